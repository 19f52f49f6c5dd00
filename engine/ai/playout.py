"""Playing a world on by quick wits: each seat takes a turn that looks good at a glance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.ai.eyes import World, after
from engine.ai.mind import Mind
from engine.ai.turn import Breadth, lines
from engine.core.decision import Seat, closing
from engine.core.rng import Rng

_LONGEST = 100  # looks at what somebody is asked


@dataclass(frozen=True, slots=True)
class Wits:
    """How far a world is played on, and how well."""

    rounds: float  # how often everybody has a turn
    own: Breadth
    others: Breadth


def played_on(mind: Mind[Any], world: World[Any], seat: Seat, wits: Wits, rng: Rng) -> World[Any]:
    """The world when this turn and some more are over, or at its end."""
    horizon = 1 + round(wits.rounds * world.match.seats)
    for _ in range(_LONGEST):
        if world.match.outcome is not None or world.begun >= horizon:
            break
        asked = next(asked.seat for asked in world.questions if asked.waits)
        world = _glance(mind, world, asked, wits.own if asked == seat else wits.others, rng)
    return world


def _glance(
    mind: Mind[Any], world: World[Any], seat: Seat, breadth: Breadth, rng: Rng
) -> World[Any]:
    """One seat answers as long as nothing new is seen."""
    end = closing(world.questions, seat)
    if end is None:
        return lines(mind, world, seat, breadth, rng)[0].world
    return after(world, end, world.match)[0]
