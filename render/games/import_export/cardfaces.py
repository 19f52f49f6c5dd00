"""A goods card in any room: what it is as action, contract and container, and what it does."""

from __future__ import annotations

from render.games.import_export.art import silhouette
from render.games.import_export.cardparts import (
    action,
    head,
    head_high,
    level,
    level_dots,
    needs,
    pays,
    says,
    words_high,
)
from render.games.import_export.cardscenes import scene
from render.games.import_export.colours import goods
from render.games.import_export.containers import container, pennant
from render.games.import_export.faces import Face
from render.toolkit.canvas import Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.layout import Rect
from render.toolkit.shapes import line, panel, round_rect
from render.toolkit.text import TextStyle, fit, write

WIDE, HIGH = 352.0, 250.0  # a card in the hand, without what stands at its foot
_NARROW = 288.0  # below this width the facts are signs
_SMALLEST, _LARGEST = 0.86, 1.5
_HEAD, _ACTION, _NEEDS = 48.0, 40.0, 33.0
_WORDS = 26.0
_GROWING = (1.5, 1.25, 1.0)  # words as large as leave room for a scene
_LOW = 200.0  # a card of nine in one picture: two lines of words need all that it has
_LEAST_SCENE, _HIGHEST_SCENE = 84.0, 0.8  # in units; of its width
_END, _TITLE, _FACTS = 52.0, 226.0, 176.0  # of a lying card: the head, its name, its signs
_END_DOTS = 2.35
_ROW, _NARROW_WORDS, _TALL = 30.0, 23.0, 400.0  # of narrow cards


def card(canvas: Canvas, rect: Rect, face: Face) -> None:
    """A whole card."""
    printed(canvas, sheet(canvas, rect), face)


def printed(canvas: Canvas, body: Rect, face: Face) -> None:
    """What is printed on a card, on its paper."""
    if body.w < _NARROW:
        narrow(canvas, body, face)
    else:
        wide(canvas, body, face)


def sheet(canvas: Canvas, rect: Rect) -> Rect:
    """The paper of a card; returns the room on it."""
    panel(canvas, rect, canvas.theme.panel, outline=canvas.theme.outline, line=3, radius=13)
    return rect.inset(6)


def wide(canvas: Canvas, body: Rect, face: Face) -> None:
    """Facts in words and containers; a scene where there is room for one."""
    times = min(max(min(body.w / WIDE, body.h / HIGH), _SMALLEST), _LARGEST)
    top, rest = body.take_top(head_high(canvas, body.w, face, _HEAD * times, low=body.h < _LOW), 5)
    head(canvas, top, face)
    size, rest = _scene(canvas, rest, face, (_ACTION + _NEEDS + 16) * times, _WORDS * times)
    room = rest.inset(4 * times, 0)
    row, room = room.take_top(_ACTION * times, 4 * times)
    action(canvas, row, face)
    row, room = room.take_top(_NEEDS * times, 5 * times)
    needs(canvas, row, face)
    _rule(canvas, room)
    says(canvas, room.take_top(5)[1], face, size)


def _rule(canvas: Canvas, room: Rect) -> None:
    line(canvas, [(room.x, room.y), (room.right, room.y)], canvas.theme.line, 2)


def _scene(canvas: Canvas, room: Rect, face: Face, facts: float, size: float) -> tuple[float, Rect]:
    """The scene of a type, where facts and words leave room; the size of words, and the rest."""
    for times in _GROWING:
        larger = max(canvas.least(Need.READ), size * times)
        spare = room.h - facts - words_high(canvas, face.effect, larger, room.w - 12) - 14
        if spare >= _LEAST_SCENE:
            place, rest = room.take_top(min(spare, room.w * _HIGHEST_SCENE), 8)
            scene(canvas, place, face.type)
            return larger, rest
    return size, room


def narrow(canvas: Canvas, body: Rect, face: Face) -> None:
    """Facts in signs only, as small cards have no room for words beside them."""
    top, rest = body.take_top(head_high(canvas, body.w, face, 0, dots=False), 4)
    head(canvas, top, face, dots=False)
    high = _ROW if body.h < _TALL else 2 * _ROW
    size, rest = _scene(canvas, rest, face, high, _NARROW_WORDS)
    row, rest = rest.inset(3, 0).take_top(_ROW, 3)
    signs(canvas, row, face)
    if body.h >= _TALL:
        row, rest = rest.take_top(_ROW, 3)
        level(canvas, row, face, _NARROW_WORDS)
    says(canvas, rest, face, size)


def lying(canvas: Canvas, body: Rect, face: Face) -> Rect:
    """A card on its side, its head at the left; returns the room of its first line."""
    rest = _end(canvas, body, face)
    first, words = rest.take_top(_ROW + 2, 1)
    title, facts = first.take_left(_TITLE, 6)
    fit(canvas, title, face.title, TextStyle(26, Weight.BOLD), align="left")
    signs(canvas, facts.take_left(_FACTS)[0], face, dots=False)
    style = TextStyle(24, need=Need.HELPS)
    fit(canvas, words, face.effect, style, lines=2, align="left", valign="top")
    return first


def named(canvas: Canvas, body: Rect, face: Face, effect: str) -> None:
    """A completed shipment: its name, and what it does."""
    title, words = _end(canvas, body, face).take_left(_TITLE * 0.86, 8)
    fit(canvas, title, face.title, TextStyle(26, Weight.BOLD), lines=2, align="left")
    fit(canvas, words, effect, TextStyle(25, need=Need.HELPS), lines=2, align="left")


def _end(canvas: Canvas, body: Rect, face: Face) -> Rect:
    """The head of a card on its side; returns the rest."""
    end, rest = body.take_left(_END, 8)
    paint = goods(face.type)
    round_rect(canvas, end, paint.fill, 9)
    icon = min(end.w * 0.72, end.h * 0.54)
    silhouette(canvas, face.type, end.cx, end.y + end.h * 0.37, icon, paint.ink)
    size = end.w * 0.105
    right = end.cx + size * (_END_DOTS + 1)
    level_dots(canvas, right, end.bottom - 1.6 * size, size, face.level, paint.ink)
    return rest


def signs(canvas: Canvas, row: Rect, face: Face, *, dots: bool = True) -> None:
    """Action, level, containers needed and credits in one line of signs."""
    flag, room = row.take_left(row.h, 5)
    pennant(canvas, *flag.centre, row.h, face.action)
    if dots:
        size = row.h * 0.22
        level_dots(canvas, room.x + 7.2 * size, row.cy, size, face.level, canvas.theme.ink)
        room = room.take_left(7.2 * size + 7)[1]
    paid, room = room.take_right(row.h * 2.35)
    number = TextStyle(max(canvas.least(Need.READ), row.h * 0.8), Weight.BOLD)
    wrote = write(canvas, room.x, row.cy, str(face.needs), number)
    box = Rect(wrote.right + 3, row.y + row.h * 0.08, row.h * 1.26, row.h * 0.84)
    container(canvas, box, face.type)
    pays(canvas, Rect(box.right + 2, row.y, paid.right - box.right - 2, row.h), face.pays)
