"""A player that picks any legal answer: it fills seats, and it is the fuzzer."""

from __future__ import annotations

from engine.core.decision import Answer, Decision
from engine.core.rng import Rng


def random_answer(decision: Decision, rng: Rng, asked: int | None = None) -> Answer:
    """Any legal answer to a question, each number of picks being equally likely."""
    bag = [option.token for option in decision.options for _ in range(option.limit)]
    most = min(decision.at_most, len(bag))
    count = decision.at_least + rng.below(most - decision.at_least + 1)
    rng.shuffle(bag)
    return Answer(decision.seat, decision.name, tuple(bag[:count]), asked)
