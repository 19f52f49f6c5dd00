"""What was done in a turn, in a few signs: what was placed, moved, withdrawn, lost and won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from engine.core.decision import Seat
from engine.core.frame import Event
from engine.core.words import Arg, Msg, Ref
from engine.games.yellow_yangtze.data import BLACK, RED
from render.games.yellow_yangtze import pieces, signs
from render.toolkit.canvas import Canvas
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.marks import Step
from render.toolkit.strip import Entry, Piece, Sign, icon, player, words

_PLATE = 42.0  # the radius of a leader's plate that has room for a letter
_PLUS, _CROSS = icon("plus"), icon("cross")
# What a turn takes off the board beside what its player chose to remove.
_LOST = ("yy-returned", "yy-soldiers-lost")


def steps(events: Sequence[Event]) -> list[Step]:
    """The deeds of a turn in order, then without signs the hexes where something was lost."""
    found = []
    for number, event in enumerate(events):
        if event.key in _DEEDS and event.at:  # stored logs may lack the places
            gone = (_CROSS,) if event.at[0] in lost(events[number:]) else ()
            found.append(Step(event.at, (*_DEEDS[event.key](event), *gone)))
    return [*found, *(Step((place,)) for place in lost(events))]


def doer(events: Iterable[Event]) -> Seat | None:
    """Whose deeds they are, if there are any."""
    return next((event.seat for event in events if event.key in _DEEDS), None)


def lost(events: Iterable[Event]) -> list[str]:
    """The places where a conflict, or what follows from a riot, took something away."""
    return [place for event in events if event.key in _LOST for place in event.at]


def results(events: Iterable[Event]) -> Iterator[Entry]:
    """A crown before those who won a conflict, a cross before those who lost it."""
    for event in (event for event in events if event.at):  # stored logs may lack places and sides
        if event.key == "yy-revolt-won":
            yield _revolt(event)
        elif event.key == "yy-war-won":
            yield _war(event)


def _revolt(event: Event) -> Entry:
    colour, args = _id(event.args["leader"]), event.args
    winner = Sign("leader", colour, event.seat or 0)
    loser = Sign("leader", colour, int(_id(args["other"])))
    own, against = (_strength(args[name], BLACK) for name in ("own", "against"))
    return (icon("bolt"), icon("crown"), winner, own, _CROSS, loser, against)


def _war(event: Event) -> Entry:
    sides = _messages(event.args["sides"])
    won = [side for side in sides if side.args["hex"] == event.args["hex"]]
    beaten = [side for side in sides if side not in won]
    return (icon("bolt"), icon("crown"), *_fighters(won), _CROSS, *_fighters(beaten))


def _fighters(sides: Iterable[Msg]) -> Iterator[Sign]:
    """Whose leaders fought on some sides, where, and with which strength."""
    for side in sides:
        leaders = _messages(side.args["leaders"])
        seats = {int(_id(leader.args["player"])) for leader in leaders}
        yield from (player(seat) for seat in sorted(seats))
        yield words(str(side.args["hex"]))
        yield _strength(side.args["strength"], RED)


def _strength(n: Arg, colour: str) -> Sign:
    return words(f"{n}[{signs.SIGN[colour]}]")


def gains(events: Iterable[Event]) -> Iterator[Entry]:
    """The points each player gained, colour by colour."""
    sums: dict[Seat, Counter[str]] = {}
    for event in events:
        if event.key == "yy-gained" and event.seat is not None:
            n = event.args["n"]
            won = sums.setdefault(event.seat, Counter())
            won[_id(event.args["vp"])] += n if isinstance(n, int) else 0
    for seat, won in sums.items():
        parts = ((words(f"+{n}"), Sign("tile", kind)) for kind, n in won.items())
        yield (player(seat), *(sign for part in parts for sign in part))


def _id(arg: Arg) -> str:
    assert isinstance(arg, Ref)
    return arg.id


def _messages(arg: Arg) -> list[Msg]:
    assert isinstance(arg, tuple)
    return [one for one in arg if isinstance(one, Msg)]


def _tile(event: Event) -> Sign:
    return Sign("tile", _id(event.args["tile"]))


def _leader(event: Event) -> Sign:
    return Sign("leader", _id(event.args["leader"]), event.seat or 0)


def _hex(event: Event, name: str = "hex") -> Sign:
    return words(str(event.args[name]))


def _riot(event: Event) -> Entry:
    return (_CROSS, _tile(event), _hex(event))


def _pagoda(event: Event) -> Entry:
    hexes = "-".join(place.partition(":")[2] for place in event.at[:3])
    return (_PLUS, Sign("pagoda", _id(event.args["pagoda"])), words(hexes))


_DEEDS: dict[str, Callable[[Event], Entry]] = {
    "yy-placed": lambda event: (_PLUS, _tile(event), _hex(event)),
    "yy-placed-leader": lambda event: (_PLUS, _leader(event), _hex(event)),
    "yy-moved-leader": lambda event: (
        _leader(event), _hex(event, "origin"), icon("arrow_right"), _hex(event)
    ),
    "yy-withdrew": lambda event: (_leader(event), icon("arrow_left"), _hex(event)),
    "yy-rioted-tiles": _riot,
    "yy-rioted-leader": _riot,
    "yy-pagoda": _pagoda,
    "yy-pagoda-moved": _pagoda,
    "yy-replaced": lambda event: (icon("swap"),),
}  # fmt: skip


def _draw_tile(canvas: Canvas, room: Rect, sign: Sign) -> None:
    pieces.chip(canvas, *room.centre, min(19, room.h / 2), sign.what)


def _draw_leader(canvas: Canvas, room: Rect, sign: Sign) -> None:
    pieces.leader_plate(canvas, *room.centre, _PLATE, sign.seat, sign.what)


def _draw_pagoda(canvas: Canvas, room: Rect, sign: Sign) -> None:
    draw_icon(canvas, "pagoda", *room.centre, 34, signs.paint(sign.what), rim=True)


PIECES = {
    "tile": Piece(38, _draw_tile),
    "leader": Piece(73, _draw_leader),
    "pagoda": Piece(36, _draw_pagoda),
}
