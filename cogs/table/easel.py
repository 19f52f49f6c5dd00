"""Previews on panels: one at a time on each, and only the newest."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from logging import INFO, WARNING, getLogger

import discord

from cogs.discord_io.locks import Locks
from cogs.discord_io.views import file_of
from cogs.discord_io.visit import Visit
from engine.core.decision import Decision
from process.logs import note
from process.wire import TROUBLE
from sessions.shapes import Picture, Seen

MOST_PANELS = 512
TOKEN_EXPIRED = 50027  # a panel can be changed for a quarter of an hour
_log = getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Subject:
    """What a preview is of: a position, and the options that are on the screen."""

    revision: int
    options: tuple[str, ...]

    @classmethod
    def of(cls, seen: Seen, asked: Decision) -> _Subject:
        """Of a question, or of a part of it."""
        return cls(seen.revision, asked.tokens())


@dataclass(frozen=True, slots=True)
class _Wanted:
    """A picture that somebody waits for."""

    subject: _Subject
    drawing: asyncio.Task[Picture | None]


class Easel:
    """Puts preview pictures on panels: one at a time on each, and only the newest."""

    def __init__(self) -> None:
        self._wanted: dict[int, _Wanted] = {}
        self._shown: OrderedDict[int, _Subject] = OrderedDict()  # by panel
        self._putting: set[int] = set()
        self._locks = Locks()

    async def paint(self, visit: Visit, seen: Seen, asked: Decision, message: int) -> None:
        """Swap in the picture of what a panel tells of, unless a newer one is wanted by then."""
        newest = self._wanted.get(message)
        if newest is not None and newest.subject.revision > seen.revision:
            return
        self.forget(message)
        drawing = asyncio.create_task(visit.picture(seen, "preview", asked))
        subject = _Subject.of(seen, asked)
        wanted = self._wanted[message] = _Wanted(subject, drawing)
        try:
            # Held while Discord is asked, so that an older picture never comes last; only other
            # pictures of the same private panel wait for it, no press does.
            async with self._locks.of(message):
                await asyncio.wait([drawing])
                if self._wanted.get(message) is wanted and not drawing.cancelled():
                    await self._put(visit, message, drawing.result(), subject)
        finally:
            drawing.cancel()
            if self._wanted.get(message) is wanted:
                del self._wanted[message]

    def forget(self, message: int) -> bool:
        """What is being drawn for a panel is not wanted; whether a picture is on its way to it."""
        self._shown.pop(message, None)
        if wanted := self._wanted.pop(message, None):
            wanted.drawing.cancel()  # one that waits for a pen is never begun
        return message in self._putting

    async def wipe(self, visit: Visit, message: int) -> None:
        """Take off a picture that was on its way when its panel was closed."""
        async with self._locks.of(message):
            await self._put(visit, message, None)

    def shows(self, message: int, seen: Seen, asked: Decision) -> bool:
        """Whether the picture on a panel, or the one it will have, is of this question."""
        wanted = self._wanted.get(message)
        subject = wanted.subject if wanted else self._shown.get(message)
        return subject == _Subject.of(seen, asked)

    async def _put(
        self, visit: Visit, message: int, picture: Picture | None, subject: _Subject | None = None
    ) -> None:
        self._putting.add(message)
        try:
            files = [file_of(picture)] if picture else []
            await visit.change(message, attachments=files)
        except discord.HTTPException as error:  # dismissed, or too old to be changed
            gone = isinstance(error, discord.NotFound) or error.code == TOKEN_EXPIRED
            note(_log, "panel_left", level=INFO if gone else WARNING, code=error.code)
        except TROUBLE as error:
            note(_log, "panel_left", level=WARNING, why=repr(error))
        else:
            self._remember(message, subject if picture else None)
        finally:
            self._putting.discard(message)

    def _remember(self, message: int, subject: _Subject | None) -> None:
        self._shown.pop(message, None)
        if subject is not None:
            self._shown[message] = subject
        if len(self._shown) > MOST_PANELS:
            self._shown.popitem(last=False)
