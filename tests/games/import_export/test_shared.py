"""The checks that every game owes the machine and the words, run on Import / Export."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.match import OptionValue
from engine.core.words import msg
from engine.games.import_export.game import IMPORT_EXPORT
from engine.simulate import simulate
from locales import LANGUAGES
from tests.all_games import test_blur, test_conformance
from tests.fuzz import wander
from tests.locales import test_play
from tests.locales.ftl import strict
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
USUALLY: tuple[Callable[[SetUp], None], ...] = (
    test_conformance.test_random_games_end_with_every_invariant_kept,
    test_conformance.test_the_same_seed_deals_the_same_table,
    test_blur.test_a_blurred_position_looks_the_same,
    test_blur.test_an_unsealed_answer_shows_nothing_hidden,
)
ONCE_A_COUNT: tuple[Callable[[SetUp], None], ...] = (
    test_conformance.test_saving_and_replaying_give_the_same_match,
    test_conformance.test_apply_leaves_the_old_match_alone,
    test_conformance.test_every_offered_option_is_accepted,
    test_conformance.test_the_fallback_is_legal_and_moves_on,
    test_conformance.test_undo_restores_the_position_under_a_new_revision,
    test_conformance.test_random_undo_never_crosses_a_seal_or_counts_backwards,
    test_conformance.test_bad_answers_are_refused_and_change_nothing,
    test_conformance.test_after_the_end_nothing_is_accepted,
    test_conformance.test_every_answer_can_be_typed,
    test_conformance.test_options_differ_and_fit_a_seat,
)


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


@pytest.fixture
def name(set_up: SetUp) -> str:
    """The set-up as the checks of words know it."""
    test_play.SET_UPS[str(set_up)] = set_up
    return str(set_up)


@each_language
@each_usual
def test_all_that_is_said_has_words_and_fits(name: str, language: str) -> None:
    test_play.test_everything_said_has_words(name, language)
    test_play.test_what_is_said_fits_where_it_is_shown(name, language)


@each_language
@pytest.mark.parametrize("topic", IMPORT_EXPORT.meta.rule_topics)
def test_a_rule_is_told_in_a_few_paragraphs(topic: str, language: str) -> None:
    words = strict(language)
    assert 300 <= len(words.say(msg(f"ie-rules-{topic}"))) <= 900
    assert len(words.say(msg(f"ie-rules-{topic}-title"))) <= 40
