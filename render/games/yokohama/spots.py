"""Where the places of the city lie on its pane, for all that marks them."""

from __future__ import annotations

from engine.games.yokohama import places
from engine.games.yokohama.state import Table, View
from render.games.yokohama import plan
from render.games.yokohama.signs import parts
from render.toolkit.layout import Rect
from render.toolkit.marks import Spot

_NUMBER = 27.0
_SMALL = 22.0  # on a roof
_ON_A_STRIP = 4  # numbers that there is room for above a name


def city_spots(view: View) -> dict[str, Spot]:
    """Every place in the city: areas with their slots and tokens, and the players' boards."""
    table = view.table
    found: dict[str, Spot] = {}
    for id, rect in plan.areas(table).items():
        found[places.area(id)] = _area(rect)
        found |= _street(table, id, rect)
    for seat, rect in enumerate(plan.strips(view.seats)):
        edge = tuple((rect.right - 8 - 32.0 * k, rect.y + 2) for k in range(_ON_A_STRIP))
        found[places.player(seat)] = Spot(rect, edge, 11, _NUMBER)
    return found


def _area(rect: Rect) -> Spot:
    """Its number is on its corner, where it hides neither a name nor a piece."""
    corners = ((rect.right - 3, rect.y + 5), (rect.x + 3, rect.bottom - 4))
    return Spot(rect.inset(1), corners, 11, _NUMBER)


def _street(table: Table, id: str, rect: Rect) -> dict[str, Spot]:
    """The slots of an area's houses and its token."""
    there = table.areas[id]
    reward = table.sheet.tokens[there.token] if there.token else None
    token = plan.token(rect, len(parts(reward)) if reward else 0)
    ticket = Spot(token, ((token.right - 9, token.bottom + 8),), 7, _NUMBER, 3)
    found = {places.token(id): ticket, places.house(id): _slot(plan.house(rect))}
    for slot, place in enumerate(plan.shops(rect), start=1):
        if slot <= len(there.shops):
            found[places.shop(id, slot)] = _slot(place)
    return found


def _slot(rect: Rect) -> Spot:
    """A slot, its number on the roof."""
    return Spot(rect.inset(2, 1), ((rect.cx, rect.y + 8),), 4, _SMALL, 3)
