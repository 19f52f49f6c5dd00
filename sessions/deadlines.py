"""By when somebody must have answered, where a table plays by a clock."""

from __future__ import annotations

from db import clocks
from db.connection import Connection
from engine.core.decision import Seat
from sessions.ticking import runs_out


def deadlines(db: Connection, table: int) -> dict[Seat, int]:
    """Of each seat that a table waits for, as far as its clock runs."""
    found = {kept.seat: runs_out(kept) for kept in clocks.of_table(db, table)}
    return {seat: at for seat, at in found.items() if at is not None}


def deadline(db: Connection, table: int, seat: Seat) -> int | None:
    """The same of one seat; None where no clock runs for it."""
    return deadlines(db, table).get(seat)
