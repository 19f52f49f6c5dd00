"""Random games with every invariant checked after every answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from engine.ai.chance import random_answer, random_question
from engine.core.checks import violations
from engine.core.decision import Answer, Decision
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
    unawaited: int  # of these: asides and changed minds, for which no match waits
    violations: tuple[str, ...]  # each with its seed
    seconds: float

    def line(self) -> str:
        """The closing line of the command."""
        pace = round(self.decisions / self.seconds) if self.seconds else 0
        return (
            f"{self.games} games, {self.decisions} decisions "
            f"({self.unawaited} asides and changed minds), "
            f"{len(self.violations)} violations, {pace} decisions/s"
        )


@dataclass(slots=True)
class _Played:
    """One game so far."""

    decisions: int = 0
    unawaited: int = 0
    wrong: Sequence[str] = ()


def simulate(
    game: Game[Any, Any], seats: int, options: Mapping[str, OptionValue], games: int, seed: int
) -> Report:
    """Play games with consecutive seeds; a game stops at its first violation."""
    start = perf_counter()
    played = {each: _one_game(game, seats, options, each) for each in range(seed, seed + games)}
    wrong = (
        f"seed {each}, decision {one.decisions}: {what}"
        for each, one in played.items()
        for what in one.wrong
    )
    return Report(
        games,
        sum(one.decisions for one in played.values()),
        sum(one.unawaited for one in played.values()),
        tuple(wrong),
        perf_counter() - start,
    )


def _one_game(
    game: Game[Any, Any], seats: int, options: Mapping[str, OptionValue], seed: int
) -> _Played:
    played, rng = _Played(), Rng(seed ^ 0x5EED)
    now = new_match(game, seats, options, seed)
    while played.decisions < MOST_DECISIONS:
        played.wrong = list(violations(game, now.match))
        if played.wrong or now.match.outcome is not None:
            return played
        try:
            decision = random_question(now.questions, rng)
            answer = random_answer(decision, rng)
            now = play(now.match, answer, now.questions)
        except Exception as error:
            played.wrong = [f"{type(error).__name__}: {error}"]
            return played
        played.decisions += 1
        played.unawaited += unawaited(decision, answer)
    played.wrong = ["the game does not end"]
    return played


def unawaited(decision: Decision, answer: Answer) -> bool:
    """Whether an answer was an aside or a change of mind: the match did not wait for it."""
    return not decision.waits or decision.is_aside(answer.picks)


def random_step(now: Applied[Any], rng: Rng) -> Applied[Any]:
    """One random answer to one of the open questions, in place."""
    decision = random_question(now.questions, rng)
    return play(now.match, random_answer(decision, rng), now.questions)
