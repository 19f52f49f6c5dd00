"""A mark that the file was closed in good order: then it can be worked on before it is read whole.

It goes with the first change of whoever opens the file next, so it is never there after a kill.
"""

from __future__ import annotations

from db.dialect import Connection

_KEY = "goodbye"


def say(db: Connection) -> None:
    """Nothing is under way any more."""
    db.execute("INSERT INTO settings VALUES (?, '') ON CONFLICT (key) DO NOTHING", (_KEY,))


def take_back(db: Connection) -> None:
    """Something is changed again."""
    db.execute("DELETE FROM settings WHERE key = ?", (_KEY,))


def was_said(db: Connection) -> bool:
    """Whether it was closed in good order, and nothing has been changed since."""
    query = "SELECT 1 FROM settings WHERE key = ?"
    return db.execute(query, (_KEY,)).fetchone() is not None
