"""Clocks run while a table waits for somebody, and nobody loses when they are up."""

from __future__ import annotations

from pathlib import Path

import pytest

from db import clocks
from db.tables import Table
from engine.core.decision import Seat
from sessions.paces import AS_THEY_COME, DAY, HOUR
from sessions.shapes import Person, TableError, Wish
from sessions.turns import CLOCK, STAND_IN
from tests.sessions.clocks import START, Tower, tower
from tests.sessions.tables import ADA, BO, CYD, DI, HERE

DAILY = AS_THEY_COME["daily"]


async def test_friends_have_no_clock() -> None:
    async with tower() as t:
        table = await t.table(pace="friends")
        await t.later(300 * DAY)
        assert await t.sessions.context.db.run(lambda db: clocks.of_table(db, table.id)) == []
        assert await t.owed("remind", "late") == []


async def test_a_turn_runs_on_its_bank_and_adds_to_it() -> None:
    async with tower() as t:
        table = await t.table()
        person, seat = await t.up(table)
        assert await t.deadline(table, seat) == START + DAILY.bank
        await t.later(10 * HOUR)
        assert await t.left(table, seat) == DAILY.bank - 10 * HOUR
        assert await t.left(table, 1 - seat) == DAILY.bank
        await t.pier.play(table, person)
        assert await t.left(table, seat) == DAILY.bank + 2 * HOUR
        assert await t.deadline(table, 1 - seat) == t.now + DAILY.bank
        await t.later(HOUR)
        assert await t.left(table, seat) == DAILY.bank + 2 * HOUR


async def test_a_bank_holds_no_more_than_its_cap() -> None:
    async with tower() as t:
        table = await t.table()
        for _ in range(10):
            person, _ = await t.up(table)
            await t.pier.play(table, person)
        assert await t.left(table, 0) == await t.left(table, 1) == DAILY.cap


async def test_a_game_keeps_the_terms_it_began_with() -> None:
    async with tower() as t:
        table = await t.table()
        slow = {"terms": {"daily": {"bank": 9 * DAY, "cap": 9 * DAY}}}
        rules = t.sessions.context.rules
        await t.sessions.settings.change(HERE, ADA, "pace", slow)
        _, seat = await t.up(table)
        assert await t.left(table, seat) == DAILY.bank
        assert rules(HERE.server).terms["daily"].bank == 9 * DAY


async def test_no_clock_runs_while_its_table_stands_still() -> None:
    async with tower() as t:
        table = await t.table()
        _, seat = await t.up(table)
        repairs, parking = t.sessions.repairs, t.sessions.parking
        stops = {
            "paused": (repairs.pause(table.id, DI, "wish"), repairs.resume(table.id, DI)),
            "parked": (parking.park(table.id, "closed"), parking.go_on(table.id)),
        }
        left = DAILY.bank
        for stop, go_on in stops.values():
            await t.later(HOUR)
            await stop
            await t.later(9 * DAY)
            left -= HOUR
            assert await t.left(table, seat) == left
            assert await t.deadline(table, seat) is None
            await go_on
            assert await t.deadline(table, seat) == t.now + left
        assert await t.owed("late") == []


async def test_bots_have_no_clock_and_whoever_comes_back_has_theirs() -> None:
    async with tower() as t:
        table = await t.table()
        person, seat = await t.up(table)
        await t.later(HOUR)
        await t.sessions.bots.take_over(table.id, seat, "easy")
        t.pier.now += 20 * DAY
        await t.sessions.clocks.see_to_all()
        assert await t.left(table, seat) == DAILY.bank - HOUR
        await t.sessions.bots.play_again(table.id, person)
        assert await t.deadline(table, seat) == t.now + DAILY.bank - HOUR


async def test_whoever_takes_a_seat_over_begins_with_a_full_bank() -> None:
    async with tower() as t:
        table = await t.table()
        person, seat = await t.up(table)
        await t.later(3 * DAY)
        await t.sessions.seats.offer(table.id, person, seat, person.id, manages=False)
        await t.sessions.seats.take(table.id, CYD, seat)
        assert await t.deadline(table, seat) == t.now + DAILY.bank


async def test_an_outage_of_six_hours_is_credited_to_every_clock(tmp_path: Path) -> None:
    path = tmp_path / "harbor.db"
    async with tower(path) as t:
        table = await t.table()
        _, seat = await t.up(table)
        await t.later(HOUR)
        assert await t.left(table, seat) == DAILY.bank - HOUR
    async with tower(path, START + 7 * HOUR) as t:
        await t.outage(0)
        assert await t.left(table, seat) == DAILY.bank - HOUR
        assert await t.deadline(table, seat) == START + 6 * HOUR + DAILY.bank
        assert await t.owed("refresh") != []
        await t.outage(10)
        assert await t.left(table, seat) == DAILY.bank - HOUR


async def test_two_reminders_come_and_then_none() -> None:
    async with tower() as t:
        table = await t.table()
        _, seat = await t.up(table)
        await t.later(DAILY.bank // 2 - 1)
        assert await t.owed("remind") == []
        await t.later(1)
        assert await t.owed("remind") == [("remind", 1, seat)]
        await t.pier.rows("DELETE FROM outbox")
        await t.later(DAILY.bank * 4 // 10)
        assert await t.owed("remind") == [("remind", 2, seat)]
        await t.pier.rows("DELETE FROM outbox")
        await t.later(HOUR)
        assert await t.owed("remind") == []


async def test_whoever_has_answered_is_not_reminded_any_more() -> None:
    async with tower() as t:
        table = await t.table()
        person, seat = await t.up(table)
        await t.later(DAILY.bank // 2)
        assert (await t.sessions.clocks.reminder(table.id, seat)) is not None
        await t.pier.play(table, person)
        assert await t.sessions.clocks.reminder(table.id, seat) is None
        assert (await t.sessions.clocks.reminder(table.id, 1 - seat)) is not None


async def test_reminders_wait_for_the_end_of_quiet_hours() -> None:
    async with tower() as t:
        table = await t.table()
        person, seat = await t.up(table)
        quiet = f"({person.id}, 'UTC', 0, 600)"
        await t.pier.rows(
            "INSERT INTO notice_settings (user_id, zone, quiet_from, quiet_to) VALUES " + quiet
        )
        half = START + DAILY.bank // 2
        until = half - half % DAY + 10 * HOUR
        if until <= half:
            until += DAY
            await t.later(until - 10 * HOUR - t.now)
        await t.later(max(0, until - 1 - t.now))
        held = await t.owed("remind")
        await t.later(1)
        assert held == []
        assert await t.owed("remind") == [("remind", 1, seat)]
        await t.pier.rows("DELETE FROM outbox")
        t.pier.now = until + 14 * HOUR
        assert await t.sessions.clocks.reminder(table.id, seat) is None, "it is late at night"
        await t.later(10 * HOUR)
        assert await t.owed("remind") == [("remind", 1, seat)]


async def up_to_zero(t: Tower, *players: Person) -> tuple[Table, Person, Seat]:
    """A game of these people in which somebody's time is up for the second time."""
    table = await t.table(*players)
    person, seat = await t.up(table, *players)
    await t.later(DAILY.bank)
    assert await t.told() == ["clock-did-extend"]
    assert await t.left(table, seat) == DAILY.extension
    assert await t.owed("late") == []
    await t.later(DAILY.extension)
    assert await t.owed("late") != []
    return table, person, seat


async def test_at_zero_time_is_extended_once_and_then_the_others_are_asked() -> None:
    async with tower() as t:
        table, _, seat = await up_to_zero(t)
        found = await t.sessions.clocks.stalled(table.id)
        assert found is not None
        assert (found.wish.subject, found.needed, len(found.voters)) == (seat, 1, 1)
        await t.later(30 * DAY)
        assert (await t.status(table)).status == "playing"
        assert len(await t.owed("late")) == 1


async def test_one_of_two_decides_alone_and_waiting_begins_a_day_anew() -> None:
    async with tower() as t:
        table, person, seat = await up_to_zero(t)
        other = BO if person is ADA else ADA
        await t.sessions.clocks.choose(table.id, other, "wait")
        assert await t.sessions.clocks.stalled(table.id) is None
        assert await t.left(table, seat) == DAILY.extension
        await t.later(DAILY.extension)
        assert await t.sessions.clocks.stalled(table.id) is not None


async def test_only_a_majority_of_the_others_decides() -> None:
    async with tower() as t:
        everybody = (ADA, BO, CYD, DI)
        table, person, seat = await up_to_zero(t, *everybody)
        one, two, three = (p for p in everybody if p is not person)
        with pytest.raises(TableError, match="clock-not-asked"):
            await t.sessions.clocks.choose(table.id, person, "wait")
        with pytest.raises(TableError, match="clock-not-asked"):
            await t.sessions.clocks.choose(table.id, Person(999, "Eve", "en"), "bot")
        await t.sessions.clocks.choose(table.id, one, "bot")
        await t.sessions.clocks.choose(table.id, one, "bot")
        await t.sessions.clocks.choose(table.id, two, "pause")
        found = await t.sessions.clocks.choose(table.id, three, "wait")
        assert found.said == {one.id: "bot", two.id: "pause", three.id: "wait"}
        await t.sessions.clocks.choose(table.id, two, "bot")
        assert seat in (await t.status(table)).bots
        with pytest.raises(TableError, match="clock-decided"):
            await t.sessions.clocks.choose(table.id, three, "pause")
        await t.sessions.bots.play_again(table.id, person)
        assert await t.left(table, seat) == DAILY.extension


async def test_the_default_is_played_once_and_kept_as_such() -> None:
    async with tower() as t:
        table, person, seat = await up_to_zero(t)
        await t.sessions.clocks.choose(table.id, BO if person is ADA else ADA, "fallback")
        users = await t.pier.rows(f"SELECT user_id FROM answers WHERE seat = {seat}")
        assert STAND_IN in {user for (user,) in users}
        assert seat not in await t.pier.up(table)
        assert await t.left(table, seat) == DAILY.extension + DAILY.increment
        assert (await t.told())[-1] == "clock-did-fallback"


async def test_a_table_may_pause_or_put_the_seat_up() -> None:
    async with tower() as t:
        table, person, seat = await up_to_zero(t)
        await t.sessions.clocks.choose(table.id, BO if person is ADA else ADA, "pause")
        paused = await t.status(table)
        assert (paused.paused_by is None, paused.paused_why) == (False, "late")
        with pytest.raises(TableError, match="bot-not-seated"):
            await t.sessions.clocks.go_on(table.id, DI)
        await t.sessions.clocks.go_on(table.id, person)
        assert await t.left(table, seat) == DAILY.extension
        await t.sessions.repairs.pause(table.id, DI, "wish")
        with pytest.raises(TableError, match="clock-pause-of-managers"):
            await t.sessions.clocks.go_on(table.id, person)
    async with tower() as t:
        table, person, seat = await up_to_zero(t)
        await t.sessions.clocks.choose(table.id, BO if person is ADA else ADA, "offer")
        assert (await t.status(table)).chairs[seat].offered
        await t.sessions.seats.take(table.id, CYD, seat)


async def test_an_answer_in_time_after_all_takes_the_question_away() -> None:
    async with tower() as t:
        table, person, _ = await up_to_zero(t)
        await t.pier.play(table, person)
        assert await t.sessions.clocks.stalled(table.id) is None


async def test_whose_time_is_up_among_bots_alone_just_waits() -> None:
    async with tower() as t:
        table = await t.table()
        person, seat = await t.up(table)
        await t.sessions.bots.take_over(table.id, 1 - seat, "easy")
        await t.later(DAILY.bank)
        await t.later(DAILY.extension)
        assert await t.sessions.clocks.stalled(table.id) is None
        assert person.id in (await t.status(table)).people


async def off_turn(t: Tower) -> tuple[Table, list[Seat]]:
    """A game in which somebody is asked in the turn of another."""
    table = await t.table(ADA, BO, CYD, game="import_export")
    for seed in range(200):
        seats = sorted(await t.pier.up(table))
        found = [s for s in seats if (await t.clock(table, s)).off_turn]
        if found:
            return table, found
        person = next(p for p in (ADA, BO, CYD) if table.seat_of(p.id) == seats[0])
        await t.pier.play(table, person, seed)
    raise AssertionError("nobody was asked in the turn of another")


async def test_answers_in_the_turns_of_others_have_a_time_of_their_own() -> None:
    async with tower() as t:
        table, seats = await off_turn(t)
        asked_at, banks = t.now, [(await t.clock(table, seat)).bank for seat in seats]
        for seat in seats:
            assert await t.deadline(table, seat) == asked_at + DAILY.off_turn
        await t.later(DAILY.off_turn // 2)
        assert {s for _, _, s in await t.owed("remind")} == set(seats)
        await t.later(DAILY.off_turn // 2)
        users = await t.pier.rows("SELECT user_id FROM answers ORDER BY revision")
        assert (CLOCK,) in users
        assert "clock-did-default" in await t.told()
        assert [(await t.clock(table, seat)).bank for seat in seats] == banks


async def test_friends_may_take_as_long_as_they_like_to_answer() -> None:
    async with tower() as t:
        table = await t.table(ADA, BO, CYD, game="import_export", pace="friends")
        before = await t.pier.rows("SELECT count(*) FROM answers")
        await t.later(90 * DAY)
        assert await t.pier.rows("SELECT count(*) FROM answers") == before
        assert (await t.status(table)).status == "playing"


# -- closed by the clock --------------------------------------------------------------------------


async def test_silence_counts_as_abstaining_after_a_time() -> None:
    async with tower() as t:
        everybody = (ADA, BO, CYD, DI)
        table, person, seat = await up_to_zero(t, *everybody)
        one, *_ = (p for p in everybody if p is not person)
        await t.sessions.clocks.choose(table.id, one, "bot")
        await t.later(2 * DAY - 1)
        await t.sessions.votes.see_to_all()
        assert await t.sessions.clocks.stalled(table.id) is not None
        await t.later(1)
        await t.sessions.votes.see_to_all()
        assert await t.sessions.clocks.stalled(table.id) is None
        assert seat in (await t.status(table)).bots
        assert (await t.told())[-1] == "clock-did-bot"


async def test_of_two_that_as_many_want_it_is_what_changes_less() -> None:
    async with tower() as t:
        everybody = (ADA, BO, CYD, DI)
        table, person, seat = await up_to_zero(t, *everybody)
        one, two, _ = (p for p in everybody if p is not person)
        await t.sessions.clocks.choose(table.id, one, "pause")
        await t.sessions.clocks.choose(table.id, two, "wait")
        await t.later(2 * DAY)
        await t.sessions.votes.see_to_all()
        assert (await t.told())[-1] == "clock-did-wait"
        assert await t.left(table, seat) == DAILY.extension


async def test_where_nobody_says_a_word_it_stays_asked_until_one_does() -> None:
    async with tower() as t:
        everybody = (ADA, BO, CYD, DI)
        table, person, _ = await up_to_zero(t, *everybody)
        one, *_ = (p for p in everybody if p is not person)
        before = await t.told()
        await t.later(30 * DAY)
        await t.sessions.votes.see_to_all()
        assert await t.told() == before
        await t.sessions.clocks.choose(table.id, one, "pause")
        known = await t.status(table)
        assert (known.paused_by, known.paused_why) == (one.name, "late")


async def test_what_the_clock_asks_is_no_yes_or_no() -> None:
    async with tower() as t:
        everybody = (ADA, BO, CYD)
        table, person, _ = await up_to_zero(t, *everybody)
        one, *_ = (p for p in everybody if p is not person)
        found = await t.sessions.clocks.stalled(table.id)
        assert found is not None
        for by_right in (True, False):
            with pytest.raises(TableError, match="tables-poll-over"):
                await t.sessions.votes.say(
                    table.id, one, found.proposal.id, yes=True, manages=by_right
                )


async def test_in_a_vote_nobody_waits_for_those_who_are_away() -> None:
    async with tower() as t:
        table = await t.table(ADA, BO, CYD)
        await t.sessions.absences.leave(CYD, t.now + 20 * DAY)
        await t.sessions.votes.propose(table.id, BO, Wish("end"))
        (vote,) = [await t.sessions.votes.read(1)]
        assert vote is not None
        assert [chair.user for chair in vote.voters] == [ADA.id, BO.id]
        vote = await t.sessions.votes.say(table.id, ADA, 1, yes=True)
        assert vote.proposal.state == "table"


async def test_who_is_there_alone_does_not_decide_for_all_who_are_away() -> None:
    async with tower() as t:
        table = await t.table(ADA, BO, CYD)
        for person in (BO, CYD):
            await t.sessions.absences.leave(person, t.now + 20 * DAY)
        done = await t.sessions.votes.propose(table.id, ADA, Wish("end"))
        assert done.asked
        vote = await t.sessions.votes.read(1)
        assert vote is not None
        assert len(vote.voters) == len(table.chairs)
