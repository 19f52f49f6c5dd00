"""Technologies in front of a player: a chip for each, with its value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.words import msg
from engine.games.yokohama.sheets import Sheet
from render.games.yokohama import cardsigns, signs
from render.games.yokohama.colours import colours
from render.games.yokohama.scenery import plant
from render.picture import Look
from render.toolkit.canvas import Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.glyphs import glyphs, glyphs_width
from render.toolkit.layout import Rect
from render.toolkit.palette import ink_on, mix
from render.toolkit.shapes import disc, round_rect
from render.toolkit.text import TextStyle, measure, write

_HIGH, _GAP = 31.0, 5.0
_DISC = 25.0
_COUNT = TextStyle(22, Weight.BOLD)  # of all others


@dataclass(frozen=True)
class _Way:
    """How chips are written: the size of names, and whether with what they do."""

    size: float
    effects: bool
    need: Need = Need.READ


_WAYS = (_Way(22, effects=True), _Way(22, effects=False), _Way(18, effects=False, need=Need.HELPS))


@dataclass(frozen=True)
class _Chip:
    """One technology in words and signs."""

    value: int
    name: str
    effect: str


def chips(canvas: Canvas, room: Rect, sheet: Sheet, cards: Sequence[str], look: Look) -> None:
    """As large and as full as all of them fit; the rest are counted if they do not at all."""
    told = [_chip(sheet, card, look) for card in cards]
    rows = max(1, int((room.h + _GAP) // (_HIGH + _GAP)))
    for way in _WAYS:
        laid = taken = _laid(canvas, room, told, way, rows)
        if len(laid) == len(told):
            break
    else:
        laid, end = _making_room(room, laid, measure(canvas, _more(look, len(told)), _COUNT))
        write(canvas, end.x, end.cy, _more(look, len(told) - len(laid)), _COUNT)
        taken = [*laid, end]
    _trees(canvas, room.take_top(taken[-1].bottom + _GAP - room.y if taken else 0)[1])
    for place, chip in zip(laid, told, strict=False):
        _draw(canvas, place, chip, way)


def _more(look: Look, n: int) -> str:
    return look.say(msg("yk-pic-more-technologies", n=n))


def _making_room(room: Rect, laid: list[Rect], wide: float) -> tuple[list[Rect], Rect]:
    """Fewer chips, and behind the last of them the place for the number of all others."""
    kept = [*laid]
    while kept:
        end = kept[-1].right + _GAP + 1
        if end + wide <= room.right:
            return kept, Rect(end, kept[-1].y, wide, _HIGH)
        gone = kept.pop()
        if gone.x == room.x:
            return kept, gone
    return kept, room


def _trees(canvas: Canvas, free: Rect) -> None:
    """What has no technology yet is planted, tone on tone."""
    if free.h < _HIGH - 2:
        return
    tone = mix(canvas.theme.panel, colours(canvas.theme).street, 0.7)
    low = free.take_bottom(min(free.h, 44.0))[0]
    for k, place in enumerate(low.columns(9)):
        plant(canvas, place, k, tone)


def _chip(sheet: Sheet, card: str, look: Look) -> _Chip:
    title = sheet.cards[card].technology
    name = look.say(msg(f"yk-technology-{title}"))
    return _Chip(sheet.values[title], name, cardsigns.technology(title))


def _laid(canvas: Canvas, room: Rect, told: Sequence[_Chip], way: _Way, rows: int) -> list[Rect]:
    """Places in rows for as many as fit."""
    places = _flowing(room, [min(_width(canvas, chip, way), room.w) for chip in told])
    return [place for place in places if place.y < room.y + rows * (_HIGH + _GAP) - _GAP]


def _flowing(room: Rect, widths: Sequence[float]) -> list[Rect]:
    """Places one after the other, in as many rows as they take."""
    found: list[Rect] = []
    x, y = room.x, room.y
    for wide in widths:
        if x + wide > room.right:
            x, y = room.x, y + _HIGH + _GAP
        found.append(Rect(x, y, wide, _HIGH))
        x += wide + _GAP
    return found


def _style(way: _Way) -> TextStyle:
    return TextStyle(way.size, Weight.SEMIBOLD, need=way.need)


def _width(canvas: Canvas, chip: _Chip, way: _Way) -> float:
    effect = glyphs_width(canvas, chip.effect, signs.how(21, 22)) + 6 if way.effects else 0
    return _DISC + 14 + measure(canvas, chip.name, _style(way)) + effect


def _draw(canvas: Canvas, place: Rect, chip: _Chip, way: _Way) -> None:
    """Value, name, and what it does."""
    known = colours(canvas.theme)
    round_rect(canvas, place, known.ground("lab_a").plaza, 8)
    middle = place.x + 4 + _DISC / 2
    disc(canvas, middle, place.cy, _DISC / 2, known.value)
    value = TextStyle(22 if chip.value < 10 else 18, Weight.BOLD, ink_on(known.value), Need.HELPS)
    write(canvas, middle, place.cy, str(chip.value), value, "centre")
    end = write(canvas, place.x + _DISC + 8, place.cy, chip.name, _style(way)).right
    if way.effects:
        rest = Rect(end + 5, place.y, place.right - end - 7, place.h)
        glyphs(canvas, rest, chip.effect, signs.how(21, 22), "left")
