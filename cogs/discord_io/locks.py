"""One at a time for each of many things; a lock nobody holds is forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from weakref import WeakValueDictionary


class Locks:
    """Locks by number, or by whatever tells things apart."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    def of(self, thing: Hashable) -> asyncio.Lock:
        """The lock of one thing."""
        return self._locks.setdefault(thing, asyncio.Lock())
