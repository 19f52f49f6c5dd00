"""What lies on a map: tiles, leaders, pagodas, names of hexes."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.games.yellow_yangtze.state import Pagoda
from render.games.yellow_yangtze import signs
from render.games.yellow_yangtze.plan import Chart
from render.toolkit.canvas import MINIMUM_TEXT, Canvas
from render.toolkit.fonts import Weight
from render.toolkit.icons import draw_icon, icon_sprite
from render.toolkit.layout import Point, Rect
from render.toolkit.palette import PLAYERS, Colour, ink_on, mix
from render.toolkit.pieces import token
from render.toolkit.shapes import disc, hexagon, round_rect
from render.toolkit.text import TextStyle, write

# Shares of a hex's radius.
_SIGN_UP, _NAME_DOWN, _LOW_NAME_DOWN = 0.22, 0.42, 0.50
_PLATE_UP = 0.27
# How far below the middle of its hex the name of a capital stands.
USUAL, BELOW_LEADER, ABOVE_CHIP = -0.02, 0.09, -0.08
_PALE = 0.62  # how much of the panel shows through what is away
_SIGN, _WET_SIGN, _SMALL_SIGN = 0.90, 0.82, 0.56
_ON_LAND, _ON_WATER = 0.97, 0.85  # how large a piece is: around one on a river water shows


def chip(
    canvas: Canvas, x: float, y: float, radius: float, kind: str, *, pale: bool = False
) -> None:
    """A tile of a kind, of any size, without a name; pale where the thing itself is away."""
    edge = signs.tile_edge(canvas.theme, kind)
    line = signs.tile_line(canvas.theme, kind, max(1.5, radius * 0.05))
    fill = mix(signs.paint(kind), canvas.theme.panel, _PALE) if pale else signs.paint(kind)
    hexagon(canvas, x, y, radius, fill, outline=edge, line=line)
    _sign(canvas, x, y, radius * 1.1, kind)


def _sign(canvas: Canvas, x: float, y: float, size: float, kind: str) -> None:
    theme = signs.sign_theme(canvas.theme, kind)
    name, body, pixels = signs.SIGN[kind], signs.sign_body(kind), max(1, canvas.px(size))
    sprite = icon_sprite(name, pixels, theme, body, rim=True)
    canvas.paste(sprite, x - size / 2, y - size / 2)


def _footing(canvas: Canvas, chart: Chart, hex: str) -> float:
    """The radius of a piece on a hex; on a river waves break around it."""
    if not chart.geo.bit[hex] & chart.geo.river:
        return chart.radius * _ON_LAND
    reach = chart.radius * _ON_WATER
    hexagon(canvas, *chart.places[hex], reach + 2.5 * chart.k, signs.bank(canvas.theme))
    return reach


def tile(canvas: Canvas, chart: Chart, hex: str, kind: str, capital: bool) -> None:
    """A tile on its hex; the sign leaves room for the name of the hex, and of the capital."""
    (x, y), r = chart.places[hex], chart.radius
    theme, reach = canvas.theme, _footing(canvas, chart, hex)
    edge = signs.gold(theme) if capital else signs.tile_edge(theme, kind)
    rim = (5 if capital else signs.tile_line(theme, kind, 2)) * chart.k
    hexagon(canvas, x, y, reach, signs.paint(kind), outline=edge, line=rim)
    usual = _SIGN if reach > r * _ON_WATER else _WET_SIGN
    up, size = (0.47, _SMALL_SIGN) if capital else (_SIGN_UP, usual)
    _sign(canvas, x, y - r * up, r * size, kind)


def leader(canvas: Canvas, chart: Chart, hex: str, seat: Seat, kind: str, capital: bool) -> None:
    """A leader: a hex in its colour with a light plate for its player's mark and its sign."""
    (x, y), r, theme = chart.places[hex], chart.radius, canvas.theme
    reach, rim = _footing(canvas, chart, hex), 2.5 * chart.k
    hexagon(canvas, x, y, reach, signs.paint(kind), outline=theme.rim, line=rim)
    if capital:
        leader_plate(canvas, x, y - r * 0.50, r * 0.92, seat, kind)
    else:
        leader_plate(canvas, x, y - r * _PLATE_UP, r, seat, kind)


def leader_plate(canvas: Canvas, x: float, y: float, r: float, seat: Seat, kind: str) -> None:
    """A player's mark and a kind's sign side by side, to fit a hex of that radius."""
    theme, edge = canvas.theme, max(1.5, r * 0.04)
    plate = Rect.around(x, y, r * 1.62, r * 0.92)
    round_rect(canvas, plate.inset(-edge), theme.outline, r * 0.3)
    round_rect(canvas, plate, theme.rim, r * 0.3)
    round_rect(canvas, plate.take_right(r * 0.78)[0].inset(edge * 1.4), signs.paint(kind), r * 0.26)
    _sign(canvas, x + r * 0.42, y, r * 0.60, kind)
    token(canvas, PLAYERS[seat], x - r * 0.38, y, r * 0.86)


def pagoda_point(chart: Chart, hexes: tuple[str, ...]) -> Point:
    """Where a pagoda stands: near the corner its three hexes share, clear of their names."""
    x, y = chart.middle(hexes)
    points_down = sum(chart.places[hex][1] > y for hex in hexes) == 1
    return x, y + chart.radius * (-0.02 if points_down else 0.12)


def pagoda(canvas: Canvas, chart: Chart, standing: Pagoda) -> None:
    """A pagoda on a light disc where its three hexes meet."""
    (x, y), r, theme = pagoda_point(chart, standing.hexes), chart.radius, canvas.theme
    disc(canvas, x, y, 0.42 * r, theme.rim, theme.outline, 2 * chart.k)
    canvas.note_cover(Rect.around(x, y, 0.62 * r))
    draw_icon(canvas, "pagoda", x, y - r * 0.02, r * 0.70, signs.paint(standing.colour))


def name(canvas: Canvas, chart: Chart, hex: str, colour: Colour, *, low: bool = False) -> None:
    """The name of a hex at its foot, lower where the name of a capital needs room above it."""
    x, y = name_point(chart, hex, low=low)
    style = TextStyle(MINIMUM_TEXT * max(1.0, chart.k), Weight.SEMIBOLD, colour)
    write(canvas, x, y, hex, style, "centre")


def name_point(chart: Chart, hex: str, *, low: bool = False) -> Point:
    """Where the name of a hex stands, clear of its edges."""
    x, y = chart.places[hex]
    return x, y + chart.radius * (_LOW_NAME_DOWN if low else _NAME_DOWN)


def capital_name(
    canvas: Canvas, chart: Chart, hex: str, words: str, colour: Colour, down: float = USUAL
) -> None:
    """The name of a capital across its hex, lower or higher where something needs more room."""
    (x, y), r = chart.places[hex], chart.radius
    style = TextStyle(MINIMUM_TEXT * max(1.0, chart.k), Weight.BOLD, colour)
    write(canvas, x, y + r * down, words, style, "centre")


def tile_ink(kind: str) -> Colour:
    """The colour of words on a tile."""
    return mix(ink_on(signs.paint(kind)), signs.paint(kind), 0.12)
