"""What all use cases share: database, games, clock, and a lock and a live copy per table."""

from __future__ import annotations

import asyncio
import math
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar
from weakref import WeakValueDictionary

from db import matches, people, tables
from db.connection import Change, Connection, Database, Stamp
from db.tables import Table
from engine.core.codec import load
from engine.core.decision import Decision, Seat
from engine.core.game import Game, Meta
from engine.core.match import Match
from engine.core.registry import Registry
from engine.games import GAMES
from sessions.duty import Duty
from sessions.house import AS_IT_COMES, ServerSettings
from sessions.house_rules import here
from sessions.shapes import NotStarted, Person, TableError
from sessions.thinking import Thinkers

T = TypeVar("T")
MOST_LIVE = 256
_QUICKEST, _SLOWEST = 20, 90  # seconds
_AT_ONCE, _SOON = 3, 8  # seconds, of a bot for whom one person waits
_FINE = 1_000_000


def _now() -> int:
    return int(time.time())


def _secret_seed() -> int:
    return secrets.randbits(64)


def _pause() -> int:
    """Seconds in which somebody may answer who looks at the table now and then."""
    return _between(_QUICKEST, _SLOWEST)


def _brief() -> int:
    """Seconds in which a bot answers that nobody watches but the one who plays against it."""
    return _between(_AT_ONCE, _SOON)


def _between(quickest: int, slowest: int) -> int:
    share = secrets.randbelow(_FINE) / _FINE
    return round(quickest * math.pow(slowest / quickest, share))


def _nobody() -> None:
    """Nobody delivers anything."""


Questions: TypeAlias = tuple[Decision, ...]


@dataclass(frozen=True, slots=True)
class Live:
    """A running match in memory, as the database has it, with the questions open in it."""

    game: Game[Any, Any]
    match: Match[Any]
    questions: Questions
    published: Match[Any]
    offered: Questions  # what was open in the published position
    since: int  # where the events that the channel is shown begin
    handed_over: int  # where the last turn ended
    salt: str

    @property
    def stamp(self) -> Stamp:
        """How far it is, to be compared with what the database has."""
        return Stamp(self.match.revision, self.published.revision)

    @property
    def drafting(self) -> bool:
        """Whether somebody is in the middle of a turn the channel has not seen."""
        return self.match.revision != self.published.revision

    @property
    def drafter(self) -> Seat | None:
        """Whose turn that is: while it is private the match waits for nobody else."""
        return next(iter(self.match.asked)) if self.drafting else None

    def seen_by(self, seat: Seat | None) -> tuple[Match[Any], Questions]:
        """A draft is seen by its owner and by nobody else."""
        if self.drafting and seat == self.drafter:
            return self.match, self.questions
        return self.published, self.offered

    def question(self, seat: Seat | None) -> Decision | None:
        """The open question of a seat, if it has one."""
        _, questions = self.seen_by(seat)
        return next((question for question in questions if question.seat == seat), None)


class Shelf(Generic[T]):
    """What is known of tables, the most recently used ones; the rest waits in the database."""

    def __init__(self, most: int = MOST_LIVE) -> None:
        self._most = most
        self._live: OrderedDict[int, T] = OrderedDict()
        self.dropped = 0  # how often something was forgotten

    def __len__(self) -> int:
        return len(self._live)

    def get(self, table: int) -> T | None:
        """What is known of a table, now the most recently used one."""
        if table in self._live:
            self._live.move_to_end(table)
        return self._live.get(table)

    def put(self, table: int, live: T) -> None:
        """Keep it, letting go of the one used longest ago."""
        self._live[table] = live
        self._live.move_to_end(table)
        if len(self._live) > self._most:
            self._live.popitem(last=False)

    def drop(self, table: int) -> None:
        """Forget it: the match is over, or memory and database may differ."""
        self.dropped += 1
        self._live.pop(table, None)

    def clear(self) -> None:
        """Forget all."""
        self.dropped += 1
        self._live.clear()


@dataclass
class Context:
    """Shared by all use cases of one running bot."""

    db: Database
    games: Registry = GAMES
    clock: Callable[[], int] = _now
    seed: Callable[[], int] = _secret_seed
    draw: Callable[[], int] = _secret_seed  # of a bot's chance, which is no part of a match
    pause: Callable[[], int] = _pause  # before what was answered in advance is answered
    brief: Callable[[], int] = _brief  # the same for bots at a practice table
    shelf: Shelf[Live] = field(default_factory=Shelf)
    rows: Shelf[Table] = field(default_factory=Shelf)  # as they were last read for an answer
    house: dict[int, ServerSettings] = field(default_factory=dict)  # by server, as the database has
    house_lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    presence_known: bool = False  # whether Discord has said yet on which servers the bot is
    answers: Counter[str] = field(default_factory=Counter)  # stored since the start, by game
    thinkers: Thinkers = field(default_factory=Thinkers)
    duty: Duty = field(default_factory=Duty)
    nudge: Callable[[], None] = _nobody  # tells whoever delivers that something is owed
    _locks: WeakValueDictionary[int, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    @asynccontextmanager
    async def lock(self, table: int) -> AsyncIterator[None]:
        """One at a time per table, in whatever process; what another has left behind is dropped."""
        async with self._own_lock(table), self.db.alone_with(table) as stamp:
            if stamp is not None:
                self.drop_unless(table, stamp)
            yield

    def drop_unless(self, table: int, stamp: Stamp) -> None:
        """Forget a live match that is not as far as the database is."""
        live = self.shelf.get(table)
        if live is not None and live.stamp != stamp:
            self.shelf.drop(table)

    def _own_lock(self, table: int) -> asyncio.Lock:
        """A lock nobody holds is forgotten."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    def left_behind(self, change: Change) -> None:
        """Another process has changed something: what is remembered of it is forgotten."""
        for remembered in (self.shelf, self.rows):
            if change.kind == "table":
                remembered.drop(change.number)
            elif change.kind == "all":
                remembered.clear()
        self.nudge()

    def rules(self, server: int) -> ServerSettings:
        """What the admins of a server have chosen."""
        return self.house.get(server, AS_IT_COMES)

    def meta(self, table: Table) -> Meta:
        """A table's game; before it begins, as it may be played on its server."""
        meta = self.games.get(table.game).meta
        if table.status != "lobby":
            return meta
        return here(self.rules(table.server), meta, table.options)

    async def table(self, table: int) -> Table:
        """A table by its number."""
        return _there(await self.db.run(lambda db: tables.find(db, table)))

    async def look(self, table: int) -> Table:
        """The same to be shown only: it waits for nobody who writes."""
        return _there(await self.db.look(lambda db: tables.find(db, table)))

    async def table_of(self, table: int, person: Person) -> Table:
        """The same for somebody who acts at it, under the name they have today."""
        return await self.db.run(lambda db: met(db, table, person))

    async def drop_if_left_behind(self, table: int) -> None:
        """Forget a live match that is no longer what the database has."""
        live, saved = self.shelf.get(table), await self.db.run(lambda db: matches.find(db, table))
        if live and saved and live.stamp != Stamp(saved.revision, saved.published_revision):
            self.shelf.drop(table)

    async def live(self, table: Table) -> Live:
        """The match of a table that has begun."""
        if table.status == "lobby":
            raise NotStarted("bot-not-started")
        if live := self.shelf.get(table.id):
            return live
        dropped = self.shelf.dropped
        saved = await self.db.run(lambda db: matches.find(db, table.id))
        if saved is None:
            raise NotStarted("bot-not-started")
        game = self.games.get(table.game)
        match = load(game, saved.state)
        same = saved.published_revision == saved.revision
        questions = match.questions()
        published = match if same else load(game, saved.published)
        offered = questions if same else published.questions()
        since, handed_over = saved.published_since, saved.handed_over
        live = Live(game, match, questions, published, offered, since, handed_over, saved.salt)
        fresh = dropped == self.shelf.dropped  # or another process has changed it meanwhile
        if match.outcome is None and table.status == "playing" and fresh:
            self.shelf.put(table.id, live)
        return live


def met(db: Connection, table: int, person: Person) -> Table:
    """A table at which somebody acts, under the name they have today."""
    found, before = _there(tables.find(db, table)), db.total_changes
    if found.seat_played_by(person.id) is None:
        return found
    people.greet(db, person)
    return found if db.total_changes == before else _there(tables.find(db, table))


def _there(table: Table | None) -> Table:
    if table is None:
        raise TableError("bot-no-such-table")
    return table
