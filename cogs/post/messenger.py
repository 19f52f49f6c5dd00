"""Carries what is owed to Discord: each table's newest poster, refreshes and hands."""

from __future__ import annotations

import asyncio
from logging import WARNING, getLogger
from typing import TYPE_CHECKING, Any

import discord

from cogs.discord_io.views import (
    as_edit,
    calling,
    classic,
    classic_view,
    modern,
    stripped,
    too_large,
)
from cogs.discord_io.visit import UPLOAD_LIMIT
from cogs.shown.posters import Face, expiry_warning, lobby_face, table_face
from engine.core.errors import Refused
from process.logs import note
from sessions.shapes import LIVE, Notice, NotStarted, Picture, Seen, Step, Table

if TYPE_CHECKING:
    from cogs.client import Harbormaster

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
MISSING_ACCESS, MISSING_PERMISSION = 50001, 50013
ARCHIVED, OLD_EDITS = 50083, 30046
_LEFT_ALONE = (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, MISSING_ACCESS, ARCHIVED, OLD_EDITS)
_CLOSED = (UNKNOWN_CHANNEL, MISSING_ACCESS, MISSING_PERMISSION)
_LETTERS = ("hand", "follow")
_MOST_NONCE = 25
_RECHECK = 1.0
_LONGEST_REST = 60.0  # seconds without a look at what is owed
_TROUBLE = (discord.DiscordException, OSError, asyncio.TimeoutError)
_log = getLogger(__name__)


class Messenger:
    """One worker per table that is owed something; the tables do not wait for each other."""

    def __init__(self, bot: Harbormaster) -> None:
        self._bot = bot
        self._woken = asyncio.Event()
        self._serving: set[int] = set()
        self._looking = False

    @property
    def busy(self) -> bool:
        """Whether something is being delivered or is about to be."""
        return bool(self._serving) or self._woken.is_set() or self._looking

    def wake(self) -> None:
        """Something is owed: deliver it now."""
        self._woken.set()

    def told(self, step: Step) -> None:
        """An answer was stored; whoever is to hear of it hears of it at once."""
        if step.owing:
            self.wake()

    async def run(self) -> None:
        """Deliver for as long as the bot runs."""
        self.wake()
        while True:
            try:
                await self._wait()
                await self._round()
            except Exception as error:
                note(_log, "outbox_unreadable", error=error)
                await asyncio.sleep(_RECHECK)

    async def _round(self) -> None:
        """Give every table that is owed something a worker."""
        self._looking = True
        self._woken.clear()
        owed: dict[int, list[Notice]] = {}
        try:
            for notice in await self._bot.sessions.post.due():
                owed.setdefault(notice.table, []).append(notice)
        finally:
            self._looking = False
        for table in owed.keys() - self._serving:
            self._serving.add(table)
            self._bot.chores.spawn(self._serve(table, owed[table]), "deliver", table=table)

    async def _wait(self) -> None:
        pause = _RECHECK if self._serving else await self._bot.sessions.post.seconds_to_next()
        try:
            async with asyncio.timeout(
                _LONGEST_REST if pause is None else min(pause, _LONGEST_REST)
            ):
                await self._woken.wait()
        except TimeoutError:
            return

    async def _serve(self, table: int, notices: list[Notice]) -> None:
        """Posters first, so that a letter can lead to its poster."""
        try:
            for notice in sorted(notices, key=lambda notice: notice.kind in _LETTERS):
                await self._deliver(notice)
        finally:
            self._serving.discard(table)
            self.wake()

    async def _deliver(self, notice: Notice) -> None:
        post = self._bot.sessions.post
        try:
            await self._carry(notice)
        except (Refused, *_TROUBLE) as error:
            if await self._is_past(notice, error):
                await post.delivered(notice)
                return
            await post.failed(notice, str(error))
            await self._explain(notice, error)
        except Exception as error:
            await post.failed(notice, repr(error))
            note(_log, "delivery_failed", error=error, **_fields(notice))
        else:
            await post.delivered(notice)
            note(_log, "delivered", **_fields(notice))

    async def _carry(self, notice: Notice) -> None:
        table = await self._bot.sessions.show.table(notice.table)
        if notice.kind == "hand":
            await self._bot.letters.hand(table, notice.seat)
        elif notice.kind == "refresh":
            await self._refresh(table, notice)
        elif notice.kind == "expiry":
            await self._warn_of_closing(table)
        elif notice.kind == "follow":
            await self._tell_followers(table)
        else:
            await self._poster(table, notice)

    async def _tell_followers(self, table: Table) -> None:
        """One letter each; a reader whose mailbox is closed does not keep the others waiting."""
        for reader in await self._bot.sessions.follow.readers(table.id):
            await self._bot.letters.news(table, reader)

    # -- posters ----------------------------------------------------------------------------------

    async def _poster(self, table: Table, notice: Notice) -> None:
        """A new message with the buttons; then the old one loses its own."""
        if _is_shown(table, notice):
            return
        face, revision = await self._face(table)
        nonce = f"{table.id}:{revision}:{notice.id}"[:_MOST_NONCE]
        message = await self._send(table, face, nonce)
        await self._bot.sessions.post.poster_posted(table.id, message.id, revision)
        if table.poster_message and table.poster_message != message.id:
            await self._strip(table, table.poster_message)

    async def _face(self, table: Table) -> tuple[Face, int]:
        show = self._bot.sessions.show
        try:
            poster = await show.poster(table.id)
        except NotStarted:
            return lobby_face(table, show.meta(table)), -1
        picture = await self._picture(poster.seen, "score" if poster.outcome else "board")
        return table_face(poster, show.meta(table), picture), poster.seen.revision

    async def _picture(self, seen: Seen, kind: str) -> Picture | None:
        """The public picture of the very moment the text tells of; a game goes on without one."""
        try:
            return await self._bot.sessions.show.drawn(seen, kind, limit=UPLOAD_LIMIT)
        except Exception as error:
            table = seen.table.id
            note(_log, "picture_failed", error=error, level=WARNING, table=table, kind=kind)
            return None

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._bot.get_partial_messageable(table.channel, guild_id=table.server)

    async def _send(self, table: Table, face: Face, nonce: str) -> discord.Message:
        """As it should be, or as plainly as this channel needs it."""
        channel = self._channel(table)
        try:
            return await channel.send(**modern(face), nonce=nonce)
        except discord.HTTPException as error:
            plainer = _plainer(face, error)
            if plainer is None:
                raise
            note(_log, "poster_plainer", level=WARNING, table=table.id, code=error.code)
            return await channel.send(**plainer, nonce=nonce)

    async def _refresh(self, table: Table, notice: Notice) -> None:
        """The poster in place; where that cannot be, a new one.

        It calls nobody, so the poster of a turn that has ended meanwhile is still owed.
        """
        if table.poster_message is None:
            await self._poster(table, notice)
            return
        face, _ = await self._face(table)
        message = self._channel(table).get_partial_message(table.poster_message)
        try:
            await message.edit(**as_edit(modern(face)))
        except discord.HTTPException as error:
            if face.picture and too_large(error):
                plainer = face.without_picture("bot-picture-too-large")
                await message.edit(**as_edit(modern(plainer)))
                return
            if error.status != 400 and error.code != UNKNOWN_MESSAGE:
                raise
            await self._bot.sessions.post.poster_lost(table)
            if error.code != UNKNOWN_MESSAGE:
                await self._strip(table, table.poster_message)

    async def _strip(self, table: Table, message: int) -> None:
        """Take the buttons off an old poster; where that fails, they still lead to today's game."""
        try:
            old = await self._channel(table).fetch_message(message)
            await old.edit(view=stripped(old))
        except discord.HTTPException as error:
            level = WARNING if error.code not in _LEFT_ALONE else None
            note(_log, "old_poster_kept", level=level, table=table.id, code=error.code)

    async def _warn_of_closing(self, table: Table) -> None:
        """A silent lobby will close tomorrow, unless somebody presses the button (L6)."""
        if table.status != "lobby":
            return
        text, row = expiry_warning(table, self._bot.sessions.show.meta(table))
        await self._channel(table).send(
            text, view=classic_view([row]), allowed_mentions=calling(table.host)
        )

    # -- trouble ----------------------------------------------------------------------------------

    async def _explain(self, notice: Notice, error: BaseException) -> None:
        """A channel that is closed to us: its host hears once what to do."""
        code = getattr(error, "code", 0)
        note(_log, "not_delivered", level=WARNING, code=code, why=str(error), **_fields(notice))
        if code in _CLOSED and notice.kind != "hand":
            await self._bot.letters.warn(await self._bot.sessions.show.table(notice.table), code)

    async def _is_past(self, notice: Notice, error: BaseException) -> bool:
        """A closed table whose channel is gone, or whose game cannot be read, is owed no more."""
        table = await self._bot.sessions.show.table(notice.table)
        if table.status in LIVE:
            return False
        code = getattr(error, "code", 0)
        left = self._bot.up.is_set() and self._bot.get_guild(table.server) is None
        gone = code == UNKNOWN_CHANNEL or (code == MISSING_ACCESS and left)
        return isinstance(error, Refused) or (gone and notice.kind not in _LETTERS)

    async def restore(self, tables: list[Table]) -> None:
        """Owe a new poster to every table whose poster is gone."""
        for table in tables:
            try:
                await self._restore(table)
            except Exception as error:  # the others are looked after all the same
                note(_log, "not_restored", error=error, table=table.id)

    async def _restore(self, table: Table) -> None:
        if await self._is_lost(table):
            now = await self._bot.sessions.show.table(table.id)
            if now.poster_message == table.poster_message:
                note(_log, "poster_lost", table=table.id)
                await self._bot.sessions.post.poster_lost(now)
                self.wake()

    async def _is_lost(self, table: Table) -> bool:
        if table.poster_message is None:
            return True
        try:
            await self._channel(table).fetch_message(table.poster_message)
        except discord.NotFound as error:
            return error.code == UNKNOWN_MESSAGE
        except _TROUBLE:
            return False
        return False


def _is_shown(table: Table, notice: Notice) -> bool:
    """A poster of this revision, or a later one, is there already."""
    return (
        table.status in ("playing", "over")
        and table.poster_message is not None
        and table.poster_revision >= notice.revision
    )


def _plainer(face: Face, error: discord.HTTPException) -> dict[str, Any] | None:
    """What may work where a poster was refused."""
    if too_large(error):
        return modern(face.without_picture("bot-picture-too-large")) if face.picture else None
    if error.status == 400:
        return classic(face)
    if face.picture and error.code == MISSING_PERMISSION:
        return modern(face.without_picture("bot-poster-no-files"))
    return None


def _fields(notice: Notice) -> dict[str, Any]:
    return {"table": notice.table, "revision": notice.revision, "kind": notice.kind}
