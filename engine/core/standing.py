"""Answers given in advance: what a seat may settle before it is asked (rows R1 to R5).

They live outside the match, with whoever hosts it: the rules never know whether an answer was
given now or before. A game only says what may be settled, what it would answer and what ends it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from engine.core.decision import Decision, Option, Seat
from engine.core.errors import IllegalAnswer
from engine.core.frame import Event
from engine.core.match import View

V = TypeVar("V", bound=View[Any, Any, Any])
Given: TypeAlias = tuple[str, ...] | None  # None: ask them
MOST_CHOICES = 25  # what one menu holds


def _never(view: Any, since: Sequence[Event], choice: str) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Standing(Generic[V]):
    """One kind of answer in advance; its title is `<prefix>-standing-<key>`.

    All functions get its owner's own view. `since` is what its owner could see happen after it was
    set, oldest first. An option's `about` says what ends it. A game lists its kinds so that the
    first one that answers is the one its owner means: the particular before the general.
    """

    key: str
    answers: frozenset[str]  # names of the questions it may answer; whoever asks them is public
    choices: Callable[[V], tuple[Option, ...]]  # what may be set now; public questions only
    picks: Callable[[V, Decision, Sequence[Event], str], Given]
    ended: Callable[[V, Sequence[Event], str], bool] = _never
    once: bool = False  # used up by its first answer


def answered(
    standing: Standing[V], view: V, asked: Decision, since: Sequence[Event], choice: str
) -> Given:
    """What this would answer; nothing where it does not apply or is not legal any more."""
    if asked.name not in standing.answers or standing.ended(view, since, choice):
        return None
    picks = standing.picks(view, asked, since, choice)
    if picks is None:
        return None
    try:
        asked.check(picks)
    except IllegalAnswer:
        return None
    return picks


def ahead(kinds: Iterable[Standing[Any]]) -> frozenset[str]:
    """The questions of a game that may be answered in advance: the same for every seat."""
    return frozenset(name for kind in kinds for name in kind.answers)


# What the kinds of all games have in common


def owner(view: View[Any, Any, Any]) -> Seat:
    """Whose answer it is: a spectator sets none."""
    assert view.seat is not None, "a spectator answers nothing"
    return view.seat


def befell(since: Iterable[Event], seat: Seat, *keys: str) -> bool:
    """Whether one of these has happened to a seat since."""
    return any(event.seat == seat and event.key in keys for event in since)


def if_offered(asked: Decision, token: str) -> Given:
    """This pick, where it may be picked; otherwise they are asked."""
    offered = any(option.token == token for option in asked.answers())
    return (token,) if offered else None
