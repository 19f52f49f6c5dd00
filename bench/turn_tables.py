"""Tables for measurements, made through the host alone, and what one stored answer costs."""

from __future__ import annotations

import random
from collections.abc import Sequence
from time import perf_counter

from db.connection import Connection
from engine.ai.chance import random_answer
from engine.core.rng import Rng
from sessions.host import Host
from sessions.shapes import Person, Place, Table

GAME = "river_of_gold"
_COPIED = ("matches", "answers", "events", "snapshots", "seats")


async def begun(host: Host, place: Place, people: Sequence[Person]) -> Table:
    """A running game."""
    table = await host.lobby.open(place, people[0], GAME)
    for person in people[1:]:
        await host.lobby.join(table.id, person)
    return await host.lobby.start(table.id, people[0])


async def answered(
    host: Host, table: int, people: Sequence[Person], dice: random.Random, most: int | None = None
) -> list[float]:
    """Random answers to the end of the game, or so many; the seconds each took to be stored."""
    costs: list[float] = []
    while most is None or len(costs) < most:
        known = await host.show.table(table)
        if known.status != "playing":
            break
        live = await host.context.live(known)
        person = people[dice.choice(sorted(live.match.asked))]
        ask = await host.play.question(table, person)
        picks = random_answer(ask.decision, Rng(dice.getrandbits(32))).picks
        start = perf_counter()
        await host.play.answer(table, person, ask.asked, picks)
        costs.append(perf_counter() - start)
    return costs


async def hands_forgotten(host: Host) -> None:
    """Nobody waits for the hands of games that were not played: only cards stay owed."""
    while hands := [notice for notice in await host.post.due() if notice.kind == "hand"]:
        for notice in hands:
            await host.post.delivered(notice)


async def multiplied(host: Host, table: int, copies: int) -> None:
    """So many finished tables more, each with all the rows of one that was played out."""

    def work(db: Connection) -> None:
        for number in range(1_000_000, 1_000_000 + copies):
            _copy(db, "tables", "id", table, number)
            for rows in _COPIED:
                _copy(db, rows, "table_id", table, number)

    await host.context.db.run(work)


def _copy(db: Connection, rows: str, key: str, table: int, number: int) -> None:
    names = [row[1] for row in db.execute(f"PRAGMA table_info({rows})")]
    others = ", ".join(name for name in names if name != key)
    db.execute(
        f"INSERT INTO {rows} ({key}, {others}) SELECT ?, {others} FROM {rows} WHERE {key} = ?",
        (number, table),
    )
