"""Marks that only a map of states needs: trails, losses, who fights, what a choice brings."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from math import dist

from engine.core.decision import Option
from engine.core.frame import Event
from engine.core.words import Ref
from engine.games.yellow_yangtze.state import Conflict, Table
from engine.games.yellow_yangtze.texts import places
from render.common.options import mark_options, option_colour
from render.games.yellow_yangtze import atlas, pieces, signs
from render.games.yellow_yangtze.plan import Chart
from render.games.yellow_yangtze.steps import lost
from render.toolkit.canvas import MINIMUM_TEXT, Canvas
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Point
from render.toolkit.marks import Pins, Spots
from render.toolkit.palette import PLAYERS, Colour, mix
from render.toolkit.path import polyline
from render.toolkit.pieces import badge, chip, token
from render.toolkit.shapes import arrow, hex_path, hexagon, highlight_path

FIGHTS = ("yy-about-war", "yy-about-revolt")  # second lines of options that come to blows


def hexes_of(at: Iterable[str]) -> list[str]:
    """The hexes among some places."""
    return [place.removeprefix("hex:") for place in at if place.startswith("hex:")]


def draw_trails(canvas: Canvas, chart: Chart, events: Iterable[Event]) -> None:
    """The ways of leaders that moved, to be drawn before the pieces that stand on them."""
    for way in _ways(chart, events):
        start, neck, _ = _trail(chart, *way)
        if dist(start, neck) > chart.radius:  # between neighbours the arrowhead is enough
            highlight_path(canvas, polyline([start, neck]), width=4 * chart.k**0.5)


def draw_losses(canvas: Canvas, chart: Chart, table: Table, events: Iterable[Event]) -> None:
    """A move ends in an arrowhead; a cross stands where a piece was, if nothing does now."""
    events = tuple(events)
    for way in _ways(chart, events):
        _, neck, end = _trail(chart, *way)
        arrow(canvas, neck, end, canvas.theme.highlight, 8 * chart.k**0.5)
    riots = [place for event in events if event.key.startswith("yy-rioted") for place in event.at]
    taken = {*atlas.leaders(table), *table.tiles}
    for hex in sorted({*hexes_of(riots), *hexes_of(lost(events))} - taken):
        if hex in chart.places:
            _ghost(canvas, chart, hex, capital=_capital(table, hex) is not None)


def _ghost(canvas: Canvas, chart: Chart, hex: str, *, capital: bool) -> None:
    """A cross where a piece stood, above the name of a capital."""
    (x, y), r = chart.places[hex], chart.radius
    up, size = (0.52, 0.62) if capital else (0.26, 0.95)
    draw_icon(canvas, "cross", x, y - r * up, r * size, rim=True)


def _ways(chart: Chart, events: Iterable[Event]) -> Iterator[tuple[str, str]]:
    for event in events:
        if event.key == "yy-moved-leader" and event.at:
            goal, origin = hexes_of(event.at)
            if goal in chart.places and origin in chart.places:
                yield origin, goal


def _trail(chart: Chart, origin: str, goal: str) -> tuple[Point, Point, Point]:
    """From the rim of one hex over the neck of an arrowhead to its point inside the other."""
    (ax, ay), (bx, by) = chart.places[origin], chart.places[goal]
    dx, dy = bx - ax, by - ay
    far = chart.radius / (dx * dx + dy * dy) ** 0.5
    start, neck, end = (0.85 * far, max(0.6 * far, 1 - 1.3 * far), 1 - 0.78 * far)
    return (
        (ax + dx * start, ay + dy * start),
        (ax + dx * neck, ay + dy * neck),
        (ax + dx * end, ay + dy * end),
    )


def side_colour(canvas: Canvas, number: int) -> Colour:
    """The colour of a side in a conflict."""
    return canvas.theme.series[(0, 2, 4)[number]]


def mark_conflict(
    canvas: Canvas, chart: Chart, where: Spots, pins: Pins, conflict: Conflict
) -> None:
    """The sides outlined, their strengths, and the unification marker."""
    for number, side in enumerate(conflict.sides):
        held = {side.at, *side.hexes}
        colour = side_colour(canvas, number)
        atlas.border(canvas, chart, [hex for hex in chart.places if hex in held], colour, 7)
    if conflict.at in chart.places and conflict.kind == "war":
        _line(canvas, chart, conflict.at, canvas.theme.highlight, 7)
        x, y = pins.take(where[places([conflict.at])[0]])
        draw_icon(canvas, "bolt", x, y, chart.radius, rim=True)
    for number, side in enumerate(conflict.sides):
        if side.at in chart.places:
            words, fill = str(side.strength), side_colour(canvas, number)
            size, at = 37 * chart.k**0.5, pins.take(where[places([side.at])[0]])
            badge(canvas, *at, words, size, kind="shield", fill=fill)


def _line(canvas: Canvas, chart: Chart, hex: str, colour: Colour, width: float) -> None:
    path = hex_path(*chart.places[hex], chart.radius * 0.93)
    highlight_path(canvas, path, colour, width=width * chart.k**0.5, dashed=False)


def labelled(table: Table, options: Iterable[Option]) -> dict[str, Option]:
    """The hexes that may be chosen one by one, but for those where a leader stands."""
    standing = atlas.leaders(table)
    found = ((hexes_of(option.at), option) for option in options)
    single = {hexes[0]: option for hexes, option in found if len(hexes) == 1}
    return {hex: option for hex, option in single.items() if hex not in standing}


def mark_choices(
    canvas: Canvas, chart: Chart, table: Table, where: Spots, options: Collection[Option]
) -> None:
    """Every hex that may be chosen, with its name on a chip and what would follow.

    A border goes around several hexes that are one choice, and around a leader.
    """
    single = {h: o for h, o in labelled(table, options).items() if h in chart.places}
    for option in options:
        hexes = [hex for hex in hexes_of(option.at) if hex in chart.places]
        if len(hexes) > 1 or (hexes and hexes[0] not in single):
            atlas.border(canvas, chart, hexes, canvas.theme.good, 7)
    for hex, option in single.items():
        _bed(canvas, chart, table, hex, option)
    mark_options(canvas, where, tuple(single.values()), FIGHTS)
    for hex, option in single.items():
        _consequence(canvas, chart, table, hex, option)


def _bed(canvas: Canvas, chart: Chart, table: Table, hex: str, option: Option) -> None:
    """The ground of an empty hex tinted; on a tile a light line, for a dark one would sink."""
    if hex in table.tiles:
        _line(canvas, chart, hex, canvas.theme.rim, 9)
        return
    wet = chart.geo.bit[hex] & chart.geo.river
    bare = signs.water(canvas.theme) if wet else signs.land(canvas.theme)
    colour = mix(bare, option_colour(canvas, option, FIGHTS), 0.22)
    hexagon(canvas, *chart.places[hex], chart.radius * 0.93, colour)
    if capital := _capital(table, hex):
        ink = canvas.theme.ink
        pieces.capital_name(canvas, chart, hex, capital, ink, pieces.ABOVE_CHIP)


def _capital(table: Table, hex: str) -> str | None:
    return next((name for name, place in table.map.capitals.items() if place == hex), None)


def _consequence(canvas: Canvas, chart: Chart, table: Table, hex: str, option: Option) -> None:
    """Who gains or is attacked, whether it comes to blows, and the name of the hex on a chip."""
    (x, y), r = chart.places[hex], chart.radius
    up, small, lower = (0.58, 0.69, 0.06) if _capital(table, hex) else (0.30, 0.8, 0.0)
    about = option.about
    clash = about is not None and about.key in FIGHTS
    left = r * 0.3 if clash else 0
    if about is not None and isinstance(who := about.args.get("player"), Ref):
        token(canvas, PLAYERS[int(who.id)], x - left, y - r * up, r * small)
        left = -left
    if clash:
        draw_icon(canvas, "bolt", x - left, y - r * up, r * small)
    across, down = pieces.name_point(chart, hex)
    size, fill = MINIMUM_TEXT * max(1.0, chart.k), option_colour(canvas, option, FIGHTS)
    chip(canvas, across, down + r * lower, hex, size=size, fill=fill)
