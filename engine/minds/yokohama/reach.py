"""What an action in an area may bring, by Power: a quick guess in victory points."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.yokohama import rules
from engine.games.yokohama.data import ACTIONS, KIND, POWER
from engine.minds.yokohama.look import Look
from engine.minds.yokohama.prices import FLAG, GOODS, IMPORT, LATE_GOOD, LATE_YEN, YEN

HELPER = 0.7  # an assistant that does not come back
STANDING = 0.22  # Power on an area, for each turn to come
IN_HAND = {"shop": 1.2, "house": 4.0}  # what a building to build is worth by itself
_WANTED = 1.35  # products that an order asks for
_TRADE, _TRADE_WANTED = 0.2, 0.7  # an exchange in Chinatown
_HIRED = 0.7
_MAJORITY = 1.5
_PRODUCTION = 0.45  # of production value, for the technology bonus
_UNIT = 1.2  # 2 yen or 1 import
_ORDER, _SECOND = 0.5, 0.25  # an order taken, of what it would bring
_ROOM = 3
PER_TURN = {  # what a technology brings, for each turn to come
    **{"ball": 0.6, "brick_factory": 0.45, "electric_lighting": 0.25, "gas_lighting": 0.45},
    **{"language_school": 0.18, "printing_press": 0.1, "patent_system": 0.3, "winery": 0.4},
    **{"mining_technology": 0.25, "newspaper": 0.3, "telegraph": 0.25, "postal_system": 0.15},
    **{"spinning_frame": 0.2, "stagecoach": 0.15, "station": 0.4, "stock_exchange": 0.3},
    **{"telephone": 0.25, "tram": 0.5, "university": 0.3},
}
_AT_ONCE = {"exposition": 10.0}


def action(look: Look, area: str, power: int) -> float:
    """An action there with this Power, and what it allows to build and to take."""
    worth = _WORTH[ACTIONS[KIND[area]].kind](look, area, power)
    if power >= POWER.build_at:
        worth += building(look, area)
    there = look.table.areas[area]
    if power >= POWER.five_power_bonus_at and there.token is not None:
        worth += look.prices.tokens[there.token].at(look.time)
    return worth


def building(look: Look, area: str) -> float:
    """The best that could be built there now, beyond what it is worth in hand."""
    there, best = look.table.areas[area], 0.0
    assert there.tile is not None
    for piece in rules.may_build(look.table, look.seat, area):
        if piece == "shop":
            slots = look.prices.shops[there.tile]
            price = max(
                each.at(look.time)
                for each, owner in zip(slots, there.shops, strict=True)
                if owner is None
            )
        else:
            price = look.prices.houses[there.tile].at(look.time)
        best = max(best, price + STANDING * look.turns - IN_HAND[piece] * look.time)
    return best


def _gain(look: Look, area: str, power: int) -> float:
    n, what = rules.by_power(area, "by_power", power), ACTIONS[KIND[area]].resource
    if what == "yen":
        return n * (LATE_YEN + look.time * (YEN - LATE_YEN))
    each = LATE_GOOD + look.time * (GOODS[what] - LATE_GOOD)
    wanted = min(n, look.missing.get(what, 0))
    return each * (n + wanted * (_WANTED - 1))


def _exchange(look: Look, area: str, power: int) -> float:
    wanted = min(power, sum(look.missing.values()))
    return look.time * (_TRADE * power + _TRADE_WANTED * min(wanted, look.player.yen))


def _church(look: Look, area: str, power: int) -> float:
    gifts, best = look.gifts, 0.0
    bonus = _MAJORITY + _bonus(look, "winery", 3) - HELPER * look.time
    for space, owner in zip(look.prices.boards["church"], look.table.spaces["church"], strict=True):
        due = max(0, space.need - power)
        if owner is None and due <= len(gifts):
            best = max(best, space.price.at(look.time) - sum(gifts[:due]) + bonus)
    return best


def _customs(look: Look, area: str, power: int) -> float:
    held, best = look.player.imports, 0.0
    most = min(held, rules.by_power(area, "max_imports_by_power", power))
    bonus = _MAJORITY + _bonus(look, "brick_factory", 4) - HELPER * look.time
    each = 1 + look.time * (IMPORT - 1)
    spaces = zip(look.prices.boards["customs"], look.table.spaces["customs"], strict=True)
    for space, owner in spaces:
        if owner is None and space.need <= most:
            best = max(best, space.price.at(look.time) - each * space.need + bonus)
    return best


def _bonus(look: Look, title: str, vp: int) -> float:
    """The points of a technology, if it is owned."""
    return float(vp) if title in look.titles else 0.0


def _employment(look: Look, area: str, power: int) -> float:
    player = look.player
    n = rules.by_power(area, "pieces_by_power", power)
    worth = _HIRED * min(n, player.stored_assistants)
    price = rules.warehouse_price(player, "house")
    if n and price is not None and price <= player.yen and not player.houses:
        worth += max(0.0, IN_HAND["house"] - YEN * price)
    return worth * look.time


def _laboratory(look: Look, area: str, power: int) -> float:
    able, best = rules.units(look.player), 0.0
    extra = len(look.player.technologies) + 1 >= look.table.house.extra_cost_from
    surcharges = look.prices.surcharges[area]
    for card, surcharge in zip(look.table.boards[area], surcharges, strict=False):
        due = max(0, look.prices.production[card] + surcharge - power) + extra
        if due <= able and look.prices.titles[card] not in look.titles:
            best = max(best, technology(look, card) - _UNIT * due)
    return best


def technology(look: Look, card: str) -> float:
    """What owning this card brings from now on."""
    title = look.prices.titles[card]
    lasting = PER_TURN.get(title, 0.0) * min(look.turns, 12)
    return lasting + _AT_ONCE.get(title, 0.0) + _PRODUCTION * look.prices.production[card] + FLAG


def _port(look: Look, area: str, power: int) -> float:
    level = rules.by_power(area, "max_level_by_power", power)
    fame = rules.by_power(area, "vp_by_power", power)
    room = _ROOM - look.held
    if not level or room <= 0:
        return float(fame)
    cards = zip(look.table.boards[area], look.prices.levels[area], strict=False)
    found = sorted((order_taken(look, card) for card, its in cards if its <= level), reverse=True)
    second = found[1] * _SECOND / _ORDER if room > 1 and len(found) > 1 else 0.0
    return fame + (found[0] + second if found else 0.0)


def order_taken(look: Look, order: str) -> float:
    """An order that is taken now: the more of its goods are there, the better."""
    price, goods = look.prices.orders[order], look.player.goods
    have = sum(GOODS[good] * min(n, goods[good]) for good, n in price.cost)
    usable = min(1.0, max(0.0, look.turns - 1) / 5)
    return (price.price.at(look.time) + FLAG) * usable * (_ORDER / 2 + _ORDER * have / price.weight)


_WORTH: dict[str, Callable[[Look, str, int], float]] = {
    "gain": _gain,
    "exchange": _exchange,
    "church": _church,
    "customs": _customs,
    "employment": _employment,
    "laboratory": _laboratory,
    "port": _port,
}
