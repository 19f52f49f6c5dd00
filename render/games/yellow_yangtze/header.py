"""The head of the board: whose turn, how many actions, how long still, what was done last."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.words import Msg, msg
from engine.games.yellow_yangtze.state import View
from render.games.yellow_yangtze import steps
from render.games.yellow_yangtze.marks import deeds, is_marked
from render.games.yellow_yangtze.steps import Sign
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS
from render.toolkit.pieces import token
from render.toolkit.text import TextStyle, fit, measure
from render.toolkit.words import rich


def header(canvas: Canvas, rect: Rect, view: View, look: Look) -> None:
    """Three lines at the top of the board."""
    first, second, third = rect.split_rows([44, 36, 40], 2)
    turn, who = first.take_right(190, 12)
    fit(canvas, turn, look.say(_turn(view)), TextStyle(32, Weight.BOLD), align="right")
    _who(canvas, who, view, look)
    if view.outcome is None:
        icon, second = second.take_left(30, 6)
        draw_icon(canvas, "hourglass", icon.cx, icon.cy, 30)
    style, words = TextStyle(26, Weight.BOLD), look.say(situation(view))
    room, rest = second.take_left(min(second.w, measure(canvas, words, style) + 2), 24)
    fit(canvas, room, words, style, align="left")
    if look.asked is not None and is_marked(view, look.asked):
        hint = rich(look.say(msg("yy-pic-options")))
        fit(canvas, third, hint, TextStyle(25, Weight.BOLD, canvas.theme.good), align="left")
    else:
        won = list(steps.gains(look.changes))
        steps.draw_row(canvas, rest, won, right=True)
        steps.draw_row(canvas, third, [*_opening(view, look), *steps.told(view.table)])


def winners(view: View) -> list[Seat]:
    """Who won, if the game is over."""
    places = view.outcome.places if view.outcome else ()
    return [seat for seat, place in enumerate(places) if place == 1]


def _turn(view: View) -> Msg:
    if view.outcome is not None:
        return msg("yy-pic-over")
    return msg("yy-pic-turn", turn=view.table.turn + 1)


def situation(view: View) -> Msg:
    """How the game ended, or how much is left of the turn and of the game."""
    if view.outcome is not None:
        return msg(f"yy-ending-{view.outcome.ending}")
    return msg("yy-pic-left", actions=view.table.actions, bag=view.counts.bag)


def _who(canvas: Canvas, rect: Rect, view: View, look: Look) -> None:
    """The active player, and who else is asked; at the end the winners."""
    won = winners(view)
    if won:
        crown, rect = rect.take_left(44, 6)
        draw_icon(canvas, "crown", crown.cx, crown.cy, 40)
    asked = won or list(view.waiting) or [view.table.active]
    for seat in asked:
        mark, rect = rect.take_left(46, 8)
        token(canvas, PLAYERS[seat], mark.cx, mark.cy, 44)
    label = look.say(_role(view, asked[0]))
    style = TextStyle(27, Weight.SEMIBOLD, canvas.theme.accent)
    words, rect = rect.take_left(measure(canvas, label, style) + 2, 10)
    fit(canvas, words, label, style, align="left")
    if len(asked) == 1:
        name = look.name(asked[0])
        fit(canvas, rect, name, TextStyle(38, Weight.BOLD), align="left", ellipsis=True)


def _role(view: View, seat: Seat) -> Msg:
    if view.outcome is not None:
        return msg("yy-pic-won")
    return msg("yy-pic-to-play" if seat == view.table.active else "yy-pic-to-answer")


def _opening(view: View, look: Look) -> list[steps.Step]:
    """Whose turn the strip is about, and that nothing was done if so; before the first nothing."""
    table, done = view.table, deeds(view.table)
    if not done and table.turn == 0:
        return []
    running = table.deeds and view.outcome is None
    label = look.say(msg("yy-pic-this-turn" if running else "yy-pic-last-turn"))
    seat = done[0].seat if done else (table.active - 1) % view.seats
    opening: list[steps.Step] = [(Sign("words", label), Sign("player", seat=seat))]
    if not done:
        opening.append((Sign("words", look.say(msg("yy-pic-no-action"))),))
    return opening
