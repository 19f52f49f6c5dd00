"""Takes the buttons off messages that ask a friend to play, once they are answered or too old."""

from __future__ import annotations

from contextlib import suppress
from logging import INFO, getLogger
from typing import TYPE_CHECKING

import discord

from cogs.discord_io.views import NOBODY
from cogs.post.lookout import Lookout
from cogs.shown.deputies import settled_text
from engine.core.errors import Unstored
from process.logs import note
from process.wire import TROUBLE
from sessions.deputies import Help

if TYPE_CHECKING:
    from cogs.client import Harbormaster

_RECHECK = 60.0
_FOR_GOOD = (400, 403, 404)  # the message cannot be changed any more, or not by us
_log = getLogger(__name__)


class Deputies(Lookout):
    """Looks whenever something has happened, and now and then; what fails is tried again then."""

    recheck = _RECHECK

    def __init__(self, bot: Harbormaster) -> None:
        super().__init__()
        self._bot = bot

    async def look(self) -> None:
        """That the store fails is told by the messenger; what is not done stays due."""
        if self._bot.breaker.holds:
            return
        with suppress(Unstored):
            for found in await self._bot.sessions.deputies.settled():
                await self._tidy(found)

    async def _tidy(self, found: Help) -> None:
        deputy = found.deputy
        if deputy is None or deputy.channel is None or deputy.message is None:
            return
        place = self._bot.get_partial_messageable(deputy.channel, guild_id=found.table.server)
        message = place.get_partial_message(deputy.message)
        try:
            await message.edit(content=settled_text(found), view=None, allowed_mentions=NOBODY)
        except TROUBLE as error:
            note(_log, "deputy_not_shown", level=INFO, table=found.table.id, why=str(error))
            if not isinstance(error, discord.HTTPException) or error.status not in _FOR_GOOD:
                return
        await self._bot.sessions.deputies.shown(deputy.id)
