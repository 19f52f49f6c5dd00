"""Sees to bots: they think as soon as they are asked, and move when their moment has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.post.lookout import Lookout
from engine.core.decision import Seat
from engine.core.errors import Unstored
from sessions.shapes import Due

if TYPE_CHECKING:
    from cogs.client import Harbormaster

_SOONEST, _LATEST = 0.5, 2.0  # seconds; no bot moves sooner than the latter after being asked


class Moves(Lookout):
    """No table waits for the bots of another: each thinks and moves as a chore of its own."""

    recheck = _SOONEST

    def __init__(self, bot: Harbormaster) -> None:
        super().__init__()
        self._bot = bot
        self._moving: set[tuple[int, Seat]] = set()

    async def look(self) -> None:
        """While Discord is away nobody would see what they do, so they wait.

        That the store fails is told by the messenger; what is not done stays due.
        """
        self.recheck = _LATEST
        if not self._bot.connected:
            return
        try:
            found = await self._bot.sessions.bots.asked()
        except Unstored:
            return
        for wanted in found:
            self._see_to(wanted)
        if found:
            left = found[0].reply_at - self._bot.sessions.post.now()
            self.recheck = min(max(left, _SOONEST), _LATEST)

    def _see_to(self, wanted: Due) -> None:
        bots, table = self._bot.sessions.bots, wanted.table
        if (table, wanted.seat) in self._moving:
            return
        if bots.is_due(wanted):
            self._moving.add((table, wanted.seat))
            self._bot.chores.spawn(self._move(wanted), "bot moves", table=table)
        elif not bots.thinks(wanted):
            self._bot.chores.spawn(bots.ponder(wanted), "bot thinks", table=table)

    async def _move(self, wanted: Due) -> None:
        try:
            if await self._bot.sessions.bots.move(wanted):
                self._bot.messenger.wake()
        except Unstored:
            return  # it stays due
        finally:
            self._moving.discard((wanted.table, wanted.seat))
            self.wake()
