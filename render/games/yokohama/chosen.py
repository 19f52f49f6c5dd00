"""What the reader may choose in the city, marked where it is."""

from __future__ import annotations

from collections.abc import Collection

from engine.core.decision import Option
from engine.core.tokens import parts
from engine.games.yokohama.state import View
from render.common.options import mark_options
from render.games.yokohama.spots import city_spots
from render.picture import Look
from render.toolkit.canvas import DESIGN_WIDTH, LEAST_IN_WINDOW, PANE, Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.palette import ink_on
from render.toolkit.shapes import disc
from render.toolkit.text import TextStyle, write

_SLOT, _DIGIT = 9.5, 15.0  # of the disc with a slot's number: only ever seen in a near window
_SHOP = "shop:"


def least(look: Look, need: Need = Need.CHOOSE) -> float:
    """How large the words of a button are: to be read in the window, on a phone."""
    window = look.window or PANE
    return LEAST_IN_WINDOW[need] * window.w / DESIGN_WIDTH + 0.1


def chosen(canvas: Canvas, view: View, options: Collection[Option]) -> None:
    """Places in green; slots of shops with the number that their button says."""
    spots = city_spots(view)
    mark_options(canvas, spots, options)
    for option in options:
        kind, what = parts(option.token)
        if kind == "build" and what.startswith(_SHOP):
            slot_number(canvas, *spots[option.at[0]].markers[0], what.removeprefix(_SHOP))


def slot_number(canvas: Canvas, x: float, y: float, number: str) -> None:
    """The number of a slot or space, as its button says it."""
    good = canvas.theme.good
    disc(canvas, x, y, _SLOT + 1.5, canvas.theme.rim)
    disc(canvas, x, y, _SLOT, good)
    style = TextStyle(_DIGIT, Weight.BOLD, ink_on(good), Need.CHOOSE)
    write(canvas, x, y, number, style, "centre")
