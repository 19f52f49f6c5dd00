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
from render.toolkit.layout import Point, Rect
from render.toolkit.marks import Spot
from render.toolkit.shapes import hex_path

_NUMBER, _LINE = 27.0, 5.5
# Where a number stands, from the middle of its hex: clear of the names on it and to the left of it.
_USUAL = (-25.5, -8.0)
_BELOW_PAGODA, _ON_CAPITAL, _RIGHT_OF_THESE = (-26.0, 5.0), (-32.5, -2.0), (-29.2, 8.0)


def spots(view: View) -> dict[str, Spot]:
    """Every place that an option or an event can name."""
    stalls = market_place(plan.MARKET)
    market = Spot(stalls, ((stalls.right - 18, stalls.y + 18),), size=_NUMBER)
    beside = {MARKET: market, "bag": _cornered(_bag(view))}
    seats = {f"player:{seat}": _cornered(rect) for seat, rect in enumerate(seat_places(view))}
    return {**_hexes(view.table.map.rows), **_unusual(view), **beside, **seats}


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
    return {places([hex])[0]: _hex(plan.chart(rows), hex) for hex in plan.chart(rows).places}


def _hex(chart: plan.Chart, hex: str, at: Point = _USUAL) -> Spot:
    (x, y), k = chart.places[hex], chart.k
    number = (max(x + at[0] * k, 8.0), max(y + at[1] * k, 8.0))
    across = (x - at[0] * k, number[1])  # for a hex whose neighbour has its name there
    path = hex_path(x, y, chart.radius * 0.93)
    size, line = max(_NUMBER * k, 20.0), max(_LINE * k, 3.0)
    return Spot(path, (number, across), size=size, line=line)


def _unusual(view: View) -> dict[str, Spot]:
    """The hexes whose names stand above their middle, and those to the right of them."""
    table, chart = view.table, plan.chart(view.table.map.rows)
    standing = {hex for player in table.players for hex in player.leaders.values()}
    bare = [hex for hex in table.map.capitals.values() if hex not in {*table.tiles, *standing}]
    upper = [hex for one in table.pagodas for hex in one.hexes if _above(chart, hex, one.hexes)]
    beside = (_right_of(chart, hex) for hex in (*bare, *upper))
    found = {hex: _RIGHT_OF_THESE for hex in beside if hex in chart.places}
    found |= dict.fromkeys(upper, _BELOW_PAGODA) | dict.fromkeys(bare, _ON_CAPITAL)
    return {places([hex])[0]: _hex(chart, hex, at) for hex, at in found.items()}


def _above(chart: plan.Chart, hex: str, hexes: tuple[str, ...]) -> bool:
    return chart.places[hex][1] < chart.middle(hexes)[1]


def _right_of(chart: plan.Chart, hex: str) -> str:
    beside = plan.beside_cells(plan.cell_of(chart.geo, hex))[0]
    return chart.geo.name.get(chart.geo.grid.bit.get(beside, 0), "")
