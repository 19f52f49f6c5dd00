"""Orders, technologies and achievements as large cards, to choose from and to look up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.games.yokohama.components import Order
from engine.games.yokohama.data import ACHIEVEMENTS
from render.games.yokohama import cardsigns, signs
from render.games.yokohama.boards_foot import buildings
from render.games.yokohama.cardscenes import harbour, park, street
from render.games.yokohama.colours import colours
from render.games.yokohama.flags import flag
from render.toolkit.canvas import Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.glyphs import glyphs
from render.toolkit.layout import Rect
from render.toolkit.palette import Colour, ink_on, mix
from render.toolkit.shapes import disc, line, panel, round_rect
from render.toolkit.text import TextStyle, fit, write
from render.toolkit.words import Words

_LINES = 20  # more than ever fit
_WORD_HIGH, _WORD_WIDE = 0.4, 0.115  # the words on a card at their largest, of their room
_HEAD, _FOOT = 0.17, 0.13  # of the height of a card
_TWO_LINES = 2.55  # of the smallest title
_SIGNS = 0.2
_SCENE, _LINES_ABOVE = 0.17, 5.0  # the scene at the foot, and how much it must leave


@dataclass(frozen=True)
class Said:
    """What is said on a card, in the reader's language."""

    title: str
    words: str
    footer: str | Words = ""


def sentence(text: str) -> str:
    """A clause as a sentence of its own."""
    return f"{text[:1].upper()}{text[1:]}."


def order_face(canvas: Canvas, rect: Rect, one: Order, said: Said) -> None:
    """What an order asks for, and below, on gold, what it brings."""
    known = colours(canvas.theme)
    body = _frame(canvas, rect, known.ground("port_a").band, said)
    high = _row(rect)
    asked, rest = body.take_top(high, 2)
    asked = _flags(canvas, asked, (one.country,))
    _signs(canvas, asked, signs.goods(one.cost.items()), high)
    brought, rest = rest.take_top(high * 0.86, 4)
    gold = Rect(rect.x + 5, brought.y, rect.w - 10, brought.h)
    canvas.fill(gold, known.gold)
    for y in (gold.y, gold.bottom):
        line(canvas, [(gold.x, y), (gold.right, y)], known.token_edge, 2)
    _signs(canvas, brought, signs.reward(one.reward), high)
    _says(canvas, _above(canvas, rect, rest, harbour), said.words)


def technology_face(
    canvas: Canvas, rect: Rect, title: str, value: int, countries: Sequence[str], said: Said
) -> None:
    """The value of a technology, what it does in signs and in words, the flags of its cards."""
    known = colours(canvas.theme)
    body = _frame(canvas, rect, known.ground("lab_a").band, said)
    high = _row(rect)
    top, rest = body.take_top(high, 4)
    mark, room = _flags(canvas, top, countries).take_left(high, high * 0.2)
    disc(canvas, mark.cx, mark.cy, high * 0.44, known.value)
    style = TextStyle(high * 0.58, Weight.BOLD, ink_on(known.value))
    write(canvas, mark.cx, mark.cy, str(value), style, "centre")
    _signs(canvas, room, cardsigns.technology(title), high)
    _says(canvas, _above(canvas, rect, rest, park), said.words)


def achievement_face(canvas: Canvas, rect: Rect, id: str, said: Said) -> None:
    """What an achievement asks for, and what it is worth."""
    body = _frame(canvas, rect, mix(colours(canvas.theme).wood, canvas.theme.rim, 0.2), said)
    known, high = ACHIEVEMENTS[id], _row(rect)
    asked, rest = body.take_top(high, 2)
    if cardsigns.buildings(id):
        buildings(canvas, asked, id, high * 0.62)
    else:
        _signs(canvas, asked, cardsigns.achievement(id), high)
    worth, rest = rest.take_top(high * 0.86, 4)
    _signs(canvas, worth, f"{known.vp_first} / {known.vp_later}[vp]", high)
    _says(canvas, _above(canvas, rect, rest, street), said.words)


def _row(rect: Rect) -> float:
    """The height of a row of signs: that of narrow cards is less."""
    return min(rect.h, rect.w) * _SIGNS


def _above(canvas: Canvas, card: Rect, rest: Rect, scene: Callable[[Canvas, Rect], None]) -> Rect:
    """What lies above the scene at the foot of a card; small cards have none."""
    high = card.h * _SCENE
    if rest.h - high < _LINES_ABOVE * canvas.least(Need.READ):
        return rest
    edge = Rect(card.x, rest.y, card.w, rest.h).inset(3, 0)
    scene(canvas, edge.take_bottom(high)[0])
    return rest.take_bottom(high, 2)[1]


def _frame(canvas: Canvas, rect: Rect, colour: Colour, said: Said) -> Rect:
    """A card with its title on a coloured head; returns the room between both ends."""
    known = colours(canvas.theme)
    panel(canvas, rect, known.slot, outline=known.wood, line=3)
    inner = rect.inset(5)
    least = canvas.least(Need.CHOOSE)
    head, body = inner.take_top(max(rect.h * _HEAD, least * _TWO_LINES), 3)
    round_rect(canvas, head, colour, 10)
    style = TextStyle(head.h * 0.52, Weight.BOLD, ink_on(colour), Need.CHOOSE)
    fit(canvas, head.inset(9, 1), said.title, style, lines=2, minimum=least, align="left")
    if said.footer:
        foot, body = body.take_bottom(rect.h * _FOOT, 3)
        round_rect(canvas, foot, canvas.theme.panel_alt, 9)
        words = TextStyle(foot.h * 0.62, Weight.SEMIBOLD)
        fit(canvas, foot.inset(8, 1), said.footer, words, minimum=canvas.least(Need.READ))
    return body.inset(8, 2)


def _flags(canvas: Canvas, row: Rect, countries: Sequence[str]) -> Rect:
    """Flags at the right end of a row; returns what they leave."""
    wide = row.h * 0.62
    for country in reversed(countries):
        place, row = row.take_right(wide, wide * 0.12)
        flag(canvas, country, place.cx, place.cy, wide)
    return row


def _signs(canvas: Canvas, room: Rect, words: str, high: float) -> None:
    glyphs(canvas, room, words, signs.how(high * 0.6, high * 0.56), "left")


def _says(canvas: Canvas, room: Rect, words: str) -> None:
    """What a card does in words, as large as its room allows."""
    least = canvas.least(Need.READ)
    style = TextStyle(max(least, min(room.h * _WORD_HIGH, room.w * _WORD_WIDE)))
    fit(canvas, room, words, style, lines=_LINES, minimum=least, align="left", valign="top")
