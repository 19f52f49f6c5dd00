"""Places on the table, as options and events name them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.decision import Seat
from engine.games.yokohama.state import Table


def area(id: str) -> str:
    """An area of the city."""
    return f"area:{id}"


def shop(id: str, slot: int) -> str:
    """A shop slot of an area's building tile, from 1."""
    return f"shop:{id}-{slot}"


def house(id: str) -> str:
    """The trading house slot of an area's building tile."""
    return f"house:{id}"


def token(id: str) -> str:
    """The place of an area's 5-Power token."""
    return f"token:{id}"


def card(board: str, slot: int) -> str:
    """A slot of a port or laboratory, from 1."""
    return f"{board}:{slot}"


def space(board: str, index: int) -> str:
    """A space of the Church or Customs board, from 1."""
    return f"{board}-board:{index}"


def achievement(id: str) -> str:
    """An achievement tile."""
    return f"achievement:{id}"


def agents(country: str) -> str:
    """The agents of a country in the supply."""
    return f"agents:{country}"


def reward(id: str) -> str:
    """A reward token for achievements."""
    return f"reward:{id}"


def player(seat: Seat) -> str:
    """What lies in front of a player."""
    return f"player:{seat}"


def every(table: Table) -> Iterator[str]:
    """All places of a table."""
    for id, there in table.areas.items():
        yield from (area(id), token(id), house(id))
        yield from (shop(id, slot) for slot in range(1, len(there.shops) + 1))
    for board in table.boards:
        yield from (card(board, slot) for slot in range(1, table.sheet.slots(board) + 1))
    for board, spaces in table.spaces.items():
        yield from (space(board, index) for index in range(1, len(spaces) + 1))
    yield from (achievement(tile.id) for tile in table.achievements)
    yield from (agents(country) for country in table.agents)
    yield from (reward(id) for id in table.rewards)
    yield from (player(seat) for seat in range(len(table.players)))
