"""The checks that every game owes the machine and the words, for set-ups beside the usual ones."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.words import msg
from tests.all_games import test_blur, test_conformance
from tests.locales import test_play
from tests.locales.ftl import strict
from tests.play import SetUp

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


def check_words(set_up: SetUp, language: str) -> None:
    """All that is said in some games has words and fits where it is shown."""
    test_play.SET_UPS[str(set_up)] = set_up
    test_play.test_everything_said_has_words(str(set_up), language)
    test_play.test_what_is_said_fits_where_it_is_shown(str(set_up), language)


def check_topic(prefix: str, topic: str, language: str) -> None:
    """A page of the rules help is a few paragraphs with a short title."""
    words = strict(language)
    assert 300 <= len(words.say(msg(f"{prefix}-rules-{topic}"))) <= 900
    assert len(words.say(msg(f"{prefix}-rules-{topic}-title"))) <= 40
