"""Beside the map: a strip for each player, the market, the pagodas that are left."""

from __future__ import annotations

from collections import Counter

from engine.core.decision import Seat
from engine.core.words import msg
from engine.games.yellow_yangtze import rules
from engine.games.yellow_yangtze.data import COLOURS, RULES
from engine.games.yellow_yangtze.state import Table, View
from render.games.yellow_yangtze import pieces
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS, mix
from render.toolkit.pieces import token
from render.toolkit.shapes import hexagon, panel
from render.toolkit.text import TextStyle, fit, measure, write

_LOW = 90.0  # the strip of one of four players
_POINTS = 26.0  # the line with open points, where a strip has room for it
_COLUMN = 48.0  # of a leader in it
_MARKET_TILES, _TILE_STEP, _TILE = 300.0, 47.5, 24.5
AWAY = "–"  # a leader off the board


def strip(
    canvas: Canvas, rect: Rect, view: View, seat: Seat, look: Look, won: Counter[str]
) -> None:
    """A player: name, tiles held, what was gained last, and where the five leaders are."""
    theme, asked = canvas.theme, seat in view.waiting
    panel(canvas, rect, outline=theme.accent if asked else None, line=4 if asked else 2, lift=0)
    points = view.counts.points[seat] if view.counts.points and rect.h > _LOW + _POINTS else None
    k = min(1.35, (rect.h - (_POINTS if points else 0)) / _LOW)
    token(canvas, PLAYERS[seat], rect.x + 29, rect.cy, 40 * min(k, 1.1))
    top, rest = rect.inset(6, 3).take_top(28 * k)
    first = top.take_left(55)[1]
    room = _held(canvas, first.take_right(6)[1], view.counts.hands[seat])
    room = _gains(canvas, room, won)
    style = TextStyle(25 * min(k, 1.2), Weight.BOLD)
    fit(canvas, room, look.name(seat), style, align="left", ellipsis=True)
    for place, kind in zip(_columns(rest), COLOURS, strict=True):
        hex = view.table.players[seat].leaders[kind]
        _leader(canvas, place, kind, hex, k)
        if points:
            _points(canvas, place, kind, points[kind])


def _columns(rect: Rect) -> tuple[Rect, ...]:
    return Rect(rect.x + 53, rect.y, _COLUMN * len(COLOURS), rect.h).columns(len(COLOURS))


def _leader(canvas: Canvas, place: Rect, kind: str, hex: str | None, k: float) -> None:
    radius = 17 * k
    pieces.medal(canvas, place.cx, place.y + radius - 1, radius, kind, away=hex is None)
    style = TextStyle(22 * min(k, 1.1), Weight.BOLD, None if hex else canvas.theme.muted)
    write(canvas, place.cx, place.y + 2 * radius + 11 * k, hex or AWAY, style, "centre")


def _points(canvas: Canvas, place: Rect, kind: str, n: int) -> None:
    """The points of a colour, where they lie open, on a tile of that colour."""
    pieces.chip(canvas, place.x + 10, place.bottom - 12, 10, kind)
    style = TextStyle(22, Weight.BOLD)
    write(canvas, place.x + 21, place.bottom - 12, str(n), style)


def held(canvas: Canvas, x: float, y: float, n: int) -> None:
    """How many tiles a player holds, from that point on."""
    draw_icon(canvas, "hexes", x + 14, y, 30)
    write(canvas, x + 31, y, str(n), TextStyle(25, Weight.BOLD))


def _held(canvas: Canvas, rect: Rect, n: int) -> Rect:
    place, rest = rect.take_right(31 + measure(canvas, str(n), TextStyle(25, Weight.BOLD)), 6)
    held(canvas, place.x, place.cy, n)
    return rest


def _gains(canvas: Canvas, rect: Rect, won: Counter[str]) -> Rect:
    """What the last turn brought, at the end of the room; what is left of it."""
    style = TextStyle(24, Weight.BOLD, canvas.theme.highlight)
    for kind, n in reversed(won.items()):
        words = f"+{n}"
        place, rest = rect.take_right(measure(canvas, words, style) + 30, 4)
        if rest.w < 70:
            return rect
        write(canvas, place.x, place.cy, words, style)
        pieces.chip(canvas, place.right - 15, place.cy, 14, kind)
        rect = rest
    return rect


def market(canvas: Canvas, rect: Rect, table: Table, look: Look) -> None:
    """The open tiles, and how many pagodas of each colour are left beside the board."""
    panel(canvas, rect, lift=0)
    left, right = rect.take_left(_MARKET_TILES)
    style = TextStyle(23, Weight.BOLD)
    titles = (left, "yy-pic-market"), (right, "yy-pic-pagodas")
    for place, key in titles:
        room = place.inset(11, 4).take_top(26)[0]
        fit(canvas, room, look.say(msg(key)), style, align="left")
    line = Rect(left.right - 1, rect.y + 9, 2, rect.h - 18)
    canvas.fill(line, mix(canvas.theme.line, canvas.theme.panel, 0.2))
    for number, kind in enumerate(market_tiles(table)):
        x = left.x + 37 + _TILE_STEP * number
        market_tile(canvas, x, left.bottom - 36, _TILE, kind)
    for number, kind in enumerate(COLOURS):
        x = right.x + 23 + 32.5 * number
        pieces.pagoda(canvas, x, right.bottom - 46, 31, kind)
        n = str(rules.supply(table, kind))
        write(canvas, x, right.bottom - 14, n, TextStyle(22, Weight.BOLD), "centre")


def market_place(rect: Rect) -> Rect:
    """The part of the panel that is the market."""
    return rect.take_left(_MARKET_TILES - 4)[0]


def market_tile(canvas: Canvas, x: float, y: float, radius: float, kind: str) -> None:
    """A tile of the market, or the empty place of one."""
    if kind:
        pieces.chip(canvas, x, y, radius, kind)
    else:
        hexagon(canvas, x, y, radius, canvas.theme.panel_alt, outline=canvas.theme.line)


def market_tiles(table: Table) -> list[str]:
    """The six places of the market in the order of the colours, empty ones last."""
    shown = sorted(table.market, key=COLOURS.index)
    return [*shown, *[""] * (RULES.market_size - len(shown))]
