"""A line that breaks, a server that goes away: nothing is doubled, and it goes on by itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from itertools import count as count_up
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg
import pytest

from db import postgres as room
from db.connection import Connection, Database
from db.wire import Wire
from engine.core.errors import Unstored
from tests.stores import Server

_HANG_UP = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


def add(db: Connection) -> None:
    """One more server."""
    db.execute("INSERT INTO servers (id) SELECT coalesce(max(id), 0) + 1 FROM servers")


def count(db: Connection) -> int:
    """How many there are."""
    found: int = db.execute("SELECT count(*) FROM servers").fetchone()[0]
    return found


def choose(version: int, db: Connection) -> None:
    """The admins of a server choose something."""
    db.execute("INSERT INTO server_settings VALUES (1, ?, '{}', 0, 1, 0)", (version,))


def hung_up(address: str) -> None:
    """The server ends all other sessions."""
    with psycopg.connect(address, autocommit=True) as raw:
        raw.execute(_HANG_UP)


@pytest.fixture
def breaking(monkeypatch: pytest.MonkeyPatch, address: str) -> Iterator[Callable[[bool], None]]:
    """The next commit breaks the line, before or after it has arrived."""
    commit, wanted = room._commit, list[bool]()

    class Broken:
        """A connection whose commit is the last thing that is heard of it."""

        def __init__(self, raw: psycopg.Connection[Any], arrives: bool) -> None:
            self.raw, self.arrives, self.info = raw, arrives, raw.info

        def execute(self, query: str) -> None:
            if self.arrives:
                self.raw.execute(query)
            hung_up(address)
            self.raw.execute("SELECT 1")

    def broken(wire: Wire, raw: psycopg.Connection[Any], number: str) -> None:
        commit(wire, Broken(raw, wanted.pop()) if wanted else raw, number)  # type: ignore[arg-type]

    monkeypatch.setattr(room, "_commit", broken)
    yield wanted.append
    assert not wanted


async def test_a_commit_that_has_arrived_counts_though_the_line_broke(
    database: Database, breaking: Callable[[bool], None]
) -> None:
    breaking(True)
    await database.run(add)
    assert await database.run(count) == 1


async def test_a_commit_that_has_not_arrived_is_told(
    database: Database, breaking: Callable[[bool], None]
) -> None:
    breaking(False)
    with pytest.raises(Unstored):
        await database.run(add)
    assert not database._failing or await database.sound()
    assert await database.run(count) == 0


async def test_where_nobody_can_know_it_is_told_that_it_may_not_be_stored(
    database: Database, breaking: Callable[[bool], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "_UNSURE_SECONDS", 0.0)
    breaking(True)
    with pytest.raises(Unstored):
        await database.run(add)
    assert await database.run(count) == 1, "whoever tries again must look first"


async def test_a_session_that_is_ended_is_begun_anew(database: Database, address: str) -> None:
    await database.run(add)
    await database.look(count)
    hung_up(address)
    for work in (database.run, database.look):
        try:
            await work(count)
        except Unstored:
            assert await work(count) == 1
    async with database.alone_with(1):
        hung_up(address)
    async with database.alone_with(1):
        await database.run(add)


async def test_a_failed_statement_is_never_passed_over(database: Database) -> None:
    def careless(db: Connection) -> None:
        add(db)
        try:
            db.execute("INSERT INTO servers (id) VALUES (1)")
        except psycopg.errors.UniqueViolation:
            return

    with pytest.raises(AssertionError):
        await database.run(careless)
    assert await database.run(count) == 0


async def test_closed_is_closed(database: Database) -> None:
    await database.close()
    with pytest.raises(Unstored):
        await database.run(count)


@pytest.fixture
async def own(postgres: Server) -> AsyncIterator[tuple[Server, Database]]:
    """A server that may be stopped, and one process on it."""
    with TemporaryDirectory(prefix="hm-own-", dir="/tmp") as folder:
        Path(folder).chmod(0o755)
        server = Server(Path(folder) / "cluster")
        server.start()
        server.do("CREATE DATABASE harbor")
        database = await Database.open(server.address("harbor"))
        yield server, database
        await database.close()
        if server.running:
            server.stop()


async def test_a_server_that_goes_away_comes_back(
    own: tuple[Server, Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.wire._REST", 0.0)
    monkeypatch.setattr("db.attention._REST", 0.01)
    server, database = own
    heard = asyncio.Queue[str]()
    database.watch(lambda change: heard.put_nowait(change.kind))
    listening = asyncio.create_task(database.listen())
    await database.run(add)
    assert await heard.get() == "all"
    server.stop("fast")
    for work in (database.run, database.look):
        with pytest.raises(Unstored):
            await work(count)
    assert not await database.sound()
    with pytest.raises(Unstored):
        async with database.alone_with(1):
            pass
    assert not listening.done()
    server.start()
    assert await database.sound()
    assert await database.run(count) == await database.look(count) == 1
    async with database.alone_with(1):
        await database.run(add)
    other = await Database.open(server.address("harbor"))
    told = set[str]()
    for version in count_up(1):
        await other.run(partial(choose, version))
        while not heard.empty():
            told.add(heard.get_nowait())
        if "server" in told:
            break
        await asyncio.sleep(0.01)
    listening.cancel()
    await other.close()
