"""One writer connection; a whole use case runs in its thread as one transaction and one hop."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Literal, TypeAlias, TypeVar

import aiosqlite

from db.migrate import migrate
from engine.core.errors import Refused

T = TypeVar("T")
Sync: TypeAlias = Literal["full", "normal"]
Connection: TypeAlias = sqlite3.Connection  # what a use case works on inside its transaction
StoreError: TypeAlias = sqlite3.Error  # what a use case raises that cannot be read or written
_BUSY_MS = 5_000
_IDLE_SECONDS = 2.0
_MOST_WAITS = 30
_PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA fullfsync = ON",  # where "on disk" else means "handed to the disk"
    "PRAGMA foreign_keys = ON",
    f"PRAGMA busy_timeout = {_BUSY_MS}",
    "PRAGMA wal_autocheckpoint = 0",  # a checkpoint in the middle of a turn costs 4 to 6 ms
)


class BadDatabase(Refused):
    """This file cannot be used; the message says why and what to do."""


class Database:
    """The product's memory."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._written = asyncio.Event()
        self._keeper = asyncio.create_task(self._checkpoint_when_idle())
        self.seconds = 0.0  # spent in transactions, for measurements
        self.transactions = 0

    @classmethod
    async def open(cls, path: str | Path, sync: Sync = "full") -> Database:
        """Open or create, check and migrate; `:memory:` works for tests.

        With `full` what was acknowledged survives a power cut, with `normal` only a killed process.
        """
        if str(path) != ":memory:":
            Path(path).parent.mkdir(parents=True, exist_ok=True)
        connection = await aiosqlite.connect(path, isolation_level=None)
        try:
            await _hop(connection, partial(_prepare, sync))
        except sqlite3.DatabaseError as error:
            await connection.close()
            raise BadDatabase("bot-db-corrupt", path=str(path), detail=str(error)) from error
        except BaseException:
            await connection.close()
            raise
        return cls(connection)

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """One transaction in one hop: all of it is on disk when this returns, or none of it."""
        start = perf_counter()
        result = await _hop(self._connection, lambda raw: _transaction(raw, work))
        self.seconds += perf_counter() - start
        self.transactions += 1
        self._written.set()
        return result

    async def close(self) -> None:
        """Finish what is under way, fold the log into the file, let go."""
        self._keeper.cancel()
        await self._checkpoint("TRUNCATE")
        await self._connection.close()

    async def _checkpoint_when_idle(self) -> None:
        """Between turns, or after a minute of nothing but turns."""
        while True:
            await self._written.wait()
            for _ in range(_MOST_WAITS):
                self._written.clear()
                await asyncio.sleep(_IDLE_SECONDS)
                if not self._written.is_set():
                    break
            await self._checkpoint("PASSIVE")

    async def _checkpoint(self, how: str) -> None:
        """Read the answer at once: an open cursor would make the next commit fail."""
        await _hop(
            self._connection, lambda raw: raw.execute(f"PRAGMA wal_checkpoint({how})").fetchall()
        )


async def _hop(connection: aiosqlite.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    """Run a function in the connection's own thread; five statements would hop five times."""
    inside: Any = connection
    result: T = await inside._execute(work, inside._conn)
    return result


def _prepare(sync: Sync, connection: sqlite3.Connection) -> None:
    for pragma in (*_PRAGMAS, f"PRAGMA synchronous = {sync}"):
        connection.execute(pragma)
    found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise sqlite3.DatabaseError(found)
    migrate(connection)


def _transaction(connection: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    connection.execute("BEGIN IMMEDIATE")
    try:
        result = work(connection)
    except BaseException:
        connection.rollback()
        raise
    connection.commit()
    return result
