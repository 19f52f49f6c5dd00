"""Lines of a game's log, packed beside its first ones, which say much the same."""

from __future__ import annotations

from collections.abc import Sequence

from db.dialect import Connection
from db.packing import is_packed, packed, unpacked
from engine.core.frame import BEGINS

_FIRST = 32  # they are kept as they are, and so are those with which turns begin
_HEAD = f'{BEGINS}"'.encode()


def to_keep(db: Connection, table: int, lines: Sequence[bytes]) -> list[bytes]:
    """Some new lines as they are stored."""
    known = _first(db, table)
    if known is None:
        return [*lines]
    short = packed((line for line in lines if _HEAD not in line), known)
    return [line if _HEAD in line else short.pop(0) for line in lines]


def read(db: Connection, table: int, kept: Sequence[bytes]) -> list[bytes]:
    """The same lines again."""
    if not any(map(is_packed, kept)):
        return [*kept]
    known = _first(db, table)
    assert known is not None, "what is packed stands behind the first ones"
    return [unpacked(line, known) for line in kept]


def _first(db: Connection, table: int) -> bytes | None:
    """The first lines of a log, once there are so many."""
    rows = db.execute(
        "SELECT event FROM events WHERE table_id = ? ORDER BY revision, n LIMIT ?", (table, _FIRST)
    ).fetchall()
    return b"".join(line for (line,) in rows) if len(rows) == _FIRST else None
