"""What an open question adds to the board: prices for this reader, and which boat goes where."""

from __future__ import annotations

from collections.abc import Collection

from engine.core.decision import Option
from engine.core.tokens import parts
from engine.games.river_of_gold import places
from engine.games.river_of_gold.data import RIVER
from render.games.river_of_gold import plan
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.palette import ink_on
from render.toolkit.shapes import disc
from render.toolkit.text import TextStyle, write

_RIVER = {places.river(space): space for space in RIVER}


def prices(options: Collection[Option]) -> dict[str, int]:
    """What sites cost this reader, where the open question says so."""
    return {
        option.at[0]: n
        for option in options
        if option.about is not None and option.about.key == "rog-cost-koku"
        if isinstance(n := option.about.args["n"], int)
    }


def boat_numbers(canvas: Canvas, options: Collection[Option]) -> None:
    """The boats that would come to a river space, or the steps there: two have room in each."""
    here: dict[int, list[str]] = {}
    for option in options:
        if option.at and option.at[0] in _RIVER:
            here.setdefault(_RIVER[option.at[0]], []).append(parts(option.token).id)
    for space, names in here.items():
        x, y = plan.river_marker(space)
        for number, name in enumerate(names):
            _numbered(canvas, x, y + (32 * number - 16 * (len(names) - 1)), name)


def _numbered(canvas: Canvas, x: float, y: float, name: str) -> None:
    good = canvas.theme.good
    disc(canvas, x, y, 15, good, canvas.theme.rim)
    write(canvas, x, y, name, TextStyle(22, Weight.BOLD, ink_on(good)), "centre")
