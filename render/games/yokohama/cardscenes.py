"""What stands at the foot of a large card: a ship at sea, a laboratory in its park, a street."""

from __future__ import annotations

from render.games.yokohama.colours import colours
from render.games.yokohama.landmarks import draw_landmark
from render.games.yokohama.scenery import plant, ship, wave
from render.toolkit.canvas import Canvas
from render.toolkit.layout import Rect
from render.toolkit.palette import mix

_SHIP = 0.8  # of its width to the height of the sea around it


def harbour(canvas: Canvas, room: Rect) -> None:
    """For orders: they sail with the next ship."""
    canvas.fill(room, colours(canvas.theme).sea)
    for x, y in ((0.12, 0.35), (0.3, 0.72), (0.72, 0.3), (0.9, 0.66)):
        wave(canvas, room.x + room.w * x, room.y + room.h * y)
    ship(canvas, room.cx, room.cy - room.h * 0.06, room.h / _SHIP)


def park(canvas: Canvas, room: Rect) -> None:
    """For technologies: the observatory among trees."""
    ground = colours(canvas.theme).ground("lab_a")
    canvas.fill(room, ground.plaza)
    canvas.fill(room.take_bottom(room.h * 0.14)[0], ground.band)
    _planted(canvas, room, ground.band, lamps=False)
    size = room.h * 0.9
    draw_landmark(canvas, "lab_a", Rect.around(room.cx, room.bottom - size / 2 - 3, size))


def street(canvas: Canvas, room: Rect) -> None:
    """For achievements: a street of the town."""
    known = colours(canvas.theme)
    canvas.fill(room, known.street)
    canvas.fill(room.take_bottom(room.h * 0.14)[0], known.kerb)
    _planted(canvas, room, mix(known.street, known.kerb, 0.8), lamps=True)


def _planted(canvas: Canvas, room: Rect, tone: tuple[int, int, int], *, lamps: bool) -> None:
    high = room.h * 0.74
    row = Rect(room.x, room.bottom - room.h * 0.1 - high, room.w, high)
    for k, place in enumerate(row.columns(max(3, int(row.w // high)))):
        plant(canvas, place, k if lamps else 0, tone)
