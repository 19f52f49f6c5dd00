"""Which position each message of a table told of."""

from __future__ import annotations

from dataclasses import dataclass

from db import handovers
from db.dialect import Connection, replacing

_KEEP = replacing("posters", "message_id, table_id, revision", "message_id")
_NEXT = "SELECT min(revision) FROM posters WHERE table_id = ? AND revision > ?"


@dataclass(frozen=True, slots=True)
class Moment:
    """The last position that a message showed before another took its place."""

    table: int
    revision: int
    since: int  # where the turn that it told of begins
    state: bytes


def keep(db: Connection, message: int, table: int, revision: int) -> None:
    """A message of a table shows it from this revision on."""
    db.execute(_KEEP, (message, table, revision))


def find(db: Connection, message: int) -> Moment | None:
    """What a message showed, if it told of a game and that is still kept."""
    row = db.execute(
        "SELECT table_id, revision FROM posters WHERE message_id = ? AND revision >= 0", (message,)
    ).fetchone()
    if row is None:
        return None
    shown = handovers.last_between(db, row[0], row[1], db.execute(_NEXT, row).fetchone()[0])
    if shown is None:
        return None
    since = db.execute(
        "SELECT coalesce(max(revision), -1) FROM posters WHERE table_id = ? AND revision < ?", row
    ).fetchone()[0]
    return Moment(row[0], shown[0], since, shown[1])
