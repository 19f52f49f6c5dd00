"""What is played for whoever left: steady, free of charge, and bound to end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.decision import Option, Seat
from engine.core.tokens import parts
from engine.games.yokohama import rules
from engine.games.yokohama.city import Way
from engine.games.yokohama.data import POWER
from engine.games.yokohama.state import State, Table


def first(state: State, seat: Seat, options: Sequence[Option]) -> tuple[str]:
    """Complete what can be completed, then gather where most assistants are."""
    for option in options:
        if parts(option.token).kind in ("order", "achieve"):
            return (option.token,)
    areas = [parts(o.token).id for o in options if parts(o.token).kind == "place"]
    return (f"place:{max(areas, key=lambda area: _worth(state.table, seat, area))}",)


def _worth(table: Table, seat: Seat, area: str) -> tuple[int, int, int]:
    """Where one is strongest without paying; else in turn through the city."""
    if area not in table.areas:
        return (1, 0, 0)  # nobody can be placed
    free = not rules.rivals(table, seat, area) and table.players[seat].president != area
    after = (table.city.index(area) + table.round // 2 + seat) % len(table.city)
    return int(free), table.areas[area].assistants[seat], after


def move(
    table: Table, seat: Seat, moves: Mapping[Way, Option], recalls: Sequence[Option]
) -> tuple[str]:
    """Go where Power is enough to build; otherwise gather, and come back when all are out."""
    ranked = sorted(moves, key=lambda w: (-rules.power_of_president(table, seat, w.to), w.cost))
    best = ranked[0] if ranked else None
    if best and rules.power_of_president(table, seat, best.to) >= POWER.build_at:
        return (moves[best].token,)
    if table.players[seat].assistants and len(recalls) > 1:
        return (recalls[1].token,)
    return (recalls[0].token,)
