"""First games: who learns at which table, since when, and whether they want to be led."""

from __future__ import annotations

from dataclasses import dataclass

from db.dialect import Connection


@dataclass(frozen=True, slots=True)
class Learning:
    """Somebody who is led through their first game."""

    table: int
    user: int
    since: int  # the revision from which they play
    skipped: bool  # they go on by themselves


def begin(db: Connection, table: int, user: int, since: int) -> None:
    """From this revision on somebody is led."""
    db.execute(
        "INSERT INTO tours (table_id, user_id, since) VALUES (?, ?, ?)", (table, user, since)
    )


def of_table(db: Connection, table: int) -> Learning | None:
    """Who learns at a table, if it is a first game."""
    row = db.execute(
        "SELECT table_id, user_id, since, skipped FROM tours WHERE table_id = ?", (table,)
    ).fetchone()
    return None if row is None else Learning(row[0], row[1], row[2], bool(row[3]))


def skip(db: Connection, table: int) -> None:
    """Whoever learns here goes on by themselves."""
    db.execute("UPDATE tours SET skipped = 1 WHERE table_id = ?", (table,))
