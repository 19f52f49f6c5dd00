"""Cards that may be taken, large: in the window of their question nothing else is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.core.decision import Option
from engine.core.tokens import parts
from engine.games.yokohama.data import PORTS
from engine.games.yokohama.state import View
from render.games.yokohama.cardfaces import Said, order_face, sentence, technology_face
from render.games.yokohama.colours import colours
from render.games.yokohama.marks import choices
from render.picture import Look
from render.toolkit.canvas import PANE, Canvas
from render.toolkit.layout import Rect

_ONE_ROW = 3
_WIDEST = 0.52  # of the window, for a card that has it alone
_GAP = 0.012


def on_offer(look: Look) -> tuple[Option, ...]:
    """The cards of a port or laboratory that the reader may choose from."""
    return tuple(option for option in choices(look) if parts(option.token).kind == "take")


def offer(view: View, look: Look, options: Sequence[Option]) -> Canvas:
    """Each card with the words of its button, what it costs and what it does."""
    window = look.window or PANE
    canvas = replace(Canvas.blank(look.style, PANE.h), window=look.window)
    canvas.fill(window, _ground(canvas, options[0]))
    for place, option in zip(_places(window, len(options)), options, strict=False):
        _card(canvas, place, view, option, look)
    return canvas


def _ground(canvas: Canvas, option: Option) -> tuple[int, int, int]:
    """The sea for orders, a lawn for technologies."""
    known, board = colours(canvas.theme), parts(option.at[0]).kind
    return known.sea if board in PORTS else known.ground(board).plaza


def _places(window: Rect, count: int) -> tuple[Rect, ...]:
    """Up to three cards in one row, more in two."""
    rows = 1 if count <= _ONE_ROW else 2
    columns, gap = -(-count // rows), window.w * _GAP
    room = window.inset(gap)
    wide = min(room.w, window.w * _WIDEST * columns)
    return Rect.around(*room.centre, wide, room.h).grid(columns, rows, gap)


def _card(canvas: Canvas, place: Rect, view: View, option: Option, look: Look) -> None:
    board, slot = parts(option.at[0])
    sheet = view.table.sheet
    id = view.table.boards[board][int(slot) - 1]
    words = sentence(look.say(option.about)) if option.about else ""
    said = Said(look.say(option.label), words)
    if board in PORTS:
        order_face(canvas, place, sheet.orders[id], said)
    else:
        card = sheet.cards[id]
        value = sheet.values[card.technology]
        technology_face(canvas, place, card.technology, value, (card.country,), said)
