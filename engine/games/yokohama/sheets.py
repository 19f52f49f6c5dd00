"""The values that nobody printed and an operator may replace: cards, tokens, tiles and boards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import msgspec

from engine.games.yokohama.components import BoardSpace, Card, Components, Order, Reward, Tile
from engine.games.yokohama.data import BOX, LABS, PORTS, READER, SHORT, problems
from engine.lib.data import load_own

_FIXED = ("countries", "setup", "costs", "power", "placement", "areas", "layouts")
_FIXED_TOO = (
    *("five_power_tokens_mini_2", "achievements", "achievement_rewards_mini_1"),
    *("mini_expansions", "end_conditions", "final_scoring"),
)


class Sheet(msgspec.Struct, frozen=True):
    """The values of one match; a match keeps them when the operator's file changes."""

    values: dict[str, int]  # production value of each technology
    cards: dict[str, Card]
    orders: dict[str, Order]
    tokens: dict[str, Reward]
    tiles: dict[str, Tile]
    church: tuple[BoardSpace, ...]
    customs: tuple[BoardSpace, ...]
    levels: dict[str, tuple[int, ...]]  # of the slots of each port
    surcharges: dict[str, tuple[int, ...]]  # of the slots of each laboratory

    def slots(self, board: str) -> int:
        """How many cards lie on a port or laboratory."""
        return len(self.levels.get(board) or self.surcharges[board])

    def spaces(self, board: str) -> tuple[BoardSpace, ...]:
        """The spaces of the Church or Customs board."""
        return self.church if board == "church" else self.customs


_dump = msgspec.json.Encoder()
_reader = msgspec.json.Decoder(Sheet)


def sheet_of_box(box: Components) -> Sheet:
    """The replaceable values of a data file."""
    boards = {SHORT.get(name, name): board for name, board in box.management_boards.items()}
    tokens = (*box.five_power_tokens, *box.five_power_tokens_mini_2)
    return Sheet(
        values={title.id: title.production_value for title in box.technologies},
        cards={card.id: card for card in box.technology_cards},
        orders={order.id: order for order in box.orders},
        tokens={token.id: token.reward for token in tokens},
        tiles={tile.id: tile for tile in box.building_tiles},
        church=boards["church"].spaces_left_to_right,
        customs=boards["customs"].spaces_left_to_right,
        levels={name: boards[name].slot_levels_left_to_right for name in PORTS},
        surcharges={name: boards[name].slot_surcharge_left_to_right for name in LABS},
    )


STANDARD = sheet_of_box(BOX)


@lru_cache(maxsize=16)
def sheet(text: str) -> Sheet:
    """The values that a match keeps; nothing stands for our own."""
    return _reader.decode(text) if text else STANDARD


def load_sheet(path: Path) -> str:
    """An operator's data file as a match keeps it; the error names what is wrong with it."""
    return _dump.encode(sheet_of_box(load_own(path, READER, _problems))).decode()


def _problems(box: Components) -> Iterator[str]:
    """As for our own file; and what the rulebook says cannot be replaced."""
    yield from problems(box)
    for part in (*_FIXED, *_FIXED_TOO):
        if getattr(box, part) != getattr(BOX, part):
            yield f"{part}: what the rulebook says cannot be replaced"
    if {order.id for order in box.orders} != {order.id for order in BOX.orders}:
        yield "orders: other ids than ours"  # their numbers are what people type
    printed = ([(title.id, title.effect) for title in each.technologies] for each in (box, BOX))
    if next(printed) != next(printed):
        yield "technologies: what the rulebook says cannot be replaced"
