"""What somebody who manages a server and sits at a table asks the others for."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

_COLUMNS = "id, table_id, user_id, kind, subject, revision, state"


@dataclass(frozen=True, slots=True)
class Proposal:
    """One repair that waits for consent."""

    id: int
    table: int
    user: int  # who would like it
    kind: str  # rollback, fallback
    subject: int  # the revision to go back to, or the seat
    revision: int  # of the position it was made in: it counts for no other
    state: str  # open, done, over


def add(
    db: sqlite3.Connection, table: int, user: int, kind: str, subject: int, revision: int, now: int
) -> int:
    """A new one, which the table's earlier one gives way to; its number."""
    close(db, table)
    cursor = db.execute(
        "INSERT INTO proposals (table_id, user_id, kind, subject, revision, at)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (table, user, kind, subject, revision, now),
    )
    assert cursor.lastrowid is not None
    return cursor.lastrowid


def find(db: sqlite3.Connection, proposal: int) -> Proposal | None:
    """One by its number."""
    query = f"SELECT {_COLUMNS} FROM proposals WHERE id = ?"
    row = db.execute(query, (proposal,)).fetchone()
    return None if row is None else Proposal(*row)


def is_asked(
    db: sqlite3.Connection, table: int, user: int, kind: str, subject: int, revision: int
) -> bool:
    """Whether somebody asks for this already."""
    query = (
        "SELECT 1 FROM proposals WHERE state = 'open' AND table_id = ? AND user_id = ?"
        " AND kind = ? AND subject = ? AND revision = ?"
    )
    return db.execute(query, (table, user, kind, subject, revision)).fetchone() is not None


def close(db: sqlite3.Connection, table: int, state: str = "over") -> None:
    """What is open at a table waits for nobody any more: it is done, or over without that."""
    db.execute(
        "UPDATE proposals SET state = ? WHERE table_id = ? AND state = 'open'", (state, table)
    )


def agree(db: sqlite3.Connection, proposal: int, user: int) -> None:
    """Somebody has nothing against it."""
    db.execute("INSERT OR IGNORE INTO agreements VALUES (?, ?)", (proposal, user))


def agreed(db: sqlite3.Connection, proposal: int) -> set[int]:
    """All who have said so."""
    rows = db.execute("SELECT user_id FROM agreements WHERE proposal_id = ?", (proposal,))
    return {user for (user,) in rows}
