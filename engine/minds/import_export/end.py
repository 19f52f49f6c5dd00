"""Who would win if the game ended with this turn, and who can bring that about."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from engine.core.decision import Seat
from engine.games.import_export.data import ACTIONS, PAYOUT, RULES
from engine.games.import_export.effects import SCORES
from engine.games.import_export.state import View
from engine.minds.import_export import fleet, trade, turn
from engine.minds.import_export.goods import bonuses, final_goods, goods
from engine.minds.import_export.harbour import LOAD, PIRATE, SUPPLY, Harbour, limit_of

_AHEAD = 8.0  # an end at which one is sure to lead
_SALE = RULES.supply_sale_price.value
_PORT = RULES.score_container_in_port.value


def sure_win(view: View, harbour: Harbour) -> float:
    """An end that has been triggered, or that one can bring about in this turn."""
    if not (view.table.ended or _in_reach(view, harbour)):
        return 0.0
    totals = [_score(view, seat) for seat in range(view.seats)]
    mine = totals.pop(harbour.seat)
    return _AHEAD * (mine > max(totals))


def _in_reach(view: View, harbour: Harbour) -> bool:
    credits = harbour.player.credits + _pay(view, harbour)[0]
    return credits >= limit_of(view.table) and "can-openers" not in harbour.effects


def _score(view: View, seat: Seat) -> float:
    """The total of a seat after this turn, as far as all can see."""
    harbour = Harbour(view, seat, 0.0)
    counted = final_goods(view.table, seat)
    own = goods(counted, harbour.effects)
    own += bonuses(counted, trade.rivals(view, seat), harbour.effects, 0.0)
    paid, unloaded = _pay(view, harbour)
    port = sum(len(ship.aboard) for ship in harbour.player.ships if not ship.sea) - unloaded
    return harbour.player.credits + paid + own + _PORT * port + at_the_end(view, harbour)


def _pay(view: View, harbour: Harbour) -> tuple[int, int]:
    """What the actions to come can still earn, and how many containers sail for it."""
    n = trade.actions_to_come(view, harbour.seat)
    if not n:
        return 0, 0
    action = ACTIONS.index(view.table.led)
    if action == SUPPLY:
        able = harbour.held and harbour.seat not in harbour.table.sold
        return (_SALE if able else 0), 0
    there = turn.containers(harbour) if action == PIRATE else harbour.hand
    if action not in (LOAD, PIRATE) or there is None:
        return 0, 0
    for hull in fleet.hulls(harbour):
        if hull.missing <= n and fleet.fitting(hull, list(there)) == hull.missing:
            return PAYOUT[min(hull.aboard + hull.missing, max(PAYOUT))], hull.aboard
    return 0, 0


def at_the_end(view: View, harbour: Harbour) -> int:
    """What shipments score."""
    found = [SCORES[card] for card in harbour.effects if card in SCORES]
    return sum(score.points(_as_state(view), harbour.seat) for score in found)


def _as_state(view: View) -> Any:
    """What the scoring looks at: the table, and how many cards each hand has."""
    hands = [SimpleNamespace(cards=range(n)) for n in view.counts.hands]
    return SimpleNamespace(table=view.table, seats=view.seats, hands=hands)
