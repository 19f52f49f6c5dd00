"""Where everything on the pane of the city lies, in units of a picture 1,080 wide."""

from __future__ import annotations

from functools import cache

from engine.games.yokohama.data import BOX, SHOP_SLOTS
from engine.games.yokohama.state import Table
from render.games.yokohama.header import HEADER
from render.toolkit.layout import Point, Rect

SEA = Rect(0, HEADER.bottom, 1080, 630 - HEADER.bottom)
WIDE, HIGH = 172.0, 138.0  # an area
_PITCH, _ROW, _TOP, _LEFT = 180.0, 146.0, 50.0, 4.0
_MOST = 6  # areas in the longest row of all
BAND, PLAZA = 46.0, 44.0  # heights inside an area, from the top; houses fill the rest
_SHOP, _HOUSE = 31.0, 44.0
_STRIP = {2: 340.0, 3: 252.0, 4: WIDE}  # of a player, by how many there are
_BOARD = {2: 254.0, 3: 164.0, 4: 78.0}
_SIDES = {2: ((0, 3), (1, 3)), 3: ((0, 2), (0, 3), (1, 3)), 4: ((0, 2), (0, 3), (1, 2), (1, 3))}


@cache
def rows(seats: int) -> tuple[int, ...]:
    """How many areas each row has, the uppermost first."""
    return BOX.layouts[str(seats)].rows_top_to_bottom


def _start(seats: int, row: int) -> float:
    """Where a row begins: each is half an area in from the one above."""
    return _LEFT + _PITCH / 2 * (_MOST - rows(seats)[0] + row)


@cache
def grounds(seats: int) -> tuple[Rect, ...]:
    """Every position of the city, row by row."""
    return tuple(
        Rect(_start(seats, row) + _PITCH * column, _TOP + _ROW * row, WIDE, HIGH)
        for row, count in enumerate(rows(seats))
        for column in range(count)
    )


def areas(table: Table) -> dict[str, Rect]:
    """Where each area of this city lies."""
    return dict(zip(table.city, grounds(len(table.players)), strict=True))


@cache
def row_spans(seats: int) -> tuple[Rect, ...]:
    """The land that each row stands on, without streets around it."""
    return tuple(
        Rect(_start(seats, row), _TOP + _ROW * row, _PITCH * count - (_PITCH - WIDE), HIGH)
        for row, count in enumerate(rows(seats))
    )


@cache
def strips(seats: int) -> tuple[Rect, ...]:
    """A board for each player, in the harbour beside the lower rows."""
    wide = _STRIP[seats]
    return tuple(
        Rect(_LEFT if side == 0 else 1080 - _LEFT - wide, _TOP + _ROW * row, wide, HIGH)
        for side, row in _SIDES[seats]
    )


@cache
def notice(seats: int) -> Rect:
    """The notice board with the last turn, beside the second row."""
    return Rect(_LEFT, _TOP + _ROW, _BOARD[seats], HIGH)


def landmark(area: Rect) -> Rect:
    """The building that an area is known by."""
    return Rect(area.x + 3, area.y + 2, 44, 44)


def name(area: Rect) -> Rect:
    """The name of an area."""
    return Rect(area.x + 50, area.y + 2, WIDE - 54, 24)


def token(area: Rect, parts: int) -> Rect:
    """The 5-Power token of an area, wider where it brings more than one thing."""
    return Rect(area.x + 48, area.y + 25, WIDE - 50, 21).take_right(36 if parts < 2 else 48)[0]


def ladder(area: Rect, parts: int) -> Rect:
    """What an area brings at each Power, left of its token."""
    return Rect(area.x + 48, area.y + 26, token(area, parts).x - area.x - 49, 20)


def parcel(area: Rect, seat: int, seats: int) -> Rect:
    """Where the pieces of one player stand: a place of their own, so nothing is ever crowded."""
    plaza = Rect(area.x + 1, area.y + BAND, area.w - 6, PLAZA)
    return plaza.columns(seats)[seat]


def shops(area: Rect) -> tuple[Rect, ...]:
    """The shop slots of an area's street, from the left."""
    top, high = area.y + BAND + PLAZA + 1, area.h - BAND - PLAZA - 2
    return tuple(Rect(area.x + 2 + _SHOP * k, top, _SHOP, high) for k in range(SHOP_SLOTS))


def house(area: Rect) -> Rect:
    """The slot of the trading house."""
    return Rect(area.right - _HOUSE - 2, shops(area)[0].y, _HOUSE, shops(area)[0].h)


def beside(area: Rect, seat: int, seats: int) -> Point:
    """Where the way of a player's president begins and ends: beside its hat."""
    here = parcel(area, seat, seats)
    return min(here.x + 33, here.right - 6), here.y + 9


@cache
def ships(seats: int) -> tuple[Point, ...]:
    """Where steamers lie at anchor, in water that nothing else needs."""
    right, left = row_spans(seats)[3].right + 24, row_spans(seats)[3].x - 24
    inner = strips(seats)
    if seats == 4:
        return ((inner[1].right + left) / 2, 540.0), ((inner[3].x + right) / 2, 556.0)
    far = row_spans(seats)[2].x - 24, row_spans(seats)[2].right + 24
    return (far[0] / 2 if seats == 2 else (inner[0].right + left) / 2 + 16, 440.0), (
        (far[1] + 1080) / 2,
        420.0,
    )


@cache
def lighthouse(seats: int) -> Point:
    """The foot of the lighthouse, at the end of the second row."""
    return (row_spans(seats)[1].right + 24 + 1080) / 2, _TOP + _ROW + HIGH - 16
