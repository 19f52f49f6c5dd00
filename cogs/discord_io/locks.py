"""One at a time for each of many things; a lock nobody holds is forgotten."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class Locks:
    """Locks by number."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def of(self, number: int) -> asyncio.Lock:
        """The lock of one thing."""
        return self._locks.setdefault(number, asyncio.Lock())
