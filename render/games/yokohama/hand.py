"""The orders of a hand: what each asks for, and what is still missing."""

from __future__ import annotations

from engine.core.words import msg
from engine.games.yokohama import rules
from engine.games.yokohama.data import PRODUCTS
from engine.games.yokohama.state import View
from engine.games.yokohama.texts import order_about, order_name
from render.games.yokohama import signs
from render.games.yokohama.cardfaces import Said, order_face, sentence
from render.games.yokohama.colours import colours
from render.picture import Look
from render.toolkit.canvas import PANE, Canvas
from render.toolkit.fonts import Weight
from render.toolkit.glyphs import glyphs
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS
from render.toolkit.pieces import token
from render.toolkit.shapes import disc, highlight
from render.toolkit.text import TITLE, TextStyle, fit, write

_STRIP = Rect(0, 0, PANE.w, 76)
_CARDS = Rect(8, 86, 1064, 536)
_WIDEST = 440.0
_NAME = 300.0
_HELD, _LACKED = 30.0, 15.0  # the line below an order, and the radius of a mark on it


def hand(view: View, look: Look) -> Canvas:
    """The orders side by side below what their owner has."""
    assert view.hand is not None
    assert view.seat is not None
    canvas = Canvas.blank(look.style, PANE.h)
    _owned(canvas, view, look)
    orders = view.hand.orders
    if not orders:
        fit(canvas, _CARDS, look.say(msg("yk-say-hand", n=0)), TITLE)
        return canvas
    width = min(_WIDEST * len(orders), _CARDS.w)
    room = Rect.around(*_CARDS.centre, width, _CARDS.h)
    for place, order in zip(room.columns(len(orders), 10), orders, strict=True):
        _order(canvas, place, view, order, look)
    return canvas


def _owned(canvas: Canvas, view: View, look: Look) -> None:
    """Who it is, and the goods to complete orders with."""
    assert view.seat is not None
    known, player = colours(canvas.theme), view.table.players[view.seat]
    canvas.fill(_STRIP, known.street)
    canvas.fill(Rect(0, _STRIP.bottom - 3, _STRIP.w, 3), known.kerb)
    mark, room = _STRIP.inset(12, 0).take_left(54, 10)
    token(canvas, PLAYERS[view.seat], mark.cx, mark.cy, 52)
    name, room = room.take_left(_NAME, 10)
    style = TextStyle(34, Weight.BOLD)
    fit(canvas, name, look.name(view.seat), style, align="left", ellipsis=True)
    held = [*((good, player.goods[good]) for good in PRODUCTS), ("imports", player.imports)]
    for place, (sign, n) in zip(
        room.columns(len(held) + 1, 4), [*held, ("yen", player.yen)], strict=True
    ):
        colour = None if n else canvas.theme.muted
        glyphs(canvas, place, f"[{sign}]{n}", signs.how(38, 34, colour), "left")


def _order(canvas: Canvas, place: Rect, view: View, order: str, look: Look) -> None:
    """An order with what it lacks, framed if it can be completed now."""
    assert view.seat is not None
    table = view.table
    sheet = table.sheet
    card, line = place.take_bottom(_HELD + 12)[::-1]
    words = sentence(look.say(order_about(sheet, order)))
    said = Said(look.say(order_name(sheet.orders[order])), words)
    order_face(canvas, card, sheet.orders[order], said)
    _status(canvas, line, view, order, look)
    if rules.can_complete(table, view.seat, order):
        highlight(canvas, card.inset(3), canvas.theme.good, dashed=False, width=6)


def _status(canvas: Canvas, line: Rect, view: View, order: str, look: Look) -> None:
    """That nothing is missing, or how many of each good."""
    assert view.seat is not None
    held, wanted = view.table.players[view.seat].goods, view.table.sheet.orders[order].cost
    missing = {good: n - held[good] for good, n in wanted.items() if n > held[good]}
    key = "yk-pic-missing" if missing else "yk-pic-complete-now"
    colour = canvas.theme.warn if missing else canvas.theme.good
    disc(canvas, line.x + _LACKED + 4, line.cy, _LACKED, colour)
    sign = TextStyle(24, Weight.BOLD, canvas.theme.paper)
    write(canvas, line.x + _LACKED + 4, line.cy, "×" if missing else "✓", sign, "centre")
    room = line.take_left(2 * _LACKED + 14)[1]
    said = write(canvas, room.x, room.cy, look.say(msg(key)), TextStyle(27, Weight.SEMIBOLD))
    lacks = signs.goods(missing.items())
    rest = room.take_left(said.right + 8 - room.x)[1]
    glyphs(canvas, rest, lacks, signs.how(30, 28), "left")
