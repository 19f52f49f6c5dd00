"""The whole board in one picture."""

from __future__ import annotations

from functools import partial

from msgspec.json import encode

from engine.core.decision import Seat
from engine.games.river_of_gold import places, rules
from engine.games.river_of_gold.data import REGIONS, RIVER, SHORE
from engine.games.river_of_gold.state import View
from render.common.head import header
from render.common.options import choosing, mark_options, offered
from render.games.river_of_gold import panels, plan, tracks
from render.games.river_of_gold.ground import ground
from render.games.river_of_gold.header import head
from render.games.river_of_gold.options import boat_numbers, prices
from render.games.river_of_gold.pieces import BOAT_WIDTH, boat, site, small_boat
from render.games.river_of_gold.spots import spots
from render.games.river_of_gold.steps import steps
from render.picture import Look
from render.toolkit.canvas import Canvas, layer, part
from render.toolkit.layout import Rect
from render.toolkit.marks import Pins, number_steps, outline_steps

_FEW_BOATS = 4


def board(view: View, look: Look) -> Canvas:
    """Everything that lies open, with the last turn or the reader's options marked."""
    patrons, masteries = panels.has_patron_row(view), len(view.table.masteries)
    key = ("river_of_gold", "board", look.words.language, view.seats, patrons, masteries)
    canvas = layer(
        key,
        look.style,
        plan.height(view.seats, patrons),
        lambda blank: ground(blank, look, masteries, view.seats, patrons),
    )
    where = spots(view)
    choice = choosing(look, where)
    done = [] if choice else steps(look.changes)
    header(canvas, plan.HEADER, view, look, head(view, look, done, choosing=choice))
    _sites(canvas, view, look)
    for space in RIVER:
        _boats(canvas, plan.river_box(space), view, space)
    _tracks(canvas, view)
    _offers(canvas, view, look)
    _players(canvas, view, look)
    outline_steps(canvas, where, done)
    number_steps(canvas, where, done, Pins())
    mark_options(canvas, where, offered(look))
    boat_numbers(canvas, offered(look))
    return canvas


def _sites(canvas: Canvas, view: View, look: Look) -> None:
    costs = prices(offered(look))
    for space, rect in plan.sites().items():
        cost = costs.get(places.shore(space), SHORE[space].koku_cost or 0)
        building = view.table.shore.get(space)
        state = (building.tile, *building.tokens) if building else cost
        draw = partial(site, rect=rect, space=space, building=building, cost=cost)
        part(canvas, ("rog", "site", space, state), rect.inset(-3), draw)


def _tracks(canvas: Canvas, view: View) -> None:
    def draw(sheet: Canvas) -> None:
        for region in REGIONS:
            tracks.track(sheet, view, region, plan.track_row(region))

    standing = tuple(
        (p.influence[region], rules.has_artisan(p, region), rules.has_elder(p, region))
        for p in view.table.players
        for region in REGIONS
    )
    key = ("rog", "tracks", tuple(view.table.regions.items()), standing)
    part(canvas, key, plan.TRACKS, draw)


def _offers(canvas: Canvas, view: View, look: Look) -> None:
    language = look.words.language
    key = ("rog", "row", *view.table.row, view.counts, language)
    part(canvas, key, plan.ROW, partial(panels.row, view=view, look=look))
    places = plan.mastery_places(len(view.table.masteries))
    for place, card in zip(places, view.table.masteries, strict=True):
        key = ("rog", "mastery", card.id, *card.claimed, view.seats, language)
        draw = partial(panels.mastery, place=place, card=card, view=view, look=look)
        part(canvas, key, place, draw)


def _players(canvas: Canvas, view: View, look: Look) -> None:
    places = plan.seat_places(view.seats, panels.has_patron_row(view))
    for seat, place in enumerate(places):
        known = (look.name(seat), look.words.language, seat in view.waiting)
        state = (encode(view.table.players[seat]), view.counts.hands[seat])
        draw = partial(panels.seat_panel, rect=place, view=view, seat=seat, look=look)
        part(canvas, ("rog", "player", seat, known, state), place.inset(-4), draw)


def _boats(canvas: Canvas, room: Rect, view: View, space: int) -> None:
    here = [
        (seat, number, one.royal)
        for seat, player in enumerate(view.table.players)
        for number, one in enumerate(player.boats, start=1)
        if one.space == space
    ]
    if len(here) > _FEW_BOATS:
        _crowd(canvas, room, here)
        return
    step = min(BOAT_WIDTH, room.w / max(1, len(here)))
    start = room.cx - step * (len(here) - 1) / 2
    for index, one in enumerate(here):
        boat(canvas, start + step * index, room.cy, *one)


def _crowd(canvas: Canvas, room: Rect, here: list[tuple[Seat, int, bool]]) -> None:
    for place, one in zip(room.moved(3, 0).grid(4, 2, 2), here, strict=False):
        small_boat(canvas, place.cx, place.cy, *one)
