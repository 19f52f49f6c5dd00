"""Seats: chosen or drawn before the game, handed over in the middle of it."""

from __future__ import annotations

import random

import pytest

from cogs.shown.ids import Verb
from playground.component_rules import Kind
from playground.person import Person
from playground.seen import SeenMessage
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    called,
    calls,
    newest_poster,
    offers,
    open_panel,
    opened,
    press,
    random_turn,
    verbs,
)
from tests.e2e.test_lobby import choose, menu


async def test_people_change_places_in_the_lobby(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada", "Bruno", "Dan")
    dan = harbor.person("Dan")
    page = (await press(dan, lobby, Verb.SEATS)).private[0]
    await dan.select(page, menu(page, Verb.SIT).custom_id, ["0"])
    shown = dan.look(lobby).text
    assert "**A** Dan · red circle" in shown
    assert "**C** Ada (host) · yellow triangle" in shown


async def test_somebody_without_a_seat_has_none_to_change(harbor: Harbor) -> None:
    lobby = await opened(harbor, "Ada", "Bruno")
    said = (await press(harbor.person("Dan"), lobby, Verb.SEATS)).private[0].text
    assert said == "You have no seat at this table. Press Join first."


@pytest.mark.parametrize("seed", range(4))
async def test_seats_are_drawn_when_the_host_wants_it(harbor: Harbor, seed: int) -> None:
    names = ("Ada", "Bruno", "Chiara", "Dan")
    harbor.chance = random.Random(seed)
    lobby = await opened(harbor, *names)
    ada = harbor.person("Ada")
    page = (await press(ada, lobby, Verb.OPTIONS)).private[0]
    await choose(ada, page, 3, 1)
    assert "Seats: drawn when the game starts" in ada.look(lobby).text
    await press(ada, lobby, Verb.START)
    table = await harbor.sessions.context.table(1)
    assert sorted(table.names()) == sorted(names)
    assert table.names() != names, "with these four seeds nobody stays where they were"


async def offered(harbor: Harbor, who: Person, **player: str) -> SeenMessage:
    """Somebody offers a seat, their own unless named; the public word of it."""
    (asked,) = (await who.run(HERE, "game offer", player)).created
    assert asked.is_private
    (said,) = (await press(who, asked, Verb.OFFER)).created
    assert not said.is_private
    return said


async def test_a_seat_goes_to_somebody_else_with_its_hand(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (leaver,), edda = called(harbor, poster), harbor.person("Edda")
    panel, letter = await open_panel(leaver, poster), leaver.dms()[0]
    said = await offered(harbor, leaver)
    assert leaver.user.name in said.text
    await press(edda, said, Verb.TAKE)
    await harbor.world.quiet()
    assert f"<@{edda.user.id}> takes the seat" in edda.look(said).text
    assert verbs(edda.look(said)) == []
    assert edda.dms()[0].picture_urls, "the hand is the new player's"
    assert leaver.look(letter).picture_urls == [], "and no longer the old one's"
    await harbor.later(1)
    (call,) = calls(edda)
    assert [p.user for p in called(harbor, call)] == [edda.user], (
        "whoever takes a seat that is up is called once"
    )
    revision = newest_poster(edda).id, (await harbor.sessions.show.poster(1)).seen.revision
    await press(leaver, panel, Verb.REFRESH)
    assert offers(leaver.look(panel)) == [], "an old panel has nothing left to press"
    assert (
        newest_poster(edda).id,
        (await harbor.sessions.show.poster(1)).seen.revision,
    ) == revision
    assert await random_turn(edda, newest_poster(edda), random.Random(1)) > 0


async def test_the_old_player_is_a_stranger_now(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (leaver,), dan = called(harbor, poster), harbor.person("Dan")
    await press(dan, await offered(harbor, leaver), Verb.TAKE)
    hand = (await leaver.slash(HERE, "hand")).private[0]
    assert hand.picture_urls == []
    play = (await press(leaver, newest_poster(leaver), Verb.PLAY)).private[0]
    assert offers(play) == []
    assert "Dan" in play.text, "it says whom the table waits for"


async def test_who_may_offer_and_who_may_take(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Dan", "Chiara")
    ada, dan, edda = map(harbor.person, ("Ada", "Dan", "Edda"))
    refused = await dan.slash(HERE, "game offer", player=str(ada.user.id))
    assert refused.private[0].text.endswith("ask the host of this table: Ada.")
    stranger = await edda.slash(HERE, "game offer")
    assert stranger.private[0].text.startswith("You have no seat at this table")
    said = await offered(harbor, ada, player=str(dan.user.id))
    twice = await press(harbor.person("Chiara"), said, Verb.TAKE)
    assert twice.private[0].text
    await press(dan, said, Verb.WITHDRAW)
    assert "Dan (B) keeps the seat" in ada.look(said).text
    table = await harbor.sessions.context.table(1)
    assert [chair.offered for chair in table.chairs] == [False, False, False]


async def test_a_seat_is_taken_once(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    (leaver,) = called(harbor, poster)
    said = await offered(harbor, leaver)
    await press(harbor.person("Edda"), said, Verb.TAKE)
    late = await harbor.person("Dan").press(said, Kind.BUTTON, f"h1|K|1|{_seat(harbor, leaver)}")
    assert late.private[0].text == "This seat is not to be had, or no longer."


def _seat(harbor: Harbor, leaver: Person) -> int:
    return ("Ada", "Bruno").index(leaver.user.name)
