"""Several bots on one database and one stand-in, each with some of two shards."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from cogs.client import Harbormaster
from playground import fixture
from playground.ids import fixed_id
from playground.person import Person
from playground.server import Addresses, serve
from playground.world import Settings, World
from sessions.sessions import Sessions
from tests.playground.connect import pointed_at
from tests.sessions.machine import Here

SHARDS = 2
NEAR, FAR = "The Quay/tables", "The Light/lamp"  # on shard 0, on shard 1
_LONG, _SOON = 30.0, 0.1


def three_servers(world: World) -> None:
    """The usual world and a server on the other shard."""
    fixture.two_servers(world)
    people = [world.user(name) for name in fixture.PEOPLE]
    light = fixture.new_guild(world, fixed_id(501), "The Light", world.user(fixture.ADMIN), "en-US")
    for person in people:
        fixture.join(light, person)
    fixture.add_text_channel(world, light, "lamp", 0)
    fixture.add_text_channel(world, light, "stairs", 1)


@dataclass
class Ship:
    """One bot of several."""

    sessions: Sessions
    bot: Harbormaster
    here: Here
    task: asyncio.Task[None]
    bell: asyncio.Task[None]

    @property
    def held(self) -> set[int]:
        """The shards whose work it does."""
        return {*self.sessions.context.duty.part.shards}


@dataclass
class Fleet:
    """All of them, and the world they are in."""

    world: World
    addresses: Addresses
    path: Path | str
    skew: int = 0
    ships: list[Ship] = field(default_factory=list)
    ended: set[int] = field(default_factory=set)
    _pids: count[int] = field(default_factory=lambda: count(1))

    async def launch(self, *shards: int, ready: bool = True) -> Ship:
        """One more, up and ready unless nobody waits for that."""
        sessions = await Sessions.open(self.path, clock=self.now, thinkers=0)
        here = Here(next(self._pids), ended=self.ended)
        await sessions.join(shards, SHARDS, here)
        bot = Harbormaster(sessions, shards=shards, shard_count=SHARDS, guild_ready_timeout=0.05)
        bot.watch.keep("news", sessions.context.db.listen)
        task = asyncio.create_task(bot.start("playground"))
        rung = _ring(bot, often=not sessions.context.db.shared)
        ship = Ship(sessions, bot, here, task, asyncio.create_task(rung))
        self.ships.append(ship)
        if ready:
            await until(bot.up.is_set)
            await until(lambda: ship.held >= {*shards})
        return ship

    def now(self) -> int:
        """The clock of all."""
        return int(time.time()) + self.skew

    async def stop(self, ship: Ship) -> None:
        """In good order."""
        self.ships.remove(ship)
        ship.bell.cancel()
        await ship.bot.close()
        ship.task.cancel()
        await asyncio.gather(ship.task, return_exceptions=True)
        await ship.sessions.close()

    async def sink(self, ship: Ship) -> None:
        """As if killed: it says goodbye to nobody."""
        ship.sessions.berths = None
        await self.stop(ship)
        self.ended.add(ship.here.pid)

    def person(self, name: str) -> Person:
        """Somebody of the world."""
        return self.world.person(name)


async def _ring(bot: Harbormaster, *, often: bool) -> None:
    """A database in a file tells no process of what another has done: this does."""
    while often:
        await asyncio.sleep(_SOON)
        bot.wake()


async def until(holds: Callable[[], object]) -> None:
    """Wait for what bots do among themselves."""
    async with asyncio.timeout(_LONG):
        while not holds():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def open_fleet(path: Path | str) -> AsyncIterator[Fleet]:
    """A world without bots; whatever is launched is stopped at the end."""
    world = World(Settings(ack_deadline=60.0, fixture=three_servers))
    async with AsyncExitStack() as stack:
        addresses = await stack.enter_async_context(serve(world))
        stack.enter_context(pointed_at(addresses))
        fleet = Fleet(world, addresses, path)
        try:
            yield fleet
        finally:
            for ship in [*fleet.ships]:
                await fleet.stop(ship)
    assert world.own_faults == []
