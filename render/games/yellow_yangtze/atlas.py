"""A map with all that lies on it."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from engine.games.yellow_yangtze.state import Pagoda
from render.games.yellow_yangtze import pieces, signs
from render.games.yellow_yangtze.pieces import Dress
from render.games.yellow_yangtze.plan import Chart
from render.games.yellow_yangtze.scene import Scene
from render.toolkit.canvas import Canvas
from render.toolkit.layout import Point
from render.toolkit.palette import Colour
from render.toolkit.shapes import line

Dresses = dict[str, Dress]
_PAGODA_UP, _PAGODA_HIGH = 3.0, 58.0


def dresses(scene: Scene, chosen: Collection[str] = frozenset()) -> Dresses:
    """How each tile is laid out; those that may be chosen have a larger name."""
    found: Dresses = {}
    for hex in scene.table.tiles:
        capital = hex in scene.capitals
        if hex in chosen:
            found[hex] = pieces.CHOSEN_CAPITAL if capital else pieces.CHOSEN
        else:
            found[hex] = pieces.CAPITAL if capital else pieces.PLAIN
    for pagoda in scene.table.pagodas:
        x, y = scene.chart.middle(pagoda.hexes)
        for hex in pagoda.hexes:
            across, down = scene.chart.places[hex][0] - x, scene.chart.places[hex][1] - y
            side = 0 if abs(across) < 1 else (1 if across > 0 else -1)
            found[hex] = pieces.below_pagoda(side, down, capital=hex in scene.capitals)
    return found


def tiles(scene: Scene, laid: Dresses, hexes: Iterable[str]) -> None:
    """The tiles on some hexes, without their names."""
    canvas, chart = scene.canvas, scene.chart
    for hex in hexes:
        kind = scene.table.tiles.get(hex)
        if kind is not None and scene.some(hex):
            gold = hex in scene.capitals
            sprite = pieces.tile_sprite(canvas, chart.radius, kind, laid[hex], gold)
            canvas.paste(sprite, *chart.places[hex])


def pagodas(scene: Scene, some: Iterable[Pagoda]) -> None:
    """Some pagodas, the three tiles of each tied together by a golden line."""
    canvas, chart = scene.canvas, scene.chart
    shown = [one for one in some if any(scene.some(hex) for hex in one.hexes)]
    for one in shown:
        for colour, width in ((signs.DARK, 7.0), (signs.GOLD, 4.4)):
            border(canvas, chart, one.hexes, colour, width)
    for one in shown:
        x, y = pagoda_point(chart, one)
        pieces.pagoda(canvas, x, y, _PAGODA_HIGH * chart.k, one.colour)


def pagoda_point(chart: Chart, pagoda: Pagoda) -> Point:
    """Where a pagoda stands: on the corner that its tiles share."""
    x, y = chart.middle(pagoda.hexes)
    return x, y - _PAGODA_UP * chart.k


def labels(scene: Scene, laid: Dresses, hexes: Iterable[str]) -> None:
    """The names of tiles and of the capitals below them."""
    for hex in hexes:
        if hex not in laid or not scene.some(hex):
            continue
        dress, ink = laid[hex], signs.ink(scene.table.tiles[hex])
        if dress.band is not None:
            pieces.band(scene, hex, dress.band, 0.4 * dress.sign_at[0])
        if dress.name_at is not None and hex not in scene.hidden and scene.roomy:
            pieces.name(scene, hex, dress.name_at, ink)


def leaders(scene: Scene, hexes: Collection[str]) -> None:
    """The leaders on some hexes."""
    chart = scene.chart
    for hex, (seat, kind) in scene.leaders.items():
        if hex in hexes and scene.some(hex):
            least = scene.least() if scene.whole(hex) else 1000.0
            pieces.leader_disc(scene.canvas, chart.places[hex], chart.k, seat, kind, least)


def border(
    canvas: Canvas, chart: Chart, hexes: Iterable[str], colour: Colour, width: float
) -> None:
    """A line around some hexes."""
    for start, end in chart.outline(hexes):
        line(canvas, [start, end], colour, width * chart.k)
