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
_ONE_LINE, _TWO_LINES, _LARGE_NAME = 1.45, 2.56, 2.2  # of the smallest name


def head(canvas: Canvas, rect: Rect, face: Face, *, dots: bool = True) -> None:
    """The name of a card on the paint of its type, with the type's icon and the level."""
    paint = goods(face.type)
    round_rect(canvas, rect, paint.fill, 10)
    style = _name_style(canvas, rect, face)
    icon, room = rect.inset(6, 0).take_left(style.size * _ICON, 7)
    silhouette(canvas, face.type, *icon.centre, icon.w, paint.ink)
    if dots:
        size = style.size * _DOT
        level_dots(canvas, room.right - 3, rect.cy, size, face.level, paint.ink)
        room = room.take_right(_dots_wide(size), 4)[1]
    least = canvas.least(Need.CHOOSE)
    fit(canvas, room, face.title, style, lines=2, minimum=least, align="left")


def _name_style(canvas: Canvas, rect: Rect, face: Face) -> TextStyle:
    least = canvas.least(Need.CHOOSE)
    size = max(least, min(rect.h / _ONE_LINE, least * _LARGE_NAME))
    return TextStyle(size, Weight.BOLD, goods(face.type).ink, Need.CHOOSE)


def head_high(canvas: Canvas, width: float, face: Face, high: float, *, dots: bool = True) -> float:
    """How high a head must be: two lines where a name is too long for one."""
    least = canvas.least(Need.CHOOSE)
    room = width - 26 - least * _ICON - (_dots_wide(least * _DOT) if dots else 0)
    name = measure(canvas, face.title, TextStyle(least, Weight.BOLD))
    return max(high, least * (_ONE_LINE if name <= room else _TWO_LINES))


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
