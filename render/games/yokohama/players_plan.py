"""Where everything on the pane of the players lies."""

from __future__ import annotations

from dataclasses import dataclass

from render.games.yokohama.header import HEADER
from render.toolkit.layout import Rect

_EDGE, _GAP = 4.0, 6.0
_AID = 168.0  # the height of what counts at the end, where it has a row of its own
_PAIR = 2  # so many players have panels side by side, higher than others
_HEAD, _GOODS, _PIECES, _COUNTRIES, _FOOT = 44.0, 34.0, 62.0, 32.0, 30.0
_ORDERS, _HIGH = 32.0, 350.0  # panels so high have a line for completed orders


def _room() -> Rect:
    room = Rect(0, HEADER.bottom, HEADER.w, 630 - HEADER.bottom)
    return room.inset(_EDGE, _EDGE)


def panels(seats: int) -> tuple[Rect, ...]:
    """One panel for each player."""
    if seats == _PAIR:
        return _room().take_bottom(_AID, _GAP)[1].columns(2, _GAP)
    return _room().grid(2, 2, _GAP)[:seats]


def aid(seats: int) -> Rect | None:
    """What counts at the end: where a panel is missing, or below all."""
    if seats == _PAIR:
        return _room().take_bottom(_AID)[0]
    cells = _room().grid(2, 2, _GAP)
    return cells[seats] if seats < len(cells) else None


@dataclass(frozen=True)
class Panel:
    """The lines of a player's panel."""

    whole: Rect
    head: Rect
    goods: Rect
    pieces: Rect
    countries: Rect
    orders: Rect | None
    technologies: Rect
    foot: Rect


def panel(whole: Rect) -> Panel:
    """A panel cut into its lines; technologies have all the height that is left."""
    orders = None
    head, rest = whole.inset(3).take_top(_HEAD)
    goods, rest = rest.inset(8, 2).take_top(_GOODS)
    pieces, rest = rest.take_top(_PIECES, 3)
    countries, rest = rest.take_top(_COUNTRIES, 2)
    if whole.h > _HIGH:
        orders, rest = rest.take_top(_ORDERS, 2)
    foot, technologies = rest.take_bottom(_FOOT, 1)
    return Panel(whole, head, goods, pieces, countries, orders, technologies, foot)
