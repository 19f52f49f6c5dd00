"""Sees to those who may have answered in advance, each at their own time."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from cogs.post.lookout import Lookout
from engine.core.errors import Unstored

if TYPE_CHECKING:
    from cogs.client import Harbormaster

_SOONEST, _LATEST = 1.0, 10.0  # seconds; nobody is due sooner than that after being asked


class Replies(Lookout):
    """Looks when somebody is due; while nobody can press anything, nobody seems to answer."""

    recheck = _SOONEST

    def __init__(self, bot: Harbormaster) -> None:
        super().__init__()
        self._bot = bot
        self._was_away = True

    async def look(self) -> None:
        """Answer and call; whoever became due while Discord was away waits again.

        That the store fails is told by the messenger; what is not done stays due.
        """
        self.recheck = _SOONEST
        if not self._bot.connected:
            self._was_away = True
            return
        try:
            await self._see_to_all()
        except Unstored:  # nobody can press anything now, so nobody seems to answer once it works
            self._was_away = True

    async def _see_to_all(self) -> None:
        standing = self._bot.sessions.standing
        if self._was_away:
            await standing.resume()
            self._was_away = False
        if await standing.see_to_all():
            self._bot.messenger.wake()
        left = await standing.seconds_to_next()
        soon = _LATEST if left is None else min(max(left, _SOONEST), _LATEST)
        self.recheck = soon + random.random()  # people press at any part of a second
