"""How reliable people are: a few sums each, and whether they want them shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from db.dialect import Connection, replacing

_KEEP = replacing("reliability", "user_id, at, in_time, late, kept, dropped", "user_id")


@dataclass(frozen=True, slots=True)
class Sums:
    """Turns and tables with a clock, as they count at some moment."""

    at: int
    in_time: float = 0
    late: float = 0
    kept: float = 0  # tables played to the end
    dropped: float = 0


def find(db: Connection, user: int) -> Sums | None:
    """What is known of somebody, whether they want it shown or not."""
    query = "SELECT at, in_time, late, kept, dropped FROM reliability WHERE user_id = ?"
    row = db.execute(query, (user,)).fetchone()
    return None if row is None else Sums(*row)


def keep(db: Connection, user: int, sums: Sums) -> None:
    """In the place of what was known before."""
    row = (user, sums.at, sums.in_time, sums.late, sums.kept, sums.dropped)
    db.execute(_KEEP, row)


def hidden(db: Connection, users: Iterable[int]) -> set[int]:
    """Those of some people who do not want it shown."""
    query = "SELECT 1 FROM users WHERE id = ? AND record = 'hidden'"
    return {user for user in set(users) if db.execute(query, (user,)).fetchone()}


def show(db: Connection, user: int, *, shown: bool) -> None:
    """Whether lobbies show it."""
    state = "shown" if shown else "hidden"
    db.execute("UPDATE users SET record = ? WHERE id = ?", (state, user))
