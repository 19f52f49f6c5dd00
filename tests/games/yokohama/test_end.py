"""How the game ends (YK-87 to YK-92, YK-134)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.yokohama.scenes import CityScene, Who, scene

REST = "place bank; done; recall all; end"


def building(who: Who, piece: str, **more: Any) -> CityScene:
    """The first player builds on the Tea Plantation."""
    line = "build house" if piece == "house" else "build shop 4"
    return scene(who, **more).go(f"place none; walk tea; {line}")


@pytest.mark.rule("YK-87", "YK-88")
@pytest.mark.parametrize(("before", "ends"), [(2, False), (3, True)])
def test_four_trading_houses_bring_the_end_near(before: int, ends: bool) -> None:
    built = ("bank", "church", "silk")[:before]
    who = Who(hand=0, on={"tea": 3}, house_on=built, houses=1, shops=0)
    table = building(who, "house")
    assert (table.table.last_round == 4) is ends
    assert bool(table.said("yk-end-near", seat=0)) is ends


@pytest.mark.rule("YK-87", "YK-89")
@pytest.mark.parametrize(("before", "ends"), [(6, False), (7, True)])
def test_eight_shops_bring_the_end_near(before: int, ends: bool) -> None:
    areas = ("bank", "church", "silk", "copper", "customs", "agency", "port_a")[:before]
    who = Who(hand=0, on={"tea": 3}, shop_on=dict.fromkeys(areas, 1), shops=1)
    assert (building(who, "shop").table.last_round == 4) is ends


@pytest.mark.rule("YK-92", "HI-14", "YK-134")
@pytest.mark.parametrize("trigger", [0, 1, 2])
def test_the_round_is_finished_and_one_more_is_played(trigger: int) -> None:
    builder = Who(hand=0, on={"tea": 3}, house_on=("bank", "church", "silk"), houses=1, shops=0)
    people = [builder if seat == trigger else Who() for seat in range(3)]
    table = scene(*people, round=12, active=0)
    turns = [0, 0, 0]
    while table.match.outcome is None:
        (seat,) = table.waiting
        turns[seat] += 1
        if seat == trigger and turns[seat] == 1:
            table.answer(seat, "place none; walk tea; build house; end")
        else:
            table.answer(seat, REST)
    assert turns == [2, 2, 2]  # of rounds 12 and 13
    assert table.table.round == 13


@pytest.mark.rule("YK-92")
def test_further_triggers_change_nothing() -> None:
    who = Who(hand=0, on={"tea": 3}, house_on=("bank", "church", "silk"), houses=1, shops=0)
    table = building(who, "house", last_round=3)
    assert table.table.last_round == 3
    assert not table.said("yk-end-near")


@pytest.mark.rule("YK-17", "YK-92")
def test_without_a_trigger_rounds_go_on() -> None:
    table = scene(seats=2, round=40)
    for seat in (0, 1):
        table.answer(seat, REST)
    assert (table.table.round, table.match.outcome) == (41, None)
