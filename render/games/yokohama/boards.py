"""The pane of the boards: cards on offer, Church and Customs, achievements, the supply."""

from __future__ import annotations

from functools import partial

from engine.games.yokohama.data import PORTS
from engine.games.yokohama.state import View
from render.games.yokohama import boards_cards, boards_foot, boards_plan, boards_rows
from render.games.yokohama.boards_plan import Row
from render.games.yokohama.boards_spaces import count, space, spaces_ground
from render.games.yokohama.header import bar
from render.picture import Look
from render.toolkit.canvas import PANE, Canvas, layer, part


def boards(view: View, look: Look) -> Canvas:
    """Everything that is neither in the city nor in front of a player."""
    table, language = view.table, look.words.language
    rows = boards_plan.rows(table)
    asked = tuple(boards_plan.terms(table, row.board) for row in rows)
    openings = tuple(len(owners) for owners in table.spaces.values())
    key = ("yk", "boards", language, rows, asked, openings)
    canvas = layer(
        key, look.style, PANE.h, partial(_ground, view=view, look=look), window=look.window
    )
    bar(canvas, view, look)
    for row in rows:
        here = (row, tuple(table.boards[row.board]), _left(view, row), table.values)
        draw = partial(_cards, view=view, row=row, look=look)
        part(canvas, ("yk", "row", here, language), row.all, draw)
    for board, owners in table.spaces.items():
        state = (board, tuple(owners), table.house.board_limits[board], table.values)
        draw = partial(_spaces, view=view, board=board, look=look)
        part(canvas, ("yk", "spaces", state, language), boards_plan.board(board), draw)
    done = tuple((tile.id, *tile.done) for tile in table.achievements)
    supply = (tuple(table.agents.values()), tuple(table.rewards), table.house.achievement_rewards)
    draw = partial(_foot, view=view, look=look)
    part(canvas, ("yk", "foot", done, supply, language), boards_plan.FOOT, draw)
    return canvas


def _left(view: View, row: Row) -> int:
    """How many cards of this kind are left."""
    return view.counts.orders if row.board in PORTS else view.counts.technologies


def _ground(canvas: Canvas, view: View, look: Look) -> None:
    for row in boards_plan.rows(view.table):
        boards_rows.row_ground(canvas, view.table, row, look)
    for board in view.table.spaces:
        spaces_ground(canvas, view, board, look)


def _cards(canvas: Canvas, view: View, row: Row, look: Look) -> None:
    """The cards of a port or laboratory, and what is left of their deck."""
    table, sheet = view.table, view.table.sheet
    lying = [*table.boards[row.board], *[None] * len(row.slots)]
    for place, id in zip(row.slots, lying, strict=False):
        if id is None:
            boards_cards.empty_slot(canvas, place)
        elif row.board in PORTS:
            boards_cards.order(canvas, place, sheet.orders[id])
        else:
            boards_cards.technology(canvas, place, sheet, sheet.cards[id], look)
    if row.head is not None:
        boards_rows.deck(canvas, row, _left(view, row))


def _spaces(canvas: Canvas, view: View, board: str, look: Look) -> None:
    owners = view.table.spaces[board]
    count(canvas, view, board, look)
    for place, one, owner in zip(
        boards_plan.spaces(board, len(owners)), view.table.sheet.spaces(board), owners, strict=True
    ):
        space(canvas, board, place, one, owner)


def _foot(canvas: Canvas, view: View, look: Look) -> None:
    table = view.table
    for place, tile in zip(
        boards_plan.goals(len(table.achievements)), table.achievements, strict=True
    ):
        boards_foot.achievement(canvas, place, tile)
    boards_foot.supply(canvas, table, look)
    if table.house.achievement_rewards:
        boards_foot.rewards(canvas, table, look)
