"""PostgreSQL: one writer at a time among all processes, and some connections that only read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from logging import getLogger
from threading import local
from time import monotonic, sleep
from typing import Any, TypeVar

import psycopg
from psycopg.pq import TransactionStatus

from db.attention import Attention
from db.connection import PATIENCE, Change, Database, Stamp, Sync
from db.dialect import Connection
from db.line import Line
from db.server import explained, make_ready
from db.wire import BLAMED, Session, Wire
from engine.core.errors import Unstored

T = TypeVar("T")
_READERS = 3
_WRITING = 0x4841_5242  # the lock that every writer takes: one at a time, as on one machine
_BEGIN = (
    "BEGIN ISOLATION LEVEL READ COMMITTED;"
    f" SELECT pg_current_xact_id()::text, pg_advisory_xact_lock({_WRITING})"
)
_LOOK = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
_UNSURE_SECONDS = 5.0  # in which it is found out whether a commit has arrived
_BETWEEN = 0.2
_log = getLogger(__name__)


class Postgres(Database):
    """A database on a server, which other processes may share."""

    shared = True

    def __init__(self, address: str, sync: Sync) -> None:
        super().__init__()
        synchronous = sync == "full"
        self._writer = _Desk(1, lambda: Wire(address, synchronous=synchronous))
        self._readers = _Desk(_READERS, lambda: Wire(address))
        self._attention = Attention(address)

    @classmethod
    async def reach(cls, address: str, sync: Sync = "full") -> Postgres:
        """Find the server, check that the database is ours, and bring it up to date."""
        with explained(address):
            await asyncio.to_thread(make_ready, address)
            return cls(address, sync)

    async def _write(self, work: Callable[[Connection], T]) -> tuple[T, bool]:
        def written(wire: Wire) -> tuple[T, bool]:
            return self._transaction(wire, work)

        with self.times.asked("write", written) as timed:
            return await self._writer.do(timed)

    def _transaction(self, wire: Wire, work: Callable[[Connection], T]) -> tuple[T, bool]:
        with _blaming_the_server(wire):
            raw, begun = wire.begin(_BEGIN)
            self._attention.own.add(wire.pid)
            number = _number(begun)
            session = Session(raw)
            with _taken_back(raw):
                result = work(session)
            _commit(wire, raw, number)
        return result, session.total_changes > 0

    async def look(self, work: Callable[[Connection], T]) -> T:
        """From one of some connections that only read."""

        def looked(wire: Wire) -> T:
            return _looked_at(wire, work)

        with self.times.asked("look", looked) as timed:
            return await self._readers.do(timed)

    @staticmethod
    def _write_nothing_new(db: Connection) -> None:
        db.execute("UPDATE schema_version SET version = version")

    @asynccontextmanager
    async def alone_with(self, table: int) -> AsyncIterator[Stamp | None]:
        """A lock of the server's, which goes with the process that holds it."""
        async with self._attention.alone_with(table) as stamp:
            yield stamp

    def watch(self, told: Callable[[Change], None]) -> None:
        """Be told on the loop what other processes change, while it is listened to."""
        self._attention.watch(told)

    async def listen(self) -> None:
        """For ever: hear what other processes change; after a silence anything may have."""
        await self._attention.listen()

    async def tidy(self) -> None:
        """The server does that by itself."""
        await asyncio.Event().wait()

    async def close(self) -> None:
        """Finish what is under way, and let go."""
        await self._attention.close()
        for desk in (self._readers, self._writer):
            if not await desk.close():
                _log.error("the database was not closed in time")


class _Desk:
    """Some threads with a connection each; whoever is first in line goes to the next free one."""

    def __init__(self, threads: int, wire: Callable[[], Wire]) -> None:
        self._line: Line[Wire] = Line()
        self._threads = ThreadPoolExecutor(threads, "database")
        self._wire = wire
        self._own = local()
        self._wires: list[Wire] = []
        self._closed = False

    async def do(self, work: Callable[[Wire], T]) -> T:
        """Wait in line, then run in one of the threads."""
        if self._closed:
            raise Unstored("the database is closed")
        done = self._line.join(work)
        self._threads.submit(self._serve)
        return await asyncio.shield(asyncio.wrap_future(done))

    def _serve(self) -> None:
        if not hasattr(self._own, "wire"):
            self._own.wire = self._wire()
            self._wires.append(self._own.wire)
        self._line.serve(self._own.wire)

    async def close(self) -> bool:
        """Whether all is done before long; a thread that hangs is not waited for."""
        self._closed = True
        done = asyncio.get_running_loop().run_in_executor(None, self._threads.shutdown)
        finished, _ = await asyncio.wait({done}, timeout=PATIENCE)
        for wire in self._wires:
            if finished:
                wire.drop()
        return bool(finished)


def _looked_at(wire: Wire, work: Callable[[Connection], T]) -> T:
    with _blaming_the_server(wire):
        raw, _ = wire.begin(_LOOK)
        try:
            return work(Session(raw))
        finally:
            _roll_back(raw)


def _number(begun: psycopg.Cursor[Any]) -> str:
    """By which a transaction of the only writer there is can be asked for."""
    begun.nextset()
    found = begun.fetchone()
    assert found is not None
    return str(found[0])


@contextmanager
def _taken_back(raw: psycopg.Connection[Any]) -> Iterator[None]:
    """Whatever fails in a transaction leaves nothing of it."""
    try:
        yield
    except BaseException:
        _roll_back(raw)
        raise


def _roll_back(raw: psycopg.Connection[Any]) -> None:
    """A line that has broken has taken it back already."""
    try:
        raw.execute("ROLLBACK")
    except psycopg.Error:
        raw.close()


def _commit(wire: Wire, raw: psycopg.Connection[Any], number: str) -> None:
    """All of it is on disk when this returns; a line that breaks just now leaves no doubt."""
    if raw.info.transaction_status is TransactionStatus.INERROR:
        _roll_back(raw)
        raise AssertionError("a statement has failed and was passed over")
    try:
        raw.execute("COMMIT")
    except psycopg.OperationalError as error:
        if not _has_arrived(wire, number):
            raise
        _log.warning("a commit had arrived though the line broke: %s", error)


def _has_arrived(wire: Wire, number: str) -> bool:
    """Whether a transaction is stored whose line broke; where nobody knows, it may be."""
    until = monotonic() + _UNSURE_SECONDS
    while monotonic() < until:
        try:
            wire.drop()
            found = wire.connect().execute("SELECT pg_xact_status($1::xid8)", (number,)).fetchone()
            if found is not None and found[0] != "in progress":
                return bool(found[0] == "committed")
        except psycopg.Error:
            pass
        sleep(_BETWEEN)
    return False


@contextmanager
def _blaming_the_server(wire: Wire) -> Iterator[None]:
    """What the server or the line is to blame for, told apart from what the program did wrong."""
    try:
        yield
    except BLAMED as error:
        if isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
            wire.drop()
        raise Unstored(str(error)) from error
