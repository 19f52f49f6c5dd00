"""Posts what is told beside the tables, once each: lines of the log, word of new lobbies."""

from __future__ import annotations

from contextlib import suppress
from logging import INFO, WARNING, getLogger
from typing import TYPE_CHECKING

import discord

from cogs.discord_io.views import classic_view, ids_on
from cogs.post.lookout import Lookout
from cogs.post.posters import MISSING_ACCESS, MISSING_PERMISSION, UNKNOWN_CHANNEL
from cogs.shown.bulletins import Told, announcement, log_line
from cogs.shown.deputies import asking
from cogs.shown.managing import told_text
from cogs.shown.votes import idle_text, matters_row, vote_rows, vote_text
from engine.core.errors import Refused, Unstored
from process.logs import note
from process.wire import TROUBLE
from sessions.ballot import Vote
from sessions.duty import Elsewhere
from sessions.shapes import Bulletin

if TYPE_CHECKING:
    from cogs.client import Harbormaster

_CLOSED = (MISSING_ACCESS, MISSING_PERMISSION)
_MOST_TRIES = 6  # in a channel that is closed to us; what was done stays written down
_LOOK_BACK = 100
_RECHECK = 60.0
_log = getLogger(__name__)


class Bulletins(Lookout):
    """One after the other; none is sent before it is written down that it will be."""

    recheck = _RECHECK

    def __init__(self, bot: Harbormaster) -> None:
        super().__init__()
        self._bot = bot

    async def look(self) -> None:
        """Post what is due, one after the other; what cannot be recorded is not sent.

        That the store fails is told by the messenger, which wakes us when it works again.
        """
        if self._bot.breaker.holds:
            return
        with suppress(Unstored):
            for bulletin in await self._bot.sessions.bulletins.due():
                await self._deliver(bulletin)

    async def _deliver(self, bulletin: Bulletin) -> None:
        try:
            if told := await self._told(bulletin):
                message = await self._post(bulletin, told)
                if bulletin.kind == "poll":
                    where = (bulletin.subject, bulletin.channel, message)
                    await self._bot.sessions.votes.posted(*where)
                if bulletin.kind == "deputy":
                    where = (bulletin.subject, bulletin.channel, message)
                    await self._bot.sessions.deputies.posted(*where)
        except Refused as error:  # what it would tell of cannot be read any more
            note(_log, "bulletin_dropped", level=INFO, server=bulletin.server, why=str(error))
        except Elsewhere:
            return
        except Unstored:
            raise
        except Exception as error:  # whoever is at fault: what is owed to the others goes out
            if await self._kept(bulletin, error):
                return
        await self._bot.sessions.bulletins.posted(bulletin)

    async def _kept(self, bulletin: Bulletin, error: Exception) -> bool:
        """Whether it is tried again later; a fault of our own is noted in full."""
        ours = None if isinstance(error, TROUBLE) else error
        server, why = bulletin.server, str(error)
        note(_log, "bulletin_kept", error=ours, level=WARNING, server=server, why=why)
        known = self._bot.sessions.bulletins
        if _is_hopeless(bulletin, error) and not await known.waits(bulletin):
            return False
        await known.failed(bulletin, why)
        return True

    async def _told(self, bulletin: Bulletin) -> Told | None:
        """What it says; None if there is nothing to say any more."""
        known = self._bot.sessions.bulletins
        if bulletin.kind == "log":
            line = await known.line(bulletin)
            return log_line(line, await known.language(bulletin.server)) if line else None
        if bulletin.kind == "table":
            return await self._done(bulletin)
        if bulletin.kind == "poll":
            return _asked(await self._bot.sessions.votes.asked(bulletin.subject))
        if bulletin.kind == "deputy":
            return await self._friend(bulletin)
        if bulletin.kind == "idle":
            return await self._idle(bulletin)
        table = await self._bot.sessions.show.table(bulletin.subject)
        if table.status != "lobby":
            return None
        meta, rules = self._bot.sessions.show.meta(table), self._bot.sessions.settings
        return announcement(table, meta, rules.of(bulletin.server).announce_role)

    async def _idle(self, bulletin: Bulletin) -> Told | None:
        """A game that falls silent asks its people what now, without a sound."""
        table = await self._bot.sessions.resting.idle(bulletin.subject)
        if table is None:
            return None
        text = idle_text(table, self._bot.sessions.show.title(table))
        return Told(text, (matters_row(table),), asks=table.people)

    async def _friend(self, bulletin: Bulletin) -> Told | None:
        """A friend is asked to play for somebody; without a sound, and called once a day."""
        found = await self._bot.sessions.deputies.find(bulletin.subject)
        if found is None or found.deputy is None or found.deputy.state != "open":
            return None
        text, row = asking(found, self._bot.sessions.show.title(found.table))
        return Told(text, (row,), asks=(found.deputy.deputy,) * found.deputy.calls)

    async def _done(self, bulletin: Bulletin) -> Told | None:
        """What a manager has done for a table, told there."""
        line = await self._bot.sessions.bulletins.line(bulletin)
        if line is None or line.table is None:
            return None
        return Told(told_text(await self._bot.sessions.show.table(line.table), line))

    async def _post(self, bulletin: Bulletin, told: Told) -> int:
        """Once: a try whose end is not known is looked for before there is another; its number."""
        server, channel = bulletin.server, bulletin.channel
        place = self._bot.get_partial_messageable(channel, guild_id=server)
        again = bulletin.begun_at is not None
        begun = await self._bot.sessions.bulletins.begun(bulletin)
        if again and (found := await self._arrived(place, begun, told)):
            note(_log, "found_again", level=INFO, server=server, kind=bulletin.kind)
            return found
        roles = [discord.Object(told.calls)] if told.calls else False
        people = [discord.Object(user) for user in told.asks]
        called = discord.AllowedMentions(everyone=False, users=people or False, roles=roles)
        view = classic_view(told.rows) if told.rows else discord.utils.MISSING
        sent = await place.send(
            told.text, view=view, allowed_mentions=called, nonce=begun.nonce, silent=bool(people)
        )
        return sent.id

    async def _arrived(
        self, place: discord.PartialMessageable, bulletin: Bulletin, told: Told
    ) -> int | None:
        own, begun = self._bot.user, bulletin.begun_at or 0
        async for message in place.history(limit=_LOOK_BACK):
            if message.created_at.timestamp() < begun - _RECHECK:
                return None
            if message.author == own and _is_it(message, told):
                return message.id
        return None


def _asked(vote: Vote | None) -> Told | None:
    """A vote asks those who have a say in it, without a sound."""
    if vote is None:
        return None
    return Told(vote_text(vote), vote_rows(vote), asks=tuple(c.user for c in vote.missing))


def _is_it(message: discord.Message, told: Told) -> bool:
    """The same words, or the same button under words that have changed meanwhile."""
    return message.content == told.text or not told.pressed.isdisjoint(ids_on(message))


def _is_hopeless(bulletin: Bulletin, error: BaseException) -> bool:
    """The channel is gone, or has been closed to the bot for long."""
    code = getattr(error, "code", 0)
    closed = code in _CLOSED and bulletin.attempts >= _MOST_TRIES
    return code == UNKNOWN_CHANNEL or closed
