"""Which seats people wish for in a lobby: nobody else's business until the game is over."""

from __future__ import annotations

import sqlite3


def of_table(db: sqlite3.Connection, table: int) -> dict[int, str]:
    """By person, letters of seats, the most wanted first."""
    query = "SELECT user_id, wishes FROM seat_wishes WHERE table_id = ?"
    return dict(db.execute(query, (table,)).fetchall())


def keep(db: sqlite3.Connection, table: int, user: int, wishes: str) -> None:
    """What somebody wishes for from now on."""
    row = (table, user, wishes)
    db.execute("INSERT OR REPLACE INTO seat_wishes VALUES (?, ?, ?)", row)


def drop(db: sqlite3.Connection, table: int, user: int | None = None) -> None:
    """Somebody's wishes for a table are forgotten, or everybody's."""
    chosen = "table_id = ?1 AND coalesce(user_id = ?2, 1)"
    db.execute(f"DELETE FROM seat_wishes WHERE {chosen}", (table, user))
