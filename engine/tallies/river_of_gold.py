"""What River of Gold counts: buildings, customers, masteries, clans and patrons."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ai.balance import Tally
from engine.core.decision import Seat
from engine.core.words import Ref, ref
from engine.games.river_of_gold.data import CUSTOMERS, TILES
from engine.games.river_of_gold.rules import owned
from engine.games.river_of_gold.state import View


def _owned(view: View, seat: Seat) -> Iterator[Ref]:
    table, player = view.table, view.table.players[seat]
    yield from (ref("tile", table.shore[space].tile) for space in owned(table, seat))
    yield from (ref("customer", card) for card in player.completed)
    yield from (ref("mastery", each.id) for each in table.masteries if seat in each.claimed)
    yield ref("clan", player.clan)
    if player.patron is not None:
        yield ref("patron", player.patron)


def _around(view: View) -> Iterator[Ref]:
    """All that was in the box, and what was drawn for this match."""
    yield from (ref("tile", tile.id) for tile in TILES.values() if tile.ownable)
    yield from (ref("customer", card) for card in CUSTOMERS)
    yield from (ref("mastery", each.id) for each in view.table.masteries)
    for player in view.table.players:
        yield ref("clan", player.clan)
        if player.patron is not None:
            yield ref("patron", player.patron)


TALLY = Tally(
    points=lambda view, seat: view.table.players[seat].points,
    owned=_owned,
    around=_around,
    causes=("rog-last-tile",),
)
