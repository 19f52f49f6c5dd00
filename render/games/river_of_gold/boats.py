"""Boats on the river: a player's token for a sail, a number on the hull."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from math import hypot

from engine.core.decision import Seat
from engine.games.river_of_gold.data import RIVER
from engine.games.river_of_gold.state import View
from render.games.river_of_gold import plan
from render.games.river_of_gold.colours import colours
from render.toolkit.cache import CACHE
from render.toolkit.canvas import PANE, Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Point, Rect
from render.toolkit.palette import PLAYERS, Tone
from render.toolkit.path import outline
from render.toolkit.pieces import token
from render.toolkit.raster import Pen, Sprite
from render.toolkit.shapes import line
from render.toolkit.text import TextStyle, write

_HULL = (
    "M-31 -11 C-22 -6 -12 -5 0 -5 C12 -5 22 -7 33 -13 C30 -2 25 8 17 12 H-17 C-25 8 -29 0 -31 -11 Z"
)
_SAIL = 40.0  # the token, at scale 1
_SCALES = {1: 1.15, 2: 0.83}  # by how many hulls share a space; more are smaller
_CROWDED = 0.8
# How far across the river the rows of boats lie, by where the number of the space is.
_ROWS = {True: {1: (0.68,), 2: (0.485, 0.89)}, False: {1: (0.42,), 2: (0.24, 0.63)}}
_PLACES: dict[int, tuple[tuple[int, int], ...]] = {  # to which side of the middle, in which row
    0: (),
    1: ((0, 0),),
    2: ((0, 0), (0, 1)),
    3: ((-1, 0), (1, 0), (0, 1)),
    4: ((-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_ROOM = (34.0, 46.0)  # that far apart, across or down, two hulls do not hide each other
_MOST_SHIFT = 22.0  # farther, a boat would seem to lie on another space
_CLOSE = 90.0  # so near to a place something still reads as belonging to it
_BESIDE = 25.0  # from the middle of a space to either of two hulls in one row


@dataclass(frozen=True)
class Hull:
    """One boat, or both boats of a player on one space."""

    seat: Seat
    numbers: tuple[int, ...]
    royal: bool
    space: int
    at: Point
    scale: float

    @property
    def box(self) -> Rect:
        """The rectangle around it."""
        x, y = self.at
        return Rect.around(x, y - 12 * self.scale, 66 * self.scale, 58 * self.scale)

    @property
    def texts(self) -> tuple[Rect, Rect]:
        """Where its letter and its number stand."""
        x, y = self.at
        letter = Rect.around(x, y - 19 * self.scale, 22, 24)
        return letter, Rect.around(x, y + 8 * self.scale, 16.0 + 16 * len(self.numbers), 22)


Berths = tuple[tuple[tuple[int, bool], ...], ...]  # by seat, every boat's space, and if it is royal


def fleet(view: View) -> tuple[Hull, ...]:
    """Every hull and where it lies."""
    players = view.table.players
    return _fleet(tuple(tuple((boat.space, boat.royal) for boat in p.boats) for p in players))


@lru_cache(maxsize=64)
def _fleet(berths: Berths) -> tuple[Hull, ...]:
    """The same for all pictures of one position, and looked at many times for each."""
    return tuple(_apart([hull for space in RIVER for hull in _on_space(berths, space)]))


def _apart(hulls: list[Hull]) -> list[Hull]:
    """Neighbours on different spaces give way to each other, a little."""
    shift = [0.0] * len(hulls)
    for _ in range(8):
        for (i, one), (j, two) in combinations(enumerate(hulls), 2):
            gap = two.at[0] + shift[j] - one.at[0] - shift[i]
            if one.space != two.space and abs(two.at[1] - one.at[1]) < _ROOM[1]:
                push = (_ROOM[0] - gap) / 2
                if 0 < push < _ROOM[0]:
                    shift[i], shift[j] = shift[i] - push, shift[j] + push
    kept = [min(max(by, -_MOST_SHIFT), _MOST_SHIFT) for by in shift]
    return [
        replace(hull, at=(min(max(hull.at[0] + by, 40.0), PANE.w - 40.0), hull.at[1]))
        if by
        else hull
        for hull, by in zip(hulls, kept, strict=True)
    ]


def hull_of(view: View, seat: Seat, number: int) -> Hull:
    """The hull that is or holds a player's boat."""
    return next(h for h in fleet(view) if h.seat == seat and number in h.numbers)


def _on_space(berths: Berths, space: int) -> Iterator[Hull]:
    """Two boats of one player become one hull, the royal one named first."""
    here = []
    for seat, boats in enumerate(berths):
        found = [(royal, n) for n, (at, royal) in enumerate(boats, start=1) if at == space]
        found.sort(key=lambda one: not one[0])
        if found:
            here.append((seat, tuple(n for _, n in found), found[0][0]))
    for (seat, numbers, royal), at in zip(here, _berths(space, len(here)), strict=True):
        yield Hull(seat, numbers, royal, space, at, _SCALES.get(len(here), _CROWDED))


def _berths(space: int, count: int) -> Iterator[Point]:
    """Places for that many hulls: in the middle, above each other, then two in a row."""
    rows = _ROWS[plan.numbered_above(space)][min(2, max(1, count))]
    reach = 33 * _SCALES.get(count, _CROWDED) + (_BESIDE if count > len(rows) else 0) + 5
    for side, row in _PLACES[count]:
        x, y = plan.middle(space, rows[row])
        yield min(max(x, reach), PANE.w - reach) + side * _BESIDE, y


def afloat(view: View) -> list[Rect]:
    """All that lies on the water: boats, the numbers of the spaces, what a journey pays."""
    numbers = [Rect.around(*plan.river_number(space), 32) for space in RIVER]
    return [*(hull.box for hull in fleet(view)), *numbers, plan.JOURNEY_END]


def open_water(view: View, goal: Point, size: tuple[float, float], more: Sequence[Rect]) -> Rect:
    """Room on the river near a point: where nothing lies, or else where nothing is written."""
    near = list(_nearby(goal, *size))
    taken = [*afloat(view), *more]
    written = [*(text for hull in fleet(view) for text in hull.texts), *taken[len(fleet(view)) :]]
    close = [room for room in near if hypot(room.cx - goal[0], room.cy - goal[1]) < _CLOSE]
    for rooms, others in ((close, taken), (close, written), (near, taken)):
        for room in rooms:
            if not any(room.overlaps(other) for other in others):
                return room
    return near[0]


def _nearby(goal: Point, width: float, height: float) -> Iterator[Rect]:
    """Rooms on the water around a point, the nearest first."""
    around = [
        (goal[0] + dx, plan.river_y(goal[0], across / 20))
        for dx in range(-300, 301, 10)
        for across in range(3, 18, 2)
    ]
    around.sort(key=lambda at: hypot(at[0] - goal[0], at[1] - goal[1]))
    for x, y in around:
        inside = min(max(x, width / 2 + 4), PANE.w - width / 2 - 4)
        yield Rect.around(inside, y, width, height)


def _hull_sprite(canvas: Canvas, scale: float, royal: bool) -> Sprite:
    pixels = round(canvas.scale * scale, 3)
    known, theme = colours(canvas.theme), canvas.theme

    def build() -> Sprite:
        half = round(42 * pixels)
        pen = Pen(2 * half, 2 * half, (half, half))
        path = outline(_HULL).placed(0, 0, pixels)
        pen.stroke(path, theme.rim, 7 * pixels)
        pen.fill(path, known.number if royal else known.hull)
        pen.stroke(path, known.hull if royal else theme.tone(Tone.LINE), 2.6 * pixels)
        return pen.sprite()

    return CACHE.get(("rog", "hull", pixels, theme.name, royal), build)


def boats(canvas: Canvas, view: View) -> None:
    """The whole fleet, no boat's wash on another's hull."""
    hulls = fleet(view)
    for hull in hulls:
        _wash(canvas, hull)
    for hull in hulls:
        boat(canvas, hull)


def _wash(canvas: Canvas, hull: Hull) -> None:
    """Two lines behind the stern."""
    for k in range(2):
        x, y = hull.at[0] - (38 + 3 * k) * hull.scale, hull.at[1] + (4 + 7 * k) * hull.scale
        line(canvas, [(x, y), (x - 9 * hull.scale, y)], colours(canvas.theme).foam, 2)


def boat(canvas: Canvas, hull: Hull) -> None:
    """A boat with its bow to the right, the royal one cream and crowned."""
    x, y = hull.at
    scale = hull.scale
    known = colours(canvas.theme)
    canvas.paste(_hull_sprite(canvas, scale, hull.royal), x, y + 4 * scale)
    token(canvas, PLAYERS[hull.seat], x, y - 20 * scale, max(31.0, _SAIL * scale))
    canvas.note_cover(Rect.around(x, y + 6 * scale, 44 * scale, 16 * scale))
    if hull.royal:
        # Above the sail it would hide the number of a hull in the row above.
        across, up, size = (19, 39, 25) if scale > 1 else (24, 17, 24)
        draw_icon(canvas, "crown", x + across * scale, y - up * scale, size * scale, rim=True)
        canvas.note_cover(Rect.around(x + across * scale, y - up * scale, size * scale * 0.7))
    ink = canvas.theme.tone(Tone.LINE) if hull.royal else known.bar_ink
    style = TextStyle(max(22.0, 23 * scale), Weight.BOLD, ink, Need.READ)
    write(canvas, x, y + 8 * scale, "·".join(map(str, hull.numbers)), style, "centre")
