"""What is behind a player's own screen: tiles and points, and where the leaders are."""

from __future__ import annotations

from engine.core.words import msg
from engine.games.yellow_yangtze.data import COLOURS, SCORED
from engine.games.yellow_yangtze.state import View
from render.games.yellow_yangtze import pieces, plan, signs
from render.picture import Look
from render.toolkit.canvas import PANE, Canvas
from render.toolkit.fonts import Weight
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS, mix
from render.toolkit.pieces import token
from render.toolkit.shapes import hexagon, highlight, panel
from render.toolkit.text import TextStyle, fit, write

_GAP = 8.0
_TITLE = TextStyle(28, Weight.BOLD)
_NAME = TextStyle(25, Weight.SEMIBOLD)
_HEIGHTS = (56.0, 238.0, 150.0, 150.0)


def hand(view: View, look: Look) -> Canvas:
    """Three rows with a column for each colour: tiles, points, leaders."""
    assert view.hand is not None
    assert view.seat is not None
    canvas = Canvas.blank(look.style, PANE.h)
    head, page = PANE.inset(plan.EDGE).take_top(_HEIGHTS[0], _GAP)
    mark, words = head.take_left(60, 10)
    token(canvas, PLAYERS[view.seat], mark.cx, mark.cy, 54)
    name = look.name(view.seat)
    fit(canvas, words, name, TextStyle(42, Weight.BOLD), align="left", ellipsis=True)
    places = []
    for height in _HEIGHTS[1:]:
        place, page = page.take_top(height, _GAP)
        places.append(place)
    _tiles(canvas, places[0], view.hand.tiles, look)
    points_row(canvas, places[1], view.hand.points, look)
    _leaders(canvas, places[2], view, look)
    return canvas


def _columns(canvas: Canvas, rect: Rect, title: str) -> tuple[Rect, ...]:
    panel(canvas, rect, lift=0)
    head, rest = rect.inset(16, 6).take_top(34, 2)
    fit(canvas, head, title, _TITLE, align="left")
    return rest.columns(len(COLOURS), 8)


def _tiles(canvas: Canvas, rect: Rect, held: dict[str, int], look: Look) -> None:
    """Each colour with its count; a colour that is missing keeps its place, empty."""
    title = look.say(msg("yy-pic-tiles", n=sum(held.values())))
    for place, kind in zip(_columns(canvas, rect, title), COLOURS, strict=True):
        art, words = place.take_top(122, 2)
        count, name = words.rows(2)
        if held[kind]:
            _stack(canvas, art, kind, held[kind])
        else:
            hexagon(canvas, *art.centre, 54, canvas.theme.panel_alt, outline=canvas.theme.line)
        colour = canvas.theme.ink if held[kind] else canvas.theme.muted
        fit(canvas, count, f"× {held[kind]}", TextStyle(34, Weight.BOLD, colour))
        style = TextStyle(25, Weight.SEMIBOLD, colour)
        fit(canvas, name, look.say(msg(f"yy-role-{kind}")), style)


def _stack(canvas: Canvas, rect: Rect, kind: str, count: int) -> None:
    """Tiles one behind the other, so that many look like many."""
    behind = min(count, 4) - 1
    for level in range(behind, 0, -1):
        x, y = rect.cx + 8.0 * level, rect.cy - 2.0 * level
        shade = mix(signs.paint(kind), canvas.theme.panel, 0.25)
        edge = signs.tile_edge(canvas.theme, kind)
        hexagon(canvas, x, y, 54, shade, outline=edge, line=2.6)
    pieces.chip(canvas, rect.cx - 4.0 * behind, rect.cy + 2, 57, kind)


def points_row(canvas: Canvas, rect: Rect, won: dict[str, int], look: Look) -> None:
    """Points by colour; the lowest of the four that count is marked."""
    lowest = min(won[kind] for kind in SCORED)
    title = look.say(msg("yy-pic-points"))
    for place, kind in zip(_columns(canvas, rect, title), COLOURS, strict=True):
        top, name = place.split_rows([5, 3], 2)
        pieces.chip(canvas, top.cx - 34, top.cy, 32, kind)
        style = TextStyle(44, Weight.BOLD)
        write(canvas, top.cx + 10, top.cy, str(won[kind]), style)
        fit(canvas, name, look.say(msg(f"yy-pic-vp-{kind}")), _NAME)
        if kind in SCORED and won[kind] == lowest:
            highlight(canvas, place.inset(2), canvas.theme.accent, dashed=False, width=5)


def _leaders(canvas: Canvas, rect: Rect, view: View, look: Look) -> None:
    assert view.seat is not None
    title = look.say(msg("yy-pic-leaders"))
    where = view.table.players[view.seat].leaders
    for place, kind in zip(_columns(canvas, rect, title), COLOURS, strict=True):
        top, name = place.split_rows([5, 3], 2)
        hex = where[kind]
        pieces.medal(canvas, top.cx, top.cy, 34, kind, away=hex is None)
        words = hex or look.say(msg("yy-pic-off-board"))
        style = TextStyle(30, Weight.BOLD) if hex else _NAME
        fit(canvas, name, words, style)
