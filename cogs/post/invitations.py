"""Takes the buttons off invitations that are settled: joined, full, begun, ended or too old."""

from __future__ import annotations

from logging import INFO, WARNING, getLogger
from typing import TYPE_CHECKING

import discord

from cogs.discord_io.views import NOBODY
from cogs.post.lookout import Lookout
from cogs.post.posters import ARCHIVED
from cogs.shown.invitations import settled_text
from process.logs import note
from process.wire import TROUBLE
from sessions.invite import Settled

if TYPE_CHECKING:
    from cogs.client import Harbormaster

_RECHECK, _AMONG_OTHERS = 600.0, 30.0  # seconds
_log = getLogger(__name__)


class Invitations(Lookout):
    """Looks whenever a lobby has changed, and every few minutes; what fails is tried again then."""

    recheck = _RECHECK

    def __init__(self, bot: Harbormaster) -> None:
        super().__init__()
        self._bot = bot
        if bot.sessions.context.db.shared:  # another process wakes nobody here
            self.recheck = _AMONG_OTHERS

    async def look(self) -> None:
        """Take the buttons off what is settled by now."""
        if self._bot.breaker.holds:
            return
        for settled in await self._bot.sessions.invite.settled():
            await self._tidy(settled)

    async def _tidy(self, settled: Settled) -> None:
        """Say what has become of it; a message that cannot be changed any more is let go."""
        table = settled.table
        channel = self._bot.get_partial_messageable(settled.channel, guild_id=table.server)
        text = settled_text(table, settled.state, settled.name)
        try:
            message = channel.get_partial_message(settled.message)
            await message.edit(content=text, view=None, allowed_mentions=NOBODY)
        except TROUBLE as error:
            if not _for_good(error):
                note(_log, "invitation_kept", level=WARNING, table=table.id, why=str(error))
                return
            note(_log, "invitation_gone", level=INFO, table=table.id, why=str(error))
        await self._bot.sessions.invite.tidied(settled.message)


def _for_good(error: Exception) -> bool:
    """Gone, out of reach, or in a thread that is archived: asking again changes nothing."""
    gone = isinstance(error, (discord.NotFound, discord.Forbidden))
    return gone or getattr(error, "code", 0) == ARCHIVED
