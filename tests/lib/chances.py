"""Every course that chance can take, each with its exact probability."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import TypeVar

from engine.core.rng import Rng

R = TypeVar("R", bound=Hashable)


class Told(Rng):
    """Draws what it is told, and the first of all choices where it is told nothing."""

    told: list[int] = []
    sizes: list[int] = []

    def below(self, n: int) -> int:
        self.sizes.append(n)
        if len(self.sizes) > len(self.told):
            self.told.append(0)
        return self.told[len(self.sizes) - 1]


def chances(draw: Callable[[Rng], R]) -> dict[R, Fraction]:
    """The probability of each result, by playing every course to its end."""
    found: dict[R, Fraction] = {}
    told: list[int] | None = []
    while told is not None:
        rng = Told(0, told)
        result, weight = draw(rng), Fraction(1)
        for size in rng.sizes:
            weight /= size
        found[result] = found.get(result, Fraction()) + weight
        told = _next_course(rng)
    return found


def _next_course(rng: Told) -> list[int] | None:
    """The last choice that has another one left takes it; what came after is open again."""
    for last in reversed(range(len(rng.sizes))):
        if rng.told[last] + 1 < rng.sizes[last]:
            return [*rng.told[:last], rng.told[last] + 1]
    return None
