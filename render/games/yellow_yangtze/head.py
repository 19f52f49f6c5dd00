"""Beside the map: whose turn it is, how long still, and which turn was played last."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.words import Msg, msg
from engine.games.yellow_yangtze.data import RULES
from engine.games.yellow_yangtze.state import View
from render.games.yellow_yangtze import plan
from render.games.yellow_yangtze.steps import doer
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS
from render.toolkit.pieces import token
from render.toolkit.shapes import disc, panel
from render.toolkit.text import TextStyle, fit, measure, write

_NAME, _LINE = TextStyle(34, Weight.BOLD), TextStyle(26, Weight.BOLD)
_CORNER = TextStyle(24, Weight.BOLD)


def head(canvas: Canvas, rect: Rect, view: View, look: Look) -> None:
    """Who is asked and what is left of the turn and of the game, or who has won."""
    panel(canvas, rect, outline=canvas.theme.accent, line=4)
    mark, lines = rect.inset(8, 6).take_left(60, 10)
    who, middle, last = lines.rows(3)
    if view.outcome is not None:
        _winners(canvas, mark, who, view, look)
        below = Rect(middle.x, middle.y, middle.w, last.bottom - middle.y)
        style = TextStyle(25, Weight.SEMIBOLD)
        fit(canvas, below, look.say(situation(view)), style, align="left", lines=3)
        return
    seat = _asked(view)
    token(canvas, PLAYERS[seat], mark.cx, mark.y + 34, 56)
    _named(canvas, who, look.name(seat), look.say(_role(view)))
    _actions(canvas, middle, view, look)
    icon, words = last.take_left(54, 8)
    draw_icon(canvas, "bag", icon.cx, icon.cy, 36)
    fit(canvas, words, look.say(msg("yy-pic-to-the-end", n=view.counts.bag)), _LINE, align="left")


def bag_place(rect: Rect) -> Rect:
    """Where the head counts the tiles of the bag."""
    return rect.inset(8, 6).take_left(60, 10)[1].rows(3)[2]


def _asked(view: View) -> Seat:
    return view.waiting[0] if view.waiting else view.table.active


def _role(view: View) -> Msg:
    return msg("yy-pic-to-play" if _asked(view) == view.table.active else "yy-pic-to-answer")


def _named(canvas: Canvas, rect: Rect, name: str, role: str) -> None:
    """A name, cut if it is long, and right behind it what its owner does."""
    style = TextStyle(25, Weight.BOLD, canvas.theme.accent)
    wide = measure(canvas, role, style) + 2
    room = min(measure(canvas, name, _NAME) + 2, rect.w - wide - 12)
    place, rest = rect.take_left(room, 12)
    fit(canvas, place, name, _NAME, align="left", ellipsis=True, minimum=30)
    fit(canvas, rest.moved(0, 2), role, style, align="left")


def _winners(canvas: Canvas, mark: Rect, who: Rect, view: View, look: Look) -> None:
    assert view.outcome is not None
    draw_icon(canvas, "crown", mark.cx, mark.y + 34, 56)
    seats = view.outcome.winners
    for seat in seats:
        place, who = who.take_left(36, 6)
        token(canvas, PLAYERS[seat], place.cx, place.cy, 34)
    if len(seats) == 1:
        _named(canvas, who, look.name(seats[0]), look.say(msg("yy-pic-won")))


def _actions(canvas: Canvas, rect: Rect, view: View, look: Look) -> None:
    """A disc for each action of a turn, filled while it is left."""
    theme, pips = canvas.theme, RULES.actions_per_turn
    for number in range(pips):
        x = rect.x + 13.5 + 27 * number
        disc(canvas, x, rect.cy, 11.5, theme.accent)
        if number >= view.table.actions:
            disc(canvas, x, rect.cy, 8.5, theme.panel)
    words = rect.take_left(27.0 * pips + 8)[1]
    said = look.say(msg("yy-pic-actions", n=view.table.actions))
    fit(canvas, words, said, _LINE, align="left")


def situation(view: View) -> Msg:
    """How the game ended, or how much is left of the turn and of the game."""
    if view.outcome is not None:
        return msg(f"yy-ending-{view.outcome.ending}")
    return msg("yy-pic-left", actions=view.table.actions, bag=view.counts.bag)


def corner(canvas: Canvas, view: View, look: Look) -> None:
    """Which turn it is, and below it whose turn is marked, or the bag while there is a conflict."""
    first, second = plan.CORNER.rows(2)
    over = view.outcome is not None
    turn = msg("yy-pic-over") if over else msg("yy-pic-turn", turn=view.table.turn + 1)
    fit(canvas, first, look.say(turn), _CORNER, align="left")
    if view.table.conflict is not None:
        draw_icon(canvas, "bag", second.x + 14, second.cy, 30)
        write(canvas, second.x + 34, second.cy, str(view.counts.bag), _CORNER)
        return
    seat = doer(look.changes)
    if seat is not None:
        style = TextStyle(22, Weight.BOLD, canvas.theme.highlight)
        said = look.say(msg("yy-pic-last"))
        fit(canvas, second.take_left(measure(canvas, said, style) + 2)[0], said, style)
        x = second.x + measure(canvas, said, style) + 23
        token(canvas, PLAYERS[seat], x, second.cy, 30)
