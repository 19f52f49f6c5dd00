"""Being away: clocks stand still, nobody calls, and a year has so many days."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from db import activations
from sessions.paces import AS_THEY_COME, DAY, HOUR
from sessions.shapes import TableError
from tests.sessions.clocks import Tower, tower
from tests.sessions.tables import ADA, BO, HERE

DAILY = AS_THEY_COME["daily"]
JUNE = int(datetime(2026, 6, 1, tzinfo=UTC).timestamp())
CHRISTMAS = int(datetime(2026, 12, 25, tzinfo=UTC).timestamp())


async def untold(t: Tower) -> list[int]:
    """Who should be called now where their table stands."""
    found = await t.sessions.context.db.run(lambda db: activations.to_call(db, t.now, 1, 99))
    return [each.user for each in found]


async def test_own_clocks_stand_still_and_those_of_others_do_not() -> None:
    async with tower(now=JUNE) as t:
        table = await t.table()
        person, seat = await t.up(table)
        await t.later(HOUR)
        await t.sessions.absences.leave(person, t.now + 10 * DAY)
        await t.later(9 * DAY)
        assert await t.left(table, seat) == DAILY.bank - HOUR
        assert await t.owed("remind", "late") == []
        assert await untold(t) == []
        assert (await t.status(table)).chairs[seat].away == JUNE + HOUR + 10 * DAY
        await t.pier.play(table, person)
        assert await t.deadline(table, 1 - seat) == t.now + DAILY.bank


async def test_on_the_day_it_is_over_and_notices_begin() -> None:
    async with tower(now=JUNE) as t:
        table = await t.table()
        person, seat = await t.up(table)
        await t.sessions.absences.leave(person, t.now + DAY)
        await t.later(DAY - 1)
        assert await untold(t) == []
        await t.later(1)
        assert await untold(t) == [person.id]
        assert (await t.status(table)).chairs[seat].away == 0
        assert await t.deadline(table, seat) == t.now + DAILY.bank


async def test_a_digest_waits_until_somebody_is_back() -> None:
    async with tower(now=JUNE) as t:
        table = await t.table()
        person, _ = await t.up(table)
        digest = f"({person.id}, 'digest', {JUNE + HOUR})"
        await t.pier.rows(f"INSERT INTO notice_settings (user_id, way, digest_due) VALUES {digest}")
        await t.sessions.absences.leave(person, t.now + DAY)
        await t.later(2 * HOUR)
        assert await t.sessions.notices.due() == []
        await t.later(DAY)
        assert await t.sessions.notices.due() == [person.id]


async def test_whose_time_was_up_is_not_discussed_while_they_are_away() -> None:
    async with tower(now=JUNE) as t:
        table = await t.table()
        person, _ = await t.up(table)
        await t.later(DAILY.bank)
        await t.later(DAILY.extension)
        assert await t.sessions.clocks.stalled(table.id) is not None
        await t.sessions.absences.leave(person, t.now + DAY)
        assert await t.sessions.clocks.stalled(table.id) is None


async def test_a_year_has_so_many_days_and_coming_back_early_gives_them_back() -> None:
    async with tower(now=JUNE) as t:
        absences = t.sessions.absences
        assert (await absences.of(ADA)).days_left == 30
        with pytest.raises(TableError, match="clock-away-budget"):
            await absences.leave(ADA, t.now + 31 * DAY)
        await absences.leave(ADA, t.now + 20 * DAY)
        t.pier.now += 5 * DAY
        assert (await absences.come_back(ADA)).days_left == 25
        with pytest.raises(TableError, match="clock-not-away"):
            await absences.come_back(ADA)
        with pytest.raises(TableError, match="clock-away-budget"):
            await absences.leave(ADA, t.now + 26 * DAY)
        await absences.leave(ADA, t.now + 10 * DAY)
        assert (await absences.leave(ADA, t.now + 25 * DAY)).until == t.now + 25 * DAY
        with pytest.raises(TableError, match="clock-away-past"):
            await absences.leave(ADA, t.now)


async def test_a_new_year_begins_with_all_its_days() -> None:
    async with tower(now=CHRISTMAS) as t:
        await t.sessions.absences.leave(ADA, t.now + 30 * DAY)
        with pytest.raises(TableError, match="clock-away-budget"):
            await t.sessions.absences.leave(ADA, t.now + 38 * DAY)
        t.pier.now += 10 * DAY
        assert (await t.sessions.absences.of(ADA)).days_left == 27
        with pytest.raises(TableError, match="clock-away-budget"):
            await t.sessions.absences.leave(ADA, t.now + 28 * DAY)


async def test_the_strictest_server_sets_the_budget() -> None:
    async with tower(now=JUNE) as t:
        await t.sessions.settings.change(HERE, ADA, "pace", {"away_days": 3})
        assert (await t.sessions.absences.of(BO)).days_left == 30
        await t.table()
        assert (await t.sessions.absences.of(BO)).days_left == 3


async def test_who_is_away_has_no_say_at_zero_unless_all_are() -> None:
    async with tower(now=JUNE) as t:
        table = await t.table()
        person, _ = await t.up(table)
        other = BO if person is ADA else ADA
        await t.sessions.absences.leave(other, t.now + 20 * DAY)
        await t.later(DAILY.bank)
        await t.later(DAILY.extension)
        found = await t.sessions.clocks.stalled(table.id)
        assert found is not None
        assert [voter.user for voter in found.voters] == [other.id]


async def test_what_somebody_said_of_being_away_is_theirs() -> None:
    async with tower(now=JUNE) as t:
        await t.sessions.absences.leave(ADA, t.now + DAY)
        assert b"absences" in await t.sessions.privacy.export(ADA.id)
        await t.sessions.privacy.forget(ADA)
        assert await t.pier.rows("SELECT * FROM absences") == []
