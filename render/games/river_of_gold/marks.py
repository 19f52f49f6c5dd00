"""What the last turn did, on either pane: outlines, numbers, the way a boat came."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.decision import Option
from engine.core.frame import Event
from engine.games.river_of_gold.state import View
from render.games.river_of_gold import plan
from render.games.river_of_gold.boats import hull_of
from render.games.river_of_gold.steps import sailings
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.layout import Point
from render.toolkit.marks import Pins, Spots, Step, number_steps, outline
from render.toolkit.palette import Colour
from render.toolkit.path import polyline
from render.toolkit.shapes import disc, highlight_path

_WAKE = 5.0


def choices(look: Look) -> tuple[Option, ...]:
    """What the reader may choose now; a question that confirms shows what was done instead."""
    if look.asked is None or look.asked.confirms:
        return ()
    return look.asked.answers()


def last_turn(canvas: Canvas, spots: Spots, done: Sequence[Step]) -> None:
    """Outline what a turn touched, thinly what it touched by the way; number its steps."""
    thin: dict[str, bool] = {}
    for step in done:
        for place in step.at:
            thin[place] = thin.get(place, True) and not step.signs
    for place in filter(spots.__contains__, thin):
        if spots[place].framed:
            colour, by_the_way = canvas.theme.highlight, thin[place]
            outline(canvas, spots[place], colour, dashed=by_the_way, thin=by_the_way)
    number_steps(canvas, spots, done, Pins(apart=24))


def wakes(canvas: Canvas, view: View, events: Iterable[Event]) -> None:
    """A dashed line from where each boat that sailed lay to where it lies now."""
    for seat, number, origin in sailings(events):
        hull = hull_of(view, seat, number)
        start = plan.middle(origin, 0.5)
        course(canvas, start, hull.at, canvas.theme.highlight)


def course(canvas: Canvas, start: Point, end: Point, colour: Colour) -> None:
    """The way of a boat: down the river, past its end and in again at its beginning."""
    if end[0] >= start[0]:
        legs = [(start, end)]
    else:
        out, back = plan.river_y(1080, 0.5), plan.river_y(0, 0.5)
        legs = [(start, (1076, out)), ((4, back), end)]
    for leg in legs:
        path = polyline(_curve(*leg))
        highlight_path(canvas, path, canvas.theme.rim, width=_WAKE + 4, dashed=False)
        highlight_path(canvas, path, colour, width=_WAKE)
    disc(canvas, *start, 8, canvas.theme.rim)
    disc(canvas, *start, 6, colour)


def _curve(start: Point, end: Point) -> list[Point]:
    """Between two points along the river: it follows the waves of the shore."""
    count = max(8, round(abs(end[0] - start[0]) / 8))
    found = []
    for k in range(count + 1):
        share = k / count
        ease = share * share * (3 - 2 * share)
        x = start[0] + (end[0] - start[0]) * share
        base = plan.river_y(x, 0.0)
        first, last = start[1] - plan.river_y(start[0], 0.0), end[1] - plan.river_y(end[0], 0.0)
        found.append((x, base + first + (last - first) * ease))
    return found
