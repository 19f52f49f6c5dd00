"""Changes messages that ask for something, once that is settled; what fails is tried again."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from logging import INFO, getLogger
from typing import TYPE_CHECKING, Generic, TypeVar

import discord

from cogs.post.lookout import Lookout
from engine.core.errors import Unstored
from process.logs import note
from process.wire import TROUBLE

if TYPE_CHECKING:
    from cogs.client import Harbormaster

T = TypeVar("T")
_FOR_GOOD = (400, 403, 404)  # the message cannot be changed any more, or not by us
_log = getLogger(__name__)


class Tidier(Lookout, Generic[T]):
    """Looks whenever something has happened, and now and then; what fails is tried again then."""

    def __init__(self, bot: Harbormaster) -> None:
        super().__init__()
        self._bot = bot

    async def look(self) -> None:
        """That the store fails is told by the messenger; what is not done stays due."""
        if self._bot.breaker.holds:
            return
        with suppress(Unstored):
            for each in await self.settled():
                await self._tidy(each)

    async def _tidy(self, each: T) -> None:
        try:
            await self.change(each)
        except TROUBLE as error:
            what = type(self).__name__.lower()
            note(_log, "not_shown", level=INFO, what=what, table=self.table(each), why=str(error))
            if not isinstance(error, discord.HTTPException) or error.status not in _FOR_GOOD:
                return
        await self.changed(each)

    @abstractmethod
    async def settled(self) -> Sequence[T]:
        """Those whose messages do not say it yet."""

    @abstractmethod
    def table(self, each: T) -> int:
        """Where one was asked."""

    @abstractmethod
    async def change(self, each: T) -> None:
        """Let a message say it."""

    @abstractmethod
    async def changed(self, each: T) -> None:
        """It does, or never can."""
