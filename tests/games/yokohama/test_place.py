"""Placing assistants (YK-20 to YK-25, YK-75, YK-76, YK-107 to YK-109)."""

from __future__ import annotations

import pytest

from engine.games.yokohama.city import beside
from tests.games.yokohama.scenes import Who, scene

LAID = {"r0c0": "port_a", "r0c1": "tea", "r0c2": "bank", "r1c0": "canal", "r2c0": "church"}


@pytest.mark.rule("YK-20", "YK-108", "D-4")
def test_option_a_takes_up_to_three_different_areas() -> None:
    table = scene(Who())
    table.go("place tea")
    assert "tea" in table.offers(0, "place")  # the second on the same area: option B
    table.go("place bank")
    assert not {"tea", "bank"} & table.offers(0, "place")
    table.go("place silk")
    assert table.name() == "move"
    on = {id: area.assistants[0] for id, area in table.table.areas.items() if area.assistants[0]}
    assert on == {"tea": 1, "bank": 1, "silk": 1}
    assert table.player().assistants == 5


@pytest.mark.rule("YK-20", "YK-108")
def test_option_b_puts_two_on_one_area_and_no_more() -> None:
    table = scene(Who()).go("place tea tea")
    assert table.name() == "move"
    assert table.area("tea").assistants[0] == 2
    assert table.player().assistants == 6


@pytest.mark.rule("YK-20", "YK-108")
@pytest.mark.parametrize("areas", ["tea", "tea bank"])
def test_fewer_areas_are_enough(areas: str) -> None:
    table = scene(Who()).go(f"place {areas}; done")
    assert table.name() == "move"


@pytest.mark.rule("YK-21", "YK-107")
def test_one_must_be_placed_if_the_hand_holds_one() -> None:
    assert table_offers_nobody(hand=1) is False
    assert table_offers_nobody(hand=0) is True


def table_offers_nobody(hand: int) -> bool:
    """Whether the first question lets one place nobody."""
    return "none" in scene(Who(hand=hand)).offers(0, "place")


@pytest.mark.rule("YK-21", "YK-107")
def test_without_an_assistant_in_hand_the_step_is_over() -> None:
    table = scene(Who(hand=0, on={"bank": 1})).go("place none")
    assert table.said("yk-placed-none", seat=0)
    assert table.name() == "move"


@pytest.mark.rule("YK-107")
def test_with_one_assistant_only_option_a_with_one_area_is_left() -> None:
    table = scene(Who(hand=1)).go("place tea")
    assert table.name() == "move"


@pytest.mark.rule("YK-107")
def test_poverty_never_forces_a_zero_placement() -> None:
    rivals = (Who(president="tea_1"), Who(president="bank"), Who(president="church"))
    free = scene(Who(yen=0), *rivals).offers(0, "place")
    assert len(free) == 17 - 3


@pytest.mark.rule("YK-22")
def test_assistants_come_from_the_hand_only() -> None:
    table = scene(Who(hand=2, on={"bank": 3}, church=(1,))).go("place tea silk")
    assert table.name() == "move"
    assert (table.player().assistants, table.area("bank").assistants[0]) == (0, 3)


@pytest.mark.rule("YK-23", "YK-109", "YK-137")
def test_each_assistant_pays_each_opposing_president() -> None:
    table = scene(Who(yen=3), Who(president="tea"), Who(president="tea"))
    table.go("place tea; done")
    assert [player.yen for player in table.table.players] == [1, 1, 1]
    assert [event.seat for event in table.said("yk-fee", n=1)] == [1, 2]


@pytest.mark.rule("YK-23")
def test_the_own_president_costs_nothing() -> None:
    table = scene(Who(president="tea")).go("place tea tea")
    assert table.area("tea").assistants[0] == 2


@pytest.mark.rule("YK-24")
def test_nothing_is_placed_on_the_canal_and_no_number_is_too_high() -> None:
    table = scene(Who(on={"tea": 9}, hand=4))
    assert "canal" not in table.offers(0, "place")
    assert table.go("place tea tea").area("tea").assistants[0] == 11


@pytest.mark.rule("EX-1", "YK-23")
def test_luca_cannot_pay_the_laboratory_too() -> None:
    rivals = (Who(president="agency"), Who(president="lab_a"), Who(president="lab_a"))
    table = scene(Who(yen=2, hand=3), *rivals).go("place copper_1 agency")
    assert "lab_a" not in table.offers(0, "place")
    table.go("silk_1")
    assert (table.player().yen, table.player(1).yen) == (1, 1)


@pytest.mark.rule("CK-9", "HI-1")
def test_option_b_beside_two_presidents_costs_four() -> None:
    rivals = (Who(president="port_a"), Who(president="port_a"))
    short = scene(Who(yen=3), *rivals).go("place port_a")
    assert "port_a" not in short.offers(0, "place")
    enough = scene(Who(yen=4), *rivals).go("place port_a port_a")
    assert [player.yen for player in enough.table.players] == [0, 2, 2]


@pytest.mark.rule("HI-1", "YK-76")
def test_the_telegraph_assistant_is_charged_like_the_others() -> None:
    rivals = (Who(president="port_a"), Who(president="port_a"), Who(president="bank"))
    at = {**LAID, "r0c1": "tea_1", "r2c0": "church"}
    table = scene(Who(yen=3, technologies=("telegraph",)), *rivals, at=at)
    table.go("place tea_1 tea_1 bank")
    assert table.name() == "move"
    assert (table.player().yen, table.player(3).yen) == (2, 1)


@pytest.mark.rule("HI-1", "YK-75", "YK-25")
def test_newspaper_places_on_four_areas_and_pays_for_each() -> None:
    rivals = (Who(president="port_a"), Who(president="bank"), Who(president="bank"))
    table = scene(Who(yen=3, technologies=("newspaper",)), *rivals)
    table.go("place port_a silk_1 bank copper_1")
    assert table.name() == "move"
    assert [player.yen for player in table.table.players] == [0, 1, 1, 1]


@pytest.mark.rule("YK-75")
def test_without_newspaper_three_areas_are_all() -> None:
    assert scene(Who()).go("place tea bank silk").name() == "move"


@pytest.mark.rule("YK-76", "YK-25")
def test_telegraph_adds_one_beside_the_pair_or_none() -> None:
    table = scene(Who(technologies=("telegraph",)), at=LAID).go("place tea tea")
    near = {area for area in beside(table.table, "tea") if area != "canal"}
    assert table.offers(0, "place") == near > {"port_a", "bank"}
    assert table.go("done").area("tea").assistants[0] == 2


@pytest.mark.rule("YK-76", "YK-86")
def test_telegraph_reaches_neither_the_canal_nor_behind_it() -> None:
    table = scene(Who(technologies=("telegraph",)), at=LAID).go("place port_a port_a")
    assert "canal" not in table.offers(0, "place")
    assert "church" not in table.offers(0, "place")  # it lies behind the Canal
    assert "tea" in table.offers(0, "place")


@pytest.mark.rule("YK-86", "YK-25")
def test_newspaper_and_telegraph_never_work_together() -> None:
    both = Who(technologies=("newspaper", "telegraph"))
    wide = scene(both, at=LAID).go("place tea bank silk copper")
    assert wide.name() == "move"
    pair = scene(both, at=LAID).go("place tea tea bank")
    assert pair.name() == "move"


@pytest.mark.rule("YK-109")
def test_running_cost_and_power_stand_on_the_options() -> None:
    table = scene(Who(yen=2, on={"bank": 2}), Who(president="bank"))
    assert table.about("place:bank") == "fee: Bo 1 yen · Power 4: 4 yen"
    table.go("place bank")
    assert table.asked(0).prompt.args["yen"] == 1
    assert str(table.asked(0).prompt.args["fees"]).count("yk-pay-player") == 1
