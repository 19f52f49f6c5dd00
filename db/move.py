"""A whole database carried to another place, between files and servers, and compared row by row."""

from __future__ import annotations

import re
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from db.address import is_address, shown
from db.file import BadDatabase, beside, everything_of, explained, put, reading, sound, version
from db.lock import hold
from db.migrate import migrate, migrations
from engine.core.words import Msg, msg

Row: TypeAlias = tuple[Any, ...]
_PART = ".moving"
_AT_ONCE = 500  # rows
_DIGITS = 16  # of a digest, for people
_encode = msgspec.msgpack.Encoder().encode


@dataclass(frozen=True, slots=True)
class Shape:
    """One table: what is stored of a row, in which order rows are compared, and who counts them."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    numbered: bool  # its numbers are given by the database
    once: bool  # and never given again, which SQLite keeps in a table of its own

    @property
    def read(self) -> str:
        """All rows, in order."""
        return f"SELECT {', '.join(self.columns)} FROM {self.name} ORDER BY {', '.join(self.key)}"

    @property
    def write(self) -> str:
        """One row."""
        marks = ", ".join("?" * len(self.columns))
        return f"INSERT INTO {self.name} ({', '.join(self.columns)}) VALUES ({marks})"


class Place(ABC):
    """A database that is read from, or written to, in one transaction."""

    @abstractmethod
    def rows(self, shape: Shape) -> Iterable[Row]:
        """All of a table, in the order of its key."""

    @abstractmethod
    def add(self, shape: Shape, rows: Iterable[Row]) -> None:
        """Some more rows of a table."""

    @abstractmethod
    def last(self, shape: Shape) -> int:
        """The highest number that was ever given."""

    @abstractmethod
    def go_on_after(self, shape: Shape, last: int) -> None:
        """Give higher numbers than this from now on."""


class File(Place):
    """A file of SQLite."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def rows(self, shape: Shape) -> Iterable[Row]:
        return self._db.execute(shape.read)

    def add(self, shape: Shape, rows: Iterable[Row]) -> None:
        self._db.executemany(shape.write, rows)

    def last(self, shape: Shape) -> int:
        given = self._db.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (shape.name,))
        most = self._db.execute(f"SELECT coalesce(max(id), 0) FROM {shape.name}").fetchone()[0]
        return max((int(number) for (number,) in (*given, (most,))), default=0)

    def go_on_after(self, shape: Shape, last: int) -> None:
        if not shape.once:
            return
        known = self._db.execute(
            "UPDATE sqlite_sequence SET seq = ? WHERE name = ?", (last, shape.name)
        )
        if not known.rowcount:
            self._db.execute("INSERT INTO sqlite_sequence VALUES (?, ?)", (shape.name, last))


@cache
def shapes() -> tuple[Shape, ...]:
    """All tables, whatever others name before them."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db)
        return tuple(_in_order({name: _shape(db, name, sql) for name, sql in _tables(db)}, db))


def _tables(db: sqlite3.Connection) -> list[tuple[str, str]]:
    query = (
        "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        " ORDER BY rowid"
    )
    return db.execute(query).fetchall()


def _shape(db: sqlite3.Connection, name: str, sql: str) -> Shape:
    found = db.execute(f"PRAGMA table_xinfo({name})").fetchall()
    stored = [row for row in found if not row[6]]  # a generated column is hidden
    keys = sorted((row[5], row[1]) for row in stored if row[5])
    columns = tuple(row[1] for row in stored)
    numbered = re.search(r"\bid INTEGER PRIMARY KEY", sql) is not None
    once = "AUTOINCREMENT" in sql
    return Shape(name, columns, tuple(key for _, key in keys), numbered, once)


def _in_order(waiting: dict[str, Shape], db: sqlite3.Connection) -> Iterator[Shape]:
    done: set[str] = set()
    while waiting:
        name = next(name for name in waiting if _named_by(db, name) - {name} <= done)
        yield waiting.pop(name)
        done.add(name)


def _named_by(db: sqlite3.Connection, name: str) -> set[str]:
    return {row[2] for row in db.execute(f"PRAGMA foreign_key_list({name})")}


def move(source: str, target: str, tell: Callable[[Msg], None]) -> None:
    """Carry all there is from one place to another, which has nothing in it; all or nothing."""
    with _read_from(source) as old, _written_to(target) as new:
        for shape in shapes():
            count, digest = _carried(shape, old, new)
            tell(msg("bot-db-moved-table", table=shape.name, rows=count, digest=digest))
    tell(msg("bot-db-moved", source=shown(source), target=shown(target)))


def _carried(shape: Shape, old: Place, new: Place) -> tuple[int, str]:
    """How many rows were carried over, and by what they can be known again."""
    sent = _Sum()
    rows = iter(old.rows(shape))
    while some := [sent.add(row) for row in islice(rows, _AT_ONCE)]:
        new.add(shape, some)
    if shape.numbered:
        new.go_on_after(shape, old.last(shape))
    arrived = _Sum()
    for row in new.rows(shape):
        arrived.add(row)
    if arrived.said != sent.said:
        raise BadDatabase("bot-db-move-differs", table=shape.name)
    return sent.said


class _Sum:
    """What is known of rows that go by."""

    def __init__(self) -> None:
        self._count = 0
        self._digest = sha256()

    def add(self, row: Row) -> Row:
        """One more; a server cannot keep one sign, which nobody can type either."""
        clean = tuple(v.replace("\0", "\ufffd") if isinstance(v, str) else v for v in row)
        self._count += 1
        self._digest.update(_encode(clean))
        return clean

    @property
    def said(self) -> tuple[int, str]:
        return self._count, self._digest.hexdigest()[:_DIGITS]


def _read_from(where: str) -> AbstractContextManager[Place]:
    if is_address(where):
        from db.move_server import reading_server

        return reading_server(where)
    return _reading_file(Path(where))


def _written_to(where: str) -> AbstractContextManager[Place]:
    if is_address(where):
        from db.move_server import writing_server

        return writing_server(where)
    return _writing_file(Path(where))


@contextmanager
def _reading_file(path: Path) -> Iterator[Place]:
    """A file that no process works on, as this program makes them."""
    with hold(path), reading(path) as db:
        sound(db, path)
        found, known = version(db, path), len(migrations())
        if found != known:
            raise BadDatabase("bot-db-move-old", place=str(path), found=found, known=known)
        yield File(db)


@contextmanager
def _writing_file(path: Path) -> Iterator[Place]:
    """A new file, which appears whole or not at all."""
    if everything_of(path):
        raise BadDatabase("bot-db-move-not-empty", place=str(path))
    part = beside(path, _PART)
    with explained(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with closing(sqlite3.connect(part, isolation_level=None)) as db:
                migrate(db)
                db.execute("PRAGMA foreign_keys = ON")
                db.execute("BEGIN")
                yield File(db)
                db.execute("COMMIT")
                db.execute("PRAGMA journal_mode = WAL")
            put(part, path)
        finally:
            for left in everything_of(part):
                left.unlink()
