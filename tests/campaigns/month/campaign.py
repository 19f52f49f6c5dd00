"""A month at the sea, from one moment at which something happens to the next."""

from __future__ import annotations

import heapq
import logging
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playground.world import Settings, World
from sessions.keeper import Keeper
from tests.campaigns.month.harbour import START, Seaside, by_the_sea, undisturbed
from tests.campaigns.month.ledger import Ledger
from tests.campaigns.month.lobbies import open_table
from tests.campaigns.month.people import Circle
from tests.campaigns.month.posts import Posts
from tests.campaigns.month.store import Snapshot, Store
from tests.campaigns.month.town import (
    DAY,
    HOUR,
    Dweller,
    Plan,
    build,
    dwellers,
    plans,
)

PEOPLE = 0.7  # for each table
_LEAST_PEOPLE = 10
_ACK = 60.0  # seconds for an answer: a busy machine is no finding
_OURS = ("cogs", "sessions", "db", "process")
_HOUSE = 6 * HOUR  # between two looks of the keeper
Event = Callable[[], Awaitable[None]]


@dataclass(frozen=True)
class Asked:
    """How much of it."""

    tables: int = 60
    days: int = 30
    seed: int = 1


@dataclass
class Month:
    """One run."""

    asked: Asked
    harbour: Seaside
    people: list[Dweller]
    plans: list[Plan]
    posts: Posts
    ledger: Ledger
    dice: random.Random
    store: Store = field(default_factory=Store)
    figures: Counter[str] = field(default_factory=Counter)
    tell: Callable[[str], None] = lambda line: None
    circle: Circle = field(init=False)
    _events: list[tuple[int, int, Event]] = field(default_factory=list)
    _gone: int = 0  # seconds since the last look in which nobody could be reached

    def __post_init__(self) -> None:
        """Nobody has done anything yet."""
        self.circle = Circle(self.harbour, self.posts, self.look)

    # -- time -------------------------------------------------------------------------------------

    @property
    def end(self) -> int:
        """When the month is over."""
        return START + self.asked.days * DAY

    def at(self, moment: int, event: Event) -> None:
        """Something will happen then."""
        self.figures["events"] += 1
        heapq.heappush(self._events, (moment, self.figures["events"], event))

    async def live(self) -> None:
        """Until it is over."""
        while (now := self.harbour.now()) < self.end:
            due = await self.harbour.next_due() if self.harbour.reachable else None
            planned = self._events[0][0] if self._events else self.end
            moment = min(planned, self.end, due or self.end)
            if not self.harbour.reachable:
                self.unreachable(max(moment, now) - now)
            await self.harbour.until(max(moment, now))
            self.figures["moments"] += 1
            await self.look()
            self._tell_day()
            while self._events and self._events[0][0] <= self.harbour.now():
                await heapq.heappop(self._events)[2]()

    def _tell_day(self) -> None:
        day = (self.harbour.now() - START) // DAY
        if day > self.figures["days"]:
            self.figures["days"] = day
            self.tell(f"day {day}: {len(self.ledger.wrong)} violations so far")

    def unreachable(self, seconds: int) -> None:
        """For so long nobody could do anything."""
        self._gone += seconds

    async def look(self) -> Snapshot:
        """Let all be done that follows, see how it stands then, and whether that is right."""
        await self.harbour.settle()
        if self.harbour.has_died:
            await self._revive()
        db, now = self.harbour.sessions.context.db, self.harbour.now()
        seen = await db.run(lambda raw: self.store.read(raw, now))
        deeds, self.circle.deeds[:] = list(self.circle.deeds), []
        reachable = self.harbour.reachable
        self.ledger.see(seen, self.posts.take(), deeds, self._gone, reachable=reachable)
        self._gone = 0
        return seen

    async def _revive(self) -> None:
        before = self.harbour.now()
        await self.harbour.revive()
        self.unreachable(self.harbour.now() - before)
        self.figures["kills"] += 1

    # -- what happens -----------------------------------------------------------------------------

    def plan(self) -> None:
        """All that is known beforehand."""
        for each in self.people:
            for moment in each.moments(self.asked.days, self.dice):
                self.at(moment, self._visit(each))
        for plan in self.plans:
            self.at(plan.at, self._open(plan))
        for moment in range(START + _HOUSE, self.end, _HOUSE):
            self.at(moment, self._keep_house)

    def _visit(self, each: Dweller) -> Event:
        async def event() -> None:
            if self.harbour.reachable:
                await self.circle.visit(each, await self.look())

        return event

    def _open(self, plan: Plan) -> Event:
        async def event() -> None:
            if not self.harbour.reachable:
                self.at(self.harbour.now() + HOUR, self._open(plan))
                return
            await open_table(self.circle, plan)
            self.figures["tables"] += 1

        return event

    async def _keep_house(self) -> None:
        await self.harbour.keep_house()
        await self._compare(await self.look())

    async def _compare(self, seen: Snapshot) -> None:
        """Whether the book of who is up says the same as the games."""
        sessions = self.harbour.sessions
        for table, board in seen.tables.items():
            if board.status == "playing":
                live = await sessions.context.live(await sessions.show.table(table))
                asked, up = set(live.published.asked), {s for t, s in seen.ups if t == table}
                if asked != up:
                    self.ledger.wrong.append(f"table {table} asks {asked}, and {up} are told")

    async def move_in(self) -> None:
        """Everybody says once how they want to be told."""
        for each in self.people:
            await self.circle.move_in(each)

    async def last_look(self) -> None:
        """What the bot itself says of its games, and what Discord says of the bot."""
        await self._compare(await self.look())
        self.ledger.end()
        keeper = Keeper(self.harbour.sessions.context, self.harbour.path, self.harbour.path.parent)
        self.ledger.wrong += [f"unsound game: {each}" for each in await keeper.verify()]
        self.ledger.wrong += [
            f"Discord complains: {each}" for each in self.harbour.world.complaints
        ]


async def campaign(
    folder: Path,
    asked: Asked,
    troubles: Callable[[Month], None],
    tell: Callable[[str], None] = lambda line: None,
) -> Month:
    """The whole month; what went wrong is in its ledger."""
    dice = random.Random(asked.seed)
    people = dwellers(max(_LEAST_PEOPLE, round(asked.tables * PEOPLE)), asked.days, dice)
    known = plans(asked.tables, asked.days, people, dice)
    world = World(Settings(ack_deadline=_ACK, fixture=lambda w: build(w, people, asked.tables)))
    by_user = {each.user: each for each in people}
    ledger = Ledger(lambda user, at: user in by_user and by_user[user].is_quiet(at))
    with undisturbed(world):
        async with by_the_sea(folder / "month.db", world, asked.seed) as harbour:
            posts = Posts(world, harbour.now)
            world.subscribe(posts.note)
            month = Month(asked, harbour, people, known, posts, ledger, dice, tell=tell)
            with listening(month):
                await month.move_in()
                month.plan()
                troubles(month)
                await month.live()
                await month.last_look()
    return month


class _Errors(logging.Handler):
    """What the bot itself says went wrong."""

    def __init__(self, month: Month) -> None:
        super().__init__(logging.ERROR)
        self._month = month

    def emit(self, record: logging.LogRecord) -> None:
        """One line; trouble that was made is expected."""
        if self._month.harbour.reachable and not self._month.harbour.has_died:
            fields = getattr(record, "fields", "")
            self._month.ledger.wrong.append(f"an error: {record.getMessage()} {fields}"[:300])


@contextmanager
def listening(month: Month) -> Iterator[None]:
    """Hears every error of ours."""
    errors, ours = _Errors(month), [logging.getLogger(name) for name in _OURS]
    for log in ours:
        log.addHandler(errors)
    try:
        yield
    finally:
        for log in ours:
            log.removeHandler(errors)
