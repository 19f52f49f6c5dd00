"""A line in a window that tells what the numbers mean, where the window has room for it."""

from __future__ import annotations

from collections.abc import Sequence

from render.games.river_of_gold import plan
from render.games.river_of_gold.colours import colours
from render.games.river_of_gold.header import told, told_pill
from render.picture import Look
from render.toolkit.canvas import DESIGN_WIDTH, Canvas
from render.toolkit.enlarge import enlarged, take_words
from render.toolkit.layout import Rect
from render.toolkit.marks import Spots, Step

_HEIGHT = 48.0


def legend(canvas: Canvas, look: Look, spots: Spots, done: Sequence[Step]) -> None:
    """The turn in signs at the lower or upper edge of a window, if nothing marked lies there."""
    window = look.window
    if window is None or not done or window.y < plan.HEADER.bottom / 2:
        return
    times = window.w / DESIGN_WIDTH
    marked = [spots[place].box for one in look.changes for place in one.at if place in spots]
    height = _HEIGHT * times
    below = window.bottom - max(box.bottom for box in marked)
    above = min(box.y for box in marked) - window.y
    if max(below, above) < height + 14:
        return
    y = window.bottom - height if below >= height + 14 else window.y
    _draw(canvas, look, Rect(window.x, y, window.w, height), times, done)


def _draw(canvas: Canvas, look: Look, band: Rect, times: float, done: Sequence[Step]) -> None:
    canvas.fill(band, colours(canvas.theme).bar)
    start = canvas.order()
    # What it hides is nothing that was marked, and nobody is asked about it.
    canvas.written[:] = [text for text in canvas.written if not text.ink.overlaps(band)]
    larger = enlarged(canvas, times)
    room = Rect(band.x / times, band.y / times, band.w / times, band.h / times)
    told_pill(larger, room.inset(6, 5), told(look, done))
    take_words(canvas, larger, times, start)
