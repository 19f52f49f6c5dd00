"""Bots at the table: how they get there, when they move, and who takes over from whom."""

from __future__ import annotations

from sessions.turns import BOT
from tests.sessions.bots import BRIEF, pier
from tests.sessions.tables import ADA


async def test_a_practice_table_begins_at_once_and_is_announced_to_nobody() -> None:
    async with pier() as quay:
        table = await quay.practice("easy", "strong")
        assert (table.status, table.practice) == ("playing", True)
        assert table.names() == ("Ada", "Bot B", "Bot C")
        assert [chair.bot for chair in table.chairs] == [None, "easy", "strong"]
        owed = await quay.rows("SELECT kind FROM outbox ORDER BY kind")
        assert owed == [("hand",), ("poster",)]
        assert await quay.rows("SELECT * FROM bulletins") == []


async def test_a_whole_game_of_one_against_three() -> None:
    async with pier() as quay:
        table = await quay.practice("easy", "steady", "strong")
        for _ in range(500):
            await quay.play(table, ADA)
            if not await quay.later(BRIEF):
                break
        known = await quay.sessions.context.table(table.id)
        assert known.status == "over"
        users = await quay.rows("SELECT DISTINCT seat, user_id FROM answers WHERE user_id != 0")
        assert sorted(users) == [(0, ADA.id), (1, BOT), (2, BOT), (3, BOT)]
        assert {strength for _, _, strength in quay.fools.asked} == {"easy", "steady", "strong"}


async def test_it_moves_at_its_moment_and_not_before() -> None:
    async with pier() as quay:
        table = await quay.practice()
        await quay.play(table, ADA)
        (due,) = await quay.waiting()
        assert (due.seat, due.reply_at) == (1, quay.now + BRIEF)
        await quay.sessions.bots.ponder(due)
        assert quay.fools.asked, "it thinks before its moment"
        assert not await quay.later(BRIEF - 1)
        assert await quay.up(table) == {1}
        assert await quay.later(1)
        assert await quay.up(table) == {0}
