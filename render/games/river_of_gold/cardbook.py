"""Single cards and tiles, to look up."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.words import Msg, msg
from engine.games.river_of_gold.data import CUSTOMERS, MASTERIES, PATRONS, SCORING_TILES, TILES
from engine.games.river_of_gold.texts import customer_words, patron_words, tile_name, tile_speech
from render.games.river_of_gold import signs
from render.picture import Look, Named, NoPicture
from render.toolkit.canvas import Canvas
from render.toolkit.cards import CardFace, card
from render.toolkit.fonts import Weight
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.palette import Tone
from render.toolkit.text import TextStyle, fit
from render.toolkit.words import Words, rich

_CLAN_TONE = {
    "crab": Tone.NIGHT, "crane": Tone.SKY, "mantis": Tone.PINE, "scorpion": Tone.CLAY
}  # fmt: skip
_SIDES = (("2_players", "rog-pic-two-players"), ("3_4_players", "rog-pic-more-players"))


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


def face(canvas: Canvas, rect: Rect, token: str, look: Look) -> None:
    """One card or tile."""
    kind, _, which = token.partition(":")
    _FACES[kind](canvas, rect, which, look)


def card_text(token: str, look: Look) -> str:
    """The same card in words."""
    kind, _, which = token.partition(":")
    title = next((name for known, name in cards() if known == token), None)
    if title is None:
        raise NoPicture("core-picture-unknown", kind=which)
    return f"{look.say(title)}. {_TEXTS[kind](which, look)}"


def customer_face(
    canvas: Canvas, rect: Rect, which: str, look: Look, footer: str | Words = ""
) -> None:
    """A customer: region, goods asked for, what delivery brings."""
    known = CUSTOMERS[which]
    colour = signs.region_colour(canvas.theme, known.region)
    title = look.say(msg(f"rog-customer-{which}"))
    body = card(canvas, rect, CardFace(title, colour, footer=footer))
    top, rest = body.inset(8, 2).take_top(92, 4)
    person, price = top.take_left(96, 8)
    draw_icon(canvas, known.type, person.cx, person.cy, 86)
    fit(canvas, price, rich(signs.goods(known.cost)), TextStyle(48, Weight.BOLD), align="left")
    text = look.say(customer_words(which))
    fit(canvas, rest, text, TextStyle(32), lines=14, align="left", valign="top")


def _tile(canvas: Canvas, rect: Rect, which: str, look: Look) -> None:
    known = TILES[which]
    colour = signs.building_tint(canvas.theme, known.building_type)
    body = card(canvas, rect, CardFace(look.say(_tile_title(which)), colour)).inset(10, 6)
    art, rest = body.take_top(150, 8)
    draw_icon(canvas, signs.BUILDING[known.building_type], art.cx, art.cy, 140)
    short = signs.rewards(known.visitor_rewards)
    if known.ownable:
        owner = signs.rewards(known.owner_rewards)
        short = f"+{known.build_influence}[flag] · [boat] {short} · [house] {owner}"
    line, rest = rest.take_top(60, 10)
    fit(canvas, line, rich(short), TextStyle(38, Weight.BOLD))
    words = TextStyle(34)
    fit(canvas, rest, _TEXTS["tile"](which, look), words, lines=8, align="left", valign="top")


def _mastery(canvas: Canvas, rect: Rect, which: str, look: Look) -> None:
    title = look.say(msg(f"rog-mastery-{which}"))
    gold = canvas.theme.tone(Tone.GOLD)
    body = card(canvas, rect, CardFace(title, gold)).inset(10, 6)
    sign, rest = body.take_top(90, 6)
    fit(canvas, sign, rich(signs.MASTERY[which]), TextStyle(50, Weight.BOLD))
    text = _sentence(look.say(msg(f"rog-mastery-{which}-text")))
    words, slots = rest.take_top(120, 6)
    fit(canvas, words, text, TextStyle(32), lines=5)
    _both_sides(canvas, slots, MASTERIES[which].vp_slots, look)


def _scoring(canvas: Canvas, rect: Rect, which: str, look: Look) -> None:
    title = look.say(_scoring_title(which))
    gold = canvas.theme.tone(Tone.GOLD)
    body = card(canvas, rect, CardFace(title, gold)).inset(10, 6)
    sign, rest = body.take_top(150, 6)
    draw_icon(canvas, "laurel", sign.cx, sign.cy, 130)
    places = {name: one.places for name, one in SCORING_TILES[which].sides.items()}
    _both_sides(canvas, rest, places, look)


def _both_sides(canvas: Canvas, rect: Rect, values: dict[str, tuple[int, ...]], look: Look) -> None:
    for row, (name, key) in zip(rect.rows(2, 8), _SIDES, strict=True):
        label, numbers = row.rows(2)
        fit(canvas, label, look.say(msg(key)), TextStyle(30, Weight.SEMIBOLD))
        words = rich(f"{' · '.join(map(str, values[name]))} [laurel]")
        fit(canvas, numbers, words, TextStyle(44, Weight.BOLD))


def _patron(canvas: Canvas, rect: Rect, which: str, look: Look) -> None:
    clan = PATRONS[which].clan
    title = look.say(msg(f"rog-patron-{which}"))
    colour = canvas.theme.tone(_CLAN_TONE[clan])
    footer = look.say(msg(f"rog-clan-{clan}"))
    body = card(canvas, rect, CardFace(title, colour, footer=footer)).inset(10, 6)
    art, rest = body.take_top(160, 8)
    draw_icon(canvas, "fan", art.cx, art.cy, 140)
    fit(canvas, rest, look.say(patron_words(which)), TextStyle(33), lines=8)


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
