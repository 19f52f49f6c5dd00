"""Where everything on the pane of the river lies, in units of a picture 1,080 wide."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import accumulate, pairwise
from math import pi, sin

from engine.games.river_of_gold.data import RIVER, RIVER_LENGTH, SHORE
from render.toolkit.layout import Point, Rect
from render.toolkit.path import Path, polygon

HEADER = Rect(0, 0, 1080, 48)
LAND = Rect(0, HEADER.bottom, 1080, 503)
PLAYERS = Rect(6, 556, 1068, 70)
UPPER, LOWER = "left", "right"  # the banks, as somebody sees them who sails from space 1 to 14

_START = 5.5  # of the first site on either bank
_SITE_WIDTH = {1: 65.0, 2: 71.0, 3: 81.0}  # by the river spaces it touches
SITE_HEIGHT = 132.0
_TO_SHORE = 6.0  # from a site to the water
_SHORE = {UPPER: 240.0, LOWER: 363.0}
_WAVE, _WAVE_LENGTH, _WAVE_START = 7.0, 760.0, 60.0
_ENDS = {2: (0.5,), 3: (0.2, 0.8)}  # where on a site its boundaries end, as shares of its width
_NUMBER_AT = 0.125  # the share of the way across at which a river space has its number
PLATES = {UPPER: 70.0, LOWER: 529.0}


def shore_y(bank: str, x: float) -> float:
    """The height of a shore: both wave alike."""
    return _SHORE[bank] + _WAVE * sin(2 * pi * (x + _WAVE_START) / _WAVE_LENGTH)


def bank(side: str) -> list[int]:
    """The sites of a bank, down the river."""
    return [space for space, site in SHORE.items() if site.bank == side]


@cache
def sites() -> dict[int, Rect]:
    """Every shore space; its edge touches exactly the river spaces that the site touches."""
    return {space: rect for side in (UPPER, LOWER) for space, rect in _along(side)}


def _along(side: str) -> list[tuple[int, Rect]]:
    here = bank(side)
    widths = [_SITE_WIDTH[len(SHORE[space].river_spaces)] for space in here]
    edges = accumulate(widths, initial=_START)
    return [(space, _site(side, *edge)) for space, edge in zip(here, pairwise(edges), strict=True)]


def _site(side: str, left: float, right: float) -> Rect:
    water = shore_y(side, (left + right) / 2)
    top = water - _TO_SHORE - SITE_HEIGHT if side == UPPER else water + _TO_SHORE
    return Rect(left, round(top), right - left, SITE_HEIGHT)


@cache
def region_span(region: int, side: str) -> tuple[float, float]:
    """From where to where a region reaches on a bank; the outer ones to the picture's edge."""
    here = [sites()[space] for space in bank(side) if SHORE[space].region == region]
    left, right = here[0].x, here[-1].right
    return (0.0 if left == _START else left), (1080.0 if right > 1080 - 2 * _START else right)


def plate_side(region: int) -> str:
    """The bank on which a region has three sites and room for its name."""
    here = [space for space in bank(UPPER) if SHORE[space].region == region]
    return UPPER if len(here) == 3 else LOWER


@cache
def ends(side: str) -> tuple[float, ...]:
    """Where the boundaries of the river spaces end on a bank, first to last."""
    found = []
    for space in bank(side):
        rect, touched = sites()[space], len(SHORE[space].river_spaces)
        found += [rect.x + share * rect.w for share in _ENDS.get(touched, ())]
    return tuple(found)


def boundary_x(number: int, across: float) -> float:
    """The boundary after that many spaces, `across` of the way from the upper bank (an S)."""
    if number == 0:
        return 0.0
    if number == RIVER_LENGTH:
        return 1080.0
    top, bottom = ends(UPPER)[number - 1], ends(LOWER)[number - 1]
    return top + (bottom - top) * across * across * (3 - 2 * across)


def river_y(x: float, across: float) -> float:
    """A height on the river, `across` of the way from the upper bank."""
    return shore_y(UPPER, x) + across * (_SHORE[LOWER] - _SHORE[UPPER])


def boundary(number: int, steps: int = 24) -> list[Point]:
    """The line after that many spaces, from the upper bank to the lower one."""
    shares = [k / steps for k in range(steps + 1)]
    xs = [boundary_x(number, share) for share in shares]
    return [(x, river_y(x, share)) for x, share in zip(xs, shares, strict=True)]


@cache
def river_space(space: int) -> Path:
    """The outline of a river space."""
    before, after = boundary(space - 1), boundary(space)
    return polygon([*_inside(before, 4), *_inside(after, -4)[::-1]])


def _inside(line: Sequence[Point], dx: float) -> list[Point]:
    """A boundary moved into a space, kept off the banks and off the picture's edge."""
    kept = line[1:-1]
    return [(min(max(x + dx, 5.0), 1075.0), y) for x, y in kept]


def middle(space: int, across: float) -> Point:
    """The middle of a river space, `across` of the way from the upper bank."""
    x = (boundary_x(space - 1, across) + boundary_x(space, across)) / 2
    return x, river_y(x, across)


def numbered_above(space: int) -> bool:
    """Whether a river space has its number at the upper bank: where it is narrower."""
    above, below = (
        boundary_x(space, share) - boundary_x(space - 1, share)
        for share in (_NUMBER_AT, 1 - _NUMBER_AT)
    )
    return above <= below


def river_number(space: int) -> Point:
    """Where a river space's number stands."""
    return middle(space, _NUMBER_AT if numbered_above(space) else 1 - _NUMBER_AT)


# What a completed journey pays stands where the river leaves the picture.
JOURNEY_END = Rect(990, river_y(1035, 0.86) - 14, 86, 28)


def seat_places(seats: int) -> tuple[Rect, ...]:
    """One strip for each player."""
    return PLAYERS.columns(seats, 6)


def touched(space: int) -> list[int]:
    """The river spaces along the edge of a site, by the geometry of the picture."""
    rect, side = sites()[space], SHORE[space].bank
    share = 0.0 if side == UPPER else 1.0
    return [
        river
        for river in RIVER
        if boundary_x(river - 1, share) < rect.right and boundary_x(river, share) > rect.x
    ]
