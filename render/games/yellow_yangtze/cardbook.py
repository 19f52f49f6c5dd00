"""Every kind of piece on a card of its own, with its rules in short."""

from __future__ import annotations

from engine.core.decision import Decision
from engine.core.words import Msg, msg
from engine.games.yellow_yangtze.data import COLOURS, PAGODAS, TILES
from engine.games.yellow_yangtze.state import View
from render.games.yellow_yangtze import pieces, signs
from render.picture import Look, Named
from render.toolkit.canvas import LEAST_IN_WINDOW, Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.layout import Rect
from render.toolkit.palette import mix
from render.toolkit.shapes import panel, round_rect
from render.toolkit.text import TextStyle, fit

_KINDS = ("tile", "leader", "pagoda")
_ROOMY = 440.0  # a card so high has room for a large picture and for numbers


def cards() -> tuple[Named, ...]:
    """Tiles, leaders and pagodas of all colours."""
    return tuple(
        (f"{kind}:{colour}", msg(f"yy-{kind}-{colour}")) for kind in _KINDS for colour in COLOURS
    )


def about(view: View, asked: Decision) -> tuple[str, ...]:
    """The kinds of tile of one's own that a question is about."""
    known = {token for token, _ in cards()}
    return tuple(token for token in asked.tokens() if token in known and token.startswith("tile:"))


def face(canvas: Canvas, rect: Rect, token: str, look: Look) -> None:
    """One kind of piece with what it does."""
    kind, _, colour = token.partition(":")
    panel(canvas, rect, outline=mix(signs.paint(colour), canvas.theme.ink, 0.25), line=3)
    head, body = rect.inset(6).take_top(max(66.0, rect.h * 0.17), 6)
    roomy = rect.h >= _ROOMY
    _head(canvas, head, token, look, art=not roomy)
    if roomy:
        art, body = body.take_top(rect.h * 0.34, 4)
        _art(canvas, *art.centre, art.h * 0.9, kind, colour)
        foot, body = body.take_bottom(48, 6)
        round_rect(canvas, foot, canvas.theme.panel_alt, 9)
        style = TextStyle(27, Weight.SEMIBOLD)
        fit(canvas, foot.inset(8, 2), look.say(_count(kind, colour)), style)
    fit(canvas, body.inset(10, 2), look.say(_rule(kind, colour)), TextStyle(33), lines=8)


def _head(canvas: Canvas, head: Rect, token: str, look: Look, *, art: bool) -> None:
    """The name on its colour, behind the piece itself where there is no room for that below."""
    kind, _, colour = token.partition(":")
    round_rect(canvas, head, signs.paint(colour), 10)
    words = head.inset(12, 3)
    if art:
        place, words = words.take_left(head.h * 0.86, 10)
        round_rect(canvas, place.inset(-6, -1), canvas.theme.panel, 8)
        _art(canvas, *place.centre, place.h * 0.96, kind, colour)
    style = TextStyle(34, Weight.BOLD, signs.ink(colour), Need.CHOOSE)
    least = LEAST_IN_WINDOW[Need.CHOOSE]
    fit(canvas, words, _title(token, look), style, lines=2, align="left", minimum=least)


def _art(canvas: Canvas, x: float, y: float, size: float, kind: str, colour: str) -> None:
    if kind == "tile":
        pieces.chip(canvas, x, y, size / 2, colour)
    elif kind == "pagoda":
        pieces.pagoda(canvas, x, y, size * 0.8, colour)
    else:
        pieces.medal(canvas, x, y, size / 2, colour, away=False)


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
