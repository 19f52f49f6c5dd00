"""A seat's own turn thought through to its end, as a beam of lines of answers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from engine.ai.eyes import World
from engine.ai.mind import Mind
from engine.ai.picks import tried
from engine.core.codec import copy
from engine.core.decision import Answer, Decision, Seat
from engine.core.flow import play
from engine.core.rng import Rng

_pack = msgspec.msgpack.Encoder()


@dataclass(frozen=True, slots=True)
class Breadth:
    """How widely a turn is looked at."""

    lines: int  # kept at each step
    answers: int  # tried for one question
    steps: int  # answers in a row


@dataclass(frozen=True, slots=True)
class Line:
    """Answers that a seat may give one after the other, and the position they lead to."""

    answers: tuple[Answer, ...]
    world: World[Any]
    margin: float
    over: bool  # others answer next, or chance has spoken: no further is looked


def lines(mind: Mind[Any], world: World[Any], seat: Seat, breadth: Breadth, rng: Rng) -> list[Line]:
    """What may come of this turn, the best first; there is one at least."""
    front = [Line((), world, 0.0, False)]
    done: list[Line] = []
    seen = {_position(world)}
    for _ in range(breadth.steps):
        grown = [new for line in front for new in _grown(mind, line, seat, breadth, rng)]
        fresh = [new for new in grown if _is_new(new, seen)]
        done += [line for line in fresh if line.over]
        front = _best(line for line in fresh if not line.over)[: breadth.lines]
        if not front:
            break
    return _best(done or front)


def _best(found: Iterator[Line] | list[Line]) -> list[Line]:
    return sorted(found, key=lambda line: line.margin, reverse=True)


def _position(world: World[Any]) -> bytes:
    """A position without its counters: the same one reached twice need be followed once."""
    return _pack.encode((world.match.state, world.match.stack))


def _is_new(line: Line, seen: set[bytes]) -> bool:
    position = _position(line.world)
    known = position in seen
    seen.add(position)
    return not known


def _grown(mind: Mind[Any], line: Line, seat: Seat, breadth: Breadth, rng: Rng) -> Iterator[Line]:
    """The line with one more answer, for each answer that is tried."""
    asked = line.world.asks(seat)
    assert asked is not None
    view = mind.game.view(line.world.match, seat)
    for picks in tried(asked, lambda token: mind.promise(view, asked, token), breadth.answers, rng):
        yield _with(mind, line, asked, picks)


def _with(mind: Mind[Any], line: Line, asked: Decision, picks: tuple[str, ...]) -> Line:
    answer = Answer(asked.seat, asked.name, picks)
    match = copy(mind.game, line.world.match)
    done = play(match, answer, line.world.questions)
    world = World(done.match, done.questions)
    follows = world.asks(asked.seat)
    over = done.sealed or follows is None or follows.confirms
    return Line((*line.answers, answer), world, mind.margin(match, asked.seat), over)
