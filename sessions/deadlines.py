"""Until when a table waits for somebody, where it has a clock."""

from __future__ import annotations

from db.connection import Connection
from engine.core.decision import Seat


def deadline(db: Connection, table: int, seat: Seat) -> int | None:
    """When a seat that is up should have answered; None where nothing presses."""
    return None
