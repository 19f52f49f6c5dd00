"""Random games with every invariant checked after every answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from engine.ai.chance import random_answer, random_question
from engine.core.checks import violations
from engine.core.flow import Applied, new_match, play
from engine.core.game import Game
from engine.core.match import OptionValue
from engine.core.rng import Rng

MOST_DECISIONS = 20_000


@dataclass(frozen=True, slots=True)
class Report:
    """What a run of games showed."""

    games: int
    decisions: int
    violations: tuple[str, ...]  # each with its seed
    seconds: float

    def line(self) -> str:
        """The closing line of the command."""
        pace = round(self.decisions / self.seconds) if self.seconds else 0
        return (
            f"{self.games} games, {self.decisions} decisions, "
            f"{len(self.violations)} violations, {pace} decisions/s"
        )


def simulate(
    game: Game[Any, Any], seats: int, options: Mapping[str, OptionValue], games: int, seed: int
) -> Report:
    """Play games with consecutive seeds; a game stops at its first violation."""
    decisions, wrong = 0, []
    start = perf_counter()
    for each in range(seed, seed + games):
        played, found = _one_game(game, seats, options, each)
        decisions += played
        wrong += [f"seed {each}, decision {played}: {one}" for one in found]
    return Report(games, decisions, tuple(wrong), perf_counter() - start)


def _one_game(
    game: Game[Any, Any], seats: int, options: Mapping[str, OptionValue], seed: int
) -> tuple[int, list[str]]:
    now = new_match(game, seats, options, seed)
    rng = Rng(seed ^ 0x5EED)
    for played in range(MOST_DECISIONS):
        if found := list(violations(game, now.match)):
            return played, found
        if now.match.outcome is not None:
            return played, []
        try:
            now = random_step(now, rng)
        except Exception as error:
            return played, [f"{type(error).__name__}: {error}"]
    return MOST_DECISIONS, ["the game does not end"]


def random_step(now: Applied[Any], rng: Rng) -> Applied[Any]:
    """One random answer to one of the open questions, in place."""
    decision = random_question(now.questions, rng)
    return play(now.match, random_answer(decision, rng), now.questions)
