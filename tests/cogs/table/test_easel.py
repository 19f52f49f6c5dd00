"""Previews: only the newest is put on a panel, and none on one that asks nothing any more."""

from __future__ import annotations

import asyncio
import logging
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.table.easel import Easel
from engine.core.decision import Decision
from sessions.shapes import Picture
from tests.cogs.shown.questions import ask, option

PANEL = 7
ASKED = ask(option(0), option(1)).decision
PART = ask(option(1)).decision


class Slow:
    """Somebody whose pictures, and whose edits, take as long as the test likes."""

    def __init__(self, refusal: Exception | None = None) -> None:
        self.drawn, self.put = asyncio.Event(), asyncio.Event()
        self.asked, self.putting = asyncio.Event(), asyncio.Event()
        self.edits: list[list[str]] = []
        self.begun: list[int] = []
        self.given_up: list[int] = []
        self.refusal = refusal
        self.put.set()

    async def picture(self, seen: Any, kind: str, asked: Decision) -> Picture:
        """A picture that says of which revision it is, but late."""
        self.begun.append(seen.revision)
        self.asked.set()
        try:
            await self.drawn.wait()
        except asyncio.CancelledError:
            self.given_up.append(seen.revision)
            raise
        return Picture(b"", "png", "image/png", f"revision {seen.revision}", 1, 1)

    async def change(self, message: int, *, attachments: list[discord.File]) -> None:
        """What would be sent to Discord."""
        assert message == PANEL
        self.putting.set()
        await self.put.wait()
        if self.refusal:
            raise self.refusal
        self.edits.append([str(file.description) for file in attachments])


def at(revision: int) -> Any:
    """A position."""
    return SimpleNamespace(revision=revision)


def painted(easel: Easel, visit: Any, revision: int) -> asyncio.Task[None]:
    """A panel is to show a position."""
    return asyncio.create_task(easel.paint(visit, at(revision), ASKED, PANEL))


@pytest.mark.parametrize("closed", [False, True])
async def test_a_panel_that_was_closed_gets_no_late_picture(closed: bool) -> None:
    easel, visit = Easel(), Slow()
    painting = painted(easel, visit, 1)
    await visit.asked.wait()
    if closed:
        assert not easel.forget(PANEL)
    visit.drawn.set()
    await painting
    assert visit.edits == ([] if closed else [["revision 1"]])
    assert visit.given_up == ([1] if closed else [])


async def test_a_picture_that_nobody_waits_for_any_more_is_given_up() -> None:
    easel, visit = Easel(), Slow()
    first = painted(easel, visit, 1)
    await visit.asked.wait()
    second = painted(easel, visit, 2)
    await first
    assert visit.given_up == [1]
    visit.drawn.set()
    await second
    assert visit.edits == [["revision 2"]]


async def test_an_older_position_that_comes_late_does_not_take_the_place_of_a_newer() -> None:
    easel, visit = Easel(), Slow()
    second = painted(easel, visit, 2)
    await visit.asked.wait()
    await painted(easel, visit, 1)
    visit.drawn.set()
    await second
    assert visit.begun == [2]
    assert visit.edits == [["revision 2"]]


async def test_a_picture_on_its_way_is_wiped_off_a_closed_panel() -> None:
    easel, visit = Easel(), Slow()
    who: Any = visit
    visit.drawn.set()
    visit.put.clear()
    painting = painted(easel, visit, 1)
    await visit.putting.wait()
    assert easel.forget(PANEL), "it is under way"
    wiping = asyncio.create_task(easel.wipe(who, PANEL))
    visit.put.set()
    await asyncio.gather(painting, wiping)
    assert visit.edits == [["revision 1"], []]


async def test_the_easel_knows_what_a_panel_shows() -> None:
    easel, visit = Easel(), Slow()
    painting = painted(easel, visit, 3)
    await visit.asked.wait()
    assert easel.shows(PANEL, at(3), ASKED), "it will"
    visit.drawn.set()
    await painting
    assert easel.shows(PANEL, at(3), ASKED)
    assert not easel.shows(PANEL, at(4), ASKED)
    assert not easel.shows(PANEL, at(3), PART), "another part of the same question"
    easel.forget(PANEL)
    assert not easel.shows(PANEL, at(3), ASKED), "it was taken off"


@pytest.mark.parametrize(
    ("status", "code", "level"),
    [
        (404, 10008, logging.INFO),
        (404, 10062, logging.INFO),
        (401, 50027, logging.INFO),
        (503, 0, logging.WARNING),
    ],
)
async def test_a_panel_that_cannot_be_changed_is_one_line(
    status: int, code: int, level: int, caplog: pytest.LogCaptureFixture
) -> None:
    response: Any = SimpleNamespace(status=status, reason="no")
    kind = discord.NotFound if status == 404 else discord.HTTPException
    easel, visit = Easel(), Slow(kind(response, {"code": code, "message": "no"}))
    visit.drawn.set()
    with caplog.at_level(logging.INFO):
        await painted(easel, visit, 1)
    (line,) = caplog.records
    assert (line.levelno, line.exc_info) == (level, None)
    assert not easel.shows(PANEL, at(1), ASKED)


async def test_a_bot_that_closes_drops_what_is_being_drawn(
    caplog: pytest.LogCaptureFixture,
) -> None:
    easel, visit = Easel(), Slow()
    painting = painted(easel, visit, 1)
    await visit.asked.wait()
    painting.cancel()
    await asyncio.gather(painting, return_exceptions=True)
    await asyncio.sleep(0)
    assert visit.given_up == [1]
    assert visit.edits == []
    assert caplog.records == []
