"""The window of a question: the smallest part of a pane that holds what is asked about."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.toolkit.canvas import PANE
from render.toolkit.layout import Rect
from render.window import LEAST_WIDTH, window_around

inside = st.builds(
    lambda x, y, w, h: Rect(x * (PANE.w - w), y * (PANE.h - h), w, h),
    st.floats(0, 1),
    st.floats(0, 1),
    st.floats(1, PANE.w),
    st.floats(1, PANE.h),
)


@given(st.lists(inside, min_size=1, max_size=6))
def test_a_window_has_the_shape_of_a_pane_and_holds_all(boxes: list[Rect]) -> None:
    window = window_around(boxes)
    assert window.w / window.h == pytest.approx(PANE.w / PANE.h)
    assert LEAST_WIDTH <= window.w <= PANE.w
    assert PANE.holds(window, 1e-6)
    assert all(window.holds(box, 1e-6) for box in boxes)


def test_one_small_place_is_in_the_middle_of_half_the_width() -> None:
    window = window_around([Rect.around(500, 300, 40)])
    assert (window.w, window.cx, window.cy) == (LEAST_WIDTH, 500, 300)


def test_a_place_in_a_corner_moves_the_window_no_further_than_the_edge() -> None:
    window = window_around([Rect(0, 0, 40, 40)])
    assert (window.x, window.y, window.w) == (0, 0, LEAST_WIDTH)


def test_places_far_apart_need_more_than_half() -> None:
    window = window_around([Rect(100, 100, 40, 40), Rect(800, 100, 40, 40)])
    assert window.w == pytest.approx(740 + 2 * 14)
