"""The flags of the five trading partners; each differs from the others also without colour."""

from __future__ import annotations

from render.games.yokohama.art import DARK, WHITE, Mark, flat, line, put
from render.toolkit.cache import CACHE
from render.toolkit.canvas import Canvas
from render.toolkit.layout import Rect
from render.toolkit.palette import Colour, rgb
from render.toolkit.path import ellipse, rounded_rect
from render.toolkit.raster import Pen, Sprite

_FLAG = 27.0, 18.0
_BLUE, _NAVY, _FLAG_RED, _BLACK = rgb("2B4FA8"), rgb("26397C"), rgb("CF2B36"), rgb("1E1B19")


def _bars(*colours: Colour, upright: bool = False) -> tuple[Mark, ...]:
    width, height = _FLAG
    whole = Rect(0, 0, width, height)
    places = whole.columns(len(colours)) if upright else whole.rows(len(colours))
    return tuple(
        flat(rounded_rect(r.x, r.y, r.w, r.h, 0), colour)
        for r, colour in zip(places, colours, strict=True)
    )


_STRIPES = (_FLAG_RED, WHITE) * 3 + (_FLAG_RED,)
_STARS = [(2.6 + 3.0 * column, 2.2 + 2.8 * row) for row in range(3) for column in range(4)]
_FLAGS: dict[str, tuple[Mark, ...]] = {
    "us": (
        *_bars(*_STRIPES),
        flat("M0 0 H13.5 V10.3 H0 Z", _NAVY),
        *(flat(ellipse(x, y + 0.3, 0.85), WHITE) for x, y in _STARS),
    ),
    "nl": _bars(_FLAG_RED, WHITE, _BLUE),
    "gb": (
        *_bars(_NAVY),
        line("M0 0 L27 18 M27 0 L0 18", WHITE, 4.0),
        line("M0 0 L27 18 M27 0 L0 18", _FLAG_RED, 1.6),
        line("M13.5 0 V18 M0 9 H27", WHITE, 6.4),
        line("M13.5 0 V18 M0 9 H27", _FLAG_RED, 3.6),
    ),
    "fr": _bars(_BLUE, WHITE, _FLAG_RED, upright=True),
    "de": _bars(_BLACK, WHITE, _FLAG_RED),
}


def _flag_sprite(country: str, pixels: int, edge: Colour) -> Sprite:
    """The flag of a trading partner that many pixels wide, its origin in its middle."""

    def build() -> Sprite:
        scale, height = pixels / _FLAG[0], round(pixels * _FLAG[1] / _FLAG[0])
        pen = Pen(pixels, height, (pixels // 2, height // 2))
        put(pen, _FLAGS[country], -(pixels // 2), -(height // 2), scale)
        half = max(1.0, pixels * 0.06) / 2
        frame = rounded_rect(
            half - pixels // 2, half - height // 2, pixels - 2 * half, height - 2 * half, half
        )
        pen.stroke(frame, edge, 2 * half)
        return pen.sprite()

    return CACHE.get(("yk flag", country, pixels, edge), build)


def flag(canvas: Canvas, country: str, x: float, y: float, width: float = 27) -> None:
    """The flag of a country centred on the point, two thirds as high as it is wide."""
    edge = canvas.theme.muted if canvas.theme.rims_icons else DARK
    canvas.paste(_flag_sprite(country, canvas.px(width), edge), x, y)
