"""SQLite: one writer connection in a thread of its own, and one that only reads."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from logging import getLogger
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from db import goodbye
from db.connection import MEMORY, PATIENCE, Database, Sync
from db.dialect import Connection
from db.examination import Examination
from db.file import Damaged
from db.line import Line
from db.migrate import migrate
from db.ready import advising, make_ready
from engine.core.errors import Unstored

T = TypeVar("T")
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
_KIND = 0xFF  # of SQLite's error codes; the rest is detail
_OF_THE_DISK = (
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
)
_log = getLogger(__name__)


class Sqlite(Database):
    """A database in one file."""

    def __init__(
        self,
        connection: aiosqlite.Connection,
        reader: aiosqlite.Connection | None = None,
        examination: Examination | None = None,
        *,
        known: bool = True,
    ) -> None:
        super().__init__()
        self._connection = connection
        self._reader = reader
        self._examination = examination  # None: there is no file
        self._known = known  # whether all of it was read before it was opened
        self._line: Line[sqlite3.Connection] = Line()
        self._readers: Line[sqlite3.Connection] = Line()
        self._written = asyncio.Event()
        self._changed = False  # by this process

    @classmethod
    async def of(cls, path: str | Path, sync: Sync, backups: Path | None) -> Sqlite:
        """Open or create, check and migrate a file."""
        known = True
        with advising(Path(path), backups):
            if str(path) != MEMORY:
                known = await asyncio.to_thread(make_ready, Path(path), backups)
            connection = await aiosqlite.connect(path, isolation_level=None)
            try:
                await _hop(connection, partial(_prepare, sync))
                reader = None if str(path) == MEMORY else await _opened_to_read(Path(path))
            except BaseException:
                await connection.close()
                raise
        examination = None if str(path) == MEMORY else Examination(Path(path), backups)
        return cls(connection, reader, examination, known=known)

    async def _write(self, work: Callable[[Connection], T]) -> tuple[T, bool]:
        def written(raw: sqlite3.Connection) -> tuple[T, bool]:
            return _transaction(raw, work, self._changed)

        with self.times.asked("write", written) as timed:
            result, wrote = await _in_line(self._connection, self._line, timed)
        self._written.set()
        self._changed = self._changed or wrote
        return result, wrote

    async def look(self, work: Callable[[Connection], T]) -> T:
        """From the second connection, as long as there is a file."""
        if self._reader is None:
            return await self.run(work)

        def looked(raw: sqlite3.Connection) -> T:
            return _looked_at(raw, work)

        with self.times.asked("look", looked) as timed:
            return await _in_line(self._reader, self._readers, timed)

    @staticmethod
    def _write_nothing_new(db: Connection) -> None:
        version = db.execute("PRAGMA user_version").fetchone()[0]
        db.execute(f"PRAGMA user_version = {version}")

    async def tidy(self) -> None:
        """For ever: fold the log into the file between turns, or after a minute of nothing else."""
        while True:
            await self._written.wait()
            for _ in range(_MOST_WAITS):
                self._written.clear()
                await asyncio.sleep(_IDLE_SECONDS)
                if not self._written.is_set():
                    break
            await self._fold_in()

    async def _fold_in(self) -> None:
        try:
            await self._checkpoint("PASSIVE")
        except BaseException:
            self._written.set()  # whoever goes on with this begins here
            raise

    async def examine(self) -> None:
        """Read all of a file that was opened without that."""
        if not self._known:
            await self.examine_again()

    async def examine_again(self) -> None:
        """Read all of it beside whoever works on it; damage is told, and kept in mind."""
        if self._examination is not None and (found := await self._examination.run()):
            await self._tell_damage(found)

    async def _tell_damage(self, found: Damaged) -> None:
        """Work goes on as well as it can, but somebody must see to it: the next start refuses."""
        self.damage = found
        _log.critical("database damaged: %s", found)
        with suppress(Unstored):
            await self.run(goodbye.take_back)

    async def close(self) -> None:
        """Finish what is under way, fold the log into the file, let go; never wait for long.

        What was acknowledged is in the log: the next start reads it there.
        """
        if self._examination is not None:
            self._examination.call_off()
        if self._reader is not None:
            await _soon(self._reader.close())
        try:
            await _soon(self._say_goodbye())
            await _soon(self._checkpoint("TRUNCATE"))
        except Unstored as error:
            _log.error("no checkpoint at the end: %s", error)
        if not await _soon(self._connection.close()):
            _log.error("the database was not closed in time")

    async def _say_goodbye(self) -> None:
        """The next start need not read the whole file first, unless something is wrong with it."""
        if self.damage is None:
            self._changed = True
            await self.run(goodbye.say)
            self._changed = False  # whatever comes after all takes it back

    async def _checkpoint(self, how: str) -> None:
        """Read the answer at once: an open cursor would make the next commit fail."""

        def work(raw: sqlite3.Connection) -> None:
            with _blaming_the_disk():
                raw.execute(f"PRAGMA wal_checkpoint({how})").fetchall()

        await _hop(self._connection, work)


async def _soon(work: Awaitable[None]) -> bool:
    """Whether this is done before long; a thread that hangs is not waited for."""
    task = asyncio.ensure_future(work)
    done, _ = await asyncio.wait({task}, timeout=PATIENCE)
    if done:
        task.result()
    return bool(done)


async def _in_line(
    connection: aiosqlite.Connection,
    line: Line[sqlite3.Connection],
    work: Callable[[sqlite3.Connection], T],
) -> T:
    """Wait in line, then run in the connection's own thread."""
    inside: Any = connection
    done = line.join(work)
    inside._tx.put_nowait((None, partial(line.serve, inside._conn)))
    return await asyncio.shield(asyncio.wrap_future(done))


async def _opened_to_read(path: Path) -> aiosqlite.Connection:
    """A second connection, which can change nothing."""
    address = f"{path.resolve().as_uri()}?mode=ro"
    reader = await aiosqlite.connect(address, isolation_level=None, uri=True)
    try:
        await _hop(reader, _be_patient)
    except BaseException:
        await reader.close()
        raise
    return reader


def _be_patient(connection: sqlite3.Connection) -> None:
    connection.execute(f"PRAGMA busy_timeout = {_BUSY_MS}").fetchall()


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


def _transaction(
    connection: sqlite3.Connection, work: Callable[[Connection], T], changed: bool
) -> tuple[T, bool]:
    """What the work found, and whether it changed anything, perhaps for the first time."""
    before = connection.total_changes
    with _blaming_the_disk():
        connection.execute("BEGIN IMMEDIATE")
        try:
            result = work(connection)
            if not changed and connection.total_changes != before:
                goodbye.take_back(connection)
            connection.commit()
        except BaseException:
            connection.rollback()  # a failed commit may leave its transaction open
            raise
    return result, connection.total_changes != before


def _looked_at(connection: sqlite3.Connection, work: Callable[[Connection], T]) -> T:
    with _blaming_the_disk():
        connection.execute("BEGIN")
        try:
            return work(connection)
        finally:
            connection.rollback()


@contextmanager
def _blaming_the_disk() -> Iterator[None]:
    """What the disk is to blame for, told apart from what the program did wrong."""
    try:
        yield
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) & _KIND not in _OF_THE_DISK:
            raise
        raise Unstored(str(error)) from error
