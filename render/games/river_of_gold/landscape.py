"""The six lands along the river: their hills, and what grows or swims on a free site."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import pi, sin

from engine.games.river_of_gold.data import REGIONS
from render.games.river_of_gold import plan
from render.games.river_of_gold.colours import Land, colours
from render.toolkit.canvas import Canvas
from render.toolkit.layout import Point, Rect
from render.toolkit.palette import Colour, Theme, mix
from render.toolkit.path import Path, ellipse, outline, polygon
from render.toolkit.shapes import fill_path, line

_STEP = 6.0  # between two points of a ridge
_SKY = 60.0  # how high it is
# The hills of a bank from the farthest to the nearest: height of the ridge, share of the motif.
_UPPER_HILLS = ((92.0, 0.30), (122.0, 0.52), (172.0, 0.24))
_LOWER_HILLS = ((505.0, 0.22), (524.0, 0.5))


def _peaks(x: float) -> float:
    """Mountains: steep, one higher than the next."""
    at = x % 74 / 74
    return (abs(at - 0.42) / (0.42 if at < 0.42 else 0.58)) * 26 - 20 + 6 * sin(x / 23)


def _firs(x: float) -> float:
    """The tops of a forest."""
    return abs(x % 17 - 8.5) * 1.5 - 8 + 4 * sin(x / 41)


def _crowns(x: float) -> float:
    """Round trees."""
    return -abs(sin(x * pi / 31)) * 12 + 4 * sin(x / 37)


def _fields(x: float) -> float:
    return 9 * sin(x / 52 + 1)


def _marsh(x: float) -> float:
    return 6 * sin(x / 66 + 2)


def _waves(x: float) -> float:
    return -abs(sin(x * pi / 46)) * 9 + 3


_RIDGES: dict[int, Callable[[float], float]] = {
    1: _peaks, 2: _firs, 3: _fields, 4: _crowns, 5: _marsh, 6: _waves
}  # fmt: skip


def land(canvas: Canvas, region: int) -> None:
    """A region's ground and hills on both banks."""
    known = colours(canvas.theme).lands[region]
    sky = mix(known.ground, canvas.theme.panel, 0.55)
    for side in (plan.UPPER, plan.LOWER):
        left, right = plan.region_span(region, side)
        top = plan.LAND.y if side == plan.UPPER else 300.0
        bottom = 300.0 if side == plan.UPPER else plan.LAND.bottom
        canvas.fill(Rect(left, top, right - left, bottom - top), known.ground)
        if side == plan.UPPER:
            canvas.fill(Rect(left, top, right - left, _SKY), sky)
        hills = _UPPER_HILLS if side == plan.UPPER else _LOWER_HILLS
        for height, share in hills:
            ridge = list(_ridge(region, left, right, height))
            shape = polygon([*ridge, (right, bottom), (left, bottom)])
            fill_path(canvas, shape, mix(known.ground, known.motif, share))


def _ridge(region: int, left: float, right: float, height: float) -> Iterator[Point]:
    count = max(2, round((right - left) / _STEP))
    for k in range(count + 1):
        x = left + (right - left) * k / count
        yield x, height + _RIDGES[region](x + height * 1.7)


def hills(theme: Theme, region: int) -> list[Colour]:
    """The colours of a region's sky, ground and hills."""
    known = colours(theme).lands[region]
    sky = mix(known.ground, theme.panel, 0.55)
    shares = (share for _, share in (*_UPPER_HILLS, *_LOWER_HILLS))
    return [sky, known.ground, *(mix(known.ground, known.motif, share) for share in shares)]


def lands(canvas: Canvas) -> None:
    """All regions."""
    for region in REGIONS:
        land(canvas, region)


def motif(canvas: Canvas, region: int, x: float, y: float, size: float = 40) -> None:
    """What a free site shows of its region, standing on the point."""
    known = colours(canvas.theme).lands[region]
    _MOTIFS[region](canvas, x, y, size / 40, known)


def _shape(data: str, x: float, y: float, scale: float) -> Path:
    return outline(data).placed(x, y, scale)


def _mountain(canvas: Canvas, x: float, y: float, scale: float, known: Land) -> None:
    far = mix(known.motif, known.ground, 0.45)
    fill_path(canvas, _shape("M-2 0 L12 -22 L25 0 Z", x, y, scale), far)
    fill_path(canvas, _shape("M-25 0 L-6 -33 L14 0 Z", x, y, scale), known.motif)
    cap = "M-6 -33 L-12 -22 L-8 -24 L-5 -20 L-2 -24 L1 -21 Z"
    fill_path(canvas, _shape(cap, x, y, scale), canvas.theme.rim)


def _tree(canvas: Canvas, x: float, y: float, scale: float, known: Land) -> None:
    dark = mix(known.plate, known.motif, 0.2)
    fill_path(canvas, _shape("M-3 0 V-9 H3 V0 Z", x, y, scale), colours(canvas.theme).shore)
    for top, wide in ((-22, 15), (-31, 12), (-40, 8)):
        crown = f"M-{wide} {top + 16} L0 {top} L{wide} {top + 16} Z"
        fill_path(canvas, _shape(crown, x, y, scale), dark)


def _grain(canvas: Canvas, x: float, y: float, scale: float, known: Land) -> None:
    for across in (-14, -5, 5, 14):
        foot, head = (x + across * scale * 0.8, y), (x + across * scale, y - 20 * scale)
        line(canvas, [foot, head], known.plate, 1.8 * scale)
        for k in range(4):
            cy = y - (17 + 5 * k) * scale
            for side in (-1, 1):
                ear = ellipse(x + (across + 2.6 * side) * scale, cy, 2.6 * scale, 3.4 * scale)
                fill_path(canvas, ear, mix(known.motif, colours(canvas.theme).gold, 0.35))


def _maple(canvas: Canvas, x: float, y: float, scale: float, known: Land) -> None:
    fill_path(canvas, _shape("M-3 0 V-12 H3 V0 Z", x, y, scale), colours(canvas.theme).shore)
    for across, up, radius in ((-8, 16, 9), (9, 15, 9), (0, 25, 11)):
        crown = ellipse(x + across * scale, y - up * scale, radius * scale)
        fill_path(canvas, crown, mix(known.motif, known.plate, 0.3 if up > 20 else 0.0))


def _reeds(canvas: Canvas, x: float, y: float, scale: float, known: Land) -> None:
    fill_path(canvas, ellipse(x, y - 2 * scale, 23 * scale, 4 * scale), known.motif)
    for across, up in ((-14, 26), (-5, 34), (5, 29), (14, 22)):
        foot, head = (x + across * 0.7 * scale, y - 3 * scale), (x + across * scale, y - up * scale)
        line(canvas, [foot, head], known.plate, 2.2 * scale)
        fill_path(canvas, ellipse(head[0], head[1] - 2 * scale, 3 * scale, 6 * scale), known.plate)


def _fish(canvas: Canvas, x: float, y: float, scale: float, known: Land) -> None:
    fish = "M-13 -24 C-7 -32 5 -32 10 -25 L17 -31 V-18 L10 -23 C5 -17 -7 -17 -13 -24 Z"
    fill_path(canvas, _shape(fish, x, y, scale), known.motif)
    for across, up in ((-4, 9), (4, 1)):
        points = [
            (x + (across - 20 + 2.5 * k) * scale, y - (up + 2.6 * sin(k * pi / 2.7)) * scale)
            for k in range(17)
        ]
        line(canvas, points, known.plate, 2.6 * scale)


_MOTIFS: dict[int, Callable[[Canvas, float, float, float, Land], None]] = {
    1: _mountain, 2: _tree, 3: _grain, 4: _maple, 5: _reeds, 6: _fish
}  # fmt: skip
