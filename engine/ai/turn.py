"""A seat's own turn thought through to its end, as a beam of lines of answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from engine.ai.eyes import World, after
from engine.ai.mind import Mind
from engine.ai.picks import Picks, tried
from engine.core.codec import copies
from engine.core.decision import Answer, Decision, Seat, closing
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
    return _Search(mind, seat, breadth, rng).lines(world)


def _best(found: Iterable[Line]) -> list[Line]:
    """Equal ones stay in the order of their promise."""
    return sorted(found, key=lambda line: line.margin, reverse=True)


def _any_better(new: list[Line], old: list[Line]) -> bool:
    best = max((line.margin for line in old), default=float("-inf"))
    return any(line.margin > best for line in new)


class _Search:
    """One look at one turn."""

    def __init__(self, mind: Mind[Any], seat: Seat, breadth: Breadth, rng: Rng) -> None:
        self.mind = mind
        self.seat = seat
        self.breadth = breadth
        self.rng = rng
        self.seen: set[tuple[object, ...]] = set()

    def lines(self, world: World[Any]) -> list[Line]:
        """The beam, step by step."""
        front = [Line((), world, 0.0, False)]
        done: list[Line] = []
        fruitless = 0
        for _ in range(self.breadth.steps):
            grown = [new for line in front for new in self._grown(line)]
            ended = [line for line in grown if line.over]
            fruitless = 0 if _any_better(ended, done) else fruitless + 1
            done += ended
            open_ = _best(line for line in grown if not line.over)[: self.breadth.lines]
            if not open_ or (done and fruitless >= self.breadth.patience):
                front = open_ or front
                break
            front = open_
        return _best(done or front)

    def _grown(self, line: Line) -> Iterator[Line]:
        """The line with one more answer, for each answer that is tried."""
        asked = line.world.asks(self.seat)
        assert asked is not None
        state = _pack.encode(line.world.match.state)
        self._is_new(state, asked)
        another = copies(self.mind.game, line.world.match)
        for picks in self._tried(line, asked):
            yield from self._with(line, asked, picks, another(), state)

    def _tried(self, line: Line, asked: Decision) -> list[Picks]:
        if line.asides >= self.breadth.asides:
            asked = asked.without_asides()
        view = self.mind.game.view(line.world.match, self.seat)
        promise = self.mind.promise
        return tried(
            asked, lambda token: promise(view, asked, token), self.breadth.answers, self.rng
        )

    def _with(
        self, line: Line, asked: Decision, picks: Picks, match: Match[Any], before: bytes
    ) -> Iterator[Line]:
        """One more answer; if it only names what the next question is about, that one's, too."""
        answer = Answer(self.seat, asked.name, picks)
        world, sealed = after(line.world, answer, match)
        follows, end = world.asks(self.seat), closing(world.questions, self.seat)
        state = _pack.encode(match.state)
        over = sealed or end is not None or follows is None
        names = not over and state == before
        if not self._is_new(state, follows, _pack.encode(match.stack) if names else b""):
            return
        answers = (*line.answers, answer)
        asides = line.asides + asked.is_aside(picks)
        if names:
            yield from self._grown(Line(answers, world, line.margin, False, asides))
            return
        if end is not None and not sealed:
            answers = (*answers, end)
        yield Line(answers, world, self.mind.margin(match, self.seat), over, asides)

    def _is_new(self, state: bytes, asked: Decision | None, named: bytes = b"") -> bool:
        """The same position with the same question need be followed once, however reached.

        Where an answer has only named something, what is named belongs to the position.
        """
        position = (state, asked and (asked.name, asked.tokens()), named)
        known = position in self.seen
        self.seen.add(position)
        return not known
