"""What a table leaves in a channel that it moves out of: calls to sit down, a thread of its own."""

from __future__ import annotations

from db.dialect import Connection, replacing
from db.tables import IS_LIVE

_TABLE_IN_IT = f"SELECT 1 FROM tables WHERE channel_id = thread_id AND {IS_LIVE}"
_LEAVE = replacing("left_threads", "thread_id, table_id, told", "thread_id")


def call(db: Connection, table: int, channel: int, message: int) -> None:
    """A message there asks somebody to sit down at this table."""
    db.execute(
        "INSERT INTO calls VALUES (?, ?, ?) ON CONFLICT (message_id) DO NOTHING",
        (message, table, channel),
    )


def is_call(db: Connection, table: int, message: int) -> bool:
    """Whether this message asked somebody to sit down at this table."""
    query = "SELECT 1 FROM calls WHERE message_id = ? AND table_id = ?"
    return db.execute(query, (message, table)).fetchone() is not None


def leave_thread(db: Connection, table: int, thread: int) -> None:
    """The thread that was made for a table is not its place any more."""
    db.execute(_LEAVE, (thread, table, 0))


def threads(db: Connection, table: int) -> list[tuple[int, bool]]:
    """Those to be put away, and whether they say why; not if a table stands there again."""
    query = (
        "SELECT thread_id, told FROM left_threads"
        f" WHERE table_id = ? AND NOT EXISTS ({_TABLE_IN_IT})"
        " ORDER BY thread_id"
    )
    return [(thread, bool(told)) for thread, told in db.execute(query, (table,))]


def thread_told(db: Connection, table: int) -> None:
    """The thread says where the table went."""
    db.execute("UPDATE left_threads SET told = 1 WHERE table_id = ?", (table,))


def threads_done(db: Connection, table: int) -> None:
    """Nothing is left to be done about them."""
    db.execute("DELETE FROM left_threads WHERE table_id = ?", (table,))
