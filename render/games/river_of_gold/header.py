"""The head of the board: whose turn, which era, how long still, what was done last."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.words import Msg, msg
from engine.games.river_of_gold.state import View
from render.games.river_of_gold import plan
from render.games.river_of_gold.marks import marked
from render.games.river_of_gold.steps import Step, gains
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS
from render.toolkit.pieces import change_marker, token
from render.toolkit.text import TextStyle, fit, measure, write
from render.toolkit.words import rich


def header(canvas: Canvas, view: View, look: Look, done: list[Step]) -> None:
    """Three lines at the top of the board."""
    first, rest = plan.HEADER.take_top(48, 2)
    second, third = rest.rows(2, 2)
    when, who = first.take_right(300, 12)
    fit(canvas, when, look.say(_when(view)), TextStyle(34, Weight.BOLD), align="right")
    _who(canvas, who, view, look)
    muted = TextStyle(26, Weight.SEMIBOLD, canvas.theme.muted)
    fit(canvas, second, look.say(until(view)), muted, align="left")
    if look.asked is not None and marked(look.asked):
        good = TextStyle(26, Weight.BOLD, canvas.theme.good)
        fit(canvas, third, look.say(msg("rog-pic-options")), good, align="left")
    elif done:
        _last_turn(canvas, third, look, done)


def winners(view: View) -> list[Seat]:
    """Who won, if the game is over."""
    places = view.outcome.places if view.outcome else ()
    return [seat for seat, place in enumerate(places) if place == 1]


def _when(view: View) -> Msg:
    if view.outcome is not None:
        return msg("rog-pic-over")
    return msg("rog-pic-turn", turn=view.table.turn + 1, era=2 if view.table.emperor_came else 1)


def until(view: View) -> Msg:
    """What brings the next event and the end nearer."""
    table, counts = view.table, view.counts
    if view.outcome is not None:
        return msg(f"rog-ending-{view.outcome.ending}")
    if table.ended_by is not None:
        return msg("rog-pic-last-round", player=f"seat:{table.ended_by}")
    left = counts.era_1 + counts.era_2
    if table.emperor_came:
        return msg("rog-pic-to-end", n=left)
    return msg("rog-pic-to-emperor", n=counts.era_1, all=left)


def _who(canvas: Canvas, rect: Rect, view: View, look: Look) -> None:
    seats = winners(view) or list(view.waiting) or [view.table.active]
    if view.outcome is not None:
        crown, rect = rect.take_left(44, 6)
        draw_icon(canvas, "crown", crown.cx, crown.cy, 40)
    for seat in seats:
        place, rect = rect.take_left(46, 4)
        token(canvas, PLAYERS[seat], place.cx, place.cy, 44)
    if len(seats) > 1:
        return
    if view.outcome is None:
        label = look.say(msg("rog-pic-to-play"))
        style = TextStyle(28, Weight.SEMIBOLD, canvas.theme.accent)
        words, rect = rect.take_left(measure(canvas, label, style) + 2, 10)
        fit(canvas, words, label, style, align="left")
    style = TextStyle(38, Weight.BOLD)
    fit(canvas, rect, look.name(seats[0]), style, align="left", ellipsis=True)


def _last_turn(canvas: Canvas, rect: Rect, look: Look, done: list[Step]) -> None:
    style = TextStyle(26, Weight.BOLD)
    label = look.say(msg("rog-pic-last-turn"))
    x = write(canvas, rect.x, rect.cy, label, style).right + 14
    for number, step in enumerate(done, start=1):
        words = rich(step.signs)
        width = measure(canvas, words, style) + 36
        if x + width > rect.right:
            return
        change_marker(canvas, x + 14, rect.cy, number, 28)
        write(canvas, x + 34, rect.cy, words, style)
        x += width + 16
    for words in map(rich, gains(look.changes)):
        if x + measure(canvas, words, style) > rect.right:
            return
        x = write(canvas, x, rect.cy, words, style).right + 22
