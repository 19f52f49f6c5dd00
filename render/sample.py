"""A random game up to some decision, to draw without playing one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any

from engine.ai.chance import random_answer
from engine.core.decision import Decision, Seat
from engine.core.flow import new_match, play
from engine.core.frame import Event
from engine.core.game import Game
from engine.core.match import Match, OptionValue
from engine.core.rng import Rng


@dataclass(frozen=True)
class Sample:
    """A position, its open questions, and the public events of this turn or of the last one."""

    match: Match[Any]
    questions: tuple[Decision, ...]
    changes: tuple[Event, ...]

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The questions that the match waits for."""
        return tuple(one for one in self.questions if one.waits)

    def question(self, seat: Seat | None) -> Decision | None:
        """The open question of a seat, if it has one."""
        return next((one for one in self.questions if one.seat == seat), None)


def sample(
    game: Game[Any, Any], seats: int, options: Mapping[str, OptionValue], seed: int, decisions: int
) -> Sample:
    """Play that many random decisions, or to the end."""
    *_, last = islice(samples(game, seats, options, seed), decisions + 1)
    return last


def samples(
    game: Game[Any, Any], seats: int, options: Mapping[str, OptionValue], seed: int
) -> Iterator[Sample]:
    """Every position of a random game."""
    now = new_match(game, seats, options, seed)
    rng = Rng(seed + 1)
    changes: list[Event] = []
    over = False  # whether the last answer closed a turn
    yield Sample(now.match, now.questions, ())
    while now.match.outcome is None:
        decision = rng.choice(now.pending)
        answer = random_answer(decision, rng)
        now = play(now.match, answer, now.questions)
        public = [event for event in now.events if event.to is None]
        if over and public:
            changes, over = [], False
        closed = decision.confirms and answer.picks == decision.fallback
        changes, over = [*changes, *public], over or closed
        yield Sample(now.match, now.questions, tuple(changes))
