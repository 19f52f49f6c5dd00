"""Takes the buttons off messages that ask a friend to play, once they are answered or too old."""

from __future__ import annotations

from cogs.discord_io.views import NOBODY
from cogs.post.tidying import Tidier
from cogs.shown.deputies import settled_text
from sessions.deputies import Help


class Deputies(Tidier[Help]):
    """Sees to those who ask a friend."""

    recheck = 60.0

    async def settled(self) -> list[Help]:
        """Those whose message does not say yet what became of it."""
        return await self._bot.sessions.deputies.settled()

    def table(self, each: Help) -> int:
        """Where a friend was asked."""
        return each.table.id

    async def change(self, each: Help) -> None:
        """What became of it."""
        deputy = each.deputy
        if deputy is None or deputy.channel is None or deputy.message is None:
            return
        place = self._bot.get_partial_messageable(deputy.channel, guild_id=each.table.server)
        message = place.get_partial_message(deputy.message)
        await message.edit(content=settled_text(each), view=None, allowed_mentions=NOBODY)

    async def changed(self, each: Help) -> None:
        """Its message is not looked at again."""
        if each.deputy is not None:
            await self._bot.sessions.deputies.shown(each.deputy.id)
