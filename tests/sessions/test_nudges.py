"""One player reminds another: once, kindly, and not soon after they were told."""

from __future__ import annotations

import pytest

from db import clocks
from db.tables import Table
from engine.core.decision import Seat
from sessions.clocks import Reminder
from sessions.paces import AS_THEY_COME, DAY, HOUR, MINUTE
from sessions.shapes import Chair, Person, Sending, TableError
from tests.sessions.clocks import Tower, tower
from tests.sessions.tables import ADA, BO, CYD, DI
from tests.sessions.test_deputies import trip

DAILY = AS_THEY_COME["daily"]


def other_than(person: Person) -> Person:
    """The one who waits for them."""
    return BO if person == ADA else ADA


async def nudge(t: Tower, table: Table, person: Person, seat: Seat) -> Chair:
    """Somebody presses what they were shown a moment ago."""
    known = await t.status(table)
    acting = known.chairs[seat].acting
    return await t.sessions.nudges.remind(table.id, person, seat, acting)


async def due(t: Tower, table: Table, seat: Seat) -> Reminder:
    """What is to be sent."""
    found = await t.sessions.clocks.reminder(table.id, seat)
    assert found is not None
    return found


async def arrives(t: Tower, table: Table, seat: Seat, message: int) -> None:
    """What was owed has been sent."""
    query = "SELECT id FROM outbox WHERE kind = 'remind'"
    ((notice,),) = await t.pier.rows(query)
    sending = Sending(1, table.id, "remind", 0, notice, 0, 0, t.now)
    await t.sessions.clocks.reminded(seat, table.channel, sending, message)


async def settle_notices(t: Tower, person: Person, column: str, value: object) -> None:
    """How somebody likes to be told."""
    query = f"INSERT INTO notice_settings (user_id, {column}) VALUES ({person.id}, {value!r})"
    await t.pier.rows(query)


async def refused(t: Tower, table: Table, person: Person, seat: Seat, why: str) -> TableError:
    """It is not sent, and says why."""
    with pytest.raises(TableError, match=rf"{why}\b") as found:
        await nudge(t, table, person, seat)
    assert await t.owed("remind") == []
    return found.value


async def test_two_presses_send_one_that_names_who_asks() -> None:
    async with tower() as t:
        table = await t.table()
        up, seat = await t.up(table)
        asks = other_than(up)
        await t.later(DAY)
        assert (await nudge(t, table, asks, seat)).user == up.id
        with pytest.raises(TableError, match="clock-nudge-soon"):
            await nudge(t, table, asks, seat)
        assert await t.owed("remind") == [("remind", 1, seat)]
        reminder = await due(t, table, seat)
        assert reminder.asker is not None
        assert reminder.asker.user == asks.id
        assert reminder.at == t.now - DAY + DAILY.bank
        assert not reminder.by_mail


async def test_it_counts_as_the_reminder_of_the_clock() -> None:
    async with tower() as t:
        table = await t.table()
        up, seat = await t.up(table)
        await t.later(DAY)
        await nudge(t, table, other_than(up), seat)
        await t.pier.rows("DELETE FROM outbox")
        await t.later(DAILY.bank // 2 - DAY)
        assert await t.owed("remind") == [], "it took the place of the first one"
        await t.later(DAILY.bank * 4 // 10)
        assert await t.owed("remind") == [("remind", 2, seat)]
        assert (await due(t, table, seat)).asker is None
        await t.pier.rows("DELETE FROM outbox")
        soon = await refused(t, table, other_than(up), seat, "clock-nudge-soon")
        assert soon.why.args["when"] == t.now + DAY


async def test_after_both_of_the_clock_one_more_can_be_asked_for_each_day() -> None:
    async with tower() as t:
        table = await t.table()
        up, seat = await t.up(table)
        for _ in range(3):
            await t.later(DAY)
            await nudge(t, table, other_than(up), seat)
            assert (await due(t, table, seat)).asker is not None
            await t.pier.rows("DELETE FROM outbox")
        assert (await t.clock(table, seat)).reminded == len(DAILY.reminders)
        await t.later(DAY + HOUR)
        assert await t.owed("remind") == []


async def test_without_a_clock_it_comes_and_goes_with_the_answer() -> None:
    async with tower() as t:
        table = await t.table(pace="friends")
        up, seat = await t.up(table)
        await t.later(DAY - 1)
        soon = await refused(t, table, other_than(up), seat, "clock-nudge-soon")
        assert soon.why.args["when"] == t.now + 1
        await t.later(1)
        await nudge(t, table, other_than(up), seat)
        assert (await due(t, table, seat)).at is None
        await arrives(t, table, seat, 77)
        assert await t.owed("remind", "delete") == []
        await t.later(DAY)
        await nudge(t, table, other_than(up), seat)
        await arrives(t, table, seat, 78)
        assert await gone(t) == [77]
        await t.pier.play(table, up)
        assert await gone(t) == [77, 78]
        assert await t.deadline(table, 1 - seat) is None
        await t.later(90 * DAY)
        assert await t.owed("remind", "late") == []


async def gone(t: Tower) -> list[int]:
    """The messages that are to go."""
    query = "SELECT message_id FROM old_posters WHERE surplus = 1 ORDER BY message_id"
    return [message for (message,) in await t.pier.rows(query)]


@pytest.mark.parametrize("pace", ["friends", "daily"])
async def test_what_was_not_sent_yet_goes_with_the_answer_too(pace: str) -> None:
    async with tower() as t:
        table = await t.table(pace=pace)
        up, seat = await t.up(table)
        await t.later(DAY)
        await nudge(t, table, other_than(up), seat)
        await t.pier.play(table, up)
        assert await t.owed("remind") == []
        assert await t.sessions.clocks.reminder(table.id, seat) is None


async def test_one_that_arrives_after_the_answer_goes() -> None:
    async with tower() as t:
        table = await t.table(pace="friends")
        up, seat = await t.up(table)
        await t.later(DAY)
        await nudge(t, table, other_than(up), seat)
        sending = Sending(1, table.id, "remind", 0, 1, 0, 0, t.now)
        await t.pier.play(table, up)
        await t.sessions.clocks.reminded(seat, table.channel, sending, 77)
        assert await gone(t) == [77]
        found = await t.sessions.context.db.run(lambda db: clocks.reminder(db, table.id, seat))
        assert found is None


async def test_live_tables_need_five_minutes() -> None:
    async with tower() as t:
        table = await t.table(pace="live")
        up, seat = await t.up(table)
        await t.later(5 * MINUTE - 1)
        await refused(t, table, other_than(up), seat, "clock-nudge-soon")
        await t.later(1)
        await nudge(t, table, other_than(up), seat)
        assert await t.owed("remind") == [("remind", 1, seat)]


async def test_only_who_plays_there_and_only_about_somebody_else_who_is_up() -> None:
    async with tower() as t:
        table = await t.table(pace="friends")
        up, seat = await t.up(table)
        asks = other_than(up)
        await t.later(DAY)
        await refused(t, table, DI, seat, "votes-players-only")
        await refused(t, table, up, seat, "clock-nudge-own")
        await refused(t, table, up, 1 - seat, "clock-nudge-not-up")
        with pytest.raises(TableError, match="clock-nudge-not-up"):
            await t.sessions.nudges.remind(table.id, asks, 9, up.id)
        with pytest.raises(TableError, match="clock-nudge-not-up"):
            await t.sessions.nudges.remind(table.id, asks, seat, CYD.id)


async def test_nobody_is_reminded_where_a_table_stands_still_or_a_bot_plays() -> None:
    async with tower() as t:
        table = await t.table()
        up, seat = await t.up(table)
        asks = other_than(up)
        await t.later(DAY)
        await t.sessions.repairs.pause(table.id, DI, "wish")
        await refused(t, table, asks, seat, "clock-nudge-paused")
        await t.sessions.repairs.resume(table.id, DI)
        await refused(t, table, asks, seat, "clock-nudge-soon")
        await t.sessions.bots.take_over(table.id, seat, "easy")
        await refused(t, table, asks, seat, "clock-nudge-nobody")


async def test_nobody_is_reminded_at_a_practice_table() -> None:
    async with tower() as t:
        table = await t.pier.practice()
        await t.later(DAY)
        await refused(t, table, ADA, 1, "clock-nudge-practice")


async def test_who_is_away_or_reads_a_digest_is_left_alone() -> None:
    async with tower() as t:
        table = await t.table(pace="friends")
        up, seat = await t.up(table)
        asks = other_than(up)
        await t.later(DAY)
        await settle_notices(t, up, "way", "digest")
        await refused(t, table, asks, seat, "clock-nudge-digest")
        until = t.now + 2 * DAY
        await t.sessions.absences.leave(up, until)
        away = await refused(t, table, asks, seat, "clock-nudge-away")
        assert away.why.args == {"name": up.name, "when": until}


async def test_quiet_hours_say_when_it_is_day_and_hold_what_is_on_its_way() -> None:
    async with tower() as t:
        table = await t.table(pace="friends")
        up, seat = await t.up(table)
        await t.later(2 * DAY - t.now % DAY + HOUR)  # one hour after midnight
        quiet = f"({up.id}, 'UTC', 0, 600)"
        columns = "(user_id, zone, quiet_from, quiet_to)"
        await t.pier.rows(f"INSERT INTO notice_settings {columns} VALUES {quiet}")
        night = await refused(t, table, other_than(up), seat, "clock-nudge-quiet")
        day = t.now + 9 * HOUR
        assert night.why.args["when"] == day
        t.pier.now = day + 14 * HOUR - 1
        await nudge(t, table, other_than(up), seat)
        t.pier.now += 1
        assert await t.sessions.clocks.reminder(table.id, seat) is None, "it is late at night"
        assert await t.owed("remind") == []
        t.pier.now = day + DAY
        assert await t.owed("remind") == [("remind", 0, seat)]
        assert (await due(t, table, seat)).asker is not None


async def test_direct_messages_reach_who_wants_them() -> None:
    async with tower() as t:
        table = await t.table(pace="friends")
        up, seat = await t.up(table)
        await settle_notices(t, up, "way", "dm")
        await t.later(DAY)
        await nudge(t, table, other_than(up), seat)
        assert (await due(t, table, seat)).by_mail


async def test_a_friend_who_plays_asks_and_is_asked() -> None:
    async with trip() as t:
        await t.agreed()
        tower, table = t.tower, t.table
        await tower.later(DAY)
        await refused(tower, table, CYD, t.seat, "clock-nudge-own")
        await refused(tower, table, t.owner, t.seat, "clock-nudge-own")
        await nudge(tower, table, t.other, t.seat)
        assert (await due(tower, table, t.seat)).chair.acting == CYD.id
        await tower.pier.play(table, CYD)
        await tower.later(DAY)
        await nudge(tower, table, CYD, 1 - t.seat)
        asker = (await due(tower, table, 1 - t.seat)).asker
        assert asker is not None
        assert asker.deputy_name == CYD.name
