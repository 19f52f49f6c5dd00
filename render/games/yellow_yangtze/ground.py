"""The map without anything on it: land, rivers, capitals, names of the hexes."""

from __future__ import annotations

from render.games.yellow_yangtze import pieces, signs
from render.games.yellow_yangtze.plan import Chart
from render.games.yellow_yangtze.scene import Scene
from render.toolkit.canvas import Canvas
from render.toolkit.layout import hex_corners
from render.toolkit.path import polygon, polyline
from render.toolkit.shapes import fill_path, line, stroke_path

_LOW = (0.0, 16.0)  # where the name of an empty hex stands
_HIGH_BAND = -10.0


def ground(canvas: Canvas, chart: Chart, capitals: dict[str, str]) -> None:
    """Draw the hexes of a map as they are before the game."""
    theme, k = canvas.theme, chart.k
    rivers = dict.fromkeys(chart.geo.names(chart.geo.river))  # lines that meet blend as drawn
    for start, end in chart.outline(chart.places):
        line(canvas, [start, end], signs.ground(theme, "edge"), 6 * k)
    for hex in chart.places:
        plain(canvas, chart, hex)
    for start, end in chart.outline(rivers):
        line(canvas, [start, end], signs.ground(theme, "bank"), 4.5 * k)
    for hex in capitals.values():
        _ring(canvas, chart, hex)


def plain(canvas: Canvas, chart: Chart, hex: str) -> None:
    """One empty hex."""
    wet = bool(chart.geo.bit[hex] & chart.geo.river)
    line_colour, fill = ("ripple", "water") if wet else ("line", "land")
    for inset, what in ((0.0, line_colour), (1.2 * chart.k, fill)):
        corners = hex_corners(*chart.places[hex], chart.radius - inset)
        fill_path(canvas, polygon(corners), signs.ground(canvas.theme, what))
    if wet:
        _ripples(canvas, chart, hex)


def _ripples(canvas: Canvas, chart: Chart, hex: str) -> None:
    (x, y), k = chart.places[hex], chart.k
    for across, down in ((-7, -13), (7, -4)):
        left, top = x + (across - 10) * k, y + down * k
        points = [(left + 3.4 * k * n, top + (0, -2.4, 0, 2.4)[n % 4] * k) for n in range(7)]
        stroke_path(canvas, polyline(points), signs.ground(canvas.theme, "ripple"), 2.4 * k)


def _ring(canvas: Canvas, chart: Chart, hex: str) -> None:
    """The golden rim of a capital."""
    (x, y), k, r = chart.places[hex], chart.k, chart.radius
    paints = (signs.DARK, signs.GOLD, signs.ground(canvas.theme, "land"))
    for inset, colour in zip((0.8, 1.8, 5.6), paints, strict=True):
        fill_path(canvas, polygon(hex_corners(x, y, r - inset * k)), colour)


def names(scene: Scene, hexes: list[str]) -> None:
    """The names of some empty hexes, and of capitals among them."""
    theme, geo = scene.canvas.theme, scene.chart.geo
    for hex in hexes:
        wet = geo.bit[hex] & geo.river
        if hex in scene.capitals:
            pieces.band(scene, hex, _HIGH_BAND)
        pieces.name(scene, hex, _LOW, signs.ground(theme, "river" if wet else "name"))
