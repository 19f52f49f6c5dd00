"""The kinds of effects that cards have."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from engine.core.decision import Seat
from engine.games.import_export.state import Cause, State

Amount: TypeAlias = Callable[[State, Seat, Cause], int]
Test: TypeAlias = Callable[[State, Seat, Cause], bool]  # of the owner and what happened
Debtor: TypeAlias = Callable[[State, Seat], bool]


@dataclass(frozen=True, slots=True)
class Gain:
    """Credits from the bank."""

    n: int | Amount


def _everybody(state: State, seat: Seat) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Collect:
    """Credits from the other players, as far as they have them."""

    n: int
    who: Debtor = _everybody


@dataclass(frozen=True, slots=True)
class Fine:
    """Credits from whoever caused it."""

    n: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Cards into the owner's hand."""

    n: int


@dataclass(frozen=True, slots=True)
class Ask:
    """A question to the owner, by name."""

    kind: str


@dataclass(frozen=True, slots=True)
class Do:
    """What only this card does: the function that has its name."""


Op: TypeAlias = Gain | Collect | Fine | Draw | Ask | Do


@dataclass(frozen=True, slots=True)
class Once:
    """Resolved when the contract is completed; only the last one may ask."""

    ops: tuple[Op, ...]


OWN, OTHERS, ANYBODY = "own", "others", "anybody"  # whose doing an effect reacts to


def _always(state: State, seat: Seat, cause: Cause) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class When:
    """Reacts to an event while the card is a completed shipment."""

    what: str
    op: Op
    whose: str = ANYBODY
    test: Test = _always
    itself: bool = False  # reacts to its own completion too


@dataclass(frozen=True, slots=True)
class Accepts:
    """The owner's contracts of this type take containers of any colour."""

    type: str


@dataclass(frozen=True, slots=True)
class Wild:
    """The owner's containers of this type fit contracts of any type."""

    type: str


@dataclass(frozen=True, slots=True)
class Scores:
    """Credits in the final scoring."""

    points: Callable[[State, Seat], int]


@dataclass(frozen=True, slots=True)
class Wins:
    """An instant victory."""

    test: Callable[[State, Seat], bool]


@dataclass(frozen=True, slots=True)
class Rule:
    """Changes a rule that asks for it by name."""


@dataclass(frozen=True, slots=True)
class Anytime:
    """May be used while the game waits for a decision."""


@dataclass(frozen=True, slots=True)
class Prepares:
    """Used before the final scoring."""


@dataclass(frozen=True, slots=True)
class InHand:
    """Works in the hand, as a container or as an open contract."""


Effect: TypeAlias = (
    Once | When | Accepts | Wild | Scores | Wins | Rule | Anytime | Prepares | InHand
)
