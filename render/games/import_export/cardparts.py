"""The parts of a goods card: its head, its action, what it needs and pays, what it does."""

from __future__ import annotations

from render.games.import_export.art import silhouette
from render.games.import_export.colours import goods
from render.games.import_export.containers import coin, container, pennant
from render.games.import_export.faces import Face
from render.toolkit.canvas import Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.layout import Rect
from render.toolkit.palette import Colour
from render.toolkit.path import ellipse
from render.toolkit.shapes import disc, line, round_rect, stroke_path
from render.toolkit.text import TextStyle, fit, measure, write
from render.toolkit.words import LEADING, as_words, plan_size

MOST_LEVEL = 3
_BOX = 1.5  # a container's width by its height
_LINES = 20  # more than ever fit
_ICON, _DOT, _DOT_STEP = 1.2, 0.28, 2.35  # of the size of a name; of a dot
_ONE_LINE, _TWO_LINES = 1.45, 2.6  # of the size of a name: the head around it
_SMALL_NAME, _LARGE_NAME = 1.15, 2.2  # of the smallest name
_EDGE = 6.0
_SHORT_ARROW = 0.14  # of a row's height: a shorter one looks like a dot


def head(canvas: Canvas, rect: Rect, face: Face, *, dots: bool = True) -> None:
    """The name of a card on the paint of its type, with the type's icon and the level."""
    paint, least = goods(face.type), canvas.least(Need.CHOOSE)
    round_rect(canvas, rect, paint.fill, 10)
    large = min(rect.h / _ONE_LINE, least * _LARGE_NAME)
    one_line = _on_one_line(canvas, rect.w, face, large, dots=dots)
    if not one_line:
        large = least * _SMALL_NAME
    room, bare = rect.inset(_EDGE, 0), not one_line and rect.h < least * _TWO_LINES
    if not bare and _longest_word(canvas, face) < room.w - large * _ICON - _EDGE:
        icon, room = room.take_left(large * _ICON, _EDGE)
        silhouette(canvas, face.type, *icon.centre, icon.w, paint.ink)
    if dots and not (bare and not _on_one_line(canvas, rect.w, face, large, icon=False)):
        level_dots(canvas, room.right, rect.cy, large * _DOT, face.level, paint.ink)
        room = room.take_right(_dots_wide(large * _DOT), _EDGE)[1]
    style = TextStyle(large, Weight.BOLD, paint.ink, Need.CHOOSE)
    fit(canvas, room, face.title, style, lines=2, minimum=least, align="left")


def head_high(
    canvas: Canvas, width: float, face: Face, high: float, *, dots: bool = True, low: bool = False
) -> float:
    """How high a head must be: two lines where a name is too long for one.

    A low card needs the second line for what it does: its name takes the place of the icon, and
    of the dots if it must, which stand for a level that is told below.
    """
    least = canvas.least(Need.CHOOSE)
    high = max(high, least * _ONE_LINE)
    large = min(high / _ONE_LINE, least * _LARGE_NAME)
    one_line = _on_one_line(canvas, width, face, large, dots=dots)
    bare = low and _on_one_line(canvas, width, face, high, dots=False, icon=False)
    return high if one_line or bare else max(high, least * _TWO_LINES)


def _on_one_line(
    canvas: Canvas, width: float, face: Face, size: float, *, dots: bool = True, icon: bool = True
) -> bool:
    """Whether a name at its smallest fits beside icon and dots of that size."""
    beside = size * _ICON * icon + 3 * _EDGE + (_dots_wide(size * _DOT) + _EDGE if dots else 0)
    name = TextStyle(canvas.least(Need.CHOOSE), Weight.BOLD)
    return measure(canvas, face.title, name) + 6 <= width - beside


def _longest_word(canvas: Canvas, face: Face) -> float:
    name = TextStyle(canvas.least(Need.CHOOSE), Weight.BOLD)
    return max(measure(canvas, word, name) for word in face.title.split())


def _dots_wide(size: float) -> float:
    return MOST_LEVEL * size * _DOT_STEP


def level_dots(
    canvas: Canvas, right: float, y: float, size: float, level: int, ink: Colour
) -> None:
    """As many full dots as the level, of three."""
    for place in range(MOST_LEVEL):
        x = right - size - (MOST_LEVEL - 1 - place) * size * _DOT_STEP
        if place < level:
            disc(canvas, x, y, size, ink)
        else:
            stroke_path(canvas, ellipse(x, y, size * 0.86), ink, size * 0.28)


def action(canvas: Canvas, row: Rect, face: Face) -> None:
    """What it does as an action card, and whether the reader's level would do for a contract."""
    flag, room = row.take_left(row.h, row.h * 0.2)
    pennant(canvas, *flag.centre, row.h, face.action)
    least = canvas.least(Need.READ)
    bold = TextStyle(max(least, row.h * 0.66), Weight.BOLD)
    wide = measure(canvas, face.action_word, bold) + 2
    name, room = room.take_left(min(wide, room.w * 0.5), 8)
    fit(canvas, name, face.action_word, bold, minimum=least, align="left")
    level(canvas, room, face, row.h * 0.56)


def level(canvas: Canvas, room: Rect, face: Face, size: float) -> None:
    """The level of a contract beside the reader's own: bold if that is not enough."""
    theme, least = canvas.theme, canvas.least(Need.READ)
    met = TextStyle(max(least, size), Weight.REGULAR, theme.good)
    lacking = TextStyle(met.size, Weight.BOLD, theme.accent)
    style = met if face.met else lacking
    fit(canvas, room, face.level_word, style, minimum=least, align="right")


def needs(canvas: Canvas, row: Rect, face: Face) -> None:
    """One container for each that a contract needs, and what a ship with them is paid."""
    wide = row.h * _BOX
    paid = row.h * 2.35
    boxes, rest = row.take_left(row.w - paid)
    step = min(wide + 3, (boxes.w + 3) / face.needs)
    for k in range(face.needs):
        container(canvas, Rect(boxes.x + k * step, row.y, min(wide, step - 3), row.h), face.type)
    pays(canvas, rest, face.pays)


def pays(canvas: Canvas, room: Rect, credits: int) -> None:
    """An arrow to credits, at the right end."""
    size = max(canvas.least(Need.READ), room.h * 0.9)
    number = write(canvas, room.right, room.cy, str(credits), TextStyle(size, Weight.BOLD), "right")
    x = number.x - room.h * 0.5
    coin(canvas, x, room.cy, room.h * 0.84)
    arrow_to(canvas, Rect(room.x, room.y, x - room.h * 0.52 - room.x, room.h))


def arrow_to(canvas: Canvas, room: Rect) -> None:
    """A short arrow at the right end of a room."""
    size, ink = min(room.h * 0.3, room.w / 2), canvas.theme.muted
    if size < room.h * _SHORT_ARROW:
        return
    tip = room.right - 2
    line(canvas, [(tip - 2 * size, room.cy), (tip, room.cy)], ink, 2.6)
    for side in (-1, 1):
        line(canvas, [(tip - size * 0.7, room.cy + side * size * 0.7), (tip, room.cy)], ink, 2.6)


def says(canvas: Canvas, room: Rect, face: Face, most: float) -> None:
    """What the card does, in full where that can be read, otherwise in a few words."""
    least = canvas.least(Need.READ)
    size = max(least, most)
    words = face.effect if fits(canvas, room, face.effect, least) else face.short
    style = TextStyle(size)
    fit(canvas, room, words, style, lines=_LINES, minimum=least, align="left", valign="top")


def fits(canvas: Canvas, room: Rect, words: str, size: float) -> bool:
    """Whether words fit into a room at a size."""
    return words_high(canvas, words, size, room.w) <= room.h


def words_high(canvas: Canvas, words: str, size: float, width: float) -> float:
    """How high words are at a size, broken at a width."""
    done = plan_size(as_words(words), Weight.REGULAR, canvas.px(size), canvas.px(width))
    return size * (2 * done.reach + LEADING * (len(done.lines) - 1))
