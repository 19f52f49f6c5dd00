"""Whose letter reads differently after something was published (P1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from db import outbox
from db.connection import Connection
from db.tables import Table
from engine.core.decision import Seat
from engine.core.game import Game
from engine.core.match import Match


def changed_for(game: Game[Any, Any], before: Match[Any], after: Match[Any]) -> list[Seat]:
    """The seats whose hand, or whether they are up, is not what their letter says."""
    return [
        seat
        for seat in range(after.seats)
        if _letter(game, before, seat) != _letter(game, after, seat)
    ]


def _letter(game: Game[Any, Any], match: Match[Any], seat: Seat) -> tuple[object, ...]:
    """All that a letter is made from; comparing it costs less than writing it twice."""
    view = game.view(match, seat)
    return view.hand, game.beside_hand(view), match.asked.get(seat), view.outcome


def owe_letters(
    db: Connection, table: Table, revision: int, now: int, seats: Sequence[Seat] | None = None
) -> None:
    """Owe these seats, or all, their letter as it reads by now."""
    for chair in table.chairs:
        if chair.taken and (seats is None or chair.seat in seats):
            outbox.owe(db, table.id, "hand", revision, now, chair.seat)
