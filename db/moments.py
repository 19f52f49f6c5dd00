"""Which position each message of a table told of."""

from __future__ import annotations

import sqlite3
import zlib
from dataclasses import dataclass

_NEXT = "(SELECT min(revision) FROM posters WHERE table_id = ?1 AND revision > ?2)"
_SHOWN = "SELECT revision, state FROM snapshots WHERE table_id = ?1 AND kind = 'handover'"


@dataclass(frozen=True, slots=True)
class Moment:
    """The last position that a message showed before another took its place."""

    table: int
    revision: int
    since: int  # where the turn that it told of begins
    state: bytes


def keep(db: sqlite3.Connection, message: int, table: int, revision: int) -> None:
    """A message of a table shows it from this revision on."""
    db.execute("INSERT OR REPLACE INTO posters VALUES (?, ?, ?)", (message, table, revision))


def find(db: sqlite3.Connection, message: int) -> Moment | None:
    """What a message showed, if it told of a game and that is still kept."""
    row = db.execute(
        "SELECT table_id, revision FROM posters WHERE message_id = ? AND revision >= 0", (message,)
    ).fetchone()
    if row is None:
        return None
    shown = db.execute(
        f"{_SHOWN} AND revision >= ?2 AND revision < coalesce({_NEXT}, 1 << 62)"
        " ORDER BY revision DESC LIMIT 1",
        row,
    ).fetchone()
    if shown is None:
        return None
    since = db.execute(
        "SELECT coalesce(max(revision), -1) FROM posters WHERE table_id = ? AND revision < ?", row
    ).fetchone()[0]
    return Moment(row[0], shown[0], since, zlib.decompress(shown[1]))
