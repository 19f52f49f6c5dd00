"""Tells people by direct message that tables wait for them, each table once."""

from __future__ import annotations

from functools import partial
from logging import INFO, getLogger
from typing import TYPE_CHECKING

import discord

from cogs.discord_io.views import NOBODY, classic_view, ids_on
from cogs.post.lookout import Lookout
from cogs.post.sending import Parcel
from cogs.shown.ids import Verb
from cogs.shown.notices import digest_page, turns_page
from cogs.shown.pages import Page
from engine.core.errors import Unstored
from locales import words
from process.logs import note
from sessions.duty import Elsewhere
from sessions.notices import Mail, Overtaken
from sessions.shapes import Sending
from sessions.telling import DIGEST, NOTICE

if TYPE_CHECKING:
    from cogs.client import Harbormaster

_SOONEST, _LATEST = 1.0, 10.0  # seconds
_THEIR_FAULT = 500  # from this status on it may have arrived all the same
_log = getLogger(__name__)


class Notices(Lookout):
    """Looks when somebody is to be told; whoever cannot be reached does not keep others waiting."""

    recheck = _SOONEST

    def __init__(self, bot: Harbormaster) -> None:
        super().__init__()
        self._bot = bot

    async def look(self) -> None:
        """That the store fails is told by the messenger; who is not told stays to be told."""
        self.recheck = _LATEST
        here = self._bot.connected and self._bot.sessions.context.duty.part.people
        if not here or self._bot.breaker.holds:
            return
        try:
            for user in await self._bot.sessions.notices.due():
                await self._tell(user)
            left = await self._bot.sessions.notices.seconds_to_next()
        except Unstored:
            return
        self.recheck = _LATEST if left is None else min(max(left, _SOONEST), _LATEST)

    async def _tell(self, user: int) -> None:
        notices = self._bot.sessions.notices
        try:
            mail = await notices.mail(user)
            if mail is not None:
                await self._send(mail)
        except Overtaken as error:
            await self._bot.sessions.post.never_arrived(error.begun)
        except discord.HTTPException as error:
            self._bot.figures.sends_failed.count("notice")
            note(_log, "notice_failed", level=INFO, code=error.code)
            if error.status < _THEIR_FAULT:
                await notices.refused(user, error.text or str(error))
                self._bot.replies.wake()  # who calls them instead
            else:
                await notices.failed(user, error.text or str(error))
        except Elsewhere:
            note(_log, "notice_left", level=INFO)
        except Unstored:
            raise
        except Exception as error:
            self._bot.figures.sends_failed.count("notice")
            note(_log, "notice_failed", error=error)
            await notices.failed(user, type(error).__name__)

    async def _send(self, mail: Mail) -> None:
        place = await self._bot.create_dm(discord.Object(mail.user.id))
        parcel = Parcel(
            table=mail.table,
            kind=NOTICE,
            notice=mail.what,
            revision=mail.what,
            place=place,
            is_it=is_notice,
            send=partial(self._sent, mail, place),
            record=self._bot.sessions.notices.sent,
            user=mail.user.id,
        )
        await self._bot.messenger.sender.send(parcel)

    async def _sent(self, mail: Mail, place: discord.DMChannel, begun: Sending) -> discord.Message:
        page = await self._page(mail, begun)
        view = classic_view(page.rows)
        return await place.send(page.text, view=view, allowed_mentions=NOBODY, nonce=begun.nonce)

    async def _page(self, mail: Mail, begun: Sending) -> Page:
        notices, spoken = self._bot.sessions.notices, words(mail.user.language)
        if mail.what == DIGEST:
            own = await notices.digest(mail.user.id)
            return digest_page(own, [self._bot.sessions.show.title(o.table) for o in own], spoken)
        return turns_page(await notices.turns(begun), spoken)


def is_notice(message: discord.Message) -> bool:
    """Whether somebody was told by this message: it leads to how they are told."""
    return any(id.verb is Verb.TOLD for id in ids_on(message))
