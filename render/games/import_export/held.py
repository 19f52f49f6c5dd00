"""A player's imports and goods in a harbour, with how many there may be."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Seat
from engine.core.words import msg
from engine.games.import_export import rules
from engine.games.import_export.data import TYPE
from engine.games.import_export.state import Table
from render.games.import_export.containers import FLAG_OF, container, pennant
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.layout import Rect
from render.toolkit.text import TextStyle, fit, measure, write

_PITCH = 60.0
_LABEL = 138.0  # what the line is about, and how many there may be
_FLAG, _BOX = 28.0, 30.0
_DIGIT = TextStyle(22, Weight.BOLD)


def imports_held(canvas: Canvas, line: Rect, table: Table, seat: Seat, look: Look) -> None:
    """Imports as pennants, alike ones side by side."""
    player = table.players[seat]
    limit = "∞" if player.unlimited else str(len(player.completed) + 1)
    _label(canvas, line, look.say(msg("ie-pic-imports-held")), f"{len(player.imports)}/{limit}")
    for action, rect, n in flags(line, player.imports):
        pennant(canvas, rect.x + _FLAG * 0.42 + 1, rect.cy, _FLAG, action)
        if n > 1:
            write(canvas, rect.x + _FLAG * 0.84 + 2, rect.cy, str(n), _DIGIT)


def goods_held(canvas: Canvas, line: Rect, table: Table, seat: Seat, look: Look) -> None:
    """Goods by type, with their number."""
    held = table.players[seat].goods
    limit = 2 * len(table.players[seat].completed) + 2
    taken = rules.goods_weight(table, seat, held)
    _label(canvas, line, look.say(msg("ie-pic-goods-held")), f"{taken}/{limit}")
    for type, rect, n in boxes(line, held):
        wide = min(_BOX, rect.w - measure(canvas, str(n), _DIGIT) - 2)
        container(canvas, Rect(rect.x, rect.cy - wide * 0.37, wide, wide * 0.74), type)
        write(canvas, rect.x + wide + 2, rect.cy, str(n), _DIGIT)


def _label(canvas: Canvas, line: Rect, words: str, count: str) -> None:
    room = line.take_left(_LABEL - 8)[0]
    strong = TextStyle(23, Weight.BOLD)
    number, left = room.take_right(measure(canvas, count, strong) + 1, 4)
    muted = TextStyle(22, colour=canvas.theme.muted)
    fit(canvas, left, words, muted, align="left")
    fit(canvas, number, count, strong, align="right")


def flags(line: Rect, imports: Sequence[str]) -> tuple[tuple[str, Rect, int], ...]:
    """Each action among the imports: where it stands, and how often."""
    return tuple((FLAG_OF[type], rect, n) for type, rect, n in boxes(line, imports))


def boxes(line: Rect, cards: Sequence[str]) -> tuple[tuple[str, Rect, int], ...]:
    """Each type among some cards: where it stands, always in the same order, and how often."""
    found = rules.counted(cards)
    room = line.take_left(_LABEL)[1]
    wide = min(_PITCH, room.w / max(1, len(found)))
    return tuple(
        (type, Rect(room.x + wide * k, line.y + 2, wide - 1, line.h - 4), n)
        for k, (type, n) in enumerate(found.items())
    )


def place_of(line: Rect, cards: Sequence[str], card: str) -> Rect:
    """Where a card stands among others of its type."""
    return next(rect for type, rect, _ in boxes(line, cards) if type == TYPE[card])
