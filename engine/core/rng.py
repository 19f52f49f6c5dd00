"""Chance: a small seeded generator that lives inside the match."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, TypeVar

from msgspec import Struct

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Rng(Struct):
    """SplitMix64: the same on every Python for ever, unlike `random.shuffle`."""

    state: int

    def next(self) -> int:
        """The next 64 bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A fair number from 0 to n-1 (draws that would favour low numbers are thrown away)."""
        unfair = (1 << 64) % n
        while (drawn := self.next()) < unfair:
            pass
        return drawn % n

    def roll(self) -> int:
        """A six-sided die."""
        return self.below(6) + 1

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Fisher-Yates, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def choice(self, items: list[T] | tuple[T, ...]) -> T:
        """One of the items."""
        return items[self.below(len(items))]
