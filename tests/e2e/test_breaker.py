"""Too much to do: posters in words, then nothing but answers; later all of it, and once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from threading import Event
from typing import Any

import pytest

from cogs.shown.ids import Verb
from playground.person import Person
from playground.seen import SeenMessage
from process.breaker import CALM, LIMITS, RISE, Stage
from render.picture import draw
from sessions.notices import TOGETHER
from sessions.pace import CALL_AFTER
from sessions.pens import DRAWING_THREADS
from sessions.post import PICTURE_WAITS
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    button,
    called,
    calls,
    newest_poster,
    open_panel,
    opened,
    press,
    random_turn,
    rest,
    verbs,
)
from tests.e2e.test_notices import BOTH, DM, notices, two, wants, who

FOLLOWS = "The picture follows when less is going on."
LEFT_OUT = "No picture just now: too much is going on."
RIVER = "The Quay/river"
LONG = 30.0


async def strained(harbor: Harbor, stage: Stage, cause: str = "lag") -> None:
    """So much to do that only this much is done."""
    breaker, readings = harbor.bot.breaker, {cause: LIMITS[cause].strained}
    while breaker.stage < stage:
        breaker.feel(readings)
        harbor.felt += RISE
        breaker.feel(readings)
    await rest(harbor)


async def calm(harbor: Harbor) -> None:
    """Little to do until everything is done again, pictures included."""
    while harbor.bot.breaker.stage is not Stage.ALL:
        harbor.bot.breaker.feel({})
        harbor.felt += CALM
        harbor.bot.breaker.feel({})
    await rest(harbor)
    await harbor.later(PICTURE_WAITS)


def posters(person: Person, place: str = HERE) -> list[SeenMessage]:
    """All messages of turns, those without buttons, too."""
    return [m for m in person.visible(place) if not m.is_private and "### " in m.text]


async def turn(up: Person, poster: SeenMessage, seed: int = 1) -> SeenMessage:
    """Their turn by random presses; the next poster."""
    await random_turn(up, poster, random.Random(seed))
    return newest_poster(up)


async def test_a_poster_in_words_gets_its_picture_later(harbor: Harbor) -> None:
    first, up, other = await two(harbor)
    assert first.picture_urls
    await strained(harbor, Stage.WORDS)
    shown = await turn(up, first)
    assert shown.id != first.id
    assert shown.picture_urls == []
    assert FOLLOWS in shown.text
    assert who(called(harbor, shown)) == [other.user.name]
    await harbor.later(10 * PICTURE_WAITS)
    assert other.look(shown).picture_urls == []
    before = len(other.visible(HERE))
    await calm(harbor)
    after = other.look(shown)
    assert after.picture_urls
    assert FOLLOWS not in after.text
    assert who(called(harbor, after)) == [other.user.name]
    assert len(other.visible(HERE)) == before


async def test_a_picture_that_is_owed_comes_after_a_restart(harbor: Harbor) -> None:
    first, up, other = await two(harbor)
    await strained(harbor, Stage.WORDS)
    shown = await turn(up, first)
    await harbor.restart()
    await harbor.later(PICTURE_WAITS)
    assert other.look(shown).picture_urls
    assert len(posters(other)) == 2


async def test_an_old_poster_promises_nothing(harbor: Harbor) -> None:
    first, up, other = await two(harbor)
    await strained(harbor, Stage.WORDS)
    second = await turn(up, first)
    third = await turn(other, second, seed=2)
    assert FOLLOWS in third.text
    old = other.look(second)
    assert FOLLOWS not in old.text
    assert old.text.splitlines()[0] == second.text.splitlines()[0]
    assert old.buttons == []
    await calm(harbor)
    assert other.look(third).picture_urls
    assert other.look(second).picture_urls == []


async def test_letters_wait_for_a_while_and_then_come_in_words(harbor: Harbor) -> None:
    first, up, other = await two(harbor)
    (letter,) = [m for m in other.dms() if m.picture_urls]
    await strained(harbor, Stage.WORDS)
    second = await turn(up, first)
    await turn(other, second, seed=2)
    assert other.look(letter).text == letter.text
    await harbor.later(200)
    after = other.look(letter)
    assert after.picture_urls == []
    assert "No picture just now: too much is going on. My hand shows it." in after.text
    assert len(other.dms()) == 1


async def test_a_lobby_is_kept_up_to_date(harbor: Harbor) -> None:
    await strained(harbor, Stage.WORDS)
    lobby = await opened(harbor, "Ada", "Dan")
    assert "Dan" in lobby.text
    assert FOLLOWS not in lobby.text


async def test_a_panel_says_that_its_picture_is_left_out_and_the_board_shows_it(
    harbor: Harbor,
) -> None:
    first, up, _ = await two(harbor)
    panel = await open_panel(up, first)
    assert up.look(panel).picture_urls
    await strained(harbor, Stage.WORDS)
    again = await open_panel(up, first)
    assert again.picture_urls == []
    assert LEFT_OUT in again.text
    board = await press(up, first, Verb.BOARD)
    assert board.private[0].picture_urls
    await calm(harbor)
    after = await open_panel(up, first)
    assert up.look(after).picture_urls
    assert LEFT_OUT not in up.look(after).text


async def test_what_is_said_is_said_in_the_readers_language(harbor: Harbor) -> None:
    await strained(harbor, Stage.WORDS)
    poster = await begun(harbor, "Bruno", "Chiara", place="Il Molo/tavoli")
    assert "L’immagine arriva quando ci sarà meno traffico." in poster.text


async def test_when_only_answers_are_given_nothing_is_lost_and_nothing_comes_twice(
    harbor: Harbor,
) -> None:
    first, up, other = await two(harbor)
    await wants(other, BOTH)
    await strained(harbor, Stage.ANSWERS)
    shown = await turn(up, first)
    assert shown.id == first.id
    await harbor.later(TOGETHER + CALL_AFTER)
    assert notices(other) == []
    assert len(posters(other)) == 1
    await calm(harbor)
    shown = newest_poster(other)
    assert who(called(harbor, shown)) == [other.user.name]
    assert shown.picture_urls
    await harbor.later(TOGETHER)
    await harbor.later(24 * 3_600)
    assert len(posters(other)) == 2
    (told,) = notices(other)
    assert "It is your turn." in told.text
    assert calls(other) == []


async def test_messages_that_wait_outlive_a_restart(harbor: Harbor) -> None:
    first, up, other = await two(harbor)
    await wants(other, DM)
    await strained(harbor, Stage.ANSWERS)
    await turn(up, first)
    await harbor.restart()
    await harbor.later(TOGETHER)
    await harbor.later(24 * 3_600)
    assert len(posters(other)) == 2
    assert len(notices(other)) == 1


async def test_again_and_again_is_still_once(harbor: Harbor) -> None:
    poster, up, other = await two(harbor)
    for number in range(4):
        await strained(harbor, Stage.ANSWERS)
        await turn(up, poster, seed=number)
        await calm(harbor)
        before, poster = poster, newest_poster(up)
        assert poster.id != before.id
        assert who(called(harbor, poster)) == [other.user.name]
        up, other = other, up
    await harbor.later(24 * 3_600)
    assert len(posters(up)) == 5
    assert calls(up) == []


async def test_a_new_table_has_its_message_at_once(harbor: Harbor) -> None:
    await strained(harbor, Stage.ANSWERS)
    await harbor.person("Ada").slash(HERE, "game new", game="river_of_gold")
    assert Verb.JOIN in verbs(newest_poster(harbor.person("Ada")))


# -- the real readings ----------------------------------------------------------------------------


@asynccontextmanager
async def slow_pens(harbor: Harbor, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Event]:
    """Every drawing waits until the event is set."""
    go = Event()

    def slow(*asked: Any) -> Any:
        assert go.wait(LONG)
        return draw(*asked)

    monkeypatch.setattr("sessions.drawing.draw", slow)
    harbor.sessions.show.drawing.pens.clock = lambda: harbor.felt
    try:
        yield go
    finally:
        go.set()


def feel(harbor: Harbor, seconds: float) -> Stage:
    """As the bot itself does, after so long."""
    harbor.felt += seconds
    harbor.bot.breaker.feel(harbor.bot.overload.readings())
    return harbor.bot.breaker.stage


async def test_pens_that_are_too_slow_keep_no_poster_waiting(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(harbor, "Ada", "Dan")
    lobby = await opened(harbor, "Bruno", "Chiara", place=RIVER)
    async with slow_pens(harbor, monkeypatch) as go:
        looking = [
            asyncio.create_task(harbor.person(name).slash(HERE, "board"))
            for name in ("Ada", "Dan", "Edda", "Bruno")[: DRAWING_THREADS + 1]
        ]
        pens = harbor.sessions.show.drawing.pens
        while not sum(pens.waiting().values()):
            await asyncio.sleep(0.01)
        assert feel(harbor, LIMITS["drawing"].strained) is Stage.ALL
        assert feel(harbor, RISE) is Stage.WORDS
        watcher = harbor.person("Bruno")
        start = button(watcher.look(lobby), Verb.START).custom_id
        await watcher.click(lobby, custom_id=start, until="acknowledged")
        shown = await watcher.wait_for(lambda m: FOLLOWS in m.text, LONG)
        assert shown.picture_urls == []
        go.set()
        await asyncio.gather(*looking)
    assert feel(harbor, 0) is Stage.WORDS
    assert feel(harbor, CALM) is Stage.ALL
    await harbor.later(PICTURE_WAITS)
    assert watcher.look(shown).picture_urls


async def test_pens_that_fail_are_left_alone_for_a_while(
    harbor: Harbor, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, up, _ = await two(harbor)

    def breaks(*asked: Any) -> Any:
        raise RuntimeError("no memory for a picture")

    with monkeypatch.context() as broken:
        broken.setattr("sessions.drawing.draw", breaks)
        for number in range(9):
            broken.setattr("sessions.drawing.MOST_NAME", 9 + number)  # nothing is remembered
            await up.slash(HERE, "board")
        feel(harbor, 0)
        assert feel(harbor, RISE) is Stage.WORDS
        shown = await turn(up, first)
    assert FOLLOWS in shown.text
    feel(harbor, CALM + 1)
    assert feel(harbor, CALM) is Stage.ALL
    await harbor.later(PICTURE_WAITS)
    assert up.look(shown).picture_urls


async def test_requests_that_discord_fails_are_felt(harbor: Harbor) -> None:
    for _ in range(30):
        for told in harbor.bot.requests.ended:
            told("limited")
    feel(harbor, 0)
    assert feel(harbor, RISE) is Stage.WORDS
    assert feel(harbor, RISE) is Stage.WORDS
    assert feel(harbor, RISE) is Stage.ANSWERS
