"""Places on the table, as options and events name them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.decision import Seat
from engine.games.import_export.data import SHIPS_EACH
from engine.games.import_export.state import Table

ISLAND, DECK = "island", "deck"


def player(seat: Seat) -> str:
    """What lies in front of a player."""
    return f"player:{seat}"


def ship(seat: Seat, number: int) -> str:
    """A ship, from 1."""
    return f"ship:{seat}-{number}"


def harbour(seat: Seat) -> str:
    """Where cards are played for their action."""
    return f"harbour:{seat}"


def imports(seat: Seat) -> str:
    """A player's imports."""
    return f"imports:{seat}"


def goods(seat: Seat) -> str:
    """A player's goods."""
    return f"goods:{seat}"


def completed(seat: Seat) -> str:
    """A player's completed shipments."""
    return f"completed:{seat}"


def card(id: str) -> str:
    """A card that lies open somewhere."""
    return f"card:{id}"


def every(table: Table) -> Iterator[str]:
    """All places of a table, without the single cards."""
    yield from (ISLAND, DECK)
    for seat in range(len(table.players)):
        yield from (player(seat), harbour(seat), imports(seat), goods(seat), completed(seat))
        yield from (ship(seat, number) for number in range(1, SHIPS_EACH + 1))
