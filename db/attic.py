"""Games that were over long ago: their log and positions in one piece, read as if they lay open."""

from __future__ import annotations

import lzma
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Any, TypeAlias

import msgspec

from db import lines
from db.dialect import Connection
from db.packing import packed
from db.tables import IS_DONE

ARCHIVED, KEPT = 1, 2
_UNARCHIVED = f"{IS_DONE} AND archived = 0"
_BEST = {"preset": 9 | lzma.PRESET_EXTREME, "pb": 0, "dict_size": 1 << 21}  # in a small window
_FILTERS = ({"id": lzma.FILTER_LZMA2, **_BEST},)
_COLUMNS: Mapping[str, str] = {
    "answers": "revision, seat, user_id, decision, picks, sealed, undone, at",
    "events": "revision, n, event, audience, undone",
    "handovers": "revision, state, undone",
}
_SHELVES = "; ".join(  # what else the same questions look at is empty where a game is over
    (
        *(f"CREATE TABLE {name} (table_id, {columns})" for name, columns in _COLUMNS.items()),
        "ALTER TABLE handovers ADD COLUMN base",
        "CREATE TABLE snapshots (table_id, revision, kind, state, undone)",
        "CREATE TABLE standing_news (table_id, what, first, last)",
        "CREATE TABLE archives (table_id, log)",
    )
)
_CLIMB = ("revision", "at")
Rows: TypeAlias = list[list[Any]]


@dataclass(frozen=True, slots=True)
class Log:
    """All of a game but how it ended; answers name people by numbers of their own."""

    answers: Rows
    events: Rows
    handovers: Rows


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(dict[str, list[list[Any]]]).decode


def of(db: Connection, table: int) -> Connection:
    """Where the log of a table is to be read: in the database, or laid open for one look."""
    row = db.execute("SELECT log FROM archives WHERE table_id = ?", (table,)).fetchone()
    if row is None:
        return db
    query = "SELECT n, user_id FROM archived_people WHERE table_id = ?"
    people = dict(db.execute(query, (table,)).fetchall())
    return _laid_open(table, opened(row[0]), people)


def _laid_open(table: int, log: Log, people: Mapping[int, int]) -> sqlite3.Connection:
    shelf = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    shelf.executescript(_SHELVES)
    answers = [(r, seat, people[n], *rest) for r, seat, n, *rest in log.answers]
    for name, rows in (("answers", answers), ("events", log.events), ("handovers", log.handovers)):
        if rows:
            marks = ", ".join("?" * (1 + len(rows[0])))
            query = f"INSERT INTO {name} (table_id, {_COLUMNS[name]}) VALUES ({marks})"
            shelf.execute("BEGIN")
            shelf.executemany(query, [(table, *row) for row in rows])
            shelf.execute("COMMIT")
    return shelf


def closed(log: Log) -> bytes:
    """In one piece, column by column; takes a while."""
    columns = {name: _columns(name, getattr(log, name)) for name in _COLUMNS}
    return lzma.compress(_encode(columns), lzma.FORMAT_RAW, filters=_FILTERS)


def _columns(name: str, rows: Rows) -> list[list[Any]]:
    columns = [[*column] for column in zip(*rows, strict=True)]
    for number in _climbing(name) if rows else ():
        column = columns[number]
        columns[number] = [column[0], *(after - before for before, after in pairwise(column))]
    return columns


def _climbing(name: str) -> list[int]:
    """The columns of which only the steps are kept."""
    return [n for n, column in enumerate(_COLUMNS[name].split(", ")) if column in _CLIMB]


def opened(piece: bytes) -> Log:
    """What was put into it."""
    columns = _decode(lzma.decompress(piece, lzma.FORMAT_RAW, filters=_FILTERS))
    return Log(**{name: _rows(name, columns[name]) for name in _COLUMNS})


def _rows(name: str, columns: list[list[Any]]) -> Rows:
    for number in _climbing(name) if columns else ():
        columns[number] = [*accumulate(columns[number])]
    return [[*row] for row in zip(*columns, strict=True)]


def rows_of(db: Connection, table: int) -> Log:
    """Answers and events of a game as they are, with lines of the log unpacked."""
    found: dict[str, Rows] = {}
    for name in ("answers", "events"):
        order = "revision, n" if name == "events" else "revision"
        query = f"SELECT {_COLUMNS[name]} FROM {name} WHERE table_id = ? ORDER BY {order}"
        found[name] = [[*row] for row in db.execute(query, (table,)).fetchall()]
    told = lines.read(db, table, [row[2] for row in found["events"]])
    for row, line in zip(found["events"], told, strict=True):
        row[2] = line
    return Log(found["answers"], found["events"], [])


def wanted(db: Connection, before: int, most: int) -> list[int]:
    """Games that were over before a moment and are not archived, the oldest first."""
    rows = db.execute(
        f"SELECT id FROM tables WHERE {_UNARCHIVED} AND moved_at < ?"
        " AND EXISTS (SELECT 1 FROM matches WHERE matches.table_id = tables.id)"
        " ORDER BY moved_at, id LIMIT ?",
        (before, most),
    ).fetchall()
    return [table for (table,) in rows]


def keep_as_it_is(db: Connection, table: int) -> None:
    """This one cannot be played again, so nothing of it is packed away."""
    db.execute("UPDATE tables SET archived = ? WHERE id = ?", (KEPT, table))


def put(db: Connection, table: int, piece: bytes, people: Mapping[int, int], now: int) -> bool:
    """Put a piece in the place of a game's rows; by number, a revision that each has answered at.

    False if the game is not what it was: it goes on, or is gone.
    """
    marked = db.execute(
        f"UPDATE tables SET archived = ? WHERE {_UNARCHIVED} AND id = ?", (ARCHIVED, table)
    )
    if marked.rowcount == 0:
        return False
    db.execute("INSERT INTO archives (table_id, at, log) VALUES (?, ?, ?)", (table, now, piece))
    for n, revision in people.items():
        db.execute(  # who that is now: they may have been forgotten meanwhile
            "INSERT INTO archived_people SELECT table_id, ?, user_id FROM answers"
            " WHERE table_id = ? AND revision = ?",
            (n, table, revision),
        )
    for name in ("answers", "events", "handovers", "snapshots", "past_clocks"):
        db.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))
    _pack_end(db, table)
    return True


def _pack_end(db: Connection, table: int) -> None:
    """How it ended, once where the channel has been shown that."""
    query = "SELECT state, published FROM matches WHERE table_id = ?"
    state, published = db.execute(query, (table,)).fetchone()
    (end,) = packed([state])
    shown = b"" if published == state else packed([published])[0]
    change = "UPDATE matches SET state = ?, published = ? WHERE table_id = ?"
    db.execute(change, (end, shown, table))


def answers_of(db: Connection, user: int) -> list[dict[str, Any]]:
    """What somebody has answered in archived games."""
    query = "SELECT DISTINCT table_id FROM archived_people WHERE user_id = ? ORDER BY table_id"
    found: list[dict[str, Any]] = []
    for (table,) in db.execute(query, (user,)).fetchall():
        rows = of(db, table).execute("SELECT * FROM answers WHERE user_id = ?", (user,))
        keys = [column[0] for column in rows.description]
        found += [dict(zip(keys, row, strict=True)) for row in rows.fetchall()]
    return found
