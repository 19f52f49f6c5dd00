"""The supply island: its cards as containers, deck and discards, and what hangs on the hook."""

from __future__ import annotations

from engine.core.words import msg
from engine.games.import_export.data import TYPE
from engine.games.import_export.state import View
from render.games.import_export import plan
from render.games.import_export.colours import DARK
from render.games.import_export.containers import container
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.layout import Rect
from render.toolkit.shapes import round_rect
from render.toolkit.text import TextStyle, fit

_SIZES = ((56.0, 36.0), (48.0, 31.0), (40.0, 27.0), (33.0, 23.0))  # the first one that holds all
_LABEL = Rect(60, 8, 210, 34)


def places_of(room: Rect, count: int) -> tuple[Rect, ...]:
    """Where so many containers stand, from the lower left corner upwards."""
    wide, high = next((size for size in _SIZES if _holds(room, size) >= count), _SIZES[-1])
    columns = int(room.w // wide)
    return tuple(
        Rect(
            room.x + wide * (n % columns), room.bottom - high * (n // columns + 1), wide, high
        ).inset(0.5)
        for n in range(count)
    )


def _holds(room: Rect, size: tuple[float, float]) -> int:
    return int(room.w // size[0]) * int(room.h // size[1])


def hanging(room: Rect, count: int) -> tuple[Rect, ...]:
    """Where so many containers hang in a row, to the right end of their room."""
    wide = min(50.0, room.w / max(1, count))
    start = room.right - wide * count
    return tuple(Rect(start + wide * n, room.y, wide, room.h).inset(1) for n in range(count))


def island(canvas: Canvas, view: View, look: Look) -> None:
    """Draw all that lies there now."""
    table, seats = view.table, view.seats
    room = plan.island(seats)
    label = _LABEL.moved(room.x, room.y)
    round_rect(canvas, label, canvas.theme.panel, 8, canvas.theme.outline, 2)
    words = look.say(msg("ie-pic-island"))
    fit(canvas, label.inset(8, 2), words, TextStyle(25, Weight.BOLD))
    places = places_of(plan.stack(seats), len(table.island))
    for place, card in zip(places, table.island, strict=True):
        container(canvas, place, TYPE[card])
    for place, card in zip(hanging(plan.hook(seats), len(table.quay)), table.quay, strict=True):
        container(canvas, place, TYPE[card])
    _sand(canvas, plan.sand(seats), view, look)


def _sand(canvas: Canvas, rect: Rect, view: View, look: Look) -> None:
    """How many cards are left, and how many lie in the discards."""
    counts = (("ie-pic-deck", view.counts.deck), ("ie-pic-discard", len(view.table.discard)))
    for place, (key, n) in zip(rect.columns(2, 6), counts, strict=True):
        fit(canvas, place, look.say(msg(key, n=n)), TextStyle(24, Weight.BOLD, DARK))
