"""How late the event loop is, felt again and again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

OFTEN = 0.5  # seconds
_WEIGHT = 0.2  # of the newest among those before it, which are forgotten within some seconds


class Lag:
    """What one late moment is, and what a loop that is always late is."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._clock = clock
        self._sleep = sleep
        self.told: list[Callable[[float], None]] = []
        self.lately = 0.0  # seconds

    async def feel(self) -> None:
        """Once: sleep a little, and see when that ends."""
        expected = self._clock() + OFTEN
        await self._sleep(OFTEN)
        late = max(0.0, self._clock() - expected)
        self.lately += (late - self.lately) * _WEIGHT
        for told in self.told:
            told(late)
