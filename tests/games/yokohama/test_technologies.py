"""Each technology and each of their interactions (YK-65 to YK-86)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.yokohama.scenes import CityScene, Who, scene

ORDER: dict[str, Any] = {"tea": 4, "fish": 1, "orders": ("order_01",)}  # 2 VP and 1 import


def acting(area: str, n: int, **more: Any) -> CityScene:
    """A player with n assistants acts there, without shops to build."""
    given: dict[str, Any] = {"hand": 0, "on": {area: n}, "shops": 0}
    who = Who(**given | more)
    return scene(who, tokens={area: None}).go(f"place none; walk {area}")


@pytest.mark.rule("YK-65")
def test_ball_scores_two_for_an_order() -> None:
    table = scene(Who(technologies=("ball",), **ORDER)).go("order 01")
    assert table.player().points == {"order": 2, "technology": 2}


@pytest.mark.rule("YK-66")
def test_brick_factory_scores_four_at_customs() -> None:
    table = acting("customs", 1, imports=1, technologies=("brick_factory",)).go("customs 1")
    assert table.player().points == {"customs": 5, "technology": 4}


@pytest.mark.rule("YK-67")
def test_electric_lighting_scores_three_for_a_trading_house() -> None:
    who = Who(hand=0, on={"bank": 3}, houses=1, technologies=("electric_lighting",))
    table = scene(who, tiles={"bank": "building_04"}).go("place none; walk bank; build house")
    assert table.player().points == {"house": 7, "technology": 3}


@pytest.mark.rule("YK-68")
def test_exposition_scores_ten_at_once() -> None:
    who = Who(hand=0, on={"lab_a": 4}, shops=0, yen=4)
    boards = {"lab_a": ("exposition_1",)}
    table = scene(who, boards=boards, tokens={"lab_a": None}).go("place none; walk lab_a; take 1")
    assert table.player().points == {"technology": 10}


@pytest.mark.rule("YK-69")
def test_gas_lighting_scores_two_for_a_shop() -> None:
    who = Who(hand=0, on={"bank": 3}, technologies=("gas_lighting",))
    table = scene(who, tiles={"bank": "building_01"}).go("place none; walk bank; build shop 4")
    assert table.player().points == {"shop": 1, "technology": 2}


@pytest.mark.rule("YK-67", "YK-69")
def test_each_lighting_is_for_its_own_building() -> None:
    cards = ("gas_lighting", "electric_lighting")
    who = Who(hand=0, on={"bank": 3}, houses=1, technologies=cards)
    table = scene(who, tiles={"bank": "building_04"}).go("place none; walk bank; build house")
    assert table.player().points["technology"] == 3


@pytest.mark.rule("YK-70", "HI-12")
def test_language_school_pays_after_the_reward() -> None:
    who = Who(technologies=("language_school",), orders=("order_07",), tea=5, fish=2, yen=1)
    table = scene(who).go("order 07")
    assert table.offers(0, "hire") == {"assistant"}  # its yen cannot pay the warehouse icon
    assert table.go("hire assistant").player().yen == 2


def buying(card: str, owned: tuple[str, ...]) -> CityScene:
    """A player with these technologies takes a card of the first slot."""
    who = Who(hand=0, on={"lab_a": 4}, shops=0, yen=4, technologies=owned)
    table = scene(who, boards={"lab_a": (card,)}, tokens={"lab_a": None})
    return table.go("place none; walk lab_a; take 1")


@pytest.mark.rule("YK-71", "YK-86")
def test_printing_press_pays_for_later_technologies_only() -> None:
    assert buying("printing_press_1", ()).player().yen == 4
    assert buying("ball_1", ("printing_press",)).player().yen == 5


@pytest.mark.rule("YK-72", "YK-86")
def test_patent_system_scores_for_later_technologies_only() -> None:
    assert buying("patent_system_1", ()).player().vp == 0
    assert buying("ball_1", ("patent_system",)).player().vp == 2


@pytest.mark.rule("YK-86")
def test_patent_and_press_work_for_each_other_and_for_the_exposition() -> None:
    assert buying("printing_press_1", ("patent_system",)).player().vp == 2
    assert buying("patent_system_1", ("printing_press",)).player().yen == 5
    both = buying("exposition_1", ("patent_system", "printing_press"))
    assert (both.player().vp, both.player().yen) == (12, 1)


@pytest.mark.rule("YK-73")
def test_winery_scores_three_in_the_church() -> None:
    table = acting("church", 3, technologies=("winery",)).go("church 1")
    assert table.player().points == {"church": 3, "technology": 3}


@pytest.mark.rule("YK-74", "HI-13", "CK-4")
@pytest.mark.parametrize(("n", "copper"), [(1, 0), (2, 2), (3, 3), (4, 4)])
def test_mining_technology_in_the_mine(n: int, copper: int) -> None:
    table = acting("copper", n, technologies=("mining_technology",))
    assert table.player().goods["copper"] == copper


@pytest.mark.rule("YK-74", "CK-5", "YK-86")
def test_mining_technology_in_chinatown() -> None:
    table = acting("chinatown", 2, yen=2, technologies=("mining_technology",))
    table.go("buy copper; sell copper; sell copper")
    assert (table.player().yen, table.player().goods["copper"]) == (4, 0)


@pytest.mark.rule("HI-13", "YK-86")
def test_each_exchange_that_buys_copper_brings_one_more() -> None:
    table = acting("chinatown", 3, yen=4, technologies=("mining_technology",))
    table.go("buy copper; buy copper; sell copper; sell copper")
    assert (table.player().yen, table.player().goods["copper"]) == (4, 2)


@pytest.mark.rule("HI-13", "YK-74")
@pytest.mark.parametrize(
    ("chosen", "copper", "fish"),
    [("product copper product copper", 3, 0), ("product copper product fish", 2, 1)],
)
def test_one_token_is_one_event(chosen: str, copper: int, fish: int) -> None:
    who = Who(hand=0, on={"tea": 4}, shops=0, technologies=("mining_technology",))
    table = scene(who, tokens={"tea": "p5_11"}).go(f"place none; walk tea; token take; {chosen}")
    assert (table.player().goods["copper"], table.player().goods["fish"]) == (copper, fish)


@pytest.mark.rule("YK-74", "HI-13")
def test_mining_technology_at_a_building_slot() -> None:
    who = Who(hand=0, on={"tea": 3}, technologies=("mining_technology",))
    table = scene(who, tiles={"tea": "building_03"}).go("place none; walk tea; build shop 2")
    assert table.player().goods["copper"] == 2


@pytest.mark.rule("YK-74")
def test_without_copper_there_is_nothing_more() -> None:
    table = acting("tea", 3, technologies=("mining_technology",))
    assert table.player().goods["copper"] == 0


@pytest.mark.rule("YK-79", "YK-85", "D-3")
def test_spinning_frame_sells_one_silk_once_a_turn() -> None:
    table = scene(Who(silk=3, on={"bank": 1}, technologies=("spinning_frame",)))
    table.go("use spinning_frame")
    assert (table.player().yen, table.player().goods["silk"]) == (2, 2)
    assert table.offers(0, "use") == set()
    table.go("place tea; done")
    assert table.offers(0, "use") == set()
    table.go("walk bank; end")
    table.answer(1, "place tea; done; recall all; end").answer(
        2, "place tea; done; recall all; end"
    )
    assert table.offers(0, "use") == {"spinning_frame"}


@pytest.mark.rule("YK-79", "YK-85")
def test_silk_gained_this_turn_may_be_sold_before_the_token() -> None:
    who = Who(hand=0, on={"silk": 4}, shops=0, technologies=("spinning_frame",))
    table = scene(who, tokens={"silk": "p5_16"}).go("place none; walk silk")
    assert table.offers(0, "use") == {"spinning_frame"}
    table.go("use spinning_frame; token take; hire shop")
    assert (table.player().yen, table.player().shops) == (0, 1)


@pytest.mark.rule("YK-84", "YK-85", "YK-86")
def test_university_brings_an_assistant_that_can_be_placed_at_once() -> None:
    table = scene(Who(hand=0, yen=1, technologies=("university",)))
    table.go("use university")
    assert (table.player().yen, table.player().assistants) == (0, 1)
    assert "bank" in table.offers(0, "place")
    assert table.offers(0, "use") == set()


@pytest.mark.rule("YK-84", "YK-142")
@pytest.mark.parametrize("who", [{"yen": 0}, {"yen": 5, "stored": 0}])
def test_university_needs_a_yen_and_an_assistant(who: dict[str, Any]) -> None:
    table = scene(Who(technologies=("university",), **who))
    assert table.offers(0, "use") == set()


@pytest.mark.rule("YK-85")
@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("", True),  # phase A
        ("place tea", False),  # in the middle of a placement
        ("place tea; done", True),  # between placement and movement
        ("place tea; done; walk church", True),  # before the area action
        ("place tea; done; walk church; church 3", False),  # in the middle of it
        ("place tea; done; walk church; skip", True),  # before the token
        ("place tea; done; walk church; skip; token leave", True),  # before building
        ("place tea; done; walk church; skip; token leave; skip", True),  # phase C
    ],
)
def test_between_two_steps_and_never_inside_one(line: str, offered: bool) -> None:
    who = Who(
        yen=2,
        silk=2,
        tea=1,
        fish=1,
        on={"church": 4},
        technologies=("spinning_frame", "university"),
    )
    table = scene(who)
    if line:
        table.go(line)
    assert bool(table.offers(0, "use")) is offered


@pytest.mark.rule("YK-80", "CK-15", "YK-86")
@pytest.mark.parametrize(("yen", "after"), [(0, 2), (1, 2), (2, 2), (3, 3)])
def test_stock_exchange_fills_up_at_the_start_of_the_turn(yen: int, after: int) -> None:
    table = scene(Who(yen=yen, technologies=("stock_exchange",)), active=2)
    table.answer(2, "place tea; done; recall all; end")
    assert table.player().yen == after
    assert bool(table.said("yk-stock-exchange", seat=0, n=after - yen)) is (after > yen)


@pytest.mark.rule("YK-80", "YK-86")
def test_spending_down_later_gives_nothing() -> None:
    who = Who(yen=2, technologies=("stock_exchange",))
    table = scene(who, Who(president="tea"), Who(president="tea")).go("place tea; done; recall all")
    assert table.player().yen == 0
    assert not table.said("yk-stock-exchange")


@pytest.mark.rule("YK-82", "YK-86")
def test_telephone_works_for_agents_too_once_in_each_recovery() -> None:
    who = Who(hand=0, on={"bank": 2, "tea": 2}, technologies=("telephone",), agents=("gb",))
    table = scene(who).go("agent bank; leave one; place silk; walk tea; leave one")
    assert (table.area("bank").assistants[0], table.area("tea").assistants[0]) == (1, 1)


@pytest.mark.rule("YK-82", "YK-86")
def test_telephone_leaves_only_who_is_still_on_the_area() -> None:
    who = Who(hand=0, on={"customs": 1}, imports=1, technologies=("telephone",))
    table = scene(who).go("place none; walk customs; customs 1")
    assert table.name() == "end"  # nobody is left there to stay


@pytest.mark.rule("YK-86", "HI-9")
@pytest.mark.parametrize(
    ("card", "piece", "vp"), [("gas_lighting_1", "shop 1", 2), ("electric_lighting_1", "house", 3)]
)
def test_lighting_bought_now_counts_for_the_building_of_this_action(
    card: str, piece: str, vp: int
) -> None:
    who = Who(hand=0, on={"lab_a": 3}, houses=1, shops=1)
    table = scene(who, boards={"lab_a": (card,)}, tiles={"lab_a": "building_04"}).go(
        f"place none; walk lab_a; take 1; build {piece}"
    )
    assert table.player().points["technology"] == vp


@pytest.mark.rule("YK-79", "YK-85")
def test_silk_is_not_spun_between_two_exchanges() -> None:
    who = Who(hand=0, silk=2, tea=1, on={"chinatown": 2}, technologies=("spinning_frame",))
    table = scene(who).go("place none; walk chinatown")
    assert table.offers(0, "use") == {"spinning_frame"}  # step 3 has not begun
    table.go("sell tea")
    assert table.name() == "exchange"
    assert table.offers(0, "use") == set()
