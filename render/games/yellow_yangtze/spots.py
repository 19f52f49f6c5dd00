"""Where the places of the board lie, for all that marks them."""

from __future__ import annotations

from functools import lru_cache

from engine.games.yellow_yangtze.market import MARKET
from engine.games.yellow_yangtze.state import Table, View
from engine.games.yellow_yangtze.texts import places
from render.games.yellow_yangtze import pieces
from render.games.yellow_yangtze.panels import market_parts
from render.games.yellow_yangtze.plan import Chart, page_of
from render.toolkit.layout import Point, Rect
from render.toolkit.marks import Pins, Spot
from render.toolkit.shapes import hex_path

# Points on the rim of a hex where nothing is written, as shares of its radius.
_RIM = ((0.0, -0.97), (-0.92, 0.34), (0.92, 0.34), (-0.88, -0.46), (0.88, -0.46))
_NAME_REACH = (0.9, 0.5)  # how far from its middle the name of a capital wants room, in radii
_APART = 0.75  # from one mark to the next, in radii
_NUMBER, _LINE = 34.0, 4.5


def spots(view: View) -> dict[str, Spot]:
    """Every place that an option or an event can name."""
    laid = page_of(view)
    stock = market_parts(laid.market)[2]
    panels = {f"player:{seat}": _cornered(rect) for seat, rect in enumerate(laid.seats)}
    beside = {MARKET: _cornered(laid.market), "bag": _cornered(stock.columns(2, 8)[0])}
    return {**hex_spots(laid.chart, view.table), **beside, **panels}


def _cornered(rect: Rect) -> Spot:
    return Spot(rect, ((rect.x + 3, rect.y + 4),))


def hex_spots(chart: Chart, table: Table) -> dict[str, Spot]:
    """The hexes of a chart."""
    return _hex_spots(
        tuple(chart.places.items()), chart.radius, chart.k, tuple(table.map.capitals.values())
    )


@lru_cache(maxsize=32)
def _hex_spots(
    hexes: tuple[tuple[str, Point], ...], radius: float, k: float, capitals: tuple[str, ...]
) -> dict[str, Spot]:
    names = {hex: point for hex, point in hexes if hex in capitals}
    found: dict[str, Spot] = {}
    for hex, (x, y) in hexes:
        others = [point for capital, point in names.items() if capital != hex]
        rim = [(x + dx * radius, y + dy * radius) for dx, dy in _RIM]
        clear = [point for point in rim if not _on_name(point, others, radius)]
        path = hex_path(x, y, radius * 0.93)
        spot = Spot(path, tuple(clear or rim), size=_NUMBER * k**0.5, line=_LINE * k**0.5)
        found[places([hex])[0]] = spot
    return found


def _on_name(point: Point, names: list[Point], radius: float) -> bool:
    """Whether a mark would stand on the name of a capital beside its hex."""
    far, high = (share * radius for share in _NAME_REACH)
    return any(abs(x - point[0]) < far and abs(y - point[1]) < high for x, y in names)


def free_pins(chart: Chart, table: Table) -> Pins:
    """All points of a map but those of its pagodas."""
    shown = [p.hexes for p in table.pagodas if all(hex in chart.places for hex in p.hexes)]
    return Pins(chart.radius * _APART, [pieces.pagoda_point(chart, hexes) for hexes in shown])
