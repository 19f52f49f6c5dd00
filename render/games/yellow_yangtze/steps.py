"""What was done in a turn: where, by whom, and what everybody gained by it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.core.decision import Seat
from engine.core.frame import Event
from engine.core.words import Ref
from render.toolkit.marks import Step

# What a player chooses to do with an action, and how it would read in a sign.
_DEEDS: dict[str, str] = {
    "yy-placed": "[plus]",
    "yy-placed-leader": "[plus]",
    "yy-moved-leader": "[arrow_right]",
    "yy-withdrew": "[arrow_left]",
    "yy-rioted-tiles": "[cross]",
    "yy-rioted-leader": "[cross]",
    "yy-pagoda": "[plus]",
    "yy-pagoda-moved": "[arrow_right]",
    "yy-took": "[plus]",
    "yy-replaced": "[swap]",
}
# What a turn takes off the board beside what its player chose to remove.
_LOST = ("yy-returned", "yy-soldiers-lost")


def steps(events: Sequence[Event]) -> list[Step]:
    """The deeds of a turn in order, then without signs the hexes where something was lost."""
    deeds = (event for event in events if event.key in _DEEDS and event.at)  # old logs lack places
    found = [Step(event.at, (_DEEDS[event.key],)) for event in deeds]
    return [*found, *(Step((place,)) for place in lost(events))]


def doer(events: Iterable[Event]) -> Seat | None:
    """Whose deeds they are, if there are any."""
    return next((event.seat for event in events if event.key in _DEEDS), None)


def lost(events: Iterable[Event]) -> list[str]:
    """The places where a conflict, or what follows from a riot, took something away."""
    return [place for event in events if event.key in _LOST for place in event.at]


def gains(events: Iterable[Event]) -> dict[Seat, Counter[str]]:
    """The points that each player gained, by colour."""
    sums: dict[Seat, Counter[str]] = {}
    for event in events:
        if event.key == "yy-gained" and event.seat is not None:
            n, colour = event.args["n"], event.args["vp"]
            if isinstance(n, int) and isinstance(colour, Ref):
                sums.setdefault(event.seat, Counter())[colour.id] += n
    return sums
