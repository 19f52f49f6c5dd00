"""Whose turn it is to introduce a shard to Discord, among all processes on this database."""

from __future__ import annotations

from db import gates
from sessions.context import Context

PAUSE = 5.5  # seconds between two at one gate; Discord counts five
_LONGEST_QUEUE = 1_800.0


class Gate:
    """Use cases of whoever calls Discord."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def turn_at(self, gate: int) -> float:
        """How many seconds until it is our turn, after all who came before."""
        now = round(self._context.clock() * 1_000)
        pause, longest = round(PAUSE * 1_000), round(_LONGEST_QUEUE * 1_000)
        at = await self._context.db.run(lambda db: gates.next_turn(db, gate, now, pause, longest))
        return (at - now) / 1_000
