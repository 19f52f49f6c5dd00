"""Where a hand is put: into the mailbox, into a private thread, or nowhere without being asked."""

from __future__ import annotations

from dataclasses import dataclass
from logging import INFO, getLogger
from typing import TYPE_CHECKING, Final

import discord

from cogs.post.posters import ARCHIVED
from cogs.shown.threads import thread_name
from engine.core.words import Msg, msg
from locales import words
from process.logs import note
from sessions.shapes import Table, User

if TYPE_CHECKING:
    from cogs.client import Harbormaster

_WEEK: Final = 10_080  # minutes
_log = getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Box:
    """Where somebody finds their hand."""

    is_open: bool = True
    thread: discord.PartialMessageable | None = None  # None: direct messages
    by_mail: bool = True  # what the server wants, whatever can be done
    instead: Msg | None = None  # why it is not where the server wants it


MAIL = Box()


class Boxes:
    """Finds them, and makes the private threads; nothing is put into one before it is known."""

    def __init__(self, bot: Harbormaster) -> None:
        self._bot = bot

    async def of(self, table: Table, user: User) -> Box:
        """By what the server wants and what this person wants."""
        hands = self._bot.sessions.settings.of(table.server).hands
        if hands == "demand" or user.dm == "off":
            return Box(is_open=False, by_mail=hands == "dm")
        if hands == "dm":
            return Box(is_open=user.dm == "on")
        if table.status != "playing":
            return Box(is_open=False, by_mail=False)
        return await self._private(table, user)

    async def holds(self, box: Box, channel: int, user: User, table: Table) -> bool:
        """Whether a letter in this channel lies where it should."""
        if box.thread is not None:
            return channel == box.thread.id
        return channel != await self._bot.sessions.post.hand_thread(user.id, table.id)

    async def _private(self, table: Table, user: User) -> Box:
        """A thread for one player; where there can be none, direct messages and why."""
        why = msg("admin-no-threads-in-forums")
        try:
            thread = await self._known(table, user) or await self._made(table, user)
            if thread is not None:
                await self._let_in(table, user, thread)
        except (discord.Forbidden, discord.NotFound) as error:
            note(_log, "no_private_thread", level=INFO, table=table.id, code=error.code)
            thread, why = None, msg("admin-no-private-thread", detail=error.text)
        if thread is None:
            return Box(is_open=user.dm == "on", by_mail=False, instead=why)
        return Box(thread=thread, by_mail=False)

    async def _known(self, table: Table, user: User) -> discord.PartialMessageable | None:
        """The thread that was made before, unless somebody has deleted it."""
        known = await self._bot.sessions.post.hand_thread(user.id, table.id)
        if known is None:
            return None
        try:
            if self._bot.get_channel(known) is None:  # put away, or gone
                await self._bot.fetch_channel(known)
        except discord.NotFound:
            await self._bot.sessions.post.hand_thread_gone(user.id, table.id)
            return None
        return self._there(table, known)

    def _there(self, table: Table, thread: int) -> discord.PartialMessageable:
        return self._bot.get_partial_messageable(thread, guild_id=table.server)

    async def _made(self, table: Table, user: User) -> discord.PartialMessageable | None:
        """It is written down as soon as it is there, so that nobody has two."""
        channel, seat = await self._channel(table), table.seat_of(user.id)
        if channel is None or seat is None:
            return None
        title = words(table.language).say(self._bot.sessions.show.meta(table).title())
        thread = await channel.create_thread(
            name=thread_name(title, [table.names()[seat]]),
            type=discord.ChannelType.private_thread,
            auto_archive_duration=_WEEK,
            invitable=False,
        )
        await self._bot.sessions.post.keep_hand_thread(user.id, table.id, thread.id)
        return self._there(table, thread.id)

    async def _let_in(self, table: Table, user: User, thread: discord.PartialMessageable) -> None:
        """Until their hand lies there, as the first attempt may have failed; twice does no harm."""
        known, http = await self._bot.sessions.post.hand_message(user.id, table.id), self._bot.http
        if known is not None and known[0] == thread.id:
            return
        try:
            await http.add_user_to_thread(thread.id, user.id)
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            await http.edit_channel(thread.id, archived=False)
            await http.add_user_to_thread(thread.id, user.id)

    async def _channel(self, table: Table) -> discord.TextChannel | None:
        """The channel under which private threads can be made; a forum takes none."""
        there = await self._bot.fetch_channel(table.channel)
        above = there.parent if isinstance(there, discord.Thread) else there
        return above if isinstance(above, discord.TextChannel) else None
