"""Feels how much there is to do, and lets the breaker decide what waits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from process.breaker import Breaker, Share
from process.lag import Lag
from sessions.pens import Urgency

if TYPE_CHECKING:
    from cogs.client import Harbormaster

_OURS_TO_BEAR = ("limited", "failed", "unreachable")  # outcomes that sending less may mend
_WEIGHT = 0.2  # of the newest reading among those before it
_REQUESTS, _DRAWINGS = 20, 5  # fewer within half a minute say nothing


class Overload:
    """The readings that the breaker goes by."""

    def __init__(self, bot: Harbormaster, breaker: Breaker) -> None:
        self._bot = bot
        self._breaker = breaker
        self.lag = Lag(breaker.clock)
        self._waits = 0.0
        self._requests = Share(_REQUESTS, breaker.clock)
        self._drawings = Share(_DRAWINGS, breaker.clock)
        bot.requests.ended.append(self._ended)
        bot.sessions.show.drawing.pens.drew.append(self._drew)

    async def run(self) -> None:
        """For as long as the bot runs."""
        while True:
            await self.lag.feel()
            self._breaker.feel(self.readings())

    def _stored(self) -> float:
        """How long whoever waits for the database waits, over some seconds: a disk may hiccup."""
        waits = self._bot.sessions.context.db.times.longest_wait()
        self._waits += (waits - self._waits) * _WEIGHT
        return self._waits

    def readings(self) -> Mapping[str, float]:
        """How things are now."""
        sessions = self._bot.sessions
        return {
            "lag": self.lag.lately,
            "database": self._stored(),
            "sending": self._requests.wrong,
            "drawing": sessions.show.drawing.pens.longest_wait(),
            "pens": self._drawings.wrong,
        }

    def _ended(self, outcome: str) -> None:
        self._requests.tried(wrong=outcome in _OURS_TO_BEAR)

    def _drew(self, urgency: Urgency, waited: float, took: float, failed: bool) -> None:
        self._drawings.tried(wrong=failed)
