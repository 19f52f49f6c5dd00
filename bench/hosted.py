"""What a hosted answer costs beside a floor: one hop, the same rows, four views and no rules.

python -m bench hosted: blocks of both in turns, so that only the ratio counts.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean, median
from time import perf_counter
from typing import Any

from bench.figures import judge, share
from bench.turn_tables import begun
from db import handovers, matches, outbox, tables
from db.connection import Connection, Database, Sync
from db.matches import Position
from engine.ai.chance import random_answer
from engine.core.codec import encode
from engine.core.decision import Answer
from engine.core.frame import Event
from engine.core.match import Match
from engine.core.rng import Rng
from engine.games import GAMES
from sessions.context import Live
from sessions.sessions import Sessions
from sessions.shapes import Person, Place, Table

_BLOCK, _ANSWERS, _SEATS = 20, 240, 4
_AIMS = {"river_of_gold": 1.5}
_AIM = 2.0


@dataclass(frozen=True, slots=True)
class _Stored:
    """What an answer has brought about, to be stored again without thinking."""

    before: Match[Any]
    before_shown: int  # the revision that the channel had been shown
    match: Match[Any]
    published: Match[Any] | None
    given: tuple[tuple[int, Answer], ...]
    events: dict[int, tuple[Event, ...]]


@dataclass
class _Costs:
    """Seconds of both, answer by answer."""

    real: list[float] = field(default_factory=list)
    floor: list[float] = field(default_factory=list)
    hops: int = 0


def main(arguments: Sequence[str]) -> None:
    """Print a row for each game and way to store, then the aims."""
    parser = ArgumentParser(prog="python -m bench hosted", description=__doc__)
    every = [game.meta.id for game in GAMES]
    parser.add_argument("--games", nargs="+", choices=every, default=every)
    parser.add_argument("--answers", type=int, default=_ANSWERS)
    asked = parser.parse_args(arguments)
    print("| game | stored | answers | hops | ms mean | p95 | floor mean | p95 | ratio | median |")
    print("|---|---|---:|---:|---:|---:|---:|---:|---:|---:|")
    ratios: dict[str, float] = {}
    for game in asked.games:
        for sync in ("full", "normal"):
            ratios[f"{game}, {sync}"] = asyncio.run(_measured(game, sync, asked.answers))
    for name, ratio in ratios.items():
        aim = _AIMS.get(name.partition(",")[0], _AIM)
        judge(f"times the floor, {name}", 100 * ratio, 100 * aim, "%")


async def _measured(game: str, sync: Sync, answers: int) -> float:
    """The real path of so many answers, and the floor of the same ones after each block."""
    people = [Person(number, f"Player {number}", "en") for number in range(1, _SEATS + 1)]
    costs, dice = _Costs(), random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        sessions = await Sessions.open(Path(folder) / "real.db", sync=sync, thinkers=0)
        sessions.context.seed = lambda: 7
        table = await begun(sessions, Place(1, 1, "en"), people, game)
        floor = await _beside(sessions, Path(folder) / "floor.db", sync)
        while len(costs.real) < answers:
            block = [
                stored
                for _ in range(_BLOCK)
                if (stored := await _answered(sessions, table, people, dice, costs))
            ]
            for stored in block:
                await _floor(floor, table, stored, costs)
            if len(block) < _BLOCK:
                break
        await sessions.close()
        await floor.close()
    return _printed(game, sync, costs)


async def _beside(sessions: Sessions, path: Path, sync: Sync) -> Database:
    """The same database as far as the game has come."""

    def copy(db: Connection) -> None:
        db.execute("COMMIT")  # a copy is made beside a transaction, not in one
        db.execute("VACUUM INTO ?", (str(path),))
        db.execute("BEGIN")

    await sessions.context.db.run(copy)
    return await Database.open(path, sync)


async def _answered(
    sessions: Sessions, table: Table, people: Sequence[Person], dice: random.Random, costs: _Costs
) -> _Stored | None:
    """One answer on the real path, timed; None where the game is over."""
    known = await sessions.context.table(table.id)
    if known.status != "playing":
        return None
    live = await sessions.context.live(known)
    user = known.chairs[dice.choice(sorted(live.match.asked))].user
    person = next(each for each in people if each.id == user)
    ask = await sessions.play.question(table.id, person)
    picks = random_answer(ask.decision, Rng(dice.getrandbits(32))).picks
    hops, start = sessions.context.db.transactions, perf_counter()
    await sessions.play.answer(table.id, person, ask.asked, picks)
    after = await sessions.context.live(known)
    _views(after)
    costs.real.append(perf_counter() - start)
    costs.hops += sessions.context.db.transactions - hops
    return await _stored(sessions, table.id, live, after)


async def _stored(sessions: Sessions, table: int, before: Live, after: Live) -> _Stored:
    first, last = before.match.revision, after.match.revision

    def read(db: Connection) -> _Stored:
        given = [each for each in matches.standing(db, table, first) if each.revision <= last]
        told = matches.events_between(db, table, first, last)
        events: dict[int, tuple[Event, ...]] = {}
        for revision, event in told:
            events[revision] = (*events.get(revision, ()), event)
        shown = after.published is not before.published
        answers = tuple((g.revision, Answer(g.seat, g.decision, g.picks)) for g in given)
        published = after.published if shown else None
        shown_at = before.published.revision
        return _Stored(before.match, shown_at, after.match, published, answers, events)

    return await sessions.context.db.run(read)


def _views(live: Live) -> None:
    for seat in range(_SEATS):
        live.game.view(live.seen_by(seat)[0], seat)


async def _floor(database: Database, table: Table, stored: _Stored, costs: _Costs) -> None:
    """The same rows in one transaction of one hop, and the views."""
    game = GAMES.get(table.game)
    start = perf_counter()
    state = encode(stored.match)

    def work(db: Connection) -> None:
        position = Position(table.id, stored.match.revision, state)
        matches.move(db, position, stored.before.revision, stored.before_shown)
        for revision, answer in stored.given:
            matches.log_answer(db, table.id, revision, answer, user=1, sealed=False, now=1)
            matches.log_events(db, table.id, revision, stored.events.get(revision, ()))
        if stored.published is None:
            matches.keep_step(db, table.id, stored.match.revision, state)
        else:
            matches.publish(db, position, 0, 0)
            handovers.keep(db, position)
            tables.set_status(db, table.id, "playing", 1)
            outbox.owe(db, table.id, "poster", position.revision, 1)

    await database.run(work)
    for seat in range(_SEATS):
        game.view(stored.match, seat)
    costs.floor.append(perf_counter() - start)


def _printed(game: str, sync: Sync, costs: _Costs) -> float:
    ratio = fmean(costs.real) / fmean(costs.floor)
    figures = (
        *(f"{len(costs.real)}", f"{costs.hops / len(costs.real):.2f}"),
        *(f"{1000 * fmean(costs.real):.2f}", f"{share(costs.real, 95):.2f}"),
        *(f"{1000 * fmean(costs.floor):.2f}", f"{share(costs.floor, 95):.2f}"),
        *(f"{ratio:.2f}", f"{median(costs.real) / median(costs.floor):.2f}"),
    )
    print(f"| {game} | {sync} | {' | '.join(figures)} |", flush=True)
    return ratio
