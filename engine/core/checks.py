"""What must hold in every position of every game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.game import Game
from engine.core.match import Match


def violations(game: Game[Any, Any], match: Match[Any]) -> Iterator[str]:
    """Everything wrong with a position, by the rules of the machine and of its game."""
    yield from game.invariants(match)
    if bool(match.asked) == (match.outcome is not None):
        yield f"asked {sorted(match.asked)} with outcome {match.outcome}"
    if match.state.seats != match.seats:
        yield f"{match.state.seats} hands for {match.seats} seats"
