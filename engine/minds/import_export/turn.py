"""What the actions still to come in this turn are worth."""

from __future__ import annotations

from dataclasses import replace

from engine.games.import_export import rules
from engine.games.import_export.data import ACTIONS, CARDS, RULES
from engine.games.import_export.state import View
from engine.minds.import_export import fleet, trade
from engine.minds.import_export.fleet import Hull
from engine.minds.import_export.harbour import (
    CONTRACT,
    IMPORT,
    KIND,
    KINDS,
    LOAD,
    PIRATE,
    Harbour,
    counts,
)

CARD = 0.6  # a card in hand, about
_SALE = RULES.supply_sale_price.value
_GUESS = 0.3  # of a hand that nobody sees fits what one needs
_SECOND = 0.5  # of a further contract in one turn
_DRIFT = 0.6  # a ship of one's own comes nearer to its return


def to_come(view: View, harbour: Harbour) -> float:
    """What they are worth."""
    n = trade.actions_to_come(view, harbour.seat)
    return of_actions(view, harbour, ACTIONS.index(view.table.led), n) if n else 0.0


def of_actions(view: View, harbour: Harbour, action: int, n: int) -> float:
    """What so many actions are worth."""
    if action == LOAD:
        return _loading(harbour, n)
    if action == CONTRACT:
        return _contracting(harbour, n)
    if action == IMPORT:
        return trade.importing(view, harbour, n)
    return _pirating(harbour, n) if action == PIRATE else _supplying(harbour, n)


def _loading(harbour: Harbour, n: int) -> float:
    if harbour.hand is None:
        free = sum(hull.missing for hull in fleet.hulls(harbour))
        return 1.6 * min(n, free, _GUESS * harbour.held)
    return _filled(harbour, list(harbour.hand), n, CARD)


def _filled(harbour: Harbour, there: list[int], n: int, cost: float) -> float:
    """What filling slots with these containers brings, the nearest ship first."""
    total = 0.0
    for hull in sorted(fleet.hulls(harbour), key=lambda hull: hull.missing):
        if hull.missing > n:  # only so many, from the contract with the most matching ones
            hull = replace(hull, needs=_cut(hull, n))
        k = fleet.fitting(hull, there)
        if k:
            total += max(0.0, _gain(harbour, hull, k) - cost * k)
            n -= k
        if n <= 0:
            break
    return total


def _cut(hull: Hull, n: int) -> list[tuple[frozenset[int], int]]:
    found = []
    for colours, free in hull.needs:
        found.append((colours, min(free, n)))
        n -= min(free, n)
    return found


def _gain(harbour: Harbour, hull: Hull, k: int) -> float:
    after = replace(hull, aboard=hull.aboard + k, missing=hull.missing - k)
    return fleet.value(harbour, after) - fleet.value(harbour, hull)


def _contracting(harbour: Harbour, n: int) -> float:
    ports = [ship for ship in harbour.player.ships if not ship.sea]
    if not ports:
        return 0.0
    if harbour.cards is None:
        return min(n, _GUESS * harbour.held, len(ports)) * 2.0 * min(1.0, 3 * harbour.left)
    found = [max(0.0, _contract(harbour, card, n)) for card in harbour.cards]
    best, *more = sorted(found, reverse=True) or [0.0]
    return best + _SECOND * sum(more[: n - 1])


def _contract(harbour: Harbour, card: str, n: int) -> float:
    """What this contract would bring, or less than nothing."""
    if CARDS[card].level - harbour.level(KIND[card]) >= n:
        return -1.0
    return max((gain for gain, _ in contract_gains(harbour, card)), default=-1.0)


def contract_gains(harbour: Harbour, card: str) -> list[tuple[float, int]]:
    """What a contract brings on each ship that has room for it."""
    needs, most = fleet.needed(harbour, card), 8 if "tablets" in harbour.effects else 6
    more = fleet.prize(harbour, card)
    made = {hull.number: hull for hull in fleet.hulls(harbour)}
    hand = harbour.hand or [0] * KINDS
    aims = min(needs, sum(hand[kind] for kind in harbour.takes(card)) - 1)
    found = []
    for number, ship in enumerate(harbour.player.ships, start=1):
        hull = made.get(number)
        if ship.sea:
            continue
        if hull is None:
            new = Hull(number, 0, needs, more, [], aims)
            gain = fleet.value(harbour, new) - 2.5 * harbour.left
        elif hull.aboard + hull.missing + needs <= most:
            new = replace(
                hull, missing=hull.missing + needs, prize=hull.prize + more, aims=hull.aims + aims
            )
            gain = fleet.value(harbour, new) - fleet.value(harbour, hull)
        else:
            continue
        found.append((gain - CARD, number))
    return found


def _pirating(harbour: Harbour, n: int) -> float:
    filled = _filled(harbour, containers(harbour), n, 0.0)
    own = any(ship.sea for ship in harbour.player.ships)
    return filled or _DRIFT * own * n * min(1.0, 3 * harbour.left)


def containers(harbour: Harbour) -> list[int]:
    """What can be pirated, by type."""
    table = harbour.table
    afloat = [card for _, _, ship in rules.afloat(table) for card in ship.cargo]
    return counts(afloat + table.island)


def _supplying(harbour: Harbour, n: int) -> float:
    total = 0.0
    if harbour.held and harbour.seat not in harbour.table.sold:
        total, n = _SALE - CARD, n - 1
    room = harbour.room_imports
    if room and n > 0 and harbour.table.island:
        best = max(trade.import_worth(harbour, KIND[card]) for card in harbour.table.island)
        total += best * min(n, room) * 0.8
    return total
