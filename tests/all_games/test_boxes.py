"""Words can be read where Discord shows a picture, before anybody opens it."""

from __future__ import annotations

import pytest
from PIL import Image

from bench.boxes import (
    CLASSIC,
    GALLERY,
    HELPS,
    MUST,
    OPENED,
    PHONE,
    Figures,
    every_kind,
    measured,
    random_positions,
)
from engine.games import GAMES
from render.games import RENDERERS
from render.toolkit.canvas import PANE, Canvas, Need, Style
from render.toolkit.layout import Rect
from render.toolkit.text import TextStyle, write

FEW, FAR_APART = 12, 29  # positions, and decisions between them


@pytest.mark.parametrize("game", RENDERERS)
def test_words_are_large_enough_in_every_box(game: str) -> None:
    figures = measured(random_positions(GAMES.get(game), FEW, FAR_APART), every_kind)
    assert figures.misses() == []
    assert ("preview", MUST, PHONE) in figures.least, "what may be chosen is named on the picture"


def pane_with(need: Need, size: float, window: Rect | None = None) -> Canvas:
    """A pane with some words on it, or a window of one."""
    canvas = Canvas.blank(Style(), PANE.h)
    write(canvas, 20, 100, "words", TextStyle(size, need=need))
    return canvas.cropped(window) if window else canvas


def figures_of(kind: str, canvas: Canvas) -> Figures:
    """One picture, measured."""
    figures = Figures()
    figures.note(kind, canvas, "here")
    return figures


def test_a_pane_fills_the_boxes() -> None:
    least = figures_of("pane:map", pane_with(Need.READ, 108)).least
    found = {box: least["pane:map", MUST, box].points for box in (CLASSIC, GALLERY, PHONE, OPENED)}
    assert found == pytest.approx({CLASSIC: 55, GALLERY: 60, PHONE: 31.5, OPENED: 39}, rel=0.01)


def test_what_is_smaller_than_the_aims_is_told() -> None:
    assert figures_of("pane:map", pane_with(Need.READ, 22)).misses() == []
    assert len(figures_of("pane:map", pane_with(Need.READ, 20)).misses()) == 1
    assert figures_of("pane:map", pane_with(Need.HELPS, 18.1)).misses() == []
    assert len(figures_of("pane:map", pane_with(Need.HELPS, 16)).misses()) == 1


def test_a_window_is_measured_as_it_is_shown() -> None:
    half = Rect(0, 0, PANE.w / 2, PANE.h / 2)
    assert figures_of("preview", pane_with(Need.CHOOSE, 14, half)).misses() == []
    assert len(figures_of("preview", pane_with(Need.CHOOSE, 13, half)).misses()) == 1
    near = figures_of("preview", pane_with(Need.READ, 10.4, half))
    assert near.misses() == []
    assert near.least["preview", HELPS, PHONE].points == pytest.approx(6.1, rel=0.05)


def test_pictures_are_not_made_larger_than_they_are() -> None:
    canvas = pane_with(Need.READ, 108)
    canvas.image = Image.new("RGB", (108, 63))
    found = figures_of("hand", canvas).least["hand", MUST, GALLERY]
    assert found.points == pytest.approx(10.8, rel=0.01)
