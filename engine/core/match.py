"""A match: all that is saved, and nothing else."""

from __future__ import annotations

from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from engine.core.decision import Decision, Seat
from engine.core.frame import Frame, Outcome
from engine.core.rng import Rng

OptionValue: TypeAlias = str | int | bool
T = TypeVar("T")
H = TypeVar("H")
B = TypeVar("B")
C = TypeVar("C")
S = TypeVar("S")


class State(Struct, Generic[T, H, B]):
    """Three kinds of information: what everybody sees, what one seat sees, what nobody sees."""

    table: T
    hands: list[H]
    box: B


class Match(Struct, Generic[S]):
    """One game in progress. Saved whole after every answer."""

    game: str
    schema: int
    rules_version: int
    seats: int
    options: dict[str, OptionValue]
    seed: int
    rng: Rng
    state: S
    stack: list[Frame[S]]
    revision: int = 0  # counts answers and undos, never backwards
    asked: dict[Seat, int] = {}  # the revision at which each open question was put
    settled: dict[Seat, int] = {}  # the same for questions whose answer may still be changed
    outcome: Outcome | None = None

    def questions(self) -> tuple[Decision, ...]:
        """All that may be answered now, also by a seat that may only change its mind."""
        return tuple(self.stack[-1].ask(self.state)) if self.stack else ()

    def pending(self) -> tuple[Decision, ...]:
        """The open questions, one for each seat that must decide."""
        return tuple(decision for decision in self.questions() if not decision.settled)

    def number(self, seat: Seat) -> int | None:
        """The number of the question this seat may answer, if it has one."""
        return self.asked.get(seat, self.settled.get(seat))


class View(Struct, Generic[T, H, C], frozen=True):
    """What one pair of eyes may see: the table, at most one hand, and counts of what is hidden."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    seat: Seat | None  # None: a spectator
    waiting: tuple[Seat, ...]  # who is asked is public
    table: T
    hand: H | None
    counts: C
    outcome: Outcome | None


def view_of(
    match: Match[Any], state: State[T, H, B], seat: Seat | None, counts: C
) -> View[T, H, C]:
    """The one place that makes views: the table, this seat's own hand, counts of the rest."""
    return View(
        game=match.game,
        seats=match.seats,
        options=match.options,
        seat=seat,
        waiting=tuple(match.asked),
        table=state.table,
        hand=None if seat is None else state.hands[seat],
        counts=counts,
        outcome=match.outcome,
    )
