"""A quay with a tower clock: sessions on a clock of one's own, at tables that have a pace."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from db import clocks, outbox
from db.clocks import Kept
from db.tables import Table
from engine.core.decision import Seat
from sessions.paces import read
from sessions.shapes import Person
from tests.sessions.bots import Pier, pier
from tests.sessions.tables import ADA, BO, HERE

START = 1_000_000


def fresh(table: Table, seat: Seat) -> Kept:
    """The clock of a seat that was asked nothing yet."""
    return Kept(table.id, seat, read(table.terms).bank, 0, 0, None, None, False, 0, False)


class Tower:
    """What tests of clocks do."""

    def __init__(self, found: Pier) -> None:
        self.pier = found
        self.sessions = found.sessions

    @property
    def now(self) -> int:
        """What it says."""
        return self.pier.now

    async def table(
        self, *players: Person, pace: str = "daily", game: str = "river_of_gold"
    ) -> Table:
        """A game that has begun at a pace."""
        first, *others = players or (ADA, BO)
        lobby, options = self.sessions.lobby, {"pace": pace}
        table = await lobby.open(HERE, first, game)
        if game == "river_of_gold":
            options["patrons"] = "off"
        for key, value in options.items():
            await lobby.set_option(table.id, first, key, value)
        for person in others:
            await lobby.join(table.id, person)
        return await lobby.start(table.id, first)

    async def later(self, seconds: int) -> None:
        """Time goes by while the bot is there, and it sees to everything."""
        self.pier.now += seconds
        await self.sessions.clocks.see_to_all()

    async def outage(self, seconds: int) -> None:
        """Time goes by without it."""
        self.pier.now += seconds
        await self.sessions.clocks.resume()
        await self.sessions.clocks.see_to_all()

    async def up(self, table: Table, *players: Person) -> tuple[Person, Seat]:
        """Who is to play, and where they sit."""
        (seat,) = await self.pier.up(table)
        found = next(p for p in players or (ADA, BO) if table.seat_of(p.id) == seat)
        return found, seat

    async def clock(self, table: Table, seat: Seat) -> Kept:
        """The clock of a seat."""
        found = await self.sessions.context.db.run(lambda db: clocks.of_table(db, table.id))
        return next((each for each in found if each.seat == seat), fresh(table, seat))

    async def left(self, table: Table, seat: Seat) -> int:
        """What it has left now."""
        kept = await self.clock(table, seat)
        running = 0 if kept.since is None else self.now - kept.since
        return kept.left - running if kept.asked is not None else kept.bank

    async def deadline(self, table: Table, seat: Seat) -> int | None:
        """By when it must have answered."""
        poster = await self.sessions.show.poster(table.id)
        return poster.deadlines.get(seat)

    async def owed(self, *kinds: str) -> list[tuple[str, int, Seat]]:
        """What is to be sent of these kinds: with which number, about which seat."""
        found = await self.sessions.context.db.run(lambda db: outbox.due(db, self.now, 100))
        return [(n.kind, n.revision, n.seat) for n in found if n.kind in kinds]

    async def told(self) -> list[str]:
        """What was written down, oldest first."""
        return [key for (key,) in await self.pier.rows("SELECT key FROM audit ORDER BY id")]

    async def status(self, table: Table) -> Table:
        """The table as it is now."""
        return await self.sessions.context.table(table.id)


@asynccontextmanager
async def tower(path: str | Path = ":memory:", now: int = START) -> AsyncIterator[Tower]:
    """All use cases, on a clock that stands still until it is moved."""
    async with pier(path, now) as found:
        yield Tower(found)
