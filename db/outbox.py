"""What is still to be sent: written with the move, delivered after it, kept until delivered."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from engine.core.decision import Seat

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Notice:
    """One message owed: a poster, a seat's hand, word to followers or that a lobby will close."""

    id: int
    table: int
    kind: str  # poster, refresh, hand, expiry, follow
    revision: int
    seat: Seat
    attempts: int


def owe(
    db: sqlite3.Connection, table: int, kind: str, revision: int, now: int, seat: Seat = NOBODY
) -> None:
    """Owe a message once; a newer one of its kind takes its place, a poster that of a refresh."""
    replaced = (kind, "refresh" if kind == "poster" else kind)
    db.execute(
        "DELETE FROM outbox WHERE table_id = ? AND kind IN (?, ?) AND seat = ?",
        (table, *replaced, seat),
    )
    db.execute(
        "INSERT INTO outbox (table_id, kind, revision, seat, due_at) VALUES (?, ?, ?, ?, ?)",
        (table, kind, revision, seat, now),
    )


def due(db: sqlite3.Connection, now: int, most: int) -> list[Notice]:
    """What should be sent by now, oldest first."""
    rows = db.execute(
        "SELECT id, table_id, kind, revision, seat, attempts FROM outbox WHERE due_at <= ?"
        " ORDER BY id LIMIT ?",
        (now, most),
    ).fetchall()
    return [Notice(*row) for row in rows]


def count(db: sqlite3.Connection) -> int:
    """How many messages are owed."""
    found: int = db.execute("SELECT count(*) FROM outbox").fetchone()[0]
    return found


def next_due(db: sqlite3.Connection) -> int | None:
    """When the next message should be sent."""
    found: int | None = db.execute("SELECT min(due_at) FROM outbox").fetchone()[0]
    return found


def delivered(db: sqlite3.Connection, notice: int) -> None:
    """Sent: nothing is owed any more."""
    db.execute("DELETE FROM outbox WHERE id = ?", (notice,))


def failed(db: sqlite3.Connection, notice: int, error: str, due_at: int) -> None:
    """Not sent: try again later, and remember why."""
    db.execute(
        "UPDATE outbox SET attempts = attempts + 1, error = ?, due_at = ? WHERE id = ?",
        (error, due_at, notice),
    )
