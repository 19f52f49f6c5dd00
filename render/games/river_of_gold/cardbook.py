"""Single cards and tiles, to look up and to choose from."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.words import Msg, msg
from engine.games.river_of_gold.data import CUSTOMERS, MASTERIES, PATRONS, SCORING_TILES, TILES
from engine.games.river_of_gold.state import View
from engine.games.river_of_gold.texts import customer_words, patron_words, tile_name, tile_speech
from render.games.river_of_gold import signs
from render.games.river_of_gold.colours import colours
from render.picture import Look, Named, NoPicture
from render.toolkit.canvas import Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.glyphs import Glyphs, glyphs
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.palette import Colour, Tone, ink_on, mix
from render.toolkit.shapes import panel, round_rect
from render.toolkit.text import TextStyle, fit
from render.toolkit.words import Words

_CLAN_TONE = {
    "crab": Tone.NIGHT, "crane": Tone.SKY, "mantis": Tone.PINE, "scorpion": Tone.CLAY
}  # fmt: skip
_SIDES = (("2_players", "rog-pic-two-players"), ("3_4_players", "rog-pic-more-players"))
_LINES = 20  # more than ever fit


def cards() -> tuple[Named, ...]:
    """Everything that can be looked up; faces that exist twice are listed once."""
    return (
        *((f"customer:{one}", msg(f"rog-customer-{one}")) for one in CUSTOMERS),
        *((f"tile:{one}", _tile_title(one)) for one in TILES if not _second_copy(one)),
        *((f"mastery:{one}", msg(f"rog-mastery-{one}")) for one in MASTERIES),
        *((f"patron:{one}", msg(f"rog-patron-{one}")) for one in PATRONS),
        *((f"scoring:{one}", _scoring_title(one)) for one in SCORING_TILES),
    )


def _second_copy(tile: str) -> bool:
    return TILES[tile].kind == "starting" and not tile.endswith("_1")


def _tile_title(tile: str) -> Msg:
    if TILES[tile].kind != "imperial_market":
        return tile_name(tile)
    good = TILES[tile].visitor_rewards[0].good
    return msg("rog-pic-imperial", tile=tile_name(tile), good=f"good:{good}")


def _scoring_title(tile: str) -> Msg:
    return msg("rog-pic-scoring", number=int(tile.rpartition("_")[2]))


def face(canvas: Canvas, rect: Rect, token: str, view: View, look: Look) -> None:
    """One card or tile, in any room."""
    kind, _, which = token.partition(":")
    _FACES[kind](canvas, rect, which, look)


def card_text(token: str, view: View, look: Look) -> str:
    """The same card in words."""
    kind, _, which = token.partition(":")
    title = next((name for known, name in cards() if known == token), None)
    if title is None:
        raise NoPicture("core-picture-unknown", kind=which)
    return f"{look.say(title)}. {_TEXTS[kind](which, look)}"


def _frame(
    canvas: Canvas, rect: Rect, title: str, colour: Colour, footer: str | Words = ""
) -> Rect:
    """A card with its title on a coloured head; returns the room below it."""
    panel(canvas, rect, colours(canvas.theme).card, outline=mix(colour, canvas.theme.ink, 0.25))
    inner = rect.inset(5)
    head, body = inner.take_top(min(58.0, max(42.0, rect.h * 0.13)), 4)
    round_rect(canvas, head, colour, 10)
    style = TextStyle(36, Weight.BOLD, ink_on(colour), Need.CHOOSE)
    least = canvas.least(Need.CHOOSE)
    fit(canvas, head.inset(9, 1), title, style, minimum=least, align="left")
    if footer:
        foot, body = body.take_bottom(42, 3)
        round_rect(canvas, foot, canvas.theme.panel_alt, 9)
        fit(canvas, foot.inset(6, 1), footer, TextStyle(26, Weight.SEMIBOLD))
    return body.inset(8, 2)


def _says(canvas: Canvas, rect: Rect, words: str, size: float = 34) -> None:
    """What a card does, as large as its room allows."""
    style = TextStyle(size)
    least = canvas.least(Need.READ)
    fit(canvas, rect, words, style, lines=_LINES, minimum=least, align="left", valign="top")


def customer_face(
    canvas: Canvas, rect: Rect, which: str, look: Look, footer: str | Words = ""
) -> None:
    """A customer: region, goods asked for, what delivery brings."""
    known = CUSTOMERS[which]
    colour = colours(canvas.theme).lands[known.region].plate
    title = look.say(msg(f"rog-customer-{which}"))
    body = _frame(canvas, rect, title, colour, footer)
    high = min(90.0, max(46.0, rect.h * 0.16))
    top, rest = body.take_top(high, 4)
    person, price = top.take_left(high, 8)
    draw_icon(canvas, known.type, person.cx, person.cy, high * 0.96)
    glyphs(canvas, price, signs.goods(known.cost), Glyphs(high * 0.5, high * 0.5), "left")
    _says(canvas, rest, look.say(customer_words(which)))


def _tile(canvas: Canvas, rect: Rect, which: str, look: Look) -> None:
    known = TILES[which]
    colour = colours(canvas.theme).roofs[known.building_type]
    body = _frame(canvas, rect, look.say(_tile_title(which)), colour)
    art, rest = body.take_top(min(140.0, body.h * 0.32), 8)
    draw_icon(canvas, signs.BUILDING[known.building_type], art.cx, art.cy, art.h * 0.95)
    short = f"[boat] {signs.rewards(known.visitor_rewards)}"
    if known.ownable:
        owner = signs.rewards(known.owner_rewards)
        short = f"+{known.build_influence}[flag]  {short}  [house] {owner}"
    line, rest = rest.take_top(54, 8)
    glyphs(canvas, line, short, Glyphs(44, 40))
    _says(canvas, rest, _TEXTS["tile"](which, look))


def _mastery(canvas: Canvas, rect: Rect, which: str, look: Look) -> None:
    title = look.say(msg(f"rog-mastery-{which}"))
    body = _frame(canvas, rect, title, canvas.theme.tone(Tone.GOLD))
    sign, rest = body.take_top(80, 6)
    glyphs(canvas, sign, signs.MASTERY[which], Glyphs(54, 48))
    words, slots = rest.take_top(rest.h * 0.4, 6)
    _says(canvas, words, _sentence(look.say(msg(f"rog-mastery-{which}-text"))))
    _both_sides(canvas, slots, MASTERIES[which].vp_slots, look)


def _scoring(canvas: Canvas, rect: Rect, which: str, look: Look) -> None:
    title = look.say(_scoring_title(which))
    body = _frame(canvas, rect, title, canvas.theme.tone(Tone.GOLD))
    sign, rest = body.take_top(130, 6)
    draw_icon(canvas, "laurel", sign.cx, sign.cy, 120)
    places = {name: one.places for name, one in SCORING_TILES[which].sides.items()}
    _both_sides(canvas, rest, places, look)


def _both_sides(canvas: Canvas, rect: Rect, values: dict[str, tuple[int, ...]], look: Look) -> None:
    for row, (name, key) in zip(rect.rows(2, 8), _SIDES, strict=True):
        label, numbers = row.rows(2)
        fit(canvas, label, look.say(msg(key)), TextStyle(30, Weight.SEMIBOLD))
        words = f"{'·'.join(map(str, values[name]))} [laurel]"
        glyphs(canvas, numbers, words, Glyphs(46, 44))


def _patron(canvas: Canvas, rect: Rect, which: str, look: Look) -> None:
    clan = PATRONS[which].clan
    title = look.say(msg(f"rog-patron-{which}"))
    footer = look.say(msg(f"rog-clan-{clan}"))
    body = _frame(canvas, rect, title, canvas.theme.tone(_CLAN_TONE[clan]), footer)
    art, rest = body.take_top(min(body.w * 0.6, body.h * 0.3), 8)
    draw_icon(canvas, "fan", art.cx, art.cy, art.h * 0.96)
    _says(canvas, rest, look.say(patron_words(which)))


def _customer(canvas: Canvas, rect: Rect, which: str, look: Look) -> None:
    customer_face(canvas, rect, which, look)


def _values(values: dict[str, tuple[int, ...]], look: Look) -> str:
    return " ".join(
        f"{look.say(msg(key))}: {', '.join(map(str, values[name]))}." for name, key in _SIDES
    )


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


_FACES: dict[str, Callable[[Canvas, Rect, str, Look], None]] = {
    "customer": _customer,
    "tile": _tile,
    "mastery": _mastery,
    "patron": _patron,
    "scoring": _scoring,
}
_TEXTS: dict[str, Callable[[str, Look], str]] = {
    "customer": lambda which, look: look.say(customer_words(which)),
    "tile": lambda which, look: _sentence(look.say(tile_speech(which))),
    "mastery": lambda which, look: (
        _sentence(look.say(msg(f"rog-mastery-{which}-text")))
        + " "
        + _values(MASTERIES[which].vp_slots, look)
    ),
    "patron": lambda which, look: look.say(patron_words(which)),
    "scoring": lambda which, look: _values(
        {name: one.places for name, one in SCORING_TILES[which].sides.items()}, look
    ),
}
