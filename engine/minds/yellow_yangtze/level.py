"""What points are worth while more are to come: the lowest colour counts, and can be raised."""

from __future__ import annotations

from collections.abc import Sequence

_EFFORTS = ((0.35, 1.0), (0.35, 0.6), (0.3, 0.15))  # how likely, and how much of it is had
_SUM = 0.02  # points above the lowest colour still decide ties


def score_ahead(points: Sequence[float], gold: float, effort: float) -> float:
    """The score to expect: gold and coming points go where they are wanted most.

    Early, any point is worth a fourth of one; at the end only the lowest colour counts.
    """
    ranked = sorted(points)
    likely = 0.0
    for chance, had in _EFFORTS:
        likely += chance * _level(ranked, gold + had * effort)
    return likely + _SUM * (sum(ranked) + gold)


def _level(ranked: list[float], poured: float) -> float:
    """How high the lowest of four stands when so much is poured in from below."""
    lowest, second, third, highest = ranked
    if poured <= second - lowest:
        return lowest + poured
    poured -= second - lowest
    if poured <= 2 * (third - second):
        return second + poured / 2
    poured -= 2 * (third - second)
    if poured <= 3 * (highest - third):
        return third + poured / 3
    return highest + (poured - 3 * (highest - third)) / 4
