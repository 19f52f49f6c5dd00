"""Free trades and limits (RG-68 to RG-72, RG-101 to RG-103)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.words import ref
from tests.games.river_of_gold.scenes import ALL_FULL, Who, goods, scene

EVERY_TRADE = {
    "silk>rice",
    "silk>porcelain",
    "rice>silk",
    "rice>porcelain",
    "porcelain>silk",
    "porcelain>rice",
    "favour",
}
RICH = Who(koku=25, goods=goods(3, 3, 3))  # can make every trade


@pytest.mark.rule("RG-71", "D-6")
@pytest.mark.parametrize("give", ["silk", "rice", "porcelain"])
@pytest.mark.parametrize("get", ["silk", "rice", "porcelain"])
def test_two_of_one_type_for_one_of_another(give: str, get: str) -> None:
    table = scene(Who(goods={**goods(), give: 2}))
    if give == get:
        assert f"{give}>{get}" not in table.offers(0, "trade")
        return
    table.answer(0, f"trade {give}>{get}")
    assert table.player(0).goods == {**goods(), get: 1}
    assert table.said("rog-traded", seat=0, give=ref("good", give), get=ref("good", get))
    assert table.asked(0).name == "turn"


@pytest.mark.rule("RG-71", "D-6")
def test_five_koku_for_one_favour() -> None:
    table = scene(Who(koku=12)).answer(0, "trade favour; trade favour")
    assert (table.player(0).koku, table.player(0).favour) == (2, 2)
    assert len(table.said("rog-bought-favour", seat=0)) == 2
    assert table.offers(0, "trade") == set()


@pytest.mark.rule("RG-71")
def test_any_number_of_times() -> None:
    table = scene(Who(goods=goods(silk=6)))
    table.answer(0, "trade silk>rice; trade silk>rice; trade rice>porcelain; trade silk>rice")
    assert table.player(0).goods == goods(rice=1, porcelain=1)


@pytest.mark.rule("RG-72")
def test_trades_beyond_a_limit_are_not_offered() -> None:
    assert scene(Who(goods=ALL_FULL)).offers(0, "trade") == set()
    table = scene(Who(goods=goods(6, 2, 0), koku=25, favour=3))
    assert table.offers(0, "trade") == {"silk>rice", "silk>porcelain", "rice>porcelain"}


@pytest.mark.rule("RG-71", "RG-72")
def test_one_good_or_four_koku_are_too_little() -> None:
    assert scene(Who(goods=goods(1, 1, 1), koku=4)).offers(0, "trade") == set()


@pytest.mark.rule("RG-102", "RG-70")
def test_nothing_else_can_be_traded() -> None:
    who = Who(goods=goods(3, 3, 3), koku=10, favour=2, hand=("artisan_1",))
    table = scene(who, Who(goods=goods(3, 3, 3)))
    assert table.offers(0, "trade") == EVERY_TRADE
    kinds = {token.partition(":")[0] for token in table.asked(0).tokens()}
    assert kinds == {"build", "sail", "deliver", "trade", "die"}


@pytest.mark.rule("RG-103", "RG-71")
def test_favour_bought_may_turn_the_die_at_once() -> None:
    table = scene(Who(die=1, koku=5))
    assert table.offers(0, "die") == set()
    table.answer(0, "trade favour; die 6")
    assert (table.player(0).die, table.player(0).favour, table.player(0).koku) == (6, 0, 0)


@pytest.mark.rule("RG-101", "D-6")
def test_before_and_between_favour_and_before_the_action() -> None:
    table = scene(Who(die=1, koku=10, favour=1))
    table.answer(0, "trade favour; die 2; trade favour; die 3")
    assert (table.player(0).die, table.player(0).favour) == (3, 1)
    assert table.offers(0, "sail") == {"1", "2"}


@pytest.mark.rule("RG-101", "D-6")
def test_before_choosing_the_tile() -> None:
    table = scene(replace(RICH, die=4)).answer(0, "build 16")
    assert table.offers(0, "trade") == EVERY_TRADE
    table.answer(0, "trade silk>rice")
    assert table.asked(0).name == "tile"


@pytest.mark.rule("RG-101", "D-6")
def test_before_the_free_step_of_the_royal_boat() -> None:
    table = scene(replace(RICH, completed=("noble_5",), royal=1)).answer(0, "sail 1")
    assert table.asked(0).name == "steps"
    assert table.offers(0, "trade") == EVERY_TRADE
    table.answer(0, "trade favour")
    assert table.asked(0).name == "steps"


@pytest.mark.rule("RG-101", "D-6")
def test_before_each_pending_choice() -> None:
    table = scene(replace(RICH, koku=12, die=2, boats=(14, 8))).answer(0, "sail 1")
    assert table.asked(0).name == "collect"
    assert table.offers(0, "trade") == EVERY_TRADE
    table.answer(0, "trade silk>rice")
    assert table.asked(0).name == "collect"
    assert table.offers(0, "journey")


@pytest.mark.rule("RG-101", "D-6")
def test_before_ending_the_turn() -> None:
    table = scene(replace(RICH, koku=12)).answer(0, "sail 1")
    assert table.asked(0).name == "end"
    assert table.offers(0, "trade") == EVERY_TRADE
    table.answer(0, "trade silk>rice")
    assert table.asked(0).name == "end"
    assert table.waiting == (0,)


@pytest.mark.rule("RG-101", "RG-25")
def test_a_trade_before_the_tile_cannot_spend_the_price() -> None:
    table = scene(Who(die=4, koku=12)).answer(0, "build 16")
    assert table.player(0).koku == 3
    assert table.offers(0, "trade") == set()
