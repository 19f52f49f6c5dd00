"""The end of a turn: owners' choices, refill, events, roll (RG-65 to RG-67, RG-108, D-22)."""

from __future__ import annotations

import pytest

from tests.games.river_of_gold.scenes import Who, finale, goods, scene

ROW = ("e1_palace_2", "e1_shrine_5", "e1_port_1", "e1_market_1")


@pytest.mark.rule("D-22")
def test_the_active_player_confirms_the_end() -> None:
    table = scene(Who()).answer(0, "sail 1")
    decision = table.asked(0)
    assert (decision.name, decision.confirms, decision.fallback) == ("end", True, ("end",))
    table.end(0)
    assert table.waiting == (1,)


@pytest.mark.rule("D-22", "RG-138")
@pytest.mark.parametrize("ended_by", [None, 1])
def test_the_end_is_confirmed_before_anything_is_shown_that_cannot_be_taken_back(
    ended_by: int | None,
) -> None:
    who = Who(die=4, koku=9, favour=1, patron="kakita_ryoku")
    table = scene(who, row=ROW, era_1=0 if ended_by else 3, era_2=0 if ended_by else 3)
    table.state.table.ended_by = ended_by
    table.answer(0, "build 16 e1_port_1")
    assert table.asked(0).tokens() == ("end",)
    assert table.asked(0).confirms


@pytest.mark.rule("RG-65")
def test_events_come_before_the_roll() -> None:
    table = scene(Who(die=4, koku=25), row=ROW, era_1=1).answer(0, "build 16 e1_port_1").end(0)
    keys = [event.key for event in table.events]
    assert keys.index("rog-emperor") < keys.index("rog-rolled")


@pytest.mark.rule("RG-66")
def test_the_die_is_rolled_for_the_next_turn_and_stays_visible() -> None:
    rolled = set()
    for seed in range(40):
        table = scene(Who(), seed=seed).answer(0, "sail 1").end(0)
        assert table.said("rog-rolled", seat=0, face=table.player(0).die)
        rolled.add(table.player(0).die)
    assert rolled == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("RG-125", "RG-127")
def test_a_refill_shows_the_next_tile_and_so_cannot_be_taken_back() -> None:
    who = Who(die=4, koku=25, favour=1, patron="kakita_ryoku")
    table = scene(who, row=ROW).answer(0, "build 16 e1_port_1").end(0)
    assert table.asked(0).name == "roll"
    assert table.sealed


@pytest.mark.rule("RG-66")
def test_no_roll_after_the_last_turn() -> None:
    assert not finale(Who(), Who()).said("rog-rolled")


@pytest.mark.rule("RG-66", "RG-80")
def test_whoever_triggers_the_end_does_not_roll() -> None:
    table = scene(Who(die=4, koku=25), row=ROW, era_1=0, era_2=1)
    table.answer(0, "build 16 e1_port_1").end(0)
    assert not table.said("rog-rolled")


@pytest.mark.rule("RG-67")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_next_player_clockwise_begins(seats: int) -> None:
    for active in range(seats):
        table = scene(seats=seats, active=active).answer(active, "sail 1").end(active)
        assert table.waiting == ((active + 1) % seats,)
        assert table.said("rog-begins", seat=(active + 1) % seats)
        assert (table.state.table.turn, table.state.table.active) == (1, (active + 1) % seats)


SHARED_VISIT = {11: ("e2_port_2", 0), 13: ("e2_shrine_3", 2, 1), 15: ("e2_shrine_4", 2)}


@pytest.mark.rule("RG-108", "D-12", "D-21")
def test_owners_choose_before_the_turn_ends_in_turn_order_from_the_active_player() -> None:
    table = scene(Who(die=1, boats=(5, 8)), shore=SHARED_VISIT, era_1=0).answer(0, "sail 1")
    assert table.waiting == (0,)
    assert table.offers(0, "good") == {"silk", "rice", "porcelain", "none"}
    table.answer(0, "good silk").end(0)
    assert not table.said("rog-rolled")
    assert table.waiting == (1,)
    table.answer(1, "good rice")
    assert table.waiting == (2,)
    table.answer(2, "good porcelain")
    assert [table.player(seat).goods for seat in range(3)] == [
        goods(silk=1),
        goods(rice=1),
        goods(porcelain=1),
    ]
    assert table.said("rog-rolled", seat=0)
    assert table.asked(1).name == "turn"


@pytest.mark.rule("RG-108")
def test_the_order_of_owners_goes_round_the_table() -> None:
    shore = {13: ("e2_shrine_3", 0, 2)}
    sailor = Who(die=1, boats=(5, 8))
    table = scene(Who(), sailor, Who(), active=1, shore=shore, era_1=0).answer(1, "sail 1").end(1)
    assert table.waiting == (2,)
    assert table.answer(2, "good rice").waiting == (0,)


@pytest.mark.rule("RG-108")
def test_two_tokens_of_one_owner_are_two_choices() -> None:
    shore = {13: ("e2_shrine_3", 1, 1)}
    table = scene(Who(die=1, boats=(5, 8)), shore=shore, era_1=0).answer(0, "sail 1").end(0)
    table.answer(1, "good rice; good silk")
    assert table.player(1).goods == goods(silk=1, rice=1)
    assert table.asked(1).name == "turn"


@pytest.mark.rule("RG-108", "RG-32", "D-12")
def test_reaching_the_end_of_a_track_through_owning_asks_off_turn() -> None:
    shore = {13: ("e2_shrine_1", 1)}
    owner = Who(influence={3: 17})
    table = scene(Who(die=1, boats=(5, 8)), owner, shore=shore, era_1=0).answer(0, "sail 1")
    assert (table.player(1).influence[3], table.player(1).vp) == (18, 3)
    table.end(0)
    assert table.waiting == (1,)
    table.answer(1, "good none")
    assert table.asked(1).name == "turn"


@pytest.mark.rule("RG-108", "RG-101")
def test_an_owner_who_is_asked_off_turn_may_trade_first() -> None:
    owner = Who(goods=goods(6, 6, 4))
    shore = {13: ("e2_shrine_3", 1)}
    table = scene(Who(die=1, boats=(5, 8)), owner, shore=shore, era_1=0)
    table.answer(0, "sail 1").end(0)
    assert table.waiting == (1,)
    assert table.offers(1, "good") == {"porcelain", "none"}
    table.answer(1, "trade silk>porcelain")
    assert table.waiting == (1,)
    table.answer(1, "good silk")
    assert table.player(1).goods == goods(5, 6, 5)
    assert table.asked(1).name == "turn"


@pytest.mark.rule("RG-108", "RG-28", "RG-127")
def test_owners_choose_before_the_row_is_refilled() -> None:
    shore = {1: ("e2_shrine_3", 1)}
    table = scene(Who(die=1, boats=(14, 8)), shore=shore, row=ROW, era_1=0, era_2=3)
    table.answer(0, "sail 1 koku").end(0)
    assert (table.waiting, len(table.row)) == ((1,), 3)
    assert not table.said("rog-rolled")
    table.answer(1, "good rice")
    assert len(table.row) == 4
    assert table.said("rog-rolled", seat=0)


@pytest.mark.rule("RG-104", "RG-108")
def test_an_owner_without_room_is_not_asked() -> None:
    shore = {13: ("e2_shrine_3", 1)}
    table = scene(Who(die=1, boats=(5, 8)), Who(goods=goods(6, 6, 6)), shore=shore, era_1=0)
    table.answer(0, "sail 1").end(0)
    assert table.asked(1).name == "turn"


@pytest.mark.rule("RG-126")
def test_tiles_that_left_never_return() -> None:
    table = scene(Who(die=2, boats=(14, 8)), row=ROW, era_1=3)
    unused = set(table.state.box.removed)
    table.answer(0, "sail 1 koku").end(0)
    assert set(table.state.box.removed) == unused | {"e1_market_1"}
