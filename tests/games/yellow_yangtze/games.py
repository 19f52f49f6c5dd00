"""Games by players who seek points, wars and revolts, answer by answer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from engine.ai.chance import random_answer
from engine.core.decision import Answer, Decision, Option
from engine.core.flow import Applied, apply, new_match
from engine.core.rng import Rng
from engine.games.yellow_yangtze.game import YELLOW_YANGTZE
from engine.games.yellow_yangtze.state import State
from tests.campaigns.yellow_yangtze import any_set_up, biased_answer, rebellious, warlike

TEMPERS = (warlike, rebellious)
SEEDS = range(6)


class Answered(NamedTuple):
    """A position, one of its questions, the answer given to it, and what that did."""

    before: Applied[State]
    decision: Decision
    answer: Answer
    after: Applied[State]

    @property
    def option(self) -> Option:
        """The first thing that was picked."""
        picked = self.answer.picks[0]
        return next(option for option in self.decision.options if option.token == picked)


@cache
def answered(seed: int) -> tuple[Answered, ...]:
    """A whole game, played once; whoever answers is warlike, rebellious or neither."""
    return tuple(_answered(seed))


def _answered(seed: int) -> Iterator[Answered]:
    seats, options = any_set_up(seed)
    now: Applied[State] = new_match(YELLOW_YANGTZE, seats, options, seed)
    rng = Rng(seed)
    while now.match.outcome is None:
        decision = rng.choice(now.pending)
        if temper := rng.choice((None, *TEMPERS)):
            answer = biased_answer(temper, now.match.state, decision, rng)
        else:
            answer = random_answer(decision, rng)
        after = apply(YELLOW_YANGTZE, now.match, answer)
        yield Answered(now, decision, answer, after)
        now = after


def tried(moment: Answered, every: int) -> Iterator[Answered]:
    """Some of the options of a question that wants one, each on a copy."""
    if moment.decision.at_most > 1:
        return
    turn = moment.before.match.revision % every
    for option in moment.decision.options[turn::every]:
        answer = Answer(moment.decision.seat, moment.decision.name, (option.token,))
        after = apply(YELLOW_YANGTZE, moment.before.match, answer)
        yield Answered(moment.before, moment.decision, answer, after)
