"""Where the places of the map's pane lie, for all that marks them."""

from __future__ import annotations

from functools import lru_cache

from engine.core.decision import Seat
from engine.games.yellow_yangtze.market import MARKET
from engine.games.yellow_yangtze.state import Conflict, View
from engine.games.yellow_yangtze.texts import places
from render.games.yellow_yangtze import plan
from render.games.yellow_yangtze.head import bag_place
from render.games.yellow_yangtze.panels import market_place
from render.toolkit.layout import Rect
from render.toolkit.marks import Spot
from render.toolkit.shapes import hex_path

_NUMBER, _LINE = 27.0, 5.5
_LEFT, _UP = 25.5, 8.0  # of the middle of a hex: there no name or sign lies


def spots(view: View) -> dict[str, Spot]:
    """Every place that an option or an event can name."""
    stalls = market_place(plan.MARKET)
    market = Spot(stalls, ((stalls.right - 18, stalls.y + 18),), size=_NUMBER)
    beside = {MARKET: market, "bag": _cornered(_bag(view))}
    seats = {f"player:{seat}": _cornered(rect) for seat, rect in enumerate(seat_places(view))}
    return {**_hexes(view.table.map.rows), **beside, **seats}


def seat_places(view: View) -> tuple[Rect, ...]:
    """The strips of the players in the order of their seats."""
    conflict = view.table.conflict
    if conflict is None:
        return plan.strips(view.seats)
    asked = deciders(conflict, view.seats)
    found = plan.answers(view.seats, len(conflict.colours))[1]
    return tuple(found[asked.index(seat)] for seat in range(view.seats))


def deciders(conflict: Conflict, seats: int) -> list[Seat]:
    """Who decides when: in a war clockwise, who started it last; in a revolt the two first."""
    line = [(conflict.seat + step) % seats for step in range(1, seats + 1)]
    if conflict.kind == "war":
        return line
    fighters = [side.leaders[0].seat for side in conflict.sides]
    return list(dict.fromkeys([*fighters, *line]))


def _bag(view: View) -> Rect:
    return plan.CORNER.rows(2)[1] if view.table.conflict else bag_place(plan.HEAD)


def _cornered(rect: Rect) -> Spot:
    return Spot(rect, ((rect.x + 5, rect.y + 5),), size=_NUMBER)


@lru_cache(maxsize=16)
def _hexes(rows: plan.Rows) -> dict[str, Spot]:
    chart = plan.chart(rows)
    k, found = chart.k, {}
    for hex, (x, y) in chart.places.items():
        number = (max(x - _LEFT * k, 8.0), max(y - _UP * k, 8.0))
        path = hex_path(x, y, chart.radius * 0.93)
        size, line = max(_NUMBER * k, 20.0), max(_LINE * k, 3.0)
        found[places([hex])[0]] = Spot(path, (number,), size=size, line=line)
    return found
