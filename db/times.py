"""How long the database is waited for and works, for whoever watches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from time import perf_counter
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Server = TypeVar("Server")
WAYS = ("write", "look")
# Which way, how long it waited in line, how long it took; told in the database's own thread.
Told: TypeAlias = Callable[[str, float, float], None]


def _nobody(way: str, waited: float, took: float) -> None:
    """Nobody wants to know."""


class Times:
    """What has been asked of the database and is not done."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self._numbers = count()
        self._open: dict[int, float] = {}
        self.told: Told = _nobody

    def longest_wait(self) -> float:
        """How long whoever waits longest has waited."""
        oldest = next(iter(self._open.values()), None)
        return 0.0 if oldest is None else self._clock() - oldest

    @contextmanager
    def asked(self, way: str, work: Callable[[Server], T]) -> Iterator[Callable[[Server], T]]:
        """The same work, timed; it is waited for as long as the block runs."""
        number, since = next(self._numbers), self._clock()
        self._open[number] = since

        def timed(server: Server) -> T:
            begun = self._clock()
            try:
                return work(server)
            finally:
                self.told(way, begun - since, self._clock() - begun)

        try:
            yield timed
        finally:
            del self._open[number]
