"""The bar above all panes: who is asked for what, how near the end is, which turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Seat
from engine.core.words import Msg, msg
from engine.games.import_export import rules
from engine.games.import_export.state import Table, View
from render.games.import_export.colours import DARK, GOLD, colours
from render.games.import_export.containers import crown
from render.games.import_export.plan import HEADER
from render.games.import_export.race import leaders
from render.games.import_export.ships import code
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS
from render.toolkit.pieces import token
from render.toolkit.shapes import round_rect
from render.toolkit.text import TextStyle, fit, measure

_CUT = 4.0  # of its height missing, half its letters would be
_MARK, _LEADER = 40.0, 34.0
_NAME, _WHAT = TextStyle(34, Weight.BOLD), 27.0
_LEAST_NAME = 150.0
_TRACK, _TURN = 196.0, 26.0


def bar(canvas: Canvas, view: View, look: Look) -> None:
    """Draw the bar; in a window that cuts it, nothing."""
    if look.window is not None and look.window.y > _CUT:
        return
    canvas.fill(HEADER, canvas.theme.panel)
    canvas.fill(Rect(0, HEADER.bottom - 2, HEADER.w, 2), canvas.theme.line)
    room = HEADER.inset(10, 0)
    if view.outcome is None:
        room = _turn(canvas, room, view, look)
        room = _race(canvas, room, view, look)
    _who(canvas, room, view, look)


def _turn(canvas: Canvas, room: Rect, view: View, look: Look) -> Rect:
    """Which turn it is; returns the room left of it."""
    style = TextStyle(_TURN, Weight.BOLD)
    words = look.say(msg("ie-pic-turn", n=max(1, view.table.turn)))
    place, rest = room.take_right(measure(canvas, words, style) + 2, 16)
    fit(canvas, place, words, style)
    return rest


def _race(canvas: Canvas, room: Rect, view: View, look: Look) -> Rect:
    """How near the end is, and through whom; returns the room left of it."""
    theme, table = canvas.theme, view.table
    track, rest = room.take_right(_TRACK, 8)
    track = Rect(track.x, track.cy - 17, track.w, 32)
    style = TextStyle(24, Weight.BOLD)
    if table.ended:
        round_rect(canvas, track, theme.accent, 9)
        fit(canvas, track, look.say(msg("ie-pic-last-turn")), _on(style, theme.on_accent))
        return rest
    first, end = leaders(table), rules.threshold(table)
    now = table.players[first[0]].credits if first else 0
    round_rect(canvas, track, theme.panel_alt, 9, theme.line, 2)
    _filled(canvas, track.inset(3), min(1.0, now / end))
    words = look.say(msg("ie-pic-race", now=now, end=end))
    ink = DARK if now * 2 > end else theme.ink
    fit(canvas, track, words, _on(style, ink))
    if len(first) == 1:
        mark, rest = rest.take_right(_LEADER, 12)
        token(canvas, PLAYERS[first[0]], *mark.centre, _LEADER)
    return rest


def _on(style: TextStyle, colour: tuple[int, int, int]) -> TextStyle:
    return TextStyle(style.size, style.weight, colour)


def _filled(canvas: Canvas, track: Rect, share: float) -> None:
    wide = track.w * share
    if wide > 12:
        round_rect(canvas, Rect(track.x, track.y, wide, track.h), GOLD, 7)


def _who(canvas: Canvas, room: Rect, view: View, look: Look) -> None:
    """Who is asked and for what; at the end the winners."""
    seats = view.outcome.winners if view.outcome else view.waiting or (view.table.captain,)
    if view.outcome is not None:
        place, room = room.take_left(_MARK, 4)
        crown(canvas, *place.centre, _MARK * 0.86)
    for seat in seats:
        mark, room = room.take_left(_MARK, 8)
        token(canvas, PLAYERS[seat], *mark.centre, _MARK)
    what = look.say(awaited(view))
    style = TextStyle(_WHAT, Weight.SEMIBOLD, canvas.theme.accent)
    if len(seats) == 1:
        room = _name(canvas, room, look.name(seats[0]), measure(canvas, what, style))
    fit(canvas, room, what, style, align="left")


def _name(canvas: Canvas, room: Rect, name: str, more: float) -> Rect:
    """A name, as long as there is room beside what is awaited; returns that room."""
    wide = min(measure(canvas, name, _NAME) + 1, max(_LEAST_NAME, room.w - more - 12))
    place, rest = room.take_left(wide, 12)
    fit(canvas, place, name, _NAME, align="left", ellipsis=True, minimum=26)
    return rest


def awaited(view: View) -> Msg:
    """What the game waits for, as far as the table tells."""
    table = view.table
    if view.outcome is not None:
        return msg("ie-pic-won")
    if not table.led:
        captain = view.waiting == (table.captain,)
        return msg("ie-pic-leads" if captain else "ie-pic-decides")
    undecided = [seat for seat in rules.from_captain(table) if not table.players[seat].follows]
    if undecided:
        follows = set(view.waiting) <= set(undecided)
        return msg("ie-pic-follows" if follows else "ie-pic-decides")
    return _in_auction(view.waiting, table) or msg("ie-pic-acts")


def _in_auction(waiting: Sequence[Seat], table: Table) -> Msg | None:
    """What an auction waits for, if there is one."""
    sale = table.sale
    if sale is None:
        return None
    if not sale.ship:
        return msg("ie-pic-picks-ship")
    bids = sale.winner is None and not sale.bids and set(waiting) <= set(sale.bidders)
    if bids:
        return msg("ie-pic-bids", ship=code(*rules.ship_at(sale.ship)))
    imports = sale.winner in waiting
    return msg("ie-pic-imports" if imports else "ie-pic-decides")


def rule(canvas: Canvas, y: float) -> None:
    """A thin line across the pane."""
    canvas.fill(Rect(0, y, 1080, 2), colours(canvas.theme).far)
