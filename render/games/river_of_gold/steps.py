"""What happened in the last turn: where on the board, in which order, in a few signs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from engine.core.decision import Seat
from engine.core.frame import Event
from engine.core.words import Arg, Msg
from engine.games.river_of_gold.data import CUSTOMERS
from render.games.river_of_gold.signs import GOOD
from render.toolkit.palette import PLAYERS

MOST_NUMBERED = 9


@dataclass(frozen=True)
class Place:
    """Something on the board by kind and number or name."""

    kind: str  # river, shore, track, player, mastery, row
    which: int | str
    seat: Seat = 0


@dataclass(frozen=True)
class Step:
    """One thing that was done: where it shows, and how it reads in signs."""

    place: Place
    signs: str
    also: tuple[Place, ...] = ()  # other players' tokens moved on the same track


def steps(events: Iterable[Event]) -> list[Step]:
    """The acts of a turn in order; all that happens at one place has one number."""
    found: dict[tuple[str, int | str], Step] = {}
    reached: dict[int, dict[Seat, int]] = {}
    for event in events:
        for region, to in _moves(event):
            reached.setdefault(region, {})[event.seat or 0] = to
            found["track", region] = _track(region, reached[region])
        if step := _act(event):
            found[step.place.kind, step.place.which] = step
    return list(found.values())[:MOST_NUMBERED]


def _track(region: int, reached: dict[Seat, int]) -> Step:
    first, *others = (Place("track", region, seat) for seat in reached)
    moves = " ".join(f"{PLAYERS[seat].letter} → {to}" for seat, to in reached.items())
    return Step(first, f"[flag] {region}: {moves}", tuple(others))


def visited(events: Iterable[Event]) -> list[int]:
    """The shore spaces that paid a visitor or an owner."""
    whys = [event.args["why"] for event in events if event.key == "rog-gained"]
    spaces = [
        why.args.get("space")
        for why in whys
        if isinstance(why, Msg) and why.key in ("rog-why-visit", "rog-why-owner")
    ]
    return list(dict.fromkeys(space for space in spaces if isinstance(space, int)))


def gains(events: Iterable[Event]) -> list[tuple[Seat, str]]:
    """What each player gained beside influence, in signs such as "+3[coin] +1[bowl]"."""
    sums: dict[Seat, dict[str, int]] = {}
    for event in events:
        what = event.args.get("what")
        if event.key == "rog-gained" and event.seat is not None and isinstance(what, tuple):
            for amount in what:
                _add(sums.setdefault(event.seat, {}), amount)
    return [
        (seat, " ".join(f"+{n}[{icon}]" for icon, n in one.items()))
        for seat, one in sums.items()
        if one
    ]


def _add(sums: dict[str, int], amount: Msg) -> None:
    icon = _GAINS.get(amount.key)
    if amount.key == "rog-amount-good":
        icon = GOOD[_id(amount.args["good"])]
    if icon is not None:
        sums[icon] = sums.get(icon, 0) + _number(amount.args["n"])


_GAINS = {"rog-amount-koku": "coin", "rog-amount-favour": "sun", "rog-amount-vp": "laurel"}


def _moves(event: Event) -> Iterator[tuple[int, int]]:
    """The tracks on which an event moves a token, and where to."""
    amounts = event.args.get("what")
    for amount in amounts if isinstance(amounts, tuple) else ():
        if amount.key == "rog-amount-influence":
            yield _number(amount.args["number"]), _number(amount.args["to"])


def _act(event: Event) -> Step | None:
    why = event.args.get("why")
    if isinstance(why, Msg) and why.key == "rog-why-mastery":
        return Step(Place("mastery", _id(why.args["id"])), f"{_letter(event)} [star]")
    return Step(*_ACTS[event.key](event)) if event.key in _ACTS else None


def _id(arg: Arg) -> str:
    return str(arg).partition(":")[2]


def _letter(event: Event) -> str:
    return "" if event.seat is None else PLAYERS[event.seat].letter


def _sailed(event: Event) -> tuple[Place, str]:
    args = event.args
    words = f"[boat] {_letter(event)}{args['boat']}: {args['origin']} → {args['goal']}"
    return Place("river", _number(args["goal"])), words


def _built(event: Event) -> tuple[Place, str]:
    space = _number(event.args["space"])
    return Place("shore", space), f"{_letter(event)} [house] {space}"


def _delivered(event: Event) -> tuple[Place, str]:
    card = CUSTOMERS[_id(event.args["customer"])]
    return Place("player", event.seat or 0), f"{_letter(event)} [{card.type}] {card.region}"


def _second_token(event: Event) -> tuple[Place, str]:
    space = _number(event.args["space"])
    return Place("shore", space), f"{_letter(event)} [plus] {space}"


def _royal(event: Event) -> tuple[Place, str]:
    space = _number(event.args["space"])
    return Place("river", space, event.seat or 0), f"{_letter(event)} [royal_boat] {space}"


def _emperor(event: Event) -> tuple[Place, str]:
    return Place("emperor", 0), "[crown]"


def _tile_left(event: Event) -> tuple[Place, str]:
    return Place("row", 0), "[arrow_right][cross]"


def _number(arg: Arg) -> int:
    assert isinstance(arg, int)
    return arg


_ACTS: dict[str, Callable[[Event], tuple[Place, str]]] = {
    "rog-sailed": _sailed,
    "rog-built": _built,
    "rog-delivered": _delivered,
    "rog-second-token": _second_token,
    "rog-royal": _royal,
    "rog-emperor": _emperor,
    "rog-tile-left": _tile_left,
}
