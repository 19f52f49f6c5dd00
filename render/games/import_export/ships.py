"""Ships at sea: neutral hulls, the owner's mark on the tower, the ship's colour on the funnel."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import pi, sin

from engine.core.decision import Seat
from engine.games.import_export.data import TYPE
from render.games.import_export.colours import colours, funnel
from render.games.import_export.containers import container
from render.toolkit.canvas import MINIMUM_TEXT, Canvas
from render.toolkit.fonts import Weight
from render.toolkit.layout import Point, Rect
from render.toolkit.palette import PLAYERS, Colour
from render.toolkit.path import Path, polygon, polyline
from render.toolkit.pieces import LEAST_LETTERED, token
from render.toolkit.shapes import fill_path, round_rect, stroke_path
from render.toolkit.text import TextStyle, write

WIDE, HIGH = 258.0, 113.0  # of a ship and its bow wave at scale 1
_DRAUGHT = 5.0  # of the wave below the waterline
_MOST = 1.36  # no ship is drawn larger
_MOST_COLUMNS = 4
_LETTERS = PLAYERS
_HULL = ((2, -41), (228, -43), (256, -50), (236, 0), (14, 0))
_STRIPE = ((5, -33), (229, -35), (253, -41), (250, -35), (229, -29), (7, -27))
_BOOT = ((11, -9), (240, -9), (236, 0), (14, 0))
_CARGO = Rect(56, -105, 171, 64)  # two rows of containers stand here
_ROW = 2
CODE = (206.0, -20.0)  # where a ship is named


@dataclass(frozen=True)
class Berth:
    """Where a ship lies: its stern at the waterline, and how large it is drawn."""

    x: float
    y: float
    k: float

    def at(self, x: float, y: float) -> Point:
        """A point of the ship, in units of the pane."""
        return self.x + x * self.k, self.y + y * self.k

    def rect(self, rect: Rect) -> Rect:
        """A part of the ship, in units of the pane."""
        x, y = self.at(rect.x, rect.y)
        return Rect(x, y, rect.w * self.k, rect.h * self.k)

    @property
    def box(self) -> Rect:
        """All of it, with its wave."""
        return self.rect(Rect(0, _DRAUGHT - HIGH, WIDE, HIGH))

    def path(self, corners: tuple[Point, ...]) -> Path:
        """A part with these corners."""
        return polygon([self.at(*corner) for corner in corners])


@cache
def berths(room: Rect, count: int) -> tuple[Berth, ...]:
    """Berths for so many ships, as large as the room allows."""
    if not count:
        return ()
    columns = max(
        range(1, _MOST_COLUMNS + 1), key=lambda n: (_scale(room, count, n), min(n, count))
    )
    k = _scale(room, count, columns)
    rows = -(-count // columns)
    wide, high = room.w / columns, room.h / rows
    return tuple(
        Berth(
            room.x + wide * (n % columns) + (wide - WIDE * k) / 2,
            room.y + high * (n // columns + 1) - (high - HIGH * k) / 2 - _DRAUGHT * k,
            k,
        )
        for n in range(count)
    )


def _scale(room: Rect, count: int, columns: int) -> float:
    rows = -(-count // columns)
    return min(room.w / (columns * (WIDE + 4)), room.h / (rows * HIGH), _MOST)


def places_aboard(berth: Berth, count: int) -> tuple[Rect, ...]:
    """Where the containers stand, the lower row first, as many in a row as there must be."""
    columns = max(3, -(-count // _ROW))
    room = berth.rect(_CARGO)
    wide, high = room.w / columns, room.h / _ROW
    found = []
    for n in range(count):
        column, row = n % columns, n // columns
        found.append(Rect(room.x + wide * column, room.bottom - high * (row + 1), wide, high))
    return tuple(place.inset(0.5 * berth.k) for place in found)


def code(seat: Seat, number: int) -> str:
    """What a ship is called for short: its owner's letter and its number."""
    return f"{_LETTERS[seat].letter}{number}"


def ship(
    canvas: Canvas, berth: Berth, seat: Seat, number: int, colour: str, cargo: list[str]
) -> None:
    """A ship at sea with its containers."""
    tower(canvas, berth, seat, colour)
    for place, card in zip(places_aboard(berth, len(cargo)), cargo, strict=True):
        container(canvas, place, TYPE[card])
    hull(canvas, berth)
    style = TextStyle(max(MINIMUM_TEXT, 24 * berth.k), Weight.BOLD, (255, 255, 255))
    write(canvas, *berth.at(*CODE), code(seat, number), style, "centre")


def hull(canvas: Canvas, berth: Berth) -> None:
    """The hull in the water."""
    world, theme = colours(canvas.theme), canvas.theme
    fill_path(canvas, berth.path(_HULL), world.hull)
    fill_path(canvas, berth.path(_STRIPE), world.stripe)
    fill_path(canvas, berth.path(_BOOT), world.boot)
    stroke_path(canvas, berth.path(_HULL), theme.outline, 2 * berth.k)
    foam(canvas, berth.x, berth.x + WIDE * berth.k, berth.y, berth.k)


def foam(canvas: Canvas, left: float, right: float, y: float, k: float) -> None:
    """Water in front of a hull."""
    world = colours(canvas.theme)
    count = max(8, round((right - left) / (5 * k)))
    step = (right - left) / count
    points = [(left + step * n, y + 1.4 * k * sin(n * pi / 2.5)) for n in range(count + 1)]
    fill_path(canvas, polygon([*points, (right, y + 5 * k), (left, y + 5 * k)]), world.water[1])
    stroke_path(canvas, polyline(points), world.foam, 2.6 * k)


def tower(canvas: Canvas, berth: Berth, seat: Seat, colour: str) -> None:
    """The bridge with the owner's mark, and the funnel in the colour of the ship."""
    world, line = colours(canvas.theme), 1.8 * berth.k
    _chimney(canvas, berth, funnel(colour))
    outline = canvas.theme.outline
    round_rect(canvas, berth.rect(Rect(10, -90, 42, 60)), world.tower, 2, outline, line)
    round_rect(canvas, berth.rect(Rect(6, -98, 50, 9)), world.roof, 3 * berth.k, outline, line)
    size = max(LEAST_LETTERED, 39 * berth.k)
    token(canvas, PLAYERS[seat], *berth.at(31, -63), size)


def _chimney(canvas: Canvas, berth: Berth, paint: Colour) -> None:
    theme, k = canvas.theme, berth.k
    round_rect(canvas, berth.rect(Rect(16, -108, 16, 14)), paint, 1.5, theme.outline, 1.8 * k)
    canvas.fill(berth.rect(Rect(18, -103.5, 12, 3)), theme.rim)
