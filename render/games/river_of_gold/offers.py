"""Tiles on offer, stacks and masteries."""

from __future__ import annotations

from engine.core.words import msg
from engine.games.river_of_gold import rules
from engine.games.river_of_gold.data import MASTERIES, TILES, side
from engine.games.river_of_gold.state import Mastery, View
from render.games.river_of_gold import signs
from render.games.river_of_gold.colours import colours
from render.games.river_of_gold.court_plan import Court
from render.games.river_of_gold.sites import roof, sign
from render.picture import Look
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.glyphs import Glyphs, glyphs, glyphs_width
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS, Tone, mix
from render.toolkit.path import polygon
from render.toolkit.pieces import badge, token
from render.toolkit.shapes import fill_path, round_rect
from render.toolkit.text import TextStyle, fit

_ROOF = 38.0


def tile(canvas: Canvas, rect: Rect, which: str, name: str) -> None:
    """A tile one could build: type and number, influence for its builder, what it pays."""
    known, mine = TILES[which], colours(canvas.theme)
    colour = mine.roofs[known.building_type]
    body = Rect(rect.x + 4, rect.y + 18, rect.w - 8, rect.h - 18)
    round_rect(canvas, body, mine.card, 7, mine.card_line, 2.5)
    top, below = Rect(rect.x, rect.y, rect.w, _ROOF), rect.take_top(_ROOF)[1].inset(6.5, 0)
    left, right = Rect(below.x, below.y, below.w, below.h - 2.5).columns(2)
    canvas.fill(left, mix(mine.card, colour, 0.3))
    how = Glyphs(28, 26, air=0.5)
    glyphs(canvas, left.inset(1, 0), signs.rewards(known.visitor_rewards), how)
    glyphs(canvas, right.inset(1, 0), signs.rewards(known.owner_rewards), how)
    roof(canvas, top, colour, mine.card_line)
    sign(canvas, top.x + 23, top.cy - 2, known.building_type, 30)
    light = Glyphs(25, 24, canvas.theme.tone(Tone.CREAM), rim=True)
    influence = f"+{known.build_influence or 0}[flag]"
    flag, rest = top.inset(8, 0).take_right(glyphs_width(canvas, influence, light), 2)
    glyphs(canvas, flag.moved(0, -2), influence, light, "right")
    room = rest.take_left(34)[1].moved(0, -2)
    fit(canvas, room, name, TextStyle(24, Weight.BOLD, light.colour), align="left")


def offers(canvas: Canvas, view: View, look: Look, court: Court) -> None:
    """The stacks with their open tops, then the row from its newest tile to its end."""
    counts = view.counts
    tops = ((1, counts.era_1, counts.era_1_top), (2, counts.era_2, counts.era_2_top))
    for place, (era, left, top) in zip(court.stacks(), tops, strict=True):
        _stack(canvas, place, era, left, top, look)
        label = TextStyle(23, Weight.BOLD, canvas.theme.accent)
        fit(canvas, court.label(place), look.say(msg("rog-pic-era", era=era)), label)
    filled = {rules.slot_of(view.table, one): one for one in view.table.row}
    for number, place in enumerate(court.slots(), start=1):
        if number in filled:
            tile(canvas, place, filled[number], signs.tile_number(filled[number]))
        else:
            nothing(canvas, place, "–")
    x, y = court.slots()[0].x - 14, court.slots()[0].cy + 8
    shape = polygon([(x - 7, y - 15), (x + 8, y), (x - 7, y + 15)])
    fill_path(canvas, shape, canvas.theme.accent)


def end_of_row(canvas: Canvas, rect: Rect, look: Look) -> None:
    """The last slot pays its builder one favour."""
    known = colours(canvas.theme)
    round_rect(canvas, rect, known.gold, 13, known.card_line, 2)
    how = Glyphs(24, 22, canvas.theme.tone(Tone.LINE))
    glyphs(canvas, rect.inset(6, 0), look.say(msg("rog-pic-row-end")), how)


def nothing(canvas: Canvas, place: Rect, words: str) -> None:
    """A slot without a tile, or a stack that is used up."""
    round_rect(canvas, place.inset(4, 2), canvas.theme.panel_alt, 9, canvas.theme.line)
    style = TextStyle(24, Weight.SEMIBOLD, canvas.theme.muted)
    fit(canvas, place.inset(12, 4), words, style, lines=2)


def _stack(canvas: Canvas, place: Rect, era: int, left: int, top: str | None, look: Look) -> None:
    if top is None:
        words = look.say(msg("rog-pic-emperor-came")) if era == 1 else "–"
        nothing(canvas, place, words)
        return
    for level in range(min(2, left - 1), 0, -1):
        under = Rect(place.x + 4, place.y + 20, place.w - 8, place.h - 20).moved(
            3 * level, 3 * level
        )
        round_rect(canvas, under, canvas.theme.panel_alt, 7, colours(canvas.theme).card_line, 1.5)
    tile(canvas, place, top, f"×{left}")


def mastery(canvas: Canvas, place: Rect, card: Mastery, view: View, look: Look) -> None:
    """A race goal: what it asks in signs, its slots, who has claimed which."""
    known = colours(canvas.theme)
    round_rect(canvas, place, known.card, 9, known.deep, 2.2)
    slots = MASTERIES[card.id].vp_slots[side(view.seats)]
    right, rest = place.inset(9, 3).take_right(40.0 * len(slots), 3)
    for number, (slot, points) in enumerate(zip(right.columns(len(slots)), slots, strict=True)):
        if number < len(card.claimed):
            badge(canvas, slot.cx, slot.cy, "", 40, kind="shield", fill=canvas.theme.line)
            token(canvas, PLAYERS[card.claimed[number]], slot.cx, slot.cy - 2, 34)
        else:
            badge(canvas, slot.cx, slot.cy, str(points), 40, kind="shield")
    name, asks = rest.rows(2)
    title = look.say(msg(f"rog-mastery-{card.id}"))
    fit(canvas, name, title, TextStyle(24, Weight.SEMIBOLD), align="left")
    glyphs(canvas, asks, signs.MASTERY[card.id], Glyphs(23, 22), "left")
