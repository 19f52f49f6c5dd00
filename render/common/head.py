"""The head of a board: whose turn it is, how long still, and what was done or may be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.decision import Seat
from engine.core.match import View
from engine.core.words import Msg
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.marks import Step, numbered
from render.toolkit.palette import PLAYERS
from render.toolkit.pieces import token
from render.toolkit.strip import Entry, Piece, Strip, counted, player, words
from render.toolkit.text import TextStyle, fit, measure
from render.toolkit.words import rich

_LINES = (44.0, 36.0, 40.0)  # heights in proportion
_WHEN, _NAME = TextStyle(34, Weight.BOLD), TextStyle(38, Weight.BOLD)
_STANDING = TextStyle(26, Weight.BOLD)


@dataclass(frozen=True)
class Head:
    """What a game has to say above its board."""

    when: Msg  # which turn it is
    active: Seat
    role: Msg | None  # what those who are named do
    standing: Msg  # how long the game still goes, or how it ended
    hint: Msg | None = None  # what the marks on the board mean, instead of the last turn
    told: Sequence[Entry] = ()  # the last turn
    gains: Sequence[Entry] = ()  # what everybody gained in it
    pieces: Mapping[str, Piece] = field(default_factory=dict)


def told_turn(label: str, by: Seat | None, steps: Sequence[Step]) -> list[Entry]:
    """Whose turn it is or was, then its numbered steps."""
    who = () if by is None else (player(by),)
    return [(words(label), *who), *counted([step.signs for step in numbered(steps)])]


def is_over(view: View[Any, Any, Any], look: Look, begins: str) -> bool:
    """Whether the turn that is told has ended: the next one begins, or the game is over."""
    return view.outcome is not None or any(event.key == begins for event in look.changes)


def header(canvas: Canvas, rect: Rect, view: View[Any, Any, Any], look: Look, head: Head) -> None:
    """Three lines at the top of a board, the last one left out if it would be empty."""
    first, second, third = rect.split_rows(_LINES, 2)
    when = look.say(head.when)
    place, who = first.take_right(measure(canvas, when, _WHEN) + 2, 12)
    fit(canvas, place, when, _WHEN, align="right")
    _who(canvas, who, view, look, head)
    if head.hint is None and not head.told:
        second = Rect(second.x, second.y, second.w, third.bottom - second.y)
    free = _standing(canvas, second, look.say(head.standing), over=view.outcome is not None)
    if head.hint is not None:
        style = TextStyle(26, Weight.BOLD, canvas.theme.good)
        fit(canvas, third, rich(look.say(head.hint)), style, align="left")
        return
    Strip(canvas, free, head.pieces).draw(head.gains, right=True)
    Strip(canvas, third, head.pieces).draw(head.told)


def _who(canvas: Canvas, rect: Rect, view: View[Any, Any, Any], look: Look, head: Head) -> None:
    """Who is asked, or else the active player; at the end the winners."""
    seats = view.outcome.winners if view.outcome else view.waiting or (head.active,)
    if view.outcome is not None:
        crown, rect = rect.take_left(44, 6)
        draw_icon(canvas, "crown", crown.cx, crown.cy, 40)
    for seat in seats:
        mark, rect = rect.take_left(46, 8)
        token(canvas, PLAYERS[seat], mark.cx, mark.cy, 44)
    if head.role is not None:
        style = TextStyle(28, Weight.SEMIBOLD, canvas.theme.accent)
        label = look.say(head.role)
        room, rect = rect.take_left(measure(canvas, label, style) + 2, 10)
        fit(canvas, room, label, style, align="left")
    if len(seats) == 1:
        fit(canvas, rect, look.name(seats[0]), _NAME, align="left", ellipsis=True)


def _standing(canvas: Canvas, rect: Rect, said: str, *, over: bool) -> Rect:
    """How long the game still goes, or how it ended; returns the room to the right of it."""
    if not over:
        icon, rect = rect.take_left(30, 6)
        draw_icon(canvas, "hourglass", icon.cx, icon.cy, 30)
    room, free = rect.take_left(min(rect.w, measure(canvas, said, _STANDING) + 2), 22)
    fit(canvas, room, said, _STANDING, align="left", ellipsis=True)
    return free
