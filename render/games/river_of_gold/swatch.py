"""One picture with every colour of this game, from which its palette is made."""

from __future__ import annotations

from engine.games.river_of_gold.data import SHORE, TILES
from engine.games.river_of_gold.state import Building
from render.games.river_of_gold import plan
from render.games.river_of_gold.ground import ground
from render.games.river_of_gold.pieces import boat, offer, site
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.icons import ICONS, draw_icon
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS
from render.toolkit.pieces import change_marker, die_face, token
from render.toolkit.shapes import highlight

_EXTRA = 700.0  # below the board, for pieces


def swatch(look: Look) -> Canvas:
    """A full board, and below it every piece and icon."""
    bottom = plan.height(4, True)
    canvas = Canvas.blank(look.style, bottom + _EXTRA)
    ground(canvas, look, 3, 4, True)
    tiles = list(TILES)
    for space, rect in plan.sites().items():
        # One owner tints a site in their colour, two do not.
        owners = [space % 4, (space + 1) % 4][: 1 + space % 5 // 4]
        owners = owners if TILES[tiles[space]].ownable else []
        built = Building(tiles[space], owners) if space % 3 else None
        site(canvas, rect, space, built, SHORE[space].koku_cost or 0)
    stacks, slots = plan.offers()
    for number, place in enumerate((*stacks, *slots)):
        offer(canvas, place, tiles[10 + 6 * number])
    _pieces(canvas, Rect(0, bottom, 1080, _EXTRA))
    return canvas


def _pieces(canvas: Canvas, room: Rect) -> None:
    theme = canvas.theme
    for place, name in zip(room.grid(18, 8), [*ICONS, *ICONS], strict=False):
        draw_icon(canvas, name, place.cx, place.cy, 42)
    for place, seat in zip(room.grid(18, 8)[-18:-2:2], [*range(4), *range(4)], strict=False):
        token(canvas, PLAYERS[seat], place.cx, place.y, 40)
        boat(canvas, place.right, place.y, seat, 1, seat > 1)
        die_face(canvas, place.cx, place.bottom - 30, 1 + seat, 40)
    for number, colour in enumerate((theme.highlight, theme.good, theme.accent)):
        place = Rect(20 + 120.0 * number, room.y + 10, 100, 40)
        highlight(canvas, place, colour)
        change_marker(canvas, place.cx, place.cy, number + 1)
