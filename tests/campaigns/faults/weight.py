"""Is the memory of one long life flat?

A leak grows with every game, so the usual step counts, as if all steps were like it. An outage may
lift the memory once: what was held for a moment leaves holes that are used again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median

CREEP, GROWTH = 0.05, 0.25  # of what it weighed after its first quarter: steadily, in all
JUDGED = 40  # games that a life must have seen before its memory says anything
_PARTS, _WARM = 20, 5


@dataclass(frozen=True, slots=True)
class Weight:
    """What a life weighed after its first quarter and at its end, in kilobytes."""

    early: float
    late: float
    crept: float  # share of the early weight

    @property
    def wrong(self) -> list[str]:
        """Whether that is too much."""
        grown = self.late / self.early - 1
        if self.crept <= CREEP and grown <= GROWTH:
            return []
        how = f"by {grown:.0%}, steadily by {self.crept:.0%}"
        return [f"memory grew {how}: {self.early:.0f} to {self.late:.0f} kB"]


def weighed(samples: Sequence[tuple[int, int]], games: int) -> Weight | None:
    """From games played so far, out of so many, and kilobytes; None where that is too little."""
    parts: dict[int, list[int]] = {}
    for number, kilobytes in samples:
        parts.setdefault(number * _PARTS // max(games, 1), []).append(kilobytes)
    weights = [median(parts[part]) for part in sorted(parts) if part >= _WARM]
    if games < JUDGED or len(weights) < _WARM:
        return None
    steps = [after - before for before, after in pairwise(weights)]
    return Weight(weights[0], weights[-1], median(steps) * len(steps) / weights[0])
