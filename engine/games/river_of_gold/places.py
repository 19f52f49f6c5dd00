"""Places on the board, as options and events name them."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.games.river_of_gold.data import RIVER

EMPEROR = "emperor"


def river(space: int) -> str:
    """A river space."""
    return f"river:{space}"


def shore(space: int) -> str:
    """A shore space."""
    return f"shore:{space}"


def track(region: int, position: int) -> str:
    """A space of a region's influence track."""
    return f"track:{region}-{position}"


def row(slot: int) -> str:
    """A slot of the building row."""
    return f"row:{slot}"


def player(seat: Seat) -> str:
    """What lies in front of a player."""
    return f"player:{seat}"


def mastery(id: str) -> str:
    """A mastery card."""
    return f"mastery:{id}"


def visited(space: int) -> tuple[str, ...]:
    """A river space and the shore beside it."""
    return (river(space), *map(shore, RIVER[space].shore_spaces))
