"""The pane of the city: areas with all that stands there, and a board for each player."""

from __future__ import annotations

from functools import partial

from msgspec.json import encode

from engine.games.yokohama.state import View
from render.games.yokohama import plan
from render.games.yokohama.areas import Plot, area
from render.games.yokohama.ground import ground
from render.games.yokohama.header import bar
from render.games.yokohama.strips import state_of, strip
from render.picture import Look
from render.toolkit.canvas import PANE, Canvas, layer, part
from render.toolkit.layout import Rect


def city(view: View, look: Look) -> Canvas:
    """The position at a glance, with the last turn or the reader's options marked."""
    seats = view.seats
    canvas = layer(("yk", "city", seats), look.style, PANE.h, partial(ground, seats=seats))
    shown = look.window or PANE
    for id, rect in plan.areas(view.table).items():
        if rect.overlaps(shown):
            _area(canvas, rect, Plot.of(view, id), look)
    bar(canvas, view, look)
    for seat, rect in enumerate(plan.strips(seats)):
        if rect.overlaps(shown):
            _strip(canvas, rect, view, seat, look)
    return canvas


def _area(canvas: Canvas, rect: Rect, plot: Plot, look: Look) -> None:
    known = (plot.id, encode(plot.there), plot.presidents, plot.active, plot.station)
    key = ("yk", "area", known, plot.slots, plot.token, look.words.language)
    part(canvas, key, rect.inset(-2), partial(area, rect=rect, plot=plot, look=look))


def _strip(canvas: Canvas, rect: Rect, view: View, seat: int, look: Look) -> None:
    known = (look.name(seat), look.words.language, seat in view.waiting)
    key = ("yk", "strip", seat, known, state_of(view.table.players[seat]), view.counts.hands[seat])
    draw = partial(strip, rect=rect, view=view, seat=seat, look=look)
    part(canvas, key, rect.inset(-4), draw)
