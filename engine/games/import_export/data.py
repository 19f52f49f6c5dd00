"""The components of this game, read from its data file and checked once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from engine.games.import_export.components import Components, Payouts
from engine.lib.data import checked

DATA = Path(__file__).parent / "data" / "import_export.json"
READER = msgspec.json.Decoder(Components)
MOST_LEVEL = 3


def read(data: bytes) -> Components:
    """Parse and check a data file; the error names what is wrong."""
    return checked(data, READER, problems)


def problems(box: Components) -> Iterator[str]:
    """Everything that does not fit the game in the box."""
    for what, ids in (("card", [c.id for c in box.cards]), ("type", [t.id for t in box.types])):
        yield from (f"{what} {id} stands there twice" for id, n in Counter(ids).items() if n > 1)
    if Counter(card.set for card in box.cards) != box.checks.by_set:
        yield f"cards by set: {box.checks.by_set} expected"
    base = Counter((card.type, card.level) for card in box.cards if card.set == "base")
    for kind, levels in box.checks.base_by_type_level.items():
        if tuple(base[kind, level] for level in range(MOST_LEVEL + 1)) != levels:  # type: ignore[index]
            yield f"{kind}: {levels} cards of level 0, 1, 2, 3 expected"
    for card in box.cards:
        if not 0 <= card.level <= MOST_LEVEL:
            yield f"card {card.id}: a level of 0 to {MOST_LEVEL} expected"
        if not 1 < card.containers <= box.constants.ship_capacity.value:
            yield f"card {card.id}: more than 1 container and no more than a ship carries expected"


def _payouts(table: Payouts) -> dict[int, int]:
    """What a ship pays by the containers aboard."""
    found: dict[int, int] = {}
    for span, credits in table.value.items():
        first, _, last = span.partition("-")
        found |= dict.fromkeys(range(int(first), int(last or first) + 1), credits)
    return found


BOX = read(DATA.read_bytes())
CARDS = {card.id: card for card in BOX.cards}
TYPES = tuple(kind.id for kind in BOX.types)
TYPE = {card.id: str(card.type) for card in BOX.cards}  # of every card
ACTION = {kind.id: kind.action for kind in BOX.types}  # of every type
ACTIONS = tuple(ACTION.values())
VALUE = {str(kind.id): kind.goods_value for kind in BOX.types}
MAJORITY = {str(kind.id): kind.majority for kind in BOX.types}
COLOURS = {ship.colour: ship for ship in BOX.ship_colours}
GREY = "light_grey"
RULES = BOX.constants
PAYOUT = _payouts(RULES.payout_table)
SETS = tuple(box_set for box_set in BOX.checks.by_set)
EXPANSIONS = SETS[1:]
SHIPS_EACH = 2
