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
from db.ready import advising, make_ready

T = TypeVar("T")
Sync: TypeAlias = Literal["full", "normal"]
MEMORY = ":memory:"
Connection: TypeAlias = sqlite3.Connection  # what a use case works on inside its transaction
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


class Database:
    """The product's memory."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._written = asyncio.Event()
        self._keeper = asyncio.create_task(self._checkpoint_when_idle())
        self.seconds = 0.0  # spent in transactions, for measurements
        self.transactions = 0

    @classmethod
    async def open(
        cls, path: str | Path, sync: Sync = "full", backups: Path | None = None
    ) -> Database:
        """Open or create, check and migrate; `:memory:` works for tests.

        With `full` what was acknowledged survives a power cut, with `normal` only a killed process.
        Where its copies lie is told to whoever reads that it cannot be used.
        """
        with advising(Path(path), backups):
            if str(path) != MEMORY:
                await asyncio.to_thread(make_ready, Path(path), backups)
            connection = await aiosqlite.connect(path, isolation_level=None)
            try:
                await _hop(connection, partial(_prepare, sync))
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
    connection.execute("BEGIN IMMEDIATE")  # a file that cannot be written is known now
    connection.execute("ROLLBACK")
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
