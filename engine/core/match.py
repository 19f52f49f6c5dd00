"""A match: all that is saved, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct

from engine.core.decision import Answer, Decision, Option, Seat
from engine.core.frame import Ctx, Frame, Next, Outcome
from engine.core.rng import Rng
from engine.core.words import Msg

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

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)


ASIDE = "aside"  # the name of the question to a seat that is asked nothing else


@dataclass(frozen=True, slots=True)
class Asides(Generic[S]):
    """What may be done beside whatever is asked: the one place where a game says so.

    `offer` lists it for a seat, for that seat's eyes only; `take` carries one out and may call a
    frame of its own, after which whatever was asked is asked again.
    """

    prompt: Msg  # of a seat that is asked nothing else
    offer: Callable[[Match[S], Seat], Iterable[Option]]  # every option with `aside=True`
    take: Callable[[Ctx[S], Answer], Next]


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
    beside: dict[Seat, int] = {}  # the same for what a seat that is asked nothing may do
    outcome: Outcome | None = None

    asides: ClassVar[Asides[Any] | None] = None  # the game's own, set where its type is made

    def questions(self) -> tuple[Decision, ...]:
        """All that may be answered now: asked, open to a change of mind, or aside."""
        return self.with_asides(self.stack[-1].ask(self.state)) if self.stack else ()

    def pending(self) -> tuple[Decision, ...]:
        """The open questions, one for each seat that must decide."""
        return tuple(decision for decision in self.questions() if decision.waits)

    def with_asides(self, asked: Iterable[Decision]) -> tuple[Decision, ...]:
        """What is asked, merged with what each seat may do aside of it."""
        if self.asides is None:
            return tuple(asked)
        prompt, offer = self.asides.prompt, self.asides.offer
        idle = set(range(self.seats))
        merged = []
        for question in asked:
            idle.discard(question.seat)
            merged.append(question.with_asides(tuple(offer(self, question.seat))))
        for seat in sorted(idle):
            if options := tuple(offer(self, seat)):
                merged.append(Decision(ASIDE, seat, prompt, options, secret=True, aside=True))
        return tuple(merged)

    def number(self, seat: Seat) -> int | None:
        """The number of the question this seat may answer, if it has one."""
        return self.asked.get(seat, self.settled.get(seat, self.beside.get(seat)))

    def put(self, questions: Iterable[Decision], numbers: Mapping[Seat, int]) -> None:
        """These are the open questions now, by these numbers; any other gets the newest one."""
        self.asked, self.settled, self.beside = {}, {}, {}
        for question in questions:
            number = numbers.get(question.seat, self.revision)
            if question.aside:
                self.beside[question.seat] = number
            elif question.settled:
                self.settled[question.seat] = number
            else:
                self.asked[question.seat] = number

    def numbers(self) -> dict[Seat, int]:
        """The numbers of all open questions."""
        return self.asked | self.settled | self.beside


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
