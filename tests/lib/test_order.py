"""Turn order, and places with ties."""

from __future__ import annotations

import pytest

from engine.lib.order import clockwise, ranking


@pytest.mark.parametrize(
    ("seats", "start", "expected"),
    [(1, 0, [0]), (3, 0, [0, 1, 2]), (3, 2, [2, 0, 1]), (6, 4, [4, 5, 0, 1, 2, 3])],
)
def test_all_seats_follow_clockwise(seats: int, start: int, expected: list[int]) -> None:
    assert clockwise(seats, start) == expected


@pytest.mark.parametrize(
    ("results", "places"),
    [
        ((5,), (1,)),
        ((3, 9, 7), (3, 1, 2)),
        ((4, 4, 4), (1, 1, 1)),
        ((7, 9, 7, 2), (2, 1, 2, 4)),
        ((9, 1, 9), (1, 3, 1)),
        ((-2, 0), (2, 1)),
        (((5, 1), (5, 2), (6, 0)), (3, 2, 1)),
        (((5, 1), (5, 1)), (1, 1)),
        ((), ()),
    ],
)
def test_equal_results_share_a_place_and_leave_the_next_empty(
    results: tuple[object, ...], places: tuple[int, ...]
) -> None:
    assert ranking(results) == places
