"""Agents, achievements, orders, country icons (YK-45 to YK-51, YK-124 to YK-133)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.yokohama.scenes import Who, scene

BRITISH = ("order_01", "order_02", "order_03", "order_04", "order_05")


@pytest.mark.rule("YK-45", "D-2")
def test_both_phases_offer_the_same() -> None:
    who = Who(tea=9, fish=2, orders=("order_01",), on={"bank": 1}, agents=("us",))
    table = scene(who, achievements=("a_tea", "b_yen", "c_production"))
    first = {t for t in table.asked(0).tokens() if not t.startswith("place")}
    assert first == {"order:01", "achieve:a_tea", "agent:bank"}
    table.go("place silk; done; recall president")
    second = {t for t in table.asked(0).tokens() if t != "end"}
    assert second == first | {"agent:silk"}


@pytest.mark.rule("YK-45", "YK-124", "EX-5", "HI-5")
@pytest.mark.parametrize("again", [("us", "us"), ("us", "independent")])
def test_one_agent_a_turn_over_both_phases(again: tuple[str, ...]) -> None:
    tokens = ("p5_ind_1",) if "independent" in again else ()
    who = Who(hand=1, on={"bank": 1, "tea": 1}, agents=again, tokens=tokens)
    table = scene(who).go("agent bank")
    if again[1] == "independent":
        table.go("with us")
    assert table.offers(0, "agent") == set()
    table.go("place silk; done; recall president")
    assert table.offers(0, "agent") == set()
    assert table.player().agents == [again[1]]
    table.go("end")
    table.answer(1, "place bank; done; recall all; end").answer(
        2, "place bank; done; recall all; end"
    )
    assert "tea" in table.offers(0, "agent")


@pytest.mark.rule("YK-46", "YK-125")
def test_an_agent_acts_where_an_assistant_is_and_the_president_is_not() -> None:
    who = Who(hand=1, president="bank", on={"bank": 2, "tea": 1}, agents=("us",))
    table = scene(who, Who(president="tea"))
    assert table.offers(0, "agent") == {"tea"}
    table.go("agent tea")
    assert (table.player().goods["tea"], table.player(1).yen) == (1, 0)


@pytest.mark.rule("YK-46")
def test_which_agent_is_asked_only_where_they_differ() -> None:
    table = scene(Who(on={"bank": 1}, agents=("us", "gb"))).go("agent bank")
    assert table.offers(0, "with") == {"us", "gb"}
    table.go("with gb")
    assert (table.player().agents, table.player().used_agents) == (["us"], ["gb"])


@pytest.mark.rule("EX-5", "YK-47", "YK-34")
def test_luca_uses_an_agent_on_the_copper_mine() -> None:
    who = Who(hand=0, president="bank", on={"copper": 2}, house_on=("copper",), agents=("fr",))
    table = scene(who).go("agent copper")
    assert table.said("yk-acts-agent", power=3)
    assert table.player().goods["copper"] == 1
    assert (table.name(), table.player().assistants) == ("turn", 2)
    assert (table.player().agents, table.player().used_agents) == ([], ["fr"])


@pytest.mark.rule("HI-5", "YK-37", "YK-36", "YK-124", "YK-125")
def test_an_agent_in_the_first_phase_with_power_five() -> None:
    who = Who(hand=0, on={"fish_1": 4}, shop_on={"fish_1": 1}, agents=("fr",), houses=1)
    rival = Who(president="fish_1", house_on=("fish_1",))
    table = scene(who, rival, tokens={"fish_1": "p5_06"}).go("agent fish_1; token take")
    assert table.player().goods["fish"] == 5
    assert (table.player(1).yen, table.player().vp) == (1, 4)
    assert table.name() == "turn"  # nothing can be built
    assert table.player().assistants == 4
    table.go("place tea bank silk")
    assert table.name() == "move"


@pytest.mark.rule("YK-47", "HI-9")
def test_an_agent_gained_this_turn_may_be_used_this_turn() -> None:
    who = Who(on={"bank": 1}, completed=("order_02",), orders=("order_01",), tea=4, fish=1)
    table = scene(who).go("order 01")
    assert table.player().agents == ["gb"]
    assert table.go("agent bank").player().yen == 1


@pytest.mark.rule("YK-48")
@pytest.mark.parametrize(
    ("id", "first", "later", "who"),
    [
        ("a_tea", 8, 6, {"tea": 7}),
        ("b_yen", 9, 7, {"yen": 10}),
        ("c_production", 10, 8, {"shop_on": dict.fromkeys(("copper", "silk", "tea", "fish_1"), 1)}),
    ],
)
def test_points_of_achievements(id: str, first: int, later: int, who: dict[str, Any]) -> None:
    person = Who(**who)
    early = scene(person, achievements=(id,))
    assert early.about(f"achieve:{id}").startswith(f"{first} VP")
    early.go(f"achieve {id}")
    assert (early.player().vp, early.player().assistants) == (first, 7)
    late = scene(person, achievements=(id,), done={id: (1,)})
    assert late.about(f"achieve:{id}").startswith(f"{later} VP")
    late.go(f"achieve {id}")
    assert late.player().vp == later


@pytest.mark.rule("EX-6", "YK-48", "YK-132")
def test_luca_is_third_with_five_copper() -> None:
    table = scene(Who(copper=5), achievements=("a_copper",), done={"a_copper": (1, 2)})
    table.go("achieve a_copper")
    assert (table.player().vp, table.player().goods["copper"]) == (6, 5)
    assert table.player().assistants == 7
    assert table.offers(0, "achieve") == set()


@pytest.mark.rule("YK-48")
def test_without_an_assistant_in_hand_no_achievement() -> None:
    assert scene(Who(copper=5, hand=0), achievements=("a_copper",)).offers(0, "achieve") == set()


def _shops(*areas: str) -> dict[str, int]:
    return dict.fromkeys(areas, 1)


@pytest.mark.rule("YK-49", "YK-133", "YK-145")
@pytest.mark.parametrize(
    ("id", "enough", "short"),
    [
        ("a_copper", {"copper": 5}, {"copper": 4, "imports": 9}),
        ("a_silk", {"silk": 6}, {"silk": 5}),
        ("a_tea", {"tea": 7}, {"tea": 6}),
        ("a_fish", {"fish": 7}, {"fish": 6}),
        (
            "b_tech",
            {"technologies": ("ball", "tram", "winery", "station")},
            {"technologies": ("ball", "tram", "winery")},
        ),
        ("b_yen", {"yen": 10}, {"yen": 9}),
        (
            "b_tokens",
            {"tokens": ("p5_01", "p5_02"), "agents": ("us",), "used_agents": ("gb", "gb")},
            {"tokens": ("p5_01", "p5_02"), "agents": ("us",), "used_agents": ("gb",)},
        ),
        ("b_orders", {"completed": BRITISH}, {"completed": BRITISH[:4]}),
        (
            "c_commercial",
            {"shop_on": _shops("bank", "church", "port_a", "port_b"), "shops": 0},
            {"shop_on": _shops("bank", "church", "port_a", "tea"), "house_on": ("bank",)},
        ),
        (
            "c_2p3c",
            {"shop_on": _shops("tea", "bank", "church"), "house_on": ("silk", "port_a")},
            {"shop_on": _shops("tea", "bank", "church"), "house_on": ("tea", "port_a")},
        ),
        (
            "c_3p2c",
            {"shop_on": _shops("fish_1", "fish_2", "tea", "bank", "church")},
            {"shop_on": _shops("fish_1", "fish_2", "port_a", "bank", "church")},
        ),
        (
            "c_production",
            {"shop_on": _shops("fish_1", "fish_2", "tea", "silk")},
            {"shop_on": _shops("fish_1", "fish_2", "tea"), "house_on": ("tea",)},
        ),
    ],
)
def test_requirements(id: str, enough: dict[str, Any], short: dict[str, Any]) -> None:
    met = scene(Who(**enough), achievements=(id,))
    assert met.offers(0, "achieve") == {id}
    unmet = scene(Who(**short), achievements=(id,))
    assert unmet.offers(0, "achieve") == set()


@pytest.mark.rule("YK-132")
def test_an_achievement_is_never_lost_and_must_hold_when_it_is_placed() -> None:
    table = scene(Who(tea=7, fish=1, orders=("order_01",)), achievements=("a_tea",))
    table.go("achieve a_tea; order 01")
    assert table.player().goods["tea"] == 3
    assert table.table.achievements[0].done == [0]
    spent = scene(Who(tea=7, fish=1, orders=("order_01",)), achievements=("a_tea",)).go("order 01")
    assert spent.offers(0, "achieve") == set()


@pytest.mark.rule("YK-50")
def test_an_order_is_paid_kept_open_and_rewarded() -> None:
    table = scene(Who(tea=5, fish=1, orders=("order_01",))).go("order 01")
    player = table.player()
    assert player.goods == {"copper": 0, "silk": 0, "tea": 1, "fish": 0}
    assert (player.completed, table.orders()) == (["order_01"], [])
    assert (player.vp, player.imports) == (2, 1)


@pytest.mark.rule("YK-50", "YK-16")
def test_an_order_that_cannot_be_paid_is_not_offered() -> None:
    assert scene(Who(tea=3, fish=1, orders=("order_01",))).offers(0, "order") == set()


@pytest.mark.rule("EX-7", "YK-51")
def test_the_second_british_order_brings_a_british_agent_if_one_is_left() -> None:
    who = Who(tea=4, fish=1, completed=("order_02",), orders=("order_01",))
    assert scene(who).go("order 01").player().agents == ["gb"]
    assert scene(who, agents={"gb": 0}).go("order 01").player().agents == []


@pytest.mark.rule("YK-51", "HI-15")
@pytest.mark.parametrize(("before", "agent"), [(0, False), (1, True), (2, False), (3, True)])
def test_agents_come_at_even_counts(before: int, agent: bool) -> None:
    who = Who(tea=4, fish=1, completed=BRITISH[1 : 1 + before], orders=("order_01",))
    assert bool(scene(who).go("order 01").player().agents) is agent


@pytest.mark.rule("YK-51")
def test_technologies_orders_and_flags_count_together() -> None:
    who = Who(tea=4, fish=1, flags=("gb",), technologies=("ball_2", "winery"), orders=("order_01",))
    table = scene(who)
    british = table.table.sheet.cards["ball_2"].country == "gb"
    assert british
    counted = 2 + (table.table.sheet.cards["winery_1"].country == "gb") + 1
    assert bool(table.go("order 01").player().agents) is (counted % 2 == 0)


@pytest.mark.rule("HI-15", "YK-130")
def test_an_agent_that_is_missing_is_not_owed() -> None:
    dutch = ("order_33", "order_34", "order_35", "order_36")
    goods: dict[str, Any] = {"copper": 9, "silk": 9, "tea": 9, "fish": 9}
    table = scene(Who(completed=dutch[:1], orders=dutch[1:3], **goods), Who(agents=("nl",)))
    countries = [table.table.sheet.orders[order].country for order in dutch]
    assert set(countries) == {"nl"}
    for order in dutch[1:3]:
        while order in table.orders():
            table.go(f"order {order[-2:]}")
        while table.name() == "hire":
            table.go("done")
    assert table.player().agents == []


@pytest.mark.rule("YK-131", "HI-15")
def test_icons_are_checked_card_by_card() -> None:
    who = Who(copper=9, silk=9, tea=9, fish=9, orders=BRITISH[:2])
    table = scene(who).go("order 01")
    assert table.player().agents == []
    assert table.go("order 02").player().agents == ["gb"]


@pytest.mark.rule("YK-86", "YK-65", "YK-70")
def test_ball_and_language_school_count_each_order() -> None:
    who = Who(
        technologies=("ball", "language_school"),
        orders=("order_01", "order_05"),
        copper=1,
        silk=1,
        tea=6,
        fish=3,
    )
    table = scene(who).go("order 01; order 05")
    assert table.player().points == {"order": 2 + 7, "technology": 4}
    assert table.player().yen == 2
