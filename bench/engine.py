"""What the rules cost: random play in place, and one hosted answer from JSON to JSON."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean, quantiles
from time import perf_counter
from typing import Any

from engine.ai.chance import random_answer
from engine.core.codec import encode, load
from engine.core.decision import Answer
from engine.core.flow import apply, new_match
from engine.core.game import Game
from engine.core.rng import Rng
from engine.games import GAMES
from engine.simulate import random_step

GAMES_IN_PLACE = 20
GAMES_HOSTED = 4


def main(arguments: Sequence[str]) -> None:
    """Print a row for each game and seat count."""
    print(
        "game             seats  decisions/s in place  hosted answer ms: mean    p95  state bytes"
    )
    for game in GAMES:
        for seats in game.meta.seats:
            pace = in_place(game, seats)
            costs, size = hosted(game, seats)
            print(
                f"{game.meta.id:<16} {seats:>5}  {pace:>20.0f}  "
                f"{1000 * mean(costs):>22.3f} {1000 * quantiles(costs, n=20)[-1]:>6.3f}  {size:>11}"
            )


def in_place(game: Game[Any, Any], seats: int) -> float:
    """Decisions a second of random play that keeps no copies."""
    decisions, start = 0, perf_counter()
    for seed in range(GAMES_IN_PLACE):
        now, rng = new_match(game, seats, {}, seed), Rng(seed)
        while now.match.outcome is None:
            now = random_step(now, rng)
            decisions += 1
    return decisions / (perf_counter() - start)


def hosted(game: Game[Any, Any], seats: int) -> tuple[list[float], int]:
    """Seconds of each hosted answer, and the size of the largest saved match."""
    costs: list[float] = []
    largest = 0
    for seed in range(GAMES_HOSTED):
        now, rng = new_match(game, seats, {}, seed), Rng(seed)
        saved = encode(now.match)
        pending = now.pending
        while pending:
            answer = random_answer(rng.choice(pending), rng)
            start = perf_counter()
            saved, pending = hosted_answer(game, saved, answer)
            costs.append(perf_counter() - start)
            largest = max(largest, len(saved))
    return costs, largest


def hosted_answer(game: Game[Any, Any], saved: bytes, answer: Answer) -> tuple[bytes, Any]:
    """Load, apply, a view for every seat and for spectators, save."""
    after = apply(game, load(game, saved), answer)
    for seat in (None, *range(after.match.seats)):
        game.view(after.match, seat)
    return encode(after.match), after.pending
