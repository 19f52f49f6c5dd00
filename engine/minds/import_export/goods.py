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
    return sum(n * _value(kind, held) for kind, n in enumerate(found))


def bonuses(
    found: Sequence[int], others: Sequence[tuple[Sequence[int], bool]], held: set[str], left: float
) -> float:
    """What the most of each type brings, and one of every type; early it may still change."""
    total = sum(share(kind, n, others, held, left) for kind, n in enumerate(found))
    return (2 if "saunas" in held else 1) * total + _sorts(KINDS - found.count(0), left)


def gains(
    found: Sequence[int], others: Sequence[tuple[Sequence[int], bool]], held: set[str], left: float
) -> list[float]:
    """What one more good of each type would bring."""
    twice = 2 if "saunas" in held else 1
    return [
        _value(kind, held)
        + twice * (share(kind, n + 1, others, held, left) - share(kind, n, others, held, left))
        + (0.0 if n else _sorts(KINDS - found.count(0) + 1, left) - _sorts(KINDS - found.count(0), left))
        for kind, n in enumerate(found)
    ]


def _value(kind: int, held: set[str]) -> int:
    return _JACKETS if kind == LUXURY and "leather-jackets" in held else _VALUE[kind]


def _sorts(sorts: int, left: float) -> float:
    """So many different types: all of them count at the end."""
    return (1 - left) * _EACH * (sorts == KINDS) + left * _HOPE * _EACH * (sorts / KINDS) ** 2


def share(
    kind: int,
    mine: int,
    others: Sequence[tuple[Sequence[int], bool]],
    held: set[str],
    left: float,
) -> float:
    """Of the bonus for the most of a type: what it is now, and what it may become."""
    whole = _IVORY if kind == ILLEGAL and "ivory" in held else _MAJORITY[kind]
    best = max(goods[kind] for goods, _ in others)
    now = 0.0
    if mine and mine >= best:
        level = [fox for goods, fox in others if goods[kind] == mine]
        if not level or ("foxes" in held and not any(level)):
            now = whole
        elif "foxes" in held or not any(level):
            now = -(-whole // (1 + len(level)))
    hope = min(1.0, max(0.0, 0.8 / (1 + len(others)) + _LEAD * (mine - best)))
    return now + _OPEN * left * (whole * hope - now)
