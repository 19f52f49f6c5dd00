"""The window of a pane: the smallest part of its shape that holds what is to be looked at."""

from __future__ import annotations

from collections.abc import Iterable

from render.toolkit.canvas import PANE
from render.toolkit.layout import Rect

LEAST_WIDTH = PANE.w / 2  # nearer, a reader would no longer know where on the board it is
_MARGIN = 14.0  # around what is to be looked at: the lines drawn around it, and air


def window_around(boxes: Iterable[Rect]) -> Rect:
    """The smallest window that holds all boxes, with what is in them in the middle."""
    every = [box.inset(-_MARGIN) for box in boxes]
    left, top = min(box.x for box in every), min(box.y for box in every)
    right, bottom = max(box.right for box in every), max(box.bottom for box in every)
    shape = PANE.w / PANE.h
    width = min(PANE.w, max(right - left, (bottom - top) * shape, LEAST_WIDTH))
    height = width / shape
    x = _kept((left + right - width) / 2, PANE.w - width)
    y = _kept((top + bottom - height) / 2, PANE.h - height)
    return Rect(x, y, width, height)


def _kept(start: float, last: float) -> float:
    """As near as possible to where it should begin without leaving the pane."""
    return min(max(start, 0.0), last)
