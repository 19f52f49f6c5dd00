"""Several processes on one server: one at a time at a table, and nobody trusts what is old."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from functools import partial

import pytest

from db.connection import Change, Connection, Database, Stamp
from engine.ai.chance import random_answer
from engine.core.errors import Refused
from engine.core.rng import Rng
from sessions.keeper import Keeper
from sessions.sessions import Sessions
from sessions.shapes import Person, Place, Table
from tests.sessions.tables import ADA, BO, CYD, HERE, begun, up

GUESTS = tuple(Person(200 + n, f"Guest {n}", "en") for n in range(8))


@pytest.fixture
async def pair(address: str) -> AsyncIterator[tuple[Sessions, Sessions]]:
    """Two processes, as far as the server can tell."""
    async with AsyncExitStack() as stack:
        opened = []
        for _ in range(2):
            sessions = await Sessions.open(address, clock=lambda: 1_000, thinkers=0)
            sessions.context.seed = lambda: 11
            stack.push_async_callback(sessions.close)
            opened.append(sessions)
        yield opened[0], opened[1]


async def test_one_at_a_time_at_a_table(address: str) -> None:
    one, two = await Database.open(address), await Database.open(address)
    inside, told = 0, list[int]()
    locks = {id(database): asyncio.Lock() for database in (one, two)}

    async def work(database: Database, number: int) -> None:
        nonlocal inside
        async with locks[id(database)], database.alone_with(7):
            inside += 1
            await database.run(lambda db: None)
            told.append(inside)
            inside -= 1

    await asyncio.gather(*(work(one if n % 2 else two, n) for n in range(12)))
    assert told == [1] * 12
    async with one.alone_with(7), two.alone_with(8):
        pass
    await one.close()
    await two.close()


async def test_a_lock_goes_with_its_process(address: str) -> None:
    one, two = await Database.open(address), await Database.open(address)
    held = one.alone_with(7)
    assert await held.__aenter__() == Stamp(0, 0)
    waiting = asyncio.create_task(two.alone_with(7).__aenter__())
    await two.run(lambda db: None)
    assert not waiting.done()
    await one.close()
    assert await waiting == Stamp(0, 0)
    await two.close()


async def test_what_others_change_is_heard_and_nothing_of_ones_own(address: str) -> None:
    one, two = await Database.open(address), await Database.open(address)
    heard = asyncio.Queue[Change]()
    one.watch(heard.put_nowait)
    listening = asyncio.create_task(one.listen())
    assert await heard.get() == Change("all")

    def opened(server: int, db: Connection) -> None:
        db.execute("INSERT INTO servers (id) VALUES (?)", (server,))
        db.execute("INSERT INTO users (id, name) VALUES (?, 'x')", (server,))
        db.execute(
            "INSERT INTO tables (id, server_id, channel_id, game, status, host_id, options,"
            " created_at, moved_at) VALUES (?1, ?1, ?1, 'mini', 'playing', ?1, '{}', 0, 0)",
            (server,),
        )
        db.execute(
            "INSERT INTO outbox (table_id, kind, revision, due_at) VALUES (?, 'poster', 0, 0)",
            (server,),
        )
        db.execute(
            "INSERT INTO server_settings VALUES (?1, 1, '{}', 0, ?1, 0)",
            (server,),
        )

    await one.run(partial(opened, 1))
    await two.run(partial(opened, 2))
    found = {await heard.get() for _ in range(3)}
    assert found == {Change("table", 2), Change("owed", 2), Change("server", 2)}
    assert heard.empty()
    listening.cancel()
    await one.close()
    await two.close()


async def test_a_press_at_each_of_two_processes(pair: tuple[Sessions, Sessions]) -> None:
    """What each remembers of the table is what the other has left behind, again and again."""
    table, rng = await begun(pair[0], ADA, BO), Rng(5)
    for turn in range(40):
        sessions = pair[rng.below(2)]
        person = await up(sessions, table, ADA, BO)
        ask = await sessions.play.question(table.id, person)
        if ask.can_step_back and rng.below(4) == 0:
            await pair[turn % 2].play.step_back(table.id, person)
            continue
        picks = random_answer(ask.decision, rng).picks
        await pair[rng.below(2)].play.answer(table.id, person, ask.asked, picks)
    assert await Keeper(pair[0].context, *[None] * 2).verify() == []  # type: ignore[arg-type]
    stamps = {(await s.context.live(await s.context.table(table.id))).stamp for s in pair}
    async with pair[0].context.lock(table.id), AsyncExitStack():
        pass
    assert len(stamps) <= 2


async def test_the_same_press_at_both_counts_once(pair: tuple[Sessions, Sessions]) -> None:
    table = await begun(pair[0], ADA, BO)
    for _ in range(6):
        me = await up(pair[0], table, ADA, BO)
        ask = await pair[0].play.question(table.id, me)
        picks = ask.decision.fallback
        done = await asyncio.gather(
            *(each.play.answer(table.id, me, ask.asked, picks) for each in pair),
            return_exceptions=True,
        )
        assert sum(isinstance(each, Refused) for each in done) == 1, done
        assert sum(isinstance(each, BaseException) for each in done) == 1, done


async def _joined(sessions: Sessions, table: Table, person: Person) -> bool:
    try:
        await sessions.lobby.join(table.id, person)
    except Refused:
        return False
    return True


async def test_the_last_seats_are_taken_once(pair: tuple[Sessions, Sessions]) -> None:
    table = await pair[0].lobby.open(HERE, ADA, "river_of_gold")
    joined = await asyncio.gather(
        *(_joined(pair[n % 2], table, person) for n, person in enumerate(GUESTS))
    )
    known = await pair[1].context.table(table.id)
    seated = [person.id for person, is_in in zip(GUESTS, joined, strict=True) if is_in]
    assert set(known.people) == {ADA.id, *seated}
    assert len(known.chairs) == len(known.people) == 4


async def test_what_is_stopped_at_one_is_stopped_at_the_other(
    pair: tuple[Sessions, Sessions],
) -> None:
    table = await begun(pair[0], ADA, BO)
    me = await up(pair[1], table, ADA, BO)
    ask = await pair[1].play.question(table.id, me)
    await pair[0].context.db.run(
        lambda db: db.execute("UPDATE tables SET status = 'ended' WHERE id = ?", (table.id,))
    )
    with pytest.raises(Refused):
        await pair[1].play.answer(table.id, me, ask.asked, ask.decision.fallback)


async def test_settings_of_one_are_those_of_the_other(pair: tuple[Sessions, Sessions]) -> None:
    read = asyncio.Event()
    pair[1].context.nudge = read.set
    listening = asyncio.create_task(pair[1].context.db.listen())
    await read.wait()
    place = Place(1, 10, "en")
    await pair[0].settings.change(place, CYD, "people", {"most_tables": 3})
    while pair[1].settings.of(1).most_tables != 3:
        read.clear()
        await pair[1].context.db.run(lambda db: None)
    listening.cancel()
