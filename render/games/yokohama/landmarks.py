"""The building that each kind of area is known by, on a grid of 44 by 44, by day and by night."""

from __future__ import annotations

from render.games.yokohama.art import DARK, WHITE, Mark, flat, line, put, shape
from render.games.yokohama.colours import colours
from render.toolkit.cache import CACHE
from render.toolkit.canvas import Canvas
from render.toolkit.layout import Rect
from render.toolkit.palette import Colour, rgb
from render.toolkit.path import ellipse, rounded_rect
from render.toolkit.raster import Pen, Sprite

GRID = 44.0
_LIT = (1, 2, 3)  # what is a lamp by night and glass by day
_ROCK, _SNOW, _COPPER = rgb("9C6B47"), rgb("F3ECDD"), rgb("D9772F")
_BRICK, _BRICK_DEEP, _SLATE, _TEAL = rgb("B0506E"), rgb("8C3552"), rgb("5D7482"), rgb("4E8A80")
_HILL, _HILL_FAR, _SUN = rgb("5FA03C"), rgb("86BC5C"), rgb("F5B93A")
_HULL, _SAIL, _RED, _NAVY = rgb("8A5A33"), rgb("FFF4DC"), rgb("C8382C"), rgb("26384A")
_STONE, _GREEN, _GOLD, _SMOKE = rgb("F6EFDD"), rgb("3F8F7C"), rgb("F2C744"), rgb("EEF1F0")
_WOOD, _CREAM, _FLOOR = rgb("8A5A33"), rgb("FFF4DC"), rgb("C9B28A")
_WAVE = rgb("4F93B0")
_CLERK = rgb("C9752F")


def _pane(x: float, y: float, w: float, h: float) -> Mark:
    return flat(rounded_rect(x, y, w, h, 0.8), _LIT)


_STEAMER = (
    line("M28 8 C31 2 36 6 42 1.5", _SMOKE, 3.0),
    shape("M19 8 H25.5 V20 H19 Z", _RED),
    flat("M19 8 H25.5 V11 H19 Z", DARK),
    shape("M13 18 H32 V27 H13 Z", _STONE),
    *(_pane(x, 20.6, 3, 3) for x in (15.6, 21, 26.4)),
    shape("M3 26 H41 L36 37.5 H9 Z", _NAVY),
    line("M6 31 H38.4", _RED, 1.8),
    line("M1.5 40 C6 37 9 42.5 14 40 C19 37.5 23 42.5 28 40 C33 37.5 37 42 42.5 39.6", _WAVE, 2.4),
)
_OBSERVATORY = (
    line("M22 15 L35 4.5", _GOLD, 5.0),
    shape("M6.5 23 C6.5 10 12.5 6 19 6 C26 6 31.5 11 31.5 23 Z", _GREEN),
    line("M19 6.5 V22", DARK, 1.2),
    shape("M4 22.5 H41 V41.5 H4 Z", _STONE),
    *(_pane(x, 27.5, 5.6, 7) for x in (8.5, 19.6, 30.6)),
)
_MARKS: dict[str, tuple[Mark, ...]] = {
    "copper": (
        shape("M17 41.5 L31 4 L43 41.5 Z", _ROCK),
        flat("M31 5.5 L26.8 16.6 L30 14.4 L32.6 17.4 L34.8 15 Z", _SNOW),
        shape("M1.5 41.5 L15 11 L30 41.5 Z", rgb("B07E56")),
        shape("M9.5 41.5 V32 C9.5 24 20.5 24 20.5 32 V41.5 Z", rgb("4A382C")),
        flat("M12.4 35.5 H17.8 L19 41 H11.2 Z", _COPPER),
    ),
    "silk": (
        line("M35 4.6 C37.6 1.4 40 3.4 42.6 1.2", _SMOKE, 2.6),
        shape("M32 6 H38.6 V24 H32 Z", _BRICK_DEEP),
        shape("M3 22 L13 13 V22 L23 13 V22 L33 13 V22 H41.5 V41.5 H3 Z", _BRICK),
        *(_pane(x, 27.4, 5.4, 7.4) for x in (7, 16, 25, 33.8)),
    ),
    "tea": (
        flat(ellipse(32, 11, 6.4), _SUN),
        shape("M14 41.5 C17 23 27 15 43 21 V41.5 Z", _HILL_FAR),
        shape("M1.5 41.5 C3 26 13 19 22 24 C29 28 33 34 34 41.5 Z", _HILL),
        line("M6 34 C11 27 19 26.6 25 31", WHITE, 1.6),
        line("M5 39 C12 32 22 32 29 38", WHITE, 1.6),
    ),
    "fish": (
        line("M21 3 V31", DARK, 2.4),
        shape("M23 5 C33 10 37 19 37.6 28 H23 Z", _SAIL),
        shape("M19 8 C13 14 9 21 7.6 28 H19 Z", rgb("F3B49B")),
        shape("M4 31 H40 L34.6 38.6 H10 Z", _HULL),
        line("M1.5 41 C6 38 9 43 14 41 C19 38.5 23 43 28 41 C33 38.5 37 43 42.5 40.6", _WAVE, 2.2),
    ),
    "bank": (
        shape("M22 3 L42 15.5 H2 Z", _TEAL),
        shape("M4 15.5 H40 V20 H4 Z", _STONE),
        flat("M6 20 H38 V36 H6 Z", DARK),
        *(_pane(x, 22, 3, 12) for x in (12.1, 20.5, 28.9)),
        *(shape(rounded_rect(x, 19.6, 4.4, 17, 1), _STONE, 1.4) for x in (6.4, 15, 24, 33)),
        shape("M2.5 36.6 H41.5 V41.5 H2.5 Z", _STONE),
    ),
    "chinatown": (
        shape("M7.4 14 H12.6 V41.5 H7.4 Z", _RED),
        shape("M31.4 14 H36.6 V41.5 H31.4 Z", _RED),
        shape("M11 22 H33 V28 H11 Z", _GOLD),
        shape("M1.5 12.6 C8 12 14 8 17 3 H27 C30 8 36 12 42.5 12.6 L39.6 17.6 H4.4 Z", _RED),
        line("M6 17.4 H38", _GOLD, 1.8),
        shape(ellipse(22, 34, 4.2, 5), _LIT),
    ),
    "church": (
        line("M13.5 0.5 V9 M10 3.4 H17", DARK, 2.2),
        shape("M8 17 H19 V41.5 H8 Z", WHITE),
        shape("M13.5 5.5 L21 17.6 H6 Z", _SLATE),
        shape("M19 26 H41 V41.5 H19 Z", WHITE),
        shape("M23 16.5 H37 L43 26.6 H17.4 Z", rgb("5B7DB0")),
        flat(rounded_rect(11.2, 20.6, 4.6, 7.4, 2.3), _LIT),
        flat(rounded_rect(11, 33.4, 5, 8.4, 2.4), DARK),
        *(flat(rounded_rect(x, 30.4, 4.2, 7.4, 2.1), _LIT) for x in (25, 33)),
    ),
    "customs": (
        shape("M17.4 5.4 H26.6 V18 H17.4 Z", _RED),
        shape("M22 0.6 L29 6.4 H15 Z", _SLATE),
        shape("M2.5 16.4 H41.5 V41.5 H2.5 Z", rgb("B85638")),
        line("M2.8 21.6 H41.2", _STONE, 2.0),
        flat("M17.6 41 V32 C17.6 26 26.4 26 26.4 32 V41 Z", DARK),
        *(flat(rounded_rect(x, 27, 6, 8.6, 3), _LIT) for x in (7, 31)),
    ),
    "agency": (
        shape("M4 17.6 H40 V41.5 H4 Z", _CREAM),
        shape("M7.6 6 H36.4 L42.8 18.4 H1.2 Z", _WOOD),
        flat("M7 22 H37 V36 H7 Z", _LIT),
        *(flat(ellipse(x, 26.4, 3.2), _CLERK) for x in (15, 29)),
        *(flat(f"M{x - 5} 36 C{x - 5} 29 {x + 5} 29 {x + 5} 36 Z", _CLERK) for x in (15, 29)),
        line("M7 22 H37 V36 H7 Z", DARK, 1.6),
    ),
    "lab_a": _OBSERVATORY,
    "lab_b": _OBSERVATORY,
    "port_a": _STEAMER,
    "port_b": _STEAMER,
}  # fmt: skip


def _sprite(kind: str, pixels: int, lit: Colour) -> Sprite:
    def build() -> Sprite:
        pen = Pen(pixels, pixels)
        put(pen, _MARKS[kind], 0, 0, pixels / GRID, {_LIT: lit})
        return pen.sprite()

    return CACHE.get(("yk landmark", kind, pixels, lit), build)


def draw_landmark(canvas: Canvas, kind: str, rect: Rect) -> None:
    """A landmark in its square; its windows are lit by night."""
    sprite = _sprite(kind, canvas.px(rect.w), colours(canvas.theme).lit)
    canvas.paste(sprite, rect.x, rect.y)
