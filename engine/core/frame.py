"""Flow is a stack of frames; a handler returns what comes next."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from engine.core.decision import Answer, Decision, Seat
from engine.core.rng import Rng
from engine.core.words import Arg

S = TypeVar("S")
Json: TypeAlias = Any  # None | bool | int | str | list | dict, nothing else
BEGINS = "-begins"  # how the key of the line ends with which a turn begins


class Event(Struct, frozen=True):
    """One line of the log: a key with tokens and numbers, public or to named seats."""

    key: str
    args: dict[str, Arg] = {}
    seat: Seat | None = None
    to: tuple[Seat, ...] | None = None  # None: everybody
    at: tuple[str, ...] = ()  # the places on the board where it happened: `shore:14`

    def visible_to(self, seat: Seat | None) -> bool:
        """A spectator (None) sees public events only."""
        return self.to is None or seat in self.to


class Outcome(Struct, frozen=True):
    """How a match ended; `places` ranks each seat, ties broken by the rules, 1 for every winner."""

    ending: str
    scores: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The first place, shared or not."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Ctx(Generic[S]):
    """All that rules may touch while they run."""

    def __init__(self, state: S, rng: Rng) -> None:
        self.state = state
        self.rng = rng  # reading it seals undo
        self.events: list[Event] = []
        self.sealed = False

    def log(
        self,
        key: str,
        seat: Seat | None = None,
        *,
        to: tuple[Seat, ...] | None = None,
        at: tuple[str, ...] = (),
        **args: Arg,
    ) -> None:
        """Tell everybody, or the named seats only, what happened and at which places."""
        self.events.append(Event(key, args, seat, to, at))

    def seal(self) -> None:
        """Something hidden was shown: undo may not go behind this answer."""
        self.sealed = True


class Frame(Struct, Generic[S], tag_field="kind"):
    """One box of the flow chart; its fields are its memory, its tag is part of the save format."""

    def ask(self, state: S) -> Iterable[Decision]:
        """Who must decide what now. Pure; empty means nobody to wait for."""
        return ()

    def take(self, ctx: Ctx[S], answer: Answer) -> Next:
        """Store one answer that has been checked already."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def run(self, ctx: Ctx[S]) -> Next:
        """Go on when nobody is left to ask."""
        return Done()

    def resume(self, ctx: Ctx[S], result: Json) -> Next:
        """A called frame is done and hands over its result."""
        return None


class Beside(Frame[Any], tag="core.beside"):
    """Stands between what is asked and a frame that an aside has called, and ends with it."""

    def resume(self, ctx: Ctx[Any], result: Json) -> Next:
        return Done()


class Call(Struct, frozen=True):
    """Push a frame; this frame's `resume` gets its result."""

    frame: Frame[Any]


class Become(Struct, frozen=True):
    """Replace this frame by another."""

    frame: Frame[Any]


class Done(Struct, frozen=True):
    """Pop this frame and hand the result to its caller."""

    result: Json = None


class Finish(Struct, frozen=True):
    """The match is over."""

    outcome: Outcome


Next: TypeAlias = "Call | Become | Done | Finish | None"  # None: stay on this frame
