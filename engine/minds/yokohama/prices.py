"""What things are worth by themselves, in victory points: early in the game and at its end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from engine.games.yokohama.components import Reward
from engine.games.yokohama.data import LABS, PORTS, PRODUCTS
from engine.games.yokohama.sheets import Sheet, sheet

GOODS = {"copper": 1.3, "silk": 1.05, "tea": 0.65, "fish": 0.65}  # used for something
YEN, IMPORT, PIECE, MOVE, AGENT = 0.6, 2.7, 0.9, 0.5, 2.5
LATE_YEN, LATE_GOOD = 0.5, 0.33  # left over at the end
FLAG = 1.2  # a country's icon
IN_HAND = {"shop": 1.2, "house": 4.0}  # what a building to build is worth by itself
_WAITING = 0.5  # of what an order would bring beyond its goods, while none of them are there
_READY = 0.85  # of an order whose goods are all there
_A_TURN = 2.6  # in goods, what a turn brings
_CALM = 3  # turns more than an order needs, for it to be sure


@dataclass(frozen=True, slots=True)
class Price:
    """Between these two, as time goes by."""

    early: float
    late: float

    def at(self, time: float) -> float:
        """With so much of the time to use it left, from 1 to 0."""
        return self.late + time * (self.early - self.late)


@dataclass(frozen=True, slots=True)
class OrderPrice:
    """An order: what it brings, and for what."""

    price: Price
    cost: tuple[tuple[str, int], ...]
    weight: float  # of its goods
    country: str

    def share(self, goods: Mapping[str, int]) -> float:
        """How much of its goods is there, from 0 to 1."""
        return sum(GOODS[good] * min(n, goods[good]) for good, n in self.cost) / self.weight

    def in_hand(self, share: float, turns: float, bonus: float = 0.0) -> float:
        """Beyond its goods, what it is worth to have it with so many turns to come."""
        time = min(1.0, turns / 4)
        beyond = self.price.at(time) + FLAG + bonus - self.weight * time
        chance = 1.0 if share == 1 else (turns - (1 - share) * self.weight / _A_TURN) / _CALM
        return beyond * (_WAITING + (_READY - _WAITING) * share) * min(1.0, max(0.0, chance))


@dataclass(frozen=True, slots=True)
class SpacePrice:
    """A space of the Church or Customs board."""

    need: int  # Faith, or imports
    price: Price


@dataclass(frozen=True, slots=True)
class Prices:
    """All that the values of a table's cards, tiles and boards make of them."""

    orders: dict[str, OrderPrice]
    shops: dict[str, tuple[Price, ...]]  # by tile
    houses: dict[str, Price]
    tokens: dict[str, Price]
    boards: dict[str, tuple[SpacePrice, ...]]
    titles: dict[str, str]  # of cards
    production: dict[str, int]  # of cards
    levels: dict[str, tuple[int, ...]]
    surcharges: dict[str, tuple[int, ...]]


def reward_price(reward: Reward) -> Price:
    """Points count as they are, all else by its use."""
    goods = sum(GOODS[good] * getattr(reward, good) for good in PRODUCTS)
    items = sum(getattr(reward, good) for good in PRODUCTS) + reward.any_product
    early = reward.vp + YEN * reward.yen + goods + GOODS["copper"] * reward.any_product
    early += IMPORT * reward.imports + PIECE * reward.warehouse + MOVE * reward.move
    late = reward.vp + LATE_YEN * reward.yen + LATE_GOOD * items + reward.imports
    agents = reward.independent_agent
    return Price(early + AGENT * agents, late + agents)


@lru_cache(maxsize=16)
def prices(values: str) -> Prices:
    """The prices of a table, made once for each data file."""
    of = sheet(values)
    return Prices(
        orders={id: _order(of, id) for id in of.orders},
        shops={id: tuple(map(reward_price, tile.shop_slots)) for id, tile in of.tiles.items()},
        houses={id: reward_price(tile.trading_house_slot) for id, tile in of.tiles.items()},
        tokens={id: reward_price(reward) for id, reward in of.tokens.items()},
        boards={board: _spaces(of, board) for board in ("church", "customs")},
        titles={id: card.technology for id, card in of.cards.items()},
        production={id: of.values[card.technology] for id, card in of.cards.items()},
        levels={port: of.levels[port] for port in PORTS},
        surcharges={lab: of.surcharges[lab] for lab in LABS},
    )


def _order(of: Sheet, id: str) -> OrderPrice:
    order = of.orders[id]
    cost = tuple(order.cost.items())
    weight = sum(GOODS[good] * n for good, n in cost)
    return OrderPrice(reward_price(order.reward), cost, weight, order.country)


def _spaces(of: Sheet, board: str) -> tuple[SpacePrice, ...]:
    spaces = of.spaces(board)
    return tuple(SpacePrice(s.faith or s.imports, reward_price(s.reward)) for s in spaces)
