"""Wherever people bring the bot: a server that never invited it, and private messages."""

from __future__ import annotations

import pytest

from cogs.shown.ids import Verb
from playground.component_rules import Kind
from playground.offers import NotOffered
from tests.e2e.harbor import Harbor, begun, button, called, newest_poster, opened, press, verbs

BAR, GROUP = "The Tavern/bar", "Sunday round"
RIVER, MOLO = "The Quay/river", "Il Molo/tavoli"
FOR_ONESELF = {
    "mine",
    "away",
    "hand",
    "since",
    "settings",
    "help",
    "privacy export",
    "privacy delete",
}


async def test_what_can_be_used_there(harbor: Harbor) -> None:
    for place in (BAR, GROUP):
        assert {line.name for line in harbor.person("Ada").offers(place)} == FOR_ONESELF
    assert harbor.person("Gwen").offers(BAR) == [], "she has not installed the bot for herself"
    for command in ("play", "game new", "board"):
        with pytest.raises(NotOffered):
            await harbor.person("Ada").slash(BAR, command)


@pytest.mark.parametrize("command", sorted(FOR_ONESELF))
async def test_all_of_it_is_private(harbor: Harbor, command: str) -> None:
    await begun(harbor, "Ada", "Bruno")
    await harbor.person("Ada").slash(BAR, command)
    assert harbor.person("Dan").visible(BAR) == []
    (said,) = harbor.person("Ada").visible(BAR)
    assert said.is_private


@pytest.mark.parametrize("place", [BAR, GROUP])
async def test_one_plays_from_there(harbor: Harbor, place: str) -> None:
    (up,) = called(harbor, await begun(harbor, "Ada", "Bruno"))
    hand = (await up.slash(place, "hand")).answer
    assert hand.picture_urls
    panel = (await press(up, hand, Verb.PLAY)).private[0]
    assert Verb.ANSWER in verbs(panel)
    assert (await press(up, panel, Verb.ANSWER)).answer.is_private


async def test_of_several_hands_one_chooses(harbor: Harbor) -> None:
    names = ("Ada", "Bruno", "Chiara")
    posters = [await begun(harbor, *names, place=place) for place in (RIVER, MOLO)]
    up = [person.user.name for poster in posters for person in called(harbor, poster)]
    idle = harbor.person(next(name for name in names if name not in up))
    asked = (await idle.slash(BAR, "hand")).answer
    assert verbs(asked) == [Verb.HAND] * 2
    for choice in asked.buttons:
        shown = (await idle.click(asked, custom_id=choice.custom_id)).private[0]
        assert shown.picture_urls


async def test_of_several_hands_the_one_that_is_waited_for(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Bruno", place=RIVER)
    poster = await begun(harbor, "Ada", "Bruno", place=MOLO)
    (up,) = called(harbor, poster)
    other = harbor.person("Bruno" if up.user.name == "Ada" else "Ada")
    tables = await harbor.sessions.show.of_user(other.user.id)
    shown = (await other.slash(BAR, "hand")).answer
    one_waits = sum(table.waits for table in tables) == 1
    assert (verbs(shown)[:1] == [Verb.PLAY]) is one_waits


async def test_who_plays_nothing_is_told_where_tables_are(harbor: Harbor) -> None:
    said = (await harbor.person("Dan").slash(BAR, "hand")).answer
    assert said.text == "You sit at no table. Open one on a server with /game new."


async def test_the_list_names_ones_own_tables_only(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Bruno")
    await opened(harbor, "Chiara", place=MOLO)
    said = (await harbor.person("Ada").slash(BAR, "mine")).answer
    assert len(said.text.splitlines()) == 1
    assert "Chiara" not in said.text
    assert Verb.AROUND not in verbs(said), "there are no tables of this server to list"


async def test_help_there_does_not_speak_of_what_cannot_be_done(harbor: Harbor) -> None:
    there = (await harbor.person("Ada").slash(BAR, "help")).answer
    assert "/board" not in there.text
    assert verbs(there)[:2] == [Verb.OWN_TABLES, Verb.OWN_SETTINGS]
    listed = (await press(harbor.person("Ada"), there, Verb.OWN_TABLES)).private[0]
    assert listed.text.startswith("You sit at no table.")


async def test_a_page_of_another_place_lists_nothing_there(harbor: Harbor) -> None:
    """A button of a server's page, pressed where the bot is only somebody's own."""
    await begun(harbor, "Ada", "Bruno")
    ada = harbor.person("Ada")
    there = (await ada.slash(BAR, "help")).answer
    around = button((await ada.slash(RIVER, "help")).answer, Verb.AROUND).custom_id
    said = await ada.press(there, Kind.BUTTON, around)
    assert said.private[0].text.startswith("Tables stand in channels of servers.")


async def test_help_leads_on(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    dan = harbor.person("Dan")
    page = (await dan.slash(RIVER, "help")).answer
    around = (await press(dan, page, Verb.AROUND)).private[0]
    assert str(poster.id) in around.text
    assert "You sit at no table" in (await press(dan, page, Verb.OWN_TABLES)).private[0].text
    assert "Direct messages: on" in (await press(dan, page, Verb.OWN_SETTINGS)).private[0].text


async def test_a_nickname_there_is_kept_nowhere(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Bruno")
    ada = harbor.person("Ada")
    harbor.world.guild("The Tavern").members[ada.user.id].nick = "Sailor"
    await ada.slash(BAR, "settings")
    assert "Sailor" not in newest_poster(ada).text
    stored = await harbor.sessions.context.db.run(
        lambda db: db.execute("SELECT name FROM users UNION SELECT name FROM names").fetchall()
    )
    assert ("Sailor",) not in stored
