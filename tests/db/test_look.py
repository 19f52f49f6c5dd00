"""What only shows something is read beside whoever writes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from threading import Event

import pytest

from db.connection import Connection, Database
from engine.core.errors import Unstored


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """One with a name that needs care."""
    opened = await Database.open(tmp_path / "100% #1?.db")
    yield opened
    await opened.close()


def insert(db: Connection) -> None:
    """One more server."""
    db.execute("INSERT INTO servers (id) SELECT coalesce(max(id), 0) + 1 FROM servers")


def count(db: Connection) -> int:
    """How many servers there are."""
    found: int = db.execute("SELECT count(*) FROM servers").fetchone()[0]
    return found


async def test_what_is_stored_is_seen(database: Database) -> None:
    for stored in range(20):
        assert await database.look(count) == stored
        await database.run(insert)


async def test_nobody_who_looks_waits_for_whoever_writes(database: Database) -> None:
    begun, go_on = Event(), Event()

    def slow(db: Connection) -> None:
        insert(db)
        begun.set()
        assert go_on.wait(60)

    writing = asyncio.create_task(database.run(slow))
    await asyncio.to_thread(begun.wait, 60)
    assert await database.look(count) == 0, "what is not stored yet has not happened"
    assert not writing.done()
    go_on.set()
    await writing
    assert await database.look(count) == 1


async def test_a_look_shows_one_moment(database: Database) -> None:
    begun, go_on = Event(), Event()

    def twice(db: Connection) -> tuple[int, int]:
        first = count(db)
        begun.set()
        assert go_on.wait(60)
        return first, count(db)

    looking = asyncio.create_task(database.look(twice))
    await asyncio.to_thread(begun.wait, 60)
    await database.run(insert)
    go_on.set()
    assert await looking == (0, 0)
    assert await database.look(count) == 1


async def test_a_look_changes_nothing(database: Database) -> None:
    with pytest.raises(Unstored, match=r"read-?only"):
        await database.look(insert)
    assert await database.look(count) == 0
    await database.run(insert)


async def test_a_look_that_fails_keeps_no_other_from_looking(database: Database) -> None:
    def broken(db: Connection) -> int:
        return 1 // count(db)

    with pytest.raises(ZeroDivisionError):
        await database.look(broken)
    assert await database.look(count) == 0


async def test_in_memory_there_is_one_connection() -> None:
    database = await Database.open(":memory:")
    await database.run(insert)
    assert await database.look(count) == 1
    await database.close()
