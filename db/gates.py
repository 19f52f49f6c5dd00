"""Whose turn it is to call Discord: so many shards may introduce themselves at once, no more."""

from __future__ import annotations

from db.dialect import Connection


def next_turn(db: Connection, gate: int, now: int, pause: int, longest: int) -> int:
    """The moment at which whoever asks may go through, and nobody else; in milliseconds.

    A gate that seems shut for longer than any queue is one of a clock that was wrong.
    """
    row = db.execute("SELECT open_at FROM gates WHERE number = ?", (gate,)).fetchone()
    at = now if row is None or not now < row[0] <= now + longest else int(row[0])
    db.execute(
        "INSERT INTO gates (number, open_at) VALUES (?, ?)"
        " ON CONFLICT (number) DO UPDATE SET open_at = excluded.open_at",
        (gate, at + pause),
    )
    return at
