"""The printed rulebook and the edition of 2023, as presets and reading by reading."""

from __future__ import annotations

import pytest

from engine.core.flow import new_match
from engine.core.match import OptionValue
from engine.games.yellow_yangtze.game import YELLOW_YANGTZE
from engine.games.yellow_yangtze.meta import AS_EDITION, EDITIONS, META
from engine.games.yellow_yangtze.state import House

PRINTED = House(
    exactly_two_actions=False,
    short_game=False,
    winner_leader_counts=True,
    market_after_war=True,
    open_scores=False,
    gold_breaks_ties=False,
    short_market_ends=False,
    empty_bag_ends=False,
)
EDITION_2023 = House(
    exactly_two_actions=True,
    short_game=False,
    winner_leader_counts=True,
    market_after_war=False,
    open_scores=False,
    gold_breaks_ties=True,
    short_market_ends=True,
    empty_bag_ends=True,
)


def agreed(options: dict[str, OptionValue]) -> House:
    """What a new table plays by."""
    return new_match(YELLOW_YANGTZE, 2, options, 1).match.state.table.house


@pytest.mark.rule("YY-15", "YY-28", "YY-70", "YY-73", "E-22", "E-35", "E-38")
def test_the_printed_rulebook_is_the_default_and_2023_one_preset() -> None:
    assert agreed({}) == agreed({"edition": "printed"}) == PRINTED
    assert agreed({"edition": "2023"}) == EDITION_2023


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_is_the_sum_of_its_readings(edition: str) -> None:
    for other in EDITIONS:
        assert agreed({"edition": other, **EDITIONS[edition]}) == agreed({"edition": edition})


@pytest.mark.parametrize("key", EDITIONS["printed"])
def test_a_single_reading_can_be_chosen_against_the_edition(key: str) -> None:
    for edition in EDITIONS:
        for other in EDITIONS:
            house = agreed({"edition": edition, key: EDITIONS[other][key]})
            assert (house == agreed({"edition": edition})) == (edition == other)


def test_left_alone_every_reading_is_as_in_the_edition() -> None:
    defaults = META.complete_options(2, {})
    assert {key for key, choice in defaults.items() if choice == AS_EDITION} == set(
        EDITIONS["printed"]
    )
