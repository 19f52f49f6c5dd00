"""What a position is worth to a seat, by reason."""

from __future__ import annotations

from engine.ai.mind import Worth
from engine.core.decision import Seat
from engine.games.yokohama import rules
from engine.games.yokohama.components import Requirement
from engine.games.yokohama.data import ACHIEVEMENTS, INDEPENDENT, PRODUCTS
from engine.games.yokohama.scoring import LEFT, SCORING, board_vp, country_vp, technology_vp
from engine.games.yokohama.state import View
from engine.minds.yokohama.look import Look
from engine.minds.yokohama.prices import (
    AGENT,
    GOODS,
    IMPORT,
    IN_HAND,
    LATE_GOOD,
    LATE_YEN,
    YEN,
)
from engine.minds.yokohama.reach import STANDING, lasting
from engine.minds.yokohama.stand import stand

_BOARDS = {"church": SCORING.church, "customs": SCORING.customs}
_SURE = 0.1  # of what a lead is worth at once; the rest as the game goes on
_STUDIED = 0.35  # a point of production value, the same
_SETS, _ICON, _PAIR = 0.6, 0.8, 0.6  # sets of flags, each flag, one that waits for its agent
_UNKNOWN = 2.0  # an order in another's hand
_ACHIEVED, _HALF_WAY = 0.9, 0.45
_MANY, _SPARE = 4, 0.6  # goods of a kind that are easily used, and as many more that may be
_INCOME = 1.3  # trading houses, beside shops: others pay there
_SHOPS, _NEXT_HOUSE = 3, 0.4  # shops in hand that find a place; houses beside the first


def worth(view: View, seat: Seat) -> Worth:
    """Points, what would score at the end, and what may still come of what one has."""
    look = Look(view, seat)
    return {
        "points": look.player.vp,
        "boards": sum(_lead(look, board) for board in _BOARDS),
        "technology": _technology(look),
        "countries": _countries(look),
        "orders": _orders(look),
        "goods": _goods(look) + _yen(look) + _imports(look),
        "achievements": _achievements(look),
        "buildings": _buildings(look),
        "reach": stand(look),
    }


def _lead(look: Look, board: str) -> float:
    """The majority on a board counts for more as the game goes on."""
    if look.seat not in look.table.spaces[board]:
        return 0.0
    return _sooner(look, board_vp(look.table, board, _BOARDS[board]).get(look.seat, 0))


def _sooner(look: Look, now: float) -> float:
    """What would score if this were the end."""
    return now * (_SURE + (1 - _SURE) * look.gone)


def _technology(look: Look) -> float:
    """The bonus for the most, and what each card still brings."""
    cards = look.player.technologies
    if not cards:
        return 0.0
    studied = sum(look.prices.production[card] for card in cards)
    now = _sooner(look, technology_vp(look.table).get(look.seat, 0))
    to_come = sum(lasting(title, look.turns) for title in look.titles)
    return now + _STUDIED * studied * (1 - look.gone) + to_come


def _countries(look: Look) -> float:
    """Sets of flags, flags on the way to an agent, and agents that may still act."""
    icons = rules.icons(look.table, look.seat)
    agents = look.table.agents
    pairs = sum(n % 2 and agents[country] > 0 for country, n in icons.items())
    sets = country_vp(icons) * (_SETS + (1 - _SETS) * look.gone) if icons else 0.0
    flags = (_ICON * sum(icons.values()) + _PAIR * pairs) * (1 - look.gone)
    return sets + flags + _agents(look)


def _agents(look: Look) -> float:
    """Each may act once; left over it scores."""
    player, all_score = look.player, look.table.house.unused_independents_score
    left = sum(all_score or agent != INDEPENDENT for agent in player.agents)
    usable = min(len(player.agents), look.turns)
    return LEFT.unused_foreign_agent * left + (AGENT - 1) * usable * look.time


def _orders(look: Look) -> float:
    """Those in hand, beyond the goods they ask for."""
    if look.orders is None:
        return _UNKNOWN * look.held * look.time
    if not look.playing:
        return 0.0
    goods, total = dict(look.player.goods), 0.0
    bonus = 2.0 * ("ball" in look.titles) + YEN * ("language_school" in look.titles)
    known = [look.prices.orders[order] for order in look.orders]
    for order in sorted(known, key=lambda each: each.share(goods), reverse=True):
        total += order.in_hand(order.share(goods), look.turns, bonus)
        goods |= {good: goods[good] - min(n, goods[good]) for good, n in order.cost}
    return total


def _goods(look: Look) -> float:
    """The first ones of a kind find a use more easily; what is left scores a little."""
    usable = sum(
        (GOODS[good] - LATE_GOOD) * _used(n, _MANY)
        for good, n in zip(PRODUCTS, look.goods, strict=True)
    )
    return _left(sum(look.goods), LEFT.products_per_vp, look) + look.time * usable


def _used(n: int, many: int) -> float:
    """How many of these will find a use: whoever hoards more would never want the game to end."""
    return min(n, many) + _SPARE * min(max(0, n - many), many)


def _left(n: int, size: int, look: Look) -> float:
    """Leftovers score by full sets only, when the end is there."""
    return n / size if look.playing else float(n // size)


def _yen(look: Look) -> float:
    yen = look.player.yen
    usable = _used(yen, 2 * _MANY)
    return _left(yen, LEFT.yen_per_vp, look) + look.time * (YEN - LATE_YEN) * usable


def _imports(look: Look) -> float:
    n = look.player.imports
    usable = _used(n, _MANY)
    return LEFT.imports * n + look.time * (IMPORT - LEFT.imports) * usable


def _achievements(look: Look) -> float:
    """Those met bring their points at once, others as far as one has come."""
    total = 0.0
    for tile in look.table.achievements:
        if look.seat not in tile.done:
            printed = ACHIEVEMENTS[tile.id]
            vp = printed.vp_later if tile.done else printed.vp_first
            share = _progress(look, printed.requirement)
            met = _ACHIEVED * look.playing
            total += vp * (met if share >= 1 else _HALF_WAY * share * share * look.time)
    return total


def _progress(look: Look, wanted: Requirement) -> float:
    """How much of a requirement is met, from 0 to 1 and beyond."""
    player = look.player
    if wanted.own:
        return min(player.goods.get(what, player.yen) / n for what, n in wanted.own.items())
    if (least := wanted.areas_with_own_building) is not None:
        made = min(look.production, least.production)
        done = made + min(look.commercial, least.commercial)
        return done / (least.production + least.commercial)
    if wanted.technologies:
        return len(player.technologies) / wanted.technologies
    if wanted.completed_orders:
        return len(player.completed) / wanted.completed_orders
    return rules.tokens_owned(player) / wanted.agents_plus_five_power_tokens


def _buildings(look: Look) -> float:
    """Power where they stand, and what those in hand may bring."""
    player, houses = look.player, look.player.houses
    hand = IN_HAND["shop"] * min(player.shops, _SHOPS)
    hand += IN_HAND["house"] * (min(houses, 1) + _NEXT_HOUSE * max(0, houses - 1))
    return STANDING * look.turns * (look.shops + _INCOME * look.houses) + hand * look.time
