"""The whole board in one picture."""

from __future__ import annotations

from engine.core.tokens import parts
from engine.games.yellow_yangtze.market import MARKET
from engine.games.yellow_yangtze.state import View
from render.common.head import header
from render.common.options import choosing, offered
from render.games.yellow_yangtze import atlas, panels, plan
from render.games.yellow_yangtze.conflict import banner
from render.games.yellow_yangtze.ground import ground, row_letters
from render.games.yellow_yangtze.header import head
from render.games.yellow_yangtze.marks import (
    draw_losses,
    draw_trails,
    labelled,
    mark_choices,
    mark_conflict,
)
from render.games.yellow_yangtze.spots import free_pins, spots
from render.games.yellow_yangtze.steps import steps
from render.picture import Look
from render.toolkit.canvas import Canvas, layer
from render.toolkit.marks import Spots, number_steps, outline_steps
from render.toolkit.shapes import panel


def board(view: View, look: Look) -> Canvas:
    """Everything that lies open, with the last turn or the reader's options marked."""
    table, page, where = view.table, plan.page_of(view), spots(view)
    canvas = _empty(page, view, look)
    choice = choosing(look, where)
    done = [] if choice else steps(look.changes)
    header(canvas, page.header, view, look, head(view, look, done, choosing=choice))
    if page.banner is not None and table.conflict is not None:
        banner(canvas, page.banner, table.conflict, look)
    panels.market(canvas, page.market, view, look)
    panels.supply(canvas, page.kinds, table, look)
    for seat, place in enumerate(page.seats):
        panels.seat_panel(canvas, place, view, seat, look)
    draw_map(canvas, page.chart, view, look, where)
    wanted = {parts(option.token).id for option in offered(look) if MARKET in option.at}
    panels.mark_market(canvas, page.market, view, wanted)
    return canvas


def _empty(page: plan.Page, view: View, look: Look) -> Canvas:
    """What never changes, drawn once."""
    sheet = view.table.map

    def draw(canvas: Canvas) -> None:
        ground(canvas, page.chart, sheet.capitals)
        row_letters(canvas, page.chart)
        for place in (page.market, page.kinds, *page.seats):
            panel(canvas, place)
        panels.kind_names(canvas, page.kinds, look)

    capitals = tuple(sheet.capitals.values())
    key = (
        "yellow_yangtze board",
        look.words.language,
        sheet.rows,
        capitals,
        view.seats,
        page.height,
    )
    return layer(key, look.style, page.height, draw, page.width)


def draw_map(canvas: Canvas, chart: plan.Chart, view: View, look: Look, where: Spots) -> None:
    """All that lies on the map with its marks: outlines below pagodas, numbers above."""
    table, options = view.table, offered(look)
    events = () if choosing(look, where) else look.changes
    done = steps(events)
    draw_trails(canvas, chart, events)
    atlas.populate(canvas, chart, table, labelled(table, options).keys())
    mark_choices(canvas, chart, table, where, options)
    outline_steps(canvas, where, done)
    draw_losses(canvas, chart, table, events)
    atlas.pagodas(canvas, chart, table)
    pins = free_pins(chart, table)
    if table.conflict is not None:
        mark_conflict(canvas, chart, where, pins, table.conflict)
    number_steps(canvas, where, done, pins)
