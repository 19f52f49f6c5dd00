"""Every order, technology and achievement by name."""

from __future__ import annotations

from engine.core.decision import Decision
from engine.core.tokens import parts
from engine.core.words import Msg, msg, ref
from engine.games.yokohama.data import ACHIEVEMENTS, EFFECTS
from engine.games.yokohama.sheets import STANDARD, Sheet
from engine.games.yokohama.state import View
from engine.games.yokohama.texts import (
    order_about,
    order_id,
    order_name,
    order_token,
    technology_text,
)
from render.games.yokohama.cardfaces import (
    Said,
    achievement_face,
    order_face,
    sentence,
    technology_face,
)
from render.picture import Look, Named, NoPicture
from render.toolkit.canvas import Canvas
from render.toolkit.layout import Rect


def cards() -> tuple[Named, ...]:
    """Everything that can be looked up; a technology is listed once, with all its flags."""
    return (
        *((order_token("order", one.id), order_name(one)) for one in STANDARD.orders.values()),
        *((f"technology:{one}", msg(f"yk-technology-{one}")) for one in EFFECTS),
        *((f"achievement:{one}", msg(f"yk-achievement-{one}")) for one in ACHIEVEMENTS),
    )


def about(view: View, asked: Decision) -> tuple[str, ...]:
    """The orders of one's own hand that one chooses from."""
    found = (parts(option.token) for option in asked.answers())
    return tuple(f"order:{pick.id}" for pick in found if pick.kind in ("keep", "order"))


def face(canvas: Canvas, rect: Rect, token: str, view: View, look: Look) -> None:
    """One card as it is at this table."""
    kind, _, which = token.partition(":")
    sheet = view.table.sheet
    said = Said(_title(token, sheet, look), _words(token, sheet, look))
    if kind == "order":
        order_face(canvas, rect, sheet.orders[order_id(which)], said)
    elif kind == "technology":
        value, flags = sheet.values[which], _flags(sheet, which)
        technology_face(canvas, rect, which, value, flags, said)
    else:
        achievement_face(canvas, rect, which, said)


def card_text(token: str, view: View, look: Look) -> str:
    """The same card in words."""
    if token not in dict(cards()):
        raise NoPicture("core-picture-unknown", kind=token)
    sheet = view.table.sheet
    return f"{_title(token, sheet, look)}: {_words(token, sheet, look)}"


def _title(token: str, sheet: Sheet, look: Look) -> str:
    kind, _, which = token.partition(":")
    if kind == "order":
        return look.say(order_name(sheet.orders[order_id(which)]))
    return look.say(dict(cards())[token])


def _words(token: str, sheet: Sheet, look: Look) -> str:
    return sentence(look.say(_about(token, sheet)))


def _about(token: str, sheet: Sheet) -> Msg:
    """What a card does."""
    kind, _, which = token.partition(":")
    if kind == "order":
        return order_about(sheet, order_id(which))
    if kind == "technology":
        flags = tuple(ref("country", country) for country in _flags(sheet, which))
        value, text = sheet.values[which], technology_text(which)
        return msg("yk-pic-technology", text=text, value=value, countries=flags)
    known = ACHIEVEMENTS[which]
    return msg("yk-pic-worth", first=known.vp_first, later=known.vp_later)


def _flags(sheet: Sheet, technology: str) -> tuple[str, ...]:
    """The countries on the cards of a technology."""
    return tuple(card.country for card in sheet.cards.values() if card.technology == technology)
