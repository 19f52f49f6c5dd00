"""The line with the last turn: its numbered steps in signs, as many as there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.words import msg
from render.games.import_export import plan
from render.games.import_export.containers import draw_sign
from render.games.import_export.steps import seat_of
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.glyphs import Glyphs, glyphs, glyphs_width
from render.toolkit.layout import Rect
from render.toolkit.marks import Step, numbered
from render.toolkit.palette import PLAYERS
from render.toolkit.pieces import change_marker, token
from render.toolkit.text import TextStyle, fit, measure

_NUMBER, _MARK, _GAP = 27.0, 31.0, 16.0
_MORE = 46.0  # room for what has none
SIGNS = Glyphs(icon=29.0, digit=24.0, air=2.0, draw=draw_sign)


def last(canvas: Canvas, done: Sequence[Step], look: Look) -> None:
    """Draw the line; what has no room there stands in the message."""
    canvas.fill(plan.LAST, canvas.theme.panel_alt)
    told = numbered(done)
    if not told:
        return
    room = plan.LAST.inset(14, 0)
    style = TextStyle(23, Weight.SEMIBOLD, canvas.theme.muted)
    words = look.say(msg("ie-pic-last"))
    place, room = room.take_left(measure(canvas, words, style) + 1, 14)
    fit(canvas, place, words, style, align="left")
    for number, step in enumerate(told, start=1):
        more = _MORE if number < len(told) else 0.0
        pieces = once(step.signs)
        if _wide(canvas, pieces) + more > room.w:
            _rest(canvas, room, len(told) - number + 1)
            return
        room = _step(canvas, room, number, pieces)


def once(signs: Sequence[str]) -> list[str]:
    """Signs without repeating whose they are."""
    kept: list[str] = []
    owner = None
    for sign in signs:
        seat = seat_of(sign)
        if seat is None or seat != owner:
            kept.append(sign)
        owner = owner if seat is None else seat
    return kept


def _pieces(signs: Sequence[str]) -> list[str]:
    """Players apart from all other signs."""
    found = " ".join(signs).replace("[seat", " [seat").split()
    return [piece for one in found for piece in _cut(one)]


def _cut(piece: str) -> list[str]:
    """A player, and what stands right behind."""
    if not piece.startswith("[seat"):
        return [piece]
    end = piece.index("]") + 1
    return [piece[:end], *([piece[end:]] if piece[end:] else [])]


def _wide(canvas: Canvas, signs: Sequence[str]) -> float:
    widths = [
        _MARK if seat_of(one) is not None else glyphs_width(canvas, one, SIGNS)
        for one in _pieces(signs)
    ]
    return _NUMBER + 6 + sum(widths) + 6 * len(widths) + _GAP


def _step(canvas: Canvas, room: Rect, number: int, signs: Sequence[str]) -> Rect:
    """A number and its signs; returns the room behind them."""
    mark, rest = room.take_left(_NUMBER, 6)
    change_marker(canvas, *mark.centre, number, _NUMBER)
    for piece in _pieces(signs):
        seat = seat_of(piece)
        if seat is not None:
            place, rest = rest.take_left(_MARK, 6)
            token(canvas, PLAYERS[seat], *place.centre, _MARK)
        else:
            place, rest = rest.take_left(glyphs_width(canvas, piece, SIGNS) + 1, 5)
            glyphs(canvas, place, piece, SIGNS, "left")
    return rest.take_left(_GAP - 6)[1]


def _rest(canvas: Canvas, room: Rect, n: int) -> None:
    """How many more steps there were."""
    place = room.take_left(_MORE)[0]
    fit(canvas, place, f"+{n}", TextStyle(24, Weight.BOLD, canvas.theme.muted), align="left")
