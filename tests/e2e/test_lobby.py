"""Opening, joining, options, invitations, starting, ending."""

from __future__ import annotations

import asyncio

import pytest

from cogs.shown.ids import Verb, parse
from engine.games import GAMES
from playground.component_rules import Kind
from playground.permissions import Permission
from playground.person import Outcome, Person
from playground.seen import SeenMessage, SeenSelect
from sessions.options import settings
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    button,
    called,
    newest_poster,
    opened,
    press,
    verbs,
)


def menu(message: SeenMessage, verb: Verb, number: int = 0) -> SeenSelect:
    """The menu with this verb, the so-manieth."""
    return [s for s in message.selects if parse(s.custom_id).verb is verb][number]


async def test_open_join_start(harbor: Harbor) -> None:
    ada, bruno = harbor.person("Ada"), harbor.person("Bruno")
    (said,) = (await ada.slash(HERE, "game new", game="river_of_gold")).private
    assert "is open" in said.text
    lobby = newest_poster(ada)
    assert "**A** Ada (host) · red circle" in lobby.text
    assert not button(lobby, Verb.START).is_enabled
    assert "1 more player is needed to start." in lobby.text
    await press(bruno, lobby, Verb.JOIN)
    lobby = ada.look(lobby)
    assert "**B** Bruno" in lobby.text
    await press(ada, lobby, Verb.START)
    poster = newest_poster(ada)
    assert poster.picture_urls
    assert "Shuffle " in poster.text
    assert "When the game is over" in (await press(ada, poster, Verb.PROOF)).private[0].text
    assert len(called(harbor, poster)) == 1
    assert verbs(ada.look(lobby)) == []


async def test_who_may_not_start_or_sit_twice(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada", "Bruno")
    said = (await press(harbor.person("Bruno"), lobby, Verb.START)).private[0].text
    assert "chi ospita questo tavolo: Ada" in said
    said = (await press(harbor.person("Ada"), lobby, Verb.JOIN)).private[0].text
    assert said == "You already have a seat at this table."


async def choose(ada: Person, page: SeenMessage, option: int, choice: int) -> Outcome:
    """Open an option and choose something else."""
    await ada.select(page, menu(page, Verb.WHICH).custom_id, [str(option)])
    return await ada.select(page, menu(ada.look(page), Verb.OPTION).custom_id, [str(choice)])


async def test_options_show_on_the_poster_and_a_bad_mix_is_refused(harbor: Harbor) -> None:
    ada = harbor.person("Ada")
    lobby = await opened(harbor, "Ada", "Bruno")
    page = (await press(ada, lobby, Verb.OPTIONS)).private[0]
    await choose(ada, page, 0, 1)
    assert "last player chooses first" in ada.look(lobby).text
    outcome = await choose(ada, page, 1, 1)
    assert "do not go together" in outcome.private[0].text
    await choose(ada, page, 2, 2)
    assert "Pace: daily" in ada.look(lobby).text


async def test_options_are_the_hosts_and_anybody_reads_them(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada", "Dan")
    for name in ("Dan", "Edda"):
        page = (await press(harbor.person(name), lobby, Verb.OPTIONS)).private[0]
        assert page.text.startswith("Options of this table; only Ada, who hosts it, can change")
        assert "Pace: friends" in page.text
        assert page.selects == []
    refused = await harbor.person("Dan").press(lobby, Kind.STRING_SELECT, "h1|W|1", values=["0"])
    assert refused.private[0].text == "Only the host of this table may do that: Ada."


async def test_whoever_sits_alone_hears_that_there_is_nobody_to_change_with(
    harbor: Harbor,
) -> None:
    lobby = await opened(harbor, "Ada")
    ada, page = harbor.person("Ada"), (await press(harbor.person("Ada"), lobby, Verb.SEATS))
    assert page.private[0].text.startswith("You sit here alone")
    assert page.private[0].selects == []
    await press(harbor.person("Dan"), lobby, Verb.JOIN)
    assert (await press(ada, lobby, Verb.SEATS)).private[0].selects


@pytest.mark.parametrize("game", [meta.id for meta in (game.meta for game in GAMES)])
async def test_every_option_of_every_game_can_be_chosen(harbor: Harbor, game: str) -> None:
    ada, meta = harbor.person("Ada"), GAMES.get(game).meta
    lobby = await opened(harbor, "Ada", game=game)
    page = (await press(ada, lobby, Verb.OPTIONS)).private[0]
    for number in range(len(list(settings(await harbor.sessions.context.table(1), meta)))):
        await choose(ada, page, number, 1)
        table = await harbor.sessions.context.table(1)
        chosen = list(settings(table, meta))[number]
        assert chosen.chosen == chosen.choices[1][0]
        await choose(ada, page, number, 0)


async def test_options_by_command_change_the_same_poster(harbor: Harbor) -> None:
    ada = harbor.person("Ada")
    lobby = await opened(harbor, "Ada", "Bruno")
    page = (await ada.slash(HERE, "game options")).answer
    await choose(ada, page, 0, 2)
    assert "A random clan" in ada.look(lobby).text


async def test_an_invitation_calls_one_person(harbor: Harbor) -> None:
    ada, chiara = harbor.person("Ada"), harbor.person("Chiara")
    lobby = await opened(harbor, "Ada")
    outcome = await ada.select(lobby, menu(lobby, Verb.INVITE).custom_id, [chiara.user])
    (invitation,) = outcome.created
    assert [person.user.name for person in called(harbor, invitation)] == ["Chiara"]
    await press(chiara, invitation, Verb.JOIN)
    assert "**B** Chiara" in ada.look(lobby).text
    assert verbs(ada.look(invitation)) == []
    assert ada.look(invitation).text == "Chiara has taken a seat."


async def test_bots_and_the_seated_are_not_invited(harbor: Harbor) -> None:
    ada = harbor.person("Ada")
    lobby = await opened(harbor, "Ada", "Bruno")
    for guest in (harbor.world.bot, harbor.world.user("Bruno")):
        outcome = await ada.select(lobby, menu(lobby, Verb.INVITE).custom_id, [guest])
        assert outcome.private[0].text


async def test_leaving_passes_the_table_on_and_the_last_one_closes_it(harbor: Harbor) -> None:
    ada, bruno = harbor.person("Ada"), harbor.person("Bruno")
    lobby = await opened(harbor, "Ada", "Bruno")
    await press(ada, lobby, Verb.LEAVE)
    assert "**A** Bruno (host)" in ada.look(lobby).text
    await press(bruno, lobby, Verb.LEAVE)
    assert ada.look(lobby).buttons == []
    again = await opened(harbor, "Ada")
    assert again.id != lobby.id
    assert again.buttons


async def test_one_table_a_channel(harbor: Harbor) -> None:
    await opened(harbor, "Ada")
    said = (await harbor.person("Dan").slash(HERE, "game new", game="river_of_gold")).answer
    assert said.is_private
    assert "already has a table" in said.text


@pytest.mark.parametrize(
    ("missing", "named"),
    [
        (Permission.ATTACH_FILES, "Attach Files"),
        (Permission.SEND_MESSAGES, "Send Messages"),
        (Permission.VIEW_CHANNEL, "View Channel"),
    ],
)
async def test_what_is_missing_is_named_before_a_table_opens(
    harbor: Harbor, missing: Permission, named: str
) -> None:
    harbor.world.faults.deny(harbor.world.channel(HERE), missing)
    said = (await harbor.person("Ada").slash(HERE, "game new", game="river_of_gold")).answer
    assert named in said.text
    check = (await harbor.person("Edda").slash(HERE, "admin check")).answer
    assert named in check.text


async def test_a_game_can_be_ended_by_its_host_or_an_admin(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    refused = (await harbor.person("Bruno").slash(HERE, "game end")).private[0]
    assert "Ada" in refused.text
    edda = harbor.person("Edda")
    sure = (await edda.slash(HERE, "game end")).answer
    assert verbs(newest_poster(edda)) == verbs(poster), "nothing has happened yet"
    await press(edda, sure, Verb.END)
    ended = newest_poster(harbor.person("Ada"))
    assert "ended before the game was over" in ended.text
    assert Verb.PLAY not in verbs(ended)
    old = await harbor.person("Bruno").press(
        harbor.person("Bruno").look(poster), Kind.BUTTON, "h1|p|1"
    )
    assert "chiuso" in old.private[0].text


async def test_an_italian_server_reads_italian(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada", "Dan", place="Il Molo/tavoli")
    assert "Il Fiume d’Oro" in lobby.text
    said = (await press(harbor.person("Ada"), lobby, Verb.JOIN)).private[0].text
    assert said.startswith("You already")


async def test_three_who_join_at_once_all_sit_on_the_poster(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada")
    names = ("Bruno", "Chiara", "Dan")
    await asyncio.gather(*(press(harbor.person(name), lobby, Verb.JOIN) for name in names))
    shown = harbor.person("Ada").look(lobby).text
    assert all(name in shown for name in names)


async def test_those_who_are_new_to_a_game_are_shown_the_ways_in_and_others_are_not(
    harbor: Harbor,
) -> None:
    ada, bruno = harbor.person("Ada"), harbor.person("Bruno")
    (said,) = (await ada.slash(HERE, "game new", game="river_of_gold")).private
    assert verbs(said) == [Verb.LEARN, Verb.RULES]
    lobby = newest_poster(ada)
    (said,) = (await press(bruno, lobby, Verb.JOIN)).private
    assert "Prima volta a «Il Fiume d’Oro»?" in said.text
    assert verbs(said) == [Verb.LEARN, Verb.RULES]
    await press(ada, lobby, Verb.START)
    (said,) = (await ada.slash("The Quay/river", "game new", game="river_of_gold")).private
    assert verbs(said) == []
    assert (await press(bruno, newest_poster(ada, "The Quay/river"), Verb.JOIN)).private == []
