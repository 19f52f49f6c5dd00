"""How much of what a test looked at was really put to the proof."""

from __future__ import annotations

from collections.abc import Iterable


def share(found: Iterable[bool]) -> float:
    """How many of these hold, of all; a test that looked at nothing has proved nothing."""
    counted = list(found)
    assert counted, "nothing was looked at"
    return sum(counted) / len(counted)
