"""Paces: how much time everybody at a table agrees to by joining (rows A9, L15)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct
from msgspec.json import Decoder, Encoder

MINUTE, HOUR, DAY = 60, 3_600, 86_400
PACES = ("friends", "relaxed", "daily", "brisk", "live")
LONGEST = 60 * DAY  # that anything of a pace may be
SHORTEST_OFF_TURN = 5 * MINUTE  # whoever may answer in advance is called only after two


class Terms(Struct, frozen=True):
    """What a pace means in seconds; a game keeps those it began with."""

    bank: int = 0  # what each seat begins with; 0: there is no clock
    increment: int = 0  # more after each turn
    cap: int = 0  # but never more than this
    extension: int = DAY  # given once for nothing, then as often as the table likes to wait
    off_turn: int = 0  # to answer in the turn of another; 0: as long as it takes
    reminders: tuple[int, ...] = (50, 90)  # when this much of what there was is gone, in percent
    quiet: bool = False  # whether the clock stands still in somebody's quiet hours

    @property
    def timed(self) -> bool:
        """Whether there is a clock at all."""
        return self.bank > 0


NO_CLOCK = Terms()
AS_THEY_COME: Mapping[str, Terms] = {
    "friends": NO_CLOCK,
    "relaxed": Terms(7 * DAY, DAY, 10 * DAY, 2 * DAY, 2 * DAY, quiet=True),
    "daily": Terms(5 * DAY, 12 * HOUR, 7 * DAY, DAY, DAY),
    "brisk": Terms(DAY, 2 * HOUR, 36 * HOUR, 4 * HOUR, 6 * HOUR, quiet=True),
    "live": Terms(20 * MINUTE, MINUTE, 30 * MINUTE, 5 * MINUTE, 5 * MINUTE),
}
_ENCODER, _DECODER = Encoder(), Decoder(Terms)


def written(terms: Terms) -> str:
    """As a table keeps them."""
    return _ENCODER.encode(terms).decode()


@lru_cache(maxsize=256)
def read(kept: str) -> Terms:
    """What a table has kept; one from before there were clocks has none."""
    return _DECODER.decode(kept) if kept else NO_CLOCK


def sane(pace: str, terms: Terms) -> bool:
    """Whether anybody could play by these numbers; friends always have no clock."""
    if pace == "friends":
        return terms == NO_CLOCK
    times = (terms.bank, terms.increment, terms.cap, terms.extension, terms.off_turn)
    return (
        all(0 <= each <= LONGEST for each in times)
        and terms.bank >= MINUTE
        and terms.cap >= terms.bank
        and terms.extension >= MINUTE
        and (terms.off_turn == 0 or terms.off_turn >= SHORTEST_OFF_TURN)
        and len(terms.reminders) <= 2
        and all(0 < share < 100 for share in terms.reminders)
    )
