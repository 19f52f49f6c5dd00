"""Closes what a table was asked for when its time is up, and says so where it was asked."""

from __future__ import annotations

from contextlib import suppress
from logging import INFO, getLogger
from typing import TYPE_CHECKING

import discord

from cogs.discord_io.views import NOBODY, classic_view
from cogs.post.lookout import Lookout
from cogs.shown.votes import is_on_offer, vote_rows, vote_text
from engine.core.errors import Unstored
from process.logs import note
from process.wire import TROUBLE
from sessions.ballot import Vote

if TYPE_CHECKING:
    from cogs.client import Harbormaster

_RECHECK = 30.0
_FOR_GOOD = (400, 403, 404)  # the message cannot be changed any more, or not by us
_log = getLogger(__name__)


class Polls(Lookout):
    """Looks at what is asked anywhere whenever something has happened."""

    recheck = _RECHECK

    def __init__(self, bot: Harbormaster) -> None:
        super().__init__()
        self._bot = bot

    async def look(self) -> None:
        """That the store fails is told by the messenger; what is not done stays due."""
        votes = self._bot.sessions.votes
        if self._bot.breaker.holds:
            return
        with suppress(Unstored):
            await votes.see_to_all()
            for vote in await votes.stale():
                await self._tell(vote)

    async def _tell(self, vote: Vote) -> None:
        try:
            await self._edit(vote)
        except discord.HTTPException as error:
            note(_log, "vote_not_shown", level=INFO, table=vote.table.id, why=str(error))
            if error.status not in _FOR_GOOD:
                return
        except TROUBLE as error:
            note(_log, "vote_not_shown", level=INFO, table=vote.table.id, why=str(error))
            return
        await self._bot.sessions.votes.shown(vote.proposal.id)

    async def _edit(self, vote: Vote) -> None:
        """What became of it; a seat that is to be had can be taken from there."""
        channel, message = vote.proposal.channel, vote.proposal.message
        if channel is None or message is None:  # it was never asked
            return
        if is_on_offer(vote):
            await self._bot.sessions.seats.offer_told(vote.table, message)
        place = self._bot.get_partial_messageable(channel, guild_id=vote.table.server)
        rows = vote_rows(vote)
        await place.get_partial_message(message).edit(
            content=vote_text(vote),
            view=classic_view(rows) if rows else None,
            allowed_mentions=NOBODY,
        )
