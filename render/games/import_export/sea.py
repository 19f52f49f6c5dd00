"""The pane of the sea: the turn, the ships on their way, the island, a strip for each player."""

from __future__ import annotations

from functools import partial

from msgspec.json import encode

from engine.core.decision import Seat
from engine.games.import_export.state import Ship, Table, View
from render.games.import_export import plan
from render.games.import_export.header import bar
from render.games.import_export.island import island
from render.games.import_export.last import last
from render.games.import_export.rail import rail
from render.games.import_export.sea_ground import sea_ground
from render.games.import_export.ships import Berth, berths, ship
from render.games.import_export.steps import steps
from render.games.import_export.strips import needs, strip
from render.picture import Look
from render.toolkit.canvas import PANE, Canvas, layer, part
from render.toolkit.layout import Rect


def afloat(table: Table) -> list[tuple[Seat, int, Ship]]:
    """The ships at sea, player by player."""
    return [
        (seat, number, ship)
        for seat, player in enumerate(table.players)
        for number, ship in enumerate(player.ships, start=1)
        if ship.sea
    ]


def at_sea(table: Table) -> list[tuple[Seat, int, Ship, Berth]]:
    """The ships at sea, each at its berth."""
    found = afloat(table)
    places = berths(plan.roads(len(table.players)), len(found))
    return [(*one, berth) for one, berth in zip(found, places, strict=True)]


def sea(view: View, look: Look) -> Canvas:
    """The position at a glance."""
    draw = partial(sea_ground, seats=view.seats)
    canvas = layer(("ie", "sea", view.seats), look.style, PANE.h, draw)
    shown = look.window or PANE
    for seat, number, found, berth in at_sea(view.table):
        if berth.box.overlaps(shown):
            _ship(canvas, view, seat, number, found, berth)
    if plan.island(view.seats).overlaps(shown):
        _island(canvas, view, look)
    bar(canvas, view, look)
    if plan.LAST.overlaps(shown):
        last(canvas, steps(look.changes), look)
    if plan.RAIL.overlaps(shown):
        rail(canvas, view, look)
    for seat, rect in enumerate(plan.strips(view.seats)):
        if rect.overlaps(shown):
            _strip(canvas, rect, view, seat, look)
    return canvas


def _ship(canvas: Canvas, view: View, seat: Seat, number: int, found: Ship, berth: Berth) -> None:
    colour, cargo = view.table.players[seat].colour, found.cargo
    key = ("ie", "ship", view.seats, seat, number, colour, tuple(cargo))
    part(canvas, key, berth.box, lambda sheet: ship(sheet, berth, seat, number, colour, cargo))


def _island(canvas: Canvas, view: View, look: Look) -> None:
    table = view.table
    known = (tuple(table.island), tuple(table.quay), view.counts.deck, len(table.discard))
    key = ("ie", "island", view.seats, look.words.language, known)
    part(canvas, key, plan.island(view.seats), partial(island, view=view, look=look))


def _strip(canvas: Canvas, rect: Rect, view: View, seat: Seat, look: Look) -> None:
    table, player = view.table, view.table.players[seat]
    known = (look.name(seat), seat in view.waiting, table.captain == seat)
    held = (player.credits, player.colour, len(player.completed), view.counts.hands[seat])
    cards = encode((player.goods, player.imports, needs(table, seat)))
    draw = partial(strip, rect=rect, view=view, seat=seat, look=look)
    part(canvas, ("ie", "strip", seat, known, held, cards), Rect(*_whole(rect)), draw)


def _whole(rect: Rect) -> tuple[float, float, float, float]:
    return rect.x, rect.y - 1, rect.w, rect.h + 2
