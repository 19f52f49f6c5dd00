"""Drawing something larger than it was laid out, with its words recorded at that size."""

from __future__ import annotations

from dataclasses import replace

from render.toolkit.canvas import Canvas, Style
from render.toolkit.layout import Rect


def enlarged(canvas: Canvas, times: float) -> Canvas:
    """The same picture in units that many times as large, to draw things larger."""
    style = Style(canvas.theme, round(canvas.style.width * times))
    width, height = canvas.width / times, canvas.height / times
    return Canvas(style, width, height, canvas.image, corner=canvas.corner)


def take_words(canvas: Canvas, larger: Canvas, times: float, start: int) -> None:
    """Record on a picture what was written on it in larger units, after so much else."""
    for text in larger.written:
        room = text.room and _scaled(text.room, times)
        canvas.written.append(
            replace(
                text,
                ink=_scaled(text.ink, times),
                room=room,
                size=text.size * times,
                order=text.order + start,
            )
        )
    canvas.covers += [(order + start, _scaled(rect, times)) for order, rect in larger.covers]


def _scaled(rect: Rect, times: float) -> Rect:
    return Rect(rect.x * times, rect.y * times, rect.w * times, rect.h * times)
