"""What a game brings to the machine: a record of functions, nothing to inherit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

from engine.core.decision import Decision, Seat
from engine.core.errors import BadSetup
from engine.core.form import Form, form_of
from engine.core.frame import Ctx, Frame, Json
from engine.core.match import Asides, Match, OptionValue, View
from engine.core.rng import Rng
from engine.core.standing import Standing
from engine.core.ties import TieBreak, no_tie_break
from engine.core.tokens import shown
from engine.core.words import Msg, Part, msg

S = TypeVar("S")
V = TypeVar("V", bound=View[Any, Any, Any])


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One choice of the lobby; its words are `<prefix>-option-<key>` and `...-<key>-<choice>`."""

    key: str
    choices: tuple[OptionValue, ...]
    default: OptionValue


def _nothing(view: Any) -> object:
    return None


def _no_points(view: Any) -> Mapping[Seat, int]:
    return {}


def _no_reason(view: Any, asked: Decision, token: str) -> Msg | None:
    return None


def _any_mix(seats: int, options: Mapping[str, OptionValue]) -> Msg | None:
    return None


@dataclass(frozen=True, slots=True)
class Meta:
    """What the lobby needs to know; loadable without the rules."""

    id: str
    prefix: str  # of its message keys
    seats: range
    best_seats: tuple[int, ...]
    options: tuple[OptionSpec, ...]
    endings: tuple[str, ...]  # each needs a recorded fixture
    rule_topics: tuple[str, ...]  # the pages of its rules help, in reading order
    forbids: Callable[[int, Mapping[str, OptionValue]], Msg | None] = _any_mix

    def complete_options(
        self, seats: int, chosen: Mapping[str, OptionValue]
    ) -> dict[str, OptionValue]:
        """Defaults filled in; an unknown option, value, count or mix is refused."""
        if seats not in self.seats:
            raise BadSetup(
                "core-wrong-seats", seats=seats, fewest=self.seats[0], most=self.seats[-1]
            )
        known = {spec.key: spec for spec in self.options}
        for key, value in chosen.items():
            if key not in known:
                raise BadSetup("core-unknown-option", option=shown(key), known=", ".join(known))
            if value not in known[key].choices:
                choices = ", ".join(str(choice) for choice in known[key].choices)
                raise BadSetup(
                    "core-wrong-choice", option=key, value=shown(str(value)), choices=choices
                )
        options = {spec.key: chosen.get(spec.key, spec.default) for spec in self.options}
        if reason := self.forbids(seats, options):
            raise BadSetup("core-wrong-mix", reason=reason)
        return options

    def title(self) -> Msg:
        """The name of the game."""
        return msg(f"{self.prefix}-title")


@dataclass(frozen=True, slots=True, eq=False)
class Game(Generic[S, V]):
    """One registered game."""

    meta: Meta
    state: type[S]
    frames: tuple[type[Frame[S]], ...]
    schema: int
    rules_version: int
    blank: Callable[[int, Mapping[str, OptionValue]], S]  # empty board, no chance
    setup: Callable[[Ctx[S]], Frame[S]]  # shuffle, deal, first frame
    view: Callable[[Match[S], Seat | None], V]
    blur: Callable[[Match[S], Seat | None, Rng], None]  # re-deal what this seat cannot see
    invariants: Callable[[Match[S]], Iterable[str]]  # each string is a violation
    describe: Callable[[V], Sequence[Part]]  # the whole view in words, by parts
    asides: Asides[S] | None = None  # what may be done at any time
    why_not: Callable[[V, Decision, str], Msg | None] = _no_reason  # why a token is not offered now
    tie_break: TieBreak = no_tie_break  # what decides between equal scores, in words
    standing: tuple[Standing[V], ...] = ()  # what may be answered in advance
    points: Callable[[V], Mapping[Seat, int]] = _no_points  # as things stand, where these eyes know
    beside_hand: Callable[[V], object] = _nothing  # what of the table a hand is shown with
    upgrade: Mapping[int, Callable[[Json], Json]] = field(default_factory=dict)
    with_map: Callable[[Path], Game[S, V]] | None = None  # the same game on an operator's own map
    form: Form[S] = field(init=False, repr=False)  # of its matches

    def __post_init__(self) -> None:
        """There is no game whose matches cannot be read at once, from any thread."""
        made = form_of(self.meta.id, self.state, self.frames, self.asides)
        object.__setattr__(self, "form", made)  # the game is frozen from here on
