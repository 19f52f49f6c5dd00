"""Nobody can tell who has answered in advance, in any game and with three at the table.

A game is played up to the answer that brings somebody a question they could have settled. From
there it is played twice: once it was settled, once it is answered by hand at the same moment.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from db import outbox
from db.connection import Connection
from engine.games import GAMES
from playground.person import Person
from sessions import owing
from sessions.pace import CALL_AFTER
from sessions.shapes import Person as Player
from sessions.standing import StandingAnswers
from tests.e2e.brink import (
    TOGETHER,
    Brink,
    answer_by_hand,
    ask,
    begun,
    cancel,
    live,
    on_the_brink,
    player,
    settle,
)
from tests.e2e.foresight import PAUSE
from tests.e2e.harbor import Harbor, rest
from tests.e2e.recorder import Log, harbor_in, look_around, recording

pytestmark = pytest.mark.usefixtures("same_world")
RARE = {"good", "use", "pay"}  # random games hardly meet them; scenes do
KINDS = [(game.meta.id, kind.key) for game in GAMES for kind in game.standing]
COMMON = [pytest.param(*each, id="-".join(each)) for each in KINDS if each[1] not in RARE]
QUICK = ("river_of_gold", "clan")  # the first thing that is asked at all
AWAY = 3_600  # seconds
Meanwhile: TypeAlias = Callable[[Harbor, list[Person], Brink], Awaitable[None]]
Setting: TypeAlias = tuple[str, str] | tuple[str, str, tuple[str, str]]
Scene: TypeAlias = Callable[[Harbor, list[Person], Brink], Awaitable["Seen"]]


@pytest.fixture(autouse=True)
def in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """What managers do is told apart from the poster, before it or after; here it is not told."""
    monkeypatch.setattr(owing, "told", lambda *_: None)


@dataclass(frozen=True)
class Seen:
    """What everybody else could get to know."""

    messages: Log
    before: Log  # the operator's log until it was used
    stored: Log  # in the end, but for what is its owner's alone


def differences(found: Seen, expected: Seen) -> list[object]:
    """Where the two begin to differ, in each of the three."""
    return [
        apart
        for mine, theirs in (
            (found.messages, expected.messages),
            (found.before, expected.before),
            (found.stored, expected.stored),
        )
        for apart in islice((p for p in zip_longest(mine, theirs) if p[0] != p[1]), 1)
    ]


async def seen(folder: Path, game: Setting, scene: Scene) -> Seen:
    """What others get of a scene in a game of its own."""
    async with harbor_in(folder) as harbor:
        people = await begun(harbor, *game)
        return await scene(harbor, people, await on_the_brink(harbor, people, game[1]))


async def nothing(harbor: Harbor, people: list[Person], brink: Brink) -> None:
    """A while in which nothing happens but that time goes by."""


# -- used -----------------------------------------------------------------------------------------


def played(*, settled: bool, meanwhile: Meanwhile = nothing, later: int = 1) -> Scene:
    """It is asked; so much later it is answered, in advance or by hand, and the next are called."""

    async def scene(harbor: Harbor, people: list[Person], brink: Brink) -> Seen:
        owner, watcher = people[brink.seat], people[brink.watcher]
        with recording(harbor, owner) as recorder:
            if settled:
                await settle(owner, brink)
            await ask(harbor, people, brink)
            await harbor.later(PAUSE - 1)
            await meanwhile(harbor, people, brink)
            await look_around(watcher)
            before = list(recorder.lines)
            await harbor.later(later)
            if not settled:
                await answer_by_hand(harbor, owner, brink)
            assert brink.seat not in (await live(harbor)).published.asked
            await look_around(watcher)
            await harbor.later(CALL_AFTER)
            await look_around(watcher)
            return Seen(recorder.log, before, await recorder.stored())

    return scene


@pytest.mark.parametrize(("game", "key"), COMMON)
async def test_an_answer_in_advance_looks_like_one_by_hand(
    tmp_path: Path, game: str, key: str
) -> None:
    found = await seen(tmp_path / "a", (game, key), played(settled=True))
    expected = await seen(tmp_path / "b", (game, key), played(settled=False))
    assert {moment for moment, _, _ in expected.messages} >= {0, PAUSE, PAUSE + CALL_AFTER}
    assert differences(found, expected) == []


async def test_nor_does_it_show_where_all_are_asked_at_once(tmp_path: Path) -> None:
    game = ("import_export", "unless", TOGETHER)
    found = await seen(tmp_path / "a", game, played(settled=True))
    assert differences(found, await seen(tmp_path / "b", game, played(settled=False))) == []


async def restarted(harbor: Harbor, people: list[Person], brink: Brink) -> None:
    """The program stops, and starts again at once."""
    await harbor.restart()
    await rest(harbor)


async def away(harbor: Harbor, people: list[Person], brink: Brink) -> None:
    """The program is away for longer than anybody would have waited."""
    await harbor.stop()
    harbor.skew += AWAY
    await harbor.start()
    await rest(harbor)


async def paused(harbor: Harbor, people: list[Person], brink: Brink) -> None:
    """A manager stops the game for a while."""
    edda = player(harbor.person("Edda"))
    await harbor.sessions.repairs.pause(1, edda, "away")
    await harbor.later(AWAY)
    await harbor.sessions.repairs.resume(1, edda)
    await harbor.later(0)


async def parked(harbor: Harbor, people: list[Person], brink: Brink) -> None:
    """Nothing can be posted for a while."""
    await harbor.sessions.parking.park(1, "closed")
    await harbor.later(AWAY)
    await harbor.sessions.parking.go_on(1)
    await rest(harbor)


async def gone_back(harbor: Harbor, people: list[Person], brink: Brink) -> None:
    """A manager takes the game back, and the question is brought about once more."""
    edda, repairs = player(harbor.person("Edda")), harbor.sessions.repairs
    now = await repairs.revision(await harbor.sessions.show.table(1))
    await harbor.sessions.votes.roll_back(1, edda, now - 1, now)
    await rest(harbor)
    await ask(harbor, people, brink)


STOPS: dict[str, tuple[Meanwhile, int]] = {
    "restarted": (restarted, 1),
    "away": (away, PAUSE),
    "paused": (paused, PAUSE),
    "parked": (parked, PAUSE),
    "gone back": (gone_back, PAUSE),
}


@pytest.mark.parametrize("stop", STOPS)
async def test_nor_does_it_show_when_the_game_stands_still_meanwhile(
    tmp_path: Path, stop: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sessions.context._QUICKEST", PAUSE)  # whoever starts anew waits as long
    monkeypatch.setattr("sessions.context._SLOWEST", PAUSE)
    meanwhile, later = STOPS[stop]
    used = played(settled=True, meanwhile=meanwhile, later=later)
    expected = await seen(
        tmp_path / "b", QUICK, played(settled=False, meanwhile=meanwhile, later=later)
    )
    found = await seen(tmp_path / "a", QUICK, used)
    found, expected = replace(found, before=[]), replace(expected, before=[])  # a start has its own
    assert differences(found, expected) == []


# -- not used -------------------------------------------------------------------------------------


def left(*, settled: bool, meanwhile: Meanwhile) -> Scene:
    """It is asked, but what was settled is no more by the time it would be answered."""

    async def scene(harbor: Harbor, people: list[Person], brink: Brink) -> Seen:
        owner, watcher = people[brink.seat], people[brink.watcher]
        with recording(harbor, owner) as recorder:
            if settled:
                await settle(owner, brink)
            await ask(harbor, people, brink)
            await meanwhile(harbor, people, brink)
            for _ in range(1 + CALL_AFTER // PAUSE):
                await look_around(watcher)
                await harbor.later(PAUSE)
            assert brink.seat in (await live(harbor)).published.asked
            return Seen(recorder.log, recorder.lines, await recorder.stored())

    return scene


async def cancelled(harbor: Harbor, people: list[Person], brink: Brink) -> None:
    """Its owner has thought better of it."""
    if await listed(harbor, people[brink.seat]):
        await cancel(people[brink.seat])


async def listed(harbor: Harbor, owner: Person) -> bool:
    """Whether they have settled anything."""
    found = await harbor.sessions.standing.look(1, player(owner), tell=False)
    return bool(found.given)


async def handed_over(harbor: Harbor, people: list[Person], brink: Brink) -> None:
    """Somebody else sits there now."""
    seats, owner = harbor.sessions.seats, player(people[brink.seat])
    await seats.offer(1, owner, brink.seat, owner.id, manages=False)
    await seats.take(1, player(harbor.person("Fabio")), brink.seat)
    harbor.bot.messenger.wake()
    await rest(harbor)


async def vacated(harbor: Harbor, people: list[Person], brink: Brink) -> None:
    """Nobody sits there any more."""
    edda, owner = player(harbor.person("Edda")), player(people[brink.seat])
    await harbor.sessions.repairs.vacate(1, edda, brink.seat, owner.id)
    harbor.bot.messenger.wake()
    await rest(harbor)


ENDS: dict[str, Meanwhile] = {
    "cancelled": cancelled,
    "handed over": handed_over,
    "vacated": vacated,
}


@pytest.mark.parametrize("end", ENDS)
async def test_what_was_settled_and_is_no_more_has_left_no_trace(tmp_path: Path, end: str) -> None:
    found = await seen(tmp_path / "a", QUICK, left(settled=True, meanwhile=ENDS[end]))
    expected = await seen(tmp_path / "b", QUICK, left(settled=False, meanwhile=ENDS[end]))
    assert {moment for moment, _, _ in expected.messages} >= {0, CALL_AFTER}
    assert differences(found, expected) == []


# -- that it would be noticed ---------------------------------------------------------------------

Leak: TypeAlias = Callable[[StandingAnswers, int, Player], Awaitable[None]]


async def sooner(standing: StandingAnswers, table: int, owner: Player) -> None:
    """It answers before a person would."""
    standing._context.pause = lambda: PAUSE - 1


async def a_line(standing: StandingAnswers, table: int, owner: Player) -> None:
    """The operator's log tells of it."""
    logging.getLogger("sessions.standing").debug("settled at table %d", table)


async def an_edit(standing: StandingAnswers, table: int, owner: Player) -> None:
    """The poster is edited, although it reads as before."""
    known, now = await standing._context.table(table), standing._context.clock()
    await standing._context.db.run(lambda db: owing.changed(db, known, now))
    standing._context.nudge()


async def a_letter(standing: StandingAnswers, table: int, owner: Player) -> None:
    """Everybody's letter is written anew."""
    now = standing._context.clock()

    def work(db: Connection) -> None:
        for seat in range(3):
            outbox.owe(db, table, "hand", 0, now, seat)

    await standing._context.db.run(work)
    standing._context.nudge()


async def no_call(standing: StandingAnswers, table: int, owner: Player) -> None:
    """Nobody is called any more."""

    def work(db: Connection) -> None:
        db.execute(
            "CREATE TEMP TRIGGER silent AFTER INSERT ON activations"
            " BEGIN UPDATE activations SET open = 0; END"
        )

    await standing._context.db.run(work)


async def a_name(standing: StandingAnswers, table: int, owner: Player) -> None:
    """What it answered is booked under another name, as only an export would tell."""

    def work(db: Connection) -> None:
        db.execute(
            "CREATE TEMP TRIGGER other AFTER INSERT ON answers"
            " BEGIN UPDATE answers SET user_id = -2; END"
        )

    await standing._context.db.run(work)


LEAKS: dict[str, Leak] = {
    "sooner": sooner,
    "a line in the log": a_line,
    "an edit": an_edit,
    "a letter": a_letter,
    "no call": no_call,
    "another name": a_name,
}


@pytest.mark.files  # two of the leaks are triggers of SQLite
@pytest.mark.parametrize("leak", LEAKS)
async def test_a_leak_would_be_noticed(
    tmp_path: Path, leak: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = StandingAnswers.give

    async def leaking(self: StandingAnswers, table: int, owner: Player, *what: Any) -> Any:
        found = await real(self, table, owner, *what)
        await LEAKS[leak](self, table, owner)
        return found

    expected = await seen(tmp_path / "b", QUICK, played(settled=False))
    monkeypatch.setattr(StandingAnswers, "give", leaking)
    assert differences(await seen(tmp_path / "a", QUICK, played(settled=True)), expected) != []
