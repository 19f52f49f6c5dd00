"""What a position is worth to a seat, by reason."""

from __future__ import annotations

from engine.ai.mind import Worth
from engine.core.decision import Seat
from engine.games.yokohama import rules
from engine.games.yokohama.data import ACHIEVEMENTS, EFFECTS, INDEPENDENT, PRODUCTS
from engine.games.yokohama.scoring import LEFT, SCORING, board_vp, country_vp, technology_vp
from engine.games.yokohama.state import View
from engine.minds.yokohama.look import Look
from engine.minds.yokohama.prices import (
    AGENT,
    FLAG,
    GOODS,
    IMPORT,
    LATE_GOOD,
    LATE_YEN,
    YEN,
    OrderPrice,
)
from engine.minds.yokohama.reach import IN_HAND, PER_TURN, STANDING
from engine.minds.yokohama.stand import stand

_BOARDS = {"church": SCORING.church, "customs": SCORING.customs}
_SURE = 0.4  # of what a lead is worth at once; the rest as the game goes on
_PRESENT = 1.0  # an assistant on the Church or Customs board, while the lead is open
_STUDIED = 0.4  # a point of production value, the same
_PAIR = 0.6  # a country's icon that waits for its second one
_UNKNOWN = 2.5  # an order in another's hand
_READY = 0.97  # an order whose goods are all there
_SPEED = 2.6  # in goods, what a turn brings
_ACHIEVED, _HALF_WAY = 0.9, 0.45
_MANY, _SPARE = 4, 0.6  # goods of a kind that are easily used, and the others


def worth(view: View, seat: Seat) -> Worth:
    """Points, what would score at the end, and what may still come of what one has."""
    look = Look(view, seat)
    orders, goods = _orders_and_goods(look)
    return {
        "points": look.player.vp,
        "boards": sum(_majority(look, board) for board in _BOARDS),
        "technology": _technology(look),
        "countries": _countries(look),
        "orders": orders,
        "goods": goods + _money(look),
        "achievements": _achievements(look),
        "buildings": _buildings(look),
        "reach": stand(look),
    }


def _majority(look: Look, board: str) -> float:
    """The lead counts for more as the game goes on."""
    now = board_vp(look.table, board, _BOARDS[board]).get(look.seat, 0)
    there = look.table.spaces[board].count(look.seat)
    return now * (_SURE + (1 - _SURE) * look.gone) + _PRESENT * there * (1 - look.gone)


def _technology(look: Look) -> float:
    """The bonus for the most, and what each card still brings."""
    cards = look.player.technologies
    now = technology_vp(look.table).get(look.seat, 0) if cards else 0
    studied = sum(look.prices.production[card] for card in cards)
    lasting = sum(PER_TURN.get(title, 0.0) for title in look.titles) * min(look.turns, 12)
    sure = _SURE / 2 + (1 - _SURE / 2) * look.gone
    return now * sure + _STUDIED * studied * (1 - look.gone) + lasting


def _countries(look: Look) -> float:
    """Sets of flags, flags on the way to an agent, and agents that may still act."""
    icons = rules.icons(look.table, look.seat)
    agents = look.table.agents
    pairs = sum(n % 2 and agents[country] > 0 for country, n in icons.items())
    sets = country_vp(icons) * (0.6 + 0.4 * look.gone)
    flags = (FLAG * 0.6 * sum(icons.values()) + _PAIR * pairs) * (1 - look.gone)
    return sets + flags + _agents(look)


def _agents(look: Look) -> float:
    """Each may act once; left over it scores."""
    player, score = look.player, look.table.house.unused_independents_score
    left = sum(score or agent != INDEPENDENT for agent in player.agents)
    usable = min(len(player.agents), look.turns)
    return LEFT.unused_foreign_agent * left + (AGENT - 1) * usable * look.time


def _orders_and_goods(look: Look) -> tuple[float, float]:
    """Orders by how much of them is there; what lies ready for one counts only there."""
    goods = dict(look.player.goods)
    spare = sum(_goods(good, n, look.time) for good, n in goods.items())
    if look.orders is None:
        return _UNKNOWN * look.held * look.time, spare
    orders = 0.0
    known = [look.prices.orders[order] for order in look.orders]
    for order in sorted(known, key=lambda each: _ready(each, goods), reverse=True):
        share = _ready(order, goods)
        orders += _order(look, order, share)
        taken = {good: min(n, goods[good]) for good, n in order.cost}
        spare -= share * sum(
            _goods(good, goods[good], look.time) - _goods(good, goods[good] - n, look.time)
            for good, n in taken.items()
        )
        goods |= {good: goods[good] - n for good, n in taken.items()}
    return orders, spare


def _ready(order: OrderPrice, goods: dict[str, int]) -> float:
    have = sum(GOODS[good] * min(n, goods[good]) for good, n in order.cost)
    return have / order.weight


def _order(look: Look, order: OrderPrice, share: float) -> float:
    value = order.price.at(look.time) + FLAG
    value += 2.0 * ("ball" in look.titles) + YEN * ("language_school" in look.titles)
    if share == 1:
        return value * (_READY if look.turns or look.table.active == look.seat else 0.0)
    chance = (look.turns - (1 - share) * order.weight / _SPEED) / 3
    return value * (0.1 + 0.75 * share * share) * min(1.0, max(0.0, chance))


def _goods(good: str, n: int, time: float) -> float:
    """So many of a kind: the first ones find a use more easily."""
    usable = min(n, _MANY) + _SPARE * max(0, n - _MANY)
    return LATE_GOOD * n + time * (GOODS[good] - LATE_GOOD) * usable


def _money(look: Look) -> float:
    """Yen and imports, to be used or left over."""
    yen, imports, time = look.player.yen, look.player.imports, look.time
    usable = min(yen, 8) + _SPARE * max(0, yen - 8)
    left = yen // 2 * time + (yen // 2) * (1 - time) if not time else yen * LATE_YEN
    trade = min(imports, 4) + 0.4 * max(0, imports - 4)
    return left + time * (YEN - LATE_YEN) * usable + imports + time * (IMPORT - 1) * trade


def _achievements(look: Look) -> float:
    total = 0.0
    for tile in look.table.achievements:
        if look.seat in tile.done:
            continue
        printed = ACHIEVEMENTS[tile.id]
        vp = printed.vp_later if tile.done else printed.vp_first
        share = progress(look, tile.id)
        able = look.turns or look.table.active == look.seat
        if share >= 1:
            total += _ACHIEVED * vp * bool(able)
        else:
            total += _HALF_WAY * vp * share * share * look.time
    return total


def progress(look: Look, achievement: str) -> float:
    """How much of its requirement is met, from 0 to 1."""
    player, wanted = look.player, ACHIEVEMENTS[achievement].requirement
    if wanted.own:
        held = {**player.goods, "yen": player.yen}
        return min(min(1.0, held[what] / n) for what, n in wanted.own.items())
    if (least := wanted.areas_with_own_building) is not None:
        production, commercial = rules.areas_built(look.table, look.seat)
        done = min(production, least.production) + min(commercial, least.commercial)
        return done / (least.production + least.commercial)
    if wanted.technologies:
        return min(1.0, len(player.technologies) / wanted.technologies)
    if wanted.completed_orders:
        return min(1.0, len(player.completed) / wanted.completed_orders)
    return min(1.0, rules.tokens_owned(player) / wanted.agents_plus_five_power_tokens)


def _buildings(look: Look) -> float:
    """Power where they stand, and what those in hand may bring."""
    player, areas, seat = look.player, look.table.areas.values(), look.seat
    shops = sum(seat in there.shops for there in areas)
    houses = sum(there.house == seat for there in areas)
    hand = IN_HAND["shop"] * min(player.shops, 3) + IN_HAND["house"] * min(player.houses, 1)
    hand += 0.4 * IN_HAND["house"] * max(0, player.houses - 1)
    return STANDING * look.turns * (shops + 1.3 * houses) + hand * look.time
