"""Pieces in the city: presidents in top hats, assistants with their number, buildings."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.decision import Seat
from render.games.yokohama.colours import roof
from render.toolkit.canvas import MINIMUM_TEXT, Canvas, Need
from render.toolkit.fonts import Weight
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS, Colour, mix
from render.toolkit.path import outline, polygon
from render.toolkit.pieces import token
from render.toolkit.shapes import fill_path, round_rect, stroke_path
from render.toolkit.text import TextStyle, write

PIECE = 30.0  # across: the least on which a letter can be read
_HAT = "M-8.5 -15 H8.5 V-1 H-8.5 Z"
_BRIM = "M-14 -2 H14 V2.4 H-14 Z"
_EAVES = 12.0
_MANY = 10  # assistants: two figures


def standing(canvas: Canvas, rect: Rect, seat: Seat, count: int, *, president: bool) -> None:
    """A player's pieces on their parcel: a president, assistants with their number, or both."""
    many, y = count >= _MANY, rect.bottom - PIECE / 2 - 2
    x = _middle(rect) - (2 if many else 0)
    if count and not many:
        _number(canvas, Rect(x, rect.bottom - 29, 29.5, 27), count, 22, 8)
    token(canvas, PLAYERS[seat], x, y, PIECE)
    if many:
        _number(canvas, Rect(x + 6, rect.bottom - 29, 24, 27), count, 20.6, 12)
    if president:
        _hat(canvas, x, y - PIECE * 0.42, PLAYERS[seat].colour)


def plate(canvas: Canvas, rect: Rect, colour: Colour) -> None:
    """What lies behind the president of whoever is to play."""
    round_rect(canvas, Rect(_middle(rect) - 17, rect.y - 3, 34, rect.h + 2), colour, 9)


def _middle(rect: Rect) -> float:
    """The middle of a piece on a parcel, with room for a number to its right."""
    return rect.x + PIECE / 2 - 0.5 + max(0.0, (rect.w - 45) / 2)


def _number(canvas: Canvas, box: Rect, count: int, size: float, inward: float) -> None:
    """How many assistants; its middle so far from the right edge of the box."""
    theme = canvas.theme
    round_rect(canvas, box, theme.rim, 6, theme.outline, 1.6)
    ink = mix(theme.outline, (0, 0, 0), 0.4)
    need = Need.READ if size >= MINIMUM_TEXT else Need.HELPS
    style = TextStyle(size, Weight.BOLD, ink, need)
    write(canvas, box.right - inward, box.cy, str(count), style, "centre")


def _hat(canvas: Canvas, x: float, y: float, band: Colour) -> None:
    theme = canvas.theme
    for data in (_HAT, _BRIM):
        path = outline(data).placed(x, y)
        stroke_path(canvas, path, theme.rim, 4.4)
    for data in (_HAT, _BRIM):
        fill_path(canvas, outline(data).placed(x, y), theme.outline)
    canvas.fill(Rect(x - 8.5, y - 6.6, 17, 4.4), band)


@dataclass(frozen=True)
class Paint:
    """The colours of a house."""

    walls: Colour
    roof: Colour
    line: Colour


def front(canvas: Canvas, rect: Rect, paint: Paint, *, gable: bool) -> Rect:
    """A house in a street, with a gable if it is a trading house; returns the room inside."""
    body = Rect(rect.x + 1.5, rect.y + _EAVES - 1, rect.w - 3, rect.h - _EAVES + 1)
    canvas.fill(body, paint.line)
    canvas.fill(body.inset(1.6, 0).moved(0, -1.6), paint.walls)
    low = rect.y + _EAVES
    if gable:
        points = [(rect.x - 0.5, low), (rect.cx, rect.y - 3), (rect.right + 0.5, low)]
    else:
        points = [(rect.x, low), (rect.x + 5, rect.y), (rect.right - 5, rect.y), (rect.right, low)]
    fill_path(canvas, polygon(points), paint.roof)
    stroke_path(canvas, polygon(points), paint.line, 1.6)
    return Rect(body.x, low + 1, body.w, body.bottom - low - 2)


def built(canvas: Canvas, rect: Rect, seat: Seat, *, gable: bool) -> None:
    """A shop or trading house in its owner's colour."""
    theme = canvas.theme
    paint = Paint(PLAYERS[seat].colour, roof(theme, seat), theme.outline)
    room = front(canvas, rect, paint, gable=gable)
    token(canvas, PLAYERS[seat], room.cx, room.cy, PIECE + (3 if gable else 0))
