"""The notice board: what each number of the last turn was, in signs."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Seat
from engine.core.words import msg
from render.games.yokohama import signs
from render.games.yokohama.colours import colours
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.glyphs import glyphs, glyphs_width
from render.toolkit.layout import Rect
from render.toolkit.marks import Step, numbered
from render.toolkit.palette import PLAYERS
from render.toolkit.pieces import change_marker, token
from render.toolkit.shapes import round_rect
from render.toolkit.text import TextStyle, fit, measure

_ROWS, _HEAD, _NUMBER = 4, 29.0, 25.0
_COLUMN = 118.0  # a wide board has more than one
_MORE = "…"


def notice(canvas: Canvas, rect: Rect, seat: Seat, done: Sequence[Step], look: Look) -> None:
    """Whose turn it was and what it did; what has no room here stands in the message."""
    theme = canvas.theme
    round_rect(canvas, rect, colours(theme).wood, 9)
    sheet = rect.inset(5)
    round_rect(canvas, sheet, theme.panel, 6)
    canvas.note_cover(rect)
    head, below = sheet.inset(4, 2).take_top(_HEAD)
    style = TextStyle(22, Weight.BOLD)
    _whose(canvas, head, seat, look.say(msg("yk-pic-last")), style)
    columns = below.columns(max(1, int(below.w // _COLUMN)), 4)
    places = [row for column in columns for row in column.rows(_ROWS)]
    told = list(enumerate(numbered(done), start=1))
    for place, (number, step) in zip(places, told, strict=False):
        if place is places[-1] and len(told) > len(places):
            fit(canvas, place, _MORE, style)
        else:
            _row(canvas, place, number, step)


def _whose(canvas: Canvas, rect: Rect, seat: Seat, words: str, style: TextStyle) -> None:
    """Whose turn is told, after the words for it where there is room for them."""
    mark, rest = rect.take_right(30, 4)
    if measure(canvas, words, style) > rest.w:
        token(canvas, PLAYERS[seat], *rect.centre, 30)
        return
    token(canvas, PLAYERS[seat], *mark.centre, 30)
    fit(canvas, rest, words, style, align="left")


def _row(canvas: Canvas, rect: Rect, number: int, step: Step) -> None:
    """A number and as many of its signs as fit."""
    mark, rest = rect.take_left(_NUMBER, 3)
    change_marker(canvas, mark.cx, mark.cy, number, _NUMBER - 1)
    how = signs.how(21, 22, air=0.5)
    kept = list(step.signs)
    while len(kept) > 1 and glyphs_width(canvas, " ".join(kept), how) > rest.w:
        kept.pop()
    glyphs(canvas, rest, " ".join(kept), how, "left")
