"""What happened in the last turn: where on the board, in which order, in a few signs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from engine.core.decision import Seat
from engine.core.frame import Event
from engine.core.words import Arg, Msg, Ref
from engine.games.river_of_gold.data import CUSTOMERS
from render.games.river_of_gold.signs import GOOD
from render.toolkit.marks import Step

_GAINED, SAILED = "rog-gained", "rog-sailed"
_AMOUNTS = {
    "rog-amount-koku": "coin",
    "rog-amount-favour": "sun",
    "rog-amount-vp": "laurel",
    "rog-amount-influence": "flag",
}


def steps(events: Sequence[Event]) -> list[Step]:
    """The acts and gains of whoever plays, in order; where others gained, a place without signs."""
    seat = doer(events)
    return [step for event in events for step in _told(event, seat)]


def doer(events: Iterable[Event]) -> Seat | None:
    """Whose turn is told."""
    told = (*_ACTS, _GAINED)
    return next((event.seat for event in events if event.key in told), None)


def _told(event: Event, doer: Seat | None) -> Iterator[Step]:
    if event.key in _ACTS:
        yield Step(event.at, (_ACTS[event.key](event),))
    elif event.key == _GAINED and event.seat == doer:
        yield Step(event.at, (_sums([event]),) if _sums([event]) else ())
    elif event.key == _GAINED:
        yield Step(event.at)


def others(events: Sequence[Event]) -> dict[Seat, str]:
    """What everybody else gained, in signs such as "3[coin] [bowl]"."""
    seats = dict.fromkeys(e.seat for e in events if e.key == _GAINED and e.seat != doer(events))
    told = {s: _sums([e for e in events if e.key == _GAINED and e.seat == s]) for s in seats}
    return {seat: gained for seat, gained in told.items() if seat is not None and gained}


def _sums(events: Iterable[Event]) -> str:
    """Gains added up by kind; a sign alone means one."""
    sums: dict[str, int] = {}
    for event in events:
        for amount in _amounts(event):
            if icon := _icon(amount):
                sums[icon] = sums.get(icon, 0) + _number(amount.args["n"])
    return " ".join(f"{n if n > 1 else ''}[{icon}]" for icon, n in sums.items())


def _icon(amount: Msg) -> str | None:
    if amount.key == "rog-amount-good":
        return GOOD[_id(amount.args["good"])]
    return _AMOUNTS.get(amount.key)


def _amounts(event: Event) -> list[Msg]:
    what = event.args.get("what")
    return [one for one in what if isinstance(one, Msg)] if isinstance(what, tuple) else []


def sailings(events: Iterable[Event]) -> Iterator[tuple[Seat, int, int]]:
    """Who sailed which boat, and from where."""
    for event in events:
        if event.key == SAILED and event.seat is not None:
            yield event.seat, _number(event.args["boat"]), _number(event.args["origin"])


def _id(arg: Arg) -> str:
    assert isinstance(arg, Ref)
    return arg.id


def _number(arg: Arg) -> int:
    assert isinstance(arg, int)
    return arg


def _delivered(event: Event) -> str:
    card = CUSTOMERS[_id(event.args["customer"])]
    return f"[{card.type}]{card.region}"


_ACTS: dict[str, Callable[[Event], str]] = {
    SAILED: lambda event: f"[boat]{event.args['origin']}→{event.args['goal']}",
    "rog-built": lambda event: f"[house]{event.args['space']}",
    "rog-delivered": _delivered,
    "rog-second-token": lambda event: f"[plus]{event.args['space']}",
    "rog-royal": lambda event: f"[royal_boat]{event.args['space']}",
    "rog-emperor": lambda event: "[crown]",
    "rog-tile-left": lambda event: "[house][cross]",
}
