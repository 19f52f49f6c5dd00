"""What is stored about answers given in advance: numbered by owner, due once, put off together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from db import due, standing
from db.connection import Connection, Database
from db.due import Due
from db.standing import ENDED, USED, Instruction, News, Wording
from engine.core.words import Msg, msg

SAID = Wording(msg("core-player", number=2), Msg("core-stale"))
TABLE, ADA, BO = 4, 100, 101


@pytest.fixture
async def db(tmp_path: Path) -> AsyncIterator[Database]:
    """A file with two running tables."""
    opened = await Database.open(tmp_path / "harbor.db")

    def work(db: Connection) -> None:
        db.execute("INSERT INTO servers (id) VALUES (1)")
        for user, name in ((ADA, "Ada"), (BO, "Bo")):
            db.execute("INSERT INTO users (id, name) VALUES (?, ?)", (user, name))
        for table in (TABLE, 5):
            db.execute(
                "INSERT INTO tables (id, server_id, channel_id, game, status, host_id, options,"
                " created_at, moved_at) VALUES (?, 1, ?, 'mini', 'playing', ?, '{}', 0, 0)",
                (table, 20 + table, ADA),
            )

    await opened.run(work)
    yield opened
    await opened.close()


def wish(user: int = ADA, choice: str = "1", since: int = 3, set_at: int = 50) -> Instruction:
    """Something to settle; its number is given when it is stored."""
    return Instruction(TABLE, user, 0, "bid", choice, SAID, since, set_at)


def seat(number: int, *, asked: int = 7, table: int = TABLE, anew: bool = True) -> Due:
    """A seat that is seen to at 40."""
    return Due(table, number, asked, 40 + number, anew)


# -- instructions ---------------------------------------------------------------------------------


async def test_they_come_back_as_they_were_set_newest_first(db: Database) -> None:
    await db.run(lambda c: standing.add(c, wish(choice="1")))
    await db.run(lambda c: standing.add(c, wish(choice="2", since=4)))
    found = await db.run(lambda c: standing.of(c, TABLE, ADA))
    assert [(g.n, g.choice, g.since, g.said) for g in found] == [
        (2, "2", 4, SAID),
        (1, "1", 3, SAID),
    ]
    assert await db.run(lambda c: standing.of(c, 5, ADA)) == []


async def test_an_old_number_cancels_nothing_new(db: Database) -> None:
    await db.run(lambda c: standing.add(c, wish()))
    assert await db.run(lambda c: standing.cancel(c, TABLE, ADA, 1, 50))
    await db.run(lambda c: standing.add(c, wish(choice="2", set_at=60)))
    assert not await db.run(lambda c: standing.cancel(c, TABLE, ADA, 1, 50))
    assert not await db.run(lambda c: standing.cancel(c, TABLE, BO, 1, 60))
    assert len(await db.run(lambda c: standing.of(c, TABLE, ADA))) == 1


async def test_going_back_drops_what_was_set_later(db: Database) -> None:
    for since in (2, 3, 4):
        await db.run(partial(standing.add, wanted=wish(choice=str(since), since=since)))
    await db.run(lambda c: standing.drop_after(c, TABLE, 3))
    found = await db.run(lambda c: standing.of(c, TABLE, ADA))
    assert [given.since for given in found] == [3, 2]


async def test_news_are_told_once_and_counted(db: Database) -> None:
    def work(c: Connection) -> list[News]:
        for what, first in ((USED, 4), (USED, 6), (ENDED, 6)):
            standing.note(c, wish(), what, first)
        return standing.news(c, TABLE, ADA)

    assert await db.run(work) == [News("bid", SAID, USED, 2), News("bid", SAID, ENDED)]
    assert await db.run(lambda c: standing.news(c, TABLE, BO)) == []
    await db.run(lambda c: standing.told(c, TABLE, ADA))
    assert await db.run(lambda c: standing.news(c, TABLE, ADA)) == []


# -- who is due -----------------------------------------------------------------------------------


async def test_each_is_seen_to_once_and_in_order(db: Database) -> None:
    await db.run(lambda c: due.put(c, TABLE, [seat(1), seat(0)]))
    assert await db.run(lambda c: due.reply(c, 39)) is None
    for number in (0, 1):
        found = await db.run(lambda c: due.reply(c, 41))
        assert found is not None
        assert found.seat == number
        await db.run(partial(due.replied, due=found))
    assert await db.run(lambda c: due.reply(c, 500)) is None


async def test_whoever_is_not_asked_afresh_keeps_their_times_and_their_number(db: Database) -> None:
    await db.run(lambda c: due.put(c, TABLE, [seat(0), seat(1)]))
    again = Due(TABLE, 0, 9, 900, anew=False)
    await db.run(lambda c: due.put(c, TABLE, [again]))
    assert await db.run(lambda c: due.reply(c, 41)) == seat(0)
    await db.run(lambda c: due.put(c, TABLE, [Due(TABLE, 0, 10, 900)]))
    assert await db.run(lambda c: due.reply(c, 899)) is None


@pytest.mark.parametrize(
    "still", ["paused_by = 100", "parked = 'gone'", "parked = 'closed'", "status = 'ended'"]
)
async def test_nobody_is_due_where_a_table_stands_still(db: Database, still: str) -> None:
    await db.run(lambda c: due.put(c, TABLE, [seat(0)]))
    assert await db.run(due.next_at) == 40
    await db.run(lambda c: c.execute(f"UPDATE tables SET {still} WHERE id = ?", (TABLE,)).close())
    assert await db.run(due.next_at) is None
    assert await db.run(lambda c: due.reply(c, 500)) is None


async def test_only_what_is_overdue_is_put_off(db: Database) -> None:
    await db.run(lambda c: due.put(c, TABLE, [seat(0), seat(9)]))
    await db.run(lambda c: due.put(c, 5, [seat(0, table=5)]))
    await db.run(lambda c: due.put_off(c, 41, lambda: 30, TABLE))
    query = "SELECT table_id, seat, reply_at FROM due ORDER BY table_id, seat"
    assert await db.run(lambda c: c.execute(query).fetchall()) == [
        (TABLE, 0, 71),
        (TABLE, 9, 49),
        (5, 0, 40),
    ]
    await db.run(lambda c: due.put_off(c, 41, lambda: 30))
    assert (await db.run(lambda c: c.execute(query).fetchall()))[-1] == (5, 0, 71)
