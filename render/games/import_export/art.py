"""The signs of this game as silhouettes: goods, actions, and what is counted."""

from __future__ import annotations

from render.toolkit.cache import CACHE
from render.toolkit.canvas import Canvas
from render.toolkit.layout import Point
from render.toolkit.palette import Colour
from render.toolkit.path import Path, ellipse, outline, rounded_rect
from render.toolkit.raster import Pen, Sprite, Stencil

GRID = 24.0

# A mark: its outline, how wide a line is drawn along it (0: it is filled), whether it is cut out.
Mark = tuple[Path, float, bool]


def _filled(*shapes: str | Path) -> tuple[Mark, ...]:
    return tuple((_path(shape), 0.0, False) for shape in shapes)


def _line(width: float, *shapes: str | Path) -> tuple[Mark, ...]:
    return tuple((_path(shape), width, False) for shape in shapes)


def _hole(*shapes: str | Path) -> tuple[Mark, ...]:
    return tuple((_path(shape), 0.0, True) for shape in shapes)


def _groove(width: float, *shapes: str | Path) -> tuple[Mark, ...]:
    return tuple((_path(shape), width, True) for shape in shapes)


def _path(shape: str | Path) -> Path:
    return outline(shape) if isinstance(shape, str) else shape


_KERNELS = tuple(
    f"M{12 + side * 0.5} {y + 3.2} C{12 + side * 0.8} {y - 0.8} {12 + side * 3.4} {y - 3} "
    f"{12 + side * 8.4} {y - 3.4} C{12 + side * 8.6} {y + 1} {12 + side * 5.6} {y + 3.6} "
    f"{12 + side * 0.5} {y + 3.2} Z"
    for y in (9.6, 14.2, 18.8)
    for side in (1, -1)
)
_LEGS = " ".join(
    f"M{at} 1.6 V5 M{at} 19 V22.4 M1.6 {at} H5 M19 {at} H22.4" for at in (7.6, 12, 16.4)
)
_SHIP = ("M0.8 14.4 H23.2 L20.2 20.4 H4 Z", "M3.2 6.4 H7.2 V13.6 H3.2 Z")
SIGNS: dict[str, tuple[Mark, ...]] = {
    "technology": (
        *_line(2.1, _LEGS),
        *_filled(rounded_rect(4.4, 4.4, 15.2, 15.2, 1.6)),
        *_hole(rounded_rect(8, 8, 8, 8, 0.8)),
        *_filled(rounded_rect(10.4, 10.4, 3.2, 3.2, 0.4)),
    ),
    "agriculture": (
        *_filled("M12 0.4 C15.2 3.2 15.2 6 12 8 C8.8 6 8.8 3.2 12 0.4 Z", *_KERNELS),
        *_line(1.9, "M12 7 V23.2"),
    ),
    "consumer": (
        *_filled("M4.2 8.2 H19.8 L21.8 22.8 H2.2 Z"),
        *_line(2.4, "M8 9 V6.4 C8 0.8 16 0.8 16 6.4 V9"),
        *_hole(ellipse(8, 11.6, 1.1), ellipse(16, 11.6, 1.1)),
    ),
    "illegal": (
        *_filled(ellipse(9.6, 14.6, 8.6), "M12.4 6.4 L15 3.6 L20.6 9 L18 11.8 Z"),
        *_line(2.1, "M18.2 5.8 C19.6 3 21.4 4.2 22.8 1.4"),
        *_groove(1.9, "M4.6 14.4 C4.8 11.6 6.6 9.8 9.2 9.4"),
    ),
    "luxury": (
        *_filled("M6 2.8 H18 L23.4 9.4 L12 22.4 L0.6 9.4 Z"),
        *_groove(1.5, "M2.4 9.4 H21.6", "M7.6 9.4 L12 20 L16.4 9.4"),
        *_groove(1.5, "M7.6 9.4 L9.4 4", "M16.4 9.4 L14.6 4"),
    ),
    "load": (
        *_line(3.0, "M12 1.6 V14"),
        *_line(2.8, "M5.4 6 H18.6"),
        *_filled("M4.8 12 H19.2 L12 21 Z"),
        *_line(2.6, "M4 22.4 H20"),
    ),
    "contract": (
        *_filled(rounded_rect(3.6, 1, 16.8, 22, 1.8)),
        *_groove(2.0, "M7.6 6.4 H16.4", "M7.6 10.8 H16.4"),
        *_groove(2.0, "M7.2 18 C9 14.2 10.6 20.4 12.6 17 C13.8 15.2 14.6 19 16.8 16.8"),
    ),
    "import": (
        *_line(4.0, "M12 2.4 V9"),
        *_filled("M4.8 7.6 H19.2 L12 16 Z"),
        *_line(3.2, "M2.4 14 V21.4 H21.6 V14"),
    ),
    "pirate": (
        *_filled(ellipse(12, 9.8, 9.8, 8.8), rounded_rect(6.8, 14, 10.4, 8.8, 1.8)),
        *_hole(ellipse(8.2, 10.4, 2.7), ellipse(15.8, 10.4, 2.7), "M12 13 L13.9 16.2 H10.1 Z"),
        *_groove(1.4, "M10.3 19.4 V22.6", "M13.7 19.4 V22.6"),
    ),
    "supply": (
        *_line(2.6, "M12.4 8.8 C13.6 13 13.2 17 11.6 20.4"),
        *_filled(
            "M12.4 9.4 C9.4 3 4.4 3 1 7.4 C5.4 6.4 9.2 7.2 12.4 9.4 Z",
            "M12.4 9.4 C15.6 3 20.4 3.4 23.2 8 C19.2 6.6 15.6 7.4 12.4 9.4 Z",
            "M12.4 9.4 C7.8 8.2 4 10.8 3.6 15.8 C6.4 12 9.2 10.4 12.4 9.4 Z",
            "M12.4 9.4 C17.2 8.4 20.8 11 20.8 15.8 C18.2 12.2 15.6 10.4 12.4 9.4 Z",
            "M12.4 9.4 C10.4 5.4 11.4 2.2 14.8 0.4 C15 4 14.6 7 12.4 9.4 Z",
            "M2.4 22.6 C5 19.4 18.6 19.4 21.6 22.6 Z",
        ),
    ),
    "hand": (
        *_filled("M10.2 4.6 L20.4 7.2 L16.8 22.4 L6.6 19.8 Z"),
        *_groove(4.0, rounded_rect(3, 2.2, 11, 16.2, 1.6)),
        *_filled(rounded_rect(3, 2.2, 11, 16.2, 1.6)),
    ),
    "port": (
        *_line(2.4, "M7 1.8 V20", "M1.6 5.4 H21.6", "M7 1.8 L19 5.4"),
        *_line(1.6, "M17.4 5.4 V11"),
        *_filled("M12.6 10.6 H22.4 V17.2 H12.6 Z"),
        *_line(3.0, "M1.8 21.8 H22.2"),
    ),
    "sea": (
        *_filled(*_SHIP, "M8.6 9 H13.6 V13.2 H8.6 Z", "M14.8 9 H19.8 V13.2 H14.8 Z"),
        *_line(2.0, "M1 22.6 C3.4 20.8 5.4 23.6 8 22.2 C10.4 20.8 12.6 23.6 15 22.2 "
               "C17.4 20.8 19.6 23.6 23 22"),
    ),
    "done": (
        *_filled(rounded_rect(1.4, 1.4, 21.2, 21.2, 4)),
        *_groove(3.2, "M6.4 12.6 L10.6 16.8 L17.8 7.6"),
    ),
    "sealed": (
        *_filled(rounded_rect(0.8, 4, 22.4, 16.4, 2)),
        *_groove(2.0, "M2.4 6 L12 13.6 L21.6 6"),
    ),
    "draw": (
        *_filled(rounded_rect(2, 1.6, 12.4, 18.4, 1.8)),
        *_groove(6.4, "M17.4 11 V23 M11.4 17 H23.4"),
        *_line(3.2, "M17.4 11.6 V22.4 M12 17 H22.8"),
    ),
    "discard": (
        *_filled(rounded_rect(5, 1.6, 14, 20.8, 1.8)),
        *_groove(2.4, "M8.6 8.4 L15.4 15.6 M15.4 8.4 L8.6 15.6"),
    ),
    "flag": (*_line(2.4, "M5 2 V22.6"), *_filled("M5 2.4 H21 L17.4 7.6 L21 12.8 H5 Z")),
    "anytime": (*_filled("M14.6 0.8 L3.4 13.6 H10.4 L8.6 23.2 L20.6 9.6 H13.4 Z"),),
}  # fmt: skip


def stamp(
    pen: Pen, name: str, size: float, at: Point, ink: Colour, hole: Colour | None = None
) -> None:
    """A sign in the middle of a point, its holes in the other colour or cut out."""
    scale, (x, y) = size / GRID, (at[0] - size / 2, at[1] - size / 2)
    for path, width, cut in SIGNS[name]:
        placed, colour = path.placed(x, y, scale), hole if cut else ink
        if width:
            pen.stroke(placed, colour, width * scale)
        else:
            pen.fill(placed, colour)


def silhouette(canvas: Canvas, name: str, x: float, y: float, size: float, ink: Colour) -> None:
    """Draw a sign alone, in one colour, centred on the point."""
    pixels = max(4, canvas.px(size))

    def build() -> Sprite:
        pen = Stencil(pixels, pixels)
        stamp(pen, name, pixels, (pixels / 2, pixels / 2), ink)
        return Sprite(pen.mask(), (pixels // 2, pixels // 2))

    sprite = CACHE.get(("ie sign", name, pixels), build)
    left, top = canvas.px(x) - sprite.origin[0], canvas.px(y) - sprite.origin[1]
    canvas.tint(sprite.mask, left, top, ink)
