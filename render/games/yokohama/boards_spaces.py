"""The boards of the Church and the Customs: who is there, what the free spaces ask and bring."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.words import msg
from engine.games.yokohama import rules
from engine.games.yokohama.components import BoardSpace
from engine.games.yokohama.state import NEUTRAL, View
from render.games.yokohama import boards_plan, signs
from render.games.yokohama.colours import colours
from render.games.yokohama.landmarks import draw_landmark
from render.picture import Look
from render.toolkit import palette
from render.toolkit.canvas import Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.glyphs import glyphs
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS, mix
from render.toolkit.path import Path, outline
from render.toolkit.pieces import token
from render.toolkit.shapes import fill_path, line, round_rect
from render.toolkit.text import TextStyle, fit

_VALUE = 30.0  # the height of what a space asks for
_MARK = 40.0
_LINE = 2.2


def spaces_ground(canvas: Canvas, view: View, board: str, look: Look) -> None:
    """The wall with its empty windows or gates, and the sign of the board."""
    ground = colours(canvas.theme).ground(board)
    round_rect(canvas, boards_plan.board(board), ground.band, 10, ground.plaza, 3)
    label = boards_plan.board_label(board)
    draw_landmark(canvas, board, Rect.around(label.cx + 1, label.y + 25, 44))
    for place in boards_plan.spaces(board, len(view.table.spaces[board])):
        _opening(canvas, board, place)


def count(canvas: Canvas, view: View, board: str, look: Look) -> None:
    """How many assistants there are, and how many bring the end."""
    table = view.table
    now, end = rules.board_count(table, board), table.house.board_limits[board]
    below = boards_plan.board_label(board).inset(3, 4).take_top(43)[1]
    first, second = below.take_top(24)
    near = canvas.theme.warn if end - now <= 1 else None
    fit(canvas, first, str(now), TextStyle(26, Weight.BOLD, near))
    words = look.say(msg("yk-pic-end-at", n=end))
    fit(canvas, second, words, TextStyle(19, Weight.SEMIBOLD, need=Need.HELPS))


def _opening(canvas: Canvas, board: str, place: Rect) -> None:
    known = colours(canvas.theme)
    edge = mix(known.wood, canvas.theme.outline, 0.2)
    shape = _window if board == "church" else _gate
    fill_path(canvas, shape(place), edge)
    fill_path(canvas, shape(place.inset(_LINE)), known.slot)


def _window(rect: Rect) -> Path:
    """A round-headed window."""
    x, right, r = rect.x, rect.right, rect.w * 0.42
    return outline(
        f"M{x} {rect.bottom} V{rect.y + r} C{x} {rect.y - r * 0.28} "
        f"{right} {rect.y - r * 0.28} {right} {rect.y + r} V{rect.bottom} Z"
    )


def _gate(rect: Rect) -> Path:
    """A gate with cut corners under its beam."""
    x, y, right, cut = rect.x, rect.y, rect.right, 8.0
    return outline(
        f"M{x} {rect.bottom} V{y + cut} L{x + cut} {y} H{right - cut} "
        f"L{right} {y + cut} V{rect.bottom} Z"
    )


def space(canvas: Canvas, board: str, place: Rect, one: BoardSpace, owner: Seat | None) -> None:
    """A free space tells what it asks for and what it brings; a taken one who is there."""
    if owner is None:
        _free(canvas, board, place, one)
    else:
        mark = palette.NEUTRAL if owner == NEUTRAL else PLAYERS[owner]
        token(canvas, mark, place.cx, place.cy, min(_MARK, place.w - 10))


def _free(canvas: Canvas, board: str, place: Rect, one: BoardSpace) -> None:
    asked, brought = place.inset(3, 4).take_top(_VALUE)
    if board == "church":
        fit(canvas, asked, str(one.faith), TextStyle(28, Weight.BOLD))
    else:
        glyphs(canvas, asked, f"{one.imports}[imports]", signs.how(22, 26))
    line(canvas, [(place.x + 8, asked.bottom), (place.right - 8, asked.bottom)],
         colours(canvas.theme).kerb, 1.6)  # fmt: skip
    parts = signs.parts(one.reward)
    high = min(24.0, brought.h / max(1, len(parts)))
    room = Rect.around(*brought.centre, brought.w, high * len(parts))
    digits = max(18.0, min(22.0, high - 2))
    for row, words in zip(room.rows(len(parts)), parts, strict=True):
        glyphs(canvas, row, words, signs.how(min(21.0, high - 1), digits, need=Need.HELPS))
