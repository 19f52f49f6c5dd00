"""The last turn on the map: what it touched, where leaders went, what is gone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import dist

from engine.core.frame import Event
from render.games.yellow_yangtze import atlas
from render.games.yellow_yangtze.scene import Scene
from render.games.yellow_yangtze.steps import lost, steps
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Point, Rect, hex_corners
from render.toolkit.marks import Spots, clear_of_words, numbered, outline
from render.toolkit.palette import rgb
from render.toolkit.path import polygon, polyline
from render.toolkit.pieces import change_marker
from render.toolkit.shapes import arrow, disc, highlight_path, stroke_path

_WHITE = rgb("FFFFFF")
_RIM, _BED = 5.5, 9.0  # widths of the line around what a turn touched, and of the white below it
_RING, _RING_BED = 34.5, 36.0  # radii of both around a leader


def hexes_of(at: Iterable[str]) -> list[str]:
    """The hexes among some places."""
    return [place.removeprefix("hex:") for place in at if place.startswith("hex:")]


def rims(scene: Scene, where: Spots, events: Sequence[Event]) -> None:
    """Lines around what a turn touched, and the ways of leaders, below all leaders."""
    canvas, chart = scene.canvas, scene.chart
    told = {place: bool(step.signs) for step in reversed(steps(events)) for place in step.at}
    gone = _gone(scene, events)
    for place in told:
        for hex in hexes_of([place]):
            _rim(scene, hex, gone=hex in gone)
        if not place.startswith("hex:") and place in where and scene.shows(where[place].box):
            outline(canvas, where[place], canvas.theme.highlight)
    for way in _ways(events):
        start, neck, _ = _trail(scene, *way)
        if dist(start, neck) > chart.radius:  # between neighbours the arrowhead is enough
            highlight_path(canvas, polyline([start, neck]), width=5 * chart.k)


def _rim(scene: Scene, hex: str, *, gone: bool) -> None:
    """A line around a tile, a ring below a leader, dashes around what is gone."""
    canvas, chart = scene.canvas, scene.chart
    (x, y), k, colour = chart.places[hex], chart.k, canvas.theme.highlight
    if hex in scene.leaders:
        disc(canvas, x, y, _RING_BED * k, _WHITE)
        disc(canvas, x, y, _RING * k, colour)
        return
    path = polygon(hex_corners(x, y, chart.radius - 2.6 * k))
    if gone:
        highlight_path(canvas, path, width=4 * k)
        return
    stroke_path(canvas, path, _WHITE, _BED * k)
    stroke_path(canvas, path, colour, _RIM * k)


def numbers(scene: Scene, where: Spots, events: Sequence[Event]) -> None:
    """Crosses where something is gone, arrowheads where leaders went, and the steps in order."""
    canvas, chart = scene.canvas, scene.chart
    for way in _ways(events):
        _, neck, end = _trail(scene, *way)
        arrow(canvas, neck, end, canvas.theme.highlight, 7 * chart.k)
    for hex in sorted(_gone(scene, events)):
        (x, y), r = chart.places[hex], chart.radius
        up, size = (-0.42, 0.5) if hex in scene.capitals else (0.27, 0.85)
        draw_icon(canvas, "cross", x, y - r * up, r * size, rim=True)
    for event in events:
        if event.key.startswith("yy-pagoda") and event.key != "yy-pagoda-lost":
            built = hexes_of(event.at)[:3]
            for colour, width in ((_WHITE, 8.0), (canvas.theme.highlight, 5.0)):
                atlas.border(canvas, chart, built, colour, width)
    for number, step in enumerate(numbered(steps(events)), start=1):
        shown = [where[place] for place in step.at if place in where]
        if shown and scene.shows(Rect.around(*shown[0].markers[0], 8)):
            change_marker(canvas, *clear_of_words(canvas, shown[0]), number, shown[0].size)


def _gone(scene: Scene, events: Sequence[Event]) -> set[str]:
    """The empty hexes from which this turn took something."""
    riots = [place for event in events if event.key.startswith("yy-rioted") for place in event.at]
    taken = {*scene.leaders, *scene.table.tiles}
    return {*hexes_of(riots), *hexes_of(lost(events))} - taken


def _ways(events: Iterable[Event]) -> Iterator[tuple[str, str]]:
    for event in events:
        if event.key == "yy-moved-leader" and event.at:
            goal, origin = hexes_of(event.at)
            yield origin, goal


def _trail(scene: Scene, origin: str, goal: str) -> tuple[Point, Point, Point]:
    """From the rim of one hex over the neck of an arrowhead to its point at the other's leader."""
    (ax, ay), (bx, by) = scene.chart.places[origin], scene.chart.places[goal]
    dx, dy = bx - ax, by - ay
    far = scene.chart.radius / (dx * dx + dy * dy) ** 0.5
    start, neck, end = (0.5 * far, max(0.5 * far, 1 - 1.6 * far), 1 - 1.06 * far)
    return (
        (ax + dx * start, ay + dy * start),
        (ax + dx * neck, ay + dy * neck),
        (ax + dx * end, ay + dy * end),
    )
