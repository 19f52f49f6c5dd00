"""Rounded boxes: only their corners are kept, what lies between them is stretched."""

from functools import partial

from PIL import Image

from render.toolkit.cache import CACHE
from render.toolkit.canvas import Canvas
from render.toolkit.packed import Box
from render.toolkit.palette import Colour
from render.toolkit.path import ellipse, rounded_rect
from render.toolkit.raster import Pen, Sprite, Stencil, fineness

_Span = tuple[int, int]


def small_box(
    canvas: Canvas, box: Box, radius: int, fill: Colour, outline: Colour | None, edge: int
) -> None:
    """A rounded box with smooth edges inside and outside."""
    size = (box[2] - box[0], box[3] - box[1])
    corner = max(radius, edge) + 1
    least = (min(size[0], 2 * corner + 1), min(size[1], 2 * corner + 1))
    times = fineness(*size)
    key = ("box", least, radius, fill, outline, edge, times)
    sprite = CACHE.get(key, lambda: _drawn(least, radius, fill, outline, edge, times))
    for low, high in _spans(least[1], size[1], corner):
        for near, far in _spans(least[0], size[0], corner):
            piece = sprite.pixels.crop((near[0], low[0], near[1], low[1]))
            room = (far[1] - far[0], high[1] - high[0])
            if piece.size != room:
                piece = piece.resize(room, Image.Resampling.NEAREST)
            canvas.lay(piece, box[0] + far[0], box[1] + high[0])


def _drawn(
    size: tuple[int, int], radius: int, fill: Colour, outline: Colour | None, edge: int, times: int
) -> Sprite:
    """The box as small as can be: one row and one column of pixels between its corners."""
    pen = Pen(*size, times=times)
    pen.fill(rounded_rect(0, 0, *size, radius), fill if outline is None else outline)
    if outline is not None:
        inner = rounded_rect(edge, edge, size[0] - 2 * edge, size[1] - 2 * edge, radius - edge)
        pen.fill(inner, fill)
    return pen.sprite()


def _spans(least: int, side: int, corner: int) -> tuple[tuple[_Span, _Span], ...]:
    """Along one side: what lies where in the box that is kept, and where it is drawn."""
    if least == side:
        return (((0, side), (0, side)),)
    far = side - corner
    return (
        ((0, corner), (0, corner)),
        ((corner, corner + 1), (corner, far)),
        ((corner + 1, least), (far, side)),
    )


def large_box(canvas: Canvas, box: Box, radius: int, colour: Colour) -> None:
    """A rounded box put together from plain areas and corners."""
    left, top, right, bottom = box
    radius = max(0, min(radius, (right - left) // 2, (bottom - top) // 2))
    canvas.fill_box((left + radius, top, right - radius, bottom), colour)
    if radius == 0:
        return
    canvas.fill_box((left, top + radius, left + radius, bottom - radius), colour)
    canvas.fill_box((right - radius, top + radius, right, bottom - radius), colour)
    low, far = bottom - radius, right - radius
    places = ((left, top), (left, low), (far, low), (far, top))
    for sprite, (x, y) in zip(_corners(radius), places, strict=True):
        canvas.tint(sprite.mask, x, y, colour)


def _corners(radius: int) -> tuple[Sprite, ...]:
    """The quarters of a disc of that many pixels: top left, bottom left, and on round."""

    def build(quarter: int) -> Sprite:
        x, y = ((1, 1), (1, 0), (0, 0), (0, 1))[quarter]
        stencil = Stencil(radius, radius)
        stencil.fill(ellipse(x * radius, y * radius, radius), (0, 0, 0))
        return Sprite(stencil.mask(), (0, 0))

    return tuple(CACHE.get(("corner", radius, k), partial(build, k)) for k in range(4))
