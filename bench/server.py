"""What a PostgreSQL server costs beside a file: answers, transactions, questions of many tables."""

from __future__ import annotations

import asyncio
import random
import tempfile
from argparse import ArgumentParser
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from statistics import mean, quantiles
from time import perf_counter
from typing import Any

from bench.turn_tables import begun
from db import outbox, tables
from db.connection import Connection, Database
from engine.ai.chance import random_answer
from engine.core.rng import Rng
from sessions.sessions import Sessions
from sessions.shapes import Person, Place

_SEATS = 4
_TRANSACTIONS = 500
_FINISHED = 10_000
_WATCHED = ("tables", "outbox")  # what has grown here


def main(arguments: Sequence[str]) -> None:
    """Print a table of milliseconds: the file, the server."""
    parser = ArgumentParser(prog="python -m bench server", description=__doc__)
    parser.add_argument("address", help="of an empty database: postgresql://...")
    parser.add_argument("--answers", type=int, default=300)
    asked = parser.parse_args(arguments)
    print("| what | file mean | p95 | server mean | p95 |\n|---|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder:
        file = asyncio.run(_measured(str(Path(folder) / "file.db"), asked.answers))
        server = asyncio.run(_measured(asked.address, asked.answers))
    for what, here in file.items():
        print(f"| {what} | {_said(here)} | {_said(server[what])} |")
    writes = 1 / mean(server["a transaction that writes one row"])
    print(f"transactions a second, one after the other: {writes:.0f}")


def _said(seconds: list[float]) -> str:
    return f"{1000 * mean(seconds):.2f} | {1000 * quantiles(seconds, n=20)[-1]:.2f}"


async def _measured(where: str, answers: int) -> dict[str, list[float]]:
    people = [Person(number, f"Player {number}", "en") for number in range(1, _SEATS + 1)]
    sessions = await Sessions.open(where, thinkers=0)
    sessions.context.seed = lambda: 7
    table = await begun(sessions, Place(1, 1, "en"), people, "river_of_gold")
    database, found = sessions.context.db, dict[str, list[float]]()
    found["an answer"] = await _answers(sessions, table.id, people, answers)
    await database.run(_grow)
    questions: dict[str, Callable[[Connection], Any]] = {
        "live tables": tables.live,
        "the table of a channel": lambda db: tables.find_in_channel(db, 1),
        "what is due": lambda db: outbox.due(db, 1, 20),
    }
    for what, work in questions.items():
        found[what] = await _timed(lambda work=work: database.look(work))  # type: ignore[misc]
    found["a transaction that writes one row"] = await _timed(lambda: database.run(_touch))
    if database.shared:
        await _explained(database)
    await sessions.close()
    return found


async def _timed(work: Callable[[], Awaitable[Any]]) -> list[float]:
    seconds = []
    for _ in range(_TRANSACTIONS):
        start = perf_counter()
        await work()
        seconds.append(perf_counter() - start)
    return seconds


async def _answers(
    sessions: Sessions, table: int, people: Sequence[Person], most: int
) -> list[float]:
    """Random answers, each timed from the press to the step that is shown."""
    seconds, dice = list[float](), random.Random(1)
    while len(seconds) < most:
        known = await sessions.context.table(table)
        if known.status != "playing":
            break
        live = await sessions.context.live(known)
        asked = dice.choice([each for each in live.questions if each.waits])
        picks = random_answer(asked, Rng(dice.getrandbits(32))).picks
        person = people[known.people.index(known.chairs[asked.seat].user)]
        start = perf_counter()
        await sessions.play.answer(table, person, None, picks)
        seconds.append(perf_counter() - start)
    return seconds


def _grow(db: Connection) -> None:
    """Many finished tables, of which nobody wants anything."""
    db.executemany(
        "INSERT INTO tables (server_id, channel_id, game, status, host_id, options, created_at,"
        " moved_at) VALUES (1, ?, 'river_of_gold', 'over', 1, '{}', ?, ?)",
        [(2 + number % 500, number, number) for number in range(_FINISHED)],
    )


def _touch(db: Connection) -> None:
    tables.touch(db, 1, 5)


async def _explained(database: Database) -> None:
    """Whether any of the questions reads a whole table of what grows."""

    def work(db: Connection) -> list[str]:
        db.execute("ANALYZE")
        steps = list[str]()
        for query in (
            f"SELECT id FROM tables WHERE {tables.IS_LIVE} ORDER BY id",
            f"SELECT id FROM tables WHERE channel_id = 1 AND {tables.IS_LIVE}",
            "SELECT id FROM tables WHERE channel_id = 3 ORDER BY id DESC LIMIT 1",
            "SELECT id FROM tables WHERE server_id = 1 AND status IN ('lobby', 'playing')",
            "SELECT max(revision) FROM answers WHERE table_id = 1",
            "SELECT event FROM events WHERE table_id = 1 AND revision > 100 ORDER BY revision, n",
        ):
            steps += [row[0] for row in db.execute(f"EXPLAIN {query}").fetchall()]
        return steps

    read = await database.run(work)
    whole = [step for step in read if any(f"Seq Scan on {name} " in step for name in _WATCHED)]
    print(f"whole tables read on the server: {len(whole)}", *whole, sep="\n")
