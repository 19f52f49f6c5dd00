"""The panes of the boards and the players with what was done there, or what may be chosen."""

from __future__ import annotations

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
from render.toolkit.canvas import MINIMUM_TEXT, Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.layout import Rect
from render.toolkit.marks import Spots
from render.toolkit.palette import ink_on
from render.toolkit.shapes import round_rect
from render.toolkit.text import TextStyle, fit

_NUMBER = 20.0  # of an order, at least
_FOOT = 36.0  # of a technology's card: its value, what it brings, its flag


def marked_boards(view: View, look: Look) -> Canvas:
    """The boards; cards that may be taken are named as on their buttons."""
    canvas = boards(view, look)
    spots = boards_spots(view)
    _mark(canvas, spots, look)
    for option in choices(look):
        place = option.at[0] if option.at else ""
        if place in spots and parts(option.token).kind == "take":
            _name(canvas, spots[place].box, view, place, look)
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


def _name(canvas: Canvas, rect: Rect, view: View, place: str, look: Look) -> None:
    """The number of an order on green, and where cards look small the title of a technology."""
    board, slot = parts(place)
    card, size = view.table.boards[board][int(slot) - 1], least(look)
    if board in PORTS:
        number = str(order_number(view.table.sheet.orders[card]))
        high = max(size, _NUMBER) * 1.1
        _plate(canvas, rect.take_right(high * 1.3)[0].take_top(high)[0], number, look)
    elif size > MINIMUM_TEXT:
        title = look.say(msg(f"yk-technology-{view.table.sheet.cards[card].technology}"))
        _plate(canvas, rect.take_bottom(_FOOT)[1], title, look)


def _plate(canvas: Canvas, plate: Rect, words: str, look: Look) -> None:
    # What it hides says the same, or stands on the button.
    canvas.written[:] = [text for text in canvas.written if not text.ink.overlaps(plate)]
    good, size = canvas.theme.good, max(_NUMBER, least(look))
    round_rect(canvas, plate, good, 6)
    style = TextStyle(size, Weight.BOLD, ink_on(good), Need.CHOOSE)
    fit(canvas, plate.inset(1, 0), words, style, lines=2, minimum=least(look))
