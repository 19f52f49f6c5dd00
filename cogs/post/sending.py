"""Sends what nobody should get twice: written down before, recorded after, looked for between."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import Enum, auto
from logging import INFO, getLogger
from typing import TYPE_CHECKING, TypeAlias

import discord

from process.logs import note
from sessions.shapes import Sending

if TYPE_CHECKING:
    from cogs.client import Harbormaster

Place: TypeAlias = discord.DMChannel | discord.PartialMessageable
_LOOK_BACK = 100  # messages, what one request brings
_CLOCKS_DIFFER = timedelta(minutes=10)
_log = getLogger(__name__)


class Outcome(Enum):
    """What became of a wish to send something."""

    SENT = auto()
    FOUND = auto()  # an earlier try had arrived, or may have, and is what Discord has
    OTHER_FOUND = auto()  # so had a try for something older: what is owed now is to be seen


@dataclass(frozen=True, slots=True)
class Parcel:
    """One message that is to be sent once, how to send it and how to know it again."""

    table: int
    kind: str  # poster, expiry, letter
    notice: int
    revision: int
    place: Place
    is_it: Callable[[discord.Message], bool]
    send: Callable[[Sending], Awaitable[discord.Message]]  # with its nonce, calling whom it calls
    record: Callable[[Sending, int], Awaitable[None]]  # this message
    user: int = 0


class Sender:
    """No message goes out before it is written down that it will."""

    def __init__(self, bot: Harbormaster) -> None:
        self._bot = bot
        self._unrecorded: dict[int, int] = {}  # sendings whose message could not be recorded

    async def send(self, parcel: Parcel) -> Outcome:
        """Send it, unless an earlier try turns out to have arrived."""
        sending = await self._begun(parcel)
        same = sending.notice == parcel.notice
        if sending.again:
            if arrived := await self._arrived(sending, parcel):
                await self._record(parcel, sending, arrived)
                return Outcome.FOUND if same else Outcome.OTHER_FOUND
            if not same:
                await self._bot.sessions.post.never_arrived(sending)
                sending = await self._begun(parcel)
        message = await parcel.send(sending)
        await self._record(parcel, sending, message.id)
        return Outcome.FOUND if sending.again else Outcome.SENT

    async def _begun(self, parcel: Parcel) -> Sending:
        wanted = (parcel.table, parcel.kind, parcel.notice, parcel.revision)
        return await self._bot.sessions.post.begin(*wanted, user=parcel.user)

    async def _record(self, parcel: Parcel, sending: Sending, message: int) -> None:
        self._unrecorded[sending.id] = message
        await parcel.record(sending, message)
        del self._unrecorded[sending.id]

    async def _arrived(self, sending: Sending, parcel: Parcel) -> int | None:
        """The message an earlier try led to; where there are several, all but one go."""
        if known := self._unrecorded.get(sending.id):
            return known
        own, seen = self._bot.user, _newest(parcel.place, sending)
        found = [m.id async for m in seen if m.author == own and parcel.is_it(m)]
        if not (unknown := await self._bot.sessions.post.unknown(sorted(set(found)))):
            return None
        *surplus, newest = unknown
        note(_log, "found_again", table=parcel.table, kind=parcel.kind, surplus=len(surplus))
        for message in surplus:
            await self._delete(parcel, message)
        return newest

    async def _delete(self, parcel: Parcel, message: int) -> None:
        try:
            await parcel.place.get_partial_message(message).delete()
        except discord.HTTPException as error:
            note(_log, "copy_kept", level=INFO, table=parcel.table, code=error.code)


async def _newest(place: Place, sending: Sending) -> AsyncIterator[discord.Message]:
    """What has come since, newest first; where much has, what came right after the sending too."""
    left = _LOOK_BACK
    async for message in place.history(limit=_LOOK_BACK):
        if message.id <= sending.after:
            return
        yield message
        left -= 1
    if left == 0:
        begun = datetime.fromtimestamp(sending.begun_at, UTC) - _CLOCKS_DIFFER
        start = discord.Object(max(discord.utils.time_snowflake(begun), sending.after))
        async for message in place.history(limit=_LOOK_BACK, after=start):
            yield message
