"""When somebody's digest comes: once a day, whatever delays it and whatever they change (A4).

A digest counts for the usual moment that it came nearest to, and the next one comes at the first
usual moment that is not near that. So one that is late, because the bot was down or its reader
away, moves none of those after it, and another hour or zone brings no second one.
"""

from __future__ import annotations

from dataclasses import replace

from db import notices
from db.connection import Connection
from db.notices import Wishes
from sessions.paces import DAY, HOUR
from sessions.quiet import quiet_until, times

APART = 20 * HOUR  # a day is shorter where clocks change
SOONEST = 12 * HOUR  # after one that is late
_DAYS = range(-2, 5)


def due(db: Connection, user: int, wishes: Wishes, now: int) -> int | None:
    """When somebody's next digest comes, if they want one."""
    return next_digest(wishes, now) if notices.wants_digest(db, user) else None


def next_digest(wishes: Wishes, now: int) -> int:
    """The first usual moment that is not near the last digest."""
    last = wishes.digest_for
    if last is None or last > now + DAY:  # no clock shows that but a wrong one
        last = now - DAY
    return next(at for at in _usual(wishes, now) if at > now and at >= last + APART)


def counted(wishes: Wishes, now: int) -> Wishes:
    """A digest comes now, and counts for the usual moment nearest to it."""
    nearest = min(_usual(wishes, now), key=lambda at: abs(at - now))
    return replace(wishes, digest_for=max(nearest, now + SOONEST - APART))


def _usual(wishes: Wishes, now: int) -> list[int]:
    """The hour that they chose on the days around, or the end of the quiet hours it lies in."""
    found = []
    for at in times(now, wishes.zone, wishes.digest_at, _DAYS):
        quiet = quiet_until(at, wishes.zone, wishes.quiet_from, wishes.quiet_to)
        found.append(at if quiet is None else quiet)
    return found
