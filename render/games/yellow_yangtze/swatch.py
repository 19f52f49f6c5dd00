"""One picture with every colour of this game, from which its palette is made."""

from __future__ import annotations

from engine.games.yellow_yangtze.data import COLOURS
from engine.games.yellow_yangtze.maps import STANDARD
from render.games.yellow_yangtze import art, ground, pieces, plan, signs
from render.picture import Look
from render.toolkit.canvas import PANE, Canvas
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect, hex_corners
from render.toolkit.palette import PLAYERS
from render.toolkit.path import polygon
from render.toolkit.pieces import change_marker, token
from render.toolkit.shapes import fill_path, panel, round_rect
from render.toolkit.text import TextStyle, write

_BELOW = 420.0
_ICONS = ("bag", "crown", "hexes", "cross", "lock")


def swatch(look: Look) -> Canvas:
    """A full map, and below it pieces, choices and marks on panels."""
    chart = plan.chart(STANDARD.rows)
    canvas = Canvas.blank(look.style, PANE.h + _BELOW)
    ground.ground(canvas, chart, STANDARD.capitals)
    for number, (hex, at) in enumerate(chart.places.items()):
        kind = COLOURS[number % 5]
        if number % 3 == 0:
            gold = hex in STANDARD.capitals.values()
            sprite = pieces.tile_sprite(canvas, chart.radius, kind, pieces.PLAIN, gold)
            canvas.paste(sprite, *at)
        elif number % 5 == 1:
            pieces.leader_disc(canvas, at, 1.0, number % 4, kind, 18)
        else:
            name = signs.ground(canvas.theme, ("name", "river")[number % 2])
            write(canvas, at[0], at[1] + 14, hex, TextStyle(20, colour=name), "centre")
    _marks(canvas, Rect(0, PANE.h, PANE.w, _BELOW).inset(10))
    return canvas


def _marks(canvas: Canvas, room: Rect) -> None:
    theme = canvas.theme
    place = panel(canvas, room)
    first, second, third = place.rows(3)
    for cell, kind in zip(first.columns(5), COLOURS, strict=True):
        pieces.pagoda(canvas, cell.x + 50, cell.cy, 90, kind)
        pieces.medal(canvas, cell.x + 130, cell.cy, 26, kind, away=False)
        pieces.medal(canvas, cell.x + 180, cell.cy, 20, kind, away=True)
    for number, cell in enumerate(second.columns(6)):
        token(canvas, PLAYERS[number], cell.x + 40, cell.cy, 56)
        round_rect(canvas, Rect(cell.x + 80, cell.y + 20, 60, 60), PLAYERS[number].colour)
    for number, cell in enumerate(third.columns(8)):
        rim, fill, ink = signs.choice(theme, fights=bool(number % 2))
        for radius, colour in ((36.0, rim), (30.0, fill)):
            fill_path(canvas, polygon(hex_corners(cell.x + 40, cell.cy, radius)), colour)
        write(canvas, cell.x + 40, cell.cy, "F9", TextStyle(26, colour=ink), "centre")
        change_marker(canvas, cell.x + 90, cell.cy, number + 1)
        if number < len(_ICONS):
            draw_icon(canvas, _ICONS[number], cell.x + 120, cell.cy, 40)
    paints = (theme.accent, theme.muted, theme.ink, theme.panel_alt, signs.PALE_GOLD, signs.GOLD)
    for number, colour in enumerate(paints):
        canvas.fill(Rect(room.right - 300 + 40 * number, room.bottom - 60, 40, 40), colour)
    canvas.paste(art.burst_sprite(canvas.px(60)), room.right - 40, room.bottom - 110)
