"""Masteries (RG-60 to RG-64, RG-114, RG-116, RG-117)."""

from __future__ import annotations

import pytest

from tests.games.river_of_gold.scenes import LATE_ROW, Shore, Who, scene

ONE_OF_EACH: Shore = {
    13: ("e1_port_1", 0),
    14: ("e1_market_1", 0),
    24: ("e1_palace_1", 0, 1),
    30: ("e1_shrine_1", 0),
}
THREE_PORTS: Shore = {13: ("e1_port_1", 0), 14: ("e1_port_2", 0, 0), 24: ("e1_port_3", 1, 0)}
TWO_PORTS: Shore = {13: ("e1_port_1", 0), 14: ("e1_port_2", 0, 0), 22: ("start_port_1",)}
ALL_SIX = dict.fromkeys(range(1, 7), 1)
NEARLY_ALL = {**ALL_SIX, 5: 0}

MET: list[tuple[str, Who, Shore]] = [
    ("air", Who(completed=("elder_1", "monk_1", "noble_1")), {}),
    ("courts", Who(influence={3: 11}), {}),
    ("courts", Who(influence={6: 14}), {}),
    ("earth", Who(), THREE_PORTS),
    ("earth", Who(), {**THREE_PORTS, 30: ("e1_shrine_1", 0)}),
    ("fire", Who(completed=("elder_1", "elder_5")), {}),
    ("fire", Who(completed=("monk_1", "elder_1", "elder_5")), {}),
    ("void", Who(influence=ALL_SIX), {}),
    ("water", Who(), ONE_OF_EACH),
]
NOT_MET: list[tuple[str, Who, Shore]] = [
    ("air", Who(completed=("elder_1", "monk_1", "monk_2")), {}),
    ("courts", Who(influence=dict.fromkeys(range(1, 7), 10)), {}),
    ("earth", Who(), TWO_PORTS),
    ("fire", Who(completed=("elder_1", "monk_1", "noble_1")), {}),
    ("void", Who(influence=NEARLY_ALL), {}),
    ("water", Who(), {k: v for k, v in ONE_OF_EACH.items() if k != 13}),
]


@pytest.mark.rule("RG-60", "RG-61", "RG-63")
@pytest.mark.parametrize(("mastery", "who", "shore"), MET)
def test_each_mastery_is_claimed_when_met(mastery: str, who: Who, shore: Shore) -> None:
    table = scene(who, shore=shore, masteries=[mastery]).answer(0, "sail 1")
    assert table.player(0).points == {"mastery": 7}
    assert table.state.table.masteries[0].claimed == [0]


@pytest.mark.rule("RG-63")
@pytest.mark.parametrize(("mastery", "who", "shore"), NOT_MET)
def test_each_mastery_waits_until_it_is_met(mastery: str, who: Who, shore: Shore) -> None:
    table = scene(who, shore=shore, masteries=[mastery]).answer(0, "sail 1")
    assert table.player(0).vp == 0
    assert table.state.table.masteries[0].claimed == []


@pytest.mark.rule("WE-7", "RG-61")
def test_void_gives_seven_and_then_five() -> None:
    both = Who(influence=ALL_SIX)
    table = scene(both, both, masteries=["void"]).answer(0, "sail 1").end(0).answer(1, "sail 1")
    assert (table.player(0).vp, table.player(1).vp) == (7, 5)


@pytest.mark.rule("DC-15", "RG-61")
def test_slots_with_four_players() -> None:
    table = scene(*[Who(influence=ALL_SIX)] * 4, masteries=["void"])
    for seat in range(4):
        table.answer(seat, "sail 1").end(seat)
    assert [table.player(seat).vp for seat in range(4)] == [7, 5, 3, 0]


@pytest.mark.rule("DC-15", "RG-61")
def test_slots_with_two_players() -> None:
    table = scene(*[Who(influence=ALL_SIX)] * 2, seats=2, masteries=["void"])
    for seat in range(2):
        table.answer(seat, "sail 1").end(seat)
    assert [table.player(seat).vp for seat in range(2)] == [5, 0]


@pytest.mark.rule("RG-62")
def test_several_masteries_in_one_turn() -> None:
    who = Who(influence=ALL_SIX, completed=("elder_1", "elder_2"))
    table = scene(who, masteries=["void", "fire", "earth"], claimed={"fire": [2]})
    table.answer(0, "sail 1")
    assert table.player(0).vp == 7 + 5


@pytest.mark.rule("RG-62", "RG-64")
def test_each_mastery_once_and_never_lost() -> None:
    table = scene(Who(), masteries=["courts"], claimed={"courts": [0]}).answer(0, "sail 1").end(0)
    assert table.state.table.masteries[0].claimed == [0]
    assert table.player(0).vp == 0


@pytest.mark.rule("RG-62")
def test_a_claimed_mastery_is_not_claimed_again_while_still_met() -> None:
    who = Who(influence=ALL_SIX)
    table = scene(who, masteries=["void"], claimed={"void": [0]}).answer(0, "sail 1")
    assert table.player(0).vp == 0


@pytest.mark.rule("RG-60")
def test_masteries_are_claimed_without_being_asked_and_before_the_end() -> None:
    table = scene(Who(influence=ALL_SIX), masteries=["void"]).answer(0, "sail 1")
    assert table.asked(0).name == "end"
    assert table.state.table.masteries[0].claimed == [0]


@pytest.mark.rule("RG-60", "RG-116")
def test_only_in_ones_own_turn() -> None:
    table = scene(Who(), Who(influence=ALL_SIX), masteries=["void"]).answer(0, "sail 1").end(0)
    assert table.player(1).vp == 0
    table.answer(1, "sail 1")
    assert table.player(1).vp == 7


@pytest.mark.rule("RG-116")
def test_influence_gained_off_turn_counts_later_and_a_rival_may_be_faster() -> None:
    shore = {13: ("e2_shrine_1", 2)}
    table = scene(
        Who(die=1, boats=(5, 8)),
        Who(influence=ALL_SIX),
        Who(influence={**ALL_SIX, 3: 0}),
        shore=shore,
        era_1=0,
        masteries=["void"],
    )
    table.answer(0, "sail 1").end(0)
    assert (table.player(2).influence[3], table.player(2).points) == (1, {})
    table.answer(1, "sail 1").end(1).answer(2, "sail 1")
    assert (table.player(1).vp, table.player(2).vp) == (7, 5)


@pytest.mark.rule("RG-117")
def test_whoever_triggers_the_end_has_had_the_last_claim() -> None:
    who = Who(die=2, boats=(14, 8), influence={**ALL_SIX, 3: 0})
    visitor = Who(die=1, boats=(5, 8))
    shore = {13: ("e2_shrine_1", 0)}
    table = scene(
        who, visitor, seats=2, shore=shore, row=LATE_ROW, era_1=0, era_2=1, masteries=["void"]
    )
    table.answer(0, "sail 1 koku").end(0)
    assert table.player(0).points == {"last": 5}
    table.answer(1, "sail 1").end(1)
    assert table.match.outcome is not None
    assert table.player(0).influence == ALL_SIX
    assert "mastery" not in table.player(0).points
