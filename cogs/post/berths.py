"""Says that this process lives, takes over the work of others, hands its own over."""

from __future__ import annotations

import asyncio
from logging import INFO, WARNING, getLogger
from typing import TYPE_CHECKING

from cogs.post.lookout import Lookout
from engine.core.errors import Unstored
from process.logs import note
from sessions import berths
from sessions.berths import Change

if TYPE_CHECKING:
    from cogs.client import Harbormaster

_SOON = 0.5  # seconds between two looks while somebody waits for a shard
_UNDER_WAY = 5.0  # seconds in which what is being sent may come to its end
_log = getLogger(__name__)


class Berths(Lookout):
    """Looks every few seconds; whatever happens, it looks again."""

    recheck = _SOON

    def __init__(self, bot: Harbormaster) -> None:
        super().__init__()
        self._bot = bot
        self._leaving: frozenset[int] = frozenset()
        self._audible: frozenset[int] = frozenset()  # where people could press something before
        self._fresh: frozenset[int] = frozenset()  # what was left undone there is to be looked for
        self._searching = False
        self.drained = asyncio.Event()
        if known := bot.sessions.berths:
            known.when_changed(self.wake)

    async def look(self) -> None:
        """Where the store fails, nothing is done here before it works again."""
        known = self._bot.sessions.berths
        if known is None:
            return
        self.recheck = _SOON
        try:
            change = await known.look(connected=self._bot.connected)
        except Unstored:
            return
        except Exception as error:
            note(_log, "shards_unknown", error=error)
            return
        self.recheck = _SOON if known.waits else berths.EVERY
        self._act(change)
        if known.drained:
            self.drained.set()

    def _act(self, change: Change) -> None:
        if change.lost:
            note(_log, "shards_lost", level=INFO, shards=_listed(change.lost))
        if change.gained:
            note(_log, "shards_gained", level=WARNING, shards=_listed(change.gained))
        self._listen(self._bot.sessions.context.duty.audible.shards)
        self._fresh = (self._fresh | change.gained) - change.lost
        if self._fresh and not self._searching:
            self._searching = True
            self._bot.chores.spawn(self._go_on(self._fresh), "shards gained")
        if change.leaving and not self._leaving:
            self._leaving = change.leaving
            self._bot.chores.spawn(self._hand_over(change.leaving), "shards handed over")

    def _listen(self, audible: frozenset[int]) -> None:
        """Whoever can press something again from now on gets the time back in which they could not.

        A shard may be held before it is heard.
        """
        if audible - self._audible:
            self._bot.lost()
            self._bot.clocks.wake()
        self._audible = audible

    async def _go_on(self, gained: frozenset[int]) -> None:
        """Whatever was left undone there is looked for as after a start."""
        part = self._bot.sessions.context.duty.own
        shard = part.shard_of
        try:
            live = await self._bot.sessions.post.live()
            await self._bot.messenger.restore([t for t in live if shard(t.server) in gained])
            if self._bot.up.is_set():
                await self._bot.surroundings.catch_up()
            self._fresh -= gained
        finally:
            self._searching = False
        self._bot.wake()

    async def _hand_over(self, leaving: frozenset[int]) -> None:
        """What is under way is finished first; nothing new has been begun since."""
        known = self._bot.sessions.berths
        assert known is not None
        try:
            async with asyncio.timeout(_UNDER_WAY):
                await self._bot.messenger.under_way()
        except TimeoutError:
            note(_log, "handed_over_in_haste", level=WARNING, shards=_listed(leaving))
        try:
            await known.hand_over(leaving)
            note(_log, "shards_handed_over", level=WARNING, shards=_listed(leaving))
        finally:
            self._leaving = frozenset()
            self.wake()


def _listed(shards: frozenset[int]) -> str:
    return ",".join(map(str, sorted(shards)))
