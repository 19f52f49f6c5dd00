"""The map without anything on it: land, rivers, capitals, letters of the rows."""

from __future__ import annotations

from itertools import groupby

from render.games.yellow_yangtze import signs
from render.games.yellow_yangtze.plan import Chart
from render.toolkit.canvas import Canvas, Style, layer
from render.toolkit.fonts import Weight
from render.toolkit.palette import mix
from render.toolkit.path import polyline
from render.toolkit.shapes import hexagon, line, stroke_path
from render.toolkit.text import TextStyle, write


def ground(canvas: Canvas, chart: Chart, capitals: dict[str, str]) -> None:
    """Draw the hexes of a chart as they are before the game."""
    theme, geo = canvas.theme, chart.geo
    rivers = dict.fromkeys(geo.names(geo.river))  # in order: lines that meet blend as drawn
    for hex, (x, y) in chart.places.items():
        wet = hex in rivers
        rim = signs.water_line(theme) if wet else signs.land_line(theme)
        fill = signs.water(theme) if wet else signs.land(theme)
        hexagon(canvas, x, y, chart.radius, rim, corner=0)
        hexagon(canvas, x, y, chart.radius - 1.3, fill, corner=0)
        if wet:
            _ripples(canvas, chart, hex)
    for start, end in chart.outline(chart.places):
        line(canvas, [start, end], mix(signs.land(theme), theme.ink, 0.55), 4)
    for start, end in chart.outline(rivers):
        line(canvas, [start, end], signs.bank(theme), 5)
    for hex in capitals.values():
        if hex in chart.places:
            capital_ring(canvas, chart, hex)


def sheet(
    name: str, chart: Chart, capitals: dict[str, str], style: Style, size: tuple[float, float]
) -> Canvas:
    """An empty map on a picture of that width and height, drawn once for all who look at it."""
    key = (name, tuple(chart.places.items()), tuple(capitals.values()))
    width, height = size
    return layer(key, style, height, lambda canvas: ground(canvas, chart, capitals), width)


def capital_ring(canvas: Canvas, chart: Chart, hex: str) -> None:
    """The golden rim of a capital."""
    (x, y), r = chart.places[hex], chart.radius
    hexagon(canvas, x, y, r * 0.97, signs.gold(canvas.theme))
    hexagon(canvas, x, y, r * 0.86, signs.land(canvas.theme))


def _ripples(canvas: Canvas, chart: Chart, hex: str) -> None:
    (x, y), k = chart.places[hex], chart.k
    for across, down in ((-12, -17), (8, -5)):
        left, top = x + (across - 12) * k, y + down * k
        points = [(left + 4.0 * k * n, top + (0, -3, 0, 3)[n % 4] * k) for n in range(9)]
        stroke_path(canvas, polyline(points), signs.water_line(canvas.theme), 2.2 * k)


def row_letters(canvas: Canvas, chart: Chart) -> None:
    """The letter of each row at both of its ends."""
    style = TextStyle(24, Weight.BOLD, canvas.theme.muted)
    away = chart.radius * 0.87 + 15
    for letter, row in groupby(chart.places, key=lambda hex: hex[0]):
        points = [chart.places[hex] for hex in row]
        for x in (min(x for x, _ in points) - away, max(x for x, _ in points) + away):
            write(canvas, x, points[0][1] - chart.radius * 0.28, letter, style, "centre")
