"""The hours of the day where somebody lives: quiet ones, and those at which something comes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

_HOUR = 60  # minutes
_DAYS = 3  # that are looked at: a time of the day may be skipped when clocks change


@lru_cache(maxsize=128)
def zone(name: str) -> tzinfo:
    """A time zone by its name; one that this machine no longer knows is the world's."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def quiet_until(now: int, where: str, start: int | None, end: int | None) -> int | None:
    """When the quiet hours end in which somebody is now; None if they are in none."""
    if start is None or end is None or start == end:
        return None
    minute = minutes(now, where)
    inside = start <= minute < end if start < end else minute >= start or minute < end
    if not inside:
        return None
    ends = (max(_moments(day, end, where)) for day in _days(now, where))
    return next(at for at in ends if at > now)


def next_time(now: int, where: str, minute: int) -> int:
    """When clocks there show this time next; where they show it twice, the first time."""
    return next(at for at in times(now, where, minute, range(_DAYS)) if at > now)


def times(now: int, where: str, minute: int, days: Iterable[int]) -> list[int]:
    """The same on the days around, so many from today on."""
    return [_moments(day, minute, where)[0] for day in _days(now, where, days)]


def minutes(now: int, where: str) -> int:
    """What clocks there show, in minutes of the day."""
    there = datetime.fromtimestamp(now, zone(where))
    return there.hour * _HOUR + there.minute


def clock(minute: int) -> str:
    """A time of the day as clocks show it."""
    return f"{minute // _HOUR}:{minute % _HOUR:02}"


def _days(now: int, where: str, days: Iterable[int] = range(_DAYS)) -> Iterator[date]:
    """Today and the next days there."""
    today = datetime.fromtimestamp(now, zone(where)).date()
    return (today + timedelta(n) for n in days)


def _moments(day: date, minute: int, where: str) -> tuple[int, int]:
    """When clocks show a time: the same moment twice, but for the hours at which they change."""
    at = datetime.combine(day, time(*divmod(minute, _HOUR)), zone(where))
    return int(at.timestamp()), int(at.replace(fold=1).timestamp())
