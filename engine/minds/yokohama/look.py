"""What one seat has and how long it may still use it: looked up once for each position."""

from __future__ import annotations

from functools import cached_property

from engine.core.decision import Seat
from engine.games.yokohama import rules
from engine.games.yokohama.data import (
    BOX,
    CANAL,
    KIND,
    MOST_POWER,
    PRODUCTION,
    PRODUCTS,
    UNIT_YEN,
)
from engine.games.yokohama.state import View
from engine.lib.order import clockwise
from engine.minds.yokohama.prices import prices

LONG = 18.0  # rounds of a whole game
_ENDS = BOX.end_conditions
_ENOUGH = 4.0  # turns in which things can still be put to use
_DEALT = {2: 11, 3: 14, 4: 17}  # the order that cannot be replaced any more

_NOTHING = dict.fromkeys(PRODUCTS, 0)


class Look:
    """One seat's side of a view."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.seat, self.table = seat, view.table
        self.player = view.table.players[seat]
        self.prices = prices(view.table.values)
        self.turns = turns_left(view, seat)
        self.time = min(1.0, self.turns / _ENOUGH)
        self.gone = max(0.0, 1 - self.turns / LONG)  # how much of the game is over
        mine = view.hand is not None and view.seat == seat
        self.near = view.seat in (seat, None)  # others are looked at from afar
        self.orders = view.hand.orders if mine and view.hand else None
        self.held = view.counts.hands[seat]
        self.titles = frozenset(self.prices.titles[card] for card in self.player.technologies)
        self.goods = tuple(self.player.goods[good] for good in PRODUCTS)
        self.units = self.player.yen // UNIT_YEN + self.player.imports
        self.playing = view.table.active == seat or self.turns > 0
        self._walk_through_the_city()

    def _walk_through_the_city(self) -> None:
        """Power without the president, and what is built where."""
        table, seat = self.table, self.seat
        self.power: dict[str, int] = {}  # of each area
        self.out = self.all_out = self.shops = self.houses = self.production = self.commercial = 0
        for area, there in table.areas.items():
            shop, house, n = seat in there.shops, there.house == seat, there.assistants[seat]
            strong = shop + house + (table.station == area)
            self.power[area] = n + strong
            self.all_out += n
            self.out += min(n, MOST_POWER - 1 - strong)  # more would be of no use there
            self.shops += shop
            self.houses += house
            if shop or house:
                made = KIND[area] in PRODUCTION
                self.production += made
                self.commercial += not made
        self.power.pop(CANAL, None)

    @cached_property
    def missing(self) -> dict[str, int]:
        """How many of each product its orders still ask for."""
        if not self.orders:
            return _NOTHING
        lacks = {good: -n for good, n in self.player.goods.items()}
        for order in self.orders:
            for good, n in self.prices.orders[order].cost:
                lacks[good] += n
        return {good: max(0, n) for good, n in lacks.items()}


def turns_left(view: View, seat: Seat) -> float:
    """How many turns this seat has after the one that is played now."""
    table = view.table
    if table.last_round is None:
        return 1 + (LONG - 2) * _most_of_the_game(view)
    order = clockwise(len(table.players), table.first)
    waits = order.index(seat) > order.index(table.active)
    return float(table.last_round - table.round + waits)


def _most_of_the_game(view: View) -> float:
    """How far off the nearest end is, from 1 to 0."""
    table = view.table
    nearest = (view.counts.orders + 1) / _DEALT[len(table.players)]
    for board, limit in table.house.board_limits.items():
        nearest = min(nearest, (limit - rules.board_count(table, board)) / limit)
    for player in table.players:
        left = player.stored_houses + player.houses  # with one built the end is no nearer
        nearest = min(nearest, left / (_ENDS.trading_houses_built - 1))
    return max(0.0, nearest)
