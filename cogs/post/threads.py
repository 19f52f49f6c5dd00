"""The threads that were made for tables: their people, their names, their end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from logging import INFO, getLogger
from typing import TYPE_CHECKING, TypeAlias

import discord

from cogs.discord_io.views import NOBODY
from cogs.post.posters import ARCHIVED
from cogs.post.sending import Parcel, Sender
from cogs.shown.threads import thread_name
from engine.core.decision import Seat
from engine.core.words import msg
from locales import words
from process.logs import note
from sessions.shapes import LIVE, Notice, Table

if TYPE_CHECKING:
    from cogs.client import Harbormaster

_Work: TypeAlias = Callable[[discord.Thread], Awaitable[object]]
_log = getLogger(__name__)


class Threads:
    """Only touches threads that the bot has made."""

    def __init__(self, bot: Harbormaster, sender: Sender) -> None:
        self._bot = bot
        self._sender = sender

    async def let_in(self, table: Table, seat: Seat) -> None:
        """Whoever sits there joins the table's thread; somebody who has left the server cannot."""
        if table.parent is None or seat >= len(table.chairs) or not table.chairs[seat].taken:
            return
        person = discord.Object(table.chairs[seat].user)
        await self._do(table, table.channel, lambda thread: thread.add_user(person))

    async def tidy(self, table: Table, notice: Notice) -> bool:
        """Named after its people when its game begins, put away when it is done; False: not yet."""
        if not await self._put_away_left(table, notice):
            return False
        if table.status in LIVE:
            if table.parent is not None:
                await self._rename(table)
            return True
        if await self._bot.sessions.post.put_off_for_posters(notice):
            return False
        own = [table.channel] if await self._stands_alone(table) else []
        for thread in (*own, *await self._bot.sessions.post.hand_threads(table.id)):
            await self._do(table, thread, lambda thread: thread.edit(archived=True))
        return True

    async def _put_away_left(self, table: Table, notice: Notice) -> bool:
        """A thread that the table has moved out of; False where its old message comes first.

        It is not locked: buttons that were left there would be dead, and nothing could come back.
        """
        post = self._bot.sessions.post
        left = await post.left_threads(table.id)
        if left and await post.put_off_for_posters(notice):
            return False
        for id, told in left:
            if not told:
                await self._do(table, id, partial(self._say_where, table, notice))
            await self._do(table, id, lambda thread: thread.edit(archived=True))
        await post.left_threads_done(table.id)
        return True

    async def _say_where(self, table: Table, notice: Notice, thread: discord.Thread) -> None:
        """Where the table of this thread went."""
        game, where = self._bot.sessions.show.meta(table).title(), f"<#{table.channel}>"
        text = words(table.language).say(msg("tables-left-thread", game=game, channel=where))
        parcel = Parcel(
            table=table.id,
            kind="left",
            notice=notice.id,
            revision=0,
            place=self._bot.get_partial_messageable(thread.id, guild_id=table.server),
            is_it=lambda message: message.content == text,
            send=lambda begun: thread.send(text, allowed_mentions=NOBODY, nonce=begun.nonce),
            record=self._bot.sessions.post.left_thread_told,
        )
        await self._sender.send(parcel)

    async def _stands_alone(self, table: Table) -> bool:
        """Whether its thread is its own to put away: a rematch may stand there by now."""
        if table.parent is None:
            return False
        return (await self._bot.sessions.show.in_channel(table.channel)).id == table.id

    async def _rename(self, table: Table) -> None:
        title = words(table.language).say(self._bot.sessions.show.meta(table).title())
        name = thread_name(title, table.names())
        await self._do(table, table.channel, lambda thread: thread.edit(name=name))

    async def _do(self, table: Table, id: int, work: _Work) -> None:
        """What Discord will not let us do now it will not let us do later: the game goes on."""
        try:
            thread = await self._bot.fetch_channel(id)
            if isinstance(thread, discord.Thread):
                await work(thread)
        except (discord.Forbidden, discord.NotFound) as error:
            note(_log, "thread_as_it_is", level=INFO, table=table.id, code=error.code)
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
