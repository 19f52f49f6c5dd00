"""Rounds, turns and their length (YK-12 to YK-19)."""

from __future__ import annotations

import pytest

from engine.games.yokohama.game import YOKOHAMA
from tests.games.yokohama.scenes import Who, scene

NEAR = {"r0c0": "tea", "r0c1": "bank", "r1c0": "port_a", "r0c2": "silk"}


@pytest.mark.rule("YK-17")
def test_a_round_is_one_turn_each_and_rounds_go_on() -> None:
    table = scene(seats=2, round=1)
    for seat in (0, 1, 0, 1):
        assert table.waiting == (seat,)
        table.answer(seat, "place bank; done; recall all; end")
    assert (table.table.round, table.waiting) == (3, (0,))


@pytest.mark.parametrize(("last_round", "last"), [(None, 0), (4, 0), (3, 1)])
def test_whoever_has_their_last_turn_is_told_so(last_round: int | None, last: int) -> None:
    table = scene(round=3, last_round=last_round)
    assert table.asked(0).prompt.args["last"] == last


@pytest.mark.rule("YK-18", "YK-19")
def test_a_turn_goes_through_its_steps_in_order() -> None:
    who = Who(on={"silk": 3}, tea=4, fish=1, orders=("order_01",))
    table = scene(who, tokens={"silk": None})
    assert table.name() == "turn"
    table.go("order 01")
    assert table.name() == "turn"
    table.go("place bank")
    assert table.name() == "place"
    table.go("done")
    assert table.name() == "move"
    table.go("walk silk")
    assert table.name() == "build"
    table.go("skip")
    assert table.name() == "end"
    table.go("end")
    assert table.waiting == (1,)


@pytest.mark.rule("YK-19")
def test_after_a_recall_only_the_second_phase_follows() -> None:
    who = Who(president="bank", on={"silk": 2}, tea=4, fish=1, orders=("order_01",))
    table = scene(who).go("place tea; done; recall all")
    assert table.name() == "end"
    assert table.offers(0, "order") == {"01"}
    assert not table.said("yk-acts")


@pytest.mark.rule("YK-19")
def test_token_and_building_may_be_declined() -> None:
    table = scene(Who(on={"bank": 4})).go("place tea; done; walk bank; token leave; skip; end")
    assert table.area("bank").token is not None
    assert table.area("bank").shops == [None] * 4


@pytest.mark.rule("YK-13")
def test_a_hand_holds_three_orders() -> None:
    held = ("order_01", "order_02", "order_03")
    table = scene(Who(on={"port_a": 3}, orders=held)).go("place tea; done; walk port_a")
    assert table.name() == "build"
    assert table.orders() == list(held)


@pytest.mark.rule("YK-15")
def test_points_pass_a_hundred() -> None:
    table = scene(Who(vp=99, tea=4, fish=1, orders=("order_01",))).go("order 01")
    assert table.player().vp == 101


@pytest.mark.rule("YK-16")
def test_nobody_goes_into_debt() -> None:
    table = scene(Who(yen=0), Who(president="bank"))
    assert "bank" not in table.offers(0, "place")
    with table.refuses():
        table.go("place bank")


def test_a_common_turn_takes_at_most_ten_answers() -> None:
    table = scene(Who(on={"port_a": 2}, yen=2), at=NEAR)
    before = table.match.revision
    table.go("place tea bank port_a; walk port_a; take 2 5; build shop 1; end")
    assert table.waiting == (1,)
    assert table.match.revision - before <= 10
    assert len(table.orders()) == 2
    assert table.area("port_a").shops[0] == 0


def test_placing_three_walking_producing_and_building_takes_six() -> None:
    table = scene(Who(on={"silk": 2}), at=NEAR)
    before = table.match.revision
    table.go("place tea bank silk; walk silk; build shop 1; end")
    assert table.match.revision - before == 6
    assert table.player().goods["silk"] == 3


def test_a_turn_closes_with_a_question_that_confirms() -> None:
    table = scene().go("place bank; done; recall all")
    assert table.asked(0).confirms
    assert table.asked(0).fallback == ("end",)
    assert table.go("end").sealed


def test_the_game_is_played_through_the_generic_notation() -> None:
    table = scene(Who(president="tea", on={"bank": 1}), at=NEAR)
    table.go("place bank bank; walk bank; skip; end")
    assert table.player().yen == 4
    assert YOKOHAMA.schema == 1
