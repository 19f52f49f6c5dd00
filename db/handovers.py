"""The positions that the channel was shown, most of them packed against one shown before."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import TypeAlias

from db import attic
from db.dialect import Connection
from db.matches import Position
from db.packing import packed, unpacked
from db.tables import IS_LIVE

_TOGETHER = 256  # that lean on each other
_KEEP = (
    "INSERT INTO handovers (table_id, revision, base, state, undone) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (table_id, revision) DO UPDATE SET base = excluded.base,"
    " state = excluded.state, undone = excluded.undone"
)
_FIRST_WAY = b"x"  # how positions begin that were packed on their own
Kept: TypeAlias = tuple[int, int | None, bytes, int]  # revision, base, state, undone
_OLD = "FROM snapshots WHERE kind = 'handover' AND"  # as they were kept at first
_ALL = (
    "(SELECT table_id, revision, base, state, undone FROM handovers WHERE table_id = ?1"
    f" UNION ALL SELECT table_id, revision, NULL, state, undone {_OLD} table_id = ?1) AS kept"
)


def keep(db: Connection, position: Position, *, undone: bool = False) -> None:
    """A position that the channel was shown, for history."""
    table, revision = position.table, position.revision
    base = _base(db, table, revision)
    known = b"" if base is None else _leant_on(db, table, base)
    (state,) = packed([position.state], known)
    db.execute(_KEEP, (table, revision, base, state, undone))


def _base(db: Connection, table: int, revision: int) -> int | None:
    """The one it leans on: half lean on the one before them, and nobody on more than eight."""
    query = "SELECT count(*) FROM handovers WHERE table_id = ? AND revision < ?"
    (number,) = db.execute(query, (table, revision)).fetchone()
    if number % _TOGETHER == 0:
        return None
    query = "SELECT revision FROM handovers WHERE table_id = ? ORDER BY revision LIMIT 1 OFFSET ?"
    found: int = db.execute(query, (table, number & (number - 1))).fetchone()[0]
    return found


def _leant_on(db: Connection, table: int, revision: int) -> bytes:
    query = "SELECT base, state FROM handovers WHERE table_id = ? AND revision = ?"
    return _whole(db, table, *db.execute(query, (table, revision)).fetchone())


def _whole(db: Connection, table: int, base: int | None, state: bytes) -> bytes:
    """A position as it was; those kept at first are packed in another way."""
    if state[:1] == _FIRST_WAY:
        return zlib.decompress(state)
    return unpacked(state, b"" if base is None else _leant_on(db, table, base))


def revisions(db: Connection, table: int, before: int, most: int) -> list[int]:
    """The newest revisions before another whose standing positions the channel was shown."""
    rows = (
        attic.of(db, table)
        .execute(
            f"SELECT revision FROM {_ALL} WHERE undone = 0 AND revision < ?2"
            " ORDER BY revision DESC LIMIT ?3",
            (table, before, most),
        )
        .fetchall()
    )
    return [revision for (revision,) in rows]


def find(db: Connection, table: int, revision: int) -> bytes | None:
    """A position that the channel was shown, if it still stands."""
    db = attic.of(db, table)
    query = f"SELECT base, state FROM {_ALL} WHERE undone = 0 AND revision = ?2"
    row = db.execute(query, (table, revision)).fetchone()
    return None if row is None else _whole(db, table, *row)


def last_between(
    db: Connection, table: int, first: int, before: int | None
) -> tuple[int, bytes] | None:
    """The newest of some revisions, and its position, whether it stands or not."""
    db = attic.of(db, table)
    row = db.execute(
        f"SELECT revision, base, state FROM {_ALL} WHERE revision >= ?2"
        " AND revision < coalesce(?3, revision + 1) ORDER BY revision DESC LIMIT 1",
        (table, first, before),
    ).fetchone()
    return None if row is None else (row[0], _whole(db, table, *row[1:]))


def every(db: Connection, table: int) -> list[tuple[Position, bool]]:
    """All of a table, oldest first, and whether each is undone."""
    return unpacked_all(table, as_kept(attic.of(db, table), table))


def as_kept(db: Connection, table: int) -> list[Kept]:
    """The rows of a table, to be unpacked elsewhere."""
    query = f"SELECT revision, base, state, undone FROM {_ALL} ORDER BY revision"
    return db.execute(query, (table,)).fetchall()


def unpacked_all(table: int, rows: Iterable[Kept]) -> list[tuple[Position, bool]]:
    """All positions of a table, oldest first, and whether each is undone."""
    found: dict[int | None, tuple[Position, bool]] = {}
    for revision, base, state, undone in rows:
        known = b"" if base is None else found[base][0].state
        whole = zlib.decompress(state) if state[:1] == _FIRST_WAY else unpacked(state, known)
        found[revision] = (Position(table, revision, whole), bool(undone))
    return [*found.values()]


def undo_after(db: Connection, table: int, revision: int) -> None:
    """Those after a revision no longer stand."""
    for kept in ("handovers", "snapshots"):
        query = f"UPDATE {kept} SET undone = 1 WHERE table_id = ? AND revision > ?"
        db.execute(query, (table, revision))


def pack_old(db: Connection, most: int) -> int:
    """Pack a few that were kept as they were at first, of games that run; how many there were."""
    rows = db.execute(
        f"SELECT table_id, revision, state, undone {_OLD}"
        f" table_id IN (SELECT id FROM tables WHERE {IS_LIVE}) ORDER BY table_id, revision LIMIT ?",
        (most,),
    ).fetchall()
    for table, revision, state, undone in rows:
        keep(db, Position(table, revision, zlib.decompress(state)), undone=bool(undone))
        db.execute(f"DELETE {_OLD} table_id = ? AND revision = ?", (table, revision))
    return len(rows)
