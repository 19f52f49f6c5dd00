"""Marks on a map: the last turn outlined and numbered, what may be chosen, who fights."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import dist

from engine.core.decision import Decision, Option
from engine.core.words import Msg
from engine.games.yellow_yangtze.state import Conflict, Deed, Table, View
from render.games.yellow_yangtze import atlas, pieces, signs
from render.games.yellow_yangtze.plan import Chart
from render.picture import Look
from render.toolkit.canvas import MINIMUM_TEXT, Canvas
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Point
from render.toolkit.palette import PLAYERS, Colour, mix
from render.toolkit.path import polyline
from render.toolkit.pieces import badge, change_marker, chip, token
from render.toolkit.shapes import arrow, hex_path, hexagon, highlight_path

MOST_NUMBERED = 9
# Places on the rim of a hex where nothing is written, as shares of its radius.
_RIM_SPOTS = ((0.0, -0.97), (-0.92, 0.34), (0.92, 0.34), (-0.88, -0.46), (0.88, -0.46))
_APART = 0.75
_NAME_REACH = (0.9, 0.5)  # how far from its middle the name of a capital wants room, in radii
_CLASHES = ("yy-hex-war", "yy-hex-revolt")


@dataclass
class Spots:
    """Free places for small marks: each is given once, none on a pagoda or a capital's name."""

    chart: Chart
    taken: list[Point] = field(default_factory=list)
    capitals: tuple[str, ...] = ()

    @staticmethod
    def of(chart: Chart, table: Table) -> Spots:
        """All places of a map but those of its pagodas."""
        shown = [p.hexes for p in table.pagodas if all(h in chart.places for h in p.hexes)]
        capitals = tuple(hex for hex in table.map.capitals.values() if hex in chart.places)
        return Spots(chart, [pieces.pagoda_point(chart, hexes) for hexes in shown], capitals)

    def take(self, hex: str) -> Point:
        """A free place on the rim of a hex."""
        (x, y), r = self.chart.places[hex], self.chart.radius
        places = [(x + dx * r, y + dy * r) for dx, dy in _RIM_SPOTS]
        free = [place for place in places if self._is_free(place) and not self._on_name(place, hex)]
        found = (free or places)[0]
        self.taken.append(found)
        return found

    def _is_free(self, place: Point) -> bool:
        near = self.chart.radius * _APART
        return all(abs(x - place[0]) > near or abs(y - place[1]) > near for x, y in self.taken)

    def _on_name(self, place: Point, hex: str) -> bool:
        """Whether a mark of one hex would stand on the name of a capital beside it."""
        (far, high), r = _NAME_REACH, self.chart.radius
        names = (self.chart.places[capital] for capital in self.capitals if capital != hex)
        return any(abs(x - place[0]) < far * r and abs(y - place[1]) < high * r for x, y in names)


def deeds(table: Table) -> list[Deed]:
    """What was done in this turn so far, or if nothing, in the one before."""
    return (table.deeds or table.last_deeds)[:MOST_NUMBERED]


def shown_deeds(view: View, look: Look) -> list[Deed]:
    """The deeds a picture shows: none where it marks what may be chosen on the map."""
    choosing = look.asked is not None and is_marked(view, look.asked)
    return [] if choosing else deeds(view.table)


def settled_conflict(table: Table) -> Conflict | None:
    """The conflict that was settled in the turn whose deeds are shown."""
    fought, turn = table.last_conflict, table.turn if table.deeds else table.turn - 1
    known = fought is not None and fought.winner is not None and fought.turn == turn
    return fought if known else None


def was_lost(table: Table, done: Sequence[Deed], number: int) -> bool:
    """Whether what was placed in a step is gone again though no later step took it."""
    deed = done[number]
    taken = any(
        later.colour == deed.colour and (later.origin in deed.hexes or later.hexes == deed.hexes)
        for later in done[number + 1 :]
    )
    if deed.kind == "leader":
        return not taken and table.players[deed.seat].leaders[deed.colour] not in deed.hexes
    return deed.kind == "tile" and not taken and deed.hexes[0] not in table.tiles


def draw_trails(canvas: Canvas, chart: Chart, done: Sequence[Deed]) -> None:
    """The ways of leaders that moved, to be drawn before the pieces that stand on them."""
    for way in _ways(chart, done):
        start, neck, _ = _trail(chart, *way)
        if dist(start, neck) > chart.radius:  # between neighbours the arrowhead is enough
            highlight_path(canvas, polyline([start, neck]), width=4 * chart.k**0.5)


def outline_deeds(canvas: Canvas, chart: Chart, table: Table, done: Sequence[Deed]) -> None:
    """Outline what a turn touched, cross out what it removed; a move ends in an arrowhead."""
    for deed in done:
        for hex in _touched(chart, deed):
            _outline(canvas, chart, hex, canvas.theme.highlight, dashed=True)
    for way in _ways(chart, done):
        _, neck, end = _trail(chart, *way)
        arrow(canvas, neck, end, canvas.theme.highlight, 8 * chart.k**0.5)
    standing = atlas.leaders(table)
    for hex in sorted(_emptied(table, done)):
        if hex in chart.places and hex not in standing and hex not in table.tiles:
            _ghost(canvas, chart, hex)


def _emptied(table: Table, done: Sequence[Deed]) -> set[str]:
    """The hexes where something was lost, by a riot or in a conflict."""
    lost = [d for n, d in enumerate(done) if d.kind == "riot" or was_lost(table, done, n)]
    fought = settled_conflict(table) if done else None
    rebels = fought.sides if fought is not None and fought.kind == "revolt" else []
    beaten = {side.at for side in rebels if fought is not None and side.at != fought.winner}
    return {hex for deed in lost for hex in deed.hexes} | beaten


def _ghost(canvas: Canvas, chart: Chart, hex: str) -> None:
    """A cross where a piece stood."""
    (x, y), r = chart.places[hex], chart.radius
    draw_icon(canvas, "cross", x, y - r * 0.26, r * 0.95, rim=True)


def _ways(chart: Chart, done: Sequence[Deed]) -> Iterator[tuple[str, str]]:
    for deed in done:
        if deed.origin and len(_touched(chart, deed)) == 2:
            yield deed.origin, deed.hexes[0]


def number_deeds(canvas: Canvas, spots: Spots, done: Sequence[Deed]) -> None:
    """Number the steps of a turn in order."""
    for number, deed in enumerate(done, start=1):
        for hex in _touched(spots.chart, deed)[:1]:
            change_marker(canvas, *spots.take(hex), number, 34 * spots.chart.k**0.5)


def _touched(chart: Chart, deed: Deed) -> list[str]:
    touched = [*deed.hexes, *([deed.origin] if deed.origin else [])]
    return [hex for hex in touched if hex in chart.places]


def _outline(
    canvas: Canvas, chart: Chart, hex: str, colour: Colour, *, dashed: bool, width: float = 4.5
) -> None:
    path = hex_path(*chart.places[hex], chart.radius * 0.93)
    highlight_path(canvas, path, colour, width=width * chart.k**0.5, dashed=dashed)


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


def mark_conflict(canvas: Canvas, spots: Spots, conflict: Conflict) -> None:
    """The sides outlined, their strengths, and the unification marker."""
    chart = spots.chart
    for number, side in enumerate(conflict.sides):
        held = {side.at, *side.hexes}
        colour = side_colour(canvas, number)
        atlas.border(canvas, chart, [hex for hex in chart.places if hex in held], colour, 7)
    if conflict.at in chart.places and conflict.kind == "war":
        _outline(canvas, chart, conflict.at, canvas.theme.highlight, dashed=False, width=7)
        x, y = spots.take(conflict.at)
        draw_icon(canvas, "bolt", x, y, chart.radius, rim=True)
    for number, side in enumerate(conflict.sides):
        if side.at in chart.places:
            words, fill = str(side.strength), side_colour(canvas, number)
            size = 37 * chart.k**0.5
            badge(canvas, *spots.take(side.at), words, size, kind="shield", fill=fill)


def option_hexes(asked: Decision | None) -> dict[str, Option]:
    """The hexes that may be chosen one by one, however the option spells them."""
    found: dict[str, Option] = {}
    for option in asked.options if asked else ():
        kind, _, which = option.token.partition(":")
        if kind in ("hex", "chain") or kind[:1].isupper():
            found[which] = option
    return found


def _grouped(view: View, option: Option) -> Iterable[str]:
    """The hexes of an option that means several of them, or a piece that stands on one."""
    kind, _, which = option.token.partition(":")
    if kind in ("triangle", "from"):
        return which.split("-")
    if kind == "leader" and view.seat is not None:
        hex = view.table.players[view.seat].leaders[which]
        return [hex] if hex else []
    if kind == "side" and view.table.conflict is not None:
        return view.table.conflict.side(which).hexes
    return ()


def is_marked(view: View, asked: Decision) -> bool:
    """Whether any option of a question has a place on the map."""
    return bool(option_hexes(asked)) or any(_grouped(view, option) for option in asked.options)


def mark_options(canvas: Canvas, chart: Chart, view: View, asked: Decision) -> None:
    """Every hex that may be chosen, with its name on a chip and what would follow."""
    good = canvas.theme.good
    for option in asked.options:
        hexes = [hex for hex in _grouped(view, option) if hex in chart.places]
        if hexes:
            atlas.border(canvas, chart, hexes, good, 7)
    for hex, option in option_hexes(asked).items():
        if hex in chart.places:
            _mark_hex(canvas, chart, view.table, hex, _label(option))


def _label(option: Option) -> Msg:
    inner = option.label.args.get("hex")
    return inner if isinstance(inner, Msg) else option.label


def _mark_hex(canvas: Canvas, chart: Chart, table: Table, hex: str, label: Msg) -> None:
    (x, y), r, theme = chart.places[hex], chart.radius, canvas.theme
    clash = label.key in _CLASHES
    colour = theme.warn if clash else theme.good
    capital = next((name for name, place in table.map.capitals.items() if place == hex), None)
    up, small, lower = (0.58, 0.69, 0.06) if capital else (0.30, 0.8, 0.0)
    if hex in table.tiles:  # a dark outline would sink into a dark tile
        _outline(canvas, chart, hex, theme.rim, dashed=False, width=9)
    else:
        hexagon(canvas, x, y, r * 0.93, mix(_bare(canvas, chart, hex), colour, 0.22))
        if capital:
            pieces.capital_name(canvas, chart, hex, capital, theme.ink, pieces.ABOVE_CHIP)
    _outline(canvas, chart, hex, colour, dashed=False)
    for number, what in enumerate(_consequence(label)):
        right = r * (0.6 * number - 0.3) if clash else 0
        _small(canvas, x + right, y - r * up, r * small, what)
    across, down = pieces.name_point(chart, hex)
    size = MINIMUM_TEXT * max(1.0, chart.k)
    chip(canvas, across, down + r * lower, hex, size=size, fill=colour)


def _bare(canvas: Canvas, chart: Chart, hex: str) -> Colour:
    wet = chart.geo.bit[hex] & chart.geo.river
    return signs.water(canvas.theme) if wet else signs.land(canvas.theme)


def _consequence(label: Msg) -> Iterator[str]:
    """Who gains or is attacked, and whether it comes to blows."""
    player = label.args.get("player")
    if isinstance(player, str):
        yield player
    if label.key in _CLASHES:
        yield "bolt"


def _small(canvas: Canvas, x: float, y: float, size: float, what: str) -> None:
    if what.startswith("seat:"):
        token(canvas, PLAYERS[int(what.removeprefix("seat:"))], x, y, size)
    else:
        draw_icon(canvas, what, x, y, size)
