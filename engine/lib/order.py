"""Who comes after whom, and who comes before whom at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.decision import Seat


def clockwise(seats: int, start: Seat) -> list[Seat]:
    """All seats in turn order from one of them."""
    return [(start + step) % seats for step in range(seats)]


def ranking(results: Sequence[Any]) -> tuple[int, ...]:
    """The place of each seat by its result, the greatest first; equal results share a place."""
    return tuple(1 + sum(other > result for other in results) for result in results)
