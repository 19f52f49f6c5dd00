"""Hints: one at a time, for the reader's own question, in the position they see."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from engine.ai.hints import Hint
from engine.core.codec import encode
from engine.core.decision import Seat
from sessions.sessions import Sessions
from sessions.shapes import Table, TableError
from sessions.thinking import Thinkers, Unthinkable
from tests.sessions.tables import ADA, BO, HERE, begun, open_sessions, up

HINT = Hint((), None)


class Fake(Thinkers):
    """Thinks when it is told to, and notes of what."""

    def __init__(self) -> None:
        super().__init__(workers=0)
        self.asked: list[tuple[bytes, Seat, int]] = []
        self.goals: list[tuple[str, ...]] = []
        self.may = asyncio.Event()
        self.may.set()
        self.fails = False

    async def hint(
        self, game: str, match: bytes, seat: Seat, seed: int, goal: tuple[str, ...] = ()
    ) -> Hint:
        self.asked.append((match, seat, seed))
        self.goals.append(goal)
        await self.may.wait()
        if self.fails:
            raise Unthinkable(game)
        return HINT


@pytest_asyncio.fixture
async def sessions() -> AsyncIterator[Sessions]:
    """All use cases."""
    async with open_sessions() as found:
        found.context.thinkers = Fake()
        yield found


def fake(sessions: Sessions) -> Fake:
    """Who thinks."""
    assert isinstance(sessions.context.thinkers, Fake)
    return sessions.context.thinkers


async def helped(sessions: Sessions, table: Table) -> list[bool]:
    """Which seats had help."""
    return [chair.helped for chair in (await sessions.context.table(table.id)).chairs]


async def test_a_hint_is_for_what_is_asked_in_the_position_that_is_seen(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    who = await up(sessions, table, ADA, BO)
    found = await sessions.hints.hint(table.id, who)
    assert found.hint is HINT
    assert found.ask.decision == (await sessions.play.question(table.id, who)).decision
    match: Any = (await sessions.context.live(table)).match
    assert fake(sessions).asked == [(encode(match), table.seat_of(who.id), found.ask.asked)]
    assert await helped(sessions, table) == [chair.user == who.id for chair in table.chairs]


async def test_nobody_gets_a_hint_who_is_not_asked(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    other = ADA if await up(sessions, table, ADA, BO) is BO else BO
    with pytest.raises(TableError, match="hint-not-asked"):
        await sessions.hints.hint(table.id, other)
    assert fake(sessions).asked == []
    assert await helped(sessions, table) == [False, False]


async def test_one_hint_at_a_time(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    who = await up(sessions, table, ADA, BO)
    fake(sessions).may.clear()
    first = asyncio.create_task(sessions.hints.hint(table.id, who))
    await asyncio.sleep(0)
    with pytest.raises(TableError, match="hint-patience"):
        await sessions.hints.hint(table.id, who)
    fake(sessions).may.set()
    assert (await first).hint is HINT
    await sessions.hints.hint(table.id, who)


async def test_where_no_hint_can_be_had_nobody_was_helped(sessions: Sessions) -> None:
    table = await begun(sessions, ADA, BO)
    fake(sessions).fails = True
    with pytest.raises(TableError, match="hint-none"):
        await sessions.hints.hint(table.id, await up(sessions, table, ADA, BO))
    assert await helped(sessions, table) == [False, False]


async def test_whoever_is_led_is_shown_the_step_until_it_is_done(sessions: Sessions) -> None:
    table = await sessions.tours.open(HERE, ADA, "river_of_gold")
    await sessions.hints.hint(table.id, ADA)
    asked = (await sessions.play.question(table.id, ADA)).decision
    sail = next(token for token in asked.tokens() if token.startswith("sail:"))
    await sessions.play.answer(table.id, ADA, None, (sail,))
    await sessions.hints.hint(table.id, ADA)
    assert fake(sessions).goals == [("rog-sailed",), ()]
