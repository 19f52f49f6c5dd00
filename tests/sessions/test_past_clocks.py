"""Going back gives everybody the time that they had there, no more and no less."""

from __future__ import annotations

import pytest

from db.tables import Table
from engine.core.decision import Seat
from sessions.paces import AS_THEY_COME, DAY, HOUR, read
from sessions.shapes import Person
from tests.sessions.clocks import Tower, tower
from tests.sessions.tables import ADA, BO, CYD

DAILY = AS_THEY_COME["daily"]
TWO_TURNS = 2


async def turn(t: Tower, table: Table, takes: int = 0) -> tuple[Person, Seat]:
    """Whoever is up takes so long and plays; who that was."""
    person, seat = await t.up(table)
    await t.later(takes)
    await t.pier.play(table, person)
    return person, seat


async def back(t: Tower, table: Table, turns: int) -> None:
    """So many hand-overs back."""
    repairs, known = t.sessions.repairs, await t.status(table)
    points = await repairs.points(table.id)
    await repairs.take_back(
        known, points[turns - 1].revision, await repairs.revision(known), lambda db: None
    )


async def stands(t: Tower, table: Table) -> list[int]:
    """What each seat has now."""
    return [await t.left(table, seat) for seat in range(len(table.chairs))]


async def test_time_that_was_spent_since_is_given_back() -> None:
    async with tower() as t:
        table = await t.table()
        await turn(t, table, HOUR)
        before = await stands(t, table)
        up = await t.pier.up(table)
        await turn(t, table, 2 * DAY)
        await turn(t, table, DAY)
        assert await stands(t, table) != before
        await t.later(3 * HOUR)
        await back(t, table, TWO_TURNS)
        assert await t.pier.up(table) == up
        assert await stands(t, table) == before


async def test_at_the_beginning_everybody_has_a_whole_bank() -> None:
    async with tower() as t:
        table = await t.table()
        await turn(t, table, DAY)
        await turn(t, table, HOUR)
        await back(t, table, TWO_TURNS)
        assert await stands(t, table) == [DAILY.bank, DAILY.bank]


async def test_no_bank_is_above_its_cap_however_often_it_goes_back() -> None:
    async with tower() as t:
        table = await t.table()
        for _ in range(8):
            await turn(t, table)
        before = await stands(t, table)
        for _ in range(3):
            await turn(t, table, DAY)
            await turn(t, table, DAY)
            await back(t, table, TWO_TURNS)
            assert await stands(t, table) == before
        assert max(before) <= DAILY.cap


async def test_to_go_back_behind_a_way_back_knows_what_was_there() -> None:
    async with tower() as t:
        table = await t.table()
        await turn(t, table, HOUR)
        first = await stands(t, table)
        await turn(t, table, DAY)
        await back(t, table, 1)
        await turn(t, table, HOUR)
        await turn(t, table, HOUR)
        await back(t, table, TWO_TURNS)
        assert await stands(t, table) == first


async def test_the_clock_of_whoever_is_asked_there_begins_anew() -> None:
    async with tower() as t:
        table = await t.table()
        _, seat = await turn(t, table, HOUR)
        await back(t, table, 1)
        kept = await t.clock(table, seat)
        assert (kept.left, kept.given, kept.since, kept.reminded) == (
            *(DAILY.bank, DAILY.bank),
            *(t.now, 0),
        )
        assert await t.deadline(table, seat) == t.now + DAILY.bank


async def test_pauses_absences_and_outages_in_between_are_neither_lost_nor_doubled() -> None:
    async with tower(now=1_780_000_000) as t:
        table = await t.table()
        await turn(t, table, HOUR)
        before = await stands(t, table)
        await turn(t, table, DAY)
        person, _ = await t.up(table)
        await t.sessions.repairs.pause(table.id, person, "wish")
        await t.later(DAY)
        await t.sessions.repairs.resume(table.id, person)
        await t.outage(5 * HOUR)
        await t.sessions.absences.leave(person, t.now + DAY)
        await t.later(DAY)
        await turn(t, table, HOUR)
        await back(t, table, TWO_TURNS)
        assert await stands(t, table) == before
        await t.outage(HOUR)
        assert await stands(t, table) == before
        await t.later(HOUR)
        (up,) = await t.pier.up(table)
        assert await t.left(table, up) == before[up] - HOUR


async def test_a_table_that_is_paused_goes_back_and_its_clocks_stand_still() -> None:
    async with tower() as t:
        table = await t.table()
        await turn(t, table, HOUR)
        before = await stands(t, table)
        await turn(t, table, HOUR)
        await t.sessions.repairs.pause(table.id, ADA, "wish")
        await back(t, table, 1)
        await t.later(DAY)
        assert await stands(t, table) == before
        assert await t.deadline(table, 0) is await t.deadline(table, 1) is None
        await t.sessions.repairs.resume(table.id, ADA)
        (up,) = await t.pier.up(table)
        assert await t.deadline(table, up) == t.now + before[up]


async def test_time_that_was_given_once_is_there_to_be_given_again() -> None:
    async with tower() as t:
        table = await t.table()
        person, seat = await t.up(table)
        await t.later(DAILY.bank)
        assert (await t.clock(table, seat)).extended
        await t.pier.play(table, person)
        await back(t, table, 1)
        assert not (await t.clock(table, seat)).extended


async def test_a_reminder_that_was_owed_does_not_come_and_the_new_turn_has_its_own() -> None:
    async with tower() as t:
        table = await t.table()
        person, seat = await t.up(table)
        await t.later(DAILY.bank // 2)
        assert await t.owed("remind") == [("remind", 1, seat)]
        await t.pier.play(table, person)
        assert await t.owed("remind") == []
        await back(t, table, 1)
        await t.later(DAILY.bank // 2 - 1)
        assert await t.owed("remind") == []
        await t.later(1)
        assert await t.owed("remind") == [("remind", 1, seat)]


async def test_one_that_was_sent_goes_and_what_the_others_were_asked_with_it() -> None:
    async with tower() as t:
        table = await t.table(ADA, BO, CYD)
        people = (ADA, BO, CYD)
        person, _ = await t.up(table, *people)
        await t.pier.play(table, person)
        _, seat = await t.up(table, *people)
        await t.later(DAILY.bank)
        await t.later(DAILY.extension)
        assert await t.sessions.clocks.stalled(table.id) is not None
        await back(t, table, 1)
        assert await t.sessions.clocks.stalled(table.id) is None
        assert await t.left(table, seat) == DAILY.bank


async def test_whoever_took_a_seat_over_has_a_whole_bank_there() -> None:
    async with tower() as t:
        table = await t.table()
        person, seat = await turn(t, table, 2 * DAY)
        await turn(t, table, HOUR)
        await t.sessions.repairs.reassign(table.id, ADA, seat, person.id, CYD)
        await turn_of(t, table, CYD, seat)
        await back(t, table, 1)
        assert await t.left(table, seat) == DAILY.bank


async def turn_of(t: Tower, table: Table, person: Person, seat: Seat) -> None:
    """Somebody who is up plays after a while."""
    assert await t.pier.up(table) == {seat}
    await t.later(HOUR)
    await t.pier.play(table, person)


@pytest.mark.parametrize("pace", ["friends", "daily"])
async def test_only_where_there_is_a_clock_anything_is_kept(pace: str) -> None:
    async with tower() as t:
        table = await t.table(pace=pace)
        await turn(t, table)
        await turn(t, table)
        await back(t, table, 1)
        kept = await t.pier.rows("SELECT count(*) FROM past_clocks")
        assert (kept[0][0] > 0) is read(table.terms).timed
        await t.sessions.lobby.end(table.id, ADA, manages=True)
        assert await t.pier.rows("SELECT * FROM past_clocks") == []


async def test_a_position_from_before_this_was_kept_leaves_clocks_as_they_are() -> None:
    async with tower() as t:
        table = await t.table()
        _, seat = await turn(t, table, DAY)
        await t.pier.rows("DELETE FROM past_clocks")
        await back(t, table, 1)
        assert await t.left(table, seat) == DAILY.bank - DAY + DAILY.increment
