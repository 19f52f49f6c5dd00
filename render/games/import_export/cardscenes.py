"""One scene for each type of goods: a crane and its container, before a place it belongs to."""

from __future__ import annotations

from render.games.import_export.colours import colours
from render.games.import_export.containers import container
from render.toolkit.canvas import Canvas
from render.toolkit.layout import Rect
from render.toolkit.palette import Colour
from render.toolkit.path import Path, ellipse, outline
from render.toolkit.shapes import fill_path, line

_GRID = 100.0  # scenes are drawn so many units high, from the ground upwards
_PERIOD = 210.0  # after which a skyline begins anew
_CLOUD_WIDE = 34.0
_CLOUD = "M0 0 C0 -6 8 -8 11 -4 C14 -10 24 -9 25 -3 C31 -4 33 0 30 0 Z"
# What stands on the horizon, in units of the grid: farther and nearer shapes.
_FAR: dict[str, tuple[str, ...]] = {
    "technology": (
        "M2 0 V-30 H16 V-44 H22 V0 Z",
        "M34 0 V-24 L44 -34 V-24 L54 -34 V-24 L64 -34 V0 Z",
        "M78 0 V-52 H84 V0 Z M92 0 V-38 H116 V0 Z",
        "M134 0 V-46 L140 -62 L146 -46 V0 Z",
        "M158 0 V-28 H186 V0 Z",
    ),
    "agriculture": (
        "M-4 0 C20 -30 44 -30 70 0 Z",
        "M54 0 C84 -22 120 -22 150 0 Z",
        "M128 0 C150 -34 180 -34 206 0 Z",
    ),
    "consumer": (
        "M2 0 V-34 L12 -44 L22 -34 V0 Z M26 0 V-28 H48 V0 Z",
        "M52 0 V-38 L62 -48 L72 -38 V0 Z M76 0 V-26 L88 -36 L100 -26 V0 Z",
        "M104 0 V-42 H122 V0 Z M126 0 V-30 L136 -40 L146 -30 V0 Z",
        "M150 0 V-34 H176 V0 Z",
    ),
    "illegal": (
        "M-4 0 L12 -38 L24 -22 L40 -56 L58 -18 L72 -30 L88 0 Z",
        "M112 0 L126 -26 L138 -14 L156 -48 L170 -20 L184 -34 L200 0 Z",
    ),
    "luxury": (
        "M6 0 V-34 H12 V-40 H52 V-34 H58 V0 Z",
        "M70 0 V-20 H104 V0 Z",
        "M120 0 V-52 H126 V-58 H142 V-52 H148 V0 Z",
        "M158 0 V-26 H190 V0 Z",
    ),
}
_NEAR: dict[str, tuple[str, ...]] = {
    "technology": ("M24 0 V-14 H30 V-20 H34 V0 Z", "M118 0 V-18 H132 V0 Z"),
    "agriculture": (
        "M14 0 V-16 L24 -26 L34 -16 V0 Z M38 0 V-30 C38 -36 48 -36 48 -30 V0 Z",
        "M150 0 V-12 L157 -19 L164 -12 V0 Z",
    ),
    "consumer": ("M30 0 V-12 H44 V0 Z", "M106 0 V-16 H120 V0 Z", "M154 0 V-14 H172 V0 Z"),
    "illegal": (
        "M92 0 H110 L106 8 H96 Z M100 0 V-20 H102 V0 Z M102 -20 L112 -16 L102 -12 Z",
    ),
    "luxury": (
        "M62 0 C62 -12 61 -18 64 -26 C58 -28 55 -24 54 -20 C55 -28 60 -32 65 -29 "
        "C68 -33 74 -32 76 -26 C73 -29 69 -29 66 -26 C65 -18 65 -10 65 0 Z",
        "M110 0 C110 -10 109 -16 112 -22 C107 -24 104 -21 103 -17 C104 -24 108 -28 113 -25 "
        "C116 -29 121 -28 123 -22 C120 -25 117 -25 114 -22 C113 -16 113 -8 113 0 Z",
    ),
}  # fmt: skip
_SUN = {"agriculture": (0.84, 0.24), "illegal": (0.14, 0.22), "luxury": (0.88, 0.2)}


def scene(canvas: Canvas, room: Rect, type: str) -> None:
    """A container of the type hangs from a crane over the water."""
    world = colours(canvas.theme)
    sky, mid, near = world.water
    canvas.fill(room, sky)
    shore = room.y + room.h * 0.8
    _sky(canvas, room, type)
    _skyline(canvas, room, shore, type)
    canvas.fill(Rect(room.x, shore, room.w, room.bottom - shore), mid)
    deep = shore + (room.bottom - shore) * 0.45
    canvas.fill(Rect(room.x, deep, room.w, room.bottom - deep), near)
    _waves(canvas, Rect(room.x, shore, room.w, room.bottom - shore), world.foam)
    _crane(canvas, room, type)


def _sky(canvas: Canvas, room: Rect, type: str) -> None:
    world, size = colours(canvas.theme), room.h / _GRID
    if type in _SUN:
        x, y = _SUN[type]
        colour = world.foam if type == "illegal" else world.hazard
        middle = (room.x + room.w * x, room.y + room.h * y)
        fill_path(canvas, ellipse(*middle, 10 * size), colour)
    for share, y in ((0.05, 0.5), (0.95, 0.52)):
        left = room.x + (room.w - _CLOUD_WIDE * size) * share
        fill_path(canvas, outline(_CLOUD).placed(left, room.y + room.h * y, size), world.foam)


def _skyline(canvas: Canvas, room: Rect, shore: float, type: str) -> None:
    """Two tones of silhouettes, again and again to the end of the room."""
    size = room.h / _GRID
    for shapes, colour in zip((_FAR, _NEAR), colours(canvas.theme).skyline, strict=True):
        for turn in range(int(room.w / size / _PERIOD) + 1):
            for data in shapes[type]:
                path = outline(data).placed(room.x + turn * _PERIOD * size, shore, size)
                for part in _cut(path, room):
                    fill_path(canvas, part, colour)


def _cut(path: Path, room: Rect) -> list[Path]:
    """The outlines that lie in the room: none may reach out of it."""
    parts = [Path((part,), (True,)) for part in path.parts]
    return [part for part in parts if room.holds(part.bounds())]


def _waves(canvas: Canvas, sea: Rect, colour: Colour) -> None:
    for x, y in ((0.1, 0.3), (0.42, 0.7), (0.66, 0.26), (0.9, 0.66)):
        middle, low = sea.x + sea.w * x, sea.y + sea.h * y
        size = sea.h * 0.12
        points = [(middle - 3 * size, low), (middle - size, low - size), (middle, low),
                  (middle + size, low - size), (middle + 3 * size, low)]  # fmt: skip
        line(canvas, points, colour, 2.4)


def _crane(canvas: Canvas, room: Rect, type: str) -> None:
    """A beam across the sky, a trolley, ropes, and what hangs from them."""
    world, ink = colours(canvas.theme), canvas.theme.outline
    beam = Rect(room.x, room.y + room.h * 0.07, room.w, room.h * 0.09)
    canvas.fill(beam, world.crane[0])
    step = beam.h * 1.6
    points = [
        (beam.x + min(k * step, beam.w), beam.bottom - 1.5 if k % 2 else beam.y + 1.5)
        for k in range(int(beam.w / step) + 1)
    ]
    line(canvas, points, world.crane[1], 2.4)
    high = min(room.h * 0.5, room.w * 0.42)
    box = Rect.around(room.cx, room.y + room.h * 0.58, high * 1.75, high)
    trolley = Rect.around(room.cx, beam.cy, box.w * 0.3, room.h * 0.15)
    for side in (-1, 1):
        top, low = (room.cx + side * trolley.w * 0.4), room.cx + side * box.w * 0.38
        line(canvas, [(top, trolley.bottom), (low, box.y - room.h * 0.035)], ink, 2.6)
    canvas.fill(trolley, world.crane[1])
    canvas.fill(
        Rect.around(room.cx, box.y - room.h * 0.03, box.w * 0.9, room.h * 0.05), world.hazard
    )
    container(canvas, box, type)
