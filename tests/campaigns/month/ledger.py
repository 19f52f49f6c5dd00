"""All that was seen in a month, looked at as it goes by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from tests.campaigns.month.clockwork import Clockwork
from tests.campaigns.month.posts import Post
from tests.campaigns.month.skipped import Deed, Skipped
from tests.campaigns.month.store import Snapshot
from tests.campaigns.month.told import Causes, Told


@dataclass
class Ledger:
    """Takes what there is to see after each thing that happens; keeps what is wrong with it."""

    quiet: Callable[[int, int], bool]
    wrong: list[str] = field(default_factory=list)
    told: Told = field(init=False)
    clocks: Clockwork = field(init=False)
    skipped: Skipped = field(default_factory=Skipped)
    figures: Counter[str] = field(default_factory=Counter)
    last: Snapshot | None = None
    _ticked: Snapshot | None = None  # the last one while Discord could be reached
    _gone: int = 0  # seconds since then

    def __post_init__(self) -> None:
        """Nothing has happened."""
        self.told, self.clocks = Told(self.quiet), Clockwork(self.quiet)

    def see(
        self,
        now: Snapshot,
        posts: Iterable[Post],
        deeds: Iterable[Deed],
        gone: int = 0,
        *,
        reachable: bool = True,
    ) -> None:
        """How it stands, and all that came and was done since the last time.

        For `gone` seconds of it nobody could be reached; how clocks stand shows when all can be.
        """
        before, done = self.last or Snapshot(now.at), frozenset(deeds)
        replied, wrong = self.skipped.see(before, now, done)
        again = frozenset((deed.table, deed.user) for deed in done if deed.what == "again")
        self.wrong += wrong
        self._gone += gone
        if reachable:
            self.wrong += self.clocks.see(self._ticked or before, now, self._gone)
            self._ticked, self._gone = now, 0
        reminded = frozenset((deed.table, deed.whom) for deed in done if deed.what == "remind")
        posts = list(posts)
        self.figures.update(post.kind for post in posts)
        causes = Causes(again, replied, reminded)
        self.wrong += self.told.see(before, now, posts, causes, gone=gone)
        self.last = now

    def end(self) -> None:
        """The month is over."""
        self.wrong += self.told.left()
        if self.last is not None:
            self.wrong += [*unfinished(self.last, self.told)]


def unfinished(seen: Snapshot, told: Told) -> Iterator[str]:
    """Tables that are neither over nor stand still for a reason, and wait for nobody who knows."""
    for table, board in seen.tables.items():
        if board.status != "playing" or not board.goes_on:
            continue
        waits = [key for key in seen.ups if key[0] == table]
        if not waits:
            yield f"table {table} waits for nobody"
        for key in waits:
            place, spell = seen.seats[key], told.open.get(key)
            excused = not place.user or place.bot or place.user in seen.away
            clock = seen.clocks.get(key)
            up = clock is not None and clock.left == 0 and not clock.off_turn
            if not excused and spell is None:
                yield f"table {table} waits for seat {key[1]} unknown to anybody"
            if not excused and up and table not in seen.stalls and others(seen, key):
                yield f"table {table}: time is up for seat {key[1]}, and nobody is asked what now"


def others(seen: Snapshot, key: tuple[int, int]) -> bool:
    """Whether somebody else sits there who can be asked."""
    places = [place for other, place in seen.seats.items() if other[0] == key[0] and other != key]
    return any(place.user and not place.bot for place in places)
