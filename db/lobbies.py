"""Tables before they begin: how they start, who is meant, and those where nothing happens."""

from __future__ import annotations

import json
from collections.abc import Mapping

from db.dialect import Connection
from db.tables import IS_LOBBY


def silent_lobbies(db: Connection, since: int) -> list[int]:
    """Lobbies where nothing has happened since a moment, and whose host was not told.

    One person and bots keep nobody waiting.
    """
    query = (
        f"SELECT id FROM tables WHERE {IS_LOBBY} AND moved_at <= ? AND warned = 0 AND NOT"
        " (SELECT count(*) = count(bot) + 1 AND count(bot) > 0 FROM seats WHERE table_id = id)"
        " ORDER BY id"
    )
    return [row[0] for row in db.execute(query, (since,)).fetchall()]


def warned_lobbies(db: Connection, since: int, told: int) -> list[int]:
    """Lobbies where nothing has happened since a moment, and whose host was told by another."""
    query = (
        f"SELECT id FROM tables WHERE {IS_LOBBY} AND moved_at <= ? AND warned > 0 AND warned <= ?"
        " ORDER BY id"
    )
    return [row[0] for row in db.execute(query, (since, told)).fetchall()]


def mark_warned(db: Connection, table: int, now: int) -> None:
    """The host of this lobby is being told that it will close."""
    db.execute("UPDATE tables SET warned = ? WHERE id = ?", (now, table))


def set_starts(db: Connection, table: int, starts: str) -> None:
    """Whether its host starts a lobby, or it starts by itself when it is full."""
    db.execute("UPDATE tables SET starts = ? WHERE id = ?", (starts, table))


def set_starts_at(db: Connection, table: int, moment: int | None) -> None:
    """When a lobby starts by itself; None: not without a press."""
    db.execute("UPDATE tables SET starts_at = ? WHERE id = ?", (moment, table))


def set_manners(db: Connection, table: int, manners: Mapping[str, str]) -> None:
    """What company the host has in mind."""
    db.execute("UPDATE tables SET manners = ? WHERE id = ?", (json.dumps(dict(manners)), table))


def set_seated(db: Connection, table: int, seated: str) -> None:
    """How wishes have become seats: it can be checked when the game is over."""
    db.execute("UPDATE tables SET seated = ? WHERE id = ?", (seated, table))
