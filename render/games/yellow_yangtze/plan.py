"""Where everything lies: the hexes of any map, and the parts of the pane beside them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from engine.games.yellow_yangtze.maps import Geography, geography
from render.toolkit.canvas import PANE
from render.toolkit.layout import Point, Rect, hex_corners

Cell = tuple[int, int]
Rows = tuple[str, ...]
EDGE = 6.0
GAP = 5.0
RADIUS = 33.4  # of a hex of the printed map
_MOST_RADIUS = 46.0
_POINTED = 0.35  # of a hex above and below: so narrow there that it touches nothing
_SHRINK = 0.98  # from one size of the map that does not fit to the next one tried
# The printed map leaves its corners free: parts of the pane reach into them.
CORNER = Rect(EDGE, EDGE, 112, 62)
HEAD = Rect(684, EDGE, 390, 134)
BANNER = Rect(684, EDGE, 390, 146)  # stands for the head while there is a conflict
MARKET = Rect(598, 528, 476, 96)
_ROOM = Rect(EDGE, EDGE, 752, 618)  # of the map
_SIDE = Rect(768, 146, 306, 376)  # of the players
_TAKEN = (CORNER, BANNER, MARKET, Rect(_SIDE.x, 0, _SIDE.w, 630))
_MOST_SEAT = 150.0  # no strip of a player is higher
_HALF = 3**0.5 / 2
# East, then clockwise; the same order as the edges that `hex_corners` makes.
_STEPS = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0))


@dataclass(frozen=True)
class Chart:
    """The hexes of a map at one size: names to centres."""

    geo: Geography
    radius: float
    places: dict[str, Point]

    @property
    def k(self) -> float:
        """How much larger than the printed map everything is."""
        return self.radius / RADIUS

    def box(self, hex: str) -> Rect:
        """The smallest rectangle around a hex."""
        return Rect.around(*self.places[hex], 2 * _HALF * self.radius, 2 * self.radius)

    def corners(self, hex: str) -> tuple[Point, ...]:
        """The six corners of a hex."""
        return hex_corners(*self.places[hex], self.radius)

    def outline(self, hexes: Iterable[str]) -> Iterator[tuple[Point, Point]]:
        """The edges between some hexes and all that is not among them."""
        cells = {cell_of(self.geo, hex): hex for hex in hexes}
        for cell, hex in cells.items():
            corners = self.corners(hex)
            for side, beside in enumerate(beside_cells(cell)):
                if beside not in cells:
                    yield corners[side - 1], corners[side]

    def middle(self, hexes: Iterable[str]) -> Point:
        """The point between some hexes."""
        points = [self.places[hex] for hex in hexes]
        return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def cell_of(geo: Geography, hex: str) -> Cell:
    """Row and column of a hex."""
    return geo.grid.cell[geo.bit[hex]]


def beside_cells(cell: Cell) -> list[Cell]:
    """The six places around a cell, east first, clockwise."""
    row, column = cell
    lean = row & 1
    return [(row + down, column + right + lean * abs(down)) for down, right in _STEPS]


def _flat(cell: Cell) -> Point:
    """A cell's centre when the radius of hexes is 1."""
    row, column = cell
    return 2 * _HALF * column + _HALF * (row & 1), 1.5 * row


@lru_cache(maxsize=16)
def chart(rows: Rows) -> Chart:
    """The whole map, as large as what lies beside it allows."""
    geo = geography(rows)
    flat = {hex: _flat(cell_of(geo, hex)) for hex in geo.names(geo.grid.all)}
    bounds = _bounds(flat.values())
    radius = min(_MOST_RADIUS, _ROOM.w / bounds.w, _ROOM.h / bounds.h)
    while (found := _fitted(Chart(geo, radius, {}), flat, bounds)) is None:
        radius *= _SHRINK
    return found


def _bounds(points: Iterable[Point]) -> Rect:
    """The smallest rectangle around hexes of radius 1."""
    xs, ys = zip(*points, strict=True)
    left, top = min(xs) - _HALF, min(ys) - 1
    return Rect(left, top, max(xs) + _HALF - left, max(ys) + 1 - top)


def _fitted(size: Chart, flat: dict[str, Point], bounds: Rect) -> Chart | None:
    """The map at that size where it touches nothing else, if there is such a place."""
    r = size.radius
    free_x, free_y = _ROOM.w - bounds.w * r, _ROOM.h - bounds.h * r
    for across in (0.5, 0.0):
        for down in (0.0, 0.5, 1.0):
            dx = _ROOM.x + free_x * across - bounds.x * r
            dy = _ROOM.y + free_y * down - bounds.y * r
            places = {hex: (x * r + dx, y * r + dy) for hex, (x, y) in flat.items()}
            found = Chart(size.geo, r, places)
            boxes = [found.box(hex).inset(0, r * _POINTED) for hex in places]
            if not any(box.overlaps(part, 1) for box in boxes for part in _TAKEN):
                return found
    return None


def strips(seats: int) -> tuple[Rect, ...]:
    """The strips of the players below the head."""
    height = min(_MOST_SEAT, (_SIDE.h - GAP * (seats - 1)) / seats)
    return tuple(
        Rect(_SIDE.x, _SIDE.y + (height + GAP) * seat, _SIDE.w, height) for seat in range(seats)
    )


def answers(seats: int, colours: int) -> tuple[Rect, tuple[Rect, ...]]:
    """While there is a conflict: what is at stake, and below it what each player does."""
    column = Rect(_SIDE.x, BANNER.bottom + 6, _SIDE.w, MARKET.y - BANNER.bottom - 12)
    stake, rest = column.take_top(8 + colours * stake_line(colours), 6)
    height = min(62.0, (rest.h - GAP * (seats - 1)) / seats)
    places = (Rect(rest.x, rest.y + (height + GAP) * n, rest.w, height) for n in range(seats))
    return stake, tuple(places)


def stake_line(colours: int) -> float:
    """How high a line about two leaders that clash is."""
    return 42.0 if colours <= 2 else 31.0


QUARTERS = ("nw", "ne", "sw", "se")
_QUARTER = Rect(0, 0, 600, 350)  # a little more than half of the pane


def quarter(rows: Rows, which: str) -> Rect:
    """A quarter of the map in the shape of the pane; the middle belongs to its neighbours too."""
    places = chart(rows).places.values()
    xs, ys = [x for x, _ in places], [y for _, y in places]
    reach = chart(rows).radius + EDGE
    x = min(xs) - reach if which[1] == "w" else max(xs) + reach - _QUARTER.w
    y = min(ys) - reach if which[0] == "n" else max(ys) + reach - _QUARTER.h
    left = min(max(x, 0), PANE.w - _QUARTER.w)
    return _QUARTER.moved(left, min(max(y, 0), PANE.h - _QUARTER.h))
