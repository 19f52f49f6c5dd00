"""One small board for each player beside the city: points, money, goods, pieces in hand."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.games.yokohama.data import PRODUCTS
from engine.games.yokohama.state import Player, View
from render.games.yokohama import signs
from render.games.yokohama.colours import colours
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.glyphs import glyphs
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS, mix
from render.toolkit.pieces import token
from render.toolkit.shapes import round_rect
from render.toolkit.text import TextStyle, fit

_MARK = 36.0
_SHARES = (1.16, 1.0, 0.94)  # of the columns: points have three figures
_NARROW, _LARGER = 156.0, 1.25


def strip(canvas: Canvas, rect: Rect, view: View, seat: Seat, look: Look) -> None:
    """Draw a player's board; a thick frame is around whoever is asked."""
    theme, player = canvas.theme, view.table.players[seat]
    asked = seat in view.waiting
    edge = theme.accent if asked else colours(theme).quay
    round_rect(canvas, rect.moved(0, 3), theme.shade, 11)
    round_rect(canvas, rect, theme.panel, 11, edge, 5 if asked else 2.5)
    canvas.note_cover(rect)
    top, below = rect.inset(8, 6).take_top(38)
    mark, rest = top.take_left(_MARK, 7)
    token(canvas, PLAYERS[seat], mark.cx, mark.cy, _MARK)
    fit(canvas, rest, look.name(seat), TextStyle(24, Weight.BOLD), align="left", ellipsis=True)
    first, second, third = below.rows(3)
    _row(canvas, first, [("vp", player.vp), ("yen", player.yen), ("assistant", player.assistants)])
    line = mix(theme.line, theme.panel, 0.3)
    canvas.fill(Rect(below.x, first.bottom - 1, below.w, 1.6), line)
    goods = [(good, player.goods[good]) for good in PRODUCTS]
    _row(canvas, second, goods[:3])
    _row(canvas, third, [goods[3], ("imports", player.imports), ("order", _orders(view, seat))])


def _orders(view: View, seat: Seat) -> int:
    """How many orders are in hand: the cards are nobody else's to see."""
    return view.counts.hands[seat]


def _row(canvas: Canvas, rect: Rect, held: list[tuple[str, int]]) -> None:
    """Three amounts side by side; what there is none of is pale."""
    theme = canvas.theme
    pale = mix(theme.muted, theme.panel, 0.35)
    times = min(_LARGER, rect.w / _NARROW)
    for place, (sign, n) in zip(rect.split_columns(_SHARES, 2), held, strict=True):
        style = signs.how(22 * times, 23 * times, None if n else pale)
        glyphs(canvas, place, f"[{sign}]{n}", style, "left")


def state_of(player: Player) -> tuple[object, ...]:
    """All of a player that this board shows."""
    held = (*player.goods.values(), player.imports)
    return (player.vp, player.yen, player.assistants, *held)
