"""Did a clock run only while its table waited for somebody who was there and could be reached?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tests.campaigns.month.store import Clock, Key, Snapshot
from tests.campaigns.month.town import HOUR, MINUTE

_SLACK = 2  # seconds
_BEATS = 2 * MINUTE  # between two signs of life of the bot, from which an outage is counted
_NAP = 6 * HOUR  # between two moments so close together that lie in quiet hours all is quiet


@dataclass
class Clockwork:
    """Compares how clocks stand."""

    quiet: Callable[[int, int], bool]
    credited: int = 0  # clocks that were running when nobody could be reached, and got that back

    def see(self, before: Snapshot, now: Snapshot, gone: int = 0) -> Iterator[str]:
        """For `gone` seconds of the time between, nobody could be reached."""
        for key, clock in now.clocks.items():
            timed = clock.given > 0 or not clock.off_turn
            if clock.runs != (timed and self._may_run(now, key)):
                how = "runs though nobody" if clock.runs else "stands still though somebody"
                yield f"a clock {how} is waited for: table {key[0]}, seat {key[1]}, at {now.at}"
            was = before.clocks.get(key)
            if was is None or (was.asked, was.given) != (clock.asked, clock.given):
                continue
            if before.seats[key].user != now.seats[key].user:
                continue
            self.credited += bool(gone and was.runs)
            yield from self._compared(before, now, key, was, clock, gone)

    def _compared(
        self, before: Snapshot, now: Snapshot, key: Key, was: Clock, clock: Clock, gone: int
    ) -> Iterator[str]:
        ran, about = was.left - clock.left, f"table {key[0]}, seat {key[1]}, at {now.at}"
        may = now.at - before.at - gone if was.runs else 0
        slack = _BEATS if gone else _SLACK
        if ran > may + slack:
            yield f"a clock ran {ran} s where it might have run {may}: {about}"
        elif ran > slack and self._sleeps(before, now, key, clock):
            yield f"a clock ran {ran} s in quiet hours: {about}"

    def _sleeps(self, before: Snapshot, now: Snapshot, key: Key, clock: Clock) -> bool:
        user = now.seats[key].user
        if not clock.rests or now.at - before.at > _NAP:
            return False
        return self.quiet(user, before.at) and self.quiet(user, now.at)

    def _may_run(self, now: Snapshot, key: Key) -> bool:
        place = now.seats[key]
        there = place.user and not place.bot and place.user not in now.away
        return bool(there and now.tables[key[0]].goes_on)
