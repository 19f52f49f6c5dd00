"""Shards introduce themselves to Discord one after the other, whatever process they are of."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from logging import WARNING, getLogger
from typing import TYPE_CHECKING

from engine.core.errors import Unstored
from process.logs import note

if TYPE_CHECKING:
    from cogs.client import Harbormaster

_GLANCE = 0.2  # seconds
_AGAIN = 1.0
_log = getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Limits:
    """How often a bot may introduce itself."""

    at_once: int  # shards whose numbers differ by less than this have gates of their own
    left: int  # until a day is over
    resets_in: float  # seconds


class Turns:
    """So many at once within five seconds, so many a day; Discord says how many."""

    def __init__(self, bot: Harbormaster) -> None:
        self._bot = bot

    async def wait(self, shard: int) -> None:
        """Until nobody would answer the same press twice, and until it is our turn."""
        while not await self._is_over(shard):
            await asyncio.sleep(_AGAIN)

    async def _is_over(self, shard: int) -> bool:
        berths = self._bot.sessions.berths
        while berths is not None and not berths.may_call(shard):
            await asyncio.sleep(_GLANCE)
        limits = await self._limits()
        if limits.left < 1:
            note(_log, "no_calls_left_today", level=WARNING, wait_s=round(limits.resets_in))
            await asyncio.sleep(limits.resets_in)
        try:
            turn = await self._bot.sessions.gate.turn_at(shard % limits.at_once)
        except Unstored:
            return False
        await asyncio.sleep(turn)
        return True

    async def _limits(self) -> Limits:
        _, _, told = await self._bot.http.get_bot_gateway()
        resets_in = told["reset_after"] / 1_000
        return Limits(max(1, told["max_concurrency"]), told["remaining"], resets_in)
