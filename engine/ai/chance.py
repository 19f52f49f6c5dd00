"""A player that picks any legal answer: it fills seats, and it is the fuzzer."""

from __future__ import annotations

from engine.core.decision import Answer, Decision
from engine.core.rng import Rng

_ONE_IN = 8  # questions that nobody waits for are answered so often


def random_question(questions: tuple[Decision, ...], rng: Rng) -> Decision:
    """One of the open questions; now and then one that the match does not wait for."""
    waiting = [decision for decision in questions if decision.waits]
    if len(waiting) == len(questions) or rng.below(_ONE_IN):
        return rng.choice(waiting)
    return rng.choice([decision for decision in questions if not decision.waits])


def random_answer(decision: Decision, rng: Rng, asked: int | None = None) -> Answer:
    """Any legal answer to a question, each number of picks being equally likely."""
    asides = [option.token for option in decision.options if option.aside]
    if asides and rng.below(len(decision.options)) < len(asides):
        return Answer(decision.seat, decision.name, (rng.choice(asides),), asked)
    bag = [option.token for option in decision.answers() for _ in range(option.limit)]
    most = min(decision.at_most, len(bag))
    count = decision.at_least + rng.below(most - decision.at_least + 1)
    rng.shuffle(bag)
    return Answer(decision.seat, decision.name, tuple(bag[:count]), asked)
