"""The way back: positions since the last seal, for stepping back within a turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from engine.core.decision import Answer, Seat
from engine.core.errors import Refused
from engine.core.flow import Applied, apply, rewind
from engine.core.frame import Event
from engine.core.game import Game
from engine.core.match import Match

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """One standing answer: the position before it, what it said, whether it may be taken back."""

    before: Match[S]
    answer: Answer
    events: tuple[Event, ...]
    sealed: bool


class CannotUndo(Refused):
    """There is nothing of this seat's to take back, or something hidden was shown since."""


def check_undo(seat: Seat, last: Seat | None, *, sealed: bool) -> None:
    """The rule of undo: one's own last standing answer, unless it showed something hidden."""
    if last != seat:
        raise CannotUndo("core-nothing-to-undo")
    if sealed:
        raise CannotUndo("core-sealed")


@dataclass(slots=True)
class History(Generic[S]):
    """A match and the answers that led to it; an answer can be undone until one after it sealed."""

    game: Game[S, Any]
    match: Match[S]
    steps: list[Step[S]] = field(default_factory=list)

    def answer(self, answer: Answer) -> Applied[S]:
        """Apply one answer and remember how to take it back."""
        applied = apply(self.game, self.match, answer)
        self.steps.append(Step(self.match, answer, applied.events, applied.sealed))
        self.match = applied.match
        return applied

    def undo(self, seat: Seat) -> Step[S]:
        """Take back the last standing answer, if it is this seat's and showed nothing hidden."""
        last = self.steps[-1] if self.steps else None
        check_undo(seat, last.answer.seat if last else None, sealed=bool(last and last.sealed))
        step = self.steps.pop()
        self.match = rewind(self.game, self.match, step.before).match
        return step
