"""Containers, pennants, coins, crowns: what goods, actions and credits look like everywhere."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from PIL import Image, ImageChops

from engine.games.import_export.data import ACTION
from render.games.import_export.art import silhouette, stamp
from render.games.import_export.colours import (
    GOLD,
    GOLD_DEEP,
    GOLD_LIGHT,
    colours,
    goods,
)
from render.toolkit.cache import CACHE
from render.toolkit.canvas import Canvas
from render.toolkit.layout import Point, Rect
from render.toolkit.palette import Colour, Theme
from render.toolkit.path import Path, ellipse, outline, polyline, rounded, rounded_rect
from render.toolkit.raster import Pen, Sprite, Stencil
from render.toolkit.shapes import highlight, round_rect

FLAG_OF: dict[str, str] = dict(ACTION.items())  # the action of each type
TYPE_OF: dict[str, str] = {action: type for type, action in ACTION.items()}
_ICON = 0.78  # of a container's height
_PLATE = 1.12  # of the icon: where the pattern gives way to it
_RIBS, _SLATS, _STRIPES, _LATTICE, _DOTS = 7, 5, 7, 6, 6
BOX_SHARE = 0.72  # of a container among words: its height by its width


def container(canvas: Canvas, rect: Rect, type: str) -> None:
    """A container of a type of goods: paint, pattern and icon say the same."""
    box = canvas.box(rect)
    size = (max(4, box[2] - box[0]), max(4, box[3] - box[1]))
    sprite = _container_sprite(size, type, canvas.theme)
    canvas.put(sprite, box[0], box[1])
    canvas.note_cover(rect)


def _container_sprite(size: tuple[int, int], type: str, theme: Theme) -> Sprite:
    def build() -> Sprite:
        width, height = size
        line = max(1.0, height * 0.055)
        pen, paint = Pen(width, height), goods(type)
        pen.fill(rounded_rect(0, 0, width, height, height * 0.16), _edge(type, theme))
        inner = rounded_rect(line, line, width - 2 * line, height - 2 * line, height * 0.12)
        pen.fill(inner, paint.fill)
        sprite = pen.sprite()
        sprite.pixels.paste(paint.pattern, (0, 0), _pattern(size, type, inner))
        _icon(sprite.pixels, size, type)
        return sprite

    return CACHE.get(("ie container", size, type, theme.name), build)


def _edge(type: str, theme: Theme) -> Colour:
    """The line around a container: light where its paint is as dark as the ground."""
    return colours(theme).light if type == "consumer" else theme.outline


def _icon(pixels: Image.Image, size: tuple[int, int], type: str) -> None:
    width, height = size
    paint, large = goods(type), min(height * _ICON, width * 0.7)
    pen, middle = Pen(width, height), (width / 2, height / 2)
    pen.fill(_plate(size), paint.fill)
    stamp(pen, type, large, middle, paint.ink, paint.fill)
    drawn = pen.sprite()
    pixels.paste(drawn.pixels, (0, 0), drawn.mask)


def _plate(size: tuple[int, int]) -> Path:
    width, height = size
    large = min(height * _ICON, width * 0.7) * _PLATE
    top = max((height - large) / 2, height * 0.08)
    return rounded_rect((width - large) / 2, top, large, height - 2 * top, large * 0.16)


def _pattern(size: tuple[int, int], type: str, inside: Path) -> Image.Image:
    """The pattern of a type as a mask, cut off at the edge of the container."""
    pen, room = Stencil(*size), Stencil(*size)
    room.fill(inside, (0, 0, 0))
    _PATTERNS[type](pen, *size)
    return ImageChops.multiply(pen.mask(), room.mask())


def _ribs(pen: Pen, width: float, height: float) -> None:
    for k in range(1, _RIBS + 1):
        x = width * k / (_RIBS + 1)
        _draw(pen, [(x, height * 0.14), (x, height * 0.86)], height * 0.07)


def _slats(pen: Pen, width: float, height: float) -> None:
    for k in range(1, _SLATS):
        y = height * k / _SLATS
        _draw(pen, [(width * 0.07, y), (width * 0.93, y)], height * 0.07)


def _stripes(pen: Pen, width: float, height: float) -> None:
    step = (width + height) / _STRIPES
    for k in range(_STRIPES + 1):
        _draw(pen, [(k * step, -2.0), (k * step - height, height + 2.0)], height * 0.13)


def _lattice(pen: Pen, width: float, height: float) -> None:
    step = (width + height) / _LATTICE
    for k in range(-1, _LATTICE + 1):
        _draw(pen, [(k * step, 0.0), (k * step - height, height)], height * 0.05)
        _draw(pen, [(k * step - height, 0.0), (k * step, height)], height * 0.05)


def _dots(pen: Pen, width: float, height: float) -> None:
    for row in range(3):
        for k in range(_DOTS + row % 2):
            x = width * (k + 0.5 - (row % 2) * 0.5) / _DOTS
            pen.fill(ellipse(x, height * (0.2 + 0.3 * row), height * 0.055), (0, 0, 0))


def _draw(pen: Pen, points: list[Point], width: float) -> None:
    pen.stroke(polyline(points), (0, 0, 0), max(1.0, width))


_PATTERNS: dict[str, Callable[[Pen, float, float], None]] = {
    "technology": _ribs,
    "agriculture": _slats,
    "consumer": _dots,
    "illegal": _stripes,
    "luxury": _lattice,
}


def slot(canvas: Canvas, rect: Rect, colour: Colour, type: str = "") -> None:
    """A place without a container: dashed, with the icon of what belongs or was there."""
    line = max(1.6, rect.h * 0.055)
    round_rect(canvas, rect, colours(canvas.theme).slot, rect.h * 0.16)
    highlight(canvas, rect.inset(line), colour, radius=rect.h * 0.13, width=line)
    if type:
        silhouette(canvas, type, *rect.centre, rect.h * 0.6, colour)


def slot_colour(type: str, theme: Theme) -> Colour:
    """The line of a slot that waits for a type."""
    return goods(type).slot[theme.name]


def pennant(canvas: Canvas, x: float, y: float, size: float, action: str) -> None:
    """An action: a flag with a notch in the colour of its type, so many units high."""
    pixels = max(6, canvas.px(size))
    canvas.paste(_pennant_sprite(pixels, action, canvas.theme), x, y)
    canvas.note_cover(Rect.around(x, y, size * 0.8, size * 0.9))


def _pennant_sprite(pixels: int, action: str, theme: Theme) -> Sprite:
    def build() -> Sprite:
        type = TYPE_OF[action]
        half, paint, line = pixels // 2 + 2, goods(type), max(1.0, pixels * 0.05)
        pen = Pen(2 * half, 2 * half, (half, half))
        width, low = pixels * 0.42, pixels / 2
        corners = [(-width, -low), (width, -low), (width, low), (0, low - pixels * 0.18),
                   (-width, low)]  # fmt: skip
        flag = rounded(corners, pixels * 0.05)
        pen.fill(flag, paint.fill)
        pen.stroke(flag, _edge(type, theme), line)
        stamp(pen, action, pixels * 0.62, (0, -pixels * 0.1), paint.ink, paint.fill)
        return pen.sprite()

    return CACHE.get(("ie pennant", pixels, action, theme.name), build)


def coin(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Credits."""
    _drawn(canvas, "coin", x, y, size, _draw_coin)


def _draw_coin(pen: Pen, pixels: float) -> None:
    pen.fill(ellipse(0, 0, pixels / 2), GOLD_DEEP)
    pen.fill(ellipse(0, 0, pixels * 0.44), GOLD)
    pen.stroke(ellipse(0, 0, pixels * 0.36), GOLD_LIGHT, pixels * 0.045)
    pen.fill(_square(pixels * 0.34), GOLD_DEEP)
    pen.fill(_square(pixels * 0.16), GOLD_LIGHT)


def _square(side: float) -> Path:
    return rounded_rect(-side / 2, -side / 2, side, side, side * 0.16)


_CROWN = outline("M-9 7 L-10.4 -5.6 L-4.6 -1.4 L0 -8 L4.6 -1.4 L10.4 -5.6 L9 7 Z")


def crown(canvas: Canvas, x: float, y: float, size: float) -> None:
    """The captain, or a winner."""
    _drawn(canvas, "crown", x, y, size, lambda pen, pixels: _draw_crown(pen, pixels, canvas.theme))


def _draw_crown(pen: Pen, pixels: float, theme: Theme) -> None:
    path = _CROWN.placed(0, 0, pixels / 24)
    pen.stroke(path, theme.outline, pixels * 0.15)
    pen.fill(path, GOLD)
    pen.stroke(outline("M-8.4 3.6 H8.4").placed(0, 0, pixels / 24), GOLD_DEEP, pixels * 0.07)


def _drawn(
    canvas: Canvas, name: str, x: float, y: float, size: float, draw: Callable[[Pen, float], None]
) -> None:
    pixels = max(4, canvas.px(size))

    def build() -> Sprite:
        half = ceil(pixels * 0.58)
        pen = Pen(2 * half, 2 * half, (half, half))
        draw(pen, pixels)
        return pen.sprite()

    canvas.paste(CACHE.get(("ie", name, pixels, canvas.theme.name), build), x, y)


def card_back(canvas: Canvas, rect: Rect) -> None:
    """The back of a goods card: a hook between two stripes."""
    world, line = colours(canvas.theme), max(1.5, rect.w * 0.045)
    round_rect(canvas, rect, world.hull, rect.w * 0.1, canvas.theme.outline, line)
    for y in (rect.y + rect.h * 0.16, rect.bottom - rect.h * 0.22):
        canvas.fill(Rect(rect.x + line, y, rect.w - 2 * line, rect.h * 0.06), world.hazard)
    silhouette(canvas, "load", *rect.centre, rect.w * 0.5, world.tower)
    canvas.note_cover(rect)


def draw_sign(
    canvas: Canvas,
    name: str,
    x: float,
    y: float,
    size: float,
    *,
    rim: bool = False,
) -> None:
    """A sign among words: a type is its container, an action its pennant."""
    if name in ACTION:
        container(canvas, Rect.around(x, y, size, size * BOX_SHARE), name)
    elif name in TYPE_OF:
        pennant(canvas, x, y, size, name)
    elif name == "coin":
        coin(canvas, x, y, size * 0.92)
    elif name == "crown":
        crown(canvas, x, y, size)
    else:
        ink = canvas.theme.good if name == "done" else canvas.theme.ink
        silhouette(canvas, name, x, y, size, ink)
