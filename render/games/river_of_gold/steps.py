"""What happened in the last turn: where on the board, in which order, in a few signs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from engine.core.decision import Seat
from engine.core.frame import Event
from engine.core.words import Arg, Msg, Ref
from engine.games.river_of_gold import places
from engine.games.river_of_gold.data import CUSTOMERS
from render.games.river_of_gold.signs import GOOD
from render.toolkit.marks import Step
from render.toolkit.palette import PLAYERS
from render.toolkit.strip import Entry, player, words

_GAINED = "rog-gained"
_GAINS = {"rog-amount-koku": "coin", "rog-amount-favour": "sun", "rog-amount-vp": "laurel"}


def steps(events: Sequence[Event]) -> list[Step]:
    """The acts of a turn in order, and without signs the sites that paid somebody."""
    reached: dict[int, dict[Seat, int]] = {}
    for event in events:
        for region, to in _moves(event):
            reached.setdefault(region, {})[event.seat or 0] = to
    return [step for event in events for step in _told(event, reached)]


def doer(events: Iterable[Event]) -> Seat | None:
    """Whose turn is told."""
    told = (*_ACTS, _GAINED)
    return next((event.seat for event in events if event.key in told), None)


def _told(event: Event, reached: dict[int, dict[Seat, int]]) -> Iterator[Step]:
    """An event as steps; all that moves on one track is told where the first token moves."""
    if event.key in _ACTS:
        yield Step(event.at, (words(_ACTS[event.key](event)),))
    if event.key == _GAINED:
        yield Step(tuple(place for place in event.at if place.startswith("shore:")))
        if any(place.startswith("mastery:") for place in event.at[:1]):
            yield Step(event.at[:1], (words(f"{_letter(event)} [star]"),))
    for region, _ in _moves(event):
        if region in reached:
            yield _track(region, reached.pop(region))


def _track(region: int, reached: dict[Seat, int]) -> Step:
    moves = " ".join(f"{PLAYERS[seat].letter} → {to}" for seat, to in reached.items())
    at = tuple(places.track(region, to) for to in reached.values())
    return Step(at, (words(f"[flag] {region}: {moves}"),))


def gains(events: Iterable[Event]) -> list[Entry]:
    """What each player gained beside influence, in signs such as "+3[coin] +1[bowl]"."""
    sums: dict[Seat, dict[str, int]] = {}
    for event in events:
        if event.key == _GAINED and event.seat is not None:
            for amount in _amounts(event):
                _add(sums.setdefault(event.seat, {}), amount)
    return [
        (player(seat), words(" ".join(f"+{n}[{icon}]" for icon, n in one.items())))
        for seat, one in sums.items()
        if one
    ]


def _add(sums: dict[str, int], amount: Msg) -> None:
    icon = _GAINS.get(amount.key)
    if amount.key == "rog-amount-good":
        icon = GOOD[_id(amount.args["good"])]
    if icon is not None:
        sums[icon] = sums.get(icon, 0) + _number(amount.args["n"])


def _amounts(event: Event) -> list[Msg]:
    what = event.args.get("what")
    return [one for one in what if isinstance(one, Msg)] if isinstance(what, tuple) else []


def _moves(event: Event) -> Iterator[tuple[int, int]]:
    """The tracks on which an event moves a token, and where to."""
    for amount in _amounts(event):
        if amount.key == "rog-amount-influence":
            yield _number(amount.args["number"]), _number(amount.args["to"])


def _id(arg: Arg) -> str:
    assert isinstance(arg, Ref)
    return arg.id


def _number(arg: Arg) -> int:
    assert isinstance(arg, int)
    return arg


def _letter(event: Event) -> str:
    return "" if event.seat is None else PLAYERS[event.seat].letter


def _sailed(event: Event) -> str:
    args = event.args
    return f"[boat] {_letter(event)}{args['boat']}: {args['origin']} → {args['goal']}"


def _delivered(event: Event) -> str:
    card = CUSTOMERS[_id(event.args["customer"])]
    return f"{_letter(event)} [{card.type}] {card.region}"


_ACTS: dict[str, Callable[[Event], str]] = {
    "rog-sailed": _sailed,
    "rog-built": lambda event: f"{_letter(event)} [house] {event.args['space']}",
    "rog-delivered": _delivered,
    "rog-second-token": lambda event: f"{_letter(event)} [plus] {event.args['space']}",
    "rog-royal": lambda event: f"{_letter(event)} [royal_boat] {event.args['space']}",
    "rog-emperor": lambda event: "[crown]",
    "rog-tile-left": lambda event: "[arrow_right][cross]",
}
