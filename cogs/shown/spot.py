"""Where somebody is in a question too big for one screen."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.core.decision import Decision


@dataclass(frozen=True, slots=True)
class Spot:
    """Where somebody is in a question too big for one screen; it travels in the ids."""

    group: int | None = None
    page: int = 0
    gathered: tuple[int, ...] = ()

    def fits(self, decision: Decision) -> bool:
        """Whether this question has such a place; a forged one would not fit into new ids."""
        options, taken = decision.options, Counter(self.gathered)
        last = len(options)
        if (self.group or 0) > last or self.page > last or len(self.gathered) > decision.at_most:
            return False
        return all(n < last and count <= options[n].limit for n, count in taken.items())
