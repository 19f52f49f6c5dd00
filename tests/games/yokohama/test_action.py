"""Power, area action, token, building, recovery (YK-34 to YK-39)."""

from __future__ import annotations

import pytest

from engine.games.yokohama import rules
from tests.games.yokohama.scenes import Who, scene

TILE = "building_01"  # 3 VP, 2 yen, 1 product of choice, 1 VP; trading house 5 VP and 1 import


@pytest.mark.rule("YK-34", "EX-3", "EX-4", "YK-39")
def test_president_three_assistants_and_a_shop_make_five() -> None:
    who = Who(hand=1, on={"silk": 3}, shop_on={"silk": 2}, shops=0)
    table = scene(who, tokens={"silk": None}).go("place bank; walk silk")
    assert table.said("yk-acts", power=5)
    assert table.player().goods["silk"] == 4
    assert (table.player().assistants, table.area("silk").assistants[0]) == (3, 0)
    assert table.player().president == "silk"


@pytest.mark.rule("YK-34")
def test_everything_counts_one_and_more_than_five_is_five() -> None:
    who = Who(on={"bank": 1}, shop_on={"bank": 1}, house_on=("bank",), president="bank")
    table = scene(who, station="bank").table
    assert rules.power(table, 0, "bank") == 5
    assert rules.power(table, 1, "bank") == 1  # the Station alone
    more = scene(Who(on={"bank": 9}, president="bank")).table
    assert rules.power(more, 0, "bank") == 5


@pytest.mark.rule("YK-34", "HI-4", "YK-119")
def test_power_stays_when_an_assistant_goes_to_the_church_board() -> None:
    who = Who(hand=1, on={"church": 3}, shop_on={"church": 1}, shops=1, houses=1)
    table = scene(who, tokens={"church": "p5_01"})
    table.go("place bank; walk church; church 2; token take")
    assert table.name() == "build"
    table.go("build house")
    assert table.said("yk-recovered", n=2)
    assert table.player().assistants == 2


@pytest.mark.rule("YK-35", "YK-115", "YK-36")
@pytest.mark.parametrize(
    ("area", "power"),
    [("copper", 1), ("copper", 2), ("silk", 1), ("customs", 1), ("agency", 1), ("port_a", 1)],
)
def test_an_action_below_any_effect_is_still_an_action(area: str, power: int) -> None:
    who = Who(hand=0, on={area: power - 1} if power > 1 else {}, technologies=("tram",), imports=2)
    table = scene(who, Who(house_on=(area,))).go(f"place none; walk {area}")
    assert table.said("yk-acts", power=power)
    assert table.gained(1) == ["1 yen"]
    assert table.name() == "end"
    assert table.player().assistants == power - 1


@pytest.mark.rule("YK-36", "YK-137")
def test_the_trading_house_of_another_player_earns_one_yen() -> None:
    table = scene(Who(hand=0, on={"bank": 1}), Who(house_on=("bank",))).go("place none; walk bank")
    assert (table.player().yen, table.player(1).yen) == (2, 1)


@pytest.mark.rule("YK-36")
def test_nobody_earns_from_an_own_action() -> None:
    table = scene(Who(hand=0, on={"bank": 1}, house_on=("bank",))).go("place none; walk bank")
    assert table.player().yen == 3


@pytest.mark.rule("YK-37", "D-15")
def test_at_power_five_the_token_may_be_taken_once() -> None:
    table = scene(Who(hand=0, on={"bank": 4}), tokens={"bank": "p5_03"}).go("place none; walk bank")
    assert table.offers(0, "token") == {"take", "leave"}
    table.go("token take; skip; end")
    assert table.said("yk-token", seat=0)
    assert table.player().yen == 5 + 4
    assert (table.player().tokens, table.area("bank").token) == (["p5_03"], None)


@pytest.mark.rule("YK-37")
def test_below_power_five_there_is_no_token() -> None:
    table = scene(Who(hand=0, on={"bank": 3}), tokens={"bank": "p5_03"}).go("place none; walk bank")
    assert table.name() == "build"


@pytest.mark.rule("YK-38", "D-16")
@pytest.mark.parametrize(("n", "power"), [(2, 3), (3, 4), (4, 5)])
def test_building_needs_power_four(n: int, power: int) -> None:
    table = scene(Who(hand=0, on={"bank": n}), tokens={"bank": None}).go("place none; walk bank")
    assert (table.name() == "build") is (power >= 4)


@pytest.mark.rule("YK-38", "YK-122", "D-16")
def test_a_shop_takes_any_free_slot_and_its_reward() -> None:
    who = Who(hand=0, on={"bank": 3})
    rival = Who(shop_on={"bank": 2})
    table = scene(who, rival, tiles={"bank": TILE}).go("place none; walk bank")
    assert table.offers(0, "build") == {"shop:1", "shop:3", "shop:4"}
    table.go("build shop 1")
    assert table.area("bank").shops == [0, 1, None, None]
    assert (table.player().vp, table.player().shops) == (3, 1)


@pytest.mark.rule("YK-38")
def test_a_trading_house_takes_the_only_slot() -> None:
    who = Who(hand=0, on={"bank": 3}, houses=1, shops=0)
    table = scene(who, tiles={"bank": TILE}).go("place none; walk bank; build house")
    assert table.area("bank").house == 0
    assert (table.player().vp, table.player().imports, table.player().yen) == (5, 1, 4)


@pytest.mark.rule("YK-38", "YK-122")
@pytest.mark.parametrize(
    "who",
    [
        Who(hand=0, on={"bank": 4}, shops=0),
        Who(hand=0, on={"bank": 3}, shop_on={"bank": 1}),
        Who(hand=0, on={"bank": 3}, house_on=("bank",), shops=0, houses=1),
    ],
)
def test_without_a_piece_in_hand_or_a_free_slot_there_is_no_building(who: Who) -> None:
    table = scene(who, tokens={"bank": None}).go("place none; walk bank")
    assert table.name() == "end"


@pytest.mark.rule("YK-38", "YK-123")
def test_shop_and_trading_house_stand_together_but_not_by_one_action() -> None:
    who = Who(hand=0, on={"bank": 3, "tea": 1}, houses=1, agents=("gb",))
    table = scene(who, tokens={"bank": None}).go("place none; walk bank; build shop 4")
    assert table.name() == "end"  # one building for an action
    later = scene(Who(hand=0, on={"bank": 3}, houses=1, shop_on={"bank": 4}), tokens={"bank": None})
    later.go("place none; walk bank; build house")
    assert (later.area("bank").house, later.area("bank").shops[3]) == (0, 0)


@pytest.mark.rule("YK-123", "YK-124")
def test_main_action_and_agent_action_are_two_actions() -> None:
    who = Who(hand=0, on={"bank": 3, "tea": 4}, agents=("gb",))
    table = scene(who, tokens={"bank": None, "tea": None})
    table.go("agent tea; build shop 4; place bank; done; walk bank; build shop 4")
    assert rules.built(table.table, 0, "shop") == 2


@pytest.mark.rule("YK-122", "HI-12")
def test_a_token_that_brings_a_shop_makes_building_possible() -> None:
    who = Who(hand=0, on={"tea": 4}, yen=3, shops=0)
    table = scene(who, tokens={"tea": "p5_16"}).go("place none; walk tea; token take")
    table.go("hire shop; hire assistant")
    assert (table.name(), table.player().yen, table.player().assistants) == ("build", 1, 1)
    assert table.go("build shop 4").area("tea").shops[3] == 0


@pytest.mark.rule("YK-39", "YK-148")
def test_all_assistants_of_the_area_come_back_and_no_others() -> None:
    table = scene(Who(hand=0, on={"bank": 2, "tea": 1})).go("place none; walk bank")
    assert (table.area("bank").assistants[0], table.area("tea").assistants[0]) == (0, 1)
    assert table.player().assistants == 2


@pytest.mark.rule("YK-39", "YK-126", "HI-12")
def test_assistants_moved_away_do_not_come_back_and_moved_in_do() -> None:
    who = Who(hand=1, on={"tea": 4, "bank": 1})
    table = scene(who, tokens={"tea": "p5_19"}).go("place silk; walk tea; token take")
    table.go("from tea to copper; from tea to copper; from bank to tea; skip")
    assert table.area("copper").assistants[0] == 2
    assert table.said("yk-recovered", n=3)


@pytest.mark.rule("YK-82", "D-17", "YK-148")
def test_the_telephone_lets_one_stay() -> None:
    who = Who(hand=0, on={"bank": 2}, technologies=("telephone",))
    stays = scene(who).go("place none; walk bank; leave one")
    assert (stays.area("bank").assistants[0], stays.player().assistants) == (1, 1)
    back = scene(who).go("place none; walk bank; leave none")
    assert (back.area("bank").assistants[0], back.player().assistants) == (0, 2)


@pytest.mark.rule("YK-82")
def test_without_an_assistant_there_the_telephone_asks_nothing() -> None:
    who = Who(hand=0, technologies=("telephone", "tram"))
    assert scene(who).go("place none; walk bank").name() == "end"


def test_slots_say_what_they_bring() -> None:
    who = Who(hand=0, on={"bank": 3}, houses=1)
    table = scene(who, tiles={"bank": TILE}).go("place none; walk bank")
    assert [table.about(f"build:shop:{n}") for n in (1, 2, 4)] == ["3 VP", "2 yen", "1 VP"]
    assert table.about("build:house") == "1 import, 5 VP"
    assert table.option("build:shop:3").at == ("shop:bank-3",)


@pytest.mark.rule("YK-34", "YK-38", "YK-119", "HI-4")
def test_sending_an_assistant_away_does_not_weaken_what_follows() -> None:
    who = Who(hand=0, on={"church": 3}, copper=1, silk=1, tea=1)
    table = scene(who).go("place none; walk church; church 1")  # Power 4, then only 3 there
    assert table.area("church").assistants[0] == 2
    assert table.name() == "build"


@pytest.mark.rule("YK-34", "YK-38", "HI-4")
def test_a_station_put_there_does_not_strengthen_what_follows() -> None:
    who = Who(hand=0, yen=20, on={"lab_a": 2})
    table = scene(who, boards={"lab_a": ["station_1"]})
    table.go("place none; walk lab_a; take 1; station lab_a")  # Power 3, then 4 there
    assert table.table.station == "lab_a"
    assert table.name() == "end"
