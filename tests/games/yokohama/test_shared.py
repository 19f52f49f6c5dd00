"""The checks that every game owes the machine and the words, run on Yokohama."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.match import OptionValue
from engine.games.yokohama.game import YOKOHAMA
from engine.simulate import simulate
from locales import LANGUAGES
from tests.all_games.owed import ONCE_A_COUNT, USUALLY, check_topic, check_words
from tests.fuzz import wander
from tests.play import SetUp, one_per_count, sampled

MINIS: dict[str, OptionValue] = {"rewards": "on", "independents": "on"}
SET_UPS = list(sampled(YOKOHAMA))
USUAL = [*SET_UPS[:3], SetUp(YOKOHAMA, 3, YOKOHAMA.meta.complete_options(3, MINIS))]
each_usual = pytest.mark.parametrize("set_up", USUAL, ids=str)
each_set_up = pytest.mark.parametrize("set_up", SET_UPS, ids=str)
each_count = pytest.mark.parametrize("set_up", list(one_per_count(YOKOHAMA)), ids=str)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_usual
@pytest.mark.parametrize("check", USUALLY, ids=lambda check: check.__name__)
def test_every_usual_set_up_passes(check: Callable[[SetUp], None], set_up: SetUp) -> None:
    check(set_up)


@each_count
@pytest.mark.parametrize("check", ONCE_A_COUNT, ids=lambda check: check.__name__)
def test_every_seat_count_passes(check: Callable[[SetUp], None], set_up: SetUp) -> None:
    check(set_up)


@each_set_up
def test_random_games_break_no_rule(set_up: SetUp) -> None:
    report = simulate(YOKOHAMA, set_up.seats, set_up.options, 1, seed=71)
    assert report.violations == ()


@each_count
def test_games_back_and_forth_through_saves_break_no_rule(set_up: SetUp) -> None:
    assert wander(set_up, 1, seed=72).violations == []


@each_language
@each_usual
def test_all_that_is_said_has_words_and_fits(set_up: SetUp, language: str) -> None:
    check_words(set_up, language)


@each_language
@pytest.mark.parametrize("topic", YOKOHAMA.meta.rule_topics)
def test_a_rule_is_told_in_a_few_paragraphs(topic: str, language: str) -> None:
    check_topic("yk", topic, language)
