"""What went wrong, with the position it went wrong in, so that it can be played again."""

from __future__ import annotations

from dataclasses import astuple, dataclass

from db.dialect import Connection

MOST_KEPT = 500


@dataclass(frozen=True, slots=True)
class Trouble:
    """One failure: who did what, what the program said, and the match before it."""

    id: str
    at: int
    table: int | None
    revision: int | None
    user: int
    action: str
    trace: str
    state: bytes | None


def keep(db: Connection, trouble: Trouble) -> None:
    """Remember a failure; only the newest ones are kept."""
    db.execute("INSERT INTO troubles VALUES (?, ?, ?, ?, ?, ?, ?, ?)", astuple(trouble))
    db.execute(
        "DELETE FROM troubles WHERE id NOT IN"
        " (SELECT id FROM troubles ORDER BY at DESC, id LIMIT ?)",
        (MOST_KEPT,),
    )


def find(db: Connection, trouble: str) -> Trouble | None:
    """A failure by the number its user was told."""
    row = db.execute("SELECT * FROM troubles WHERE id = ?", (trouble,)).fetchone()
    return None if row is None else Trouble(*row)


def of_table(db: Connection, table: int, most: int) -> list[Trouble]:
    """The newest failures at a table."""
    query = "SELECT * FROM troubles WHERE table_id = ? ORDER BY at DESC, id LIMIT ?"
    return [Trouble(*row) for row in db.execute(query, (table, most)).fetchall()]
