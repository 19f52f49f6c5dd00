"""Calls apart from the poster, with the way to it: for those who may have answered in advance."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import discord

from cogs.discord_io.views import calling, classic_view, links_on
from cogs.post.sending import Parcel, Sender
from cogs.shown.pages import call_row, channel_link
from cogs.shown.posters import call_text
from engine.core.decision import Seat
from sessions.notices import Overtaken
from sessions.shapes import Notice, Poster, Sending, Table

if TYPE_CHECKING:
    from cogs.client import Harbormaster


class Calls:
    """One message for all of a table who have not answered; a newer one takes its place."""

    def __init__(self, bot: Harbormaster, sender: Sender) -> None:
        self._bot = bot
        self._sender = sender

    async def send(self, table: Table, notice: Notice) -> None:
        """Name everybody who is wanted; only those who have not been called yet are called."""
        poster = await self._bot.sessions.show.poster(table.id)
        revision = poster.seen.revision
        named = await self._bot.sessions.calls.of(table.id, revision)
        if named is None:
            return
        parcel = Parcel(
            table=table.id,
            kind="call",
            notice=notice.id,
            revision=revision,
            place=self._bot.get_partial_messageable(table.channel, guild_id=table.server),
            is_it=partial(_is_call, table),
            send=partial(self._sent, poster, named),
            record=partial(self._bot.sessions.calls.sent, table.channel),
        )
        try:
            await self._sender.send(parcel)
        except Overtaken as error:  # whoever is wanted by now is called by the next one
            await self._bot.sessions.post.never_arrived(error.begun)

    async def _sent(self, poster: Poster, named: set[Seat], begun: Sending) -> discord.Message:
        table = poster.table
        place = self._bot.get_partial_messageable(table.channel, guild_id=table.server)
        seats = named | {chair.seat for chair in table.chairs if chair.acting in begun.calls}
        view, called = classic_view([call_row(table)]), calling(*begun.calls)
        text = call_text(poster, seats)
        if not text:
            raise Overtaken(begun)
        return await place.send(text, view=view, allowed_mentions=called, nonce=begun.nonce)


def _is_call(table: Table, message: discord.Message) -> bool:
    """Whether a message leads to the table's poster: of those in its channel only a call does."""
    return any(link.startswith(channel_link(table)) for link in links_on(message))
