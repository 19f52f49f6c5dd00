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

_BOLD = TextStyle(26, Weight.BOLD)
_MARK = 32.0  # a player's mark in a line of signs
_MORE = "…"


def header(canvas: Canvas, view: View, look: Look, done: list[Step]) -> None:
    """At the top of the board: whose turn, how long still, and what was done or may be done."""
    first, rest = plan.HEADER.take_top(48, 2)
    second, third = rest.rows(2, 2)
    when, who = first.take_right(300, 12)
    fit(canvas, when, look.say(_when(view)), TextStyle(34, Weight.BOLD), align="right")
    _who(canvas, who, view, look)
    free = _until(canvas, second if done or look.asked else rest, view, look)
    if look.asked is not None:
        key = "rog-pic-options" if marked(look.asked) else "rog-pic-no-options"
        good = TextStyle(26, Weight.BOLD, canvas.theme.good)
        fit(canvas, third, look.say(msg(key)), good, align="left")
    elif done:
        _last_turn(canvas, third, look, done)
        _gains(canvas, free, look)


def _until(canvas: Canvas, rect: Rect, view: View, look: Look) -> Rect:
    """How long the game still goes, or how it ended; returns the room to the right of it."""
    if view.outcome is None:
        icon, rect = rect.take_left(30, 6)
        draw_icon(canvas, "hourglass", icon.cx, icon.cy, 30)
    words = look.say(until(view))
    room, free = rect.take_left(min(rect.w, measure(canvas, words, _BOLD) + 2), 20)
    fit(canvas, room, words, _BOLD, align="left", ellipsis=True)
    return free


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
        place, rect = rect.take_left(46, 10)
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
    """Whose turn it was, then its steps; a sign that there were more if they do not fit."""
    label = look.say(msg("rog-pic-last-turn"))
    x = write(canvas, rect.x, rect.cy, label, _BOLD).right + 10
    seat = next((event.seat for event in look.changes if event.seat is not None), None)
    if seat is not None:
        token(canvas, PLAYERS[seat], x + _MARK / 2, rect.cy, _MARK)
        x += _MARK + 16
    for number, step in enumerate(done, start=1):
        words = rich(step.signs)
        width = measure(canvas, words, _BOLD) + 36
        if x + width + (28 if number < len(done) else 0) > rect.right:
            write(canvas, x, rect.cy, _MORE, _BOLD)
            return
        change_marker(canvas, x + 14, rect.cy, number, 28)
        write(canvas, x + 34, rect.cy, words, _BOLD)
        x += width + 16


def _gains(canvas: Canvas, rect: Rect, look: Look) -> None:
    """What everybody gained in the last turn, as far as there is room."""
    won = [(seat, rich(signs)) for seat, signs in gains(look.changes)]
    widths = [measure(canvas, words, _BOLD) + _MARK + 26 for _, words in won]
    kept = sum(sum(widths[: n + 1]) <= rect.w + 20 for n in range(len(won)))
    x = rect.right - sum(widths[:kept]) + 20
    for (seat, words), width in zip(won[:kept], widths, strict=False):
        token(canvas, PLAYERS[seat], x + _MARK / 2, rect.cy, _MARK)
        write(canvas, x + _MARK + 6, rect.cy, words, _BOLD)
        x += width
