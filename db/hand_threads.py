"""The private threads in which players of a table find their hands."""

from __future__ import annotations

import sqlite3


def find(db: sqlite3.Connection, table: int, user: int) -> int | None:
    """Somebody's thread at a table, if they have one."""
    row = db.execute(
        "SELECT thread_id FROM hand_threads WHERE table_id = ? AND user_id = ?", (table, user)
    ).fetchone()
    return None if row is None else int(row[0])


def keep(db: sqlite3.Connection, table: int, user: int, thread: int) -> None:
    """This is somebody's thread from now on."""
    db.execute("INSERT OR REPLACE INTO hand_threads VALUES (?, ?, ?)", (table, user, thread))


def forget(db: sqlite3.Connection, table: int, user: int) -> None:
    """It is gone."""
    db.execute("DELETE FROM hand_threads WHERE table_id = ? AND user_id = ?", (table, user))


def of_table(db: sqlite3.Connection, table: int) -> list[int]:
    """All of a table."""
    rows = db.execute("SELECT thread_id FROM hand_threads WHERE table_id = ?", (table,))
    return [row[0] for row in rows.fetchall()]
