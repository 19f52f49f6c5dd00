"""What a steady player would do, in the words of what it may do, and why."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from msgspec import Struct

from engine.ai.eyes import Eyes, World
from engine.ai.lessons import showing, widely
from engine.ai.mind import Mind
from engine.ai.reasons import Plan, Why, why
from engine.ai.turn import Line
from engine.core.codec import copy
from engine.core.decision import Answer, Decision
from engine.core.flow import play, question
from engine.core.rng import Rng
from engine.core.words import Msg

_OTHERS = 12  # turns that a turn is compared with
_WORLDS = 4


class Pick(Struct, frozen=True):
    """One answer in the words of its options; no words: nothing is picked."""

    labels: tuple[Msg, ...]


class Hint(Struct, frozen=True):
    """What to answer now, and what next if all goes well."""

    picks: tuple[Pick, ...]
    why: Why | None  # None: nothing else can be answered
    shows: bool | None = None  # it does what somebody is to be shown, or cannot; None: goes unsaid


def hint(mind: Mind[Any], eyes: Eyes[Any, Any], rng: Rng, goal: Collection[str] = ()) -> Hint:
    """The best turn that a steady player sees, and what speaks for it.

    Whoever is to be shown something is told the best turn that shows it, if any does.
    """
    if (only := eyes.asked.only()) is not None:
        return Hint((_said(eyes.asked, only),), None)
    shown = showing(mind, eyes, goal, rng) if goal else []
    found = shown or widely(mind, eyes, eyes.world(rng), rng)
    worlds = [eyes.world(rng) for _ in range(_WORLDS)]
    plan = found[0].answers
    reasons = why(mind, eyes.seat, plan, _others(found), worlds)
    return Hint(tuple(_picks(mind, plan, worlds[0])), reasons, _shows(shown) if goal else None)


def _shows(shown: Sequence[Line]) -> bool | None:
    """Nothing need be said where what shows it is the best turn, too."""
    if not shown:
        return False
    return None if shown[0].margin >= max(line.margin for line in shown) else True


def _others(found: Sequence[Line]) -> list[Plan]:
    """The best turn for each other way to begin; where there is none, other turns, or no move."""
    begun: dict[Answer, Plan] = {}
    for line in found:
        begun.setdefault(line.answers[0], line.answers)
    others = list(begun.values())[1:] or [line.answers for line in found[1:]]
    return others[:_OTHERS] or [()]


def _picks(mind: Mind[Any], plan: Plan, world: World[Any]) -> Iterator[Pick]:
    """The plan in the words of its options; that one ends one's turn goes without saying."""
    match, questions = copy(mind.game, world.match), world.questions
    for answer in plan:
        asked = question(questions, answer.seat)
        if not asked.confirms or answer is plan[0]:
            yield _said(asked, answer.picks)
        questions = play(match, answer, questions).questions


def _said(asked: Decision, picks: Sequence[str]) -> Pick:
    labels = {option.token: option.label for option in asked.options}
    return Pick(tuple(labels[token] for token in picks))
