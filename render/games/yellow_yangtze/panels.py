"""What lies beside the map: market, bag, pagodas, and one panel for each player."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.words import msg
from engine.games.yellow_yangtze import rules
from engine.games.yellow_yangtze.data import COLOURS, RULES
from engine.games.yellow_yangtze.state import Table, View
from render.games.yellow_yangtze import pieces, signs
from render.picture import Look
from render.toolkit.canvas import MINIMUM_TEXT, Canvas
from render.toolkit.fonts import Weight
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS
from render.toolkit.pieces import token
from render.toolkit.shapes import hexagon, highlight, round_rect
from render.toolkit.text import TextStyle, fit, measure
from render.toolkit.words import rich

_CAPTION = 146.0  # what the lines of the legend mean
_LABEL = TextStyle(25, Weight.SEMIBOLD)
_NUMBER = TextStyle(30, Weight.BOLD)
_AWAY = "–"  # a leader off the board


def market(canvas: Canvas, rect: Rect, view: View, look: Look) -> None:
    """The open tiles, then how many are in the bag and how many are out of the game."""
    label, tiles, stock = market_parts(rect)
    fit(canvas, label, look.say(msg("yy-pic-market")), TextStyle(28, Weight.BOLD), align="left")
    for place, kind in zip(tiles, market_tiles(view.table), strict=True):
        market_tile(canvas, place.cx, place.cy, 34, kind)
    stocks(canvas, stock, view, look)


def market_parts(rect: Rect) -> tuple[Rect, tuple[Rect, ...], Rect]:
    """The name of the market, its tiles, and the numbers beside them."""
    label, rest = rect.inset(14, 6).take_left(130, 6)
    tiles, stock = rest.take_left(RULES.market_size * 72, 14)
    return label, tiles.columns(RULES.market_size), stock


def market_tile(canvas: Canvas, x: float, y: float, radius: float, kind: str) -> None:
    """A tile of the market, or the empty place of one."""
    if kind:
        pieces.chip(canvas, x, y, radius, kind)
    else:
        hexagon(canvas, x, y, radius, canvas.theme.panel_alt, outline=canvas.theme.line)


def stocks(canvas: Canvas, rect: Rect, view: View, look: Look) -> None:
    """How many tiles are in the bag, and how many out of the game."""
    bag, out = rect.columns(2, 8)
    words = rich(f"[bag] {look.say(msg('yy-pic-bag', n=view.counts.bag))}")
    fit(canvas, bag, words, _LABEL, align="left")
    fit(canvas, out, look.say(msg("yy-pic-discarded", n=view.counts.box)), _LABEL, align="right")


def market_tiles(table: Table) -> list[str]:
    """The six places of the market in the order of the colours, empty ones last."""
    shown = sorted(table.market, key=COLOURS.index)
    return [*shown, *[""] * (RULES.market_size - len(shown))]


def mark_market(canvas: Canvas, rect: Rect, view: View, kinds: set[str]) -> None:
    """Mark the open tiles that may be taken."""
    for place, kind in zip(market_parts(rect)[1], market_tiles(view.table), strict=True):
        if kind in kinds:
            highlight(canvas, place.inset(2, -1), canvas.theme.good, dashed=False, width=5)


def kind_names(canvas: Canvas, rect: Rect, look: Look) -> None:
    """Which sign is who: the legend of the map, a box for each kind."""
    style = TextStyle(24, Weight.SEMIBOLD, canvas.theme.muted)
    captions = rect.inset(14, 6).take_left(_CAPTION)[0].rows(2)
    for line, key in zip(captions, ("yy-pic-kinds", "yy-pic-pagodas"), strict=True):
        fit(canvas, line, look.say(msg(key)), style, align="left")
    for place, kind in zip(_kind_cells(canvas, rect, look), COLOURS, strict=True):
        round_rect(canvas, place, canvas.theme.panel_alt, 10, canvas.theme.line)
        mark, words = place.inset(5, 2).rows(2)[0].take_left(38, 3)
        pieces.chip(canvas, mark.cx, mark.cy, 19, kind)
        name = look.say(msg(f"yy-role-{kind}"))
        fit(canvas, words, name, TextStyle(25, Weight.SEMIBOLD), align="left")


def _kind_cells(canvas: Canvas, rect: Rect, look: Look) -> tuple[Rect, ...]:
    """A cell for each kind, as wide as its name wants."""
    least = TextStyle(MINIMUM_TEXT, Weight.SEMIBOLD)
    names = [look.say(msg(f"yy-role-{kind}")) for kind in COLOURS]
    widths = [measure(canvas, name, least) + 53 for name in names]
    return rect.inset(10, 5).take_left(_CAPTION, 14)[1].split_columns(widths, 6)


def supply(canvas: Canvas, rect: Rect, table: Table, look: Look) -> None:
    """The pagodas beside the board, below the names of their colours."""
    for place, kind in zip(_kind_cells(canvas, rect, look), COLOURS, strict=True):
        mark, room = place.inset(5, 2).rows(2)[1].take_left(38, 3)
        draw_icon(canvas, "pagoda", mark.cx, mark.cy, 34, signs.paint(kind), rim=True)
        style = TextStyle(25, Weight.BOLD)
        fit(canvas, room, str(rules.supply(table, kind)), style, align="left")


def seat_panel(canvas: Canvas, rect: Rect, view: View, seat: Seat, look: Look) -> None:
    """All that lies open in front of a player."""
    if seat in view.waiting:
        highlight(canvas, rect.inset(3), canvas.theme.accent, dashed=False, width=5)
    rows = rect.inset(14, 9).rows(3 if view.counts.points is not None else 2, 4)
    _name(canvas, rows[0], view, seat, look)
    _leaders(canvas, rows[1], view, seat, look)
    if view.counts.points is not None:
        points(canvas, rows[2], view.counts.points[seat], look)


def _name(canvas: Canvas, rect: Rect, view: View, seat: Seat, look: Look) -> None:
    mark, rest = rect.take_left(42, 6)
    token(canvas, PLAYERS[seat], mark.cx, mark.cy, 40)
    held, rest = rest.take_right(74, 6)
    words = rich(f"[hexes] {view.counts.hands[seat]}")
    fit(canvas, held, words, _NUMBER, align="right")
    dynasty = look.say(msg(f"yy-dynasty-{view.table.players[seat].dynasty}"))
    style = TextStyle(25, Weight.SEMIBOLD, canvas.theme.muted)
    room, rest = rest.take_right(measure(canvas, dynasty, style) + 2, 10)
    fit(canvas, room, dynasty, style, align="right")
    fit(canvas, rest, look.name(seat), _NUMBER, align="left", ellipsis=True)


def _leaders(canvas: Canvas, rect: Rect, view: View, seat: Seat, look: Look) -> None:
    """The five leaders in the order of the colours, each with its hex, pale if off the board."""
    rest = _labelled(canvas, rect, look, "yy-pic-leaders-short")
    where = view.table.players[seat].leaders
    for place, kind in zip(rest.columns(len(COLOURS), 2), COLOURS, strict=True):
        hex = where[kind]
        pieces.chip(canvas, place.x + 18, place.cy, 18, kind, pale=hex is None)
        style = TextStyle(25, Weight.BOLD, None if hex else canvas.theme.muted)
        fit(canvas, place.take_left(36)[1], hex or _AWAY, style, align="left")


def _labelled(canvas: Canvas, rect: Rect, look: Look, key: str) -> Rect:
    label, rest = rect.take_left(88, 4)
    style = TextStyle(23, Weight.SEMIBOLD, canvas.theme.muted)
    fit(canvas, label, look.say(msg(key)), style, align="left")
    return rest


def points(canvas: Canvas, rect: Rect, won: dict[str, int], look: Look) -> None:
    """Victory points of all five colours."""
    rest = _labelled(canvas, rect, look, "yy-pic-points-short")
    for place, kind in zip(rest.columns(len(COLOURS), 2), COLOURS, strict=True):
        pieces.chip(canvas, place.x + 18, place.cy, 18, kind)
        words = str(won[kind])
        fit(canvas, place.take_left(40)[1], words, TextStyle(29, Weight.BOLD), align="left")
