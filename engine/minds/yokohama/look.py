"""What one seat has and how long it may still use it: looked up once for each position."""

from __future__ import annotations

from functools import cached_property

from engine.core.decision import Seat
from engine.games.yokohama import rules
from engine.games.yokohama.data import BOX, PORTS, PRODUCTS
from engine.games.yokohama.state import View
from engine.lib.order import clockwise
from engine.minds.yokohama.prices import GOODS, IMPORT, YEN, prices

LONG = 18.0  # rounds of a whole game
_ENDS = BOX.end_conditions
_BOTH = 2  # ports with three and four players
_ENOUGH = 4.0  # turns in which things can still be put to use
_DEALT = {2: 10, 3: 13, 4: 16}  # orders left in the deck when the game begins


class Look:
    """One seat's side of a view."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view, self.seat, self.table = view, seat, view.table
        self.player = view.table.players[seat]
        self.prices = prices(view.table.values)
        self.turns = turns_left(view, seat)
        self.time = min(1.0, self.turns / _ENOUGH)
        self.gone = max(0.0, 1 - self.turns / LONG)  # how much of the game is over
        mine = view.hand is not None and view.seat == seat
        self.orders = view.hand.orders if mine and view.hand else None
        self.held = view.counts.hands[seat]

    @cached_property
    def titles(self) -> set[str]:
        """The technologies it owns."""
        return {self.prices.titles[card] for card in self.player.technologies}

    @cached_property
    def missing(self) -> dict[str, int]:
        """The products that its orders still ask for."""
        wanted = dict.fromkeys(PRODUCTS, 0)
        for order in self.orders or ():
            for good, n in self.prices.orders[order].cost:
                wanted[good] += n
        goods = self.player.goods
        return {good: n - goods[good] for good, n in wanted.items() if n > goods[good]}

    @cached_property
    def gifts(self) -> list[float]:
        """What gifts to the Church cost it, the cheapest first."""
        cost = {**GOODS, "import": IMPORT, "yen": YEN * rules.GIFT_YEN}
        return sorted(cost[gift] for gift in rules.gifts(self.player))


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
    ports = _BOTH if PORTS[1] in table.boards else 1
    near = [(view.counts.orders + 1) / (_DEALT[len(table.players)] + ports)]
    for board, limit in table.house.board_limits.items():
        near.append((limit - rules.board_count(table, board)) / limit)
    for seat in range(len(table.players)):
        near.append(1 - rules.built(table, seat, "house") / _ENDS.trading_houses_built)
    return max(0.0, min(near))
