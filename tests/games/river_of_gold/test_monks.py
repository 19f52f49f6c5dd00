"""Monks and shared buildings (RG-49, RG-50, RG-109 to RG-115)."""

from __future__ import annotations

import pytest

from engine.core.words import msg
from engine.games.river_of_gold.data import CUSTOMERS
from engine.games.river_of_gold.gains import why
from tests.games.river_of_gold.scenes import RiverScene, Shore, Who, scene

OWN = ("monk_1", "monk_3", "monk_5")
OPPONENT = ("monk_2", "monk_4", "monk_6")
SHORE: Shore = {
    1: ("e1_port_1", 0),
    8: ("e1_port_2", 1),
    13: ("e1_port_3", 2),
    14: ("e1_market_1", 0, 0),
    19: ("e1_market_2", 0, 1),
    24: ("e1_market_3", 1, 1),
    3: ("start_port_1",),
}


def monk(card: str, favour: int = 0, limit: int = 3, shore: Shore | None = None) -> RiverScene:
    """Seat 0 delivers to a monk."""
    wanted = CUSTOMERS[card]
    who = Who(die=wanted.region, goods=wanted.cost, hand=(card,), favour=favour, limit=limit)
    return scene(who, shore=shore).answer(0, f"deliver {card}")


@pytest.mark.rule("RG-49", "RG-109", "DC-6")
@pytest.mark.parametrize("card", OWN + OPPONENT)
@pytest.mark.parametrize(("favour", "then"), [(0, 2), (1, 3), (2, 4), (3, 4)])
def test_the_limit_rises_before_the_favour_comes(card: str, favour: int, then: int) -> None:
    player = monk(card, favour).player(0)
    assert (player.favour, player.favour_limit) == (then, 4)


@pytest.mark.rule("RG-49", "RG-109", "DC-6", "RG-23")
def test_what_a_monk_gives_is_told_without_the_favour_that_is_lost() -> None:
    amounts = (msg("rog-amount-limit", n=1), msg("rog-amount-favour", n=1))
    assert monk("monk_1", favour=3).said(
        "rog-gained", seat=0, why=why("delivery").words, what=amounts
    )


@pytest.mark.rule("RG-49", "RG-111", "D-20", "RG-75")
@pytest.mark.parametrize("card", OWN)
def test_these_monks_go_to_an_own_building_with_one_token(card: str) -> None:
    table = monk(card, shore=SHORE)
    assert table.offers(0, "token") == {"1"}
    table.answer(0, "token 1")
    assert table.tokens(1) == [0, 0]
    assert sum(table.player(0).influence.values()) == 0


@pytest.mark.rule("RG-49", "RG-111", "D-20", "RG-75")
@pytest.mark.parametrize("card", OPPONENT)
def test_those_monks_go_to_an_opponents_building_with_one_token(card: str) -> None:
    table = monk(card, shore=SHORE)
    assert table.offers(0, "token") == {"8", "13"}
    table.answer(0, "token 13")
    assert table.said("rog-second-token", seat=0, space=13)
    assert table.tokens(13) == [2, 0]
    assert sum(table.player(0).influence.values()) == 0


@pytest.mark.rule("RG-110", "RG-50")
@pytest.mark.parametrize("card", ["monk_1", "monk_2"])
def test_where_no_building_qualifies_the_token_is_skipped(card: str) -> None:
    shore = {14: ("e1_market_1", 0, 0), 19: ("e1_market_2", 0, 1)}
    table = monk(card, shore=shore)
    assert table.offers(0, "token") == set()
    assert table.offers(0, "discard")
    assert table.player(0).favour == 2


@pytest.mark.rule("RG-110", "D-20")
def test_where_one_qualifies_the_token_must_be_placed() -> None:
    table = monk("monk_1", shore=SHORE)
    assert set(table.asked(0).tokens()) == {"token:1"}
    with table.refuses():
        table.answer(0, "token none")


@pytest.mark.rule("RG-50")
def test_both_owners_own_it_for_every_purpose() -> None:
    shore = {13: ("e1_shrine_5", 1)}
    who = Who(
        die=2,
        goods=CUSTOMERS["monk_2"].cost,
        hand=("monk_2",),
        completed=("noble_6",),
        royal=1,
        boats=(5, 8),
    )
    table = scene(who, shore=shore).answer(0, "deliver monk_2; token 13")
    table.answer(0, f"discard {table.hand(0)[0]}").end(0)
    table.answer(1, "sail 1").end(1).answer(2, "sail 1").end(2)
    table.player(0).die = 1
    table.answer(0, "sail 1")
    assert table.player(0).points == {"visit": 2, "owner": 1, "noble": 1}
    assert table.player(1).points == {"owner": 1}


@pytest.mark.rule("RG-50")
def test_no_building_takes_a_third_token() -> None:
    shore = {14: ("e1_market_1", 1, 1), 19: ("e1_market_2", 1, 2), 1: ("e1_port_1", 1)}
    table = monk("monk_2", shore=shore)
    assert table.offers(0, "token") == {"1"}


@pytest.mark.rule("RG-114")
def test_a_second_token_can_complete_a_mastery_in_the_same_turn() -> None:
    shore = {1: ("e1_port_1", 0), 8: ("e1_port_2", 0), 13: ("e1_port_3", 1)}
    who = Who(die=2, goods=CUSTOMERS["monk_2"].cost, hand=("monk_2", "elder_1"))
    table = scene(who, shore=shore, masteries=("earth",)).answer(0, "deliver monk_2; token 13")
    assert table.player(0).vp == 0
    table.answer(0, "discard elder_1")
    assert table.player(0).points == {"mastery": 7}


@pytest.mark.rule("RG-50")
@pytest.mark.parametrize("card", OWN + OPPONENT)
def test_monks_have_no_ability_at_the_end(card: str) -> None:
    assert CUSTOMERS[card].end_game is None
