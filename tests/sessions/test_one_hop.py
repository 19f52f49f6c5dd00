"""An answer is one transaction; what is remembered of its table is checked within it."""

from __future__ import annotations

from typing import Any

import pytest

from db import tables
from db.connection import Connection
from db.tables import Table
from engine.core.errors import Refused
from engine.core.rng import Rng
from sessions.sessions import Sessions
from sessions.shapes import BotPlays, Person
from tests.sessions.tables import ADA, BO, CYD, begun, open_sessions, up
from tests.sessions.test_play import random_turn

SAIL = ("sail:1",)


async def changed(sessions: Sessions, query: str) -> None:
    """Another process has done something to the table."""
    await sessions.context.db.run(lambda db: db.execute(query))


async def remembered(sessions: Sessions) -> tuple[Table, Person, Person]:
    """A game whose table is remembered from the answer before; who is up, and the other."""
    table = await begun(sessions, ADA, BO)
    me = await up(sessions, table, ADA, BO)
    await sessions.play.answer(table.id, me, None, SAIL)
    await sessions.play.step_back(table.id, me)
    assert sessions.context.rows.get(table.id) is not None
    return table, me, BO if me is ADA else ADA


async def stored(sessions: Sessions) -> list[Any]:
    """The answers that stand."""
    query = "SELECT user_id, picks FROM answers WHERE undone = 0"
    return await sessions.context.db.run(lambda db: db.execute(query).fetchall())


async def test_each_answer_but_the_first_is_one_transaction(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with open_sessions() as sessions:
        table = await begun(sessions, ADA, BO)
        await random_turn(sessions, table.id, Rng(2), 1)
        database, answer, hops = sessions.context.db, sessions.play.answer, list[int]()

        async def counted(*args: Any) -> Any:
            start = database.transactions
            done = await answer(*args)
            hops.append(database.transactions - start)
            return done

        monkeypatch.setattr(sessions.play, "answer", counted)
        await random_turn(sessions, table.id, Rng(3), 40)
        assert hops == [1] * 40


async def test_a_table_that_was_stopped_meanwhile_takes_no_answer() -> None:
    async with open_sessions() as sessions:
        table, me, other = await remembered(sessions)
        await changed(sessions, f"UPDATE tables SET paused_by = {other.id}, paused_why = 'away'")
        with pytest.raises(Refused, match="tables-paused"):
            await sessions.play.answer(table.id, me, None, SAIL)
        assert await stored(sessions) == []


async def test_a_table_that_goes_on_again_takes_one() -> None:
    async with open_sessions() as sessions:
        table, me, other = await remembered(sessions)
        await changed(sessions, f"UPDATE tables SET paused_by = {other.id}, paused_why = 'away'")
        with pytest.raises(Refused, match="tables-paused"):
            await sessions.play.answer(table.id, me, None, SAIL)
        await changed(sessions, "UPDATE tables SET paused_by = NULL")
        await sessions.play.answer(table.id, me, None, SAIL)
        assert len(await stored(sessions)) == 1


async def test_whoever_has_lost_the_seat_meanwhile_cannot_play_and_whoever_has_it_can() -> None:
    async with open_sessions() as sessions:
        table, me, _ = await remembered(sessions)

        def give(db: Connection) -> None:
            db.execute("INSERT INTO users (id, name) VALUES (?, ?)", (CYD.id, CYD.name))
            tables.hand_over(db, table.id, table.seat_of(me.id) or 0, CYD.id)

        await sessions.context.db.run(give)
        with pytest.raises(Refused, match="bot-not-seated"):
            await sessions.play.answer(table.id, me, None, SAIL)
        step = await sessions.play.answer(table.id, CYD, None, SAIL)
        assert await stored(sessions) == [(CYD.id, '["sail:1"]')]
        assert CYD.name in step.table.names()


async def test_a_seat_that_a_bot_plays_meanwhile_is_left_to_it() -> None:
    async with open_sessions() as sessions:
        table, me, _ = await remembered(sessions)
        await changed(sessions, f"UPDATE seats SET bot = 'easy' WHERE user_id = {me.id}")
        with pytest.raises(BotPlays):
            await sessions.play.answer(table.id, me, None, SAIL)
        assert await stored(sessions) == []


async def test_names_and_messages_of_the_table_are_those_of_now() -> None:
    async with open_sessions() as sessions:
        table, me, other = await remembered(sessions)
        await changed(sessions, "UPDATE tables SET poster_message_id = 4711")
        await changed(sessions, f"UPDATE users SET name = 'Zoe' WHERE id = {other.id}")
        renamed = Person(me.id, "Yan", "en")
        before = sessions.context.db.transactions
        step = await sessions.play.answer(table.id, renamed, None, SAIL)
        assert sorted(step.table.names()) == ["Yan", "Zoe"]
        assert step.table.poster_message == 4711
        assert sessions.context.db.transactions == before + 2, "a look, and the answer"


async def test_a_table_that_changes_again_and_again_takes_the_answer_at_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with open_sessions() as sessions:
        table, me, other = await remembered(sessions)
        read, names = sessions.context.table_of, ["Xin", "Yan", "Zoe"]

        async def disturbed(number: int, person: Person) -> Table:
            found = await read(number, person)
            if names:
                name = names.pop(0)
                await changed(sessions, f"UPDATE users SET name = '{name}' WHERE id = {other.id}")
            return found

        monkeypatch.setattr(sessions.context, "table_of", disturbed)
        await changed(sessions, f"UPDATE users SET name = 'Wim' WHERE id = {other.id}")
        step = await sessions.play.answer(table.id, me, None, SAIL)
        assert "Zoe" in step.table.names()
        assert len(await stored(sessions)) == 1


async def test_a_new_message_alone_costs_no_second_try() -> None:
    async with open_sessions() as sessions:
        table, me, _ = await remembered(sessions)
        await changed(sessions, "UPDATE tables SET poster_message_id = 4711, moved_at = 5")
        before = sessions.context.db.transactions
        step = await sessions.play.answer(table.id, me, None, SAIL)
        assert step.table.poster_message == 4711
        assert sessions.context.db.transactions == before + 1


async def test_a_refusal_is_the_same_whether_the_table_is_remembered_or_not() -> None:
    async with open_sessions() as sessions:
        table, me, other = await remembered(sessions)
        told = []
        for forget in (False, True):
            if forget:
                sessions.context.rows.drop(table.id)
            for person, picks in ((me, ("sail:99",)), (other, SAIL), (CYD, SAIL)):
                with pytest.raises(Refused) as refused:
                    await sessions.play.answer(table.id, person, None, picks)
                told.append(str(refused.value))
        assert told[:3] == told[3:]
        assert await stored(sessions) == []
