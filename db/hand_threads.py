"""The private threads in which players of a table find their hands."""

from __future__ import annotations

from db.dialect import Connection, replacing

_KEEP = replacing("hand_threads", "table_id, user_id, thread_id", "table_id, user_id")


def find(db: Connection, table: int, user: int) -> int | None:
    """Somebody's thread at a table, if they have one."""
    row = db.execute(
        "SELECT thread_id FROM hand_threads WHERE table_id = ? AND user_id = ?", (table, user)
    ).fetchone()
    return None if row is None else int(row[0])


def keep(db: Connection, table: int, user: int, thread: int) -> None:
    """This is somebody's thread from now on."""
    db.execute(_KEEP, (table, user, thread))


def forget(db: Connection, table: int, user: int) -> None:
    """It is gone."""
    db.execute("DELETE FROM hand_threads WHERE table_id = ? AND user_id = ?", (table, user))


def of_table(db: Connection, table: int) -> list[int]:
    """All of a table."""
    query = "SELECT thread_id FROM hand_threads WHERE table_id = ? ORDER BY user_id"
    return [row[0] for row in db.execute(query, (table,)).fetchall()]
