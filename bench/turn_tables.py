"""Tables for measurements, made through the sessions alone, and what one stored answer costs."""

from __future__ import annotations

import random
from collections.abc import Sequence
from time import perf_counter

from db.connection import Connection
from engine.ai.chance import random_answer
from engine.core.rng import Rng
from sessions.paces import PACES
from sessions.sessions import Sessions
from sessions.shapes import Person, Place, Table

_COPIED = ("matches", "answers", "events", "snapshots", "handovers", "seats")


async def begun(
    sessions: Sessions, place: Place, people: Sequence[Person], game: str, pace: str = PACES[0]
) -> Table:
    """A running game."""
    table = await sessions.lobby.open(place, people[0], game)
    await sessions.lobby.set_option(table.id, people[0], "pace", pace)
    for person in people[1:]:
        await sessions.lobby.join(table.id, person)
    return await sessions.lobby.start(table.id, people[0])


async def answered(
    sessions: Sessions,
    table: int,
    people: Sequence[Person],
    dice: random.Random,
    most: int | None = None,
) -> list[float]:
    """Random answers to the end of the game, or so many; the seconds each took to be stored."""
    costs: list[float] = []
    while most is None or len(costs) < most:
        known = await sessions.show.table(table)
        if known.status != "playing":
            break
        live = await sessions.context.live(known)
        person = people[dice.choice(sorted(live.match.asked))]
        ask = await sessions.play.question(table, person)
        picks = random_answer(ask.decision, Rng(dice.getrandbits(32))).picks
        start = perf_counter()
        await sessions.play.answer(table, person, ask.asked, picks)
        costs.append(perf_counter() - start)
    return costs


async def played_by_bots(sessions: Sessions, table: int, strength: str) -> None:
    """All seats but the first are played by bots from here on."""
    known = await sessions.show.table(table)
    for chair in known.chairs[1:] if known.status == "playing" else ():
        await sessions.bots.take_over(table, chair.seat, strength)


async def hands_forgotten(sessions: Sessions) -> None:
    """Nobody waits for the hands of games that were not played: only posters stay owed."""
    while hands := [notice for notice in await sessions.post.due() if notice.kind == "hand"]:
        for notice in hands:
            await sessions.post.delivered(notice)


async def multiplied(sessions: Sessions, table: int, copies: int) -> None:
    """So many finished tables more, each with all the rows of one that was played out."""

    def work(db: Connection) -> None:
        for number in range(1_000_000, 1_000_000 + copies):
            copied(db, table, number)

    await sessions.context.db.run(work)


def copied(db: Connection, table: int, number: int, more: Sequence[str] = ()) -> None:
    """One more table with all its rows, under a number of its own."""
    _copy(db, "tables", "id", table, number)
    for rows in (*_COPIED, *more):
        _copy(db, rows, "table_id", table, number)


def _copy(db: Connection, rows: str, key: str, table: int, number: int) -> None:
    names = [row[1] for row in db.execute(f"PRAGMA table_info({rows})")]
    others = ", ".join(name for name in names if name not in (key, "id"))
    db.execute(
        f"INSERT INTO {rows} ({key}, {others}) SELECT ?, {others} FROM {rows} WHERE {key} = ?",
        (number, table),
    )
