"""Snowflakes and the clock they are made from."""

import time
from dataclasses import dataclass
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000
"""The first moment a snowflake can name: 1 January 2015."""

_FIXED_MS = 1_704_067_200_000
_LOW_BITS = 22


@dataclass(slots=True)
class Clock:
    """The world's time: the machine's clock plus whatever a test skipped ahead."""

    ahead: float = 0.0

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time() + self.ahead

    def advance(self, seconds: float) -> None:
        """Skips ahead: tokens age, messages grow old."""
        self.ahead += seconds


class Snowflakes:
    """Hands out ids that carry the time of their making and never repeat."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        """A new id, larger than all before it."""
        stamp = (int(self._clock.now() * 1000) - EPOCH_MS) << _LOW_BITS
        self._last = max(stamp, self._last + 1)
        return self._last


def fixed_id(number: int) -> int:
    """The same id in every run, so that a database kept between runs still knows its channels.

    Neighbours differ in milliseconds, which spreads servers over shards as Discord does.
    """
    return (_FIXED_MS + number - EPOCH_MS) << _LOW_BITS


def seconds_of(snowflake: int) -> float:
    """When an id was made, in seconds since 1970."""
    return ((snowflake >> _LOW_BITS) + EPOCH_MS) / 1000


def iso(seconds: float) -> str:
    """A moment the way Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
