"""A card of any kind: a coloured head, a thing on it, lines of words and icons, corners."""

from dataclasses import dataclass, field

from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.palette import Colour, ink_on, mix
from render.toolkit.pieces import badge
from render.toolkit.shapes import panel, round_rect
from render.toolkit.text import TextStyle, fit
from render.toolkit.words import Words


@dataclass(frozen=True)
class CardFace:
    """What stands on a card; words come ready in the reader's language."""

    title: str
    colour: Colour
    icon: str | None = None
    lines: tuple[str | Words, ...] = field(default=())
    footer: str | Words = ""
    corner: str = ""


def card(canvas: Canvas, rect: Rect, face: CardFace) -> Rect:
    """Draw the face in the rectangle; returns the room between head and footer."""
    panel(canvas, rect, outline=mix(face.colour, canvas.theme.ink, 0.25), line=2.5)
    inner = rect.inset(5)
    head, body = inner.take_top(min(56.0, rect.h * 0.22), 6)
    _head(canvas, head, face)
    if face.footer:
        foot, body = body.take_bottom(min(44.0, rect.h * 0.16), 4)
        round_rect(canvas, foot, canvas.theme.panel_alt, 9)
        fit(canvas, foot.inset(8, 2), face.footer, TextStyle(26, Weight.SEMIBOLD))
    if face.icon is not None:
        body = _art(canvas, body, face)
    for row, words in zip(body.inset(6, 2).rows(len(face.lines), 2), face.lines, strict=True):
        fit(canvas, row, words, TextStyle(30, Weight.SEMIBOLD), lines=4)
    return body


def _head(canvas: Canvas, head: Rect, face: CardFace) -> None:
    round_rect(canvas, head, face.colour, 10)
    room = head.inset(10, 2)
    if face.corner:
        corner, room = room.take_right(head.h - 8, 6)
        badge(canvas, corner.cx, corner.cy, face.corner, head.h - 8, fill=canvas.theme.rim)
    style = TextStyle(32, Weight.BOLD, ink_on(face.colour))
    fit(canvas, room, face.title, style, lines=2, align="left")


def _art(canvas: Canvas, body: Rect, face: CardFace) -> Rect:
    assert face.icon is not None
    if not face.lines:
        draw_icon(canvas, face.icon, body.cx, body.cy, min(body.w, body.h) * 0.8)
        return body
    art, rest = body.take_top(min(body.h * 0.4, body.w * 0.8), 4)
    draw_icon(canvas, face.icon, art.cx, art.cy, min(art.w, art.h) * 0.94)
    return rest


def card_back(canvas: Canvas, rect: Rect, colour: Colour, icon: str | None = None) -> None:
    """The back of a card, plain but for a frame and a thing in the middle."""
    panel(canvas, rect, colour, outline=mix(colour, canvas.theme.outline, 0.45), line=2.5)
    frame = rect.inset(rect.w * 0.1)
    round_rect(canvas, frame, colour, 8, mix(colour, canvas.theme.rim, 0.6), 2)
    if icon is not None:
        draw_icon(canvas, icon, rect.cx, rect.cy, rect.w * 0.46)
