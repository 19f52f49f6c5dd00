"""Outlines: lines and curves, written like SVG path data, flattened to points."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, hypot, pi, sin
from re import findall

from render.toolkit.layout import Point, Rect

_TOKEN = r"[MLHVCQZ]|-?\d*\.?\d+"
_CURVE_STEPS = 14


@dataclass(frozen=True)
class Path:
    """One or more outlines as points; each is closed or open."""

    parts: tuple[tuple[Point, ...], ...]
    closed: tuple[bool, ...]

    def bounds(self) -> Rect:
        """The smallest rectangle around all points."""
        xs = [x for part in self.parts for x, _ in part]
        ys = [y for part in self.parts for _, y in part]
        return Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))

    def placed(self, dx: float, dy: float, scale: float = 1.0) -> "Path":
        """The same outlines, scaled, then moved."""
        parts = tuple(
            tuple((x * scale + dx, y * scale + dy) for x, y in part) for part in self.parts
        )
        return Path(parts, self.closed)


def polygon(points: Sequence[Point]) -> Path:
    """The closed outline through the points."""
    return Path((tuple(points),), (True,))


def polyline(points: Sequence[Point]) -> Path:
    """The open line through the points."""
    return Path((tuple(points),), (False,))


def arc(x: float, y: float, radius: float, start: float, end: float) -> Path:
    """Part of a circle, from angle to angle in degrees, clockwise from the right."""
    steps = max(6, round(abs(end - start) / 6))
    angles = [(start + (end - start) * k / steps) * pi / 180 for k in range(steps + 1)]
    return polyline([(x + radius * cos(a), y + radius * sin(a)) for a in angles])


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> Path:
    """A closed ellipse, or circle if one radius is given."""
    down = rx if ry is None else ry
    turns = [k * pi / 36 for k in range(72)]
    return polygon([(x + rx * cos(t), y + down * sin(t)) for t in turns])


def rounded(points: Sequence[Point], radius: float) -> Path:
    """The closed outline through the points with its corners rounded off."""
    curve: list[Point] = []
    count = len(points)
    for index, corner in enumerate(points):
        before = _towards(corner, points[index - 1], radius)
        after = _towards(corner, points[(index + 1) % count], radius)
        curve.extend(_quadratic(before, corner, after, 8))
    return polygon(curve)


def rounded_rect(x: float, y: float, w: float, h: float, radius: float) -> Path:
    """A closed rectangle with circular corners."""
    r = min(radius, w / 2, h / 2)
    corners = ((x + w - r, y + r, -90), (x + w - r, y + h - r, 0), (x + r, y + h - r, 90),
               (x + r, y + r, 180))  # fmt: skip
    points = [p for cx, cy, start in corners for p in arc(cx, cy, r, start, start + 90).parts[0]]
    return polygon(points)


def star(x: float, y: float, radius: float, points: int = 5, waist: float = 0.48) -> Path:
    """A star with that many points, the first straight up."""
    radii = (radius, radius * waist)
    turns = [k * pi / points - pi / 2 for k in range(2 * points)]
    return polygon(
        [(x + radii[k % 2] * cos(t), y + radii[k % 2] * sin(t)) for k, t in enumerate(turns)]
    )


def _towards(corner: Point, other: Point, distance: float) -> Point:
    dx, dy = other[0] - corner[0], other[1] - corner[1]
    length = hypot(dx, dy) or 1.0
    share = min(distance / length, 0.5)
    return corner[0] + dx * share, corner[1] + dy * share


def _quadratic(a: Point, b: Point, c: Point, steps: int = _CURVE_STEPS) -> list[Point]:
    ts = [k / steps for k in range(steps + 1)]
    return [
        (
            (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * b[0] + t * t * c[0],
            (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * b[1] + t * t * c[1],
        )
        for t in ts
    ]


def _cubic(a: Point, b: Point, c: Point, d: Point) -> list[Point]:
    points: list[Point] = []
    for k in range(1, _CURVE_STEPS + 1):
        t = k / _CURVE_STEPS
        u = 1 - t
        weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
        x = sum(w * p[0] for w, p in zip(weights, (a, b, c, d), strict=True))
        y = sum(w * p[1] for w, p in zip(weights, (a, b, c, d), strict=True))
        points.append((x, y))
    return points


@lru_cache(maxsize=1024)
def outline(data: str) -> Path:
    """The path written in SVG path data: absolute M, L, H, V, C, Q and Z."""
    parts: list[list[Point]] = []
    closed: list[bool] = []
    for letter, numbers in _commands(data):
        if letter == "M":
            parts.append([])
            closed.append(False)
        if letter == "Z":
            closed[-1] = True
        else:
            _extend(parts[-1], letter, numbers)
    return Path(tuple(map(tuple, parts)), tuple(closed))


def _commands(data: str) -> Iterator[tuple[str, list[float]]]:
    letter, numbers = "", list[float]()
    for token in findall(_TOKEN, data):
        if token.isalpha():
            if letter:
                yield letter, numbers
            letter, numbers = token, []
        else:
            numbers.append(float(token))
    yield letter, numbers


def _extend(points: list[Point], letter: str, numbers: list[float]) -> None:
    if letter == "H":
        points.extend((x, points[-1][1]) for x in numbers)
    elif letter == "V":
        points.extend((points[-1][0], y) for y in numbers)
    else:
        pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
        step = {"M": 1, "L": 1, "Q": 2, "C": 3}[letter]
        for k in range(0, len(pairs), step):
            _extend_to(points, pairs[k : k + step])


def _extend_to(points: list[Point], pairs: list[Point]) -> None:
    if len(pairs) == 1:
        points.append(pairs[0])
    elif len(pairs) == 2:
        points.extend(_quadratic(points[-1], pairs[0], pairs[1])[1:])
    else:
        points.extend(_cubic(points[-1], pairs[0], pairs[1], pairs[2]))
