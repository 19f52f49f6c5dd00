"""The same for a server: read at one moment, written in one transaction."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import psycopg

from db.address import shown
from db.file import BadDatabase
from db.migrate import migrations
from db.move import Place, Row, Shape
from db.server import explained, make, opened, tell_of_changes, version
from db.wire import NAME, numbered

_OTHERS = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    " AND pid <> pg_backend_pid() AND application_name = $1"
)
_SNAPSHOT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
_BIG = 2_000  # rows that come at once


class Server(Place):
    """A database on a server."""

    def __init__(self, raw: psycopg.Connection[Any]) -> None:
        self._raw = raw

    def rows(self, shape: Shape) -> Iterable[Row]:
        with psycopg.RawServerCursor(self._raw, "moved") as cursor:
            cursor.itersize = _BIG
            cursor.execute(shape.read, binary=True)
            yield from cursor

    def add(self, shape: Shape, rows: Iterable[Row]) -> None:
        self._raw.cursor().executemany(numbered(shape.write), rows)

    def last(self, shape: Shape) -> int:
        name = self._sequence(shape)
        row = self._raw.execute(f"SELECT last_value, is_called FROM {name}").fetchone()
        assert row is not None
        return int(row[0]) if row[1] else 0

    def go_on_after(self, shape: Shape, last: int) -> None:
        if last:
            self._raw.execute("SELECT setval($1::regclass, $2)", (self._sequence(shape), last))

    def _sequence(self, shape: Shape) -> str:
        query = "SELECT pg_get_serial_sequence($1, 'id')"
        row = self._raw.execute(query, (shape.name,)).fetchone()
        assert row is not None
        return str(row[0])


@contextmanager
def reading_server(address: str) -> Iterator[Place]:
    """A database that no process works on, as this program makes them."""
    with explained(address), opened(address) as raw:
        found, known = version(raw, address), len(migrations())
        if found == 0:
            raise BadDatabase("bot-db-server-foreign", address=shown(address))
        if found != known:
            raise BadDatabase("bot-db-move-old", place=shown(address), found=found, known=known)
        others = raw.execute(_OTHERS, (NAME,)).fetchone()
        if others is not None and others[0]:
            raise BadDatabase("bot-db-move-in-use", place=shown(address), number=others[0])
        raw.execute(_SNAPSHOT)
        yield Server(raw)


@contextmanager
def writing_server(address: str) -> Iterator[Place]:
    """A database with nothing in it, which is filled all at once."""
    with explained(address), opened(address) as raw, raw.transaction():
        if version(raw, address):
            raise BadDatabase("bot-db-move-not-empty", place=shown(address))
        make(raw)
        yield Server(raw)
        tell_of_changes(raw)
        raw.execute("UPDATE schema_version SET version = $1", (len(migrations()),))
