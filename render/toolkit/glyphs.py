"""Signs in a row: small numbers and icons close together, shrunk to their room."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from re import findall

from render.toolkit.canvas import Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.palette import Colour
from render.toolkit.text import TextStyle, measure, write

_LEAST_ICON = 18.0
_LARGE_DIGIT = 28.0
_WORD_SPACE = 0.22  # of an icon, where the signs have a space


@dataclass(frozen=True)
class Glyphs:
    """How signs look: the size of icons and of digits, and whether icons have a light rim."""

    icon: float = 28.0
    digit: float = 25.0
    colour: Colour | None = None
    rim: bool = False
    air: float = 1.0  # between two signs
    need: Need = Need.READ
    draw: Callable[..., None] = draw_icon  # how an icon is drawn: a game may have its own

    @property
    def style(self) -> TextStyle:
        """How its digits are written."""
        return TextStyle(self.digit, Weight.BOLD, self.colour, self.need)

    def scaled(self, times: float) -> Glyphs:
        """The same signs, larger or smaller."""
        return replace(self, icon=self.icon * times, digit=self.digit * times)


@lru_cache(maxsize=2048)
def _pieces(signs: str) -> tuple[str, ...]:
    return tuple(findall(r"\[\w+\]| |[^ \[]+", signs))


def _widths(canvas: Canvas, signs: str, how: Glyphs) -> list[float]:
    return [_width(canvas, piece, how) for piece in _pieces(signs)]


def _width(canvas: Canvas, piece: str, how: Glyphs) -> float:
    if piece == " ":
        return how.icon * _WORD_SPACE
    if piece.startswith("["):
        return how.icon + how.air
    return measure(canvas, piece, how.style) + how.air


def glyphs_width(canvas: Canvas, signs: str, how: Glyphs) -> float:
    """How wide signs are."""
    return sum(_widths(canvas, signs, how))


def glyphs(canvas: Canvas, room: Rect, signs: str, how: Glyphs, align: str = "centre") -> float:
    """Signs such as "2[coin] [bowl]" in the middle of their room; returns where they end."""
    how = _fitting(canvas, room, signs, how)
    widths = _widths(canvas, signs, how)
    total = sum(widths)
    start = {"left": room.x, "centre": room.cx - total / 2, "right": room.right - total}[align]
    x = start
    for piece, width in zip(_pieces(signs), widths, strict=True):
        if piece.startswith("["):
            _icon(canvas, Rect(x, room.cy - how.icon / 2, width, how.icon), piece, how, room)
        elif piece != " ":
            write(canvas, x + how.air / 2, room.cy, piece, how.style)
        x += width
    return x


def _icon(canvas: Canvas, place: Rect, piece: str, how: Glyphs, room: Rect) -> None:
    """A sign, recorded like a word: it must not be covered or cut either."""
    how.draw(canvas, piece[1:-1], place.cx, place.cy, how.icon, rim=how.rim)
    ink = place.inset(how.icon * 0.1)
    canvas.note_text(piece, ink, Rect(room.x, ink.y, room.w, ink.h), how.digit, how.need)


def _fitting(canvas: Canvas, room: Rect, signs: str, how: Glyphs) -> Glyphs:
    """Smaller icons where the room is narrow; only large digits shrink with them."""
    while how.icon > _LEAST_ICON and glyphs_width(canvas, signs, how) > room.w:
        icon = how.icon - 1
        how = replace(how, icon=icon, digit=min(how.digit, max(icon, _LARGE_DIGIT)))
    return how
