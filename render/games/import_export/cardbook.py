"""Every goods card by name, and the cards that a question is about."""

from __future__ import annotations

from engine.core.decision import Decision, Option
from engine.core.tokens import parts
from engine.core.words import msg
from engine.games.import_export.data import CARDS, TYPE
from engine.games.import_export.describe import card_line
from engine.games.import_export.state import View
from render.games.import_export.cardfaces import printed, sheet
from render.games.import_export.faces import face_of
from render.games.import_export.usemarks import says_use
from render.games.import_export.uses import use_of
from render.picture import Look, Named, NoPicture
from render.toolkit.canvas import Canvas
from render.toolkit.layout import Rect

_MOST = 12  # that can be read side by side
_PAIR, _GUESS = "pair", "name"
_WHOLE_HAND = ("turn", "follow")
_OF_USES = ("follow", "act")  # questions in which cards are used in different ways
_ASKING = {"feed": "animal-feed"}  # questions that have another name than their card
_FOOT, _ROOMY = 36.0, 250.0


def cards() -> tuple[Named, ...]:
    """Everything that can be looked up."""
    return tuple((f"card:{card}", msg(f"ie-card-{card}")) for card in CARDS)


def about(view: View, asked: Decision) -> tuple[str, ...]:
    """The cards of the own hand that one chooses from, or the card whose effect asks.

    Whoever leads or follows sees the whole hand: what the action is for may lie there, too.
    """
    held = view.hand.cards if view.hand is not None else []
    if asked.name in _WHOLE_HAND and len(held) <= _MOST:
        return tuple(f"card:{card}" for card in held)
    named = {card for option in asked.answers() for card in _named(option, held)}
    found = [card for card in held if card in named] or _asking(asked)
    return tuple(f"card:{card}" for card in found) if len(found) <= _MOST else ()


def _asking(asked: Decision) -> list[str]:
    """The card whose effect asks: most questions have its name."""
    card = _ASKING.get(asked.name, asked.name)
    return [card] if card in CARDS else []


def _named(option: Option, held: list[str]) -> list[str]:
    """The hand cards that an option is about: one, or all of the colour of a pair.

    A card that is only named may be any of the game: that it is held does not matter.
    """
    kind, id = parts(option.token)
    if kind == _GUESS:
        return []
    first = id.partition(":")[0]
    return [c for c in held if c in (kind, first) or (kind == _PAIR and TYPE[c] == first)]


def face(canvas: Canvas, rect: Rect, token: str, view: View, look: Look) -> None:
    """One card as its reader sees it; one of the hand says what it can do, if that is asked."""
    id, body = _id(token), sheet(canvas, rect)
    asked = look.asked is not None and look.asked.name in _OF_USES
    if asked and view.hand is not None and id in view.hand.cards and body.h > _ROOMY:
        foot, body = body.take_bottom(_FOOT, 4)
        says_use(canvas, foot, use_of(view, id), look)
    printed(canvas, body, face_of(id, view, look))


def card_text(token: str, view: View, look: Look) -> str:
    """The same card in words."""
    return look.say(card_line("ie-say-card", _id(token)))


def _id(token: str) -> str:
    card = token.removeprefix("card:")
    if card not in CARDS:
        raise NoPicture("core-picture-unknown", kind=card)
    return card
