"""One picture with every colour of this game, from which its palette is made."""

from __future__ import annotations

from engine.games.river_of_gold.data import REGIONS, SHORE, TILES
from engine.games.river_of_gold.state import Building
from render.games.river_of_gold import plan
from render.games.river_of_gold.boats import Hull, boat
from render.games.river_of_gold.colours import colours
from render.games.river_of_gold.court_plan import Court
from render.games.river_of_gold.ground import ground, space_numbers
from render.games.river_of_gold.landscape import hills
from render.games.river_of_gold.offers import end_of_row, nothing, tile
from render.games.river_of_gold.panels import panel_colours
from render.games.river_of_gold.sites import Plot, site, tint
from render.games.river_of_gold.tracks import empty_track, track_heads
from render.picture import Look
from render.toolkit.canvas import PANE, Canvas
from render.toolkit.icons import ICONS, draw_icon
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS
from render.toolkit.pieces import change_marker, die_face, token
from render.toolkit.shapes import highlight, round_rect

_EXTRA = 930.0  # below the pane, for tracks, tiles and pieces


def swatch(look: Look) -> Canvas:
    """A full river, and below it every piece, panel and icon."""
    canvas = Canvas.blank(look.style, PANE.h + _EXTRA)
    ground(canvas, look)
    tiles = list(TILES)
    for space, rect in plan.sites().items():
        owners = [space % 4, (space + 1) % 4][: 1 + space % 5 // 4]
        owners = owners if TILES[tiles[space]].ownable else []
        built = Building(tiles[space], owners) if space % 3 else None
        site(canvas, rect, Plot(space, built, SHORE[space].koku_cost or 0, space % 7 == 0))
    space_numbers(canvas)
    _court(canvas, Court(patrons=False), look)
    _pieces(canvas, Rect(0, 2 * PANE.h - 70, PANE.w, 190))
    _flats(canvas, Rect(0, 2 * PANE.h + 130, PANE.w, 160))
    return canvas


def _flats(canvas: Canvas, room: Rect) -> None:
    """Colours that fill areas but are rare elsewhere: kept exact if they are common here."""
    known = colours(canvas.theme)
    lands = [tone for region in REGIONS for tone in hills(canvas.theme, region)]
    owners = [mark.colour for mark in PLAYERS[:4]]
    tints = [tint(canvas, colour) for colour in (*known.roofs.values(), *owners)]
    panels = [side for seat in range(4) for side in panel_colours(canvas, seat)]
    bars = [known.bar_ink, known.bar_muted, known.bar_raised, known.gold, known.number]
    flats = [*bars, *lands, *tints, *panels]
    for place, colour in zip(room.grid(27, 3), flats, strict=False):
        canvas.fill(place, colour)


def _court(canvas: Canvas, court: Court, look: Look) -> None:
    """Tracks, tiles and players' panels, a pane's height down."""
    shifted = Canvas.blank(look.style, PANE.h)
    track_heads(shifted, court.head(), look)
    for region in REGIONS:
        empty_track(shifted, region, court.track(region))
    for number, place in enumerate((*court.stacks(), *court.slots())):
        tile(shifted, place, list(TILES)[10 + 6 * number], "I-1")
    nothing(shifted, court.stacks()[1], "–")
    end_of_row(shifted, court.label(court.slots()[-1]), look)
    canvas.take_in(shifted, PANE.h)


def _pieces(canvas: Canvas, room: Rect) -> None:
    theme = canvas.theme
    for place, name in zip(room.grid(24, 4), [*ICONS, *ICONS], strict=False):
        draw_icon(canvas, name, place.cx, place.cy, 42)
    for place, seat in zip(room.grid(18, 2)[-18:-2:2], [*range(4), *range(4)], strict=False):
        token(canvas, PLAYERS[seat], place.cx, place.y, 40)
        boat(canvas, Hull(seat, (1,), seat > 1, 1, (place.right, place.y), 1.0))
        die_face(canvas, place.cx, place.bottom - 30, 1 + seat, 40)
    for number, colour in enumerate((theme.highlight, theme.good, theme.accent)):
        place = Rect(20 + 120.0 * number, room.y + 10, 100, 40)
        highlight(canvas, place, colour)
        round_rect(canvas, place.inset(20, 8), colour, 8)
        change_marker(canvas, place.cx, place.cy, number + 1)
