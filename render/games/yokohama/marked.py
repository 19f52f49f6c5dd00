"""The panes of the boards and the players with what was done there, or what may be chosen."""

from __future__ import annotations

from engine.core.decision import Option
from engine.core.tokens import parts
from engine.core.words import msg
from engine.games.yokohama.data import PORTS
from engine.games.yokohama.state import View
from engine.games.yokohama.texts import order_number
from render.common.options import mark_options
from render.games.yokohama.boards import boards
from render.games.yokohama.boards_spots import boards_spots
from render.games.yokohama.chosen import least
from render.games.yokohama.marks import choices, last_turn
from render.games.yokohama.players import players, players_spots
from render.games.yokohama.steps import steps
from render.picture import Look
from render.toolkit.canvas import Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.layout import Rect
from render.toolkit.marks import Spots
from render.toolkit.palette import ink_on
from render.toolkit.shapes import round_rect
from render.toolkit.text import TextStyle, fit

_NAME = 0.62  # of a technology's card for its name


def marked_boards(view: View, look: Look) -> Canvas:
    """The boards; cards that may be taken are named as on their buttons."""
    canvas = boards(view, look)
    spots = boards_spots(view)
    _mark(canvas, spots, look)
    for option in choices(look):
        place = option.at[0] if option.at else ""
        if place in spots and parts(option.token).kind == "take":
            _name(canvas, spots[place].box, view, place, option, look)
    return canvas


def marked_players(view: View, look: Look) -> Canvas:
    """What everybody has."""
    canvas = players(view, look)
    _mark(canvas, players_spots(view), look)
    return canvas


def _mark(canvas: Canvas, spots: Spots, look: Look) -> None:
    if options := choices(look):
        mark_options(canvas, spots, options)
    else:
        last_turn(canvas, spots, steps(look.changes))


def _name(canvas: Canvas, rect: Rect, view: View, place: str, option: Option, look: Look) -> None:
    """The number of an order, or the title of a technology, on green."""
    board, slot = parts(place)
    card = view.table.boards[board][int(slot) - 1]
    if board in PORTS:
        words, plate = (
            str(order_number(view.table.sheet.orders[card])),
            Rect(rect.right - 42, rect.y, 42, 32),
        )
    else:
        title = view.table.sheet.cards[card].technology
        words = look.say(msg(f"yk-technology-{title}"))
        plate = rect.take_top(rect.h * _NAME)[0]
    # What it hides says the same, or stands on the button.
    canvas.written[:] = [text for text in canvas.written if not text.ink.overlaps(plate)]
    good = canvas.theme.good
    round_rect(canvas, plate, good, 7)
    style = TextStyle(max(24.0, least(look)), Weight.BOLD, ink_on(good), Need.CHOOSE)
    fit(canvas, plate.inset(2, 0), words, style, lines=2, minimum=least(look))
