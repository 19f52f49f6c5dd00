"""Where the places of the boards lie, for all that marks them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.yokohama import places
from engine.games.yokohama.data import COUNTRIES
from engine.games.yokohama.state import Table, View
from render.games.yokohama import boards_foot, boards_plan
from render.toolkit.layout import Rect
from render.toolkit.marks import Spot, Spots

_MARK, _SMALL = 27.0, 22.0


def boards_spots(view: View) -> Spots:
    """Slots, spaces, achievements, agents and reward tokens."""
    return dict([*_cards(view.table), *_spaces(view.table), *_foot(view.table)])


def _cornered(rect: Rect, radius: float) -> Spot:
    """A place with its number on an upper corner, the right one first."""
    corners = ((rect.right - 4, rect.y + 3), (rect.x + 4, rect.y + 3))
    return Spot(rect, corners, radius, _MARK, 4)


def _titled(rect: Rect) -> Spot:
    """A card with a small number right on its corner: titles may reach as far as the edge."""
    return Spot(rect, ((rect.right - 1, rect.y), (rect.x + 1, rect.y)), 8, _SMALL, 4)


def _lettered(rect: Rect) -> Spot:
    """An achievement with its number above its letter: on the right are those who completed it."""
    return Spot(rect, ((rect.x + 6, rect.y + 4),), 10, _MARK, 4)


def _counted(rect: Rect) -> Spot:
    """Agents with their number on the man, who is the same on all: flag and count stay clear."""
    return Spot(rect, ((rect.x + 7, rect.y + 7),), 8, _MARK, 4)


def _cards(table: Table) -> Iterator[tuple[str, Spot]]:
    for row in boards_plan.rows(table):
        for slot, rect in enumerate(row.slots, start=1):
            yield places.card(row.board, slot), _titled(rect)


def _spaces(table: Table) -> Iterator[tuple[str, Spot]]:
    for board, owners in table.spaces.items():
        for index, rect in enumerate(boards_plan.spaces(board, len(owners)), start=1):
            yield places.space(board, index), _cornered(rect, 9)


def _foot(table: Table) -> Iterator[tuple[str, Spot]]:
    goals = boards_plan.goals(len(table.achievements))
    for tile, rect in zip(table.achievements, goals, strict=True):
        yield places.achievement(tile.id), _lettered(rect)
    for country, rect in zip(COUNTRIES, boards_foot.agent_places(table), strict=True):
        yield places.agents(country), _counted(rect)
    for id, rect in boards_foot.reward_places(table).items():
        yield places.reward(id), _cornered(rect, 8)
