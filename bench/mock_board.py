"""A made-up board as crowded as a real one, to measure drawing and encoding on."""

from random import Random

from render.toolkit.canvas import Canvas, Style, layer
from render.toolkit.fonts import Weight
from render.toolkit.icons import ICONS, draw_icon
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS, Tone
from render.toolkit.path import outline
from render.toolkit.pieces import badge, change_marker, chip, die_face, token, token_stack, track
from render.toolkit.shapes import highlight, panel, stroke_path
from render.toolkit.text import STRONG, TextStyle, fit
from render.toolkit.words import rich

HEIGHT = 810.0
_BOARD = Rect(16, 16, 760, 600)
_ROWS = Rect(792, 16, 272, 600)
_SEATS = Rect(16, 632, 1048, 162)


def mock_board(style: Style, seed: int = 7) -> Canvas:
    """The board: thirty spaces with tiles, pieces and labels, four players, six tracks."""
    canvas = layer("mock", style, HEIGHT, _static)
    random = Random(seed)
    for index, cell in enumerate(_spaces()):
        _space(canvas, cell, index, random)
    for row, name in zip(
        _ROWS.rows(6, 8), ("sun", "moon", "tree", "wave", "fan", "crane"), strict=True
    ):
        draw_icon(canvas, name, row.x + 34, row.cy, 52)
        cells = track(canvas, row.inset(10, 26).take_left(62)[1], 6, random.randrange(6))
        for mark in random.sample(PLAYERS, 2):
            token(canvas, mark, random.choice(cells).cx, row.cy, 26)
    for seat, place in enumerate(_SEATS.columns(4, 10)):
        _seat(canvas, place, seat, random)
    return canvas


def _static(canvas: Canvas) -> None:
    theme = canvas.theme
    panel(canvas, _BOARD, theme.tone(Tone.LEAF))
    river = outline("M40 560 C200 300 320 620 420 330 C480 160 620 260 740 60")
    stroke_path(canvas, river, theme.tone(Tone.SKY), 64)
    stroke_path(canvas, river, theme.tone(Tone.WATER), 48)
    for row in _ROWS.rows(6, 8):
        panel(canvas, row)
    for cell in _spaces():
        panel(canvas, cell)
    for seat in _SEATS.columns(4, 10):
        panel(canvas, seat)


def _spaces() -> tuple[Rect, ...]:
    return _BOARD.inset(12).grid(6, 5, 10)


def _space(canvas: Canvas, cell: Rect, index: int, random: Random) -> None:
    names = sorted(ICONS)
    draw_icon(canvas, random.choice(names), cell.x + 30, cell.y + 34, 46)
    badge(canvas, cell.right - 26, cell.y + 28, str(random.randrange(1, 15)), 38, kind="coin")
    chip(canvas, cell.x + 26, cell.bottom - 22, str(index + 1))
    if random.random() < 0.6:
        token(canvas, random.choice(PLAYERS), cell.right - 28, cell.bottom - 30, 38)
    if index % 11 == 3:
        highlight(canvas, cell)
        change_marker(canvas, cell.cx, cell.y, index // 11 + 1)


def _seat(canvas: Canvas, place: Rect, seat: int, random: Random) -> None:
    inner = place.inset(12)
    token_stack(canvas, PLAYERS[seat], inner.x + 20, inner.y + 18, 3, 38)
    fit(canvas, Rect(inner.x + 48, inner.y, 130, 40), f"Player {seat + 1}", STRONG, align="left")
    die_face(canvas, inner.right - 22, inner.y + 22, random.randrange(1, 7), 40)
    first, second = inner.take_top(48)[1].rows(2)
    a, b, c = (random.randrange(0, 20) for _ in range(3))
    style = TextStyle(28, Weight.SEMIBOLD)
    fit(canvas, first, rich(f"[coin] {a}  [bowl] {b}  [cloth] {c}"), style, align="left")
    fit(canvas, second, rich(f"[hand] {b}  [laurel] {a + c}  [house] {c}"), style, align="left")
