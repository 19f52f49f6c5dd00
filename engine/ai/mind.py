"""What a game teaches its players: what a position is worth, and which answers look good."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from engine.core.decision import Decision, Seat
from engine.core.game import Game
from engine.core.match import Match, View

V = TypeVar("V", bound=View[Any, Any, Any])
Worth: TypeAlias = Mapping[str, float]  # in points of the game's own, by reason
_LEADER = 0.5  # of the weight of the others lies on the best of them
_WON = 25.0  # points that a win counts for, and a loss costs: what is still open lies between


def _flat(view: Any, asked: Decision, token: str) -> float:
    return 0.0


@dataclass(frozen=True, slots=True)
class Mind(Generic[V]):
    """One game's judgement; a hint names the reasons of `worth` as `<prefix>-worth-<reason>`."""

    game: Game[Any, V]
    worth: Callable[[V, Seat], Worth]  # of the position to any seat, as the view's owner sees it
    promise: Callable[[V, Decision, str], float] = _flat  # which options to try first

    def margin(self, match: Match[Any], seat: Seat) -> float:
        """How far this seat is ahead of the others: the leader counts most among them."""
        if match.outcome is not None:
            return self._at_the_end(match, seat)
        view = self.game.view(match, seat)
        worth = [sum(self.worth(view, each).values()) for each in range(match.seats)]
        return _ahead(worth, seat)

    def _at_the_end(self, match: Match[Any], seat: Seat) -> float:
        assert match.outcome is not None
        places, scores = match.outcome.places, match.outcome.scores
        won = 2.0 / places.count(1) if places[seat] == 1 else 0.0
        return _WON * (won - 1.0) + _ahead(scores, seat)


def _ahead(worth: tuple[int, ...] | list[float], seat: Seat) -> float:
    others = [each for other, each in enumerate(worth) if other != seat]
    mean = sum(others) / len(others)
    return worth[seat] - _LEADER * max(others) - (1 - _LEADER) * mean
