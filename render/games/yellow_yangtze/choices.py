"""The window of a private question: what may be chosen, by the names that buttons have."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.core.decision import Option, Seat
from engine.core.tokens import parts
from engine.games.yellow_yangtze.data import YELLOW
from engine.games.yellow_yangtze.market import MARKET
from engine.games.yellow_yangtze.state import View
from render.common.options import offered
from render.games.yellow_yangtze import atlas, legend, pieces, plan, signs
from render.games.yellow_yangtze.conflict import side_colour, side_ink
from render.games.yellow_yangtze.marks import hexes_of
from render.games.yellow_yangtze.prospects import Prospect, prospect
from render.games.yellow_yangtze.scene import Scene
from render.picture import Look
from render.toolkit.canvas import PANE, Need
from render.toolkit.fonts import Weight
from render.toolkit.layout import Point, Rect, hex_corners
from render.toolkit.palette import Colour, mix
from render.toolkit.path import polygon
from render.toolkit.shapes import disc, fill_path, round_rect, stroke_path
from render.toolkit.text import TextStyle, measure, write

_SIDES = ("support", "side", "commit")  # options about a side of a conflict
_RIM = 4.2  # around what may be chosen
_TOP, _LOW = -13.5, 11.5  # what follows from a choice, and the name of its hex
_ROOM = 50.0  # across a hex for what follows
_MOST_TILES = 3  # of those that may go to one hex are shown
_PAGODA = "pagoda"
_MOST_PAIRED = 20.5  # a mark that has room beside another one and a sign


@dataclass(frozen=True)
class Choices:
    """What the reader may choose on the map, and where a legend of that has room."""

    view: View
    look: Look

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """The options with a place; none where what was done is to be confirmed."""
        asked = self.look.asked
        if asked is None or asked.confirms:
            return ()
        return tuple(option for option in offered(self.look) if option.at)

    @property
    def market(self) -> bool:
        """Whether the question is about the market."""
        return any(MARKET in option.at for option in self.options)

    @cached_property
    def sides(self) -> tuple[str, ...]:
        """The sides of the conflict that a question is about, by their hexes."""
        about = [option for option in self.options if parts(option.token).kind in _SIDES]
        conflict = self.view.table.conflict
        return tuple(side.at for side in conflict.sides) if about and conflict else ()

    @cached_property
    def single(self) -> dict[str, list[Option]]:
        """The hexes that may be chosen one by one, each with what may be done there."""
        found: dict[str, list[Option]] = {}
        for option in () if self.sides else self.options:
            hexes = hexes_of(option.at)
            if len(hexes) == 1:
                found.setdefault(hexes[0], []).append(option)
        return found

    def covers(self, scene: Scene) -> set[str]:
        """The leaders that may be chosen: they are drawn with their marks."""
        return scene.leaders.keys() & self.single.keys()

    @cached_property
    def areas(self) -> tuple[tuple[str, ...], ...]:
        """Three hexes each that are one choice."""
        if self.sides:
            return ()
        found = (tuple(hexes_of(option.at)) for option in self.options)
        return tuple(hexes for hexes in found if len(hexes) > 1)

    @cached_property
    def named(self) -> frozenset[str]:
        """The hexes whose names are written large."""
        return frozenset({*self.single, *(hex for area in self.areas for hex in area), *self.sides})

    @cached_property
    def prospects(self) -> dict[str, Prospect]:
        """What follows where a hex is chosen."""
        asker = self.look.asked.seat if self.look.asked else 0
        return {hex: prospect(options, asker) for hex, options in self.single.items()}

    @cached_property
    def legend(self) -> Rect | None:
        """Where what the marks mean has room without hiding one of them."""
        window = self.look.window
        if window is None or not self.options:
            return None
        if window.holds(plan.HEAD) and not self.view.table.conflict:
            return plan.HEAD
        kept = [box.inset(0, 9) for box in self._boxes()]
        free = (part for part in self._bars(window) if not any(map(part.overlaps, kept)))
        return next(free, None)

    def _bars(self, window: Rect) -> list[Rect]:
        """The ends of a window, and for the few words about sides its corners too."""
        high = legend.HIGH * window.w / PANE.w
        bars = [window.take_bottom(high)[0], window.take_top(high)[0]]
        wide = window.w * legend.SIDE * len(self.sides)
        corners = [bar.take_left(wide)[0] for bar in bars] + [
            bar.take_right(wide)[0] for bar in bars
        ]
        return bars + corners if self.sides else bars

    def _boxes(self) -> list[Rect]:
        chart = plan.chart(self.view.table.map.rows)
        return [chart.box(hex) for option in self.options for hex in hexes_of(option.at)]

    def draw(self, scene: Scene) -> None:
        """Mark everything that may be chosen, and say what the marks mean."""
        laid = atlas.dresses(scene, self.named)
        for area in self.areas:
            _contour(scene, area)
        for hex in dict.fromkeys(hex for area in self.areas for hex in area):
            _on_tile(scene, hex, laid)
        for hex in self.single:
            self._hex(scene, hex, laid)
        self._sides(scene)
        if self.legend is not None:
            entries = legend.entries(self.view, self.prospects.values(), self.sides)
            legend.draw(scene, self.legend, entries)

    def _hex(self, scene: Scene, hex: str, laid: atlas.Dresses) -> None:
        if hex in scene.leaders:
            rim, _, _ = signs.choice(scene.canvas.theme, fights=False)
            _on_leader(scene, hex, rim)
        elif hex in scene.table.tiles:
            _rim(scene, hex, fights=False)
            _on_tile(scene, hex, laid)
        else:
            assert self.look.asked is not None
            _on_ground(scene, hex, self.prospects[hex], self.look.asked.seat)

    def _sides(self, scene: Scene) -> None:
        conflict = scene.table.conflict
        if conflict is None or not self.sides:
            return
        for number, side in enumerate(conflict.sides):
            _tag(scene, side.at, side_colour(conflict, number), side_ink(conflict, number))


def _contour(scene: Scene, hexes: Iterable[str]) -> None:
    """A green line around several hexes that are one choice."""
    rim, _, _ = signs.choice(scene.canvas.theme, fights=False)
    area = list(hexes)
    for colour, width in ((signs.CREAM, 9.0), (rim, 6.0)):
        atlas.border(scene.canvas, scene.chart, area, colour, width)


def _rim(scene: Scene, hex: str, *, fights: bool) -> None:
    """A line around a tile, on a light one that lifts it off the tile."""
    canvas, chart = scene.canvas, scene.chart
    path = polygon(hex_corners(*chart.places[hex], chart.radius - 2.4 * chart.k))
    colour = signs.choice(canvas.theme, fights=fights)[0]
    for paint, width in ((signs.CREAM, 7.0), (colour, _RIM)):
        stroke_path(canvas, path, paint, width * chart.k)


def _on_tile(scene: Scene, hex: str, laid: atlas.Dresses) -> None:
    """The name of a tile, large."""
    dress = laid[hex]
    at = dress.name_at or (0.0, 16.0 if dress.band is None or dress.band < 0 else -16.0)
    pieces.chosen_name(scene, hex, at, signs.ink(scene.table.tiles[hex]))


def _on_leader(scene: Scene, hex: str, colour: Colour) -> None:
    """A ring around a leader, and the name of its hex."""
    canvas, chart = scene.canvas, scene.chart
    seat, kind = scene.leaders[hex]
    x, y = chart.places[hex]
    disc(canvas, x, y, 36.0 * chart.k, signs.CREAM)
    disc(canvas, x, y, 34.6 * chart.k, colour)
    disc(canvas, x, y, 31.0 * chart.k, signs.CREAM)
    least = scene.least() if scene.whole(hex) else 1000.0
    pieces.leader_disc(canvas, (x, y), chart.k, seat, kind, least)
    _tag(scene, hex, colour, signs.choice(canvas.theme, fights=False)[1])


def _tag(scene: Scene, hex: str, fill: Colour, ink: Colour) -> None:
    """The name of a hex on a pill."""
    if not scene.whole(hex):
        return
    canvas, size = scene.canvas, max(19.0 * scene.chart.k, scene.least(Need.CHOOSE))
    style = TextStyle(size, Weight.BOLD, ink, Need.CHOOSE)
    x, y = (a + b for a, b in zip(scene.chart.places[hex], _tag_at(scene, hex, size), strict=True))
    pill = Rect.around(x, y, measure(canvas, hex, style) + size * 0.5, size * 1.05)
    round_rect(canvas, pill.inset(-1.6), signs.CREAM, size * 0.4)
    round_rect(canvas, pill, fill, size * 0.35)
    canvas.note_cover(pill)
    write(canvas, x, y, hex, style, "centre")


def _tag_at(scene: Scene, hex: str, size: float) -> Point:
    """How far from the middle of a hex its pill stands, clear of pagodas and of other names."""
    k = scene.chart.k
    low = min(20 * k, 26.5 * k - size * 0.52)
    if hex in scene.leaders:
        return 0.0, max(low, size * 0.56)
    if hex not in scene.table.covered:
        return 0.0, low
    dress = atlas.dresses(scene)[hex]
    if dress.name_at is None:  # a capital, whose own name stands there
        return 0.0, -low if dress.band and dress.band > 0 else low
    across, down = dress.name_at
    return across * k, low if down > 0 else -low


def _on_ground(scene: Scene, hex: str, ahead: Prospect, asker: Seat) -> None:
    """An empty hex that may be chosen: its name, and above it what would follow."""
    canvas, chart = scene.canvas, scene.chart
    rim, fill, ink = signs.choice(canvas.theme, fights=bool(ahead.fights))
    if not scene.whole(hex):
        land = signs.ground(canvas.theme, "land")
        rim, fill = mix(rim, land, 0.5), mix(fill, land, 0.4)
    elif ahead.gains == asker:
        fill = mix(fill, rim, 0.22)
    for inset, colour in ((0.6, rim), (0.6 + _RIM * 1.155, fill)):
        corners = hex_corners(*chart.places[hex], chart.radius - inset * chart.k)
        fill_path(canvas, polygon(corners), colour)
    if not scene.whole(hex):
        return
    _what(scene, hex, ahead, ink)


def _what(scene: Scene, hex: str, ahead: Prospect, ink: Colour) -> None:
    """The name of a hex, above it what would follow, and below it the name of a capital."""
    capital = scene.capitals.get(hex)
    if capital is None:
        pieces.chosen_name(scene, hex, (0.0, _LOW if ahead != Prospect() else 0.0), ink)
        _follows(scene, hex, _TOP, ahead, ink)
        return
    pieces.chosen_name(scene, hex, (0.0, 0.5 if ahead != Prospect() else -7.0), ink)
    pieces.below_name(scene, hex, capital, signs.capital_ink(scene.canvas.theme))
    _follows(scene, hex, _TOP - 4.5, ahead, ink, most=_MOST_PAIRED)


def _follows(
    scene: Scene, hex: str, down: float, ahead: Prospect, ink: Colour, most: float = 29.0
) -> None:
    """Who gains a point or who would fight whom, in marks, and a sign that says which."""
    canvas, k, least = scene.canvas, scene.chart.k, scene.least()
    x, y = scene.chart.places[hex]
    y += down * k
    small = least / k * 1.37  # the least mark with a letter
    if ahead.fights:
        size = (small if 17.0 < small <= _MOST_PAIRED else 17.0) * k
        for seat, way in zip(ahead.fights, (-1, 1), strict=False):
            pieces.mark(canvas, seat, x + way * (26 * k - size / 2), y, size, least)
        weapon = signs.choice(canvas.theme, fights=True)[0]
        pieces.sign(canvas, x, y, min(15.0 * k, 50 * k - 2 * size), ahead.weapon, weapon)
    elif ahead.tiles:
        _row(scene, (x, y), [*ahead.tiles[:_MOST_TILES], *[_PAGODA] * ahead.builds])
    elif ahead.gains is not None and not ahead.builds:
        _gain(scene, (x, y), ahead.gains, min(most, max(18.0, small)) * k, ink)
    elif ahead.builds:
        _row(scene, (x, y), [*([ahead.gains] if ahead.gains is not None else []), _PAGODA])


def _row(scene: Scene, at: Point, shown: Sequence[str | Seat]) -> None:
    """Tiles, a mark and a pagoda side by side."""
    canvas, k = scene.canvas, scene.chart.k
    size = min(25.0, _ROOM / len(shown)) * k
    for number, what in enumerate(shown):
        x = at[0] + size * (number - (len(shown) - 1) / 2)
        if isinstance(what, int):
            pieces.mark(canvas, what, x, at[1], size - 2 * k, scene.least())
        elif what == _PAGODA:
            pieces.pagoda(canvas, x, at[1], size - 3 * k, YELLOW)
        else:
            pieces.chip(canvas, x, at[1], size / 2, what)


def _gain(scene: Scene, at: Point, seat: Seat, size: float, ink: Colour) -> None:
    """One point for a player; where it is seen from afar the mark alone says it."""
    canvas, k = scene.canvas, scene.chart.k
    style = TextStyle(max(15.5 * k, scene.least()), Weight.BOLD, ink, Need.HELPS)
    wide = measure(canvas, "+1", style)
    if wide + 3 * k + size > _ROOM * k:
        pieces.mark(canvas, seat, *at, size, scene.least())
        return
    left = at[0] - (wide + 3 * k + size) / 2
    write(canvas, left, at[1], "+1", style)
    pieces.mark(canvas, seat, left + wide + 3 * k + size / 2, at[1], size, scene.least())
