"""Pictures: the right one from memory, none for nobody, none after closing time."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from engine.core.decision import Option
from engine.core.frame import Event
from engine.core.words import msg
from render.picture import Picture
from sessions.pens import DRAWING_THREADS
from sessions.sessions import Sessions
from sessions.shapes import Seen
from tests.sessions.tables import ADA, BO, begun, open_sessions, up

BLANK = Picture(b"", "png", "image/png", "", 1, 1)


@pytest.fixture
async def sessions() -> AsyncIterator[Sessions]:
    """A running game."""
    async with open_sessions() as opened:
        await begun(opened, ADA, BO)
        yield opened


async def preview(sessions: Sessions) -> Seen:
    """What whoever is up sees."""
    me = await up(sessions, await sessions.show.table(1), ADA, BO)
    return (await sessions.play.question(1, me)).seen


async def drawn(sessions: Sessions, seen: Seen, kind: str = "preview") -> Picture:
    """As a picture."""
    return await sessions.show.drawn(seen, kind, limit=10**7)


def count(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every drawing that is begun from now on, each a picture of its own."""
    begun: list[Any] = []

    def draw(*asked: Any) -> Picture:
        begun.append(asked)
        return replace(BLANK, alt=str(len(begun)))

    monkeypatch.setattr("sessions.drawing.draw", draw)
    return begun


async def test_a_picture_is_drawn_once(sessions: Sessions, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = count(monkeypatch)
    seen = await preview(sessions)
    assert await drawn(sessions, seen) == await drawn(sessions, await preview(sessions))
    assert len(begun) == 1


async def test_another_question_position_or_turn_of_the_same_number_is_another_picture(
    sessions: Sessions, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = count(monkeypatch)
    seen = await preview(sessions)
    assert seen.question is not None
    more = Option("other", msg("core-stale"))
    other = structs.replace(seen.question, options=(*seen.question.options, more))
    table = structs.replace(seen.view.table, turn=seen.view.table.turn + 1)
    variants = [
        seen,
        replace(seen, question=other),
        replace(seen, changes=(*seen.changes, Event("core-stale", {}))),
        replace(seen, view=structs.replace(seen.view, table=table)),
    ]
    assert len({(await drawn(sessions, variant)).alt for variant in variants}) == len(variants)
    assert len(begun) == len(variants)


async def test_no_two_positions_of_a_table_have_the_same_number(sessions: Sessions) -> None:
    me = await up(sessions, await sessions.show.table(1), ADA, BO)
    other = BO if me == ADA else ADA
    found = []
    for trades in (True, False, False):
        await sessions.play.typed(1, me, "sail 1")
        found.append(await preview(sessions))
        if trades:
            await sessions.play.typed(1, other, "trade favour")
            found.append(await preview(sessions))
        await sessions.play.step_back(1, me)
        found.append(await preview(sessions))
    revisions = [seen.revision for seen in found]
    assert revisions == sorted(set(revisions))


async def test_a_drawing_that_waits_for_a_pen_and_is_not_wanted_is_never_begun(
    sessions: Sessions, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []
    go = threading.Event()

    def slow(*asked: Any) -> Picture:
        begun.append(asked[1])
        assert go.wait(60)
        return BLANK

    monkeypatch.setattr("sessions.drawing.draw", slow)
    seen = await preview(sessions)
    kinds = ["board", "score", "preview"]
    assert len(kinds) == DRAWING_THREADS + 1
    tasks = [asyncio.create_task(drawn(sessions, seen, kind)) for kind in kinds]
    while len(begun) < DRAWING_THREADS:
        await asyncio.sleep(0.001)
    tasks[-1].cancel()
    await asyncio.wait([tasks[-1]])
    go.set()
    await asyncio.gather(*tasks[:-1])
    assert sorted(begun) == ["board", "score"]


async def test_after_closing_time_nothing_is_drawn_and_nothing_fails(sessions: Sessions) -> None:
    seen = await preview(sessions)
    sessions.show.drawing.close()
    late = asyncio.create_task(drawn(sessions, seen))
    await asyncio.wait([late])
    assert late.cancelled()


async def test_a_picture_is_drawn_between_two_pieces_of_warming(
    sessions: Sessions, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    go = [threading.Event() for _ in range(DRAWING_THREADS)]

    def pieces(_: int) -> Iterator[str]:
        for piece in ("first", "second"):
            order.append(piece)
            assert go[0].wait(60)
            yield piece

    def slow(*asked: Any) -> Picture:
        order.append(asked[1])
        assert asked[1] != "score" or go[1].wait(60)
        return BLANK

    monkeypatch.setattr("sessions.drawing.warming", pieces)
    monkeypatch.setattr("sessions.drawing.draw", slow)
    seen = await preview(sessions)
    warm = asyncio.create_task(sessions.show.drawing.warm())
    score = asyncio.create_task(drawn(sessions, seen, "score"))
    while len(order) < DRAWING_THREADS:  # every pen is busy
        await asyncio.sleep(0.001)
    wanted = asyncio.create_task(drawn(sessions, seen, "board"))
    await asyncio.sleep(0)
    go[0].set()
    await asyncio.gather(warm, wanted)
    go[1].set()
    await score
    assert order[2:] == ["board", "second"]
