"""The pane of the river: water, banks, boats, and one strip for each player."""

from __future__ import annotations

from functools import partial

from msgspec.json import encode

from engine.core.tokens import parts
from engine.games.river_of_gold import rules
from engine.games.river_of_gold.data import SHORE
from engine.games.river_of_gold.state import View
from render.games.river_of_gold import panels, plan
from render.games.river_of_gold.boats import boats, fleet
from render.games.river_of_gold.ground import ground, journey_end, space_numbers
from render.games.river_of_gold.header import bar
from render.games.river_of_gold.legend import legend
from render.games.river_of_gold.marks import choices, last_turn, wakes
from render.games.river_of_gold.options import courses, options_on_river
from render.games.river_of_gold.sites import Plot, site
from render.games.river_of_gold.spots import river_marks, river_spots
from render.games.river_of_gold.steps import steps
from render.picture import Look
from render.toolkit.canvas import PANE, Canvas, layer, part


def river(view: View, look: Look) -> Canvas:
    """The position at a glance, with the last turn or the reader's options marked."""
    key = ("rog", "river", look.words.language)
    canvas = layer(key, look.style, PANE.h, partial(ground, look=look), window=look.window)
    options = choices(look)
    done = [] if options else steps(look.changes)
    chosen = {parts(o.token).id for o in options if o.token.startswith(("build:", "token:"))}
    shown = look.window or PANE
    for space, rect in plan.sites().items():
        if rect.overlaps(shown):
            _site(canvas, view, space, str(space) in chosen)
    bar(canvas, view, look, done)
    for seat, place in enumerate(plan.seat_places(view.seats)):
        if not place.overlaps(shown):
            continue
        known = (look.name(seat), look.words.language, seat in view.waiting)
        state = (encode(view.table.players[seat]), view.counts.hands[seat])
        draw = partial(panels.strip, rect=place, view=view, seat=seat, look=look)
        part(canvas, ("rog", "strip", known, state), place.inset(-4.5), draw)
    wakes(canvas, view, look.changes if done else ())
    courses(canvas, view, options)
    boats(canvas, view)
    space_numbers(canvas)
    _journey_end(canvas, view)
    last_turn(canvas, river_marks(view, done), done)
    legend(canvas, look, river_spots(view), done)
    options_on_river(canvas, view, look, options)
    return canvas


def _site(canvas: Canvas, view: View, space: int, chosen: bool) -> None:
    building = view.table.shore.get(space)
    cost = SHORE[space].koku_cost or 0
    if building is None and view.seat is not None:
        cost = rules.build_cost(view.table.players[view.seat], space)
    plot = Plot(space, building, cost, chosen)
    state = (building.tile, *building.tokens) if building else cost
    rect = plan.sites()[space]
    draw = partial(site, rect=rect, plot=plot)
    part(canvas, ("rog", "site", space, state, chosen), rect.inset(0, -2), draw)


def _journey_end(canvas: Canvas, view: View) -> None:
    """What the end of the river pays, unless boats lie there."""
    if not any(hull.box.overlaps(plan.JOURNEY_END) for hull in fleet(view)):
        journey_end(canvas)
