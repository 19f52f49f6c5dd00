"""Sailing, visits and owners (RG-34 to RG-38, RG-96 to RG-100)."""

from __future__ import annotations

import pytest

from engine.core.words import Msg, msg
from engine.games.river_of_gold import rules
from engine.games.river_of_gold.data import RIVER
from engine.games.river_of_gold.gains import why
from tests.games.river_of_gold.scenes import RiverScene, Who, goods, scene

TOUCHES = {
    1: (1, 2, 3, 4),
    2: (3, 4, 5, 7),
    3: (4, 6, 7, 9),
    4: (6, 8, 9, 10),
    5: (9, 10, 11, 12),
    6: (11, 12, 13, 15),
    7: (12, 14, 15, 16),
    8: (15, 16, 17, 18),
    9: (17, 18, 19, 21),
    10: (18, 20, 21, 23),
    11: (21, 22, 23, 25),
    12: (22, 24, 25, 26),
    13: (25, 26, 27, 29),
    14: (26, 28, 29, 30),
}


def test_the_river_touches_the_shore_as_printed() -> None:
    assert {space.id: space.shore_spaces for space in RIVER.values()} == TOUCHES


@pytest.mark.rule("RG-34", "D-10")
@pytest.mark.parametrize("boat", [1, 2])
def test_one_own_boat_moves_exactly_as_far_as_the_die_shows(boat: int) -> None:
    table = scene(Who(die=4, boats=(2, 3)), Who(boats=(6, 7)))
    assert table.offers(0, "sail") == {"1", "2"}
    table.answer(0, f"sail {boat}")
    spaces = [boat.space for boat in table.player(0).boats]
    assert spaces == ([6, 3] if boat == 1 else [2, 7])
    assert table.said("rog-sailed", seat=0, boat=boat, origin=boat + 1, goal=boat + 5)
    assert [b.space for b in table.player(1).boats] == [6, 7]


@pytest.mark.rule("RG-34", "RG-35", "RG-52", "D-10")
def test_each_boat_is_offered_with_its_goal_and_whether_it_completes_its_journey() -> None:
    def sails(royal: int, *boats: int) -> list[tuple[Msg, bool]]:
        who = Who(die=3, boats=(boats[0], boats[1]), royal=royal, completed=("noble_6",))
        table = scene(who)
        found = [o for o in table.asked(0).options if o.token.startswith("sail:")]
        return [(o.label, "journey reward" in table.about(0, o.token)) for o in found]

    assert sails(2, 1, 12) == [
        (msg("rog-sail", boat=1, origin=1, to=4), False),
        (msg("rog-sail-royal", boat=2, origin=12, to=1), True),
    ]
    assert sails(1, 11, 13) == [
        (msg("rog-sail-royal", boat=1, origin=11, to=14), False),
        (msg("rog-sail", boat=2, origin=13, to=2), True),
    ]


@pytest.mark.rule("RG-34")
def test_boats_never_block_each_other() -> None:
    crowd = Who(boats=(3, 3))
    table = scene(Who(die=1, boats=(2, 3)), crowd, crowd).answer(0, "sail 1")
    assert [boat.space for boat in table.player(0).boats] == [3, 3]


@pytest.mark.rule("RG-35", "RG-96", "DC-1")
@pytest.mark.parametrize(
    ("space", "steps", "ends", "journey"),
    [(13, 4, 3, True), (14, 1, 1, True), (10, 4, 14, False), (8, 6, 14, False), (9, 6, 1, True)],
)
def test_the_ring_of_fourteen(space: int, steps: int, ends: int, journey: bool) -> None:
    table = scene(Who(die=steps, boats=(space, 8))).answer(0, "sail 1")
    assert table.player(0).boats[0].space == ends
    assert bool(table.said("rog-journey", seat=0)) == journey


@pytest.mark.rule("RG-35")
@pytest.mark.parametrize("space", range(1, 15))
@pytest.mark.parametrize("steps", range(1, 7))
def test_step_by_step_is_the_same_as_at_once(space: int, steps: int) -> None:
    at, passed = space, False
    for _ in range(steps):
        at, passed = (1, True) if at == 14 else (at + 1, passed)
    assert rules.destination(space, steps) == at
    assert rules.completes_journey(space, steps) == passed


@pytest.mark.rule("RG-36")
@pytest.mark.parametrize("space", [1, 2, 5, 11])
def test_four_empty_spaces_give_four_koku(space: int) -> None:
    table = scene(Who(die=1, boats=((space - 2) % 14 + 1, 8))).answer(0, "sail 1")
    assert table.player(0).koku == 4


@pytest.mark.rule("RG-36")
def test_spaces_only_passed_give_nothing() -> None:
    shore = {13: ("e1_shrine_5", 1), 14: ("start_shrine_1",)}
    table = scene(Who(die=2, boats=(5, 8)), shore=shore).answer(0, "sail 1")
    assert table.player(0).points == {"visit": 2}
    assert table.player(1).vp == 0


def sailing_example() -> RiverScene:
    """Crab (0) is about to sail to river space 6, past Mantis (1) and Scorpion (2)."""
    crab = Who(clan="crab", die=2, koku=5, goods=goods(1, 1, 1), boats=(4, 8))
    shore = {11: ("e1_market_3", 2), 13: ("e1_market_2", 1), 15: ("e1_shrine_1", 0)}
    return scene(crab, Who(clan="mantis", favour=2), Who(clan="scorpion"), shore=shore)


@pytest.mark.rule("WE-5", "RG-36", "RG-37", "RG-100")
def test_crab_sails_and_everybody_is_paid() -> None:
    table = sailing_example().answer(0, "sail 1")
    crab, mantis, scorpion = (table.player(seat) for seat in range(3))
    assert (crab.goods, crab.koku, crab.vp) == (goods(1, 2, 3), 6, 2)
    assert (scorpion.koku, scorpion.vp) == (1, 1)
    assert (mantis.favour, mantis.vp) == (3, 1)


@pytest.mark.rule("RG-99")
def test_visits_by_ascending_space_come_before_all_owners() -> None:
    table = sailing_example().answer(0, "sail 1")
    told = [event.args["why"] for event in table.said("rog-gained")]
    visits = [why("visit", space=space).words for space in (11, 12, 13, 15)]
    owners = [why("owner", space=space).words for space in (11, 13, 15)]
    assert told == visits + owners


@pytest.mark.rule("RG-37", "RG-50", "RG-113", "WE-8")
def test_both_owners_of_a_shared_building_gain_its_owner_rewards() -> None:
    shore = {13: ("e1_shrine_5", 1, 2)}
    table = scene(Who(die=2, boats=(4, 8)), shore=shore).answer(0, "sail 1")
    for owner in (1, 2):
        assert (table.player(owner).koku, table.player(owner).points) == (1, {"owner": 1})
    assert table.player(0).points == {"visit": 2}


@pytest.mark.rule("RG-37", "RG-75")
def test_starting_buildings_and_imperial_markets_pay_no_owner() -> None:
    shore = {16: ("start_port_1",), 18: ("start_palace_1",), 15: ("start_shrine_1",)}
    table = scene(Who(die=1, boats=(7, 8)), shore=shore).answer(0, "sail 1")
    assert {event.seat for event in table.said("rog-gained")} == {0}
    player = table.player(0)
    assert (player.koku, player.influence[4], player.points) == (3, 2, {"visit": 2})


@pytest.mark.rule("RG-38")
def test_influence_goes_to_the_region_of_the_tile_for_visitor_and_owner() -> None:
    shore = {9: ("e2_palace_1", 1), 11: ("e2_shrine_1", 2)}
    table = scene(Who(die=1, boats=(4, 8)), shore=shore, era_1=0).answer(0, "sail 1")
    assert table.player(0).influence[2] == 3
    assert table.player(1).influence[2] == 1
    assert table.player(2).influence[3] == 1
    assert sum(sum(table.player(seat).influence.values()) for seat in range(3)) == 5


@pytest.mark.rule("DC-3", "RG-68")
def test_limits_of_koku_and_goods_hold_for_visits() -> None:
    shore = {13: ("e1_port_5", 1), 11: ("e1_market_2", 1)}
    who = Who(die=2, koku=22, goods=goods(rice=6), boats=(4, 8))
    table = scene(who, shore=shore).answer(0, "sail 1; go; go")
    assert (table.player(0).koku, table.player(0).goods["rice"]) == (25, 6)


@pytest.mark.rule("DC-3", "RG-68")
def test_one_koku_fits_and_two_are_lost() -> None:
    shore = {12: ("e1_market_2", 1), 11: ("start_shrine_1",), 13: ("e1_port_5", 1)}
    who = Who(die=2, koku=24, boats=(4, 8))
    table = scene(who, shore={**shore, 15: ("start_shrine_2",)}).answer(0, "sail 1; go")
    assert table.player(0).koku == 25


@pytest.mark.rule("RG-68")
def test_excess_is_lost_one_resource_at_a_time() -> None:
    shore = {13: ("e1_port_6", 1), 15: ("e1_shrine_2", 2)}
    table = scene(Who(die=2, boats=(4, 8)), Who(favour=3), Who(koku=25), shore=shore).answer(
        0, "sail 1"
    )
    assert (table.player(1).favour, table.player(1).vp) == (3, 1)
    assert (table.player(2).koku, table.player(2).goods["silk"]) == (25, 1)


@pytest.mark.rule("RG-69")
def test_points_go_on_past_the_score_track() -> None:
    shore = {13: ("start_shrine_1",)}
    table = scene(Who(die=2, vp=99, boats=(4, 8)), shore=shore).answer(0, "sail 1")
    assert table.player(0).vp == 101


@pytest.mark.rule("RG-74")
def test_counted_owner_rewards_use_the_receivers_own_count() -> None:
    shore = {13: ("e1_port_4", 1, 2), 1: ("e1_port_1", 1), 2: ("e1_port_2", 1)}
    table = scene(Who(die=2, boats=(4, 8)), shore=shore).answer(0, "sail 1")
    assert (table.player(1).koku, table.player(2).koku) == (3, 1)


@pytest.mark.rule("DC-7", "RG-73", "RG-115", "RG-50")
def test_two_tokens_give_the_same_count_twice() -> None:
    shore = {13: ("e1_port_4", 1, 1), 1: ("e1_port_1", 1)}
    table = scene(Who(die=2, boats=(4, 8)), shore=shore).answer(0, "sail 1")
    assert table.player(1).koku == 4
    assert rules.owned_of_type(table.state.table, 1, "port") == 2


@pytest.mark.rule("RG-97")
def test_after_a_journey_only_the_destination_is_visited() -> None:
    shore = {28: ("start_shrine_1",), 1: ("start_shrine_2",)}
    table = scene(Who(die=3, boats=(13, 8)), shore=shore).answer(0, "sail 1")
    assert table.player(0).boats[0].space == 2
    assert table.player(0).koku == 4
    assert table.player(0).vp == 0


@pytest.mark.rule("RG-99", "D-21")
def test_choices_wait_for_the_automatic_gains_and_may_be_settled_in_any_order() -> None:
    shore = {11: ("e2_market_1", 1), 29: ("imperial_rice",), 6: ("imperial_silk",)}
    shore |= {17: ("imperial_porcelain",), 9: ("e2_market_2", 2)}
    table = scene(Who(die=1, boats=(2, 8), koku=0), shore=shore, era_1=0)
    table.answer(0, "sail 1")
    assert table.player(0).koku == 2
    assert (table.player(0).goods["silk"], table.player(2).influence[2]) == (1, 1)
    assert table.offers(0, "draw") == {"card", "none"}
    assert table.offers(0, "good") == {"silk", "rice", "porcelain", "none"}
    table.answer(0, "draw none")
    assert table.offers(0, "good") == {"silk", "rice", "porcelain", "none"}
    table.answer(0, "good rice")
    assert table.asked(0).name == "end"


@pytest.mark.rule("RG-106", "D-16", "D-17")
def test_the_imperial_market_lets_one_draw_and_then_discard() -> None:
    who = Who(die=1, boats=(2, 8), hand=("elder_1", "elder_2"))
    table = scene(who, shore={6: ("imperial_silk",)}, deck=("monk_3", "monk_4"))
    table.answer(0, "sail 1")
    assert table.offers(0, "draw") == {"card", "none"}
    table.answer(0, "draw card")
    assert table.offers(0, "discard") == {"elder_1", "elder_2", "monk_3"}
    assert table.asked(0).secret
    table.answer(0, "discard elder_2")
    assert table.hand(0) == ["elder_1", "monk_3"]
    assert table.state.box.customers.discarded[-1] == "elder_2"
    assert table.asked(0).name == "end"


@pytest.mark.rule("RG-106", "D-16")
def test_declining_comes_before_drawing() -> None:
    who = Who(die=1, boats=(2, 8), hand=("elder_1", "elder_2"))
    table = scene(who, shore={6: ("imperial_silk",)}).answer(0, "sail 1; draw none")
    assert table.hand(0) == ["elder_1", "elder_2"]
    assert table.asked(0).name == "end"


@pytest.mark.rule("RG-106")
def test_without_a_card_to_draw_none_is_discarded() -> None:
    table = _no_cards_left()
    table.answer(0, "sail 1; draw card")
    assert table.hand(0) == ["artisan_1"]
    assert table.asked(0).name == "end"


def _no_cards_left() -> RiverScene:
    types = ("artisan", "elder", "merchant", "monk")
    cards = [f"{kind}_{region}" for kind in types for region in range(1, 7)][1:]
    nobles = tuple(f"noble_{region}" for region in range(1, 7))
    here = Who(die=1, boats=(2, 8), hand=("artisan_1",))
    rivals = Who(hand=(), completed=cards), Who(hand=(), completed=nobles)
    return scene(here, *rivals, shore={6: ("imperial_silk",)}, deck=())
