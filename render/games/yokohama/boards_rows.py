"""The ground of ports and laboratories: piers in the sea, parks, names, what slots ask for."""

from __future__ import annotations

from engine.core.words import Msg, msg
from engine.games.yokohama import rules
from engine.games.yokohama.data import KIND, MOST_POWER, PORTS
from engine.games.yokohama.state import Table
from render.games.yokohama.areas import short_name
from render.games.yokohama.art import draw_sign
from render.games.yokohama.boards_plan import Row, brackets, terms
from render.games.yokohama.colours import colours
from render.games.yokohama.landmarks import draw_landmark
from render.games.yokohama.scenery import plant, wave
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.layout import Rect
from render.toolkit.palette import mix
from render.toolkit.shapes import disc, line, round_rect
from render.toolkit.text import TextStyle, fit, measure

_RADIUS = 10.0
_NAME = 24.0
_DECK_SIGN = 22.0
_LANDMARK = 62.0
_WAVES = ((0.16, 0.25), (0.76, 0.42), (0.14, 0.6))  # as shares of the label


def row_ground(canvas: Canvas, table: Table, row: Row, look: Look) -> None:
    """Everything of a row but its cards."""
    if row.head is not None:
        _head(canvas, table, row, look)
    if row.board in PORTS:
        _pier(canvas, row)
    else:
        _park(canvas, row)
    name, art = row.label.inset(7, 3).take_bottom(_NAME)
    _landmark(canvas, row.board, art)
    fit(canvas, name, short_name(look, row.board), TextStyle(22, Weight.BOLD))


def deck_place(row: Row) -> Rect:
    """Where the cards left are counted: above the name of the first board of a kind."""
    assert row.head is not None
    return Rect(row.head.x + 4, row.head.y, row.label.w - 8, row.head.h)


def _head(canvas: Canvas, table: Table, row: Row, look: Look) -> None:
    """A bracket over all slots that ask for the same."""
    style = TextStyle(22, Weight.SEMIBOLD)
    for asked, place in brackets(row, terms(table, row.board)):
        words = look.say(_terms(row.board, asked, short=place.w < 2 * row.slots[0].w))
        half = measure(canvas, words, style) / 2 + 7
        rule, low = canvas.theme.muted, place.bottom - 2
        for start, end in (
            (place.x + 2, place.cx - half),
            (place.cx + half, place.right - 2),
        ):
            if end - start > 6:
                outer = start if start < place.cx - half else end
                line(canvas, [(start, place.cy), (end, place.cy)], rule, 2)
                line(canvas, [(outer, place.cy), (outer, low)], rule, 2)
        fit(canvas, place, words, style)


def _terms(board: str, asked: int, *, short: bool) -> Msg:
    """A level and the Power that reaches it, or that Power alone; or what is added to the value."""
    if board not in PORTS:
        return msg("yk-pic-surcharge", n=asked)
    reached = [rules.by_power(board, "max_level_by_power", p) for p in range(1, MOST_POWER + 1)]
    power = next(p for p, level in enumerate(reached, start=1) if level >= asked)
    reaches = msg("yk-pic-power", power=power)
    return reaches if short else msg("yk-pic-level", level=asked, reaches=reaches)


def _pier(canvas: Canvas, row: Row) -> None:
    """Planks on piles, with the sea on the left."""
    known = colours(canvas.theme)
    round_rect(canvas, row.whole, known.sea, _RADIUS, known.shallow, 3)
    for x, y in _WAVES:
        wave(canvas, row.label.x + row.label.w * x, row.label.y + row.label.h * y)
    first, last = row.slots[0], row.slots[-1]
    pier = Rect(first.x - 6, row.whole.y, last.right - first.x + 10, row.whole.h)
    round_rect(canvas, pier, known.quay, _RADIUS)
    seam = mix(known.quay, canvas.theme.outline, 0.22)
    for slot in row.slots[:-1]:
        x = slot.right + (row.slots[1].x - row.slots[0].right) / 2
        line(canvas, [(x, pier.y + 1), (x, pier.bottom - 1)], seam, 1.6)
    for y in (pier.y + 7, pier.bottom - 7):
        disc(canvas, pier.x, y, 5, mix(known.wood, canvas.theme.outline, 0.25))
        disc(canvas, pier.x, y - 1, 3, known.wood)


def _park(canvas: Canvas, row: Row) -> None:
    """Lawn with trees beside the laboratory."""
    ground = colours(canvas.theme).ground(row.board)
    round_rect(canvas, row.whole, ground.band, _RADIUS, mix(ground.band, ground.plaza, 0.5), 3)
    tone = mix(ground.band, colours(canvas.theme).ground("tea").band, 0.6)
    low = Rect(row.label.x, row.label.bottom - _NAME - 46, row.label.w, 44)
    for k, x in enumerate((low.x + 15, low.right - 19)):
        plant(canvas, Rect.around(x, low.cy, 36, low.h - 4 * k), 0, tone)


def _landmark(canvas: Canvas, board: str, room: Rect) -> None:
    """The building that the area is known by, standing above the name."""
    size = min(_LANDMARK, room.h + 2)
    place = Rect.around(room.cx, room.bottom - size / 2, size)
    draw_landmark(canvas, KIND[board], place)


def deck(canvas: Canvas, row: Row, left: int) -> None:
    """How many cards are left to come."""
    place = deck_place(row)
    style = TextStyle(22, Weight.BOLD, None if left else canvas.theme.warn)
    words = f"× {left}"
    start = place.cx - (_DECK_SIGN + 5 + measure(canvas, words, style)) / 2
    draw_sign(canvas, "deck", start + _DECK_SIGN / 2, place.cy, _DECK_SIGN)
    room = place.take_left(start + _DECK_SIGN + 5 - place.x)[1]
    fit(canvas, room, words, style, align="left")
