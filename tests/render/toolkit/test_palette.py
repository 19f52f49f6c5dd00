"""Colours keep players apart for every eye, and words readable on every ground."""

from itertools import combinations

import pytest

from render.toolkit.palette import (
    NEUTRAL,
    PLAYER_DISTANCE,
    PLAYERS,
    THEMES,
    PlayerMark,
    Theme,
    Tone,
    ink_on,
    mix,
)
from tests.render.toolkit.colour_vision import DEFICIENCIES, ciede2000, contrast, distance

AA_TEXT, AA_LARGE = 4.5, 3.0
themes = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)


@pytest.mark.parametrize(
    ("one", "two", "expected"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (61.0, -5.0, 29.0), 22.8977),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_distance_agrees_with_published_pairs(
    one: tuple[float, float, float], two: tuple[float, float, float], expected: float
) -> None:
    assert ciede2000(one, two) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_players_stay_apart(deficiency: str) -> None:
    for one, two in combinations(PLAYERS, 2):
        assert distance(one.colour, two.colour, deficiency) >= PLAYER_DISTANCE


def test_simulation_can_tell_a_bad_pair() -> None:
    red, green = (170, 80, 60), (110, 115, 50)
    assert distance(red, green) > PLAYER_DISTANCE
    assert distance(red, green, "deuteranopia") < PLAYER_DISTANCE


def test_players_differ_by_shape_and_letter_too() -> None:
    marks = (*PLAYERS, NEUTRAL)
    assert len({mark.shape for mark in marks}) == len(marks)
    assert len({mark.letter for mark in marks}) == len(marks)


@pytest.mark.parametrize("mark", PLAYERS, ids=lambda mark: mark.letter)
def test_letters_read_on_their_pieces(mark: PlayerMark) -> None:
    assert contrast(mark.colour, mark.on_colour) >= AA_TEXT


@themes
def test_words_read_on_every_ground(theme: Theme) -> None:
    grounds = (theme.paper, theme.panel, theme.panel_alt)
    for ground in grounds:
        for words in (theme.ink, theme.muted, theme.accent, theme.warn, theme.good):
            assert contrast(words, ground) >= AA_TEXT, (words, ground)
    assert contrast(theme.on_accent, theme.accent) >= AA_TEXT


@themes
def test_numbers_read_on_bars_and_tones(theme: Theme) -> None:
    fills = (*theme.series, *(theme.tone(tone) for tone in Tone if tone is not Tone.BODY))
    for fill in fills:
        assert contrast(fill, ink_on(fill)) >= AA_LARGE, fill
    for one, two in zip(theme.series, theme.series[1:], strict=False):
        assert contrast(one, two) > 1.5, (one, two)


def test_mix_goes_from_one_to_the_other() -> None:
    assert mix((0, 0, 0), (100, 200, 50), 0) == (0, 0, 0)
    assert mix((0, 0, 0), (100, 200, 50), 0.5) == (50, 100, 25)
    assert mix((0, 0, 0), (100, 200, 50), 1) == (100, 200, 50)
