"""What counts at the end, where a table has room to say so."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.words import Msg, msg
from engine.games.yokohama.data import BOX
from render.games.yokohama.art import draw_sign
from render.games.yokohama.colours import colours
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.layout import Rect
from render.toolkit.shapes import round_rect
from render.toolkit.text import TextStyle, fit

_TITLE = 34.0


def aid(canvas: Canvas, room: Rect, look: Look) -> None:
    """A notice board: majorities, sets of countries, what is left over."""
    known = colours(canvas.theme)
    round_rect(canvas, room, known.wood, 12)
    paper = room.inset(6)
    round_rect(canvas, paper, known.slot, 7)
    title, rest = paper.inset(12, 3).take_top(_TITLE)
    style = TextStyle(25, Weight.BOLD)
    fit(canvas, title, look.say(msg("yk-pic-at-the-end")), style, align="left")
    lines = _lines()
    columns = 2 if rest.w > 3 * rest.h else 1
    rows = len(lines) // columns
    for column, cells in enumerate(rest.columns(columns, 20)):
        here = lines[column * rows : (column + 1) * rows]
        for row, (sign, words) in zip(cells.rows(rows), here, strict=True):
            place, text = row.take_left(30, 8)
            draw_sign(canvas, sign, place.cx, place.cy, min(28.0, row.h))
            fit(canvas, text, look.say(words), TextStyle(23), align="left")


def _lines() -> list[tuple[str, Msg]]:
    """Each source of points with what it is worth."""
    final = BOX.final_scoring
    left, sets = final.leftovers, {int(n): vp for n, vp in final.country_sets.items() if vp}
    majorities = (
        ("church", final.church), ("customs", final.customs), ("technology", final.technology)
    )  # fmt: skip
    return [
        *(
            (sign, msg(f"yk-pic-end-{sign}", first=worth.first, second=worth.second))
            for sign, worth in majorities
        ),
        ("flag", msg("yk-pic-end-countries", sizes=_row(sets), vp=_row(sets.values()))),
        ("agent", msg("yk-pic-end-agents", vp=left.unused_foreign_agent)),
        ("imports", msg("yk-pic-end-imports", vp=left.imports)),
        ("yen", msg("yk-pic-end-yen", n=left.yen_per_vp)),
        ("any_product", msg("yk-pic-end-products", n=left.products_per_vp)),
    ]


def _row(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))
