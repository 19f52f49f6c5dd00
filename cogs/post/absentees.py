"""Who sits at a table of a server they have left: Discord does not say, so it is asked."""

from __future__ import annotations

import asyncio
from logging import INFO, getLogger
from typing import TYPE_CHECKING

from cogs.discord_io.places import has_left
from process.logs import note
from sessions.shapes import Chair, Table, TableError

if TYPE_CHECKING:
    from cogs.client import Harbormaster

_PAUSE = 6 * 3_600.0
_log = getLogger(__name__)


class Absentees:
    """A few times a day; their seats become vacant, so that somebody else can play on."""

    def __init__(self, bot: Harbormaster) -> None:
        self._bot = bot

    async def run(self) -> None:
        """For as long as the bot runs."""
        while True:
            await asyncio.sleep(_PAUSE)
            await self.look()

    async def look(self) -> None:
        """Everybody at a running table, one after the other: nobody waits for this."""
        for table in await self._bot.sessions.post.live():
            for chair in table.chairs if table.status == "playing" else ():
                if chair.taken and await self._is_gone(table, chair.user):
                    await self._vacate(table, chair)
                elif chair.deputy and await self._is_gone(table, chair.deputy):
                    await self._bot.sessions.deputies.left_server(table.id, chair.deputy)

    async def _is_gone(self, table: Table, user: int) -> bool:
        guild = self._bot.get_guild(table.server)
        if guild is None or guild.unavailable:
            return False
        return await has_left(guild, user)

    async def _vacate(self, table: Table, chair: Chair) -> None:
        try:
            await self._bot.sessions.repairs.left_server(table.id, chair.seat, chair.user)
        except TableError as refused:  # the seat has changed hands meanwhile
            note(_log, "absentee_kept", level=INFO, table=table.id, why=refused.why.key)
