"""A disk that fills up under a running bot: nothing is lost, nothing floods, nothing hangs."""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playground.server import serve
from playground.world import World
from tests.process.child import Child, new_world, opened_lobby, running

HERE = "The Quay/tables"
QUICK = (
    "process.health.EVERY=0.1",
    "process.watch.FIRST=0.1",
    "process.watch.LONGEST=0.5",
    "db.sqlite._IDLE_SECONDS=0.1",
    "sessions.keeper.HOUR=0.3",
)
UNSTORED = "Al momento non è possibile salvare, quindi non è cambiato nulla."  # Bruno's language


def fill(child: Child) -> None:
    """Nothing more fits on its disk."""
    _, hard = resource.prlimit(child.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(child.process.pid, resource.RLIMIT_FSIZE, (0, hard))


def make_room(child: Child) -> None:
    """Somebody has cleared it up."""
    _, hard = resource.prlimit(child.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(child.process.pid, resource.RLIMIT_FSIZE, (hard, hard))


@asynccontextmanager
async def up(folder: Path) -> AsyncIterator[tuple[World, Child]]:
    """A bot that is ready, quick to tell and to tidy."""
    world = new_world()
    async with serve(world) as addresses, running(folder, addresses, *QUICK) as child:
        await child.up()
        await child.until(lambda: child.health().get("database") == "ok")
        yield world, child


async def test_a_press_on_a_full_disk_changes_nothing_and_all_goes_on_after_it(
    tmp_path: Path,
) -> None:
    async with up(tmp_path) as (world, child):
        bruno = world.person("Bruno")
        lobby = await opened_lobby(world, "Ada", HERE)
        await world.quiet()
        fill(child)
        for _ in range(5):
            (told,) = (await bruno.click(lobby, label="Join")).private
            assert UNSTORED in told.text
        assert "Bruno" not in bruno.look(lobby).text
        assert len(child.said("event=not_stored")) == 1
        make_room(child)
        await child.until(lambda: child.health()["database"] == "ok")
        await bruno.click(lobby, label="Join")
        await child.until(lambda: "Bruno" in bruno.look(lobby).text)
        assert await child.stopped() == 0
    assert "Traceback" not in child.log


async def test_every_task_goes_on_once_there_is_room(tmp_path: Path) -> None:
    async with up(tmp_path) as (world, child):
        await world.person("Ada").slash(HERE, "game new", game="river_of_gold")
        fill(child)
        await child.until(lambda: child.said("event=task_failed", "task=checkpoint"))
        await child.until(lambda: child.said("event=health_unwritten"))
        await child.until(lambda: child.said("housekeeping failed: backup"))
        make_room(child)
        before = child.written
        await child.until(lambda: child.written != before)
        await child.until(lambda: child.health()["tasks"]["checkpoint"]["state"] == "running")
        states = {task["state"] for task in child.health()["tasks"].values()}
        assert states <= {"running", "finished"}
        assert child.health()["database"] == "ok"
        assert await child.stopped() == 0
    assert len(child.said("event=health_unwritten")) == 1
    assert "Traceback" not in child.log


async def test_a_bot_on_a_full_disk_ends_when_told(tmp_path: Path) -> None:
    async with up(tmp_path) as (world, child):
        lobby = await opened_lobby(world, "Ada", HERE)
        await world.person("Bruno").click(lobby, label="Join")
        fill(child)
        assert await child.stopped() == 0
    assert child.said("event=stopped")
    assert "Traceback" not in child.log
    with sqlite3.connect(tmp_path / "data" / "harbormaster.db") as raw:
        assert raw.execute("SELECT count(*) FROM seats").fetchone() == (2,)
    raw.close()
