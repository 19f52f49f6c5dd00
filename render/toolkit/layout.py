"""Where things go: rectangles in design units and the ways to cut them up."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

Point = tuple[float, float]


@dataclass(frozen=True)
class Rect:
    """An upright rectangle: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the bottom edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The x of the centre."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The y of the centre."""
        return self.y + self.h / 2

    @property
    def centre(self) -> Point:
        """The centre."""
        return self.cx, self.cy

    @staticmethod
    def around(x: float, y: float, w: float, h: float | None = None) -> "Rect":
        """The rectangle of that size with its centre at the point."""
        height = w if h is None else h
        return Rect(x - w / 2, y - height / 2, w, height)

    def inset(self, dx: float, dy: float | None = None) -> "Rect":
        """Smaller by `dx` on both sides and `dy` above and below."""
        down = dx if dy is None else dy
        return Rect(self.x + dx, self.y + down, self.w - 2 * dx, self.h - 2 * down)

    def moved(self, dx: float, dy: float) -> "Rect":
        """The same size elsewhere."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def take_left(self, width: float, gap: float = 0) -> tuple["Rect", "Rect"]:
        """A strip off the left, and what remains after the gap."""
        taken = Rect(self.x, self.y, width, self.h)
        return taken, Rect(self.x + width + gap, self.y, self.w - width - gap, self.h)

    def take_right(self, width: float, gap: float = 0) -> tuple["Rect", "Rect"]:
        """A strip off the right, and what remains after the gap."""
        taken = Rect(self.right - width, self.y, width, self.h)
        return taken, Rect(self.x, self.y, self.w - width - gap, self.h)

    def take_top(self, height: float, gap: float = 0) -> tuple["Rect", "Rect"]:
        """A strip off the top, and what remains after the gap."""
        taken = Rect(self.x, self.y, self.w, height)
        return taken, Rect(self.x, self.y + height + gap, self.w, self.h - height - gap)

    def take_bottom(self, height: float, gap: float = 0) -> tuple["Rect", "Rect"]:
        """A strip off the bottom, and what remains after the gap."""
        taken = Rect(self.x, self.bottom - height, self.w, height)
        return taken, Rect(self.x, self.y, self.w, self.h - height - gap)

    def columns(self, count: int, gap: float = 0) -> tuple["Rect", ...]:
        """Equal columns, left to right."""
        return self.split_columns([1.0] * count, gap)

    def rows(self, count: int, gap: float = 0) -> tuple["Rect", ...]:
        """Equal rows, top to bottom."""
        return self.split_rows([1.0] * count, gap)

    def split_columns(self, shares: Sequence[float], gap: float = 0) -> tuple["Rect", ...]:
        """Columns whose widths are in proportion to the shares."""
        spans = _spans(self.x, self.w, shares, gap)
        return tuple(Rect(start, self.y, size, self.h) for start, size in spans)

    def split_rows(self, shares: Sequence[float], gap: float = 0) -> tuple["Rect", ...]:
        """Rows whose heights are in proportion to the shares."""
        spans = _spans(self.y, self.h, shares, gap)
        return tuple(Rect(self.x, start, self.w, size) for start, size in spans)

    def grid(self, columns: int, rows: int, gap: float = 0) -> tuple["Rect", ...]:
        """Equal cells, row by row."""
        return tuple(cell for row in self.rows(rows, gap) for cell in row.columns(columns, gap))

    def in_pairs(self, count: int, height: float, gap: float, between: float) -> tuple["Rect", ...]:
        """Places of that height from the upper edge down, two in a row."""
        rows = (count + 1) // 2
        room = Rect(self.x, self.y, self.w, rows * height + (rows - 1) * between)
        places = [row.columns(2, gap) for row in room.rows(rows, between)]
        return tuple(place for row in places for place in row)[:count]

    def overlaps(self, other: "Rect", slack: float = 0) -> bool:
        """Whether the two share more than `slack` units both across and down."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return across > slack and down > slack

    def holds(self, other: "Rect", slack: float = 0) -> bool:
        """Whether the other lies inside, give or take `slack` units."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )


def _spans(
    start: float, length: float, shares: Sequence[float], gap: float
) -> list[tuple[float, float]]:
    if not shares:
        return []
    unit = (length - gap * (len(shares) - 1)) / sum(shares)
    spans: list[tuple[float, float]] = []
    for share in shares:
        spans.append((start, unit * share))
        start += unit * share + gap
    return spans


def hex_corners(x: float, y: float, radius: float, *, pointy: bool = True) -> tuple[Point, ...]:
    """The six corners of a regular hexagon, clockwise."""
    turn = pi / 6 if pointy else 0.0
    return tuple(
        (x + radius * cos(turn + k * pi / 3), y + radius * sin(turn + k * pi / 3)) for k in range(6)
    )


def hex_centre(q: int, r: int, radius: float, *, pointy: bool = True) -> Point:
    """The centre of axial hex (q, r) when hex (0, 0) is centred at the origin."""
    long, short = 1.5 * radius, 3**0.5 * radius
    if pointy:
        return short * (q + r / 2), long * r
    return long * q, short * (r + q / 2)
