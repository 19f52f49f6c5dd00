"""Games where nothing happens: by the wish of their people until some day, or by itself."""

from __future__ import annotations

from db.dialect import Connection
from db.part import ALL, Part
from db.tables import IS_PLAYING


def over(db: Connection, now: int, part: Part = ALL) -> list[tuple[int, int]]:
    """Tables whose pause is over by now, and who had stopped them."""
    return db.execute(
        f"SELECT id, paused_by FROM tables WHERE {IS_PLAYING} AND paused_by IS NOT NULL"
        f" AND paused_until BETWEEN 1 AND ? AND {part.of('server_id')} ORDER BY id",
        (now,),
    ).fetchall()


def games(db: Connection, since: int, told: int) -> list[int]:
    """Running games where nothing has happened since a moment; told of it before another, or not.

    Not those that are stopped, or that stand where nobody can be told anything.
    """
    rows = db.execute(
        f"SELECT id FROM tables WHERE {IS_PLAYING} AND paused_by IS NULL AND parked IS NULL"
        " AND moved_at <= ?1 AND (?2 = 0 AND warned = 0 OR warned > 0 AND warned <= ?2)"
        " ORDER BY id",
        (since, told),
    )
    return [table for (table,) in rows.fetchall()]


def is_told(db: Connection, table: int) -> bool:
    """Whether its people are being told that nothing happens, and nothing has since."""
    query = "SELECT 1 FROM tables WHERE id = ? AND warned > 0"
    return db.execute(query, (table,)).fetchone() is not None
