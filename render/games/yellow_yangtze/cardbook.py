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
from render.toolkit.text import Align, TextStyle, fit

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


def face(canvas: Canvas, rect: Rect, token: str, view: View, look: Look) -> None:
    """One kind of piece with what it does."""
    kind, _, colour = token.partition(":")
    align: Align = "centre" if rect.h >= _ROOMY else "left"
    panel(canvas, rect, outline=mix(signs.paint(colour), canvas.theme.ink, 0.25), line=3)
    head, body = rect.inset(6).take_top(max(70.0, rect.h * 0.17), 6)
    round_rect(canvas, head, signs.paint(colour), 10)
    style = TextStyle(34, Weight.BOLD, signs.ink(colour), Need.CHOOSE)
    least, title = LEAST_IN_WINDOW[Need.CHOOSE], _title(token, look)
    fit(canvas, head.inset(12, 3), title, style, lines=2, align="left", minimum=least)
    if rect.h >= _ROOMY:
        art, body = body.take_top(rect.h * 0.34, 4)
        foot, body = body.take_bottom(48, 6)
        round_rect(canvas, foot, canvas.theme.panel_alt, 9)
        count = TextStyle(27, Weight.SEMIBOLD)
        fit(canvas, foot.inset(8, 2), look.say(_count(kind, colour)), count)
    else:
        art, body = body.take_left(rect.w * 0.2)
    _art(canvas, *art.centre, min(art.h, art.w) * 0.9, kind, colour)
    rule, least = look.say(_rule(kind, colour)), LEAST_IN_WINDOW[Need.READ]
    fit(canvas, body.inset(8, 2), rule, TextStyle(33), lines=9, align=align, minimum=least)


def _art(canvas: Canvas, x: float, y: float, size: float, kind: str, colour: str) -> None:
    if kind == "tile":
        pieces.chip(canvas, x, y, size / 2, colour)
    elif kind == "pagoda":
        pieces.pagoda(canvas, x, y, size * 0.8, colour)
    else:
        pieces.medal(canvas, x, y, size / 2, colour, away=False)


def card_text(token: str, view: View, look: Look) -> str:
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
