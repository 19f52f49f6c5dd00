"""What makes the harbour a place: waves, steamers, a lighthouse, trees and lamps on the plazas."""

from __future__ import annotations

from render.games.yokohama.art import DARK, WHITE, Mark, flat, line, put, shape
from render.games.yokohama.colours import colours
from render.toolkit.cache import CACHE
from render.toolkit.canvas import Canvas
from render.toolkit.layout import Rect
from render.toolkit.palette import Colour, mix, rgb
from render.toolkit.path import ellipse, outline
from render.toolkit.raster import Pen, Sprite
from render.toolkit.shapes import fill_path, stroke_path

_LIT = (1, 2, 3)
_RED, _HULL, _SMOKE = rgb("C8382C"), rgb("34404C"), rgb("EEF1F0")
_SHIP: tuple[Mark, ...] = (  # 70 wide, 56 high
    line("M36 8 C40 0 48 6 54 -1", _SMOKE, 3.4),
    line("M14 34 V10 M56 34 V12 M14 12 L3 36 M56 14 L68 36", DARK, 1.4),
    shape("M31 10 H40 V28 H31 Z", _RED, 1.7),
    flat("M31 10 H40 V14 H31 Z", DARK),
    shape("M18 26 H54 V36 H18 Z", WHITE, 1.7),
    *(flat(ellipse(x, 31, 1.7), _LIT) for x in (23, 29.5, 36, 42.5, 49)),
    shape("M1 35 H69 L63 50 H9 Z", _HULL, 1.7),
    line("M4 41 H66.6", _RED, 2.2),
)
_LIGHTHOUSE: tuple[Mark, ...] = (  # 40 wide, 96 high, its foot at 20, 96
    flat(ellipse(20, 90, 20, 7), rgb("8F7A5E")),
    shape("M13 30 H27 L31 89 H9 Z", WHITE, 1.7),
    flat("M11.6 50 H28.4 L29.6 67 H10.4 Z", _RED),
    shape("M13.5 18 H26.5 V30 H13.5 Z", _LIT, 1.7),
    shape("M20 5 L29 19 H11 Z", _RED, 1.7),
    line("M10.4 30.4 H29.6", DARK, 2.6),
)
_WAVES = "M-13 0 C-9 -4 -5 -4 0 0 C5 4 9 4 13 0"


def _sprite(name: str, marks: tuple[Mark, ...], size: tuple[int, int], k: float,
            lit: Colour) -> Sprite:  # fmt: skip
    def build() -> Sprite:
        pen = Pen(*size)
        put(pen, marks, size[0] * 0.02, size[1] * 0.06, k, {_LIT: lit})
        return pen.sprite()

    return CACHE.get(("yk", name, size, lit), build)


def ship(canvas: Canvas, x: float, y: float, wide: float = 72) -> None:
    """A steamer at anchor, its middle on the point."""
    k = canvas.px(wide) / 73
    size = canvas.px(wide), round(k * 58)
    sprite = _sprite("ship", _SHIP, size, k, colours(canvas.theme).lit)
    canvas.paste(sprite, x - wide / 2, y - size[1] / canvas.scale / 2)


def lighthouse(canvas: Canvas, x: float, y: float, high: float = 108) -> None:
    """A lighthouse with its foot on the point; by night its light reaches out over the sea."""
    known = colours(canvas.theme)
    if canvas.theme.name == "dark":
        beam, lamp = mix(known.sea, known.lit, 0.35), y - high * 0.73
        for side in (-1, 1):
            ray = f"M0 0 L{side * 60} -13 V13 Z"
            fill_path(canvas, outline(ray).placed(x, lamp), beam)
    k = canvas.px(high) / 104
    size = round(k * 42), canvas.px(high)
    sprite = _sprite("lighthouse", _LIGHTHOUSE, size, k, known.lit)
    canvas.paste(sprite, x - size[0] / canvas.scale / 2, y - high)


def wave(canvas: Canvas, x: float, y: float) -> None:
    """A pair of small waves around the point."""
    known = colours(canvas.theme)
    for dx, dy in ((0, -4), (7, 5)):
        stroke_path(canvas, outline(_WAVES).placed(x + dx, y + dy), known.wave, 2.6)


_TREE = ("M-3 0 H3 V-16 H-3 Z", "M0 -40 C9 -40 13 -34 12 -29 C18 -25 15 -15 7 -15 H-7 "
         "C-15 -15 -18 -25 -12 -29 C-13 -34 -9 -40 0 -40 Z")  # fmt: skip
_LAMP = ("M-2 0 H2 V-30 H-2 Z M-6 0 H6 V-3 H-6 Z", "M-5 -40 H5 L8 -28 H-8 Z")


def plant(canvas: Canvas, rect: Rect, which: int, tone: Colour) -> None:
    """A tree or a lamp on an empty parcel, tone on tone; lamps are lit by night."""
    night = canvas.theme.name == "dark"
    if which % 3 == 2:
        _rickshaw(canvas, rect, tone)
        return
    stem, crown = _LAMP if which % 3 else _TREE
    light = mix(tone, colours(canvas.theme).lit, 0.85) if night and which % 3 else tone
    for data, colour in ((stem, tone), (crown, light)):
        shape_here = outline(data).placed(rect.cx, rect.bottom - 2, rect.h / 44)
        for part in shape_here.parts:
            fill_path(canvas, type(shape_here)((part,), (True,)), colour)


def _rickshaw(canvas: Canvas, rect: Rect, tone: Colour) -> None:
    x, y = rect.cx, rect.bottom - 3
    stroke_path(canvas, ellipse(x - 4, y - 9, 8.5), tone, 3)
    for data in ("M-15 -21 H-2 C1 -15 3 -12 4 -8 L18 -6", "M-15 -21 C-16 -30 -6 -33 -1 -30"):
        stroke_path(canvas, outline(data).placed(x, y), tone, 3)
