"""Invariants that games have in common."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator


def misplaced(what: str, known: Iterable[str], found: Iterable[str]) -> Iterator[str]:
    """Every component must be in exactly one place, and nothing else may be anywhere."""
    places = Counter(found)
    for one in known:
        if places.pop(one, 0) != 1:
            yield f"{what} {one} is not in one place"
    for stranger in places:
        yield f"{what} {stranger} does not exist"
