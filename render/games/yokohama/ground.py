"""What never changes on the pane of the city: the sea, the quays and the streets."""

from __future__ import annotations

from render.games.yokohama import plan, scenery
from render.games.yokohama.colours import colours
from render.toolkit.canvas import Canvas
from render.toolkit.layout import Rect
from render.toolkit.palette import Colour
from render.toolkit.path import polyline
from render.toolkit.shapes import highlight_path, round_rect

_SHALLOW, _QUAY, _STREET = 18.0, 9.0, 4.0  # how far each reaches out around the areas
_WAVES = ((38, 160), (1000, 170), (60, 620), (140, 90), (955, 100), (1010, 330), (230, 455),
          (300, 590), (860, 450), (790, 610), (200, 300), (880, 300), (120, 480), (980, 560),
          (60, 330), (330, 520), (745, 520), (1040, 60), (30, 66))  # fmt: skip


def ground(canvas: Canvas, seats: int) -> None:
    """Draw the ground of a city for so many players."""
    known = colours(canvas.theme)
    canvas.fill(plan.SEA, known.sea)
    dry = [*(row.inset(-38) for row in plan.row_spans(seats)), *plan.strips(seats)]
    for wave in _WAVES:
        if not any(rect.overlaps(Rect.around(*wave, 34)) for rect in dry):
            scenery.wave(canvas, *wave)
    for reach, colour in (
        (_SHALLOW, known.shallow),
        (_QUAY, known.quay),
        (_STREET, known.street),
    ):
        _land(canvas, seats, reach, colour)
    _lines(canvas, seats)
    for ship in plan.ships(seats):
        scenery.ship(canvas, *ship)
    scenery.lighthouse(canvas, *plan.lighthouse(seats))


def _land(canvas: Canvas, seats: int, reach: float, colour: Colour) -> None:
    """The land under all rows: they overlap, so the town is one."""
    for number, row in enumerate(plan.row_spans(seats)):
        below = reach if number == len(plan.rows(seats)) - 1 else 8 + reach / 2
        rect = Rect(row.x - reach, row.y - 8, row.w + 2 * reach, row.h + 8 + below)
        round_rect(canvas, rect, colour, 6)


def _lines(canvas: Canvas, seats: int) -> None:
    """A dashed line along each street between two rows."""
    known = colours(canvas.theme)
    for above, row in zip(plan.row_spans(seats), plan.row_spans(seats)[1:], strict=False):
        y = (above.bottom + row.y) / 2
        street = polyline([(above.x + 6, y), (above.right - 6, y)])
        highlight_path(canvas, street, known.kerb, width=1.6)
