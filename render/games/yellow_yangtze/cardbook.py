"""Every kind of piece on a card of its own, with its rules in short."""

from __future__ import annotations

from engine.core.words import Msg, msg
from engine.games.yellow_yangtze.data import COLOURS, PAGODAS, TILES
from render.games.yellow_yangtze import pieces, signs
from render.picture import Look, Named
from render.toolkit.canvas import Canvas
from render.toolkit.cards import CardFace, card
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.text import TextStyle, fit

_KINDS = ("tile", "leader", "pagoda")


def cards() -> tuple[Named, ...]:
    """Tiles, leaders and pagodas of all colours."""
    return tuple(
        (f"{kind}:{colour}", msg(f"yy-{kind}-{colour}")) for kind in _KINDS for colour in COLOURS
    )


def face(canvas: Canvas, rect: Rect, token: str, look: Look) -> None:
    """One kind of piece with what it does."""
    kind, _, colour = token.partition(":")
    front = CardFace(
        _title(token, look), signs.paint(colour), footer=look.say(_count(kind, colour))
    )
    body = card(canvas, rect, front)
    art, words = body.inset(14, 4).take_top(170, 6)
    _art(canvas, art, kind, colour)
    fit(canvas, words, look.say(_rule(kind, colour)), TextStyle(34), lines=8)


def card_text(token: str, look: Look) -> str:
    """The same in words."""
    kind, _, colour = token.partition(":")
    parts = (_rule(kind, colour), _count(kind, colour))
    return f"{_title(token, look)}. {' '.join(look.say(part) for part in parts)}"


def _title(token: str, look: Look) -> str:
    words = look.say(dict(cards())[token])
    return words[:1].upper() + words[1:]


def _rule(kind: str, colour: str) -> Msg:
    return msg(f"yy-pic-{kind}-{colour}")


def _count(kind: str, colour: str) -> Msg:
    if kind == "leader":
        return msg("yy-pic-one-each")
    return msg("yy-pic-in-the-box", n=(TILES if kind == "tile" else PAGODAS)[colour])


def _art(canvas: Canvas, rect: Rect, kind: str, colour: str) -> None:
    if kind == "tile":
        pieces.chip(canvas, rect.cx, rect.cy, 80, colour)
    elif kind == "pagoda":
        draw_icon(canvas, "pagoda", rect.cx, rect.cy, 164, signs.paint(colour), rim=True)
    else:
        for seat, place in enumerate(rect.columns(4)):
            pieces.leader_plate(canvas, place.cx, place.cy, 80, seat, colour)
