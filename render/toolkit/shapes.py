"""Plain shapes: panels, hexes, lines, arrows, ribbons, highlights."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import atan2, ceil, cos, floor, hypot, pi, sin

from PIL import Image

from render.toolkit.boxes import large_box, small_box
from render.toolkit.cache import CACHE
from render.toolkit.canvas import Canvas
from render.toolkit.layout import Point, Rect, hex_corners
from render.toolkit.packed import Packed
from render.toolkit.palette import Colour
from render.toolkit.path import Path, ellipse, polygon, polyline, rounded, rounded_rect
from render.toolkit.raster import Sprite, Stencil

# Pixels up to which a box is drawn as a whole; its outline then has smooth edges on both sides.
_SMALL_BOX = 40_000
# Bytes from which a mask is kept packed: to unpack it takes as long as to draw with it.
_LARGE = 16_384


@dataclass(frozen=True)
class _LargeMask:
    """A mask like any other; it lies in the ground, or is used once or twice in a picture."""

    packed: Packed
    origin: tuple[int, int]

    @property
    def mask(self) -> Image.Image:
        """How much each pixel covers."""
        return self.packed.image()

    @property
    def weight(self) -> int:
        """Bytes held."""
        return self.packed.weight + 512


def _form(path: Path, width: float | None) -> Sprite | _LargeMask:
    """The path in pixels, in as little room as it is worth."""
    sprite = _stencil(path, width)
    if sprite.weight < _LARGE:
        return sprite
    return _LargeMask(Packed.of(sprite.pixels), sprite.origin)


def _stencil(path: Path, width: float | None) -> Sprite:
    """The path in pixels as a mask; its origin is where the path's own origin lies."""
    bounds = path.bounds().inset(-(width or 0) / 2 - 1)
    left, top = floor(bounds.x), floor(bounds.y)
    stencil = Stencil(ceil(bounds.right) - left, ceil(bounds.bottom) - top, (-left, -top))
    if width is None:
        stencil.fill(path, (0, 0, 0))
    else:
        stencil.stroke(path, (0, 0, 0), width)
    return Sprite(stencil.mask(), (-left, -top))


def _apply(canvas: Canvas, path: Path, colour: Colour, width: float | None) -> None:
    """Draw a path given in units, cached by its form so that equal shapes are drawn once."""
    first = path.parts[0][0]
    x, y = canvas.px(first[0]), canvas.px(first[1])
    local = path.placed(-first[0] * canvas.scale, -first[1] * canvas.scale, canvas.scale)
    rough = tuple(tuple((round(px, 1), round(py, 1)) for px, py in part) for part in local.parts)
    line = None if width is None else max(1.0, width * canvas.scale)
    shape = replace(local, parts=rough)  # equal forms have equal pixels, whichever comes first
    sprite = CACHE.get(("shape", rough, path.closed, line), lambda: _form(shape, line))
    canvas.tint(sprite.mask, x - sprite.origin[0], y - sprite.origin[1], colour)


def fill_path(canvas: Canvas, path: Path, colour: Colour) -> None:
    """Fill a path given in units."""
    _apply(canvas, path, colour, None)


def stroke_path(canvas: Canvas, path: Path, colour: Colour, width: float) -> None:
    """Draw along a path given in units, with round ends and corners."""
    _apply(canvas, path, colour, width)


def round_rect(
    canvas: Canvas,
    rect: Rect,
    fill: Colour,
    radius: float = 12,
    outline: Colour | None = None,
    line: float = 2,
) -> None:
    """A rounded rectangle, with an outline inside its edge if given."""
    box, corner, edge = canvas.box(rect), canvas.px(radius), max(1, canvas.px(line))
    size = (box[2] - box[0], box[3] - box[1])
    if size[0] <= 0 or size[1] <= 0:
        return
    if size[0] * size[1] <= _SMALL_BOX:
        small_box(canvas, box, corner, fill, outline, edge)
        return
    if outline is not None:
        large_box(canvas, box, corner, outline)
        box = (box[0] + edge, box[1] + edge, box[2] - edge, box[3] - edge)
        corner -= edge
    large_box(canvas, box, corner, fill)


def panel(
    canvas: Canvas,
    rect: Rect,
    fill: Colour | None = None,
    *,
    radius: float = 14,
    outline: Colour | None = None,
    line: float = 2,
    lift: float = 3,
) -> Rect:
    """A raised sheet to put things on; returns the room inside its rim."""
    theme = canvas.theme
    if lift:
        round_rect(canvas, rect.moved(0, lift), theme.shade, radius)
    round_rect(canvas, rect, fill or theme.panel, radius, outline or theme.line, line)
    canvas.note_cover(rect)
    return rect.inset(max(8.0, radius * 0.6))


def _stamp(
    canvas: Canvas, key: Hashable, at: Point, colour: Colour, path: Callable[[], Path]
) -> None:
    """Fill a shape known by its key, whose path in pixels lies around its own origin."""
    sprite = CACHE.get(("stamp", key), lambda: _stencil(path(), None))
    left, top = canvas.px(at[0]) - sprite.origin[0], canvas.px(at[1]) - sprite.origin[1]
    canvas.tint(sprite.mask, left, top, colour)


def disc(
    canvas: Canvas,
    x: float,
    y: float,
    radius: float,
    fill: Colour,
    outline: Colour | None = None,
    line: float = 2,
) -> None:
    """A filled circle, with an outline inside its edge if given."""
    if outline is not None:
        disc(canvas, x, y, radius, outline)
        radius -= line
    pixels = round(radius * canvas.scale, 1)
    _stamp(canvas, ("disc", pixels), (x, y), fill, lambda: ellipse(0, 0, pixels))


def hexagon(
    canvas: Canvas,
    x: float,
    y: float,
    radius: float,
    fill: Colour,
    *,
    pointy: bool = True,
    outline: Colour | None = None,
    line: float = 2,
    corner: float = 0.12,
) -> None:
    """A hexagon with softly rounded corners; `corner` is a share of the radius."""
    if outline is not None:
        hexagon(canvas, x, y, radius, outline, pointy=pointy, corner=corner)
        radius -= line * 2 / 3**0.5
    pixels = round(radius * canvas.scale, 1)
    key = ("hexagon", pixels, pointy, corner)
    _stamp(canvas, key, (x, y), fill, lambda: hex_path(0, 0, pixels, pointy=pointy, corner=corner))


def hex_path(
    x: float, y: float, radius: float, *, pointy: bool = True, corner: float = 0.12
) -> Path:
    """The outline of a hexagon with rounded corners."""
    corners = hex_corners(x, y, radius, pointy=pointy)
    return rounded(corners, radius * corner) if corner else polygon(corners)


def line(canvas: Canvas, points: Sequence[Point], colour: Colour, width: float = 3) -> None:
    """A line through the points with round ends."""
    stroke_path(canvas, polyline(points), colour, width)


def arrow(canvas: Canvas, start: Point, end: Point, colour: Colour, width: float = 6) -> None:
    """A straight arrow; its point touches the end."""
    angle = atan2(end[1] - start[1], end[0] - start[0])
    head = width * 3.2
    neck = (end[0] - head * 0.7 * cos(angle), end[1] - head * 0.7 * sin(angle))
    wings = [
        (end[0] - head * cos(angle + turn), end[1] - head * sin(angle + turn))
        for turn in (-pi / 6.5, pi / 6.5)
    ]
    line(canvas, [start, neck], colour, width)
    fill_path(canvas, rounded([wings[0], end, wings[1]], width * 0.3), colour)


def ribbon(canvas: Canvas, rect: Rect, fill: Colour, *, tail: float = 14) -> None:
    """A banner with notched ends, to write a title on."""
    left, right, top, bottom = rect.x, rect.right, rect.y, rect.bottom
    points = [(left, top), (right, top), (right - tail, rect.cy), (right, bottom), (left, bottom),
              (left + tail, rect.cy)]  # fmt: skip
    fill_path(canvas, rounded(points, 3), fill)
    canvas.note_cover(rect)


def dashes(path: Path, dash: float, gap: float) -> list[Path]:
    """The path cut into dashes of about that length; a closed path closes evenly."""
    points = [*path.parts[0], *(path.parts[0][:1] if path.closed[0] else ())]
    length = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points))
    count = max(1, round(length / (dash + gap)))
    step = length / count
    return [polyline(_between(points, k * step, k * step + step - gap)) for k in range(count)]


def _between(points: list[Point], start: float, end: float) -> list[Point]:
    kept: list[Point] = []
    done = 0.0
    for a, b in pairwise(points):
        size = hypot(b[0] - a[0], b[1] - a[1])
        low, high = max(start, done), min(end, done + size)
        if size and low <= high:
            kept.extend(_along(a, b, (at - done) / size) for at in (low, high))
        done += size
    return kept


def _along(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _dashed(path: Path, width: float) -> Path:
    parts = dashes(path, width * 3, width * 2)
    return Path(tuple(part.parts[0] for part in parts), (False,) * len(parts))


def highlight_path(
    canvas: Canvas,
    path: Path,
    colour: Colour | None = None,
    *,
    width: float = 4,
    dashed: bool = True,
) -> None:
    """Mark an outline that means "this changed" or "you may choose this"."""
    drawn = _dashed(path, width) if dashed else path
    stroke_path(canvas, drawn, colour or canvas.theme.highlight, width)


def highlight(
    canvas: Canvas,
    rect: Rect,
    colour: Colour | None = None,
    *,
    radius: float = 14,
    width: float = 4,
    dashed: bool = True,
) -> None:
    """Mark a rectangle just outside its edge; only its rim is touched."""
    outer, scale = rect.inset(-width / 2), canvas.scale
    size = (canvas.px(outer.w), canvas.px(outer.h))

    def build() -> Sprite:
        path = rounded_rect(0, 0, *size, radius * scale)
        return _stencil(_dashed(path, width * scale) if dashed else path, width * scale)

    sprite = CACHE.get(("highlight", size, radius, width, dashed, scale), build)
    left, top = canvas.px(outer.x) - sprite.origin[0], canvas.px(outer.y) - sprite.origin[1]
    canvas.tint(sprite.mask, left, top, colour or canvas.theme.highlight)
