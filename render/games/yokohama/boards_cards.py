"""Orders and technologies as they lie on ports and laboratories: small, in signs."""

from __future__ import annotations

from engine.core.words import msg
from engine.games.yokohama.components import Card, Order
from engine.games.yokohama.sheets import Sheet
from engine.games.yokohama.texts import order_number, technology_text
from render.games.yokohama import cardsigns, signs
from render.games.yokohama.colours import colours
from render.games.yokohama.flags import flag
from render.picture import Look
from render.toolkit.canvas import Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.glyphs import glyphs, glyphs_width
from render.toolkit.layout import Rect
from render.toolkit.palette import ink_on
from render.toolkit.shapes import disc, round_rect
from render.toolkit.text import TextStyle, fit, write
from render.toolkit.words import LEADING

_RADIUS, _LINE = 7.0, 2.2
_ORDER = 51.0  # the height of an order for which signs have their usual size
_MOST = 1.5  # as many times as large they become where there is more room
_TECHNOLOGY, _MOST_WORDS = 106.0, 1.15  # the same for a technology
_CORNER = 11.0
_FOOT = 28.0  # its line with value, signs and flag
_WORDS = 18.0  # the words that say what it does
_FULL = 3  # lines from which on it says all that it does


def paper(canvas: Canvas, rect: Rect) -> None:
    """An empty card."""
    known = colours(canvas.theme)
    round_rect(canvas, rect, known.slot, _RADIUS, known.wood, _LINE)


def empty_slot(canvas: Canvas, rect: Rect) -> None:
    """A slot that could not be filled."""
    known = colours(canvas.theme)
    round_rect(canvas, rect, known.street, _RADIUS, known.kerb, _LINE)


def order(canvas: Canvas, rect: Rect, one: Order) -> None:
    """What an order asks for, what it brings, its number and country."""
    paper(canvas, rect)
    asked, brought = rect.inset(_LINE).split_rows([1.0, 1.0])
    gold = colours(canvas.theme).gold
    round_rect(canvas, brought, gold, _RADIUS - _LINE)
    canvas.fill(brought.take_top(_RADIUS)[0], gold)
    times = min(_MOST, rect.h / _ORDER)
    # The corner is left to a number of the last turn.
    number, asked = asked.inset(5, 0).take_right(_CORNER + 22)
    muted = TextStyle(18, Weight.SEMIBOLD, canvas.theme.muted, Need.HELPS)
    write(canvas, number.right - _CORNER, number.cy, str(order_number(one)), muted, "right")
    _row(canvas, asked, signs.goods(one.cost.items()), times)
    country, brought = brought.inset(5, 0).take_right(27 * times, 3)
    flag(canvas, one.country, country.cx, country.cy, country.w)
    _row(canvas, brought, signs.reward(one.reward), times)


def _row(canvas: Canvas, room: Rect, words: str, times: float) -> None:
    """Signs as many times their usual size as they fit."""
    usual = signs.how(23, 22)
    fits = room.w / glyphs_width(canvas, words, usual) if words else times
    glyphs(canvas, room, words, usual.scaled(max(1.0, min(times, fits))), "left")


def technology(canvas: Canvas, rect: Rect, sheet: Sheet, card: Card, look: Look) -> None:
    """Name, value, effect in signs and a few words, country."""
    paper(canvas, rect)
    times = max(1.0, min(_MOST_WORDS, rect.h / _TECHNOLOGY))
    foot, text = rect.inset(6, 4).take_bottom(_FOOT)
    style = TextStyle(22 * times, Weight.BOLD)
    name = look.say(msg(f"yk-technology-{card.technology}"))
    done = fit(canvas, text, name, style, lines=2, align="left", valign="top")
    high = len(done.lines) * done.pixels / canvas.scale * LEADING
    _words(canvas, text.take_top(high)[1], card.technology, times, look)
    _value(canvas, foot, sheet.values[card.technology])
    country, room = foot.take_left(33)[1].take_right(27, 3)
    flag(canvas, card.country, country.cx, country.cy, country.w)
    glyphs(canvas, room, cardsigns.technology(card.technology), signs.how(22, 22), "left")


def _words(canvas: Canvas, room: Rect, title: str, times: float, look: Look) -> None:
    """All that it does where there is room, or else two or three words."""
    room = Rect(room.x, room.y - 1, room.w, room.h + 4)
    lines = int(room.h // (_WORDS * times * LEADING))
    style = TextStyle(_WORDS * times, colour=canvas.theme.muted, need=Need.HELPS)
    full = lines >= _FULL
    words = look.say(technology_text(title) if full else msg(f"yk-pic-does-{title}"))
    if lines:
        fit(canvas, room, words, style, lines=lines, align="left", valign="top")


def _value(canvas: Canvas, room: Rect, value: int) -> None:
    """The value of a technology, on a grey disc at the left end of its line."""
    fill = colours(canvas.theme).value
    disc(canvas, room.x + 14, room.cy + 1, 13.5, fill)
    style = TextStyle(22, Weight.BOLD, ink_on(fill))
    write(canvas, room.x + 14, room.cy + 1, str(value), style, "centre")
