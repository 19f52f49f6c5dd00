"""What never changes at sea: water, the skyline of a port, the island, the quay."""

from __future__ import annotations

from math import pi, sin

from render.games.import_export import plan
from render.games.import_export.colours import Colours, colours
from render.toolkit.canvas import Canvas
from render.toolkit.layout import Point, Rect
from render.toolkit.palette import mix
from render.toolkit.path import Path, ellipse, outline, polygon, polyline
from render.toolkit.shapes import disc, fill_path, line, round_rect, stroke_path

_HORIZON = 54.0  # below the upper edge of the sea
_BLOCK = 20.0  # a container of the skyline
_STACKS = (1, 2, 2, 0, 1, 3, 2, 0, 0, 1, 1, 2, 3, 3, 1, 0, 2, 2, 1, 0, 1, 2, 0, 3, 2, 1, 1, 0, 2,
           3, 1, 0, 0, 2, 1, 1, 3, 2, 0, 1, 2, 2, 1, 0, 3, 1, 2, 0, 1, 1, 2, 3, 0, 1)  # fmt: skip
_CRANES = (96.0, 330.0, 470.0, 742.0)
_WAVES = ((70, 0.46), (240, 0.62), (410, 0.5), (560, 0.74), (700, 0.58), (120, 0.84), (330, 0.92),
          (520, 0.95), (690, 0.88), (30, 0.68))  # fmt: skip
_GULLS = ((560, 22), (586, 34), (842, 16))
_STRIPE = 24.0


def sea_ground(canvas: Canvas, seats: int) -> None:
    """Draw the ground of the pane for so many players."""
    world, room = colours(canvas.theme), plan.sea(seats)
    _water(canvas, room, world)
    _skyline(canvas, room, world)
    for x, share in _WAVES:
        _wave(canvas, x, room.y + room.h * share, world)
    for x, y in _GULLS:
        _gull(canvas, x, room.y + y, world)
    _island(canvas, plan.island(seats), world)
    _quay(canvas, seats, world)


def _water(canvas: Canvas, room: Rect, world: Colours) -> None:
    far, middle, near = world.water
    canvas.fill(room, far)
    top = room.y + _HORIZON
    canvas.fill(Rect(0, top, 1080, room.bottom - top), mix(far, middle, 0.55))
    canvas.fill(Rect(0, room.y + room.h * 0.45, 1080, room.h * 0.55), middle)
    canvas.fill(Rect(0, room.y + room.h * 0.78, 1080, room.h * 0.22), near)


def _skyline(canvas: Canvas, room: Rect, world: Colours) -> None:
    """Stacks of containers and cranes on the far shore."""
    low = room.y + _HORIZON
    for x in _CRANES:
        _far_crane(canvas, x, low, world)
    for n, high in enumerate(_STACKS):
        for row in range(high):
            block = Rect(n * _BLOCK, low - 10.0 * (row + 1), _BLOCK - 1, 9)
            canvas.fill(block, world.skyline[(n + row) % 2])
    canvas.fill(Rect(0, low - 1, 1080, 2.5), world.skyline[1])


def _far_crane(canvas: Canvas, x: float, low: float, world: Colours) -> None:
    tone = world.skyline[1]
    line(canvas, [(x, low), (x + 4, low - 46)], tone, 3)
    line(canvas, [(x + 14, low), (x + 10, low - 46)], tone, 3)
    line(canvas, [(x - 16, low - 36), (x + 44, low - 36)], tone, 3)
    line(canvas, [(x + 7, low - 50), (x + 44, low - 36)], tone, 1.6)
    line(canvas, [(x + 36, low - 36), (x + 36, low - 20)], tone, 1.6)


def _wave(canvas: Canvas, x: float, y: float, world: Colours) -> None:
    points = [(x + 3.0 * n, y + 3 * sin(n * pi / 6)) for n in range(25)]
    stroke_path(canvas, polyline(points), world.wave, 2.4)


def _gull(canvas: Canvas, x: float, y: float, world: Colours) -> None:
    path = outline("M0 2 C3 -3 7 -3 9 2 C11 -3 15 -3 18 2").placed(x, y)
    stroke_path(canvas, path, world.foam, 2)


def _island(canvas: Canvas, room: Rect, world: Colours) -> None:
    """Sand with a palm tree, a crane and a shed."""
    low = room.bottom
    for grow, tone in ((0.0, world.sand[1]), (7.0, world.sand[0])):
        shape = _dune(room, low, grow)
        fill_path(canvas, shape, tone)
    _shed(canvas, Rect(room.right - 78, low - 126, 64, 74), world)
    _crane(canvas, (room.right - 118, low - 52), world)
    _palm(canvas, (room.x + 30, low - 40), world)
    _buoy(canvas, (room.x - 12, low - 62), world)


def _dune(room: Rect, low: float, grow: float) -> Path:
    left, right = room.x - 4 + grow * 2, room.right + 30
    steps = [k / 24 for k in range(25)]
    points = [
        (left + (right - left) * share, low - (62 - grow) * sin(pi * share) ** 0.55)
        for share in steps
    ]
    return polygon(points)


def _shed(canvas: Canvas, rect: Rect, world: Colours) -> None:
    outline_colour = canvas.theme.outline
    round_rect(canvas, rect, world.tower, 2, outline_colour, 2)
    roof = [(rect.x - 7, rect.y + 2), (rect.cx, rect.y - 26), (rect.right + 7, rect.y + 2)]
    fill_path(canvas, polygon(roof), world.boot)
    stroke_path(canvas, polygon(roof), outline_colour, 2)
    door = Rect(rect.x + 14, rect.y + 26, rect.w - 28, rect.h - 28)
    canvas.fill(door, world.quay[1])
    for k in range(1, 5):
        canvas.fill(Rect(door.x, door.y + k * door.h / 5, door.w, 1.6), world.stripe)


def _crane(canvas: Canvas, foot: Point, world: Colours) -> None:
    x, y = foot
    paint, shade = world.crane
    top = y - 92
    for dx in (0.0, 20.0):
        line(canvas, [(x + dx, y), (x + dx, top)], paint, 4.5)
    for k in range(3):
        low = y - 8 - 28 * k
        line(canvas, [(x, low), (x + 20, low - 24)], shade, 2.6)
    line(canvas, [(x - 46, top), (x + 78, top)], paint, 4.5)
    line(canvas, [(x - 44, top), (x + 10, top - 22), (x + 76, top)], shade, 2.6)
    line(canvas, [(x - 34, top), (x - 34, top + 20)], shade, 2.2)


def _palm(canvas: Canvas, foot: Point, world: Colours) -> None:
    x, y = foot
    trunk, leaf = world.palm
    crown = (x - 12, y - 92)
    bend = [(x, y), (x - 1, y - 30), (x - 6, y - 62), crown]
    line(canvas, bend, trunk, 9)
    for dx, dy, drop in ((-44, 12, -16), (40, 14, -18), (-30, -18, -22), (30, -16, -22)):
        tip = (crown[0] + dx, crown[1] + dy)
        high = (crown[0] + dx * 0.5, crown[1] + drop)
        low = (crown[0] + dx * 0.46, crown[1] + drop + 15)
        path = outline(
            f"M{crown[0]} {crown[1]} Q{high[0]} {high[1]} {tip[0]} {tip[1]} "
            f"Q{low[0]} {low[1]} {crown[0]} {crown[1]} Z"
        )
        fill_path(canvas, path, leaf)
        stroke_path(canvas, path, canvas.theme.outline, 1.4)
    disc(canvas, *crown, 5, trunk)


def _buoy(canvas: Canvas, at: Point, world: Colours) -> None:
    x, y = at
    body = polygon([(x - 4, y - 18), (x + 4, y - 18), (x + 9, y + 6), (x - 9, y + 6)])
    fill_path(canvas, body, world.boot)
    canvas.fill(Rect(x - 6.6, y - 8, 13.2, 6), world.tower)
    disc(canvas, x, y - 21, 3.4, world.hazard)
    fill_path(canvas, ellipse(x, y + 7, 15, 3.2), world.foam)


def _quay(canvas: Canvas, seats: int, world: Colours) -> None:
    """The striped edge, and the stone that the players' strips lie on."""
    edge = plan.quay(seats)
    canvas.fill(Rect(0, edge.bottom, 1080, 630 - edge.bottom), world.quay[0])
    canvas.fill(edge, world.quay[1])
    for k in range(round(1080 / _STRIPE) + 1):
        x = k * _STRIPE
        band = [(x, edge.bottom), (x + 7, edge.y), (x + 17, edge.y), (x + 10, edge.bottom)]
        inside = [(min(1080.0, px), py) for px, py in band]
        fill_path(canvas, polygon(inside), world.hazard)
