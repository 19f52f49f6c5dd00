"""People who follow a table without a seat at it."""

from __future__ import annotations

from db.dialect import Connection, replacing
from db.people import USER_COLUMNS, User

_FOLLOW = replacing("followers", "table_id, user_id, notices", "table_id, user_id")


def follow(db: Connection, table: int, user: int, *, notices: bool) -> None:
    """Follow a table, with or without a direct message that is kept up to date."""
    db.execute(_FOLLOW, (table, user, notices))


def unfollow(db: Connection, table: int, user: int) -> None:
    """Follow it no more."""
    db.execute("DELETE FROM followers WHERE table_id = ? AND user_id = ?", (table, user))


def notices(db: Connection, table: int, user: int) -> bool | None:
    """Whether a follower wants notices; None for somebody who does not follow."""
    row = db.execute(
        "SELECT notices FROM followers WHERE table_id = ? AND user_id = ?", (table, user)
    ).fetchone()
    return None if row is None else bool(row[0])


def readers(db: Connection, table: int) -> list[User]:
    """Who wants to be told how this table goes on."""
    rows = db.execute(
        f"SELECT {USER_COLUMNS} FROM followers JOIN users ON users.id = user_id"
        " WHERE table_id = ? AND notices = 1 ORDER BY users.id",
        (table,),
    ).fetchall()
    return [User(*row) for row in rows]
