"""One picture with every colour of this game, from which its palette is made."""

from __future__ import annotations

from engine.games.yellow_yangtze.data import COLOURS
from engine.games.yellow_yangtze.maps import STANDARD
from engine.games.yellow_yangtze.state import Pagoda
from render.games.yellow_yangtze import panels, pieces, plan
from render.games.yellow_yangtze.ground import ground, row_letters
from render.games.yellow_yangtze.marks import side_colour
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.icons import ICONS, draw_icon
from render.toolkit.layout import Rect
from render.toolkit.pieces import badge, change_marker
from render.toolkit.shapes import highlight, panel
from render.toolkit.text import TITLE, fit


def swatch(look: Look) -> Canvas:
    """A full map, and below it pieces, icons and marks."""
    chart, room = plan.whole(STANDARD.rows)
    canvas = Canvas.blank(look.style, room.bottom + 420)
    ground(canvas, chart, STANDARD.capitals)
    row_letters(canvas, chart)
    capitals = set(STANDARD.capitals.values())
    for number, hex in enumerate(chart.places):
        kind = COLOURS[number % 5]
        if number % 3 == 0:
            pieces.tile(canvas, chart, hex, kind, hex in capitals)
        elif number % 5 == 1:
            pieces.leader(canvas, chart, hex, number % 4, kind, hex in capitals)
        pieces.name(canvas, chart, hex, canvas.theme.muted)
    for number, kind in enumerate(COLOURS):
        triangle = chart.geo.grid.triangles[9 * number]
        a, b, c = chart.geo.names(triangle)
        pieces.pagoda(canvas, chart, Pagoda(kind, (a, b, c)))
    _marks(canvas, Rect(0, room.bottom, plan.WIDTH, 420), look)
    return canvas


def _marks(canvas: Canvas, room: Rect, look: Look) -> None:
    place = panel(canvas, room.inset(10))
    head, place = place.take_top(plan.KINDS)
    panels.kind_names(canvas, head, look)
    for cell, name in zip(place.grid(18, 5), ICONS, strict=False):
        draw_icon(canvas, name, cell.cx, cell.cy, 40)
    theme = canvas.theme
    for number, colour in enumerate((theme.highlight, theme.good, theme.accent, theme.warn)):
        cell = Rect(room.x + 40 + 140 * number, place.bottom - 50, 110, 40)
        highlight(canvas, cell, colour)
        change_marker(canvas, cell.x, cell.cy, number + 1)
        fill = side_colour(canvas, number % 3)
        badge(canvas, cell.right, cell.cy, str(number), 40, kind="shield", fill=fill)
    fit(canvas, Rect(room.right - 300, place.bottom - 60, 260, 50), "0123456789", TITLE)
