"""What a position of River of Gold is worth, in victory points."""

from __future__ import annotations

from functools import lru_cache

from engine.ai.mind import Mind, Worth
from engine.core.decision import Decision, Seat
from engine.games.river_of_gold import rules
from engine.games.river_of_gold.data import CUSTOMERS, SCORING_TILES, TILES, side
from engine.games.river_of_gold.game import RIVER_OF_GOLD
from engine.games.river_of_gold.scoring import abilities_vp, customers_vp, place_values
from engine.games.river_of_gold.state import Player, Table, View

_TILES = sum(tile.era is not None for tile in TILES.values())
_KOKU, _FAVOUR, _GOOD = 0.35, 0.8, 0.9
_INFLUENCE = 0.5  # a step on a track for what lies ahead on it
_BUILDING = 5.0  # owned from the first turn to the last
_CARD = 2.5  # a customer in hand whose goods are there: more would keep it in hand
_UNKNOWN = 2.0  # a customer in another's hand


def worth(view: View, seat: Seat) -> Worth:
    """Points, what would score now, and what may still come of what one has."""
    table, player = view.table, view.table.players[seat]
    left = time_left(view)
    return {
        "points": player.vp,
        "regions": _regions(table, seat) * (1 - left / 3),
        "customers": customers_vp(table, seat) + abilities_vp(table, seat),
        "buildings": _BUILDING * left * len(rules.owned(table, seat)),
        "influence": _INFLUENCE * left * sum(player.influence.values()),
        "goods": _goods(player) * min(1.0, 0.3 + left),
        "hand": _hand(view, seat) * min(1.0, 0.3 + 2 * left),
    }


def time_left(view: View) -> float:
    """How much of the game is to come, from 1 to 0."""
    return (view.counts.era_1 + view.counts.era_2) / _TILES


def _regions(table: Table, seat: Seat) -> float:
    return sum(_region(table, region, tile, seat) for region, tile in table.regions.items())


def _region(table: Table, region: int, tile: str, seat: Seat) -> int:
    """What a region would score for one seat; elders score twice."""
    vp = _shares(tile, tuple(player.influence[region] for player in table.players))[seat]
    return 2 * vp if vp and rules.has_elder(table.players[seat], region) else vp


@lru_cache(maxsize=4096)
def _shares(tile: str, influence: tuple[int, ...]) -> tuple[int, ...]:
    """The same few tracks are asked about at every thought."""
    reached = {seat: at for seat, at in enumerate(influence) if at}
    values = place_values(reached, SCORING_TILES[tile].sides[side(len(influence))])
    return tuple(values.get(seat, 0) for seat in range(len(influence)))


def _goods(player: Player) -> float:
    return _KOKU * player.koku + _FAVOUR * player.favour + _GOOD * sum(player.goods.values())


def _hand(view: View, seat: Seat) -> float:
    """Customers count by how much of what they ask for is in the store."""
    if view.hand is None or seat != view.seat:
        return _UNKNOWN * view.counts.hands[seat]
    goods = view.table.players[seat].goods
    return sum(_CARD * _ready(goods, card) for card in view.hand.customers)


def _ready(goods: dict[str, int], card: str) -> float:
    cost = CUSTOMERS[card].cost
    have = sum(min(goods.get(good, 0), n) for good, n in cost.items())
    return (0.2 + have / sum(cost.values())) / 1.2


def promise(view: View, asked: Decision, token: str) -> float:
    """Deliver where one can, build rather than sail, spend favour seldom."""
    if token.startswith("deliver:"):
        return 3.0
    return {"build": 2.0, "sail": 1.0}.get(token.partition(":")[0], 0.0)


MIND = Mind(RIVER_OF_GOLD, worth, promise)
