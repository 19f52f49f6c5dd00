"""Commands on people and on messages: a seat for somebody, the board as a message showed it."""

from __future__ import annotations

import random

import pytest

from cogs.shown.ids import Verb, to
from playground.component_rules import Kind
from playground.offers import NotOffered
from playground.person import Person
from playground.seen import SeenMessage
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    called,
    newest_poster,
    opened,
    press,
    random_turn,
    verbs,
)

SEAT, MOMENT = "Offer a seat at this table", "Board at this moment"


async def seat_for(harbor: Harbor, who: str, whom: str) -> SeenMessage:
    """Choose the command on somebody; the answer."""
    return (await harbor.person(who).use(HERE, SEAT, harbor.world.user(whom))).answer


def newest(person: Person) -> SeenMessage:
    """The last thing everybody can read."""
    return [message for message in person.visible(HERE) if not message.is_private][-1]


async def test_both_have_italian_names(harbor: Harbor) -> None:
    menus = [c for c in harbor.world.commands[None] if c["type"] != 1]
    assert {c["name_localizations"]["it"] for c in menus} == {
        "Offri un posto a questo tavolo",
        "Tabellone in questo momento",
    }


async def test_in_a_lobby_it_invites(harbor: Harbor) -> None:
    await opened(harbor, "Ada")
    said = await seat_for(harbor, "Ada", "Dan")
    assert not said.is_private
    assert said.content.startswith(f"<@{harbor.world.user('Dan').id}>, Ada invites you")
    assert verbs(said) == [Verb.JOIN, Verb.DECLINE]
    assert called(harbor, said) == [harbor.person("Dan")] or len(called(harbor, said)) == 1


@pytest.mark.parametrize(
    ("who", "whom", "why"),
    [
        ("Ada", "Bruno", "This person already has a seat."),
        ("Dan", "Gwen", "Invitations come from those who sit at the table. Press Join first."),
        ("Ada", "Harbormaster", "Bots cannot be invited. Choose a person."),
    ],
)
async def test_in_a_lobby_it_refuses_as_the_menu_does(
    harbor: Harbor, who: str, whom: str, why: str
) -> None:
    await opened(harbor, "Ada", "Bruno")
    assert (await seat_for(harbor, who, whom)).text == why


async def test_on_oneself_it_puts_ones_seat_up(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Bruno")
    ada = harbor.person("Ada")
    page = await seat_for(harbor, "Ada", "Ada")
    assert "Offer your own seat" in page.text
    await press(ada, page, Verb.OFFER)
    assert verbs(newest(ada)) == [Verb.TAKE, Verb.WITHDRAW]


async def test_on_somebody_else_it_calls_them_to_ones_seat(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Bruno")
    ada, dan = harbor.person("Ada"), harbor.person("Dan")
    page = await seat_for(harbor, "Ada", "Dan")
    assert page.is_private
    assert "to Dan?" in page.text
    await press(ada, page, Verb.CALL)
    said = newest(ada)
    assert said.content.startswith(f"<@{dan.user.id}>, the seat of Ada")
    assert [person.user.name for person in called(harbor, said)] == ["Dan"]
    await press(dan, said, Verb.TAKE)
    assert "Dan" in (await harbor.sessions.show.table(1)).names()


async def test_a_second_call_is_to_the_seat_that_is_to_be_had(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Bruno")
    ada = harbor.person("Ada")
    await press(ada, await seat_for(harbor, "Ada", "Dan"), Verb.CALL)
    page = await seat_for(harbor, "Ada", "Gwen")
    assert page.text.startswith("Call Gwen to the seat that is to be had (A)")
    await press(ada, page, Verb.CALL)
    assert [person.user.name for person in called(harbor, newest(ada))] == ["Gwen"]


async def test_nobody_is_called_twice_a_day_or_against_their_will(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Bruno")
    ada, gwen = harbor.person("Ada"), harbor.person("Gwen")
    await press(ada, await seat_for(harbor, "Ada", "Dan"), Verb.CALL)
    page = await seat_for(harbor, "Bruno", "Dan")
    await press(harbor.person("Bruno"), page, Verb.CALL)
    assert called(harbor, newest(ada)) == [], "this one is there to be read"
    settings = (await gwen.slash(HERE, "settings")).answer
    page = await seat_for(harbor, "Ada", "Gwen")
    await press(gwen, settings, Verb.INVITATIONS)
    said = (await press(ada, page, Verb.CALL)).private[0]
    assert "prefers to find tables without invitations" in said.text


async def test_who_has_no_seat_has_none_to_offer(harbor: Harbor) -> None:
    await begun(harbor, "Ada", "Bruno")
    said = await seat_for(harbor, "Dan", "Gwen")
    assert said.text == "Only those who sit at this table can call somebody to it."


async def test_a_forged_call_gives_nobodys_seat_away(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    ada, bruno, dan = (harbor.person(name).user.id for name in ("Ada", "Bruno", "Dan"))
    for seat, player in ((0, ada), (0, bruno), (7, ada)):
        forged = str(to(Verb.CALL, 1, seat, player, dan))
        said = await harbor.person("Bruno").press(poster, Kind.BUTTON, forged)
        assert said.created[0].is_private
    assert not any(c.offered for c in (await harbor.sessions.show.table(1)).chairs)
    assert "is to be had" not in newest(harbor.person("Ada")).text


# -- the board as it was --------------------------------------------------------------------------


async def moment(person: Person, message: SeenMessage) -> SeenMessage:
    """Choose the command on a message; the answer."""
    return (await person.use(HERE, MOMENT, message)).answer


def words_of(message: SeenMessage) -> str:
    """What is told, with the pictures' own words."""
    return f"{message.text} {message.payload['components']}"


async def test_each_message_shows_its_own_position(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    dan, dice, posters = harbor.person("Dan"), random.Random(3), [poster]
    for _ in range(3):
        await random_turn(called(harbor, posters[-1])[0], posters[-1], dice)
        posters.append(newest_poster(dan))
    lives = [await harbor.sessions.show.moment(message.id) for message in posters]
    assert [live.revision for live in lives] == sorted({live.revision for live in lives})
    now = await harbor.sessions.show.board(1)
    assert lives[-1].view == now.view
    assert lives[0].view != now.view
    for message in posters:
        shown = await moment(dan, message)
        assert shown.is_private
        assert shown.picture_urls
        assert verbs(shown) == [Verb.BOARD]


async def test_it_tells_of_the_turn_as_the_message_did(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    dan = harbor.person("Dan")
    await random_turn(called(harbor, poster)[0], poster, random.Random(3))
    turn = newest_poster(dan)
    await random_turn(called(harbor, turn)[0], turn, random.Random(3))
    shown = await moment(dan, dan.look(turn))
    told, was_told = _deeds(shown.text), _deeds(turn.text)
    assert told
    assert len(told) == len(was_told)
    pairs = zip(told, was_told, strict=True)
    assert all(line.startswith(was.removesuffix("…")) for line, was in pairs)


def _deeds(text: str) -> list[str]:
    """What was done, a line each; on the table's message a long one may be cut."""
    return [line for line in text.splitlines() if line.startswith("- ")]


async def test_nothing_hidden_is_in_it(harbor: Harbor) -> None:
    """Neither the hand of whoever asks, nor a draft that nobody has seen."""
    poster = await begun(harbor, "Ada", "Bruno")
    (up,) = called(harbor, poster)
    panel = (await press(up, poster, Verb.PLAY)).private[0]
    await press(up, panel, Verb.ANSWER)
    seen = await harbor.sessions.show.moment(poster.id)
    assert seen.seat is None
    assert seen.revision == 0
    assert seen.view == (await harbor.sessions.show.board(1)).view


@pytest.mark.parametrize("which", ["lobby", "words", "letter"])
async def test_a_message_that_told_of_no_turn(harbor: Harbor, which: str) -> None:
    ada = harbor.person("Ada")
    message = await opened(harbor, "Ada", "Bruno")
    if which == "words":
        message = ada.say(HERE, "Good evening")
    if which == "letter":
        with pytest.raises(NotOffered):
            await ada.use(ada.dm, MOMENT, ada.dms()[0])
        return
    assert (await moment(ada, message)).text.startswith("There is no board to show")


async def test_it_works_after_a_restart(harbor: Harbor) -> None:
    poster = await begun(harbor, "Ada", "Bruno")
    await random_turn(called(harbor, poster)[0], poster, random.Random(3))
    await harbor.restart()
    ada = harbor.person("Ada")
    assert (await moment(ada, ada.look(poster))).picture_urls
