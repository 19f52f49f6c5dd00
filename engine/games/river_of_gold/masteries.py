"""The six shared race goals (RG-63)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from engine.core.decision import Seat
from engine.core.frame import Ctx
from engine.core.words import ref
from engine.games.river_of_gold import places, rules
from engine.games.river_of_gold.components import Requirement
from engine.games.river_of_gold.data import BUILDING_TYPES, CUSTOMERS, MASTERIES, side
from engine.games.river_of_gold.gains import gain_vp, why
from engine.games.river_of_gold.state import State, Table


def claim(ctx: Ctx[State], seat: Seat) -> None:
    """Every mastery whose requirement is met and that has a free slot (RG-60, RG-61)."""
    table = ctx.state.table
    for mastery in table.masteries:
        slots = MASTERIES[mastery.id].vp_slots[side(ctx.state.seats)]
        free = len(mastery.claimed) < len(slots)
        if free and seat not in mastery.claimed and meets(table, seat, mastery.id):
            at, name = places.mastery(mastery.id), ref("mastery", mastery.id)
            gain_vp(ctx, seat, slots[len(mastery.claimed)], why("mastery", at, id=name))
            mastery.claimed.append(seat)


def meets(table: Table, seat: Seat, mastery: str) -> bool:
    """Whether a seat fulfils a mastery now."""
    requirement = MASTERIES[mastery].requirement
    return _CHECKS[requirement.code](table, seat, requirement)


def _customer_types(table: Table, seat: Seat) -> Counter[str]:
    return Counter(CUSTOMERS[card].type for card in table.players[seat].completed)


def _building_types(table: Table, seat: Seat) -> Counter[str]:
    return Counter(rules.building_type(table, space) for space in rules.owned(table, seat))


_CHECKS: dict[str, Callable[[Table, Seat, Requirement], bool]] = {
    "distinct_customer_types_completed": lambda table, seat, need: (
        len(_customer_types(table, seat)) >= need.at_least
    ),
    "influence_at_or_past_imperial_flower": lambda table, seat, need: (
        sum(at >= need.position for at in table.players[seat].influence.values()) >= need.regions
    ),
    "owned_buildings_of_one_type": lambda table, seat, need: (
        max(_building_types(table, seat).values(), default=0) >= need.at_least
    ),
    "customers_of_one_type_completed": lambda table, seat, need: (
        max(_customer_types(table, seat).values(), default=0) >= need.at_least
    ),
    "influence_in_every_region": lambda table, seat, need: (
        min(table.players[seat].influence.values()) >= need.at_least
    ),
    "own_each_building_type": lambda table, seat, need: (
        min(map(_building_types(table, seat).__getitem__, BUILDING_TYPES)) >= need.at_least
    ),
}
