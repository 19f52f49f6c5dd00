"""Where everything on a pane of harbours lies: a column for each player, ships from the top."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from functools import cache

from engine.core.decision import Seat
from engine.core.words import msg
from engine.games.import_export import rules
from engine.games.import_export.data import CARDS
from engine.games.import_export.state import Contract, Ship, Table
from locales.loader import LANGUAGES, words
from render.games.import_export.plan import HEADER
from render.toolkit.layout import Rect

MOST_ON_A_PANE = 3
_GAP, _EDGE = 6.0, 4.0
PLATE, PORT, SEA, QUAY, LINE = 52.0, 110.0, 44.0, 10.0, 37.0  # heights
FAR = 70.0  # of the port far away, at the foot of a column
WIDE = 500.0  # from here on a column has room for words beside words
_HEAD, _SPENT = 32.0, 30.0
_TWO_LINES, _TIGHT, _ONE_LINE, _NAMES = 52.0, 46.0, 29.0, 27.0
_LETTER = 11.6  # the width of a letter on a plate
_LARGE, _SLOT = 50.0, 32.0  # the width of a slot where there is room, and where there is little
_BETWEEN = 6.0


def sides(seats: int) -> tuple[tuple[Seat, ...], ...]:
    """Who is on which pane: one for up to three players, else two."""
    if seats <= MOST_ON_A_PANE:
        return (tuple(range(seats)),)
    first = (seats + 1) // 2
    return tuple(range(first)), tuple(range(first, seats))


@cache
def columns(count: int) -> tuple[Rect, ...]:
    """A column for each of so many players."""
    room = Rect(0, HEADER.bottom, 1080, 630 - HEADER.bottom).inset(_EDGE)
    return room.columns(count, _GAP)


@dataclass(frozen=True)
class Column:
    """A player's column cut into its lines."""

    whole: Rect
    plate: Rect
    ships: tuple[Rect, ...]
    quay: Rect
    imports: Rect
    goods: Rect
    completed: Rect


def column(whole: Rect, ships: list[Ship]) -> Column:
    """Cut a column: a ship in port is high, one at sea a line."""
    plate, rest = whole.inset(3).take_top(PLATE)
    found = []
    for ship in ships:
        place, rest = rest.take_top(SEA if ship.sea else PORT)
        found.append(place)
    quay, rest = rest.take_top(QUAY, 3)
    imports, rest = rest.inset(8, 0).take_top(LINE)
    goods, rest = rest.take_top(LINE, 4)
    return Column(whole, plate, tuple(found), quay, imports, goods, rest)


# Ships in port


@dataclass(frozen=True)
class Berthed:
    """A contract on the deck of a ship in port: its plate, and its slots below."""

    plate: Rect
    slots: tuple[Rect, ...]


def deck(port: Rect) -> Rect:
    """Where contracts and containers stand on a ship in port."""
    return Rect(port.x + 58, port.y + 5, port.w - 76, 66)


@cache
def letters(card: str) -> int:
    """How long a name is, in the language in which it is longest."""
    return max(len(words(language).say(msg(f"ie-card-{card}"))) for language in LANGUAGES)


def contracts(table: Table, seat: Seat, ship: Ship, port: Rect) -> tuple[Berthed, ...]:
    """The contracts of a ship, each as wide as its name or its slots need."""
    room = deck(port)
    space = room.w - len(ship.cargo) * _SLOT - _BETWEEN * len(ship.contracts)
    counts = [slots_of(table, seat, made) for made in ship.contracts]
    names = [_LETTER * letters(made.card) + 10 for made in ship.contracts]
    found, x = [], room.x
    for wide, count in zip(_widths(names, counts, space), counts, strict=True):
        found.append(_berthed(Rect(x, room.y, wide, room.h), count))
        x += wide + _BETWEEN
    return tuple(found)


def _widths(names: list[float], counts: list[int], space: float) -> list[float]:
    """Room for every name and large slots; then narrower slots, then shorter names."""
    for slot in (_LARGE, _SLOT):
        wanted = [max(name, slot * n) for name, n in zip(names, counts, strict=True)]
        if sum(wanted) <= space:
            return wanted
    return [wide * space / sum(wanted) for wide in wanted]


def _berthed(room: Rect, count: int) -> Berthed:
    plate, below = room.take_top(27, 1)
    wide = min(_LARGE, below.w / max(1, count))
    start = below.cx - wide * count / 2
    slots = (Rect(start + wide * n, below.y, wide, below.h) for n in range(count))
    return Berthed(plate, tuple(slot.inset(0.8) for slot in slots))


def slots_of(table: Table, seat: Seat, made: Contract) -> int:
    """The slots of a contract: those it needs, or more that are full already."""
    return max(rules.needed(table, seat, made.card), len(made.loads) + bool(made.half))


def free_slots(port: Rect, count: int) -> tuple[Rect, ...]:
    """So many places on an empty deck."""
    room = deck(port)
    low = Rect(room.x, room.y + 30, room.w, 36)
    wide = min(_LARGE, low.w / count)
    return tuple(Rect(low.x + wide * n, low.y, wide, low.h).inset(1) for n in range(count))


def left_aboard(port: Rect, count: int) -> tuple[Rect, ...]:
    """Where containers without a contract stand, at the end of the deck."""
    room = deck(port)
    start = room.right - _SLOT * count
    return tuple(Rect(start + _SLOT * n, room.y + 28, _SLOT, 38).inset(1) for n in range(count))


def cargo(line: Rect, count: int) -> tuple[Rect, ...]:
    """The containers of a ship at sea, in its line."""
    room = line.take_left(132)[1].inset(4, 9)
    wide = min(40.0, room.w / max(1, count))
    return tuple(Rect(room.x + wide * n, room.y, wide, room.h).inset(0.8) for n in range(count))


# Completed shipments


class Way(Enum):
    """How much is told of a shipment: what it does rather than its name, if not both."""

    BELOW = auto()  # the name, and below it what it does
    BESIDE = auto()
    EFFECT = auto()
    NAME = auto()


@dataclass(frozen=True)
class Shipments:
    """How completed shipments are laid out: those that last, and those that are spent."""

    head: Rect
    lasting: tuple[tuple[str, Rect], ...]
    spent: tuple[tuple[str, Rect], ...]
    way: Way  # in which each that lasts is told
    more: int = 0  # that have no room


def is_spent(card: str, effect: str) -> bool:
    """Whether a shipment has done all it does; a copied effect may last."""
    return effect in CARDS and CARDS[effect].timing == "immediate"


def shipments(room: Rect, effects: list[tuple[str, str]]) -> Shipments:
    """Names with effects where there is room for them, else effects, else names."""
    spent = [card for card, effect in effects if is_spent(card, effect)]
    lasting = [card for card, effect in effects if not is_spent(card, effect)]
    head, rest = room.take_top(_HEAD)
    line, rest = rest.take_bottom(_SPENT) if spent else (Rect(0, 0, 0, 0), rest)
    used = tuple(zip(spent, _in_a_row(line, len(spent)), strict=True)) if spent else ()
    way, places = _rows(rest, len(lasting))
    shown = tuple(zip(lasting, places, strict=False))
    return Shipments(head, shown, used, way, len(lasting) - len(shown))


def _in_a_row(line: Rect, count: int) -> tuple[Rect, ...]:
    room = line.take_left(76)[1]
    wide = min(38.0, room.w / count)
    return tuple(
        Rect(room.x + wide * n, room.y + 3, wide, room.h - 5).inset(0.8) for n in range(count)
    )


def _rows(room: Rect, count: int) -> tuple[Way, tuple[Rect, ...]]:
    """The first way to lay out so many lines that fits; the last way takes what it can."""
    one_line = Way.BESIDE if room.w >= WIDE else Way.EFFECT
    ways = (Way.BELOW, _TWO_LINES), (Way.BELOW, _TIGHT), (one_line, _ONE_LINE), (one_line, _NAMES)
    for way, high in ways:
        if count * high <= room.h:
            return way, _stacked(room, count, high)
    rows = max(1, int(room.h // _NAMES))
    lines = Rect(room.x, room.y, room.w, _NAMES * rows).rows(rows)
    return Way.NAME, tuple(cell for line in lines for cell in line.columns(2, 4))[:count]


def _stacked(room: Rect, count: int, high: float) -> tuple[Rect, ...]:
    return tuple(Rect(room.x, room.y + high * n, room.w, high) for n in range(count))
