"""Parts of the table, larger: a quarter of the map, the states, a player, the market."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.core.decision import Seat
from engine.core.words import Msg, msg, ref
from engine.games.yellow_yangtze.board import Board, Realm
from engine.games.yellow_yangtze.data import COLOURS, RED
from engine.games.yellow_yangtze.state import Table, View
from engine.games.yellow_yangtze.texts import places
from render.games.yellow_yangtze import atlas, panels, pieces, plan
from render.games.yellow_yangtze.board import draw_map
from render.games.yellow_yangtze.conflict import conflict_picture, title
from render.games.yellow_yangtze.ground import row_letters, sheet
from render.games.yellow_yangtze.spots import free_pins, hex_spots
from render.picture import Look, Named
from render.toolkit.canvas import Canvas
from render.toolkit.fonts import Weight
from render.toolkit.layout import Rect
from render.toolkit.palette import Colour
from render.toolkit.pieces import badge
from render.toolkit.shapes import panel
from render.toolkit.text import HEADING, TextStyle, fit
from render.toolkit.words import rich

_HEAD, _LINE = 64.0, 76.0


def focuses(view: View) -> tuple[Named, ...]:
    """Everything one can look at more closely."""
    conflict = view.table.conflict
    return (
        *((("conflict", title(conflict)),) if conflict else ()),
        ("states", msg("yy-pic-states")),
        *((f"map:{which}", msg(f"yy-pic-map-{which}")) for which in plan.QUARTERS),
        *((f"player:{s}", msg("yy-pic-player", player=ref("seat", s))) for s in range(view.seats)),
        ("market", msg("yy-pic-market")),
    )


def focus(view: View, look: Look, what: str) -> Canvas:
    """One part of the table."""
    kind, _, which = what.partition(":")
    return _PARTS[kind](view, look, which)


def _title(canvas: Canvas, words: Msg, look: Look) -> None:
    rect = Rect(plan.EDGE + 8, 6, canvas.width - 2 * plan.EDGE - 16, _HEAD - 8)
    fit(canvas, rect, look.say(words), HEADING, align="left", ellipsis=True)


def _conflict(view: View, look: Look, which: str) -> Canvas:
    return conflict_picture(view, look)


def _quarter(view: View, look: Look, which: str) -> Canvas:
    rows = view.table.map.rows
    hexes = plan.quarter(rows, which)
    chart, room = plan.close_up(rows, hexes, _HEAD, 2 * plan.WIDTH)
    size = (plan.WIDTH, room.bottom + plan.EDGE)
    canvas = sheet("yellow_yangtze quarter", chart, view.table.map.capitals, look.style, size)
    _title(canvas, msg(f"yy-pic-map-{which}"), look)
    draw_map(canvas, chart, view, look, hex_spots(chart, view.table))
    return canvas


def _states(view: View, look: Look, which: str) -> Canvas:
    """The map with every state outlined and numbered, and below what each one holds."""
    table, found = view.table, Board(_apart(view.table))
    chart, room = plan.whole(table.map.rows, _HEAD)
    lines = max(1, len(found.states))
    size = (room.w, room.bottom + 16 + lines * _LINE + plan.EDGE)
    canvas = sheet("yellow_yangtze states", chart, table.map.capitals, look.style, size)
    _title(canvas, msg("yy-pic-states"), look)
    row_letters(canvas, chart)
    atlas.populate(canvas, chart, table)
    for number, state in enumerate(found.states):
        held = found.geo.names(state.area)
        atlas.border(canvas, chart, held, _state_colour(canvas, number), 8)
    atlas.pagodas(canvas, chart, table)
    where, pins = hex_spots(chart, table), free_pins(chart, table)
    for number, state in enumerate(found.states):
        at = pins.take(where[places(found.geo.names(state.area)[:1])[0]])
        badge(canvas, *at, str(number + 1), 38, fill=_state_colour(canvas, number))
    list_room = Rect(plan.EDGE, room.bottom + 12, room.w - 2 * plan.EDGE, lines * _LINE)
    panel(canvas, list_room)
    if not found.states:
        fit(canvas, list_room, look.say(msg("yy-pic-no-states")), TextStyle(28))
    for number, line in enumerate(list_room.rows(lines)[: len(found.states)]):
        _state_line(canvas, line.inset(14, 3), view, found, number)
    return canvas


def _apart(table: Table) -> Table:
    """While a war is on, the tile that started it joins nothing yet."""
    tiles = {hex: kind for hex, kind in table.tiles.items() if hex != table.marker}
    return replace(table, tiles=tiles)


def _state_colour(canvas: Canvas, number: int) -> Colour:
    dark = canvas.theme.series[::2]
    return dark[number % len(dark)]


def _state_line(canvas: Canvas, line: Rect, view: View, found: Board, number: int) -> None:
    state = found.states[number]
    mark, rest = line.take_left(50, 8)
    fill = _state_colour(canvas, number)
    badge(canvas, mark.cx, mark.cy, str(number + 1), 44, fill=fill)
    plates, rest = rest.take_left(76.0 * len(COLOURS), 8)
    most = max(len(COLOURS), len(state.leaders))  # during a revolt two are of one colour
    for place, piece in zip(plates.columns(most), state.leaders, strict=False):
        radius = min(43.0, place.w * 0.58)
        pieces.leader_plate(canvas, place.cx, place.cy, radius, piece.seat, piece.colour)
    for place, kind in zip(rest.columns(len(COLOURS) + 1, 4), COLOURS, strict=False):
        tiles = (found.tiles[kind] & state.area).bit_count()
        if tiles:
            pieces.chip(canvas, place.x + 20, place.cy, 21, kind)
            room = place.take_left(44)[1]
            fit(canvas, room, str(tiles), TextStyle(30, Weight.BOLD), align="left")
    built = _pagodas_in(view, found, state, None)
    if built:
        place = rest.columns(len(COLOURS) + 1, 4)[-1]
        fit(canvas, place, rich(f"[pagoda]{built}"), TextStyle(30, Weight.BOLD), align="left")


def _pagodas_in(view: View, found: Board, state: Realm, kind: str | None) -> int:
    return sum(
        bool(found.geo.bit[pagoda.hexes[0]] & state.area)
        for pagoda in view.table.pagodas
        if kind in (None, pagoda.colour)
    )


def _player(view: View, look: Look, which: str) -> Canvas:
    """A player's panel, and each leader with what it can do where it is."""
    seat = int(which)
    top = plan.seat_height(view.counts.points is not None)
    canvas = Canvas.blank(look.style, top + 2 * plan.EDGE + len(COLOURS) * (_LINE + 12) + 8)
    place = Rect(plan.EDGE, plan.EDGE, plan.WIDTH - 2 * plan.EDGE, top)
    panel(canvas, place)
    panels.seat_panel(canvas, place, view, seat, look)
    found = Board(view.table)
    room = Rect(place.x, place.bottom + 12, place.w, len(COLOURS) * (_LINE + 12))
    for line, kind in zip(room.rows(len(COLOURS), 10), COLOURS, strict=True):
        panel(canvas, line)
        plate, words = line.inset(16, 4).take_left(96, 14)
        pieces.leader_plate(canvas, plate.cx, plate.cy, 56, seat, kind)
        text = look.say(leader_words(view, found, seat, kind))
        fit(canvas, words, text, TextStyle(27), lines=2, align="left")
    return canvas


def leader_words(view: View, found: Board, seat: Seat, kind: str) -> Msg:
    """Where a leader stands and what it has there, or what it is good for off the board."""
    hex = view.table.players[seat].leaders[kind]
    if hex is None:
        return msg(f"yy-pic-away-{kind}")
    bit = found.geo.bit[hex]
    state = next(state for state in found.states if state.area & bit)
    return msg(
        "yy-pic-leader-on",
        hex=hex,
        governors=found.governors(bit).bit_count(),
        soldiers=(found.tiles[RED] & state.area).bit_count(),
        pagodas=_pagodas_in(view, found, state, kind),
    )


def _market(view: View, look: Look, which: str) -> Canvas:
    """The open tiles, large, and the supplies beside the board."""
    canvas = Canvas.blank(look.style, _HEAD + 196 + 54 + plan.KINDS + 4 * plan.EDGE)
    _title(canvas, msg("yy-pic-market"), look)
    room = Rect(plan.EDGE, _HEAD + 4, plan.WIDTH - 2 * plan.EDGE, 196)
    panel(canvas, room)
    tiles = panels.market_tiles(view.table)
    for place, kind in zip(room.inset(10, 8).columns(len(tiles), 6), tiles, strict=True):
        top, name = place.take_top(136, 2)
        panels.market_tile(canvas, top.cx, top.cy, 64, kind)
        if kind:
            fit(canvas, name, look.say(msg(f"yy-role-{kind}")), TextStyle(26, Weight.SEMIBOLD))
    counts = Rect(room.x, room.bottom + 12, room.w, 54)
    panel(canvas, counts)
    panels.stocks(canvas, counts.inset(16, 4), view, look)
    kinds = Rect(room.x, counts.bottom + 12, room.w, plan.KINDS)
    panel(canvas, kinds)
    panels.kind_names(canvas, kinds, look)
    panels.supply(canvas, kinds, view.table, look)
    return canvas


_PARTS: dict[str, Callable[[View, Look, str], Canvas]] = {
    "conflict": _conflict,
    "states": _states,
    "map": _quarter,
    "player": _player,
    "market": _market,
}
