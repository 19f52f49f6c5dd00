"""kill -9 at random moments loses no acknowledged answer: python -m tests.campaigns.kill."""

from __future__ import annotations

import argparse
import json
import random
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, sleep

from db import handovers, matches, tables
from db.address import is_address
from db.dialect import Connection
from db.tables import Table
from db.wire import Session, Wire
from engine.core.codec import load
from engine.games import GAMES
from sessions.turns import THE_HOUSE
from sessions.verify import problems, stored
from tests.stores import kept, server

ROOT = Path(__file__).parents[2]
MOST_ANSWERS = 400  # between two kills
MOST_PAUSE = 0.003  # seconds from the last line read to the kill, so that it falls anywhere


@dataclass
class Told:
    """What the killed processes said before they died."""

    tried: Counter[tuple[int, int, int, tuple[str, ...]]] = field(default_factory=Counter)
    acknowledged: dict[tuple[int, int], tuple[int, tuple[str, ...]]] = field(default_factory=dict)
    published: set[tuple[int, int]] = field(default_factory=set)
    sent: Counter[tuple[int, int, int, str]] = field(default_factory=Counter)
    kills: int = 0
    wrong: list[str] = field(default_factory=list)

    def hear(self, line: str) -> bool:
        """Note one line; whether it acknowledged an answer."""
        kind, table, revision, seat, what, *more = json.loads(line)
        if kind == "sent":
            self.sent[table, revision, seat, what] += 1
        elif kind == "try":
            self.tried[table, revision, seat, tuple(what)] += 1
        else:
            self._acknowledge(table, revision, seat, tuple(what), published=more[0])
        return bool(kind == "ack")

    def _acknowledge(
        self, table: int, revision: int, seat: int, picks: tuple[str, ...], *, published: bool
    ) -> None:
        if (table, revision) in self.acknowledged:
            self.wrong.append(f"table {table}: revision {revision} was given out twice")
        self.acknowledged[table, revision] = (seat, picks)
        if published:
            self.published.add((table, revision))


def main(arguments: list[str]) -> int:
    """Print one line of figures and all that was lost or doubled; exit status 1 if anything was."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.kill")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--store", choices=("sqlite", "postgresql"), default="sqlite")
    asked = parser.parse_args(arguments)
    start = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        where = str(Path(folder) / "killed.db")
        if asked.store == "postgresql":
            with kept():
                told = campaign(server().made(), asked.games, asked.seed)
        else:
            told = campaign(where, asked.games, asked.seed)
    for problem in told.wrong:
        print(problem)
    print(
        f"{asked.games} games, {told.kills} kills, {len(told.acknowledged)} acknowledged answers,"
        f" {told.sent.total()} messages sent"
        f" ({told.sent.total() - len(told.sent)} again after a kill);"
        f" {len(told.wrong)} lost or doubled; {perf_counter() - start:.0f} s"
    )
    return 1 if told.wrong else 0


def campaign(where: str, games: int, seed: int, most_answers: int = MOST_ANSWERS) -> Told:
    """Start, kill and start again on one file until all games are over; then check every row."""
    told, dice = Told(), random.Random(seed)
    while _one_life(where, games, told, dice, dice.randint(1, most_answers)):
        told.kills += 1
        with opened(where) as db:
            told.wrong += _unsound(db)
    with opened(where) as db:
        for number in range(1, games + 1):
            table = tables.find_in_channel(db, number)
            told.wrong += ["a game is gone"] if table is None else losses(db, table, told)
    return told


@contextmanager
def opened(where: str) -> Iterator[Connection]:
    """What the killed processes have left behind."""
    if is_address(where):
        wire = Wire(where)
        try:
            yield Session(wire.connect())
        finally:
            wire.drop()
    else:
        with closing(sqlite3.connect(where, isolation_level=None)) as db:
            yield db


def _one_life(where: str, games: int, told: Told, dice: random.Random, answers: int) -> bool:
    """Run a child until it has acknowledged so many answers, then kill it; False if it ended."""
    program = (sys.executable, "-m", "tests.campaigns.kill_child", where)
    known = (f"--games={games}", f"--seed={dice.getrandbits(32)}")
    with subprocess.Popen((*program, *known), cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        for line in child.stdout:
            answers -= told.hear(line)
            if answers == 0:
                sleep(dice.uniform(0, MOST_PAUSE))
                child.kill()
    if child.returncode not in (0, -9):
        raise RuntimeError(f"the child failed by itself: {child.returncode}")
    return child.returncode != 0


def _unsound(db: Connection) -> Iterator[str]:
    """What is wrong with the running games right after a kill."""
    for table in tables.playing(db):
        yield from problems(GAMES, table, stored(db, table.id))


def losses(db: Connection, table: Table, told: Told) -> Iterator[str]:
    """Everything that is not as it was told."""
    for problem in (
        *_answers_lost(db, table, told),
        *_position_lost(db, table),
        *_messages_lost(db, table, told),
    ):
        yield f"table {table.id}: {problem}"


def _answers_lost(db: Connection, table: Table, told: Told) -> Iterator[str]:
    """Each acknowledged answer is in the log once, and each answer of the log was given once."""
    given = [g for g in matches.answers(db, table.id) if g.user != THE_HOUSE]
    logged = {g.revision: (g.seat, g.picks) for g in given}
    for (number, revision), answer in told.acknowledged.items():
        if number == table.id and logged.get(revision) != answer:
            yield f"answer {revision} was {answer}, stored is {logged.get(revision)}"
    undone = Counter((g.seat, g.picks) for g in given if g.undone)
    for revision, (seat, picks) in logged.items():
        if (table.id, revision, seat, picks) in told.tried:
            continue
        if undone[seat, picks] == 0:
            yield f"answer {revision} was never given: {picks}"
        undone[seat, picks] -= 1  # of a draft, played again on top of what another seat did


def _position_lost(db: Connection, table: Table) -> Iterator[str]:
    """The game has ended, and its log leads to the stored position."""
    if table.status != "over":
        yield f"is {table.status}"
    yield from problems(GAMES, table, stored(db, table.id))


def _messages_lost(db: Connection, table: Table, told: Told) -> Iterator[str]:
    """Each publication was sent or is owed, or a later one of its kind was or is."""
    rows = db.execute("SELECT revision, seat, kind FROM outbox WHERE table_id = ?", (table.id,))
    known = [(r, s, k) for t, r, s, k in told.sent if t == table.id] + rows.fetchall()
    newest: dict[tuple[int, bool], int] = {}
    for revision, seat, kind in known:
        key = (seat, kind == "hand")
        newest[key] = max(newest.get(key, -1), revision)
    shown = _publications(db, table)
    people = {chair.seat for chair in table.chairs if chair.taken}
    for revision, activated in shown.items():
        owed = [(-1, False), *((seat, True) for seat in activated if seat in people)]
        for seat, hand in owed:
            if newest.get((seat, hand), -1) < revision:
                yield f"{'hand' if hand else 'poster'} {revision} of seat {seat} was never sent"
    for number, revision in told.published:
        if number == table.id and not any(r >= revision for r in shown):
            yield f"publication {revision} is not stored"


def _publications(db: Connection, table: Table) -> dict[int, list[int]]:
    """The revisions the channel was shown, each with the seats it called."""
    shown: dict[int, list[int]] = {0: [chair.seat for chair in table.chairs]}
    before: dict[int, int] = {}
    for position, _ in handovers.every(db, table.id):
        revision, asked = position.revision, load(GAMES.get(table.game), position.state).asked
        called = [seat for seat, number in asked.items() if before.get(seat) != number]
        shown[revision] = called if before else []
        before = asked
    return shown


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
