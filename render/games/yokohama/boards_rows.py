"""The ground of ports and laboratories: piers in the sea, parks, names, what slots ask for."""

from __future__ import annotations

from engine.core.words import Msg, msg
from engine.games.yokohama import rules
from engine.games.yokohama.data import MOST_POWER, PORTS
from engine.games.yokohama.state import Table
from render.games.yokohama.art import draw_sign
from render.games.yokohama.boards_plan import Row, brackets, terms
from render.games.yokohama.colours import colours
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.layout import Rect
from render.toolkit.palette import mix
from render.toolkit.path import ellipse, outline, polygon
from render.toolkit.shapes import disc, fill_path, line, round_rect, stroke_path
from render.toolkit.text import TextStyle, fit, measure

_RADIUS = 10.0
_NAME = 24.0
_DECK_SIGN = 22.0


def row_ground(canvas: Canvas, table: Table, row: Row, look: Look) -> None:
    """Everything of a row but its cards."""
    if row.head is not None:
        _head(canvas, table, row, look)
    if row.board in PORTS:
        _pier(canvas, row)
    else:
        _park(canvas, row)
    art, name = row.label.inset(2, 3).take_bottom(_NAME)[::-1]
    (_steamer if row.board in PORTS else _dome)(canvas, art)
    words = look.say(msg(f"yk-pic-area-{row.board}"))
    fit(canvas, name, words, TextStyle(22, Weight.BOLD))


def deck_place(row: Row) -> Rect:
    """Where the cards left are counted: above the name of the first board of a kind."""
    assert row.head is not None
    return Rect(row.head.x + 4, row.head.y, row.label.w - 8, row.head.h)


def _head(canvas: Canvas, table: Table, row: Row, look: Look) -> None:
    """A bracket over all slots that ask for the same."""
    style = TextStyle(22, Weight.SEMIBOLD)
    for asked, place in brackets(row, terms(table, row.board)):
        words = look.say(_terms(row.board, asked))
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


def _terms(board: str, asked: int) -> Msg:
    """The Power that reaches a level, or what is added to the value."""
    if board not in PORTS:
        return msg("yk-pic-surcharge", n=asked)
    reached = [rules.by_power(board, "max_level_by_power", p) for p in range(1, MOST_POWER + 1)]
    power = next(p for p, level in enumerate(reached, start=1) if level >= asked)
    return msg("yk-pic-level", power=power)


def _pier(canvas: Canvas, row: Row) -> None:
    """Planks on piles, with the sea on the left."""
    known = colours(canvas.theme)
    round_rect(canvas, row.whole, known.sea, _RADIUS, known.shallow, 3)
    _waves(canvas, row.label)
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


def _waves(canvas: Canvas, rect: Rect) -> None:
    known = colours(canvas.theme)
    for k, (x, y) in enumerate(((0.06, 0.26), (0.66, 0.16), (0.7, 0.5), (0.04, 0.62))):
        at, deep = rect.x + rect.w * x, rect.y + rect.h * y
        wave = f"M{at} {deep} C{at + 5} {deep - 5} {at + 9} {deep - 5} {at + 13} {deep}"
        stroke_path(canvas, outline(f"{wave} C{at + 17} {deep + 4} {at + 20} {deep + 3} "
                                    f"{at + 24 - k} {deep - 1}"), known.wave, 2.4)  # fmt: skip


def _park(canvas: Canvas, row: Row) -> None:
    """Lawn with trees between the cards."""
    ground = colours(canvas.theme).ground(row.board)
    round_rect(canvas, row.whole, ground.band, _RADIUS, mix(ground.band, ground.plaza, 0.5), 3)
    leaf = colours(canvas.theme).ground("tea").band
    trunk = colours(canvas.theme).wood
    for x, size in ((row.label.x + 13, 9.0), (row.label.right - 15, 11.0)):
        base = row.label.bottom - _NAME - 7
        line(canvas, [(x, base), (x, base - 14)], trunk, 3)
        disc(canvas, x, base - 20, size, mix(leaf, canvas.theme.outline, 0.12))


def _steamer(canvas: Canvas, room: Rect) -> None:
    """A steamship at its berth."""
    known, k = colours(canvas.theme), min(room.w / 74, room.h / 35, 1.4)
    x, y = room.cx, room.bottom - 3 * k
    ink = canvas.theme.outline

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x + dx * k, y + dy * k) for dx, dy in points]

    fill_path(canvas, polygon(at((-30, -13), (32, -13), (24, 1), (-24, 1))), ink)
    fill_path(canvas, polygon(at((-29, -4), (28, -4), (26, -1), (-26, -1))), known.brick)
    fill_path(canvas, polygon(at((-17, -19), (19, -19), (19, -13), (-17, -13))), known.stone)
    fill_path(canvas, polygon(at((-1, -30), (8, -30), (8, -19), (-1, -19))), known.brick)
    fill_path(canvas, polygon(at((-1, -30), (8, -30), (8, -27), (-1, -27))), ink)
    for dx in (-12, -5, 2, 12):
        fill_path(canvas, ellipse(x + dx * k, y - 16 * k, 1.6 * k), known.lit)


def _dome(canvas: Canvas, room: Rect) -> None:
    """An observatory: a laboratory of the time."""
    known, k = colours(canvas.theme), min(room.w / 60, room.h / 34, 1.9)
    x, y, ink = room.cx, room.bottom, canvas.theme.outline
    left, right, top = x - 17 * k, x + 17 * k, y - 15 * k
    bow = f"M{left} {top} C{left} {top - 22 * k} {right} {top - 22 * k} {right} {top} Z"
    dome = mix(colours(canvas.theme).ground("lab_a").band, ink, 0.45)
    line(canvas, [(x + 2 * k, top - 9 * k), (x + 15 * k, top - 18 * k)], known.wood, 4.5 * k)
    fill_path(canvas, outline(bow), dome)
    stroke_path(canvas, outline(bow), ink, 1.8)
    wall = Rect(x - 20 * k, top, 40 * k, y - top)
    round_rect(canvas, wall, known.stone, 2, ink, 1.8)
    for share in (0.2, 0.5, 0.8):
        window = Rect.around(wall.x + wall.w * share, wall.cy, 5 * k, 7 * k)
        round_rect(canvas, window, known.lit, 1)


def deck(canvas: Canvas, row: Row, left: int) -> None:
    """How many cards are left to come."""
    place = deck_place(row)
    style = TextStyle(22, Weight.BOLD, None if left else canvas.theme.warn)
    words = f"× {left}"
    start = place.cx - (_DECK_SIGN + 5 + measure(canvas, words, style)) / 2
    draw_sign(canvas, "deck", start + _DECK_SIGN / 2, place.cy, _DECK_SIGN)
    room = place.take_left(start + _DECK_SIGN + 5 - place.x)[1]
    fit(canvas, room, words, style, align="left")
