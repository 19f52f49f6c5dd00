"""The score sheet: points by colour, how gold was given out, and the lowest colour that counts."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.words import Msg, msg
from engine.games.yellow_yangtze.data import SCORED, YELLOW
from engine.games.yellow_yangtze.scoring import known_score
from engine.games.yellow_yangtze.state import FinalScore, View
from render.games.yellow_yangtze import pieces, plan, signs
from render.picture import Look
from render.toolkit.canvas import PANE, Canvas
from render.toolkit.fonts import Weight
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS, ink_on
from render.toolkit.pieces import badge, stacked_bar, token
from render.toolkit.shapes import highlight, panel
from render.toolkit.text import TITLE, TextStyle, fit, measure, write

_HEAD, _NAME = 96.0, 52.0
_BAR = 62.0  # no bar is higher
_GAP = 8.0


def score(view: View, look: Look) -> Canvas:
    """One sheet for each player, the best first; hidden points stay hidden until the end."""
    known = {seat: known_score(view, seat) for seat in range(view.seats)}
    order = sorted(known, key=lambda seat: (_place(view, seat), seat))
    canvas = Canvas.blank(look.style, PANE.h)
    head, page = PANE.inset(2 * plan.EDGE, plan.EDGE).take_top(_HEAD, _GAP)
    _head(canvas, head, view, look)
    most = max([1, *(max(one.totals.values()) for one in known.values() if one)])
    for seat, place in zip(order, page.grid(2, -(-view.seats // 2), _GAP), strict=False):
        panel(canvas, place, lift=0)
        _sheet(canvas, place.inset(14, 6), view, seat, look, most)
    return canvas


def _place(view: View, seat: Seat) -> int:
    return view.outcome.places[seat] if view.outcome else 0


def heading(view: View) -> Msg:
    """Whether this is the result."""
    return msg("core-pic-score" if view.outcome else "core-pic-score-so-far")


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
        lock, words = rest.take_top(70)[0].take_left(48, 10)
        draw_icon(canvas, "lock", lock.cx, lock.cy, 42)
        style = TextStyle(27, Weight.SEMIBOLD, canvas.theme.muted)
        fit(canvas, words, look.say(msg("yy-pic-score-hidden")), style, align="left")
        return
    height = min(_BAR, rest.h / len(SCORED))
    lines = rest.take_top(height * len(SCORED))[0].rows(len(SCORED))
    for line, kind in zip(lines, SCORED, strict=True):
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
        total, rect = rect.take_right(64, 10)
        fit(canvas, total, str(known.score), TextStyle(46, Weight.BOLD), align="right")
        style = TextStyle(26, Weight.BOLD)
        n = str(known.points[YELLOW])
        gold, rect = rect.take_right(measure(canvas, n, style) + 38, 10)
        pieces.chip(canvas, gold.x + 16, gold.cy, 15, YELLOW)
        write(canvas, gold.x + 36, gold.cy, n, style)
    style = TextStyle(34, Weight.BOLD)
    fit(canvas, rect, look.name(seat), style, align="left", ellipsis=True)


def _bar(canvas: Canvas, line: Rect, known: FinalScore, kind: str, most: int) -> None:
    """Points of a colour and the gold on top of them; the lowest colour is the score."""
    mark, rest = line.take_left(46, 8)
    pieces.chip(canvas, mark.cx, mark.cy, min(21, line.h / 2), kind)
    total, rest = rest.take_right(150, 10)
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
    fit(canvas, total, words, TextStyle(27, Weight.BOLD), align="right")
    if known.totals[kind] == known.score:
        around = Rect(line.x - 4, line.y + 2, line.w + 8, line.h - 4)
        highlight(canvas, around, canvas.theme.accent, dashed=False, width=4, radius=10)
