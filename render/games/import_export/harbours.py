"""The panes of the harbours: contracts, imports, goods and shipments of everybody."""

from __future__ import annotations

from functools import partial

from msgspec.json import encode

from engine.core.decision import Seat
from engine.core.words import msg
from engine.games.import_export.data import COLOURS, GREY
from engine.games.import_export.state import Table, View
from render.games.import_export import harbours_plan
from render.games.import_export.colours import colours
from render.games.import_export.containers import coin, container, crown
from render.games.import_export.header import bar
from render.games.import_export.held import goods_held, imports_held
from render.games.import_export.moored import moored
from render.games.import_export.race import meter
from render.games.import_export.shipments import shipments
from render.picture import Look
from render.toolkit.canvas import PANE, Canvas, layer, part
from render.toolkit.fonts import Weight
from render.toolkit.layout import Rect
from render.toolkit.palette import PLAYERS
from render.toolkit.pieces import token
from render.toolkit.shapes import highlight, line, round_rect
from render.toolkit.text import TextStyle, fit, write

_MARK = 40.0
_STRIPE = 24.0


def harbours(view: View, look: Look, side: int) -> Canvas:
    """A column for each player of this side."""
    seats = harbours_plan.sides(view.seats)[side]
    draw = partial(_ground, count=len(seats))
    canvas = layer(("ie", "harbours", len(seats)), look.style, PANE.h, draw)
    bar(canvas, view, look)
    for seat, rect in zip(seats, harbours_plan.columns(len(seats)), strict=True):
        if rect.overlaps(look.window or PANE):
            _column(canvas, rect, view, seat, look)
    return canvas


def _ground(canvas: Canvas, count: int) -> None:
    """Empty columns, with a port far away where nothing will stand."""
    theme = canvas.theme
    for rect in harbours_plan.columns(count):
        round_rect(canvas, rect, theme.panel, 10, theme.line, 2)
        low, tone = rect.bottom - 8, colours(theme).far
        for n in range(int((rect.w - 40) // 38)):
            for row in range((n * 7 + 3) % 4 - 1):
                block = Rect(rect.x + 16 + 38 * n, low - 16.0 * (row + 1), 36, 14)
                canvas.fill(block, tone)
        for x in (rect.x + 60, rect.right - 70):
            line(canvas, [(x, low), (x, low - 62)], tone, 4)
            line(canvas, [(x - 22, low - 52), (x + 42, low - 52)], tone, 4)
            line(canvas, [(x - 20, low - 52), (x, low - 64), (x + 40, low - 52)], tone, 2.4)


def _column(canvas: Canvas, rect: Rect, view: View, seat: Seat, look: Look) -> None:
    table = view.table
    known = (look.name(seat), look.words.language, seat in view.waiting, table.captain == seat)
    state = (encode(table.players[seat]), table.copied, table.stored)
    draw = partial(_drawn, rect=rect, view=view, seat=seat, look=look)
    part(canvas, ("ie", "column", seat, known, state), rect, draw)


def _drawn(canvas: Canvas, rect: Rect, view: View, seat: Seat, look: Look) -> None:
    table = view.table
    player = table.players[seat]
    cut = harbours_plan.column(rect, player.ships)
    _plate(canvas, cut.plate, table, seat, look)
    for number, place in enumerate(cut.ships, start=1):
        moored(canvas, place, table, seat, number, look)
    _quay(canvas, cut.quay)
    imports_held(canvas, cut.imports, table, seat, look)
    goods_held(canvas, cut.goods, table, seat, look)
    shipments(canvas, cut.completed, table, seat, look)
    if seat in view.waiting:
        frame = rect.inset(4.5)
        highlight(canvas, frame, canvas.theme.accent, radius=8, width=4.5, dashed=False)


def _plate(canvas: Canvas, rect: Rect, table: Table, seat: Seat, look: Look) -> None:
    """Mark, name, credits, and the level that the ships give."""
    player = table.players[seat]
    mark, rest = rect.inset(8, 0).take_left(_MARK + 2, 10)
    captain = seat == table.captain
    token(canvas, PLAYERS[seat], mark.cx, mark.cy + (6 if captain else 0), _MARK)
    if captain:
        crown(canvas, mark.cx, rect.y + 9, 25)
    rest = _level(canvas, rest, player.colour, look)
    money, rest = rest.take_right(86, 6)
    coin(canvas, money.x + 14, money.cy, 30)
    write(canvas, money.x + 33, money.cy, str(player.credits), TextStyle(31, Weight.BOLD))
    meter(canvas, Rect(rest.x, rect.bottom - 7, money.right - rest.x, 5), table, seat)
    style = TextStyle(29, Weight.BOLD)
    fit(canvas, rest, look.name(seat), style, align="left", ellipsis=True)


def _level(canvas: Canvas, rest: Rect, colour: str, look: Look) -> Rect:
    """One level more in the type of the ships; returns the room left of it."""
    if colour == GREY:
        return rest
    bonus = COLOURS[colour].level_bonus
    assert bonus is not None
    place, rest = rest.take_right(66, 4)
    container(canvas, Rect(place.x, place.cy - 14, 36, 27), bonus)
    words = look.say(msg("ie-pic-level"))
    fit(canvas, place.take_left(38)[1], words, TextStyle(24, Weight.BOLD), align="left")
    return rest


def _quay(canvas: Canvas, rect: Rect) -> None:
    """The striped edge below the ships."""
    world = colours(canvas.theme)
    canvas.fill(rect, world.quay[1])
    for n in range(int(rect.w // _STRIPE)):
        canvas.fill(Rect(rect.x + _STRIPE * n + 4, rect.y + 1, 11, rect.h - 2), world.hazard)
