"""The pieces of this game: boats, building tiles, sites."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.games.river_of_gold.components import Tile
from engine.games.river_of_gold.data import SHORE, TILES
from engine.games.river_of_gold.state import Building
from render.games.river_of_gold import signs
from render.games.river_of_gold.ground import plot_colour
from render.toolkit.cache import CACHE
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS, Theme, Tone, mix
from render.toolkit.path import outline
from render.toolkit.pieces import badge, chip, token
from render.toolkit.raster import Pen, Sprite
from render.toolkit.shapes import panel, round_rect
from render.toolkit.text import TextStyle, fit, write
from render.toolkit.words import rich

_HULL = "M-24 -2 H24 C23 10 17 20 9 20 H-9 C-17 20 -23 10 -24 -2 Z"
_ROYAL_HULL = "M-28 -9 L-19 -1 H19 L28 -9 C27 10 19 21 10 21 H-10 C-19 21 -27 10 -28 -9 Z"
_AMOUNT = TextStyle(27, Weight.BOLD)
BOAT_WIDTH = 50.0


def _hull(pixels_per_unit: float, theme: Theme, royal: bool) -> Sprite:
    def build() -> Sprite:
        size = round(64 * pixels_per_unit)
        pen = Pen(size, size, (size // 2, size // 2))
        path = outline(_ROYAL_HULL if royal else _HULL).placed(0, 0, pixels_per_unit)
        pen.stroke(path, theme.rim, 6.5 * pixels_per_unit)
        pen.fill(path, theme.tone(Tone.GOLD if royal else Tone.CREAM))
        pen.stroke(path, theme.tone(Tone.LINE), 2.4 * pixels_per_unit)
        return pen.sprite()

    return CACHE.get(("river_of_gold", "hull", round(pixels_per_unit, 4), theme.name, royal), build)


def boat(canvas: Canvas, x: float, y: float, seat: Seat, number: int, royal: bool) -> None:
    """A boat: its owner's piece for a sail, its number on the hull; the royal one is gilded."""
    canvas.paste(_hull(canvas.scale, canvas.theme, royal), x, y + 9)
    if royal:
        draw_icon(canvas, "crown", x + 17, y - 21, 26)
    token(canvas, PLAYERS[seat], x - (5 if royal else 0), y - 12, 36)
    style = TextStyle(22, Weight.BOLD, canvas.theme.tone(Tone.LINE))
    write(canvas, x, y + 18, str(number), style, "centre")


def small_boat(canvas: Canvas, x: float, y: float, seat: Seat, number: int, royal: bool) -> None:
    """A boat where there are too many for the space: letter and number in its owner's colour."""
    mark = PLAYERS[seat]
    pill = Rect.around(x, y, 38, 27)
    edge = canvas.theme.tone(Tone.GOLD) if royal else canvas.theme.rim
    round_rect(canvas, pill, mark.colour, 9, edge, 3 if royal else 2)
    style = TextStyle(22, Weight.BOLD, mark.on_colour)
    write(canvas, x, y, f"{mark.letter}{number}", style, "centre")
    if royal:
        draw_icon(canvas, "crown", x + 14, y - 13, 20, rim=True)


def site(canvas: Canvas, rect: Rect, space: int, building: Building | None, cost: int) -> None:
    """A shore space: its number in its region's colour, then the price, or what stands there."""
    river_right = SHORE[space].bank == "left"
    if building is None:
        _empty(canvas, rect, space, cost, river_right)
    else:
        _built(canvas, rect, TILES[building.tile], building.tokens, river_right)
    end = rect.right - 28 if river_right else rect.x + 28
    colour = signs.region_colour(canvas.theme, SHORE[space].region)
    chip(canvas, end, rect.cy, str(space), size=26, fill=colour)


def _empty(canvas: Canvas, rect: Rect, space: int, cost: int, river_right: bool) -> None:
    region = SHORE[space].region
    line = signs.region_tint(canvas.theme, region, 0.62)
    round_rect(canvas, rect, plot_colour(canvas, region), 12, line, 2)
    x = rect.right - 82 if river_right else rect.x + 82
    badge(canvas, x, rect.cy, str(cost), 42, kind="coin")
    touched = SHORE[space].river_spaces
    words = "–".join(map(str, sorted({touched[0], touched[-1]})))
    muted = TextStyle(24, Weight.SEMIBOLD, canvas.theme.muted)
    outer = rect.inset(14, 0)
    fit(canvas, outer, rich(f"[wave] {words}"), muted, align="left" if river_right else "right")


def _built(canvas: Canvas, rect: Rect, tile: Tile, tokens: list[Seat], river_right: bool) -> None:
    theme = canvas.theme
    imperial = tile.kind == "imperial_market"
    edge = theme.tone(Tone.GOLD) if imperial else mix(theme.line, theme.ink, 0.35)
    panel(canvas, rect, radius=12, outline=edge, line=3 if imperial else 2)
    tint = signs.building_tint(theme, tile.building_type)
    inner = rect.inset(4)
    take = inner.take_right if river_right else inner.take_left
    head, rest = take(102, 4)
    round_rect(canvas, head, tint, 9)
    icon_x = head.x + 25 if river_right else head.right - 25
    draw_icon(canvas, signs.BUILDING[tile.building_type], icon_x, head.cy, 38)
    if tokens:
        outer = rest.take_left if river_right else rest.take_right
        pill, rest = outer(178, 2)
        _owners(canvas, pill, tile, tokens, river_right)
    elif imperial:
        draw_icon(canvas, "crown", rest.x + 24 if river_right else rest.right - 24, rest.cy, 32)
    visitor = rich(signs.rewards(tile.visitor_rewards))
    fit(canvas, rest.inset(4, 0), visitor, _AMOUNT, align="right" if river_right else "left")


def _owners(canvas: Canvas, pill: Rect, tile: Tile, tokens: list[Seat], river_right: bool) -> None:
    """The owners' tokens at the outer end and what each token pays."""
    alone = len(set(tokens)) == 1
    tint = PLAYERS[tokens[0]].colour if alone else canvas.theme.muted
    colour = mix(canvas.theme.panel, tint, 0.22)
    round_rect(canvas, pill, colour, 9)
    room = pill.take_left if river_right else pill.take_right
    seats, rest = room(41.0 * len(tokens) + 2)
    for place, seat in zip(seats.inset(1, 0).columns(len(tokens)), tokens, strict=True):
        token(canvas, PLAYERS[seat], place.cx, place.cy, 36)
    words = rich(signs.rewards(tile.owner_rewards))
    fit(canvas, rest.inset(3, 0), words, TextStyle(26, Weight.SEMIBOLD))


def offer(canvas: Canvas, rect: Rect, tile: str) -> None:
    """A tile one could build: its type and number, influence for its builder, what it pays."""
    known = TILES[tile]
    panel(canvas, rect, radius=12, outline=mix(canvas.theme.line, canvas.theme.ink, 0.35))
    head, rest = rect.inset(4).take_top(42, 3)
    round_rect(canvas, head, signs.building_tint(canvas.theme, known.building_type), 9)
    icon, head = head.take_left(42, 0)
    draw_icon(canvas, signs.BUILDING[known.building_type], icon.cx, icon.cy, 36)
    number, influence = head.inset(2, 0).split_columns([5, 6], 2)
    fit(canvas, number, tile_number(tile), TextStyle(26, Weight.BOLD))
    fit(canvas, influence, rich(f"+{known.build_influence}[flag]"), TextStyle(26, Weight.BOLD))
    visitor, owner = rest.split_columns([5, 9], 2)
    fit(canvas, visitor, rich(signs.rewards(known.visitor_rewards)), TextStyle(25, Weight.BOLD))
    round_rect(canvas, owner, canvas.theme.panel_alt, 8)
    pays = rich(signs.rewards(known.owner_rewards).replace(" ", ""))
    fit(canvas, owner.inset(2, 0), pays, TextStyle(25, Weight.SEMIBOLD))


def tile_number(tile: str) -> str:
    """Era and number, as in the tile's name; its type is shown by its sign."""
    era = "I" * (TILES[tile].era or 0)
    return f"{era}-{tile.rpartition('_')[2]}"
