"""A seat's own turn thought through to its end, as a beam of lines of answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from engine.ai.eyes import World
from engine.ai.mind import Mind
from engine.ai.picks import tried
from engine.core.codec import copies
from engine.core.decision import Answer, Decision, Seat, closing
from engine.core.flow import play
from engine.core.match import Match
from engine.core.rng import Rng

_pack = msgspec.msgpack.Encoder()


@dataclass(frozen=True, slots=True)
class Breadth:
    """How widely a turn is looked at."""

    lines: int  # kept at each step
    answers: int  # tried for one question
    steps: int  # answers in a row
    asides: int = 2  # in one line
    patience: int = 3  # steps on which no better end of the turn is found


@dataclass(frozen=True, slots=True)
class Line:
    """Answers that a seat may give one after the other, and the position they lead to."""

    answers: tuple[Answer, ...]
    world: World[Any]
    margin: float
    over: bool  # others answer next, or chance has spoken: no further is looked
    asides: int = 0


def lines(mind: Mind[Any], world: World[Any], seat: Seat, breadth: Breadth, rng: Rng) -> list[Line]:
    """What may come of this turn, the best first; there is one at least."""
    front = [Line((), world, 0.0, False)]
    done: list[Line] = []
    seen = {_position(world)}
    fruitless = 0
    for _ in range(breadth.steps):
        grown = (new for line in front for new in _grown(mind, line, seat, breadth, rng))
        fresh = [new for new in grown if _is_new(new, seen)]
        ended = [line for line in fresh if line.over]
        fruitless = 0 if _any_better(ended, done) else fruitless + 1
        done += ended
        front = _best(line for line in fresh if not line.over)[: breadth.lines]
        if not front or (done and fruitless >= breadth.patience):
            break
    return _best(done or front)


def _best(found: Iterable[Line]) -> list[Line]:
    return sorted(found, key=lambda line: line.margin, reverse=True)


def _any_better(new: list[Line], old: list[Line]) -> bool:
    best = max((line.margin for line in old), default=float("-inf"))
    return any(line.margin > best for line in new)


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
    if line.asides >= breadth.asides:
        asked = asked.without_asides()
    view = mind.game.view(line.world.match, seat)
    another = copies(mind.game, line.world.match)
    for picks in tried(asked, lambda token: mind.promise(view, asked, token), breadth.answers, rng):
        yield _with(mind, line, asked, picks, another())


def _with(
    mind: Mind[Any], line: Line, asked: Decision, picks: tuple[str, ...], match: Match[Any]
) -> Line:
    answer = Answer(asked.seat, asked.name, picks)
    done = play(match, answer, line.world.questions)
    world = World(match, done.questions)
    answers = (*line.answers, answer)
    end = closing(done.questions, asked.seat)
    if end is not None and not done.sealed:
        answers = (*answers, end)
    over = done.sealed or end is not None or world.asks(asked.seat) is None
    margin = mind.margin(match, asked.seat)
    return Line(answers, world, margin, over, line.asides + asked.is_aside(picks))
