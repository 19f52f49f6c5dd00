"""The rail of the turn: the action that was led, and what everybody does about it."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.words import msg, ref
from engine.games.import_export.follow import DRAWN
from engine.games.import_export.state import Sale, View
from engine.games.import_export.turn import number_of_actions
from render.games.import_export import plan
from render.games.import_export.art import silhouette
from render.games.import_export.colours import DARK, GOLD, colours
from render.games.import_export.containers import coin, crown, pennant
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.layout import Point, Rect
from render.toolkit.palette import PLAYERS, Colour
from render.toolkit.pieces import token
from render.toolkit.shapes import panel, round_rect
from render.toolkit.text import TextStyle, fit, write

_MARK, _FLAG, _SMALL = 37.0, 46.0, 28.0
_DECIDED = 36.0  # room for what was decided
_BID = 30.0
_WIDEST = 190.0  # what one player does needs no more room than this


def rail(canvas: Canvas, view: View, look: Look) -> None:
    """Draw the rail."""
    panel(canvas, plan.RAIL, colours(canvas.theme).rail, radius=10, lift=2)
    _action(canvas, plan.action(), view, look)
    for seat, cell in plan.cells(view.seats, view.table.captain).items():
        canvas.fill(Rect(cell.x, cell.y + 10, 2, cell.h - 20), canvas.theme.line)
        _cell(canvas, middle(cell), view, seat, look)


def middle(cell: Rect) -> Rect:
    """What of a player's part is used: in a small round it is wider than that."""
    wide = min(cell.w - 2, _WIDEST)
    return Rect(cell.cx - wide / 2 + 1, cell.y, wide, cell.h)


def bid_place(room: Rect, n: int, *, led: bool) -> Point:
    """Where a bid stands, and what takes its room where nobody bids, or nothing is led yet."""
    return room.x + _MARK + (_DECIDED if led else 0) + 24 + 28 * n, room.cy


def _action(canvas: Canvas, rect: Rect, view: View, look: Look) -> None:
    """The action of the turn and which auction it is; before it is led, who will lead."""
    table, inner = view.table, rect.inset(8, 4)
    flag, rest = inner.take_left(_FLAG * 0.84, 10)
    if not table.led:
        crown(canvas, *flag.centre, 38)
        fit(canvas, rest, look.say(msg("ie-pic-no-action")), _muted(canvas), lines=2, align="left")
        return
    pennant(canvas, *flag.centre, _FLAG, table.led)
    upper, lower = (rest.take_top(30)[0], rest.take_bottom(22)[0]) if table.sale else (rest, rest)
    name = look.say(msg("ie-pic-action", action=ref("action", table.led)))
    fit(canvas, upper, name, TextStyle(29, Weight.BOLD), align="left")
    if table.sale is not None:
        words = look.say(msg("ie-pic-auction", n=table.sale.number))
        fit(canvas, lower, words, _muted(canvas), align="left")


def _muted(canvas: Canvas) -> TextStyle:
    return TextStyle(22, Weight.SEMIBOLD, canvas.theme.muted)


def _cell(canvas: Canvas, cell: Rect, view: View, seat: Seat, look: Look) -> None:
    """A player: mark, what was decided and how many actions it gives, the bid."""
    table = view.table
    sale = table.sale
    won = sale is not None and bool(sale.bids) and sale.winner == seat
    if won:
        round_rect(canvas, cell.inset(0, 4), GOLD, 8)
    elif seat in view.waiting:
        round_rect(canvas, cell.inset(0, 4), canvas.theme.panel, 8, canvas.theme.accent, 3)
    ink = DARK if won else canvas.theme.ink
    mark, rest = cell.take_left(_MARK + 6, 1)
    captain = seat == table.captain
    if captain:
        crown(canvas, mark.cx, mark.y + 8, 25)
    token(canvas, PLAYERS[seat], mark.cx, mark.cy + (8 if captain else 0), _MARK)
    decided, bid = rest.take_left(_DECIDED, 3)
    _decided(canvas, decided, view, seat, ink)
    if sale is not None:
        _bid(canvas, bid, sale, seat, ink, look, waits=seat in view.waiting)


def _decided(canvas: Canvas, room: Rect, view: View, seat: Seat, ink: Colour) -> None:
    """Followed, drew, or not decided yet; below it the number of actions."""
    table = view.table
    if not table.led:
        return
    follows = table.players[seat].follows
    elsewhere = follows == "load" != table.led
    n = number_of_actions(table, seat, "load" if elsewhere else table.led)
    y = room.y + (18 if n else room.h / 2)
    if follows == DRAWN:
        silhouette(canvas, "draw", room.cx, y, _SMALL, ink)
    elif follows:
        pennant(canvas, room.cx, y, _SMALL, follows)
    else:
        write(canvas, room.cx, y, "…", TextStyle(_SMALL, Weight.BOLD, ink), "centre")
    if n:
        style = TextStyle(22, Weight.BOLD, ink)
        write(canvas, room.cx, room.bottom - 16, f"×{n}", style, "centre")


def _bid(
    canvas: Canvas, room: Rect, sale: Sale, seat: Seat, ink: Colour, look: Look, *, waits: bool
) -> None:
    """A bid: an envelope as long as it is secret, then what it was."""
    if seat not in sale.bidders or len(sale.bidders) == 1 or not sale.ship:
        return
    if not sale.bids:
        name = "sealed" if not waits else ""
        if name:
            silhouette(canvas, name, room.x + 20, room.cy, 34, ink)
        return
    n = sale.bids[sale.bidders.index(seat)]
    if n < 0:
        fit(canvas, room, look.say(msg("ie-pic-pass")), _muted(canvas), align="left")
        return
    coin(canvas, room.x + 13, room.cy, 26)
    style = TextStyle(_BID, Weight.BOLD, ink)
    write(canvas, room.x + 29, room.cy, str(n), style)
