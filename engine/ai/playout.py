"""Playing a world on by quick wits: each seat takes a turn that looks good at a glance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.ai.eyes import World
from engine.ai.mind import Mind
from engine.ai.turn import Breadth, lines
from engine.core.decision import Seat, closing
from engine.core.flow import play
from engine.core.rng import Rng

_LONGEST_TURN = 20  # times that chance speaks in one turn


@dataclass(frozen=True, slots=True)
class Wits:
    """How far a world is played on, and how well."""

    rounds: float  # how often everybody has a turn
    own: Breadth
    others: Breadth


def played_on(mind: Mind[Any], world: World[Any], seat: Seat, wits: Wits, rng: Rng) -> World[Any]:
    """The world after the rest of this seat's turn and some more turns, or at its end."""
    world = _turn(mind, world, seat, wits.own, rng)
    for _ in range(round(wits.rounds * world.match.seats)):
        if world.match.outcome is not None:
            break
        next_ = next(asked.seat for asked in world.questions if asked.waits)
        world = _turn(mind, world, next_, wits.own if next_ == seat else wits.others, rng)
    return world


def _turn(mind: Mind[Any], world: World[Any], seat: Seat, breadth: Breadth, rng: Rng) -> World[Any]:
    """One seat answers until others are asked."""
    for _ in range(_LONGEST_TURN):
        if world.asks(seat) is None:
            break
        end = closing(world.questions, seat)
        if end is None:
            world = lines(mind, world, seat, breadth, rng)[0].world
        else:
            world = World(world.match, play(world.match, end, world.questions).questions)
    return world
