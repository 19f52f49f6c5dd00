"""The pane of the players: all that lies open in front of each, and what counts at the end."""

from __future__ import annotations

from functools import partial

from msgspec.json import encode

from engine.core.decision import Seat
from engine.games.yokohama import places, rules
from engine.games.yokohama.state import View
from render.games.yokohama import players_plan
from render.games.yokohama.header import bar
from render.games.yokohama.players_aid import aid
from render.games.yokohama.players_panel import player_panel
from render.picture import Look
from render.toolkit.canvas import PANE, Canvas, layer, part
from render.toolkit.layout import Point, Rect
from render.toolkit.marks import Spot, Spots

_MARK, _MOST = 28.0, 9


def players(view: View, look: Look) -> Canvas:
    """A panel for each player, and beside them what counts at the end."""
    key = ("yk", "players", look.words.language, view.seats)
    canvas = layer(
        key, look.style, PANE.h, partial(_ground, seats=view.seats, look=look), window=look.window
    )
    bar(canvas, view, look)
    for seat, rect in enumerate(players_plan.panels(view.seats)):
        if rect.overlaps(look.window or PANE):
            _panel(canvas, rect, view, seat, look)
    return canvas


def players_spots(view: View) -> Spots:
    """The panels of the players."""
    return {
        places.player(seat): Spot(rect, _above(rect), 12, _MARK, 4)
        for seat, rect in enumerate(players_plan.panels(view.seats))
    }


def _above(rect: Rect) -> tuple[Point, ...]:
    """Numbers stand on the upper edge, above the name."""
    return tuple((rect.x + 66 + 34.0 * k, rect.y + 1) for k in range(_MOST))


def _ground(canvas: Canvas, seats: int, look: Look) -> None:
    room = players_plan.aid(seats)
    if room is not None:
        aid(canvas, room, look)


def _panel(canvas: Canvas, rect: Rect, view: View, seat: Seat, look: Look) -> None:
    table = view.table
    elsewhere = (
        *(rules.built(table, seat, piece) for piece in ("shop", "house")),
        *(owners.count(seat) for owners in table.spaces.values()),
        tuple(tile.id for tile in table.achievements if seat in tile.done),
    )
    known = (look.name(seat), look.words.language, seat in view.waiting, table.first == seat)
    state = (encode(table.players[seat]), view.counts.hands[seat], elsewhere, table.values)
    draw = partial(player_panel, rect=rect, view=view, seat=seat, look=look)
    part(canvas, ("yk", "panel", seat, known, state), rect.inset(-3), draw)
