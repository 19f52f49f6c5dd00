"""A shore space: a free plot with its price, or the building that stands there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.decision import Seat
from engine.games.river_of_gold.components import Tile
from engine.games.river_of_gold.data import SHORE, TILES
from engine.games.river_of_gold.state import Building
from render.games.river_of_gold import signs
from render.games.river_of_gold.colours import colours
from render.games.river_of_gold.landscape import motif
from render.toolkit.canvas import Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.glyphs import Glyphs, glyphs
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS, Colour, ink_on, mix
from render.toolkit.path import rounded, rounded_rect
from render.toolkit.pieces import badge, token
from render.toolkit.shapes import disc, fill_path, highlight_path, round_rect
from render.toolkit.text import TextStyle, write

_ROOF, _VISITOR = 38.0, 34.0  # heights
_OWNER = 0.30  # how much of an owner's colour tints a building, and of its type the reward
_NARROW = 66.0  # a site that touches one river space
_DARKER = 0.08  # more of it in the dark


@dataclass(frozen=True)
class Plot:
    """What a site shows: its building, or the price for this reader; whether it may be chosen."""

    space: int
    building: Building | None
    cost: int
    chosen: bool = False  # one of the options of an open question: its number is large


def site(canvas: Canvas, rect: Rect, plot: Plot) -> None:
    """A site in its room, which includes half the gap to its neighbours."""
    if plot.building is None:
        _free(canvas, rect.inset(3, 0), plot)
    else:
        _built(canvas, rect, plot, TILES[plot.building.tile], plot.building.tokens)


def _free(canvas: Canvas, rect: Rect, plot: Plot) -> None:
    known = colours(canvas.theme)
    land = known.lands[SHORE[plot.space].region]
    dark = canvas.theme.name == "dark"
    fill = mix(land.ground, land.motif if dark else canvas.theme.panel, 0.42)
    path = rounded_rect(rect.x + 1, rect.y + 1, rect.w - 2, rect.h - 2, 10)
    fill_path(canvas, path, fill)
    motif(canvas, SHORE[plot.space].region, rect.cx, rect.bottom - 8)
    highlight_path(canvas, path, mix(land.plate, land.motif, 0.25), width=2.2)
    _number(canvas, rect.cx, rect.y + 20, plot, land.plate)
    badge(canvas, rect.cx, rect.y + 62, str(plot.cost), 46, kind="coin")


def _number(canvas: Canvas, x: float, y: float, plot: Plot, colour: Colour) -> None:
    """The number on a plate of its own: large and green if it may be chosen."""
    size, fill = (28.0, canvas.theme.good) if plot.chosen else (24.0, colour)
    plate = Rect.around(x, y, 44 if plot.chosen else 38, 31 if plot.chosen else 27)
    round_rect(canvas, plate, fill, 9)
    need = Need.CHOOSE if plot.chosen else Need.READ
    style = TextStyle(size, Weight.BOLD, ink_on(fill), need)
    write(canvas, x, y, str(plot.space), style, "centre")


def _built(canvas: Canvas, rect: Rect, plot: Plot, tile: Tile, tokens: Sequence[Seat]) -> None:
    known = colours(canvas.theme)
    imperial = tile.kind == "imperial_market"
    colour, edge = known.roofs[tile.building_type], known.gold if imperial else known.card_line
    body = rect.inset(4, 0)
    round_rect(canvas, Rect(body.x, body.y + 20, body.w, body.h - 20), known.card, 7, edge, 2.5)
    inner = Rect(body.x + 2.5, body.y + _ROOF - 2, body.w - 5, body.h - _ROOF - 0.5)
    visitor, below = inner.take_top(_VISITOR)
    canvas.fill(visitor, tint(canvas, colour))
    glyphs(canvas, visitor.inset(1, 0), signs.rewards(tile.visitor_rewards), Glyphs(29, 26))
    if tokens:
        _owners(canvas, below, tile, tokens)
    elif imperial:
        draw_icon(canvas, "crown", below.cx, below.cy, 42)
    else:
        motif(canvas, SHORE[plot.space].region, below.cx, below.bottom - 8)
    _roof(canvas, Rect(rect.x, rect.y, rect.w, _ROOF), plot, colour, edge, tile)


def tint(canvas: Canvas, colour: Colour) -> Colour:
    """The ground of a building's part in the colour of its type or of an owner."""
    share = _OWNER + (_DARKER if canvas.theme.name == "dark" else 0)
    return mix(colours(canvas.theme).card, colour, share)


def _roof(canvas: Canvas, rect: Rect, plot: Plot, colour: Colour, edge: Colour, tile: Tile) -> None:
    """The number and the type, on a roof with eaves."""
    roof(canvas, rect, colour, edge)
    if plot.chosen:
        _number(canvas, rect.x + 24, rect.cy - 2, plot, colour)
    else:
        style = TextStyle(23, Weight.BOLD, ink_on((0, 0, 0)))
        write(canvas, rect.x + 8 + rect.w * 0.18, rect.cy - 2, str(plot.space), style, "centre")
    wide = rect.w > _NARROW and not plot.chosen
    x, size = (rect.right - 22, 28) if wide else (rect.right - 18, 25)
    sign(canvas, x, rect.cy - 2, tile.building_type, size)


def roof(canvas: Canvas, rect: Rect, colour: Colour, edge: Colour) -> None:
    """A tiled roof: narrow above, its eaves as wide as its room, darker along them."""
    top, low = rect.y + 1.5, rect.bottom
    left, right = rect.x + 1.5, rect.right - 1.5
    shape = [(left + 7, top), (right - 7, top), (right, low - 8), (right, low), (left, low),
             (left, low - 8)]  # fmt: skip
    path = rounded(shape, 5)
    fill_path(canvas, path, colour)
    eaves = rounded([(left, low - 9), (right, low - 9), (right, low), (left, low)], 3.5)
    fill_path(canvas, eaves, mix(colour, canvas.theme.outline, 0.3))
    highlight_path(canvas, path, edge, width=2.6, dashed=False)


def sign(canvas: Canvas, x: float, y: float, building: str, size: float) -> None:
    """The sign of a type of building on a light disc."""
    disc(canvas, x, y, size / 2, colours(canvas.theme).number)
    draw_icon(canvas, signs.BUILDING[building], x, y, size * 0.86)


def _owners(canvas: Canvas, rect: Rect, tile: Tile, tokens: Sequence[Seat]) -> None:
    """The owners' tokens on their colours, below them what each token pays."""
    for place, seat in zip(rect.columns(len(tokens)), tokens, strict=True):
        canvas.fill(place, tint(canvas, PLAYERS[seat].colour))
    size, apart = (34.0, 0.0) if len(tokens) == 1 else (30.0, min(15.5, rect.w / 4 + 0.5))
    for seat, side in zip(tokens, (-1, 1), strict=False):
        token(canvas, PLAYERS[seat], rect.cx + side * apart, rect.y + 18, size)
    pays = Rect(rect.x + 1, rect.y + 34, rect.w - 2, 28)
    glyphs(canvas, pays, signs.rewards(tile.owner_rewards), Glyphs(26, 24, air=0.5))
