"""Rematch: one lobby in the same channel, the same options, the seats moved on, nobody forced."""

from __future__ import annotations

import asyncio

from cogs.shown.ids import Verb
from playground.component_rules import Kind
from playground.seen import SeenMessage
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    button,
    newest_poster,
    opened,
    press,
    rest,
    verbs,
)
from tests.e2e.office import add_role, fill, set_option

REMATCH = "h1|R|1"


async def ended(harbor: Harbor, *names: str) -> SeenMessage:
    """The last poster of a game, which was broken off."""
    await begun(harbor, *names)
    host = harbor.person(names[0])
    asked = (await host.slash(HERE, "game end")).answer
    await press(host, asked, Verb.END)
    await rest(harbor)
    return newest_poster(host)


async def test_whoever_presses_opens_the_lobby_and_the_others_are_invited(harbor: Harbor) -> None:
    last = await ended(harbor, "Ada", "Chiara", "Dan")
    dan, ada = harbor.person("Dan"), harbor.person("Ada")
    said = (await press(dan, last, Verb.REMATCH)).private[0]
    assert "rematch is open" in said.text
    await rest(harbor)
    lobby = next(m for m in ada.visible(HERE) if Verb.START in verbs(m))
    assert "**A** Dan (host)" in lobby.text
    invited = [m for m in ada.visible(HERE) if Verb.DECLINE in verbs(m)]
    assert [sorted(map(int, (u["id"] for u in m.payload["mentions"]))) for m in invited] == [
        [ada.user.id],
        [harbor.person("Chiara").user.id],
    ]
    await press(ada, invited[0], Verb.JOIN)
    await press(harbor.person("Chiara"), last, Verb.REMATCH)
    await rest(harbor)
    seats = (await harbor.sessions.show.table(2)).names()
    assert seats == ("Chiara", "Dan", "Ada"), "each moved on by one"
    await press(dan, ada.look(lobby), Verb.START)
    assert Verb.PLAY in verbs(newest_poster(ada))


async def test_two_presses_make_one_lobby(harbor: Harbor) -> None:
    last = await ended(harbor, "Ada", "Dan")
    ada, dan = harbor.person("Ada"), harbor.person("Dan")
    await asyncio.gather(*(press(person, last, Verb.REMATCH) for person in (ada, dan, ada)))
    await rest(harbor)
    table = await harbor.sessions.show.table(2)
    assert sorted(table.names()) == ["Ada", "Dan"]
    again = (await press(ada, last, Verb.REMATCH)).private[0]
    assert "open already" in again.text
    assert len(await harbor.sessions.show.in_server(table.server)) == 1


async def test_only_for_those_who_sat_there_and_only_when_it_is_over(harbor: Harbor) -> None:
    running = await begun(harbor, "Ada", "Dan")
    ada = harbor.person("Ada")
    assert (
        "when the game is over" in (await ada.press(running, Kind.BUTTON, REMATCH)).private[0].text
    )
    asked = (await ada.slash(HERE, "game end")).answer
    await press(ada, asked, Verb.END)
    await rest(harbor)
    last = newest_poster(ada)
    assert (
        "those who sat" in (await press(harbor.person("Edda"), last, Verb.REMATCH)).private[0].text
    )
    await ada.slash(HERE, "game new", game="yellow_yangtze")
    busy = (await press(harbor.person("Dan"), last, Verb.REMATCH)).private[0]
    assert "already has a table" in busy.text
    assert button(newest_poster(ada), Verb.JOIN)


async def test_a_lobby_that_closed_has_no_rematch(harbor: Harbor) -> None:
    ada = harbor.person("Ada")
    await ada.slash(HERE, "game new", game="river_of_gold")
    lobby = newest_poster(ada)
    await press(ada, lobby, Verb.LEAVE)
    assert "when the game is over" in (await ada.press(lobby, Kind.BUTTON, REMATCH)).private[0].text


async def test_whoever_wants_no_invitations_gets_none(harbor: Harbor) -> None:
    last = await ended(harbor, "Ada", "Dan")
    dan = harbor.person("Dan")
    await dan.press((await dan.slash(HERE, "settings")).answer, Kind.BUTTON, "h1|I|0")
    await press(harbor.person("Ada"), last, Verb.REMATCH)
    await rest(harbor)
    assert not [m for m in dan.visible(HERE) if Verb.DECLINE in verbs(m)]
    await press(dan, last, Verb.REMATCH)
    assert (await harbor.sessions.show.table(2)).seat_of(dan.user.id) is not None


# -- what the server allows -----------------------------------------------------------------------

NEXT_DOOR = "The Quay/river"


async def test_only_those_who_open_tables_open_a_rematch_and_others_join_it(
    harbor: Harbor,
) -> None:
    add_role(harbor.world.guild("The Quay"), "League", harbor.person("Ada"))
    await harbor.restart()
    last = await ended(harbor, "Ada", "Dan")
    await fill(harbor, "people", open_roles=["League"])
    ada, dan = harbor.person("Ada"), harbor.person("Dan")
    said = (await press(dan, last, Verb.REMATCH)).private[0]
    assert said.text.startswith("On this server tables are opened by")
    await press(ada, last, Verb.REMATCH)
    assert "seat in the rematch" in (await press(dan, last, Verb.REMATCH)).private[0].text


async def test_a_rematch_is_opened_where_tables_may_stand_and_from_nowhere_else(
    harbor: Harbor,
) -> None:
    last = await ended(harbor, "Ada", "Dan")
    await fill(harbor, "places", places="Only in the channels below", channels=["river"])
    ada = harbor.person("Ada")
    assert (await press(ada, last, Verb.REMATCH)).private[0].text.startswith("Tables stand in")
    there = await opened(harbor, "Chiara", place=NEXT_DOOR)
    said = (await ada.press(there, Kind.BUTTON, REMATCH)).private[0]
    assert "rematch" not in said.text
    assert (await harbor.sessions.show.in_channel(last.channel_id)).status == "ended"


async def test_a_rematch_has_what_is_locked_and_a_pace_that_is_on_offer(harbor: Harbor) -> None:
    last = await ended(harbor, "Ada", "Dan")
    before = await harbor.sessions.show.table(1)
    await set_option(harbor, 0, 0, "1", locked=True)
    await fill(harbor, "pace", pace="daily", paces=["daily", "live"])
    await press(harbor.person("Ada"), last, Verb.REMATCH)
    again = await harbor.sessions.show.table(2)
    assert before.pace not in ("daily", "live")
    assert before.options["patrons"] != "draft"
    assert (again.pace, dict(again.options)) == ("daily", {**before.options, "patrons": "draft"})
