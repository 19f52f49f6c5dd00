"""What Yokohama counts: technologies, orders, achievements, tokens and building slots."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ai.balance import Tally
from engine.core.decision import Seat
from engine.core.words import Ref, ref
from engine.games.yokohama.state import View

_CAUSES = ("houses", "shops", "church", "customs", "port")


def _owned(view: View, seat: Seat) -> Iterator[Ref]:
    table, player = view.table, view.table.players[seat]
    for card in player.technologies:
        yield ref("technology", table.sheet.cards[card].technology)
        yield ref("technology card", card)
    yield from (ref("order", order) for order in player.completed)
    yield from (ref("token", token) for token in player.tokens)
    yield from (ref("achievement", each.id) for each in table.achievements if seat in each.done)
    for area in table.areas.values():
        if area.tile is not None and seat in area.shops:
            yield ref("shop", area.tile)
        if area.tile is not None and seat == area.house:
            yield ref("house", area.tile)


def _around(view: View) -> Iterator[Ref]:
    """All that was in the box, and what was drawn for this match."""
    table = view.table
    yield from (ref("technology", title) for title in table.sheet.values)
    yield from (ref("technology card", card) for card in table.sheet.cards)
    yield from (ref("order", order) for order in table.sheet.orders)
    yield from (ref("achievement", each.id) for each in table.achievements)
    for area in table.areas.values():
        if area.tile is not None:
            yield ref("shop", area.tile)
            yield ref("house", area.tile)
    lying = (area.token for area in table.areas.values() if area.token is not None)
    taken = (token for player in table.players for token in player.tokens)
    yield from (ref("token", token) for token in (*lying, *taken))


TALLY = Tally(
    points=lambda view, seat: view.table.players[seat].points,
    owned=_owned,
    around=_around,
    causes=tuple(f"yk-end-near:{cause}" for cause in _CAUSES),
)
