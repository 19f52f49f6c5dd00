"""A day as people type it: a date, or in how many days or weeks; in any of our languages."""

from __future__ import annotations

import re
from datetime import date, datetime, time, timedelta

from engine.core.words import Msg
from locales import LANGUAGES, words
from sessions.paces import DAY
from sessions.quiet import zone

_COUNTED = re.compile(r"(\d{1,3}|\D+?)\s+(\D+)")
_WRITTEN = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[./](\d{1,2})[./](\d{4})")


def until(typed: str, now: int, where: str) -> int | None:
    """The moment at which that is over; a date counts to its end where somebody lives."""
    wanted = " ".join(typed.casefold().split())
    if wanted in _known("tomorrow"):
        return _end(datetime.fromtimestamp(now, zone(where)).date() + timedelta(1), where)
    if found := _WRITTEN.fullmatch(wanted):
        return _dated(*map(int, (each for each in found.groups() if each)), where=where)
    return _counted(wanted, now)


def _counted(wanted: str, now: int) -> int | None:
    """So many days or weeks from now."""
    found = _COUNTED.fullmatch(wanted)
    if found is None:
        return None
    number, unit = found.groups()
    if not number.isdecimal() and number not in _known("one"):
        return None
    days = 1 if unit in _known("days") else 7 if unit in _known("weeks") else 0
    return now + days * (int(number) if number.isdecimal() else 1) * DAY if days else None


def _dated(first: int, month: int, last: int, *, where: str) -> int | None:
    """The year comes first or last."""
    year, day = (first, last) if first > 31 else (last, first)
    try:
        return _end(date(year, month, day), where)
    except (ValueError, OverflowError):
        return None


def _end(day: date, where: str) -> int:
    return int(datetime.combine(day + timedelta(1), time(), zone(where)).timestamp())


def _known(what: str) -> frozenset[str]:
    """All words for something, whatever language they are typed in."""
    said = (words(language).say(Msg(f"clock-typed-{what}")) for language in LANGUAGES)
    return frozenset(word for each in said for word in each.split())
