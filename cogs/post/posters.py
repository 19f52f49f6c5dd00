"""The posters of all tables: posted, edited in place, replaced, and looked after at the start."""

from __future__ import annotations

from asyncio import Semaphore
from contextlib import nullcontext
from dataclasses import replace
from functools import partial
from logging import INFO, WARNING, getLogger
from typing import TYPE_CHECKING, Any

import discord

from cogs.discord_io.views import (
    as_edit,
    calling,
    classic,
    classic_view,
    ids_on,
    modern,
    stripped,
    text_of,
    too_large,
)
from cogs.discord_io.visit import UPLOAD_LIMIT
from cogs.post.sending import Outcome, Parcel, Sender
from cogs.shown.company import Company
from cogs.shown.ids import Verb
from cogs.shown.posters import POSTER_MARKS, Face, expiry_warning, lobby_face, table_face
from process.logs import note
from sessions.owing import LOBBY
from sessions.pens import Urgency
from sessions.shapes import LIVE, Notice, NotStarted, Picture, Poster, Seen, Sending, Table

if TYPE_CHECKING:
    from cogs.client import Harbormaster

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
MISSING_ACCESS, MISSING_PERMISSION = 50001, 50013
ARCHIVED = 50083
_GONE = (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED)
_CLOSED = (MISSING_ACCESS, MISSING_PERMISSION)
_MOST_EDITS = 2  # refused before a new poster takes the place of one that cannot be changed
_MOST_TRIES = 6  # at an old poster in a channel that is closed to us: the next start looks again
_LOOK_BACK = 50
_AT_ONCE = 4  # posters that are drawn anew at a time: nobody waits for them, and new ones go first
_log = getLogger(__name__)


class Posters:
    """The only writer of posters; each is sent once, and the one before it loses its buttons."""

    def __init__(self, bot: Harbormaster, sender: Sender) -> None:
        self._bot = bot
        self._sender = sender
        self._few = Semaphore(_AT_ONCE)

    async def post(self, table: Table, notice: Notice) -> bool:
        """A new message with the buttons; False where the table must be looked at again."""
        if _is_shown(table, notice):
            return True
        poster = await self._poster(table, catching_up=True)
        bare = self._bare(poster)
        parcel = Parcel(
            table=table.id,
            kind="poster",
            notice=notice.id,
            revision=poster.seen.revision if poster else LOBBY,
            place=self._channel(table),
            is_it=partial(_has, table.id, POSTER_MARKS),
            send=partial(self._send, table, poster, bare=bare),
            record=partial(self._bot.sessions.post.poster_posted, bare=bare),
        )
        return await self._sender.send(parcel) is not Outcome.OTHER_FOUND

    async def refresh(self, table: Table, notice: Notice) -> bool:
        """The poster in place; where that cannot be, a new one.

        It calls nobody, so the poster of a turn that has ended meanwhile is still owed.
        """
        if table.poster_message is None:
            return await self.post(table, notice)
        called = await self._bot.sessions.calls.by_poster(table.id)
        poster = await self._poster(table)
        async with self._few if poster else nullcontext():
            face = replace(await self._face(table, poster), mentions=called)
        message = self._channel(table).get_partial_message(table.poster_message)
        try:
            await _edited(message, face)
        except discord.HTTPException as error:
            gone = error.code == UNKNOWN_MESSAGE
            refused = error.status == 400 and notice.attempts >= _MOST_EDITS
            if not gone and not refused:
                raise
            await self._bot.sessions.post.poster_lost(table, kept=not gone)
        return True

    async def retire(self, table: Table, notice: Notice) -> None:
        """Take the buttons off an old poster, or a copy away; they still lead to today's game."""
        place = notice.channel or table.channel
        channel = self._bot.get_partial_messageable(place, guild_id=table.server)
        try:
            if notice.kind == "delete":
                await channel.get_partial_message(notice.id).delete()
                return
            old = await channel.fetch_message(notice.id)
            await old.edit(view=stripped(old))
        except discord.HTTPException as error:
            closed = error.code in _CLOSED and notice.attempts >= _MOST_TRIES
            if error.code not in _GONE and not closed:
                raise
            note(_log, "old_poster_kept", level=INFO, table=table.id, code=error.code)

    async def warn_of_closing(self, table: Table, notice: Notice) -> None:
        """A silent lobby will close tomorrow, unless somebody presses the button (L6)."""
        if table.status != "lobby":
            return

        async def send(begun: Sending) -> discord.Message:
            text, row = expiry_warning(table, self._bot.sessions.show.meta(table))
            called = calling(table.host)
            view = classic_view([row])
            return await place.send(text, view=view, allowed_mentions=called, nonce=begun.nonce)

        place, is_it = self._channel(table), partial(_has, table.id, (Verb.RENEW,))
        record = self._bot.sessions.post.announced
        parcel = Parcel(table.id, "expiry", notice.id, LOBBY, place, is_it, send, record)
        await self._sender.send(parcel)

    # -- faces ------------------------------------------------------------------------------------

    async def _poster(self, table: Table, *, catching_up: bool = False) -> Poster | None:
        """What is public of a game; None before it has begun."""
        try:
            return await self._bot.sessions.show.poster(table.id, catching_up=catching_up)
        except NotStarted:
            return None

    def waits(self, table: Table) -> bool:
        """Whether a poster that is there has a picture that is not drawn now.

        To find that out costs nothing: it is asked of many tables while there is too much to do.
        """
        rules = self._bot.sessions.settings.of(table.server)
        pictured = table.status != "lobby" and rules.pictures != "demand"
        return self._bot.breaker.words_only and table.poster_message is not None and pictured

    def _bare(self, poster: Poster | None) -> bool:
        """Whether a poster goes out in words that should have pictures."""
        if poster is None or not self._bot.breaker.words_only:
            return False
        return bool(self._bot.sessions.show.public_pictures(poster))

    async def _face(self, table: Table, poster: Poster | None, *, bare: bool = False) -> Face:
        meta = self._bot.sessions.show.meta(table)
        if poster is None:
            return lobby_face(table, meta, await self._company(table))
        kinds = self._bot.sessions.show.public_pictures(poster)
        if bare:
            self._bot.figures.pictures_missing.count()
            return replace(table_face(poster, meta, ()), bare=True)
        limit = UPLOAD_LIMIT // max(1, len(kinds))
        drawn = [await self._picture(poster.seen, kind, limit) for kind in kinds]
        return table_face(poster, meta, drawn)

    async def _company(self, table: Table) -> Company:
        """What a lobby says of its server and of those who sit there."""
        etiquette = self._bot.sessions.settings.of(table.server).etiquette
        return Company(etiquette, await self._bot.sessions.reliability.of(table.people))

    async def _picture(self, seen: Seen, kind: str, limit: int) -> Picture | None:
        """A public picture of the very moment the text tells of; a game goes on without one."""
        try:
            return await self._bot.sessions.show.drawn(
                seen, kind, limit=limit, urgency=Urgency.OWED
            )
        except Exception as error:
            table = seen.table.id
            note(_log, "picture_failed", error=error, level=WARNING, table=table, kind=kind)
            return None

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._bot.get_partial_messageable(table.channel, guild_id=table.server)

    async def _send(
        self, table: Table, poster: Poster | None, begun: Sending, *, bare: bool
    ) -> discord.Message:
        """As it should be, or as plainly as this channel needs it."""
        channel = self._channel(table)
        face = replace(await self._face(table, poster, bare=bare), mentions=begun.calls)
        try:
            return await channel.send(**modern(face), nonce=begun.nonce)
        except discord.HTTPException as error:
            plainer = _plainer(face, error)
            if plainer is None:
                raise
            note(_log, "poster_plainer", level=WARNING, table=table.id, code=error.code)
            return await channel.send(**plainer, nonce=begun.nonce)

    # -- at the start -----------------------------------------------------------------------------

    async def restore(self, tables: list[Table]) -> None:
        """Owe a new poster where it is gone, and an end to buttons that should not be there."""
        for table in (*tables, *await self._bot.sessions.post.lately_done()):
            try:
                await self._look_after(table)
            except Exception as error:  # the others are looked after all the same
                why = str(error) or repr(error)
                note(_log, "not_looked_after", level=WARNING, table=table.id, why=why)
                if getattr(error, "code", 0) == UNKNOWN_CHANNEL:
                    await self._bot.sessions.parking.park(table.id, "gone")

    async def _look_after(self, table: Table) -> None:
        post = self._bot.sessions.post
        seen = {m.id: m async for m in self._channel(table).history(limit=_LOOK_BACK)}
        strays = {
            message.id: _is_copy(table, message, seen.get(table.poster_message or 0))
            for message in seen.values()
            if message.author == self._bot.user and _has(table.id, POSTER_MARKS, message)
        }
        strays.pop(table.poster_message or 0, None)
        if strays:
            note(_log, "old_buttons", level=INFO, table=table.id, count=len(strays))
            await post.retire(table.id, strays)
        if table.status in LIVE and table.poster_message not in seen and await self._is_lost(table):
            note(_log, "poster_lost", table=table.id)
            await post.poster_lost(table)

    async def _is_lost(self, table: Table) -> bool:
        if table.poster_message is None:
            return True
        try:
            await self._channel(table).fetch_message(table.poster_message)
        except discord.NotFound as error:
            return error.code == UNKNOWN_MESSAGE
        return False


def _is_shown(table: Table, notice: Notice) -> bool:
    """A poster of this revision, or a later one, is there already."""
    return (
        table.status != "ended"
        and table.poster_message is not None
        and table.poster_revision >= notice.revision
    )


def _has(table: int, verbs: tuple[Verb, ...], message: discord.Message) -> bool:
    """Whether a message has a button of a table."""
    return any(id.verb in verbs and id.numbers[0] == table for id in ids_on(message))


def _is_copy(table: Table, message: discord.Message, poster: discord.Message | None) -> bool:
    """A second poster of the same lobby or turn, which tells nobody anything."""
    return table.status == "lobby" or (poster is not None and text_of(message) == text_of(poster))


async def _edited(message: discord.PartialMessage, face: Face) -> None:
    """As it should be, or as plainly as it was posted here."""
    try:
        await message.edit(**as_edit(modern(face)))
    except discord.HTTPException as error:
        plainer = _plainer(face, error)
        if plainer is None:
            raise
        await message.edit(**as_edit(plainer))


def _plainer(face: Face, error: discord.HTTPException) -> dict[str, Any] | None:
    """What may work where a poster was refused."""
    if why := _no_room_for_picture(face, error):
        return modern(face.without_pictures(why))
    return classic(face) if error.status == 400 else None


def _no_room_for_picture(face: Face, error: discord.HTTPException) -> str | None:
    """Why a poster may have no picture here; None if that is not what is wrong."""
    if not face.pictures:
        return None
    if too_large(error):
        return "bot-picture-too-large"
    return "bot-poster-no-files" if error.code == MISSING_PERMISSION else None
