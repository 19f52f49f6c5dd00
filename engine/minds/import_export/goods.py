"""What goods are worth: each one, the most of a type, one of every type."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Seat
from engine.games.import_export.data import MAJORITY, RULES, TYPES, VALUE
from engine.games.import_export.state import Table
from engine.minds.import_export.harbour import (
    CONSUMER,
    ILLEGAL,
    KINDS,
    LUXURY,
    counts,
    effects,
)

_VALUE = [VALUE[type] for type in TYPES]
_MAJORITY = [MAJORITY[type] for type in TYPES]
_EACH = RULES.score_one_of_each_type.value
_JACKETS, _IVORY = 3, 6
_OPEN = 0.8  # how little a majority of today says at the beginning of a game
_LEAD = 0.22  # of a majority, for each good that one is ahead
_HOPE = 0.8  # of all types together, early


def final_goods(table: Table, seat: Seat) -> list[int]:
    """Goods as they will be counted."""
    player = table.players[seat]
    held = effects(table, player)
    found = counts(player.goods)
    if "ferraris" in held:
        found = [n + 1 for n in found]
    if "clothing" in held and not table.over:
        found = [n + more for n, more in zip(found, counts(player.imports), strict=True)]
    if player.declared:
        found[TYPES.index(player.declared)] += len(player.imports)
    if "ceramics" in held:
        found[LUXURY] += found[CONSUMER] // 2
    return found


def goods(found: Sequence[int], held: set[str]) -> float:
    """What they are worth by themselves."""
    total = sum(n * value for n, value in zip(found, _VALUE, strict=True))
    if "leather-jackets" in held:
        total += (_JACKETS - _VALUE[LUXURY]) * found[LUXURY]
    return total


def bonuses(
    found: Sequence[int], others: Sequence[tuple[Sequence[int], bool]], held: set[str], left: float
) -> float:
    """What the most of each type brings, and one of every type; early it may still change."""
    foxes = "foxes" in held
    total = 0.0
    for kind in range(KINDS):
        rivals = [(goods[kind], fox) for goods, fox in others]
        total += _share(kind, found[kind], rivals, foxes, left, "ivory" in held)
    if "saunas" in held:
        total *= 2
    sorts = KINDS - found.count(0)
    early = _HOPE * _EACH * (sorts / KINDS) ** 2
    return total + (1 - left) * _EACH * (sorts == KINDS) + left * early


def _share(
    kind: int, mine: int, rivals: list[tuple[int, bool]], foxes: bool, left: float, ivory: bool
) -> float:
    whole = _IVORY if ivory and kind == ILLEGAL else _MAJORITY[kind]
    best = max(n for n, _ in rivals)
    now = 0.0
    if mine and mine >= best:
        level = [fox for n, fox in rivals if n == mine]
        if not level or (foxes and not any(level)):
            now = whole
        elif foxes or not any(level):
            now = -(-whole // (1 + len(level)))
    hope = min(1.0, max(0.0, 0.8 / (1 + len(rivals)) + _LEAD * (mine - best)))
    return now + _OPEN * left * (whole * hope - now)
