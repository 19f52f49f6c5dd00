"""A line to a PostgreSQL server: made, kept, made anew, and spoken to as if it were SQLite."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from time import monotonic
from typing import Any

import psycopg
from psycopg import conninfo
from psycopg.abc import Buffer
from psycopg.types.numeric import Int8BinaryDumper, IntLoader
from psycopg.types.string import BytesBinaryDumper, StrDumperUnknown

from db.dialect import Rows
from engine.core.errors import Unstored

NAME = "harbormaster"
CONNECT_SECONDS = 5
_REST = 0.5  # seconds between two tries to reach a server that is away
_PREPARE_AFTER, _MOST_PREPARED = 2, 600
_ALIVE = {  # a server, or a network, that has gone is known after half a minute at most
    "keepalives": 1,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
_SETTINGS = {  # of each session; the server, too, notices soon when nobody is there any more
    "lock_timeout": "10s",
    "statement_timeout": "60s",
    "idle_in_transaction_session_timeout": "20s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "20s",
    "client_min_messages": "warning",
    "timezone": "UTC",
}
_MARK = re.compile(r"'(?:[^']|'')*'|\?(\d*)")
_WRITES = ("INSERT", "UPDATE", "DELETE")
_WAITED_TOO_LONG = (psycopg.errors.LockNotAvailable, psycopg.errors.QueryCanceled)
BLAMED = (psycopg.OperationalError, psycopg.InterfaceError, psycopg.InternalError)


@cache
def numbered(sql: str) -> str:
    """A statement with `$1` in the place of each `?` or `?1`, but for those in words."""
    last = 0

    def mark(found: re.Match[str]) -> str:
        nonlocal last
        if found[1] is None:
            return found[0]
        number = int(found[1]) if found[1] else last + 1
        last = max(last, number)
        return f"${number}"

    return _MARK.sub(mark, sql)


class _Flag(Int8BinaryDumper):
    """Yes and no are numbers, as SQLite keeps them."""

    def dump(self, obj: Any) -> Buffer | None:
        return super().dump(int(obj))


class _Words(StrDumperUnknown):
    """Of whatever type the server takes them for; the one sign that it cannot keep is replaced."""

    def dump(self, obj: str) -> Buffer | None:
        return super().dump(obj.replace("\0", "\ufffd"))


class _Number(IntLoader):
    """A sum, or yes and no, is a number."""

    def load(self, data: Buffer) -> int:
        said = bytes(data)
        return int(said == b"t") if said in (b"t", b"f") else int(said)


class _Bit(IntLoader):
    """The same where it comes as one byte."""

    format = psycopg.pq.Format.BINARY

    def load(self, data: Buffer) -> int:
        return bytes(data)[0]


class _Found(psycopg.RawCursor[Any]):
    """What was found; a statement that looks for nothing finds nothing."""

    def fetchone(self) -> Any:
        return None if self.description is None else super().fetchone()

    def fetchall(self) -> list[Any]:
        return [] if self.description is None else super().fetchall()


class Session:
    """A connection in which a transaction is open, as repositories see it."""

    def __init__(self, raw: psycopg.Connection[Any]) -> None:
        self._raw = raw
        self.total_changes = 0

    def execute(self, sql: str, parameters: Any = (), /) -> Rows:
        """One statement."""
        found = self._raw.execute(numbered(sql), parameters or None, binary=True)
        self._count(found)
        return found

    def executemany(self, sql: str, parameters: Iterable[Any], /) -> Rows:
        """The same for each of some rows, without waiting in between."""
        found = self._raw.cursor(binary=True)
        found.executemany(numbered(sql), parameters)
        self._count(found)
        return found

    def _count(self, found: psycopg.Cursor[Any]) -> None:
        if (found.statusmessage or "").startswith(_WRITES):
            self.total_changes += max(found.rowcount, 0)


def wanted(address: str) -> dict[str, Any]:
    """What an address says, and what we want besides."""
    said = conninfo.conninfo_to_dict(address)
    if any("@" in str(said.get(name, "")) for name in ("host", "dbname")):
        raise psycopg.ProgrammingError("the rest of a password with signs of its own")
    return {"application_name": NAME, "connect_timeout": CONNECT_SECONDS, **_ALIVE, **said}


def settings(synchronous: bool) -> str:
    """What is said first in every session."""
    chosen = {**_SETTINGS, "synchronous_commit": "on" if synchronous else "off"}
    return "; ".join(f"SET {name} = '{value}'" for name, value in chosen.items())


def as_sqlite(raw: psycopg.Connection[Any] | psycopg.AsyncConnection[Any]) -> None:
    """Values go there and come back as they do with SQLite."""
    raw.adapters.register_dumper(int, Int8BinaryDumper)
    raw.adapters.register_dumper(bool, _Flag)
    raw.adapters.register_dumper(str, _Words)
    raw.adapters.register_dumper(bytes, BytesBinaryDumper)
    raw.adapters.register_loader("bool", _Bit)
    raw.adapters.register_loader("bool", _Number)


class Wire:
    """One connection, used by one thread at a time, and made anew when it breaks."""

    def __init__(self, address: str, *, synchronous: bool = True) -> None:
        self._wanted = wanted(address)
        self._first = settings(synchronous)
        self._raw: psycopg.Connection[Any] | None = None
        self._not_before = 0.0

    def connect(self) -> psycopg.Connection[Any]:
        """A new connection; fails as psycopg fails."""
        raw = psycopg.connect(**self._wanted, autocommit=True, cursor_factory=_Found)
        raw.prepare_threshold, raw.prepared_max = _PREPARE_AFTER, _MOST_PREPARED
        as_sqlite(raw)
        raw.execute(self._first, prepare=False)
        self._raw = raw
        return raw

    def connected(self) -> psycopg.Connection[Any]:
        """The connection; a server that is away is tried again, but not by everybody at once."""
        if self._raw is not None and not self._raw.closed:
            return self._raw
        if monotonic() < self._not_before:
            raise Unstored("the database server is away")
        try:
            return self.connect()
        except psycopg.Error as error:
            self._not_before = monotonic() + _REST
            raise Unstored(str(error)) from error

    def begin(self, statement: str) -> tuple[psycopg.Connection[Any], psycopg.Cursor[Any]]:
        """A transaction; on a new connection where the old one has ended while nobody used it."""
        raw = self.connected()
        try:
            return raw, raw.execute(statement, prepare=False)
        except _WAITED_TOO_LONG:
            raise
        except psycopg.OperationalError:
            self.drop()
            raw = self.connected()
            return raw, raw.execute(statement, prepare=False)

    @property
    def pid(self) -> int:
        """By which the server knows it."""
        return 0 if self._raw is None or self._raw.closed else self._raw.info.backend_pid

    def drop(self) -> None:
        """Let go of it; whoever needs one makes a new one."""
        if self._raw is not None:
            self._raw.close()
            self._raw = None
