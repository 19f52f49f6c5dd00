"""Work in the background: what is under way is finished, nothing new is begun when closing."""

from __future__ import annotations

import asyncio

import pytest

from cogs.discord_io.chores import Chores


async def test_a_bot_that_closes_begins_nothing_new(caplog: pytest.LogCaptureFixture) -> None:
    chores, go = Chores(), asyncio.Event()
    done: list[str] = []

    async def work(what: str) -> None:
        await go.wait()
        done.append(what)

    chores.spawn(work("early"), "early")
    closing = asyncio.create_task(chores.close())
    await asyncio.sleep(0)
    chores.spawn(work("late"), "late")
    go.set()
    await closing
    assert done == ["early"]
    assert len(chores) == 0
    assert caplog.records == []
