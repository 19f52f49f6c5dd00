"""What the last turn did on any pane: outlines, numbers, the way of the president."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from engine.core.decision import Option
from engine.core.frame import Event
from engine.games.yokohama.state import View
from render.games.yokohama import plan
from render.games.yokohama.steps import doer, walks
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.layout import Point
from render.toolkit.marks import Pins, Spots, Step, number_steps, outline
from render.toolkit.path import polyline
from render.toolkit.shapes import arrow, disc, highlight_path

_WALK, _HEAD = 4.5, 16.0


def choices(look: Look) -> tuple[Option, ...]:
    """What the reader may choose now; a question that confirms shows what was done instead."""
    if look.asked is None or look.asked.confirms:
        return ()
    return look.asked.options


def last_turn(canvas: Canvas, spots: Spots, done: Sequence[Step]) -> None:
    """Outline what a turn touched, thinly what it touched by the way; number its steps."""
    told = {place for step in done if step.signs for place in step.at[:1]}
    for place in dict.fromkeys(place for step in done for place in step.at):
        if place in spots:
            by_the_way = place not in told
            colour = canvas.theme.highlight
            outline(canvas, spots[place], colour, dashed=by_the_way, thin=by_the_way)
    number_steps(canvas, spots, done, Pins(apart=24))


def walk(canvas: Canvas, view: View, events: Sequence[Event]) -> None:
    """A dashed line from the area that the president left to where it is now."""
    seat = doer(events)
    where = {f"area:{id}": rect for id, rect in plan.areas(view.table).items()}
    for start, end in walks(events):
        if seat is None or start not in where or end not in where:
            continue
        _dashes(canvas, *(plan.beside(where[place], seat, view.seats) for place in (start, end)))


def _dashes(canvas: Canvas, start: Point, end: Point) -> None:
    path, theme = polyline([start, end]), canvas.theme
    highlight_path(canvas, path, theme.rim, width=_WALK + 3.6, dashed=False)
    highlight_path(canvas, path, theme.highlight, width=_WALK)
    disc(canvas, *start, 8, theme.rim)
    disc(canvas, *start, 6, theme.highlight)
    away = hypot(end[0] - start[0], end[1] - start[1])
    tail = tuple(b + (a - b) * _HEAD / away for a, b in zip(start, end, strict=True))
    arrow(canvas, (tail[0], tail[1]), end, theme.highlight, _WALK)
