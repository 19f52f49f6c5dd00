"""Drawings of this game: five signs as silhouettes, pagodas with three roofs, the mark of a war."""

from __future__ import annotations

from math import ceil

from engine.games.yellow_yangtze.data import BLACK, BLUE, GREEN, RED, YELLOW
from render.games.yellow_yangtze import signs
from render.toolkit.cache import CACHE
from render.toolkit.layout import Point
from render.toolkit.palette import Colour
from render.toolkit.path import Path, ellipse, outline, rounded_rect, star
from render.toolkit.raster import Pen, Sprite

_GRID = 24.0
_KERNELS = (8.0, 13.2, 18.4)  # where pairs of kernels stand in an ear

# Each sign: what is filled, lines along which it is drawn, and what is cut out again.
_Filled = tuple[Path, ...]
_Drawn = tuple[tuple[Path, float], ...]
_SHAPES: dict[str, tuple[_Filled, _Drawn, _Filled, _Drawn]] = {
    BLACK: (
        (
            rounded_rect(2.6, 1.6, 18.8, 5.6, 2.4),
            rounded_rect(2.6, 16.8, 18.8, 5.6, 2.4),
            outline("M5.8 4 H18.2 V20 H5.8 Z"),
        ),
        (),
        (),
        ((outline("M9.2 10.2 H14.8"), 1.9), (outline("M9.2 14 H14.8"), 1.9)),
    ),
    RED: (
        (outline("M23 1 L21.8 7 L11.6 16.6 L7.4 12.4 L17 2.2 Z"),),
        ((outline("M4.6 11.4 L12.6 19.4"), 3.2), (outline("M7 17 L3.4 20.6"), 4.0)),
        (),
        (),
    ),
    BLUE: (
        (
            outline("M12 7 C8.8 5 8.8 2 12 0 C15.2 2 15.2 5 12 7 Z"),
            *(
                outline(
                    f"M{12 - side} {y + 4.2} C{12 - side * 5.6} {y + 4.2} {12 - side * 8.6} "
                    f"{y + 1} {12 - side * 8.4} {y - 3.6} C{12 - side * 4} {y - 3.2} "
                    f"{12 - side * 0.8} {y - 0.6} {12 - side} {y + 4.2} Z"
                )
                for y in _KERNELS
                for side in (1, -1)
            ),
        ),
        ((outline("M12 7 V23"), 1.8),),
        (),
        (),
    ),
    GREEN: ((ellipse(12, 12, 10.8),), (), (outline("M8.2 8.2 H15.8 V15.8 H8.2 Z"),), ()),
    YELLOW: (
        (outline("M13 0.6 L23.4 11 L18.2 16.2 L7.8 5.8 Z"),),
        ((outline("M13.6 10.4 L3.6 20.4"), 4.4),),
        (),
        (),
    ),
}


def stamp(
    pen: Pen, kind: str, size: float, at: Point, ink: Colour, hole: Colour | None = None
) -> None:
    """A sign in the middle of a point, its holes in the other colour or cut out."""
    scale, (x, y) = size / _GRID, (at[0] - size / 2, at[1] - size / 2)
    filled, drawn, cut, grooves = _SHAPES[kind]
    for paths, lines, colour in ((filled, drawn, ink), (cut, grooves, hole)):
        for path in paths:
            pen.fill(path.placed(x, y, scale), colour)
        for path, width in lines:
            pen.stroke(path.placed(x, y, scale), colour, width * scale)


def sign_sprite(kind: str, pixels: int, colour: Colour) -> Sprite:
    """A sign alone, its origin in its middle."""

    def build() -> Sprite:
        half = pixels // 2 + 2
        pen = Pen(2 * half, 2 * half, (half, half))
        stamp(pen, kind, pixels, (0, 0), colour)
        return pen.sprite()

    return CACHE.get(("yy sign", kind, pixels, colour), build)


# A pagoda around the origin, 58 high; from the top: spire, and roofs with the walls below them.
HIGH = 58.0
_SPIRE = outline("M-3.4 -18 L-1.4 -23 L0 -29 L1.4 -23 L3.4 -18 Z")
_ROOFS = (
    outline("M-4 -20 L4 -20 C5.6 -15.4 9.4 -12 14.6 -10.6 L12.6 -7 L-12.6 -7 L-14.6 -10.6 "
            "C-9.4 -12 -5.6 -15.4 -4 -20 Z"),
    outline("M-6.4 -3.6 L6.4 -3.6 C8.6 0.2 13 3.2 19.4 4.4 L17 8.2 L-17 8.2 L-19.4 4.4 "
            "C-13 3.2 -8.6 0.2 -6.4 -3.6 Z"),
    outline("M-8.6 11.6 L8.6 11.6 C11.4 15.4 16.6 18.4 24 19.6 L21.2 23.4 L-21.2 23.4 "
            "L-24 19.6 C-16.6 18.4 -11.4 15.4 -8.6 11.6 Z"),
)  # fmt: skip
_EAVES = (
    outline("M-12.4 -7.4 H12.4"),
    outline("M-16.8 7.8 H16.8"),
    outline("M-21 23 H21"),
)
_WALLS = (
    outline("M-6.6 -7.6 H6.6 V-2.6 H-6.6 Z"),
    outline("M-9.4 7.6 H9.4 V12.6 H-9.4 Z"),
    outline("M-14.6 23 H14.6 V29.4 H-14.6 Z"),
)
_DOOR = outline("M-3.6 24.4 H3.6 V29.4 H-3.6 Z")
_PILLARS = outline("M-10.6 24.4 H-7.6 V29.4 H-10.6 Z M7.6 24.4 H10.6 V29.4 H7.6 Z")


def pagoda_sprite(kind: str, pixels: int) -> Sprite:
    """A pagoda of a kind that many pixels high, cased in cream and dark, its origin its middle."""

    def build() -> Sprite:
        scale, half = pixels / HIGH, ceil(pixels * 0.62)
        pen = Pen(2 * half, 2 * half, (half, half))
        body = [path.placed(0, 0, scale) for path in (_SPIRE, *_ROOFS, *_WALLS)]
        for colour, width in ((signs.DARK, 11.0), (signs.CREAM, 7.6)):
            for path in body:
                pen.stroke(path, colour, width * scale)
        _paint_pagoda(pen, kind, scale)
        return pen.sprite()

    return CACHE.get(("yy pagoda", kind, pixels), build)


def _paint_pagoda(pen: Pen, kind: str, scale: float) -> None:
    paint = signs.paint(kind)
    gold = signs.DARK if kind == YELLOW else signs.GOLD
    for path, colour in (
        (_SPIRE, signs.GOLD),
        *((wall, signs.CREAM) for wall in _WALLS),
        (_DOOR, signs.DARK),
        (_PILLARS, paint),
        *((roof, paint) for roof in _ROOFS),
    ):
        pen.fill(path.placed(0, 0, scale), colour)
    for eave in _EAVES:
        pen.stroke(eave.placed(0, 0, scale), gold, 2.3 * scale)


_BOLT = outline("M2.4 -11 L-7.6 2 H-1.2 L-2.6 11 L7.4 -2.6 H1.2 Z")


def burst_sprite(pixels: int) -> Sprite:
    """The mark of a war: a bolt on a star with twelve points, its origin its middle."""

    def build() -> Sprite:
        half = pixels // 2 + 2
        pen = Pen(2 * half, 2 * half, (half, half))
        around = star(0, 0, pixels / 2 - 1, 12, 0.76)
        pen.fill(around, signs.BURST)
        pen.stroke(around, signs.DARK, max(1.0, pixels * 0.045))
        pen.fill(_BOLT.placed(0, 0, pixels / 38), signs.BOLT)
        return pen.sprite()

    return CACHE.get(("yy burst", pixels), build)
