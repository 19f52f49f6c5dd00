"""Closes what a table was asked for when its time is up, and says so where it was asked."""

from __future__ import annotations

from cogs.discord_io.views import NOBODY, classic_view
from cogs.post.tidying import Tidier
from cogs.shown.votes import is_on_offer, vote_rows, vote_text
from sessions.ballot import Vote


class Polls(Tidier[Vote]):
    """Looks at what is asked anywhere."""

    recheck = 30.0

    async def settled(self) -> list[Vote]:
        """What has come to something by now, and does not say so yet."""
        await self._bot.sessions.votes.see_to_all()
        return await self._bot.sessions.votes.stale()

    def table(self, each: Vote) -> int:
        """Where it was asked."""
        return each.table.id

    async def change(self, each: Vote) -> None:
        """What became of it; a seat that is to be had can be taken from there."""
        channel, message = each.proposal.channel, each.proposal.message
        if channel is None or message is None:  # it was never asked
            return
        if is_on_offer(each):
            await self._bot.sessions.seats.offer_told(each.table, message)
        place = self._bot.get_partial_messageable(channel, guild_id=each.table.server)
        rows = vote_rows(each)
        await place.get_partial_message(message).edit(
            content=vote_text(each),
            view=classic_view(rows) if rows else None,
            allowed_mentions=NOBODY,
        )

    async def changed(self, each: Vote) -> None:
        """Its message is not looked at again."""
        await self._bot.sessions.votes.shown(each.proposal.id)
