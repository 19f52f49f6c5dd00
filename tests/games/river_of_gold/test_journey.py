"""Completed journeys (RG-39, RG-98, RG-104)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.words import msg
from engine.games.river_of_gold.gains import why
from tests.games.river_of_gold.scenes import ALL_FULL, Who, goods, scene

ROW = ("e1_palace_2", "e1_shrine_5", "e1_port_1", "e1_market_1")
AT_THE_END = (14, 8)


@pytest.mark.rule("RG-39", "D-14")
@pytest.mark.parametrize("what", ["koku", "silk", "rice", "porcelain"])
def test_three_koku_or_one_good(what: str) -> None:
    table = scene(Who(die=1, boats=AT_THE_END)).answer(0, "sail 1")
    assert table.offers(0, "journey") == {"koku", "silk", "rice", "porcelain", "none"}
    table.answer(0, f"journey {what}")
    player = table.player(0)
    assert player.koku == (7 if what == "koku" else 4)
    assert player.goods == ({**goods(), what: 1} if what != "koku" else goods())
    assert table.asked(0).name == "end"


@pytest.mark.rule("RG-39", "DC-5", "RG-126", "RG-29")
def test_the_end_of_the_row_leaves_the_game_without_favour() -> None:
    table = scene(Who(die=1, boats=AT_THE_END), row=ROW, era_1=("e1_port_6", "e1_port_5"))
    table.answer(0, "sail 1 koku")
    assert table.row == list(ROW[:3])
    assert table.player(0).favour == 0
    assert table.said("rog-tile-left")
    table.end(0)
    assert table.row == ["e1_port_6", *ROW[:3]]
    assert "e1_market_1" in table.state.box.removed


@pytest.mark.rule("RG-39", "RG-96")
def test_without_a_journey_the_row_stays() -> None:
    table = scene(Who(die=6, boats=(8, 1)), row=ROW).answer(0, "sail 1; draw none").end(0)
    assert table.row == list(ROW)
    assert not table.state.table.tile_taken


@pytest.mark.rule("RG-98", "RG-39")
def test_visit_then_owners_then_the_end_of_the_river() -> None:
    shore = {1: ("e1_port_5", 0)}
    who = Who(die=1, boats=AT_THE_END, completed=("merchant_6",))
    table = scene(who, shore=shore).answer(0, "sail 1 koku")
    told = [event.args["why"] for event in table.said("rog-gained")]
    journey = told.index(why("merchant").words)
    assert told[:journey][-1] == why("owner", space=1).words
    assert told[journey:] == [why("merchant").words, why("journey").words]


@pytest.mark.rule("RG-98")
def test_visit_koku_come_before_merchant_koku_at_the_limit() -> None:
    who = Who(die=1, koku=21, boats=AT_THE_END, completed=("merchant_6",))
    table = scene(who).answer(0, "sail 1")
    assert table.player(0).koku == 25
    assert not table.said("rog-gained", why=why("merchant").words)


@pytest.mark.rule("RG-104", "D-14")
def test_koku_are_offered_below_twenty_five_and_goods_below_six() -> None:
    full = Who(die=1, koku=21, goods=goods(6, 6, 5), boats=AT_THE_END)
    table = scene(full).answer(0, "sail 1")
    assert table.offers(0, "journey") == {"porcelain", "none"}


FULL = Who(die=1, koku=25, goods=ALL_FULL, favour=3, boats=AT_THE_END)


@pytest.mark.rule("RG-104", "D-14")
def test_with_no_room_for_anything_the_reward_is_lost() -> None:
    table = scene(FULL).answer(0, "sail 1")
    assert table.asked(0).name == "end"
    assert (table.player(0).koku, table.player(0).goods) == (25, ALL_FULL)


@pytest.mark.rule("RG-101", "RG-104", "D-6", "D-14")
def test_koku_paid_for_favour_make_room_for_the_reward() -> None:
    table = scene(replace(FULL, favour=2)).answer(0, "sail 1; go")
    assert set(table.asked(0).tokens()) == {"journey:none", "trade:favour"}
    assert table.asked(0).fallback == ("journey:none",)
    assert table.asked(0).prompt == msg("rog-collect", what=(msg("rog-full-journey"),))
    table.answer(0, "trade favour")
    assert table.offers(0, "journey") == {"koku", "none"}
    assert table.asked(0).prompt == msg("rog-collect", what=(msg("rog-choice-journey"),))
    table.answer(0, "journey koku")
    assert (table.player(0).koku, table.player(0).favour) == (23, 3)
    assert table.asked(0).name == "end"


@pytest.mark.rule("RG-105")
def test_the_reward_may_be_declined() -> None:
    table = scene(Who(die=1, boats=AT_THE_END)).answer(0, "sail 1; journey none")
    assert (table.player(0).koku, table.player(0).goods) == (4, goods())
    assert table.asked(0).name == "end"
