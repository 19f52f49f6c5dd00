"""The arithmetic of one seat's clock: values in, values out; time is an argument (row A9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from sessions.paces import Terms

# Whether somebody rests at a moment, and until when that stays so.
Rest: TypeAlias = Callable[[int], tuple[bool, int]]
_FOREVER = 1 << 40
_PERCENT = 100


def never(moment: int) -> tuple[bool, int]:
    """Nobody rests."""
    return False, _FOREVER


@dataclass(frozen=True, slots=True)
class Clock:
    """What is left to answer one question, and since when that runs down."""

    left: int  # when it began to run, or now while it stands still
    given: int  # when it was asked
    since: int | None = None  # None: it stands still

    def at(self, now: int, rest: Rest = never) -> int:
        """What is left at a moment."""
        if self.since is None:
            return self.left
        return max(0, self.left - worked(self.since, now, rest))

    def running(self, now: int) -> Clock:
        """It runs from now on, if it did not before."""
        return self if self.since is not None else replace(self, since=now)

    def stopped(self, now: int, rest: Rest = never) -> Clock:
        """It stands still from now on."""
        return replace(self, left=self.at(now, rest), since=None)

    def credited(self, last: int, now: int, rest: Rest = never) -> Clock:
        """Nobody could answer between two moments: as if that time had not been."""
        if self.since is None:
            return self
        return self.stopped(min(now, max(last, self.since)), rest).running(now)

    def runs_out(self, rest: Rest = never) -> int | None:
        """When nothing will be left if it goes on; nobody knows while it stands still."""
        return None if self.since is None else after(self.since, self.left, rest)

    def reminds(self, shares: Sequence[int], rest: Rest = never) -> tuple[int, ...]:
        """When so many percent of what was there will be gone, as it runs now."""
        if self.since is None:
            return ()
        gone = (-(-self.given * share // _PERCENT) - (self.given - self.left) for share in shares)
        return tuple(after(self.since, max(0, each), rest) for each in gone)


def worked(since: int, now: int, rest: Rest = never) -> int:
    """How much time has gone by between two moments without rest."""
    gone, moment = 0, since
    while moment < now:
        resting, until = rest(moment)
        end = min(until, now)
        gone += 0 if resting else end - moment
        moment = end
    return gone


def after(since: int, wanted: int, rest: Rest = never) -> int:
    """When so much time has gone by without rest."""
    moment, left = since, wanted
    while True:
        resting, until = rest(moment)
        if not resting and until - moment >= left:
            return moment + left
        left -= 0 if resting else until - moment
        moment = until


def asked(left: int) -> Clock:
    """Somebody is asked who has so much time; it does not run yet."""
    return Clock(left, left)


def banked(terms: Terms, left: int) -> int:
    """What is left for later turns once one is over."""
    return max(left, min(terms.cap, left + terms.increment))
