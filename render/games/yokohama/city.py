"""The pane of the city: areas with all that stands there, and a board for each player."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from msgspec.json import encode

from engine.core.decision import Seat
from engine.games.yokohama import rules
from engine.games.yokohama.state import View
from render.games.yokohama import plan
from render.games.yokohama.areas import Plot, area
from render.games.yokohama.chosen import chosen, least
from render.games.yokohama.far import far_area, is_far
from render.games.yokohama.ground import ground
from render.games.yokohama.header import bar
from render.games.yokohama.market import is_market, market
from render.games.yokohama.marks import choices, last_turn, walk
from render.games.yokohama.notice import notice
from render.games.yokohama.prospects import Prospect, prospects
from render.games.yokohama.spots import city_spots
from render.games.yokohama.steps import doer, steps
from render.games.yokohama.strips import state_of, strip
from render.picture import Look
from render.toolkit.canvas import PANE, Canvas, layer, part
from render.toolkit.layout import Rect


def city(view: View, look: Look) -> Canvas:
    """The position at a glance, with the last turn or the reader's options marked."""
    draw = partial(ground, seats=view.seats)
    canvas = layer(("yk", "city", view.seats), look.style, PANE.h, draw, window=look.window)
    shown, options = look.window or PANE, choices(look)
    if look.window is not None and is_market(options):
        market(canvas, view, look, options)
        return canvas
    found = prospects(options)
    for id, rect in plan.areas(view.table).items():
        if rect.overlaps(shown):
            _area(canvas, rect, _plot(view, id, found.get(id)), look)
    bar(canvas, view, look)
    for seat, rect in enumerate(plan.strips(view.seats)):
        if rect.overlaps(shown):
            _strip(canvas, rect, view, seat, look)
    if options:
        chosen(canvas, view, options)
    else:
        _last_turn(canvas, view, look)
    return canvas


def _plot(view: View, id: str, prospect: Prospect | None) -> Plot:
    """An area, and what the reader could do there."""
    builds: list[str] = []
    if prospect is not None and view.seat is not None:
        builds = rules.may_build(view.table, view.seat, id)
    return replace(Plot.of(view, id), prospect=prospect, builds=tuple(builds))


def _area(canvas: Canvas, rect: Rect, plot: Plot, look: Look) -> None:
    far = is_far(look)
    if plot.prospect:
        plot = replace(plot, least=least(look))
    known = (plot.id, encode(plot.there), plot.presidents, plot.active, plot.station, plot.slots)
    key = ("yk", "area", known, plot.token, repr(plot.prospect), plot.builds, plot.least, far)
    draw = partial(far_area if far else area, rect=rect, plot=plot, look=look)
    part(canvas, (*key, look.words.language), rect.inset(-2), draw)


def _strip(canvas: Canvas, rect: Rect, view: View, seat: Seat, look: Look) -> None:
    known = (look.name(seat), look.words.language, seat in view.waiting)
    key = ("yk", "strip", seat, known, state_of(view.table.players[seat]), view.counts.hands[seat])
    draw = partial(strip, rect=rect, view=view, seat=seat, look=look)
    part(canvas, key, rect.inset(-4), draw)


def _last_turn(canvas: Canvas, view: View, look: Look) -> None:
    """Its marks, and the notice board unless a window cuts it."""
    done, seat = steps(look.changes), doer(look.changes)
    walk(canvas, view, look.changes)
    last_turn(canvas, city_spots(view), done)
    board = plan.notice(view.seats)
    if seat is not None and (look.window or PANE).holds(board):
        notice(canvas, board, seat, done, look)
