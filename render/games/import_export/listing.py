"""Cards by name under headings: what a picture of the table has no room to name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.core.decision import Seat
from engine.core.words import Msg, msg
from engine.games.import_export.data import TYPE, TYPES
from render.games.import_export.containers import container
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS
from render.toolkit.pieces import token
from render.toolkit.text import TextStyle, fit
from render.toolkit.words import LEADING, as_words, plan_size

_SIZE, _TITLE = 23.0, 27.0
_BOX, _INDENT = 34.0, 44.0
_AIR, _HEAD = 6.0, 40.0
_LINES = 20  # more than ever fit


@dataclass(frozen=True)
class Section:
    """A heading, perhaps with somebody's mark, and cards below it; none: only the heading."""

    title: Msg
    cards: Sequence[str] | None = None
    owner: Seat | None = None


def listed(canvas: Canvas, column: Rect, sections: Iterable[Section], look: Look) -> float:
    """Write sections below each other; returns where they end."""
    y = column.y
    for section in sections:
        _heading(canvas, Rect(column.x, y, column.w, _HEAD), section, look)
        y += _HEAD
        for type, words in _by_type(section.cards, look):
            high = _high(canvas, words, column.w)
            _row(canvas, Rect(column.x, y, column.w, high), type, words)
            y += high + _AIR
        y += _AIR
    return y


def length(canvas: Canvas, width: float, sections: Iterable[Section], look: Look) -> float:
    """How high sections are in a column of that width."""
    rows = [
        [_high(canvas, words, width) + _AIR for _, words in _by_type(section.cards, look)]
        for section in sections
    ]
    return sum(_HEAD + _AIR + sum(each) for each in rows)


def _by_type(cards: Sequence[str] | None, look: Look) -> list[tuple[str, str]]:
    """The names of cards, those of a type together."""
    if cards is None:
        return []
    if not cards:
        return [("", look.say(msg("ie-focus-none")))]
    names = {
        type: [look.say(msg(f"ie-card-{card}")) for card in cards if TYPE[card] == type]
        for type in TYPES
    }
    return [(type, ", ".join(found)) for type, found in names.items() if found]


def _high(canvas: Canvas, words: str, width: float) -> float:
    done = plan_size(as_words(words), Weight.REGULAR, canvas.px(_SIZE), canvas.px(width - _INDENT))
    return _SIZE * (1.32 + LEADING * (len(done.lines) - 1))


def _heading(canvas: Canvas, row: Rect, section: Section, look: Look) -> None:
    if section.owner is not None:
        token(canvas, PLAYERS[section.owner], row.x + 18, row.cy, 32)
        row = row.take_left(_INDENT)[1]
    style = TextStyle(_TITLE, Weight.BOLD)
    fit(canvas, row, look.say(section.title), style, align="left", lines=2)


def _row(canvas: Canvas, row: Rect, type: str, words: str) -> None:
    if type:
        container(canvas, Rect(row.x, row.y + 2, _BOX, _SIZE + 2), type)
    room = row.take_left(_INDENT)[1]
    fit(canvas, room, words, TextStyle(_SIZE), lines=_LINES, align="left", valign="top")
