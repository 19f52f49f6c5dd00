"""Random play for tests: every legal set-up of every game, and positions along the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine.ai.chance import random_answer, random_question
from engine.core.decision import Answer
from engine.core.errors import BadSetup
from engine.core.flow import Applied, apply, new_match
from engine.core.game import Game
from engine.core.match import OptionValue
from engine.core.rng import Rng
from engine.games import GAMES

MOST_DECISIONS = 5_000
MOST_MOMENTS = 80  # of one game


@dataclass(frozen=True)
class SetUp:
    """A game, a seat count and a mix of options."""

    game: Game[Any, Any]
    seats: int
    options: dict[str, OptionValue]

    def __str__(self) -> str:
        chosen = "-".join(str(value) for value in self.options.values())
        return f"{self.game.meta.id}-{self.seats}-{chosen}"

    def __hash__(self) -> int:
        return hash(str(self))


def set_ups() -> list[SetUp]:
    """Every game as it comes for every seat count, and each option changed for one of them."""
    return [set_up for game in GAMES for set_up in sampled(game)]


def all_set_ups() -> list[SetUp]:
    """Every seat count of every game, as it comes and with each option changed once."""
    return [set_up for game in GAMES for set_up in _of(game)]


def sampled(game: Game[Any, Any]) -> Iterator[SetUp]:
    """One game as it comes for every seat count, and each option changed for one of them."""
    every = list(_of(game))
    usual = {spec.key: spec.default for spec in game.meta.options}
    yield from (set_up for set_up in every if set_up.options == usual)
    mixes = [s.options for s in every if s.options != usual]
    for turn, options in enumerate(dict.fromkeys(map(_frozen, mixes))):
        legal = [set_up for set_up in every if _frozen(set_up.options) == options]
        yield legal[turn % len(legal)]


def _frozen(options: dict[str, OptionValue]) -> tuple[tuple[str, OptionValue], ...]:
    return tuple(options.items())


def _of(game: Game[Any, Any]) -> Iterator[SetUp]:
    usual = {spec.key: spec.default for spec in game.meta.options}
    changed = [
        {**usual, spec.key: choice}
        for spec in game.meta.options
        for choice in spec.choices
        if choice != spec.default
    ]
    for seats in game.meta.seats:
        for options in (usual, *changed):
            try:
                game.meta.complete_options(seats, options)
            except BadSetup:
                continue
            yield SetUp(game, seats, options)


def one_set_up_per_count() -> list[SetUp]:
    """Each game and seat count once, with the options rotating so that all choices occur."""
    return [set_up for game in GAMES for set_up in one_per_count(game)]


def one_per_count(game: Game[Any, Any]) -> Iterator[SetUp]:
    """The same for one game."""
    for turn, seats in enumerate(game.meta.seats):
        mixes = [s for s in _of(game) if s.seats == seats]
        yield mixes[turn % len(mixes)]


@dataclass(frozen=True)
class Moment:
    """A position, the answer that is about to be given, and what it does."""

    before: Applied[Any]
    answer: Answer
    after: Applied[Any]


def moments(set_up: SetUp, seed: int) -> Iterator[Moment]:
    """A whole random game, answer by answer, through the pure `apply`."""
    now: Applied[Any] = new_match(set_up.game, set_up.seats, set_up.options, seed)
    rng = Rng(seed + 1)
    for _ in range(MOST_DECISIONS):
        if now.match.outcome is not None:
            return
        decision = random_question(now.questions, rng)
        answer = random_answer(decision, rng, now.match.number(decision.seat))
        after = apply(set_up.game, now.match, answer, now.questions)
        yield Moment(now, answer, after)
        now = after
    raise AssertionError(f"{set_up} with seed {seed} does not end")


@lru_cache(maxsize=1)
def whole_game(set_up: SetUp, seed: int) -> tuple[Moment, ...]:
    """The same, remembered until another one is asked for: look, but do not touch."""
    return tuple(moments(set_up, seed))


def some_moments(set_up: SetUp, seed: int, every: int) -> tuple[Moment, ...]:
    """Each n-th moment of a random game, and of a long one about so many."""
    played = whole_game(set_up, seed)
    return played[:: max(every, len(played) // MOST_MOMENTS)]
