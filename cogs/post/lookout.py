"""Somebody who looks whenever they are woken, and every so often in any case."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod


class Lookout(ABC):
    """Looks for as long as the bot runs; what fails is tried again at the next look."""

    recheck: float  # seconds between two looks that nobody asked for

    def __init__(self) -> None:
        self._woken = asyncio.Event()
        self._looking = False

    @property
    def busy(self) -> bool:
        """Whether something is being done or is about to be."""
        return self._woken.is_set() or self._looking

    def wake(self) -> None:
        """Something has changed: look now."""
        self._woken.set()

    async def run(self) -> None:
        """For as long as the bot runs."""
        self.wake()
        while True:
            try:
                async with asyncio.timeout(self.recheck):
                    await self._woken.wait()
            except TimeoutError:
                pass
            await self._begin()

    async def _begin(self) -> None:
        self._looking = True
        self._woken.clear()
        try:
            await self.look()
        finally:
            self._looking = False

    @abstractmethod
    async def look(self) -> None:
        """Do what there is to do now."""
