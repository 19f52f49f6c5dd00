"""How reliable somebody is: what counts, how it fades, who sees it, what it allows (A18, L11)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from db import reliability as stored
from db import tables
from db.connection import Connection
from db.reliability import Sums
from db.tables import Table
from sessions import reliability
from sessions.paces import AS_THEY_COME, written
from sessions.reliability import HALF_LIFE, Record, allowed
from sessions.sessions import Sessions
from sessions.shapes import Place, TableError
from tests.sessions.tables import ADA, BO, CYD, HERE, begun, open_sessions

NOW = 1_000


@pytest.fixture
async def sessions() -> AsyncIterator[Sessions]:
    async with open_sessions() as opened:
        yield opened


async def game(sessions: Sessions, pace: str = "daily") -> Table:
    """A running game of Ada and Bo, who goes by the name of seat 1."""
    table = await begun(sessions, ADA, BO)
    terms = written(AS_THEY_COME[pace])
    await sessions.context.db.run(lambda db: tables.set_pace(db, table.id, pace, terms))
    return await sessions.context.table(table.id)


async def turns(sessions: Sessions, table: Table, in_time: int, late: int) -> None:
    """So many turns of Ada."""

    def work(db: Connection) -> None:
        for number in range(in_time + late):
            reliability.turn_ended(db, table.id, 0, NOW, in_time=number < in_time)

    await sessions.context.db.run(work)


async def record(sessions: Sessions, user: int = ADA.id) -> Record:
    """What is said of somebody now."""
    return (await sessions.reliability.of((user,)))[user]


async def know(sessions: Sessions, **sums: Any) -> None:
    """Ada is known by these sums."""
    await sessions.show.user(ADA)
    await sessions.context.db.run(lambda db: stored.keep(db, ADA.id, Sums(NOW, **sums)))


async def test_turns_in_time_are_said_once_there_are_enough(sessions: Sessions) -> None:
    table = await game(sessions)
    await turns(sessions, table, 8, 1)
    assert await record(sessions) == Record(9)
    await turns(sessions, table, 1, 0)
    assert await record(sessions) == Record(10, 90)
    assert await record(sessions, BO.id) == Record()


async def test_only_a_perfect_record_says_hundred(sessions: Sessions) -> None:
    await know(sessions, in_time=999, late=1)
    assert (await record(sessions)).in_time == 99
    await know(sessions, in_time=999)
    assert (await record(sessions)).in_time == 100


@pytest.mark.parametrize("pace", ["friends"])
async def test_among_friends_nothing_counts(sessions: Sessions, pace: str) -> None:
    table = await game(sessions, pace)
    await turns(sessions, table, 20, 20)
    await sessions.repairs.vacate(table.id, CYD, 0, ADA.id)
    assert await record(sessions) == Record()


async def test_practice_does_not_count(sessions: Sessions) -> None:
    table = await sessions.lobby.practice(HERE, ADA, "river_of_gold", ("easy",))
    await turns(sessions, table, 20, 20)
    assert await record(sessions) == Record()


async def test_whoever_is_made_to_leave_has_dropped_it(sessions: Sessions) -> None:
    await know(sessions, kept=13)
    table = await game(sessions)
    await sessions.repairs.vacate(table.id, CYD, 0, ADA.id)
    assert await record(sessions) == Record(0, None, 1, 14)


async def test_a_seat_that_somebody_takes_over_is_not_dropped(sessions: Sessions) -> None:
    await know(sessions, kept=5)
    table = await game(sessions)
    await sessions.seats.offer(table.id, ADA, 0, ADA.id, manages=False)
    await sessions.seats.take(table.id, CYD, 0)
    assert await record(sessions) == Record(0, None, 0, 5)


async def test_a_game_played_to_its_end_counts_for_all_who_sit_there(sessions: Sessions) -> None:
    table = await game(sessions)
    for _ in range(3):
        await sessions.context.db.run(lambda db: reliability.finished(db, table.id, NOW))
    assert await record(sessions) == await record(sessions, BO.id) == Record(0, None, 0, 3)


async def test_it_fades_until_there_is_nothing_to_say(sessions: Sessions) -> None:
    await know(sessions, in_time=30, late=10, kept=6, dropped=2)
    sessions.context.clock = lambda: NOW + HALF_LIFE
    assert await record(sessions) == Record(20, 75, 1, 4)
    sessions.context.clock = lambda: NOW + 3 * HALF_LIFE
    assert await record(sessions) == Record(5)


async def test_it_is_hidden_by_ones_own_choice(sessions: Sessions) -> None:
    await know(sessions, in_time=30)
    await sessions.reliability.show(ADA, shown=False)
    assert (await record(sessions)).hidden
    await sessions.reliability.show(ADA, shown=True)
    assert not (await record(sessions)).hidden


async def test_to_be_forgotten_forgets_it(sessions: Sessions) -> None:
    await know(sessions, in_time=30)
    await sessions.privacy.forget(ADA)
    assert await sessions.context.db.run(lambda db: stored.find(db, ADA.id)) is None


@pytest.mark.parametrize(
    ("known", "expected"),
    [
        (Record(), 3),
        (Record(12, 90), 3),
        (Record(12, 100), 3),
        (Record(30, 95), 5),
        (Record(30, 95, 1, 4), 1),
        (Record(30, 95, 1, 8), 3),
        (Record(30, 79), 1),
    ],
    ids=str,
)
def test_how_many_tables_it_allows(known: Record, expected: int) -> None:
    assert allowed(known, 3) == expected
    assert allowed(known, 1) >= 1


async def test_the_limit_depends_on_it_only_where_admins_want_that(sessions: Sessions) -> None:
    await know(sessions, in_time=5, late=15)
    await sessions.settings.change(HERE, BO, "people", {"most_of_one": 2})
    await sessions.lobby.open(HERE, ADA, "river_of_gold")
    await sessions.lobby.open(Place(1, 11, "en"), ADA, "river_of_gold")
    with pytest.raises(TableError, match="admin-too-many-of-one"):
        await sessions.lobby.open(Place(1, 12, "en"), ADA, "river_of_gold")
    await sessions.lobby.end(2, ADA, manages=False)
    await sessions.settings.change(HERE, BO, "lobby", {"by_record": True})
    with pytest.raises(TableError, match="lobby-limit-lowered") as refused:
        await sessions.lobby.open(Place(1, 12, "en"), ADA, "river_of_gold")
    assert (refused.value.why.args["most"], refused.value.why.args["usual"]) == (1, 2)
    await know(sessions, in_time=40)
    for channel in (12, 13):
        await sessions.lobby.open(Place(1, channel, "en"), ADA, "river_of_gold")
    with pytest.raises(TableError, match="admin-too-many-of-one"):
        await sessions.lobby.open(Place(1, 14, "en"), ADA, "river_of_gold")
