"""The whole board in one picture."""

from __future__ import annotations

from engine.games.yellow_yangtze.state import View
from render.games.yellow_yangtze import atlas, panels, plan
from render.games.yellow_yangtze.conflict import banner, banner_lines
from render.games.yellow_yangtze.ground import ground, row_letters
from render.games.yellow_yangtze.header import header
from render.games.yellow_yangtze.marks import (
    Spots,
    draw_trails,
    mark_conflict,
    mark_options,
    number_deeds,
    option_hexes,
    outline_deeds,
    shown_deeds,
)
from render.picture import Look
from render.toolkit.canvas import Canvas, layer
from render.toolkit.shapes import panel


def board(view: View, look: Look) -> Canvas:
    """Everything that lies open, with the last turn or the reader's options marked."""
    table = view.table
    lines = banner_lines(table.conflict)
    page = plan.page(table.map.rows, view.seats, view.counts.points is not None, lines)
    canvas = _empty(page, view, look)
    header(canvas, page.header, view, look)
    if page.banner is not None and table.conflict is not None:
        banner(canvas, page.banner, table.conflict, look)
    panels.market(canvas, page.market, view, look)
    panels.supply(canvas, page.kinds, table, look)
    for seat, place in enumerate(page.seats):
        panels.seat_panel(canvas, place, view, seat, look)
    draw_map(canvas, page.chart, view, look)
    if look.asked is not None:
        wanted = {o.token.removeprefix("take:") for o in look.asked.options}
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


def draw_map(canvas: Canvas, chart: plan.Chart, view: View, look: Look) -> None:
    """All that lies on the map with its marks: outlines below pagodas, numbers above."""
    table = view.table
    done = shown_deeds(view, look)
    draw_trails(canvas, chart, done)
    atlas.populate(canvas, chart, table, option_hexes(look.asked).keys())
    if look.asked is not None:
        mark_options(canvas, chart, view, look.asked)
    outline_deeds(canvas, chart, table, done)
    atlas.pagodas(canvas, chart, table)
    spots = Spots.of(chart, table)
    if table.conflict is not None:
        mark_conflict(canvas, spots, table.conflict)
    number_deeds(canvas, spots, done)
