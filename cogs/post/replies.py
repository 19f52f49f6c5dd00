"""Sees to those who may have answered in advance, each at their own time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from cogs.post.lookout import Lookout
from engine.core.errors import Unstored
from sessions.pace import part_of_a_second

if TYPE_CHECKING:
    from cogs.client import Harbormaster

_SOONEST, _LATEST = 1.0, 10.0  # seconds; nobody is due sooner than that after being asked


class Cases(Protocol):
    """Use cases of what comes due by itself."""

    async def resume(self) -> None:
        """Nobody could press anything for a while."""

    async def see_to_all(self) -> bool:
        """Do what is due; whether anything is to be sent."""

    async def seconds_to_next(self) -> int | None:
        """How long until something is."""


class Replies(Lookout):
    """Looks when somebody is due; while nobody can press anything, nobody seems to answer."""

    recheck = _SOONEST
    latest = _LATEST

    def __init__(self, bot: Harbormaster, cases: Cases | None = None) -> None:
        super().__init__()
        self._bot = bot
        self._cases = cases or bot.sessions.standing
        self._was_away = True

    def lost(self) -> None:
        """Discord is away: nobody can press anything."""
        self._was_away = True

    async def look(self) -> None:
        """Answer and call; whoever became due while nobody could be told of it waits again.

        That the store fails is told by the messenger; what is not done stays due.
        """
        self.recheck = _SOONEST
        if not self._bot.listens or self._bot.breaker.holds:
            self._was_away = True
            return
        try:
            await self._see_to_all()
        except Unstored:  # nobody can press anything now, so nobody seems to answer once it works
            self._was_away = True

    async def _see_to_all(self) -> None:
        if self._was_away:
            await self._cases.resume()
            self._was_away = False
        if await self._cases.see_to_all():
            self._bot.messenger.wake()
        left = await self._cases.seconds_to_next()
        soon = self.latest if left is None else min(max(left, _SOONEST), self.latest)
        self.recheck = soon + part_of_a_second()
