"""What this process does and what it leaves to others, as far as it knows just now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from db import berths
from db.dialect import Connection
from db.part import ALL, Part


class Elsewhere(Exception):
    """Another process does this by now."""


@dataclass
class Duty:
    """As it comes one process does everything; where there are several, each does its part."""

    process: str | None = None  # None: there is no other
    own: Part = ALL  # what it is to hear
    held: Part = ALL  # what it does
    heard: Part = ALL  # of that, where people can press something now
    house: bool = True  # whether it does what is done once for all
    until: float | None = None  # it may all be somebody else's after that, if nothing is heard
    clock: Callable[[], float] = monotonic

    @property
    def sure(self) -> bool:
        """Whether the others cannot have given this process up."""
        return self.until is None or self.clock() < self.until

    @property
    def part(self) -> Part:
        """The servers whose work is done here."""
        return self.held if self.sure else self.held.only(frozenset())

    @property
    def audible(self) -> Part:
        """Those of them where somebody can press something, and clocks may run."""
        return self.heard if self.sure else self.heard.only(frozenset())

    @property
    def keeps_house(self) -> bool:
        """Whether what is done once for all is done here."""
        return self.house and self.sure

    def check(self, db: Connection, shard: int) -> None:
        """Before something is sent that must be sent once: refuse what is not done here."""
        if self.process is not None and not berths.holds(db, shard, self.process):
            raise Elsewhere(shard)
