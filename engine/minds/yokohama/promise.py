"""Which answers look good at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.core.decision import Decision
from engine.games.yokohama import rules
from engine.games.yokohama.state import View
from engine.games.yokohama.texts import order_id
from engine.minds.yokohama.look import Look
from engine.minds.yokohama.prices import FLAG, GOODS, IMPORT, IN_HAND, YEN
from engine.minds.yokohama.reach import STANDING, action, order_taken, technology

Judge: TypeAlias = Callable[[Look, Decision, str, str], float]
_POINT = 0.5  # of a technology's price, when nobody knows how it will be paid
_USE = 0.6  # University and Spinning Frame
NEVER = -99.0  # where there is anything else
_DO = 20.0  # what is as good as always right
_AGENT = 1.5  # what an agent is worth that waits
_ENOUGH = "done"  # to stop is always tried
_WISH = 0.6  # a product that an order asks for, bought or kept


class Glance:
    """A first judgement of all options of a question, made once for each question."""

    def __init__(self) -> None:
        self._last: tuple[View, Decision, dict[str, float]] | None = None

    def __call__(self, view: View, asked: Decision, token: str) -> float:
        """In points, as far as a glance shows."""
        last = self._last
        if last is None or last[0] is not view or last[1] is not asked:
            last = self._last = view, asked, _judged(view, asked)
        return last[2][token]


def _judged(view: View, asked: Decision) -> dict[str, float]:
    """The best few of a question are worth a try."""
    judge, most = _JUDGES.get(asked.name, (_nothing, _ALL))
    look = Look(view, asked.seat)
    tokens = asked.tokens()
    found = {token: _by(judge, look, asked, token) for token in tokens}
    ranked = sorted(found.values(), reverse=True)
    least = max(ranked[min(most, len(ranked)) - 1], NEVER + 1)
    tried = {token: each - least if each >= least else NEVER for token, each in found.items()}
    return tried | {token: max(0.0, tried[token]) for token in (_ENOUGH,) if token in tried}


def _by(judge: Judge, look: Look, asked: Decision, token: str) -> float:
    """The once-a-turn technologies stand beside many questions."""
    kind, _, id = token.partition(":")
    return _USE if kind == "use" else judge(look, asked, kind, id)


def _nothing(look: Look, asked: Decision, kind: str, id: str) -> float:
    return 0.0


def _where(asked: Decision, token: str) -> tuple[str, str]:
    """The first place that an option touches: `lab_a`, `3`."""
    option = next(option for option in asked.options if option.token == token)
    board, _, n = option.at[0].partition(":")
    return board, n


def _turn(look: Look, asked: Decision, kind: str, id: str) -> float:
    """Orders and achievements are worth more done than waiting; agents where they do much."""
    if kind in ("order", "achieve"):
        return _DO
    if kind == "agent":
        return action(look, id, rules.power(look.table, look.seat, id)) - _AGENT
    return _place(look, asked, kind, id) if kind == "place" else 0.0


def _place(look: Look, asked: Decision, kind: str, id: str) -> float:
    """What the president could do there with one assistant more."""
    if id not in look.table.areas:
        return 0.5 if kind == "done" else 0.0
    table, seat = look.table, look.seat
    if id == look.player.president:
        return NEVER
    here = action(look, id, rules.power_of_president(table, seat, id, 1))
    blocked = 0.5 if rules.rivals(table, seat, id) else 1.0
    return here * blocked - YEN * rules.placing_fee(table, seat, id)


def _move(look: Look, asked: Decision, kind: str, id: str) -> float:
    """Where the action brings most; dearer ways to the same area after the cheapest."""
    if kind != "walk":
        return {"all": 0.5, "president": 0.3}.get(id, NEVER)
    area = id.partition("-")[0]
    here = action(look, area, rules.power_of_president(look.table, look.seat, area))
    return here - 0.1 * ("-" in id)


def _space(look: Look, asked: Decision, kind: str, id: str) -> float:
    if kind == "skip":
        return 0.0
    space = look.prices.boards[kind][int(id) - 1]
    each = 1.0 if kind == "church" else IMPORT * look.time
    return _DO + space.price.at(look.time) - each * space.need


def _gift(look: Look, asked: Decision, kind: str, id: str) -> float:
    cost = {**GOODS, "import": IMPORT, "yen": YEN * rules.GIFT_YEN}
    return -cost[id] - _WISH * (look.missing.get(id, 0) > 0)


def _research(look: Look, asked: Decision, kind: str, id: str) -> float:
    if kind != "take":
        return 0.0
    board, slot = _where(asked, f"{kind}:{id}")
    card, surcharge = look.table.boards[board][int(slot) - 1], look.prices.surcharges[board]
    price = look.prices.production[card] + surcharge[int(slot) - 1]
    return technology(look.table.values, card, look.turns) - _POINT * price


def _order(look: Look, asked: Decision, kind: str, id: str) -> float:
    if kind != "take":
        return 0.5
    board, slot = _where(asked, f"{kind}:{id}")
    card = look.table.boards[board][int(slot) - 1]
    return order_taken(look.table.values, card, look.goods, look.turns)


def _keep(look: Look, asked: Decision, kind: str, id: str) -> float:
    """The order that brings most for the least; and, by Telephone, whom to leave."""
    if kind != "keep":
        return _take(look, asked, kind, id)
    order = look.prices.orders[order_id(id)]
    return order.price.early + FLAG - 0.6 * order.weight


def _build(look: Look, asked: Decision, kind: str, id: str) -> float:
    if kind != "build":
        return 0.0
    piece, slot = _where(asked, f"{kind}:{id}")
    area, _, n = slot.rpartition("-") if piece == "shop" else (slot, "", "")
    tile = look.table.areas[area].tile
    assert tile is not None
    price = look.prices.shops[tile][int(n) - 1] if n else look.prices.houses[tile]
    return price.at(look.time) + STANDING * look.turns - IN_HAND[piece] * look.time


def _exchange(look: Look, asked: Decision, kind: str, id: str) -> float:
    """What is wanted is bought, what is not is sold."""
    wanted = _WISH if look.missing.get(id) else -_WISH / 2
    if kind == "buy" and id == "import":
        return IMPORT * look.time - YEN * 4 + 0.2
    return {"buy": wanted, "sell": -wanted - 0.2}.get(kind, 0.0)


def _hire(look: Look, asked: Decision, kind: str, id: str) -> float:
    if id in IN_HAND and kind == "hire":
        held = look.player.shops if id == "shop" else look.player.houses
        price = rules.warehouse_price(look.player, id) or 0
        return IN_HAND[id] * look.time / (1 + held) - YEN * price
    return {"assistants": 1.0, "assistant": 0.6}.get(id, 0.0) * look.time


def _product(look: Look, asked: Decision, kind: str, id: str) -> float:
    return GOODS[id] + _WISH * 2 * (look.missing.get(id, 0) > 0)


def _pay(look: Look, asked: Decision, kind: str, id: str) -> float:
    return -float(id) * look.time


def _take(look: Look, asked: Decision, kind: str, id: str) -> float:
    return 1.0 if id in ("take", "one") else 0.0


def _helper(look: Look, asked: Decision, kind: str, id: str) -> float:
    return NEVER if id == "hand" else 0.0  # those on the area come back to the hand anyway


def _put(look: Look, asked: Decision, kind: str, id: str) -> float:
    return _place(look, asked, "place", id)


def _end(look: Look, asked: Decision, kind: str, id: str) -> float:
    return 0.0 if kind == "end" else _turn(look, asked, kind, id)


_ALL = 99
_JUDGES: dict[str, tuple[Judge, int]] = {
    "turn": (_turn, 7),
    "place": (_place, 6),
    "move": (_move, 5),
    "church": (_space, 3),
    "customs": (_space, 3),
    "gifts": (_gift, _ALL),
    "research": (_research, 4),
    "order": (_order, 4),
    "second": (_order, 3),
    "keep": (_keep, _ALL),
    "build": (_build, 3),
    "exchange": (_exchange, 5),
    "hire": (_hire, 4),
    "product": (_product, _ALL),
    "pay": (_pay, 2),
    "token": (_take, 1),
    "helper": (_helper, 1),
    "put": (_put, 4),
    "end": (_end, _ALL),
}
promise = Glance()
