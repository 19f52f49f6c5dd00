"""Which answers look good at a glance; the policy of play-outs."""

from __future__ import annotations

from engine.core.decision import Decision
from engine.games.import_export import rules
from engine.games.import_export.data import ACTION, ACTIONS, TYPES
from engine.games.import_export.state import View
from engine.minds.import_export import turn
from engine.minds.import_export.harbour import KIND, Harbour, time_left

_LAST = -9.0  # not to do what one may do


def promise(view: View, asked: Decision, token: str) -> float:
    """What an answer may bring, roughly in credits."""
    kind, _, rest = token.partition(":")
    if kind in ("lead", "follow", "pair", "draw", "neural"):
        return _plays(view, asked.seat, kind, rest)
    if kind == "none":
        return 0.0
    return 1.0


def _plays(view: View, seat: int, kind: str, rest: str) -> float:
    harbour = Harbour(view, seat, time_left(view.table))
    if kind == "draw":
        return max(0.8, 0.9 * (5 - harbour.held))
    action = _action(view, kind, rest)
    n = 1 + rules.from_imports(view.table, seat, ACTIONS[action])
    cost = 2.0 if kind == "pair" else 1.0
    return turn.of_actions(view, harbour, action, n) - cost


def _action(view: View, kind: str, rest: str) -> int:
    if kind == "neural":
        return turn.LOAD
    if kind == "follow":
        return ACTIONS.index(view.table.led)
    named = rest.partition(":")[2]
    return ACTIONS.index(named) if named else KIND[rest]
