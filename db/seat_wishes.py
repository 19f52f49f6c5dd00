"""Which seats people wish for in a lobby: nobody else's business until the game is over."""

from __future__ import annotations

from db.dialect import Connection, replacing

_KEEP = replacing("seat_wishes", "table_id, user_id, wishes", "table_id, user_id")


def of_table(db: Connection, table: int) -> dict[int, str]:
    """By person, letters of seats, the most wanted first."""
    query = "SELECT user_id, wishes FROM seat_wishes WHERE table_id = ? ORDER BY user_id"
    return dict(db.execute(query, (table,)).fetchall())


def keep(db: Connection, table: int, user: int, wishes: str) -> None:
    """What somebody wishes for from now on."""
    row = (table, user, wishes)
    db.execute(_KEEP, row)


def drop(db: Connection, table: int, user: int | None = None) -> None:
    """Somebody's wishes for a table are forgotten, or everybody's."""
    chosen = "table_id = ?1 AND user_id = coalesce(?2, user_id)"
    db.execute(f"DELETE FROM seat_wishes WHERE {chosen}", (table, user))
