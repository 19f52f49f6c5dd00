"""What a table leaves in a channel that it moves out of: calls to sit down, a thread of its own."""

from __future__ import annotations

import sqlite3

from db.tables import IS_LIVE

_TABLE_IN_IT = f"SELECT 1 FROM tables WHERE channel_id = thread_id AND {IS_LIVE}"


def call(db: sqlite3.Connection, table: int, channel: int, message: int) -> None:
    """A message there asks somebody to sit down at this table."""
    db.execute("INSERT OR IGNORE INTO calls VALUES (?, ?, ?)", (message, table, channel))


def is_call(db: sqlite3.Connection, table: int, message: int) -> bool:
    """Whether this message asked somebody to sit down at this table."""
    query = "SELECT 1 FROM calls WHERE message_id = ? AND table_id = ?"
    return db.execute(query, (message, table)).fetchone() is not None


def leave_thread(db: sqlite3.Connection, table: int, thread: int) -> None:
    """The thread that was made for a table is not its place any more."""
    db.execute(
        "INSERT OR REPLACE INTO left_threads (thread_id, table_id) VALUES (?, ?)", (thread, table)
    )


def threads(db: sqlite3.Connection, table: int) -> list[tuple[int, bool]]:
    """Those to be put away, and whether they say why; not if a table stands there again."""
    query = (
        "SELECT thread_id, told FROM left_threads"
        f" WHERE table_id = ? AND NOT EXISTS ({_TABLE_IN_IT})"
    )
    return [(thread, bool(told)) for thread, told in db.execute(query, (table,))]


def thread_told(db: sqlite3.Connection, table: int) -> None:
    """The thread says where the table went."""
    db.execute("UPDATE left_threads SET told = 1 WHERE table_id = ?", (table,))


def threads_done(db: sqlite3.Connection, table: int) -> None:
    """Nothing is left to be done about them."""
    db.execute("DELETE FROM left_threads WHERE table_id = ?", (table,))
