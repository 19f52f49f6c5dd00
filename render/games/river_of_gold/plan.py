"""Where everything on the board lies, in units of a picture 1,080 wide."""

from __future__ import annotations

from functools import cache
from math import pi, sin

from engine.games.river_of_gold.data import REGIONS, RIVER_LENGTH, ROW_SLOTS, SHORE
from render.toolkit.layout import Point, Rect
from render.toolkit.path import Path, polygon

EDGE = 12.0
GAP = 10.0
PAGE = Rect(EDGE, 0, 1080 - 2 * EDGE, 0)
HEADER = Rect(EDGE, 8, PAGE.w, 122)

ROW_HEIGHT = 54.0
LAND = Rect(0, HEADER.bottom + 12, 1080, 18 * ROW_HEIGHT)
_SITE = (368.0, 47.0)
_STEP = LAND.h / RIVER_LENGTH
_MIDDLE, _HALF, _SWAY, _BENDS = 540.0, 112.0, 15.0, 2.5

_TRACK_ROW, _TRACK_HEAD = 58.0, 40.0
TRACKS = Rect(EDGE, LAND.bottom + 14, PAGE.w, _TRACK_HEAD + 6 * _TRACK_ROW + 10)
_CELL_WIDTHS = {0: 68.0, 2: 80.0, 5: 47.0, 9: 47.0, 13: 49.0, 18: 90.0}
_CELL = 34.0

ROW = Rect(EDGE, TRACKS.bottom + GAP, PAGE.w, 138)
_LABEL = 28.0
MASTERIES = Rect(EDGE, ROW.bottom + GAP, PAGE.w, 92)
_SEATS_TOP = MASTERIES.bottom + GAP + 4


def river_y(at: float) -> float:
    """The height of a point along the river; space 1 goes from 0 to 1."""
    return LAND.y + at * _STEP


def river_x(at: float) -> float:
    """The middle of the river there: it winds."""
    return _MIDDLE + _SWAY * sin(2 * pi * _BENDS * at / RIVER_LENGTH)


def _edge(side: int, start: float, end: float, over: float = 0) -> list[Point]:
    """Points along a bank: side -1 is left, 1 is right."""
    steps = max(2, round((end - start) * 8))
    ats = [start + (end - start) * k / steps for k in range(steps + 1)]
    return [(river_x(at) + side * (_HALF + over), river_y(at)) for at in ats]


def river_part(start: float, end: float, over: float = 0) -> Path:
    """The river between two points along it, wider by `over` on both sides."""
    return polygon([*_edge(-1, start, end, over), *_edge(1, start, end, over)[::-1]])


def river_box(space: int) -> Rect:
    """The room for boats on a river space, between its number and its right bank."""
    x = river_x(space - 0.5)
    return Rect(x - _HALF + 43, river_y(space - 1) + 3, 2 * _HALF - 75, _STEP - 6)


def river_number(space: int) -> Point:
    """Where a river space's number stands."""
    return river_x(space - 0.5) - _HALF + 23, river_y(space - 0.5)


def river_marker(space: int) -> Point:
    """Where a river space is marked."""
    return river_x(space - 0.5) + _HALF - 16, river_y(space - 0.5)


def _bank(side: str) -> list[int]:
    return [space for space, site in SHORE.items() if site.bank == side]


@cache
def contact(space: int) -> tuple[float, float]:
    """The stretch of the bank that a shore space owns: it touches the river spaces along it."""
    side = SHORE[space].bank
    parts: list[float] = []
    for river in SHORE[space].river_spaces:
        sharing = [one for one in _bank(side) if river in SHORE[one].river_spaces]
        place = sharing.index(space)
        parts += [river - 1 + place / len(sharing), river - 1 + (place + 1) / len(sharing)]
    return min(parts), max(parts)


def _slot(side: str, row: int) -> Rect:
    x = EDGE if side == "left" else 1080 - EDGE - _SITE[0]
    return Rect(x, LAND.y + row * ROW_HEIGHT + (ROW_HEIGHT - _SITE[1]) / 2, *_SITE)


@cache
def sites() -> dict[int, Rect]:
    """Every shore space: each region has three places on either bank, one of them its name's."""
    places: dict[int, Rect] = {}
    for region in REGIONS:
        for side in ("left", "right"):
            here = [s for s in _bank(side) if SHORE[s].region == region]
            rows = [r for r in range(3) if len(here) == 3 or r != plate_row(region)]
            for space, row in zip(here, rows, strict=True):
                places[space] = _slot(side, 3 * (region - 1) + row)
    return places


def plate_side(region: int) -> str:
    """The bank on which a region has two sites and room for its name."""
    left = [s for s in _bank("left") if SHORE[s].region == region]
    return "left" if len(left) == 2 else "right"


@cache
def plate_row(region: int) -> int:
    """Which of the three places the name takes: the one that keeps sites nearest the river."""
    here = [s for s in _bank(plate_side(region)) if SHORE[s].region == region]

    def strain(row: int) -> float:
        rows = [r for r in range(3) if r != row]
        middles = [(3 * (region - 1) + r + 0.5) * ROW_HEIGHT / _STEP for r in rows]
        return sum(abs(sum(contact(s)) / 2 - m) for s, m in zip(here, middles, strict=True))

    return min(range(3), key=strain)


def plate(region: int) -> Rect:
    """Where a region's name stands."""
    return _slot(plate_side(region), 3 * (region - 1) + plate_row(region))


def land(region: int) -> Rect:
    """The ground of a region, across the whole picture."""
    return Rect(0, LAND.y + 3 * (region - 1) * ROW_HEIGHT, 1080, 3 * ROW_HEIGHT)


def plot(space: int) -> Path:
    """The ground between a site and its stretch of the bank."""
    rect = sites()[space]
    start, end = contact(space)
    if SHORE[space].bank == "left":
        return polygon(
            [(rect.right - 8, rect.y), *_edge(-1, start, end), (rect.right - 8, rect.bottom)]
        )
    return polygon([(rect.x + 8, rect.y), *_edge(1, start, end), (rect.x + 8, rect.bottom)])


def site_marker(space: int) -> Point:
    """Where a site is marked: on the ground between it and the river."""
    rect = sites()[space]
    x = rect.right + 16 if SHORE[space].bank == "left" else rect.x - 16
    return x, rect.cy


def track_row(region: int) -> Rect:
    """A region's influence track with all that stands beside it."""
    top = TRACKS.y + _TRACK_HEAD + (region - 1) * _TRACK_ROW + 2
    return Rect(TRACKS.x, top, TRACKS.w, _TRACK_ROW)


def track_parts(row: Rect) -> tuple[Rect, Rect, Rect, Rect, Rect]:
    """Badge, worth, cells, artisan and elder of a track."""
    row = row.inset(0, 2)
    inner = Rect(row.x + 20, row.y, row.w - 30, row.h)
    badge, rest = inner.take_left(40, 4)
    worth, rest = rest.take_left(104, 4)
    elder, rest = rest.take_right(66, 4)
    artisan, cells = rest.take_right(66, 8)
    return badge, worth, cells, artisan, elder


def cells(strip: Rect) -> list[Rect]:
    """The start and the eighteen spaces of a track."""
    widths = [_CELL_WIDTHS.get(at, _CELL) for at in range(19)]
    unit = strip.w / sum(widths)
    found: list[Rect] = []
    x = strip.x
    for width in widths:
        found.append(Rect(x, strip.y, width * unit, strip.h))
        x += width * unit
    return found


def track_head() -> Rect:
    """The row above all tracks that says what each space gives."""
    return Rect(TRACKS.x, TRACKS.y + 4, TRACKS.w, _TRACK_HEAD - 4)


def offers() -> tuple[tuple[Rect, Rect], tuple[Rect, ...]]:
    """The two stacks and the four slots of the row, newest slot first."""
    places = ROW.inset(12, 8).take_top(_LABEL, 2)[1].columns(2 + ROW_SLOTS, 10)
    return (places[0], places[1]), places[2:]


def offer_label(place: Rect) -> Rect:
    """The line above a tile on offer."""
    return Rect(place.x, place.y - _LABEL - 2, place.w, _LABEL)


def mastery_places(count: int) -> tuple[Rect, ...]:
    """One place for each mastery in play."""
    return MASTERIES.columns(count, GAP)


def seat_places(seats: int, patrons: bool) -> tuple[Rect, ...]:
    """One panel for each player, two in a row."""
    room = Rect(EDGE, _SEATS_TOP, PAGE.w, 0)
    return room.in_pairs(seats, 150.0 if patrons else 120.0, GAP, GAP + 4)


def height(seats: int, patrons: bool) -> float:
    """How high the whole picture is."""
    return legend(seats, patrons).bottom + 8


def legend(seats: int, patrons: bool) -> Rect:
    """The last line: what the signs mean."""
    return Rect(EDGE, seat_places(seats, patrons)[-1].bottom + GAP, PAGE.w, 32)
