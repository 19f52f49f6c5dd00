"""The panes of the boards and the players with what was done there, or what may be chosen."""

from __future__ import annotations

from engine.core.tokens import parts
from engine.games.yokohama.state import View
from render.common.options import mark_options
from render.games.yokohama.boards import boards
from render.games.yokohama.boards_offer import offer, on_offer
from render.games.yokohama.boards_spots import boards_spots
from render.games.yokohama.chosen import slot_number
from render.games.yokohama.marks import choices, last_turn
from render.games.yokohama.players import players, players_spots
from render.games.yokohama.steps import steps
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.marks import Spots


def marked_boards(view: View, look: Look) -> Canvas:
    """The boards; in the window of a question about cards, the cards alone."""
    if look.window is not None and (cards := on_offer(look)):
        return offer(view, look, cards)
    canvas = boards(view, look)
    spots = boards_spots(view)
    _mark(canvas, spots, look)
    for option in choices(look):
        kind, number = parts(option.token)
        if kind in view.table.spaces and option.at[0] in spots:
            slot_number(canvas, *spots[option.at[0]].markers[0], number)
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
