"""Everybody's leaders with what each can count on: the pane for those who plan a fight."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.decision import Seat
from engine.core.words import msg
from engine.games.yellow_yangtze.board import Board, board_before_war
from engine.games.yellow_yangtze.data import BLACK, COLOURS, RED
from engine.games.yellow_yangtze.state import View
from render.games.yellow_yangtze import panels, pieces, plan
from render.games.yellow_yangtze.realms import Footing, footing
from render.picture import Look
from render.toolkit.canvas import PANE, Canvas
from render.toolkit.fonts import Weight
from render.toolkit.icons import draw_icon
from render.toolkit.layout import Rect
from render.toolkit.marks import Spot, Spots
from render.toolkit.palette import PLAYERS
from render.toolkit.pieces import token
from render.toolkit.shapes import panel
from render.toolkit.text import TextStyle, fit, measure, write

_FOOT, _NAME = 46.0, 236.0
_LOW = 138.0  # the row of one of four players
_GAP = 6.0
_COUNT = TextStyle(24, Weight.BOLD)
_Sign = Callable[[Canvas, float, float], None]


def players_pane(view: View, look: Look) -> Canvas:
    """A row for each player with a column for each leader, and what the signs mean."""
    canvas, found = Canvas.blank(look.style, PANE.h), board_before_war(view.table)
    for seat, place in enumerate(_rows(view.seats)):
        asked = seat in view.waiting
        outline = canvas.theme.accent if asked else None
        panel(canvas, place, outline=outline, line=4 if asked else 2, lift=0)
        name, leaders = place.inset(10, 6).take_left(_NAME, 10)
        _name(canvas, name, view, seat, look)
        for cell, kind in zip(leaders.columns(len(COLOURS), 6), COLOURS, strict=True):
            _leader(canvas, cell, view, found, seat, kind)
    _foot(canvas, PANE.inset(plan.EDGE).take_bottom(_FOOT - 6)[0], view, look)
    return canvas


def players_spots(view: View) -> Spots:
    """The rows of the players."""
    return {
        f"player:{seat}": Spot(place, ((place.x + 6, place.y + 6),), size=28)
        for seat, place in enumerate(_rows(view.seats))
    }


def _rows(seats: int) -> tuple[Rect, ...]:
    room = PANE.inset(plan.EDGE).take_bottom(_FOOT)[1]
    return room.rows(seats, _GAP)


def _name(canvas: Canvas, rect: Rect, view: View, seat: Seat, look: Look) -> None:
    mark, words = rect.take_left(62, 8)
    token(canvas, PLAYERS[seat], mark.cx, mark.cy, 56)
    open_points = view.counts.points is not None
    lines = words.rows(3) if open_points else words.inset(0, max(0, rect.h - _LOW) / 3).rows(3)
    fit(canvas, lines[0], look.name(seat), TextStyle(30, Weight.BOLD), align="left", ellipsis=True)
    dynasty = look.say(msg(f"yy-dynasty-{view.table.players[seat].dynasty}"))
    muted = TextStyle(24, Weight.SEMIBOLD, canvas.theme.muted)
    fit(canvas, lines[1], dynasty, muted, align="left")
    panels.held(canvas, lines[2].x - 2, lines[2].cy, view.counts.hands[seat])
    if open_points:
        label = lines[2].take_left(70)[1]
        fit(canvas, label, look.say(msg("yy-pic-points-short")), muted, align="right")


def _leader(canvas: Canvas, cell: Rect, view: View, found: Board, seat: Seat, kind: str) -> None:
    """One leader: where it is, what it can count on, and the points of its colour."""
    stands = footing(view, found, seat, kind)
    points = view.counts.points
    lines = cell.rows(3) if points is not None else cell.inset(0, cell.h * 0.1).rows(2)
    k = min(1.4, cell.h / (_LOW - 12))
    r = min(27.0 * k, lines[0].h * 0.56)
    pieces.medal(canvas, lines[0].x + r + 2, lines[0].cy, r, kind, away=stands is None)
    colour = None if stands else canvas.theme.muted
    where, x = stands.hex if stands else panels.AWAY, lines[0].x + 2 * r + 12
    write(canvas, x, lines[0].cy, where, TextStyle(30 * k, Weight.BOLD, colour))
    if stands is not None:
        _counts(canvas, lines[1], stands, kind)
    if points is not None:
        x, y = lines[2].x, lines[2].cy
        pieces.chip(canvas, x + 16 * k, y, 15 * k, kind)
        write(canvas, x + 38 * k, y, str(points[seat][kind]), TextStyle(28 * k, Weight.BOLD))


def _counts(canvas: Canvas, line: Rect, stands: Footing, kind: str) -> None:
    """Governors beside it, soldiers in its state, pagodas that pay it."""
    ink = canvas.theme.ink
    x = line.x + 2
    for sign, n in ((BLACK, stands.governors), (RED, stands.soldiers)):
        pieces.sign(canvas, x + 11, line.cy, 22, sign, ink)
        x = write(canvas, x + 25, line.cy, str(n), _COUNT).right + 11
    if stands.pagodas:
        pieces.pagoda(canvas, x + 14, line.cy, 32, kind)
        write(canvas, x + 31, line.cy, str(stands.pagodas), _COUNT)


def _foot(canvas: Canvas, rect: Rect, view: View, look: Look) -> None:
    """What the signs mean, and how many tiles are in the bag and out of the game."""
    ink, y = canvas.theme.ink, rect.cy
    signs: tuple[tuple[_Sign, str], ...] = (
        (lambda c, x, y: pieces.sign(c, x, y, 24, BLACK, ink), look.say(msg("yy-pic-beside"))),
        (lambda c, x, y: pieces.sign(c, x, y, 24, RED, ink), look.say(msg("yy-pic-in-state"))),
        (lambda c, x, y: pieces.pagoda(c, x, y, 28, COLOURS[-1]), look.say(msg("yy-pic-pays"))),
        (lambda c, x, y: draw_icon(c, "bag", x, y, 30), str(view.counts.bag)),
        (lambda c, x, y: draw_icon(c, "cross", x, y, 26), str(view.counts.box)),
    )
    style = TextStyle(22, Weight.SEMIBOLD)
    widths = [34 + measure(canvas, words, style) for _, words in signs]
    gap = (rect.w - sum(widths) - 16) / (len(signs) - 1)
    x = rect.x + 8
    for (draw, words), width in zip(signs, widths, strict=True):
        draw(canvas, x + 13, y)
        write(canvas, x + 32, y, words, style)
        x += width + gap
