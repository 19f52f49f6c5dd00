"""The panes with what was done there, or with what the reader may choose."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.games.import_export.state import View
from render.games.import_export import harbours_plan
from render.games.import_export.harbours import harbours
from render.games.import_export.manifest import manifest
from render.games.import_export.marks import mark
from render.games.import_export.sea import sea
from render.games.import_export.spots import harbour_spots, sea_spots
from render.games.import_export.steps import steps
from render.picture import Look, Pane
from render.toolkit.canvas import Canvas
from render.toolkit.marks import Spots


def _marked(
    view: View,
    look: Look,
    *,
    draw: Callable[[View, Look], Canvas],
    spots: Callable[[View], Spots],
) -> Canvas:
    """A pane; in the window of a question about containers, those alone."""
    if (alone := manifest(view, look)) is not None:
        return alone
    canvas = draw(view, look)
    mark(canvas, spots(view), look, steps(look.changes))
    return canvas


def _two_sides(view: View) -> bool:
    return len(harbours_plan.sides(view.seats)) > 1


def _side(name: str, side: int, exists: Callable[[View], bool]) -> Pane[View]:
    """The harbours of some players; not with every turn, as the sea tells what they need."""
    spots = partial(harbour_spots, side=side)
    draw = partial(_marked, draw=partial(harbours, side=side), spots=spots)
    return Pane(name, draw, spots, each_turn=False, exists=exists)


PANES: tuple[Pane[View], ...] = (
    Pane("sea", partial(_marked, draw=sea, spots=sea_spots), sea_spots),
    _side("harbours", 0, lambda view: True),
    _side("more", 1, _two_sides),
)
