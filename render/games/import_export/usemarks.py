"""Marks for what a hand card can do now, told apart without any colour."""

from __future__ import annotations

from render.games.import_export.uses import How, Use
from render.picture import Look
from render.toolkit.canvas import Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.layout import Rect
from render.toolkit.palette import Colour, ink_on
from render.toolkit.path import rounded_rect
from render.toolkit.shapes import line, round_rect, stroke_path
from render.toolkit.text import TextStyle, fit

_SIGN = 40.0


def says_use(canvas: Canvas, foot: Rect, use: Use, look: Look) -> None:
    """What a card can do now, in words beside its mark."""
    sign, room = foot.take_left(_SIGN, 6)
    ink = use_mark(canvas, foot, sign, use.how)
    weight = Weight.REGULAR if use.how is How.NOT else Weight.BOLD
    style, least = TextStyle(26, weight, ink), canvas.least(Need.READ)
    fit(canvas, room, look.say(use.words), style, minimum=least, align="left")


def use_mark(canvas: Canvas, box: Rect, sign: Rect, how: How) -> Colour:
    """Filled and ticked: usable alone; outlined with two cards: in a pair; grey: not now."""
    theme = canvas.theme
    if how is How.ALONE:
        fill, ink = theme.highlight, ink_on(theme.highlight)
    else:
        fill = theme.panel if how is How.PAIR else theme.panel_alt
        ink = theme.highlight if how is How.PAIR else theme.muted
    round_rect(canvas, box, fill, 8, ink if how is How.PAIR else None, 3)
    _SIGNS[how](canvas, *sign.centre, sign.h * 0.3, ink)
    return ink


def _tick(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    points = [(x - size, y), (x - size * 0.25, y + size * 0.8), (x + size * 1.1, y - size * 0.8)]
    line(canvas, points, ink, 4.5)


def _two_cards(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    for side in (-1, 1):
        box = Rect.around(x + side * size * 0.72, y, size * 1.1, size * 1.8)
        stroke_path(canvas, rounded_rect(box.x, box.y, box.w, box.h, 2), ink, 3)


def _dash(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    line(canvas, [(x - size * 0.8, y), (x + size * 0.8, y)], ink, 4)


_SIGNS = {How.ALONE: _tick, How.PAIR: _two_cards, How.NOT: _dash}
