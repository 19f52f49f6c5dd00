"""The end of the game (RG-80 to RG-83)."""

from __future__ import annotations

import pytest

from tests.games.river_of_gold.scenes import LATE_ROW, RiverScene, Who, scene

JOURNEY = Who(die=1, boats=(14, 8))


def last_tile(*who: Who, seats: int, active: int = 0) -> RiverScene:
    """The active seat ends a journey and so draws the last tile."""
    people = [*who, *(Who() for _ in range(seats - len(who)))]
    people[active] = JOURNEY
    table = scene(*people, seats=seats, active=active, era_1=0, era_2=("e2_port_1",), row=LATE_ROW)
    return table.answer(active, "sail 1; journey none")


@pytest.mark.rule("RG-80", "DC-14")
def test_the_last_tile_gives_five_points_at_the_end_of_the_turn() -> None:
    table = last_tile(seats=2)
    assert table.player(0).vp == 0
    table.end(0)
    assert table.said("rog-last-tile", seat=0)
    assert table.player(0).points == {"last": 5}


@pytest.mark.rule("RG-81", "DC-14")
@pytest.mark.parametrize(("seats", "active"), [(2, 0), (2, 1), (3, 1), (4, 2)])
def test_everybody_else_has_exactly_one_more_turn(seats: int, active: int) -> None:
    table = last_tile(seats=seats, active=active).end(active)
    for step in range(1, seats):
        seat = (active + step) % seats
        assert table.match.outcome is None
        assert table.waiting == (seat,)
        table.answer(seat, "sail 1").end(seat)
    assert table.match.outcome is not None
    assert table.waiting == ()


@pytest.mark.rule("RG-82", "RG-39")
def test_in_the_last_turns_journeys_still_discard_and_at_least_one_tile_is_left() -> None:
    table = scene(*[JOURNEY] * 4, active=1, era_1=0, era_2=0, row=LATE_ROW, ended_by=0)
    for seat, left in ((1, 3), (2, 2)):
        table.answer(seat, "sail 1; journey none").end(seat)
        assert table.row == list(LATE_ROW[:left])
    table.answer(3, "sail 1; journey none")
    assert table.row == [LATE_ROW[0]]


@pytest.mark.rule("RG-82", "RG-26")
def test_in_a_shorter_row_only_its_end_still_gives_favour() -> None:
    builder = Who(die=4, koku=25)
    for tile, favour in ((LATE_ROW[2], 1), (LATE_ROW[1], 0)):
        table = scene(builder, era_1=0, era_2=0, row=LATE_ROW[:3], ended_by=2, seats=4).answer(
            0, f"build 16 {tile}"
        )
        assert table.player(0).favour == favour


@pytest.mark.rule("RG-81")
def test_a_finished_match_takes_no_more_answers() -> None:
    table = last_tile(seats=2).end(0).answer(1, "sail 1").end(1)
    with table.refuses():
        table.answer(0, "sail 1")
