"""The checks that every game owes the machine and the words, run on Import / Export."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.match import OptionValue
from engine.games.import_export.game import IMPORT_EXPORT
from engine.simulate import simulate
from locales import LANGUAGES
from tests.all_games.owed import ONCE_A_COUNT, USUALLY, check_topic, check_words
from tests.fuzz import wander
from tests.play import SetUp, one_per_count, sampled

EVERY: dict[str, OptionValue] = {
    "jutaku": "on",
    "kickstarter": "on",
    "captain": "on",
    "following": "together",
}
SET_UPS = list(sampled(IMPORT_EXPORT))
FULL = [
    SetUp(IMPORT_EXPORT, seats, IMPORT_EXPORT.meta.complete_options(seats, EVERY))
    for seats in (2, 4, 6)
]
USUAL = [*SET_UPS[:5], *FULL]
each_usual = pytest.mark.parametrize("set_up", USUAL, ids=str)
each_set_up = pytest.mark.parametrize("set_up", SET_UPS, ids=str)
each_count = pytest.mark.parametrize("set_up", [*one_per_count(IMPORT_EXPORT), *FULL], ids=str)
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
    report = simulate(IMPORT_EXPORT, set_up.seats, set_up.options, 1, seed=71)
    assert report.violations == ()


@each_count
def test_games_back_and_forth_through_saves_break_no_rule(set_up: SetUp) -> None:
    assert wander(set_up, 1, seed=72).violations == []


@each_language
@each_usual
def test_all_that_is_said_has_words_and_fits(set_up: SetUp, language: str) -> None:
    check_words(set_up, language)


@each_language
@pytest.mark.parametrize("topic", IMPORT_EXPORT.meta.rule_topics)
def test_a_rule_is_told_in_a_few_paragraphs(topic: str, language: str) -> None:
    check_topic("ie", topic, language)
