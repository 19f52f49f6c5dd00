"""What a position of Import / Export is worth to a seat, in credits at the end."""

from __future__ import annotations

from engine.ai.mind import Worth
from engine.core.decision import Seat
from engine.games.import_export.state import View
from engine.minds.import_export import fleet, trade, turn
from engine.minds.import_export.cards import ENDING, LASTING, ONCE
from engine.minds.import_export.end import at_the_end, sure_win
from engine.minds.import_export.goods import bonuses, final_goods, goods
from engine.minds.import_export.harbour import Harbour, time_left

_CARDS = (0.7, 0.65, 0.6, 0.6, 0.55, 0.45, 0.4, 0.35, 0.3)  # the first in hand, the second ...
_MORE = 0.2
_ROOM_IMPORT, _ROOM_GOOD = 1.5, 0.8  # for one more
_HAND_LATE = 4.0  # in the last quarter of a game hands lose their worth


def worth(view: View, seat: Seat) -> Worth:
    """What counts at the end, and what may still come of what one has."""
    left = time_left(view)
    harbour = Harbour(view, seat, left)
    counted = final_goods(view.table, seat)
    return {
        "credits": float(harbour.player.credits),
        "goods": goods(counted, harbour.effects)
        + bonuses(counted, trade.rivals(view, seat), harbour.effects, left),
        "imports": trade.imports(harbour),
        "ships": fleet.ships(harbour),
        "shipments": _shipments(view, harbour),
        "room": _room(harbour),
        "hand": _hand(harbour),
        "actions": turn.to_come(view, harbour),
        "end": sure_win(view, harbour),
    }


def _shipments(view: View, harbour: Harbour) -> float:
    left, total = harbour.left, _arriving(view, harbour)
    for card in harbour.effects:
        total += left * (LASTING.get(card, 0.0) + ENDING.get(card, 0.0))
    return total + (1 - left) * at_the_end(view, harbour)


def _arriving(view: View, harbour: Harbour) -> float:
    """While a ship is being completed: what its contracts have still to bring its owner."""
    table = view.table
    if not table.sailing or view.waiting[:1] != (harbour.seat,):
        return 0.0
    coming = sum(fleet.prize(harbour, card) for card in table.quay)
    return coming + sum(ONCE.get(card, 0.0) for card in harbour.player.completed[-1:])


def _room(harbour: Harbour) -> float:
    """Room for imports and goods; much of it stays empty."""
    imports, goods = harbour.room_imports, harbour.room_goods
    for_imports = min(imports, 2) + 0.6 * min(max(imports - 2, 0), 3)
    for_goods = min(goods, 4) + 0.6 * min(max(goods - 4, 0), 4)
    return harbour.left * (_ROOM_IMPORT * for_imports + _ROOM_GOOD * for_goods)


def _hand(harbour: Harbour) -> float:
    n = harbour.held
    value = sum(_CARDS[:n]) + _MORE * max(0, n - len(_CARDS))
    return min(1.0, _HAND_LATE * harbour.left) * value
