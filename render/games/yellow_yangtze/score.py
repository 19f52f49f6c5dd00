"""The score sheet: points by colour, how gold was given out, and the lowest colour that counts."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.words import Msg, msg
from engine.games.yellow_yangtze.data import SCORED, YELLOW
from engine.games.yellow_yangtze.scoring import allot
from engine.games.yellow_yangtze.state import FinalScore, View
from render.games.yellow_yangtze import pieces, plan, signs
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS, ink_on
from render.toolkit.pieces import badge, stacked_bar, token
from render.toolkit.shapes import highlight, panel
from render.toolkit.text import TITLE, TextStyle, fit, measure, write

_HEAD, _NAME, _BAR = 118.0, 60.0, 46.0
_SHEET = _NAME + len(SCORED) * _BAR + 34
_HIDDEN = _NAME + 76.0


def score(view: View, look: Look) -> Canvas:
    """One sheet for each player, the best first; hidden points stay hidden until the end."""
    known = {seat: known_score(view, seat) for seat in range(view.seats)}
    order = sorted(known, key=lambda seat: (_place(view, seat), seat))
    heights = [_SHEET if known[seat] else _HIDDEN for seat in order]
    canvas = Canvas.blank(look.style, _HEAD + sum(heights) + len(order) * plan.EDGE)
    page = Rect(plan.EDGE, 4, plan.WIDTH - 2 * plan.EDGE, canvas.height)
    head, page = page.take_top(_HEAD - 4)
    _head(canvas, head, view, look)
    most = max([1, *(max(one.totals.values()) for one in known.values() if one)])
    for seat, height in zip(order, heights, strict=True):
        place, page = page.take_top(height, plan.EDGE)
        panel(canvas, place)
        _sheet(canvas, place.inset(18, 8), view, seat, look, most)
    return canvas


def known_score(view: View, seat: Seat) -> FinalScore | None:
    """A player's points if this reader may know them, with gold given out as it stands."""
    if view.table.final:
        return view.table.final[seat]
    if view.counts.points is not None:
        return allot(view.counts.points[seat])
    if view.hand is not None and seat == view.seat:
        return allot(view.hand.points)
    return None


def _place(view: View, seat: Seat) -> int:
    return view.outcome.places[seat] if view.outcome else 0


def heading(view: View) -> Msg:
    """Whether this is the result."""
    return msg("yy-pic-score" if view.outcome else "yy-pic-score-so-far")


def _head(canvas: Canvas, rect: Rect, view: View, look: Look) -> None:
    first, second = rect.split_rows([3, 2])
    fit(canvas, first, look.say(heading(view)), TITLE, align="left")
    words = msg(f"yy-ending-{view.outcome.ending}") if view.outcome else msg("yy-pic-score-rule")
    style = TextStyle(27, Weight.SEMIBOLD, canvas.theme.muted)
    fit(canvas, second, look.say(words), style, align="left")


def _sheet(canvas: Canvas, rect: Rect, view: View, seat: Seat, look: Look, most: int) -> None:
    head, rest = rect.take_top(_NAME, 4)
    known = known_score(view, seat)
    _name(canvas, head, view, seat, look, known)
    if known is None:
        lock, words = rest.take_left(48, 10)
        draw_icon(canvas, "lock", lock.cx, lock.cy, 42)
        style = TextStyle(27, Weight.SEMIBOLD, canvas.theme.muted)
        fit(canvas, words, look.say(msg("yy-pic-score-hidden")), style, align="left")
        return
    for line, kind in zip(rest.rows(len(SCORED)), SCORED, strict=True):
        _bar(canvas, line, known, kind, most)


def _name(
    canvas: Canvas, rect: Rect, view: View, seat: Seat, look: Look, known: FinalScore | None
) -> None:
    if view.outcome is not None:
        place, rect = rect.take_left(50, 10)
        kind, fill = ("coin", None) if _place(view, seat) == 1 else ("disc", canvas.theme.panel_alt)
        badge(canvas, place.cx, place.cy, str(_place(view, seat)), 48, kind=kind, fill=fill)
    mark, rect = rect.take_left(50, 10)
    token(canvas, PLAYERS[seat], mark.cx, mark.cy, 46)
    if known is not None:
        total, rect = rect.take_right(80, 10)
        fit(canvas, total, str(known.score), TextStyle(50, Weight.BOLD), align="right")
        gold, rect = rect.take_right(250, 10)
        words = look.say(msg("yy-pic-gold", n=known.points[YELLOW]))
        fit(canvas, gold, words, TextStyle(26, Weight.SEMIBOLD), align="right")
    style = TextStyle(34, Weight.BOLD)
    fit(canvas, rect, look.name(seat), style, align="left", ellipsis=True)


def _bar(canvas: Canvas, line: Rect, known: FinalScore, kind: str, most: int) -> None:
    """Points of a colour and the gold on top of them; the lowest colour is the score."""
    mark, rest = line.take_left(46, 8)
    pieces.chip(canvas, mark.cx, mark.cy, 21, kind)
    total, rest = rest.take_right(160, 10)
    parts = ((known.points[kind], kind), (known.gold[kind], YELLOW))
    paints = [(float(n), signs.bar(canvas.theme, one)) for n, one in parts]
    bar = rest.inset(0, 5)
    places = stacked_bar(canvas, bar, paints, most)
    for place, (n, one) in zip(places, parts, strict=True):
        style = TextStyle(26, Weight.BOLD, ink_on(signs.bar(canvas.theme, one)))
        if place.w > measure(canvas, str(n), style) + 6:
            write(canvas, place.cx, place.cy, str(n), style, "centre")
    plain, gold = known.points[kind], known.gold[kind]
    words = f"{plain} + {gold} = {plain + gold}" if gold else str(plain)
    fit(canvas, total, words, TextStyle(30, Weight.BOLD), align="right")
    if known.totals[kind] == known.score:
        around = Rect(line.x - 4, line.y + 4, line.w + 8, line.h - 8)
        highlight(canvas, around, canvas.theme.accent, dashed=False, width=4, radius=10)
