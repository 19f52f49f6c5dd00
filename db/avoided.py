"""Whom people would rather not play with: read for those who avoid, never for those avoided."""

from __future__ import annotations

from db.dialect import Connection

_SITS = "SELECT 1 FROM seats WHERE seats.table_id = ? AND seats.user_id = avoided_id"


def of_user(db: Connection, user: int) -> dict[int, str | None]:
    """Whom somebody avoids, with their names as far as they are known."""
    query = (
        "SELECT avoided_id, users.name FROM avoided LEFT JOIN users ON users.id = avoided_id"
        " WHERE user_id = ? ORDER BY avoided_id"
    )
    return dict(db.execute(query, (user,)).fetchall())


def add(db: Connection, user: int, other: int) -> None:
    """Somebody avoids one person more."""
    query = "INSERT INTO avoided (user_id, avoided_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
    db.execute(query, (user, other))


def remove(db: Connection, user: int, other: int) -> None:
    """Somebody avoids one person less."""
    db.execute("DELETE FROM avoided WHERE user_id = ? AND avoided_id = ?", (user, other))


def avoids(db: Connection, user: int, other: int) -> bool:
    """Whether somebody avoids somebody."""
    query = "SELECT 1 FROM avoided WHERE user_id = ? AND avoided_id = ?"
    return db.execute(query, (user, other)).fetchone() is not None


def meets(db: Connection, table: int, user: int) -> bool:
    """Whether anybody sits at a table whom somebody avoids."""
    query = f"SELECT 1 FROM avoided WHERE user_id = ? AND EXISTS ({_SITS})"
    return db.execute(query, (user, table)).fetchone() is not None


def tell(db: Connection, table: int, newcomer: int) -> list[int]:
    """Those who sit there and avoid a newcomer, and have not heard of that table last."""
    rows = db.execute(
        "UPDATE avoided SET told_table = ?1 WHERE avoided_id = ?2 AND told_table <> ?1 AND user_id"
        " IN (SELECT user_id FROM seats WHERE table_id = ?1) RETURNING user_id",
        (table, newcomer),
    ).fetchall()
    return sorted(user for (user,) in rows)
