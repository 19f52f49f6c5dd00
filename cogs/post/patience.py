"""Waiting that needs no write: kept in memory, where nothing can fail."""

from __future__ import annotations

from collections.abc import Callable, Container

from sessions.post import wait_after

_LONGEST = 300  # a try costs nobody anything: what cannot be written down is not sent


class Patience:
    """Which tables are put off, and for how long; twice as long each time."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._waiting: dict[int, tuple[int, int]] = {}  # failures so far, and until when

    def __len__(self) -> int:
        return len(self._waiting)

    def put_off(self, table: int) -> None:
        """Something failed and could not be written down."""
        failures, _ = self._waiting.get(table, (0, 0))
        until = self._clock() + wait_after(failures, _LONGEST)
        self._waiting[table] = failures + 1, until

    def waits(self, table: int) -> bool:
        """Whether it is too early to try again."""
        return self._clock() < self._waiting.get(table, (0, 0))[1]

    def done(self, table: int) -> None:
        """It went well."""
        self._waiting.pop(table, None)

    def forget_all_but(self, owed: Container[int]) -> None:
        """A table that is owed nothing has nothing to wait for."""
        for table in [table for table in self._waiting if table not in owed]:
            del self._waiting[table]
