"""What an action in an area may bring, by Power: a quick guess in victory points."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from engine.core.decision import Seat
from engine.games.yokohama import rules
from engine.games.yokohama.data import ACTIONS, EFFECTS, KIND, POWER, PRODUCTS
from engine.minds.yokohama.look import Look
from engine.minds.yokohama.prices import (
    FLAG,
    GOODS,
    IMPORT,
    IN_HAND,
    LATE_GOOD,
    LATE_YEN,
    YEN,
    prices,
)

STANDING = 0.14  # a building's Power, for each turn to come
_HELPER = 1.0  # an assistant that does not come back
_WANTED = 0.4  # a product that an order asks for is worth so much more
_TRADE, _TRADE_WANTED = 0.2, 0.7  # an exchange in Chinatown
_HIRED = 0.8
_LEAD = 0.3  # one assistant more on the Church or Customs board
_PRODUCTION = 0.45  # of production value, for the technology bonus
_UNIT = 1.2  # 2 yen or 1 import
_SECOND = 0.5  # of two orders, the one that is paid for
_LASTS = 12  # turns in which a technology is used, at most
PER_TURN = {  # what a technology brings, for each turn to come
    "ball": 0.6,
    "brick_factory": 0.45,
    "electric_lighting": 0.25,
    "gas_lighting": 0.45,
    "language_school": 0.18,
    "mining_technology": 0.25,
    "newspaper": 0.3,
    "patent_system": 0.3,
    "postal_system": 0.15,
    "printing_press": 0.1,
    "spinning_frame": 0.2,
    "stagecoach": 0.15,
    "station": 0.4,
    "stock_exchange": 0.3,
    "telegraph": 0.25,
    "telephone": 0.25,
    "tram": 0.5,
    "university": 0.3,
    "winery": 0.4,
}
Owners = tuple[Seat | None, ...]
Goods = tuple[int, ...]


def action(look: Look, area: str, power: int) -> float:
    """An action there with this Power, and what it allows to build and to take."""
    worth = _WORTH[KIND[area]](look, area, power)
    if power >= POWER.build_at:
        worth += building(look, area)
        token = look.table.areas[area].token
        if power >= POWER.five_power_bonus_at and token is not None:
            worth += look.prices.tokens[token].at(look.time)
    return worth


def building(look: Look, area: str) -> float:
    """The best that could be built there now, beyond what it is worth in hand."""
    player, there = look.player, look.table.areas[area]
    assert there.tile is not None
    best, stands = 0.0, STANDING * look.turns
    if player.shops and look.seat not in there.shops:
        price = _best_slot(look.table.values, there.tile, tuple(there.shops), look.time)
        best = price + stands - IN_HAND["shop"] * look.time
    if player.houses and there.house is None:
        price = look.prices.houses[there.tile].at(look.time)
        best = max(best, price + stands - IN_HAND["house"] * look.time)
    return best


@lru_cache(maxsize=8192)
def _best_slot(values: str, tile: str, owners: Owners, time: float) -> float:
    slots = zip(prices(values).shops[tile], owners, strict=True)
    return max((price.at(time) for price, owner in slots if owner is None), default=0.0)


def _gain(look: Look, area: str, power: int) -> float:
    kind = KIND[area]
    n, what = _STEPS[kind][power - 1], _WHAT[kind]
    if what == "yen":
        return n * (LATE_YEN + look.time * (YEN - LATE_YEN))
    if not n:
        return 0.0
    n += what == "copper" and "mining_technology" in look.titles
    each = LATE_GOOD + look.time * (GOODS[what] - LATE_GOOD)
    wanted = look.missing[what]
    return each * n + _WANTED * (n if n < wanted else wanted) * look.time


def _exchange(look: Look, area: str, power: int) -> float:
    if not look.orders:
        return look.time * _TRADE * power
    wanted = min(power, look.player.yen, sum(look.missing.values()))
    return look.time * (_TRADE * power + _TRADE_WANTED * wanted)


def _church(look: Look, area: str, power: int) -> float:
    player, extra = look.player, 3.0 * ("winery" in look.titles)
    able = (*map(bool, look.goods), player.imports > 0, player.yen >= rules.GIFT_YEN)
    spaces = tuple(look.table.spaces["church"])
    return _best_gift(look.table.values, spaces, power, able, look.time) + extra


@lru_cache(maxsize=8192)
def _best_gift(
    values: str, owners: Owners, power: int, able: tuple[bool, ...], time: float
) -> float:
    """The best space of the Church board, its gifts paid."""
    cost = (*GOODS.values(), IMPORT, YEN * rules.GIFT_YEN)
    gifts = sorted(each for each, held in zip(cost, able, strict=True) if held)
    best = 0.0
    for space, owner in zip(prices(values).boards["church"], owners, strict=True):
        due = max(0, space.need - power)
        if owner is None and due <= len(gifts):
            paid = sum(gifts[:due]) * time + LATE_GOOD * due * (1 - time)
            best = max(best, space.price.at(time) + _LEAD - _HELPER * time - paid)
    return best


def _customs(look: Look, area: str, power: int) -> float:
    most = min(look.player.imports, _STEPS["customs"][power - 1])
    if not most:
        return 0.0
    best = _best_import(look.table.values, tuple(look.table.spaces["customs"]), most, look.time)
    return best + 4.0 * ("brick_factory" in look.titles) if best else 0.0


@lru_cache(maxsize=8192)
def _best_import(values: str, owners: Owners, most: int, time: float) -> float:
    """The best space of the Customs board that so many imports can pay."""
    each, best = 1 + time * (IMPORT - 1), 0.0
    for space, owner in zip(prices(values).boards["customs"], owners, strict=True):
        if owner is None and space.need <= most:
            best = max(best, space.price.at(time) + _LEAD - _HELPER * time - each * space.need)
    return best


def _employment(look: Look, area: str, power: int) -> float:
    player, n = look.player, _STEPS["agency"][power - 1]
    if not n:
        return 0.0
    worth, price = 0.0, rules.warehouse_price(player, "house")
    if price is not None and price <= player.yen and not player.houses:
        worth, n = max(0.0, IN_HAND["house"] - YEN * price), n - 1
    return (worth + _HIRED * min(n, player.stored_assistants)) * look.time


def _laboratory(look: Look, area: str, power: int) -> float:
    table = look.table
    dear = len(look.titles) + 1 >= table.house.extra_cost_from
    offer = tuple(table.boards[area])
    able = look.units - dear
    if able < 0:
        return 0.0
    best = _best_card(table.values, area, offer, power, able, look.titles, look.turns)
    return max(0.0, best - _UNIT * dear)


@lru_cache(maxsize=8192)
def _best_card(
    values: str,
    board: str,
    offer: tuple[str, ...],
    power: int,
    able: int,
    owned: frozenset[str],
    turns: float,
) -> float:
    """The best technology of a laboratory, paid with Power and so many units at most."""
    known, best = prices(values), 0.0
    for card, surcharge in zip(offer, known.surcharges[board], strict=False):
        due = max(0, known.production[card] + surcharge - power)
        if due <= able and known.titles[card] not in owned:
            best = max(best, technology(values, card, turns) - _UNIT * due)
    return best


@lru_cache(maxsize=8192)
def technology(values: str, card: str, turns: float) -> float:
    """What owning this card brings from now on."""
    known = prices(values)
    title = known.titles[card]
    at_once = EFFECTS[title].gain.get("vp", 0) if title == "exposition" else 0
    return lasting(title, turns) + at_once + _PRODUCTION * known.production[card] + FLAG


def lasting(title: str, turns: float) -> float:
    """What an owned technology will still bring."""
    return PER_TURN.get(title, 0.0) * min(turns, _LASTS)


def _port(look: Look, area: str, power: int) -> float:
    fame = _FAME[power - 1]
    room, level = rules.HAND_LIMIT - look.held, _LEVELS[power - 1]
    if not level or room <= 0:
        return float(fame)
    offer, two = tuple(look.table.boards[area]), room > 1 and look.units > 0
    return fame + _best_orders(look.table.values, area, offer, level, two, look.goods, look.turns)


@lru_cache(maxsize=8192)
def _best_orders(
    values: str,
    board: str,
    offer: tuple[str, ...],
    level: int,
    two: bool,
    goods: Goods,
    turns: float,
) -> float:
    """The best order of a port, and half of the next one where a pair may be taken."""
    levels = prices(values).levels[board]
    found = [
        order_taken(values, card, goods, turns)
        for card, its in zip(offer, levels, strict=False)
        if its <= level
    ]
    found.sort(reverse=True)
    return sum(found[:1]) + _SECOND * sum(found[1:2]) * two


@lru_cache(maxsize=32768)
def order_taken(values: str, order: str, goods: Goods, turns: float) -> float:
    """An order that is taken now: the more of its goods are there, the better."""
    price = prices(values).orders[order]
    return price.in_hand(price.share(dict(zip(PRODUCTS, goods, strict=True))), turns)


_STEPS = {
    kind: does.by_power or does.max_imports_by_power or does.pieces_by_power
    for kind, does in ACTIONS.items()
}
_WHAT = {kind: does.resource for kind, does in ACTIONS.items()}
_FAME, _LEVELS = ACTIONS["port_a"].vp_by_power, ACTIONS["port_a"].max_level_by_power
_BY_KIND: dict[str, Callable[[Look, str, int], float]] = {
    "gain": _gain,
    "exchange": _exchange,
    "church": _church,
    "customs": _customs,
    "employment": _employment,
    "laboratory": _laboratory,
    "port": _port,
}
_WORTH = {kind: _BY_KIND[does.kind] for kind, does in ACTIONS.items() if does.kind in _BY_KIND}
