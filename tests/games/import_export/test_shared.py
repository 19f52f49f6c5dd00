"""What every game owes the machine and the words, where all of Import / Export is in play."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.match import OptionValue
from engine.games.import_export.game import IMPORT_EXPORT
from locales import LANGUAGES
from tests.all_games.owed import ONCE_A_COUNT, USUALLY, check_topic, check_words
from tests.fuzz import wander
from tests.play import SetUp, one_per_count

EVERY: dict[str, OptionValue] = {
    "jutaku": "on",
    "kickstarter": "on",
    "captain": "on",
    "following": "together",
}
FULL = [
    SetUp(IMPORT_EXPORT, seats, IMPORT_EXPORT.meta.complete_options(seats, EVERY))
    for seats in (2, 4, 6)
]
each_full = pytest.mark.parametrize("set_up", FULL, ids=str, scope="module")
each_count = pytest.mark.parametrize("set_up", [*one_per_count(IMPORT_EXPORT), *FULL], ids=str)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_full
@pytest.mark.parametrize("check", [*USUALLY, *ONCE_A_COUNT], ids=lambda check: check.__name__)
def test_every_check_passes(check: Callable[[SetUp], None], set_up: SetUp) -> None:
    check(set_up)


@each_count
def test_games_back_and_forth_through_saves_break_no_rule(set_up: SetUp) -> None:
    assert wander(set_up, 1, seed=72).violations == []


@each_language
@each_full
def test_all_that_is_said_has_words_and_fits(set_up: SetUp, language: str) -> None:
    check_words(set_up, language)


@each_language
@pytest.mark.parametrize("topic", IMPORT_EXPORT.meta.rule_topics)
def test_a_rule_is_told_in_a_few_paragraphs(topic: str, language: str) -> None:
    check_topic("ie", topic, language)
