"""A disk that takes nothing more: nothing is half written, and all goes on when there is room."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from db.connection import Connection, Database
from engine.core.errors import Unstored
from tests.db.disk import full_disk

pytestmark = pytest.mark.files


def insert(db: Connection) -> None:
    """One more server."""
    db.execute("INSERT INTO servers (id) SELECT coalesce(max(id), 0) + 1 FROM servers")


def count(db: Connection) -> int:
    """How many servers there are."""
    found: int = db.execute("SELECT count(*) FROM servers").fetchone()[0]
    return found


async def test_what_cannot_be_written_is_refused_and_the_next_write_works(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "harbor.db")
    await database.run(insert)
    with full_disk():
        for _ in range(3):
            with pytest.raises(Unstored, match="disk"):
                await database.run(insert)
        assert await database.run(count) == 1
        assert not await database.sound()
    await database.run(insert)
    assert await database.run(count) == 2
    assert await database.sound()
    await database.close()


async def test_a_failed_commit_is_taken_back(tmp_path: Path) -> None:
    """A deferred constraint fails in the commit itself, which leaves the transaction open."""
    database = await Database.open(tmp_path / "harbor.db")

    def dangling(db: Connection) -> None:
        db.execute("PRAGMA defer_foreign_keys = ON")
        db.execute("INSERT INTO seats (table_id, seat, user_id) VALUES (9, 0, 9)")

    with pytest.raises(sqlite3.IntegrityError):
        await database.run(dangling)
    await database.run(insert)
    assert await database.run(count) == 1
    await database.close()


async def test_the_database_says_that_it_is_well_again_without_a_press(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "harbor.db")
    with full_disk(), pytest.raises(Unstored):
        await database.run(insert)
    assert await database.sound()
    assert await database.run(count) == 0
    await database.close()


async def test_closing_closes_even_if_nothing_can_be_folded_in(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = await Database.open(tmp_path / "harbor.db")
    await database.run(insert)
    with full_disk():
        await database.close()
    assert "checkpoint" in caplog.text
    with pytest.raises(ValueError, match="active"):
        await database.run(count)
    again = await Database.open(tmp_path / "harbor.db")
    assert await again.run(count) == 1
    await again.close()


async def test_closing_does_not_wait_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("db.sqlite.PATIENCE", 0.05)
    database = await Database.open(tmp_path / "harbor.db")
    release = asyncio.Event()
    loop = asyncio.get_running_loop()

    def hang(db: Connection) -> None:
        asyncio.run_coroutine_threadsafe(release.wait(), loop).result()

    hanging = asyncio.create_task(database.run(hang))
    await asyncio.sleep(0)
    await database.close()
    assert "not closed in time" in caplog.text
    release.set()
    await hanging
    await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()})  # it closes after all


async def test_the_log_is_folded_in_once_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.sqlite._IDLE_SECONDS", 0.01)
    path = tmp_path / "harbor.db"
    database = await Database.open(path)
    await database.run(insert)
    before = path.read_bytes()
    with full_disk(), pytest.raises(Unstored):
        await asyncio.wait_for(database.tidy(), 30)
    tidying = asyncio.create_task(database.tidy())  # nothing new was written, yet it has work
    async with asyncio.timeout(30):
        while path.read_bytes() == before:
            await asyncio.sleep(0.01)
    tidying.cancel()
    await database.close()
