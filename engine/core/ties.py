"""What is said of equal scores: what put one player before another, or that they share a place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby, pairwise
from typing import Any, TypeAlias

from engine.core.decision import Seat
from engine.core.frame import Outcome
from engine.core.words import Msg, Ref, msg, ref

# From a view, of two with equal scores: the clause that says why the first one comes before.
TieBreak: TypeAlias = Callable[[Any, Seat, Seat], Msg | None]


def no_tie_break(view: Any, before: Seat, after: Seat) -> Msg | None:
    """Equal scores share a place, whatever else there is."""
    return None


def ties(outcome: Outcome, why: Callable[[Seat, Seat], Msg | None]) -> Iterator[Msg]:
    """A line for each tie that something has decided, and for each that nothing has."""
    ranked = sorted(range(len(outcome.places)), key=outcome.places.__getitem__)
    places = [list(seats) for _, seats in groupby(ranked, outcome.places.__getitem__)]
    for before, after in pairwise(places):
        reason = why(before[-1], after[0]) if _level(outcome, (*before, *after)) else None
        if reason is not None:
            who = {"before": _refs(before), "after": _refs(after)}
            yield msg("core-tie-decided", points=outcome.scores[after[0]], why=reason, **who)
    for seats in places:
        if len(seats) > 1 and _level(outcome, seats):
            place, points = outcome.places[seats[0]], outcome.scores[seats[0]]
            yield msg("core-tie-shared", players=_refs(seats), place=place, points=points)


def _level(outcome: Outcome, seats: Iterable[Seat]) -> bool:
    return len({outcome.scores[seat] for seat in seats}) == 1


def _refs(seats: Iterable[Seat]) -> tuple[Ref, ...]:
    return tuple(ref("seat", seat) for seat in seats)
