"""Previews: only the newest is put on a panel, and none on one that asks nothing any more."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.table.turn import Easel


class Slow:
    """Somebody whose pictures take as long as the test likes."""

    def __init__(self) -> None:
        self.drawn = asyncio.Event()
        self.asked = asyncio.Event()
        self.edits: list[Any] = []
        self.interaction = self

    async def picture(self, table: int, kind: str) -> None:
        """Nothing, but late."""
        self.asked.set()
        await self.drawn.wait()

    async def edit_original_response(self, *, attachments: list[Any]) -> None:
        """What would be sent to Discord."""
        self.edits.append(attachments)


@pytest.mark.parametrize("closed", [False, True])
async def test_a_panel_that_was_closed_gets_no_late_picture(closed: bool) -> None:
    easel, visit = Easel(), Slow()
    who: Any = visit
    painting = asyncio.create_task(easel.paint(who, table=1, message=7))
    await visit.asked.wait()
    if closed:
        easel.forget(7)
    visit.drawn.set()
    await painting
    assert visit.edits == ([] if closed else [[]])
