"""The best turn that shows what a step of somebody's first game is there to show."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from engine.ai.chance import random_answer
from engine.ai.eyes import Eyes, World
from engine.ai.mind import Mind
from engine.ai.turn import Breadth, Line, lines
from engine.core.codec import copy
from engine.core.decision import Answer, Seat, closing
from engine.core.flow import play
from engine.core.frame import Event
from engine.core.rng import Rng

_WIDE = Breadth(lines=12, answers=24, steps=12)
_GLANCE = Breadth(lines=1, answers=4, steps=12, asides=0, patience=1)
_LIKELY, _FURTHER = 5, 12  # lines and answers, where what is shown comes later in the turn
_BEGINS = "-begins"


def showing(mind: Mind[Any], eyes: Eyes[Any, Any], goal: Collection[str], rng: Rng) -> list[Line]:
    """The best turn in which an event of the goal happens to this seat, and then all others.

    Where none does at once, what others do in it may bring it about; nothing: it does not fit now.
    """
    world = eyes.world(rng)
    found = widely(mind, eyes, world, rng)
    for further, looked_at in ((0, found), (_FURTHER, found[:_LIKELY])):
        for line in looked_at:
            if any(e.key in goal for e in _events(mind, world, eyes.seat, line, further)):
                return [line, *(each for each in found if each is not line)]
    return []


def widely(mind: Mind[Any], eyes: Eyes[Any, Any], world: World[Any], rng: Rng) -> list[Line]:
    """The turns a hint may name: more than a player looks at, so that none takes a detour."""
    return [line for line in lines(mind, world, eyes.seat, _WIDE, rng) if line.answers]


def _events(
    mind: Mind[Any], world: World[Any], seat: Seat, line: Line, further: int
) -> Iterator[Event]:
    """What happens to a seat in a line, and in so many answers at a glance after it."""
    match, questions = copy(mind.game, world.match), world.questions
    left, rng = list(line.answers), Rng(1)
    for _ in range(len(left) + further):
        if match.outcome is not None:
            return
        now = World(match, questions)
        done = play(match, left.pop(0) if left else _glance(mind, now, rng), questions)
        own = [event for event in done.events if event.seat == seat]
        yield from own
        if any(event.key.endswith(_BEGINS) for event in own):
            return
        questions = done.questions


def _glance(mind: Mind[Any], world: World[Any], rng: Rng) -> Answer:
    """What whoever is waited for answers."""
    asked = next(asked for asked in world.questions if asked.waits)
    if (end := closing(world.questions, asked.seat)) is not None:
        return end
    found = lines(mind, world, asked.seat, _GLANCE, rng)[0].answers
    return found[0] if found else random_answer(asked, rng)
