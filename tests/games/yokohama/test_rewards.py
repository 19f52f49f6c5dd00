"""Reward icons (YK-40 to YK-44, YK-126, YK-142, YK-143)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.yokohama.scenes import CityScene, Who, scene


def with_token(token: str, **more: Any) -> CityScene:
    """A player takes this 5-Power token on the Tea Plantation."""
    given: dict[str, Any] = {"hand": 0, "on": {"tea": 4}, "shops": 0}
    who = Who(**given | more)
    return scene(who, tokens={"tea": token}).go("place none; walk tea; token take")


@pytest.mark.rule("YK-40")
@pytest.mark.parametrize(
    ("token", "gained"),
    [
        ("p5_03", ["4 yen"]),
        ("p5_06", ["4 vp"]),
        ("p5_07", ["2 copper"]),
        ("p5_08", ["2 silk"]),
        ("p5_09", ["3 tea"]),
        ("p5_10", ["3 fish"]),
        ("p5_13", ["1 imports"]),
        ("p5_20", ["2 yen", "2 vp"]),
    ],
)
def test_plain_icons_are_gained_from_the_supply(token: str, gained: list[str]) -> None:
    assert with_token(token).gained()[-len(gained) :] == gained


@pytest.mark.rule("YK-41", "D-18")
def test_each_product_icon_is_chosen_separately() -> None:
    table = with_token("p5_11")
    assert (table.asked(0).at_least, table.asked(0).at_most) == (2, 2)
    assert table.offers(0, "product") == {"copper", "silk", "tea", "fish"}
    table.go("product copper product fish")
    assert (table.player().goods["copper"], table.player().goods["fish"]) == (1, 1)
    twice = with_token("p5_11").go("product silk product silk")
    assert twice.player().goods["silk"] == 2


@pytest.mark.rule("YK-42", "D-11")
def test_warehouse_icons_take_pieces_at_their_price_or_nothing() -> None:
    table = with_token("p5_16", yen=6)
    assert table.offers(0, "hire") == {"assistant", "assistants", "shop", "house"}
    table.go("hire house; hire shop")
    assert (table.player().yen, table.player().houses, table.player().shops) == (0, 1, 1)
    none = with_token("p5_16", yen=6).go("done")
    assert none.player().yen == 6


@pytest.mark.rule("YK-43", "D-18", "HI-12")
def test_moves_are_free_of_fees_and_may_be_declined() -> None:
    who = Who(hand=2, on={"tea": 4, "bank": 1})
    table = scene(who, Who(president="copper"), tokens={"tea": "p5_19"})
    table.go("place silk; done; walk tea; token take")
    assert table.offers(0, "from") == {"hand", "tea", "bank", "silk"}
    assert table.option("from:hand").at == ("player:0",)
    assert table.option("from:bank").at == ("area:bank",)
    table.go("from bank")
    assert "canal" not in table.offers(0, "to")
    assert "bank" not in table.offers(0, "to")  # to another area
    assert table.about("to:silk") == "Power 3 with your president"  # one is there already
    table.go("to copper; from hand to copper; done")
    assert table.area("copper").assistants[0] == 2
    assert (table.player().yen, table.player(1).yen) == (0, 0)


@pytest.mark.rule("YK-43")
def test_moves_never_take_from_boards_or_warehouse() -> None:
    table = with_token("p5_18", church=(1,))
    assert table.offers(0, "from") == {"tea"}
    assert table.gained()[-1] == "1 vp"  # points come before the moves


@pytest.mark.rule("YK-44")
def test_money_of_a_reward_pays_for_its_own_warehouse_icon() -> None:
    who = Who(hand=0, on={"church": 4}, tea=1, fish=1, silk=1, copper=1, shops=0, yen=1)
    table = scene(who, tokens={"church": None}, tiles={"church": "building_05"})
    table.go("place none; walk church; church 6")
    assert table.offers(0, "hire") == {"assistant"}  # 1 yen: the space brings none
    rich = scene(
        Who(hand=0, on={"tea": 3}, yen=0, houses=1, shops=0), tiles={"tea": "building_10"}
    ).go("place none; walk tea; build house")
    assert rich.player().vp == 6
    assert rich.name() == "hire"


@pytest.mark.rule("YK-44", "HI-12")
def test_points_come_before_warehouse_and_moves() -> None:
    table = with_token("p5_17")
    assert table.gained()[-1] == "2 vp"
    assert table.name() == "hire"


@pytest.mark.rule("HI-12", "YK-126")
def test_moved_assistants_wait_for_an_agent() -> None:
    goods: dict[str, Any] = {"copper": 1, "silk": 1, "tea": 1}
    who = Who(hand=1, on={"church": 2}, agents=("gb",), shop_on={"copper": 1}, shops=0, **goods)
    table = scene(who, Who(president="copper"))
    table.player().assistants += 1
    table.player().stored_assistants -= 1
    table.go("place bank; done; walk church; church 3; from hand")
    table.go("from church to copper; from church to copper")
    assert table.name() == "end"
    assert not table.said("yk-recovered")
    assert table.player().yen == 0
    table.go("agent copper")
    assert table.said("yk-acts-agent", power=3)
    assert table.player().goods["copper"] == 1


@pytest.mark.rule("YK-142")
def test_an_empty_warehouse_brings_nothing() -> None:
    who = Who(stored=0, on={"tea": 4}, shops=0, yen=0)
    table = scene(who, tokens={"tea": "p5_16"}).go("place bank; done; walk tea; token take")
    assert table.name() == "end"


@pytest.mark.rule("YK-143")
def test_an_order_reward_is_gained_even_if_useless() -> None:
    cost: dict[str, Any] = {"tea": 5, "fish": 2}
    who = Who(stored=0, orders=("order_07",), **cost)
    table = scene(who).go("order 07")
    assert (table.player().vp, table.name()) == (6, "turn")
    declined = scene(Who(orders=("order_07",), **cost)).go("order 07; done")
    assert (declined.player().vp, declined.name()) == (6, "turn")
