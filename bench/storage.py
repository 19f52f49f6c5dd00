"""What games take on the disk, and what is asked of it beside many finished tables.

python -m bench storage
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from argparse import ArgumentParser
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from time import perf_counter

import msgspec

from bench.figures import judge
from bench.storage_rows import fill, go_live
from bench.turn_tables import begun, copied
from db.connection import Connection, Database
from db.ready import make_ready
from engine.core.codec import encode
from engine.core.errors import Refused
from engine.games import GAMES
from sessions.archive import WEEKS, Archive
from sessions.sessions import Sessions
from sessions.shapes import Person, Place, Table
from sessions.thinker import Thinker, Wanted
from tests.db.plans import done_and_taken_back, filled, repositories

_COPIES = 20  # of a game, so that half-filled pages do not count
_ALSO = ("archives", "archived_people", "posters")
_RUNNING, _ARCHIVED = 100, 20  # KiB
_STRENGTH, _SECONDS = "easy", 10.0
_FINISHED, _TRIES = 100_000, 9
_SHOWN = 12
_LISTS = ("tables.of_server",)  # all of a server, for its export
_NOISE = 0.0005  # seconds: what takes less is not looked at
_GROWN = 2.0


def main(arguments: Sequence[str]) -> None:
    """Print what each game takes, then what takes longest or grows most."""
    parser = ArgumentParser(prog="python -m bench storage", description=__doc__)
    every = [game.meta.id for game in GAMES]
    parser.add_argument("--games", nargs="*", choices=every, default=every)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--finished", type=int, default=_FINISHED)
    asked = parser.parse_args(arguments)
    print("| game | answers | events | KiB half way | finished | archived |")
    print("|---|---:|---:|---:|---:|---:|")
    sizes = {game: asyncio.run(_sizes(game, asked.seats)) for game in asked.games}
    for game, (_, finished, archived) in sizes.items():
        judge(f"running, {game}", finished, _RUNNING, "KiB")
        judge(f"archived, {game}", archived, _ARCHIVED, "KiB")
    _print_growth(asked.finished)


# -- bytes ----------------------------------------------------------------------------------------


async def _sizes(game: str, seats: int) -> tuple[float, float, float]:
    """KiB of a game of players who think, half way, at its end and archived."""
    people = [Person(number, f"Player {number}", "en") for number in range(1, seats + 1)]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.db"
        sessions = await Sessions.open(file, thinkers=0)
        sessions.context.seed = lambda: 7
        table = await begun(sessions, Place(1, 1, "en"), people, game)
        kept = await _played(sessions, table, people, file)
        finished = _size(file)
        now = sessions.context.clock()
        sessions.context.clock = lambda: now + WEEKS + 1
        answers, events = await sessions.context.db.run(_counted)
        await Archive(sessions.context, 0).fill()
        found = kept[len(kept) // 2], finished, _size(file)
        await sessions.close()
    shares = " | ".join(f"{size:.1f}" for size in found)
    print(f"| {game} | {answers} | {events} | {shares} |", flush=True)
    return found


def _counted(db: Connection) -> tuple[int, int]:
    found: tuple[int, int] = db.execute(
        "SELECT (SELECT count(*) FROM answers), (SELECT count(*) FROM events)"
    ).fetchone()
    return found


async def _played(
    sessions: Sessions, table: Table, people: Sequence[Person], file: Path
) -> list[float]:
    """A whole game; what it takes now and then."""
    thinker, sizes = Thinker(GAMES), list[float]()
    while (await sessions.context.table(table.id)).status == "playing":
        live = await sessions.context.live(table)
        seat = next(iter(live.seen_by(None)[0].asked))
        match = live.seen_by(seat)[0]
        state = msgspec.Raw(encode(match))
        wanted = Wanted(table.game, state, seat, _STRENGTH, match.revision, _SECONDS)
        user = (await sessions.context.table(table.id)).chairs[seat].user
        person = next(each for each in people if each.id == user)
        for answer in thinker.think(wanted).answers:
            try:
                await sessions.play.answer(table.id, person, None, answer.picks)
            except Refused:
                break
        sizes.append(_size(file))
    return sizes


def _size(file: Path) -> float:
    """KiB that one more of this table takes."""
    with (
        closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(":memory:", isolation_level=None)) as db,
    ):
        source.backup(db)
        db.execute("VACUUM")
        before = db.execute("PRAGMA page_count").fetchone()[0]
        db.execute("BEGIN")
        db.execute("UPDATE tables SET status = 'over'")  # a channel has one that is live
        for number in range(1_000, 1_000 + _COPIES):
            copied(db, 1, number, _ALSO)
        db.execute("COMMIT")
        pages = db.execute("PRAGMA page_count").fetchone()[0] - before
        return float(pages * db.execute("PRAGMA page_size").fetchone()[0] / 1024 / _COPIES)


# -- questions ------------------------------------------------------------------------------------


def _print_growth(finished: int) -> None:
    """The same questions beside no and beside many finished tables, in turns."""
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / f"{name}.db" for name in ("few", "many")]
        for file, count in zip(files, (0, finished), strict=True):
            _fill(file, count)
        opening = [asyncio.run(_opening(file)) for file in files]
        costs = _costs(files)
    print(f"\n| question beside finished tables | none, ms | {finished}, ms | ratio |")
    print("|---|---:|---:|---:|")
    print(_row("opening after a stop in good order", *opening))
    ratios = {name: many / few for name, (few, many) in costs.items() if many > _NOISE}
    for name in sorted(ratios, key=lambda name: -ratios[name])[:_SHOWN]:
        print(_row(name, *costs[name]))
    longest = max(costs.values(), key=lambda cost: cost[1])[1]
    judge("the longest question", 1000 * longest, 5, "ms")
    judge("questions that grow", sum(each > _GROWN for each in ratios.values()), 1, "of them")
    print(f"{len(costs)} questions, {len(ratios)} of them above {1000 * _NOISE} ms")


def _row(name: str, few: float, many: float) -> str:
    return f"| {name} | {1000 * few:.2f} | {1000 * many:.2f} | {many / few:.1f} |"


def _fill(file: Path, finished: int) -> None:
    make_ready(file, None)
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = OFF")
        fill(db, finished)
        go_live(db)
        db.execute("ANALYZE")
    asyncio.run(_opening(file))  # so that it is closed in good order


async def _opening(file: Path) -> float:
    start = perf_counter()
    database = await Database.open(file)
    seconds = perf_counter() - start
    await database.close()
    return seconds


def _costs(files: Sequence[Path]) -> dict[str, tuple[float, float]]:
    """The best of some tries of each function of the repositories, in seconds."""
    with (
        closing(sqlite3.connect(files[0], isolation_level=None)) as few,
        closing(sqlite3.connect(files[1], isolation_level=None)) as many,
    ):
        return {
            name: (_cost(few, filled(work)), _cost(many, filled(work)))
            for name, work in repositories()
            if name not in _LISTS
        }


def _cost(db: sqlite3.Connection, work: object) -> float:
    assert callable(work)
    costs: list[float] = []

    def timed() -> None:
        start = perf_counter()
        try:
            work(db)
        finally:
            costs.append(perf_counter() - start)

    for _ in range(_TRIES):
        done_and_taken_back(db, partial(timed))
    return min(costs)
