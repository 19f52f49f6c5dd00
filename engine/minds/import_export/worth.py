"""What a position of Import / Export is worth to a seat, in credits at the end."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from engine.ai.mind import Worth
from engine.core.decision import Seat
from engine.games.import_export.effects import SCORES
from engine.games.import_export.state import View
from engine.minds.import_export import fleet, turn
from engine.minds.import_export.cards import ENDING, LASTING
from engine.minds.import_export.goods import bonuses, final_goods, goods
from engine.minds.import_export.harbour import Harbour, time_left

_CARDS = (0.7, 0.65, 0.6, 0.6, 0.55, 0.45, 0.4, 0.35, 0.3)  # the first in hand, the second ...
_MORE = 0.2
_ROOM = 1.5  # for a first import
_HAND_LATE = 4.0  # in the last quarter of a game hands lose their worth


def worth(view: View, seat: Seat) -> Worth:
    """What counts at the end, and what may still come of what one has."""
    left = time_left(view.table)
    harbour = Harbour(view, seat, left)
    counted = final_goods(view.table, seat)
    return {
        "credits": float(harbour.player.credits),
        "goods": goods(counted, harbour.effects),
        "bonuses": bonuses(counted, turn.rivals(view, seat), harbour.effects, left),
        "imports": turn.imports(harbour),
        "ships": fleet.ships(harbour),
        "shipments": _shipments(view, harbour),
        "room": _room(harbour),
        "hand": _hand(harbour),
        "actions": turn.to_come(view, harbour),
    }


def _shipments(view: View, harbour: Harbour) -> float:
    left, total = harbour.left, 0.0
    for card in harbour.effects:
        total += left * LASTING.get(card, 0.0)
        if card in ENDING:
            total += left * ENDING[card]
        if card in SCORES:
            total += (1 - left) * SCORES[card].points(_as_state(view), harbour.seat)
    return total


def _as_state(view: View) -> Any:
    """What the scoring looks at: the table, and how many cards each hand has."""
    hands = [SimpleNamespace(cards=range(n)) for n in view.counts.hands]
    return SimpleNamespace(table=view.table, seats=view.seats, hands=hands)


def _room(harbour: Harbour) -> float:
    """Room for imports and goods; much of it stays empty."""
    imports, goods = harbour.room_imports, harbour.room_goods
    first = min(imports, 1) + 0.5 * min(max(imports - 1, 0), 2)
    return harbour.left * _ROOM * (first + 0.7 * min(goods, 2) + 0.3 * min(max(goods - 2, 0), 3))


def _hand(harbour: Harbour) -> float:
    n = harbour.held
    value = sum(_CARDS[:n]) + _MORE * max(0, n - len(_CARDS))
    return min(1.0, _HAND_LATE * harbour.left) * value
