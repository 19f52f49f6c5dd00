"""Games among players made of code, with the seats going round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from engine.ai.eyes import Eyes
from engine.ai.mind import Mind
from engine.ai.players import answer
from engine.core.flow import Applied, new_match, play
from engine.core.match import OptionValue
from engine.core.rng import Rng

_SURE = 1.96  # standard deviations on either side hold 95 of 100


@dataclass(slots=True)
class Standings:
    """How many games each player won; a shared win counts its share."""

    players: tuple[str, ...]
    games: int = 0
    wins: dict[str, float] = field(default_factory=dict)

    def line(self) -> str:
        """The closing line of the command."""
        first = self.players[0]
        low, high = _range(self.wins[first], self.games)
        won = ", ".join(f"{name} {wins:.1f}" for name, wins in self.wins.items())
        return f"{won} of {self.games}, {first} {100 * low:.0f}–{100 * high:.0f} % at 95 %"


def _range(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval."""
    share, z = wins / games, _SURE
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


def seated(players: Sequence[str], seats: int, game: int) -> tuple[str, ...]:
    """The first player takes one seat, a new one each game; the others share the rest in turn."""
    others = [players[1 + n % (len(players) - 1)] for n in range(seats - 1)]
    at = game % seats
    return (*others[:at], players[0], *others[at:])


def play_game(
    mind: Mind[Any], players: Sequence[str], options: Mapping[str, OptionValue], seed: int
) -> Applied[Any]:
    """One whole game, a player for each seat."""
    now = new_match(mind.game, len(players), options, seed)
    rng = Rng(seed ^ 0xB07)
    while now.match.outcome is None:
        seat = now.pending[0].seat
        eyes = Eyes(mind.game, now, seat)
        now = play(now.match, answer(players[seat], mind, eyes, rng), now.questions)
    return now


def tournament(
    mind: Mind[Any],
    players: Sequence[str],
    seats: int,
    options: Mapping[str, OptionValue],
    games: int,
    seed: int,
) -> Standings:
    """That many games."""
    standings = Standings(tuple(players), games, dict.fromkeys(players, 0.0))
    for game in range(games):
        at = seated(players, seats, game)
        outcome = play_game(mind, at, options, seed + game // seats).match.outcome
        assert outcome is not None
        for seat in outcome.winners:
            standings.wins[at[seat]] += 1 / len(outcome.winners)
    return standings
