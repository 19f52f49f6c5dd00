"""Where everything lies: the hexes of a map at any size, and the parts of the board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from engine.games.yellow_yangtze.maps import Geography, geography
from engine.games.yellow_yangtze.state import Conflict, View
from render.toolkit.layout import Point, Rect, hex_corners

Cell = tuple[int, int]
Rows = tuple[str, ...]
WIDTH = 1080.0
EDGE = 12.0
GAP = 10.0
RADIUS = 45.0  # of a hex in which a name of 22 units has room
_MOST_RADIUS = 76.0
_SIDE = 30.0  # beside the map, for the letters of the rows
_ABOVE = 24.0  # above the map, for numbers on the first row
_BANNER, _BANNER_LINE = 54.0, 40.0
_BANNER_PLATES, BANNER_SHIELD = 800.0, 66.0  # widths: of all sides, and of a strength
LEAST_PLATE, PLATE_STEP = 36.0, 1.7  # a plate with room for a letter; from one to the next
_HEADER, KINDS = 124.0, 88.0  # heights of the head of the board and of the legend
_HALF = 3**0.5 / 2
# East, then clockwise; the same order as the edges that `hex_corners` makes.
_STEPS = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0))


@dataclass(frozen=True)
class Chart:
    """Some hexes of a map at one size: names to centres."""

    geo: Geography
    radius: float
    places: dict[str, Point]

    @property
    def k(self) -> float:
        """How much larger than on the board everything is."""
        return self.radius / RADIUS

    def corners(self, hex: str) -> tuple[Point, ...]:
        """The six corners of a hex."""
        return hex_corners(*self.places[hex], self.radius)

    def outline(self, hexes: Iterable[str]) -> Iterator[tuple[Point, Point]]:
        """The edges between some hexes and all that is not among them."""
        cells = {cell_of(self.geo, hex): hex for hex in hexes if hex in self.places}
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


@lru_cache(maxsize=64)
def chart(rows: Rows, hexes: tuple[str, ...], room: Rect, most: float = _MOST_RADIUS) -> Chart:
    """Those hexes as large as the room allows, in its middle."""
    geo = geography(rows)
    flat = {hex: _flat(cell_of(geo, hex)) for hex in hexes}
    left = min(x for x, _ in flat.values()) - _HALF
    right = max(x for x, _ in flat.values()) + _HALF
    top = min(y for _, y in flat.values()) - 1
    bottom = max(y for _, y in flat.values()) + 1
    radius = min(room.w / (right - left), room.h / (bottom - top), most)
    dx = room.cx - radius * (left + right) / 2
    dy = room.cy - radius * (top + bottom) / 2
    places = {hex: (x * radius + dx, y * radius + dy) for hex, (x, y) in flat.items()}
    return Chart(geo, radius, places)


def close_up(rows: Rows, hexes: tuple[str, ...], top: float, most: float) -> tuple[Chart, Rect]:
    """Those hexes across the whole width from that height on, with the room they take."""
    width = WIDTH - 2 * EDGE
    found = chart(rows, hexes, Rect(EDGE, 0, width, most - _ABOVE), WIDTH / 10)
    ys = [y for _, y in found.places.values()]
    height = max(ys) - min(ys) + 2 * found.radius
    room = Rect(EDGE, top, width, height + _ABOVE)
    return chart(rows, hexes, Rect(EDGE, top + _ABOVE, width, height), WIDTH / 10), room


@lru_cache(maxsize=16)
def whole(rows: Rows, top: float = 0) -> tuple[Chart, Rect]:
    """The whole map below that height, and the room it takes; a wide map makes a wide picture."""
    geo = geography(rows)
    flat = [_flat(cell) for cell in geo.grid.cell.values()]
    across = max(x for x, _ in flat) - min(x for x, _ in flat) + 2 * _HALF
    down = max(y for _, y in flat) - min(y for _, y in flat) + 2
    radius = min(_MOST_RADIUS, max(RADIUS, (WIDTH - 2 * _SIDE) / across))
    room = Rect(0, top, max(WIDTH, radius * across + 2 * _SIDE), radius * down + _ABOVE + 6)
    inner = Rect(_SIDE, top + _ABOVE, room.w - 2 * _SIDE, radius * down)
    return chart(rows, tuple(geo.names(geo.grid.all)), inner, radius), room


@dataclass(frozen=True)
class Page:
    """The parts of the board for one map, number of players and state of affairs."""

    header: Rect
    banner: Rect | None
    map: Rect
    chart: Chart
    market: Rect
    kinds: Rect
    seats: tuple[Rect, ...]

    @property
    def width(self) -> float:
        """How wide the picture is."""
        return self.map.w

    @property
    def height(self) -> float:
        """How high the picture is."""
        return self.seats[-1].bottom + EDGE


@lru_cache(maxsize=32)
def page(rows: Rows, seats: int, points: bool, conflict: int) -> Page:
    """Lay out a board: a line for open points, a banner of so many lines of leaders in conflict."""
    top = 8.0 + _HEADER + 4
    banner_height = _BANNER + conflict * _BANNER_LINE if conflict else 0.0
    plan, room = whole(rows, top + banner_height)
    line = Rect(EDGE, 0, room.w - 2 * EDGE, 0)
    header = Rect(EDGE, 8, line.w, _HEADER)
    banner = Rect(EDGE, top, line.w, banner_height - 4) if conflict else None
    market = Rect(EDGE, room.bottom + GAP, line.w, 84)
    kinds = Rect(EDGE, market.bottom + GAP, line.w, KINDS)
    below = Rect(EDGE, kinds.bottom + GAP + 2, line.w, 0)
    panels = below.in_pairs(seats, seat_height(points), GAP, GAP + 4)
    return Page(header, banner, room, plan, market, kinds, panels)


def page_of(view: View) -> Page:
    """The board of a view."""
    open_points = view.counts.points is not None
    return page(view.table.map.rows, view.seats, open_points, banner_lines(view.table.conflict))


def banner_lines(conflict: Conflict | None) -> int:
    """How many lines the leaders of a side take in the banner, if there is one."""
    if conflict is None:
        return 0
    room = _BANNER_PLATES / len(conflict.sides) - BANNER_SHIELD
    most = max(len(side.leaders) for side in conflict.sides)
    return 1 if most * PLATE_STEP * LEAST_PLATE <= room else 2


def seat_height(points: bool) -> float:
    """How high a player's panel is."""
    return 154.0 if points else 110.0


QUARTERS = ("nw", "ne", "sw", "se")


@lru_cache(maxsize=16)
def quarter(rows: Rows, which: str) -> tuple[str, ...]:
    """The hexes of a quarter of the map; the middle belongs to its neighbours too."""
    geo = geography(rows)
    flat = {hex: _flat(cell_of(geo, hex)) for hex in geo.names(geo.grid.all)}
    xs, ys = [x for x, _ in flat.values()], [y for _, y in flat.values()]
    middle_x, middle_y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    down = 1 if which[0] == "s" else -1
    right = 1 if which[1] == "e" else -1
    return tuple(
        hex
        for hex, (x, y) in flat.items()
        if (x - middle_x) * right >= -_HALF * 1.01 and (y - middle_y) * down >= -1.51
    )


@lru_cache(maxsize=16)
def stretch(rows: Rows, hexes: tuple[str, ...]) -> tuple[str, ...]:
    """All hexes of the map between the outermost of some."""
    geo = geography(rows)
    flat = {hex: _flat(cell_of(geo, hex)) for hex in geo.names(geo.grid.all)}
    xs, ys = zip(*(flat[hex] for hex in hexes), strict=True)
    return tuple(
        hex for hex, (x, y) in flat.items() if min(xs) <= x <= max(xs) and min(ys) <= y <= max(ys)
    )
