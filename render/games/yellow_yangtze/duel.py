"""A revolt or war in full: for each side its leaders, and every tile it fights with."""

from __future__ import annotations

from engine.core.words import msg
from engine.games.yellow_yangtze.state import Conflict, Support, View
from render.games.yellow_yangtze import art, pieces, plan
from render.games.yellow_yangtze.conflict import (
    ahead,
    banners,
    fought_with,
    side_colour,
    side_ink,
    stage,
    title,
)
from render.picture import Look
from render.toolkit.canvas import PANE, Canvas
from render.toolkit.fonts import Weight
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS
from render.toolkit.pieces import token
from render.toolkit.shapes import panel, round_rect
from render.toolkit.text import TextStyle, fit, measure, write

_HEAD, _BANNER, _LEADERS = 104.0, 92.0, 62.0
_LINE = 66.0  # no line of support is higher


def conflict_picture(view: View, look: Look) -> Canvas:
    """Who fights whom over what, and with how much."""
    conflict = view.table.conflict
    assert conflict is not None
    canvas = Canvas.blank(look.style, PANE.h)
    head, rest = PANE.inset(2 * plan.EDGE).take_top(_HEAD, 8)
    _heading(canvas, head, view, conflict, look)
    for number, place in enumerate(rest.columns(len(conflict.sides), 10)):
        _side(canvas, place, conflict, number, look)
    return canvas


def _heading(canvas: Canvas, rect: Rect, view: View, conflict: Conflict, look: Look) -> None:
    first, second = rect.rows(2)
    canvas.paste(art.burst_sprite(canvas.px(50)), first.x + 26, first.cy)
    mark, words = first.take_left(62)[1].take_right(50, 8)
    token(canvas, PLAYERS[conflict.seat], mark.cx, mark.cy, 46)
    name, by = words.split_columns([3, 2], 10)
    fit(canvas, name, look.say(title(conflict)), TextStyle(40, Weight.BOLD), align="left")
    style = TextStyle(30, Weight.SEMIBOLD, canvas.theme.muted)
    fit(canvas, by, look.say(msg(f"yy-pic-{conflict.kind}-by")), style, align="right")
    said = look.say(stage(view, conflict))
    fit(canvas, second, said, TextStyle(28), align="left", lines=2)


def _side(canvas: Canvas, rect: Rect, conflict: Conflict, number: int, look: Look) -> None:
    """One side from top to bottom: its strength, its leaders, and where the strength is from."""
    side = conflict.sides[number]
    panel(canvas, rect, outline=side_colour(conflict, number), line=4, lift=0)
    head, rest = rect.inset(4).take_top(_BANNER, 4)
    _strength(canvas, head, conflict, number)
    leaders, rest = rest.inset(10, 2).take_top(_LEADERS, 2)
    k = min(0.95, leaders.w / (61 * max(1, len(side.leaders))))
    for index, leader in enumerate(side.leaders):
        at = (leaders.x + 61 * k * (index + 0.5), leaders.cy)
        pieces.leader_disc(canvas, at, k, leader.seat, leader.colour, 18)
    most = 1 + max(len(one.support) for one in conflict.sides)
    height = min(_LINE, rest.h / most)
    lines = [Rect(rest.x, rest.y + height * n, rest.w, height) for n in range(most)]
    base = look.say(msg(f"yy-pic-base-{conflict.kind}"))
    _base(canvas, lines[0], base, side.base)
    for line, support in zip(lines[1:], side.support, strict=False):
        _support(canvas, line, support, fought_with(conflict))


def _strength(canvas: Canvas, rect: Rect, conflict: Conflict, number: int) -> None:
    side, ink = conflict.sides[number], side_ink(conflict, number)
    round_rect(canvas, rect, side_colour(conflict, number), 10)
    canvas.note_cover(rect)
    seat = banners(conflict)[number]
    if seat is not None:
        pieces.mark(canvas, seat, rect.x + 44, rect.cy, 60, 18)
    write(canvas, rect.x + 84, rect.cy, side.at, TextStyle(32, Weight.BOLD, ink))
    style, words = TextStyle(74, Weight.BOLD, ink), str(side.strength)
    write(canvas, rect.right - 14, rect.cy, words, style, "right")
    if ahead(conflict) == [side.at]:
        x = rect.right - 46 - measure(canvas, words, style)
        draw_icon(canvas, "crown", x, rect.cy, 52, rim=True)


def _base(canvas: Canvas, line: Rect, words: str, number: int) -> None:
    amount, rest = line.take_right(56, 8)
    fit(canvas, amount, str(number), TextStyle(36, Weight.BOLD), align="right")
    fit(canvas, rest, words, TextStyle(27, Weight.SEMIBOLD), align="left", lines=2)


def _support(canvas: Canvas, line: Rect, support: Support, kind: str) -> None:
    """Who committed what: each tile shown, a leader as its disc."""
    amount, rest = line.take_right(56, 8)
    fit(canvas, amount, f"+{support.strength}", TextStyle(34, Weight.BOLD), align="right")
    mark, rest = rest.take_left(44, 8)
    token(canvas, PLAYERS[support.seat], mark.cx, mark.cy, min(42.0, line.h - 6))
    if support.leader:
        medal, rest = rest.take_left(48, 6)
        pieces.medal(canvas, medal.cx, medal.cy, 22, kind, away=False)
    step = min(46.0, rest.w / max(1, support.tiles))
    for index in range(support.tiles):
        pieces.chip(canvas, rest.x + step * (index + 0.5), rest.cy, 23, kind)
