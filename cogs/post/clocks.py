"""Sees to clocks, and sends what they bring about: reminders, and the question what now."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import discord

from cogs.discord_io.views import calling, classic_view, ids_on
from cogs.post.letters import CLOSED
from cogs.post.replies import Replies
from cogs.post.sending import Parcel, Place, Sender
from cogs.shown.clocks import REMINDER, late_row, late_text, reminder_text
from cogs.shown.ids import Verb
from cogs.shown.pages import call_row
from cogs.shown.posters import mention
from locales import words
from sessions.ballot import Vote
from sessions.clocks import Reminder
from sessions.shapes import Notice, Sending, Table

if TYPE_CHECKING:
    from cogs.client import Harbormaster

_FIRST = 1  # reminder, which makes no sound


class Clocks(Replies):
    """Looks like whoever answers for people; it also writes down that the bot is there."""

    latest = 30.0

    def __init__(self, bot: Harbormaster) -> None:
        super().__init__(bot, bot.sessions.clocks)


class Reminders:
    """Each is sent once, and goes when it is answered."""

    def __init__(self, bot: Harbormaster, sender: Sender) -> None:
        self._bot = bot
        self._sender = sender

    async def remind(self, table: Table, notice: Notice) -> None:
        """Tell somebody that the table still waits for them."""
        reminder = await self._bot.sessions.clocks.reminder(table.id, notice.seat)
        if reminder is None:
            return
        game, user = self._bot.sessions.show.title(table), reminder.chair.acting
        if not reminder.by_mail:
            text = reminder_text(reminder, game, words(table.language))
            await self._remind(reminder, notice, self._place(table), text)
            return
        known = await self._bot.sessions.show.known_user(user)
        text = reminder_text(reminder, game, words(known.language))
        try:
            place = await self._bot.create_dm(discord.Object(user))
            await self._remind(reminder, notice, place, text)
        except discord.HTTPException as error:
            if error.code not in CLOSED:
                raise
            await self._bot.sessions.notices.refused(user, error.text)
            raise  # it is tried again where the table stands

    async def _remind(self, reminder: Reminder, notice: Notice, place: Place, text: str) -> None:
        clocks, user = self._bot.sessions.clocks, reminder.chair.acting
        silent = notice.revision == _FIRST and reminder.asker is None
        parcel = Parcel(
            table=notice.table,
            kind="remind",
            notice=notice.id,
            revision=notice.revision,
            place=place,
            is_it=partial(_reminds, user),
            send=partial(_send_reminder, reminder, place, text, silent=silent),
            record=partial(clocks.reminded, notice.seat, place.id),
            user=user,
        )
        await self._sender.send(parcel)

    async def ask(self, table: Table, notice: Notice) -> None:
        """Ask the others what now; without a sound, as there is no hurry."""
        found = await self._bot.sessions.clocks.stalled(table.id)
        if found is None:
            return
        parcel = Parcel(
            table=table.id,
            kind="late",
            notice=notice.id,
            revision=notice.revision,
            place=self._place(table),
            is_it=partial(_asks, table.id),
            send=partial(self._send_question, found),
            record=partial(self._bot.sessions.clocks.stall_told, table.channel),
        )
        await self._sender.send(parcel)

    async def _send_question(self, found: Vote, begun: Sending) -> discord.Message:
        called = calling(*(voter.user for voter in found.voters))
        view = classic_view([late_row(found)])
        place, nonce = self._place(found.table), begun.nonce
        return await place.send(
            late_text(found), view=view, allowed_mentions=called, nonce=nonce, silent=True
        )

    def _place(self, table: Table) -> discord.PartialMessageable:
        return self._bot.get_partial_messageable(table.channel, guild_id=table.server)


async def _send_reminder(
    reminder: Reminder, place: Place, text: str, begun: Sending, *, silent: bool
) -> discord.Message:
    view = classic_view([call_row(reminder.table)])
    called = calling(reminder.chair.acting)
    nonce = begun.nonce
    return await place.send(text, view=view, allowed_mentions=called, nonce=nonce, silent=silent)


def _reminds(user: int, message: discord.Message) -> bool:
    return message.content.startswith(REMINDER) and mention(user) in message.content


def _asks(table: int, message: discord.Message) -> bool:
    return any(id.verb is Verb.LATE and id.numbers[0] == table for id in ids_on(message))
