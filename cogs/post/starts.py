"""Starts lobbies whose minute is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.post.lookout import Lookout
from engine.core.errors import Unstored

if TYPE_CHECKING:
    from cogs.client import Harbormaster

_SOONEST, _LATEST = 0.5, 10.0  # seconds


class Starts(Lookout):
    """While nobody could press Not yet no minute runs out: it begins again when they can."""

    recheck = _SOONEST

    def __init__(self, bot: Harbormaster) -> None:
        super().__init__()
        self._bot = bot
        self._was_away = True

    def lost(self) -> None:
        """Nobody can press anything."""
        self._was_away = True

    async def look(self) -> None:
        """That the store fails is told by the messenger; what is not done stays due."""
        self.recheck = _LATEST
        if not self._bot.listens:
            self._was_away = True
            return
        try:
            await self._see_to_all()
        except Unstored:
            self._was_away = True

    async def _see_to_all(self) -> None:
        lobby = self._bot.sessions.lobby
        if self._was_away:
            await lobby.put_off_starts()
            self._was_away = False
        if await lobby.start_due():
            self._bot.messenger.wake()
            self._bot.invitations.wake()
        left = await lobby.seconds_to_next_start()
        if left is not None:
            self.recheck = min(max(left, _SOONEST), _LATEST)
