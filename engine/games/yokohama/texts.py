"""Cards, rewards, prices and actions in words, composed from their data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

import msgspec

from engine.core.decision import Seat
from engine.core.words import Msg, Ref, msg, ref
from engine.games.yokohama.city import SUPPLY, Pays
from engine.games.yokohama.components import Amount, Order, Reward
from engine.games.yokohama.data import ACTIONS, KIND, UNIT_YEN
from engine.games.yokohama.rules import by_power
from engine.games.yokohama.sheets import Sheet

_ORDER = (  # in which a reward is gained (YK-44)
    *("yen", "copper", "silk", "tea", "fish", "any_product", "imports"),
    *("vp", "independent_agent", "warehouse", "move"),
)


_ORDER_ID = "order_"


def order_token(kind: str, order: str) -> str:
    """An order as one types it: `order:07`."""
    return f"{kind}:{order.removeprefix(_ORDER_ID)}"


def order_id(number: str) -> str:
    """The order that was typed."""
    return _ORDER_ID + number


def order_number(order: Order) -> int:
    """The number that is printed on an order."""
    return int(order.id.removeprefix(_ORDER_ID))


def order_name(order: Order) -> Msg:
    """An order by its number and country."""
    country = ref("country", order.country)
    return msg("yk-order", number=order_number(order), country=country)


@lru_cache(maxsize=512)
def card_name(technology: str, country: str) -> Msg:
    """A technology card by its title and flag."""
    return msg("yk-card", technology=ref("technology", technology), country=ref("country", country))


def name_of_card(sheet: Sheet, card: str) -> Msg:
    """A technology card of this match."""
    known = sheet.cards[card]
    return card_name(known.technology, known.country)


@lru_cache(maxsize=1024)
def reward_words(reward: Reward) -> tuple[Msg, ...]:
    """What a reward brings, part by part."""
    found = {name: getattr(reward, name) for name in _ORDER}
    return tuple(msg(f"yk-amount-{name}", n=n) for name, n in found.items() if n)


def reward_list(reward: Reward) -> Msg:
    """A reward as one text; a slot may bring nothing."""
    parts = reward_words(reward)
    return msg("yk-brings", what=parts) if parts else msg("yk-brings-nothing")


def goods_words(goods: Iterable[tuple[str, int]]) -> tuple[Msg, ...]:
    """An amount of each kind."""
    return tuple(msg(f"yk-amount-{good}", n=n) for good, n in goods if n)


def price_words(parts: tuple[Msg, ...]) -> Msg:
    """What was paid in all, or that it was free."""
    return msg("yk-costs", what=parts) if parts else msg("yk-free")


def amount_words(amount: Amount) -> tuple[Msg, ...]:
    """What one side of an exchange is."""
    return goods_words(zip(amount.__struct_fields__, msgspec.structs.astuple(amount), strict=True))


def order_about(sheet: Sheet, order: str) -> Msg:
    """What an order asks for and what it brings."""
    known = sheet.orders[order]
    cost = goods_words(known.cost.items())
    return msg("yk-order-about", cost=cost, reward=reward_words(known.reward))


def technology_text(technology: str) -> Msg:
    """What a technology does, short enough for a menu."""
    return msg(f"yk-effect-{technology}")


@lru_cache(maxsize=256)
def brings(area: str, power: int) -> Msg:
    """What an area's action does at some Power."""
    kind = KIND[area]
    action = ACTIONS[kind]
    match action.kind:
        case "gain":
            n = by_power(area, "by_power", power)
            return msg(f"yk-amount-{action.resource}", n=n) if n else msg("yk-brings-nothing")
        case "port":
            level = by_power(area, "max_level_by_power", power)
            vp = by_power(area, "vp_by_power", power)
            key = "yk-act-port-vp" if vp else "yk-act-port" if level else "yk-brings-nothing"
            return msg(key, level=level, vp=vp) if level else msg(key)
    n = by_power(area, _TABLES[action.kind], power)
    return msg(f"yk-act-{action.kind}", n=n) if n else msg("yk-brings-nothing")


_TABLES = {
    "exchange": "exchanges_by_power",
    "church": "faith_by_power",
    "customs": "max_imports_by_power",
    "employment": "pieces_by_power",
    "laboratory": "value_by_power",
}


@lru_cache(maxsize=1024)
def at_power(area: str, power: int) -> Msg:
    """Power and what it brings there."""
    return msg("yk-at-power", power=power, brings=brings(area, power))


@lru_cache(maxsize=1024)
def pays_words(pays: Pays) -> Msg:
    """What is paid to whom, the fee of the Canal last."""
    if not pays:
        return msg("yk-pays-nothing")
    return msg("yk-pays", who=tuple(_pay(seat, n) for seat, n in pays))


def _pay(seat: Seat, n: int) -> Msg:
    if seat == SUPPLY:
        return msg("yk-pay-canal", n=n)
    return msg("yk-pay-player", n=n, player=ref("seat", seat))


def units_words(units: int, imports: int) -> tuple[Msg, ...]:
    """A price of so many units with so many of them in imports (YK-128)."""
    yen = UNIT_YEN * (units - imports)
    return goods_words((("yen", yen), ("imports", imports)))


def placed_words(areas: Sequence[str]) -> tuple[Ref | Msg, ...]:
    """Where assistants were placed: an area that got several is named once, with their number."""
    found = Counter(areas).items()
    return tuple(
        ref("area", area) if n == 1 else msg("yk-say-counted", n=n, what=ref("area", area))
        for area, n in found
    )


def area_refs(areas: Iterable[str]) -> tuple[Ref, ...]:
    """Some areas by name."""
    return tuple(ref("area", area) for area in areas)
