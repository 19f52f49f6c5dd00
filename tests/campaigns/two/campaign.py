"""Two bots on one server's database, one of which is killed again and again while people play."""

from __future__ import annotations

import asyncio
import random
from asyncio import Task
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from math import inf
from pathlib import Path
from time import monotonic

from engine.games import GAMES
from playground import fixture as usual
from playground.ids import fixed_id
from playground.server import serve
from playground.world import Settings, World
from tests.campaigns.faults.campaign import going_on
from tests.campaigns.faults.check import Checker, stripped_yet
from tests.campaigns.faults.circle import Harbour
from tests.campaigns.faults.ledger import Ledger
from tests.campaigns.faults.process import TOKEN, until
from tests.campaigns.faults.wall import Wall
from tests.campaigns.two.people import Crowd, Pace
from tests.campaigns.two.ship import SHARDS, Ship
from tests.campaigns.two.twins import Twins
from tests.stores import Server

STUCK = 60.0  # seconds in which people press and nothing leads on
TABLES = 6  # at once, half of them on each shard
MOST_ANSWERS = 30  # between two kills
AGAIN = 0.15  # of the kills befall one that has only just started
AWAY = 0.3  # of the times it is away for longer than a start takes
_TAKEN_OVER = 30.0
_TO_THE_END = 180.0  # seconds after the last kill
_HEARD = 6.0  # seconds in which people on a shard get to press something between two kills
_ACKNOWLEDGED = 15.0  # seconds: how quick bots are is measured elsewhere, busy machines are slow


@dataclass(frozen=True)
class Asked:
    """How much of it."""

    kills: int = 100
    seed: int = 1
    tables: int = TABLES
    most_answers: int = MOST_ANSWERS
    outage: float = 0.0  # seconds for which the database server is away, half way
    stuck: float = STUCK
    minutes: float = inf  # after which nobody is killed any more
    log: Path | None = None


@dataclass
class Report:
    """What happened, and what should not have."""

    games: int = 0
    ended: int = 0  # games that were not played to their end
    kills: int = 0
    presses: int = 0
    answers: int = 0
    unanswered: int = 0
    told: int = 0  # presses that were told, while the server was away, that nothing was changed
    pace: Pace = field(default_factory=Pace)
    reminders: int = 0
    questions: int = 0
    complaints: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


def _world(tables: int) -> Callable[[World], None]:
    """The usual servers, one on the other shard, and a channel for every table."""

    def build(world: World) -> None:
        usual.two_servers(world)
        far = usual.new_guild(world, fixed_id(501), "The Light", world.user(usual.ADMIN), "en-US")
        for name in usual.PEOPLE:
            usual.join(far, world.user(name))
        near = world.guild("The Quay")
        for number in range(tables):
            usual.add_text_channel(world, (near, far)[number % 2], f"pier-{number}", 10 + number)

    return build


async def campaign(folder: Path, server: Server, asked: Asked) -> Report:
    """Play and kill, then stop playing and look at everything."""
    fixture, late = _world(asked.tables), _ACKNOWLEDGED
    world = World(Settings(token=TOKEN, token_lifetime=120.0, fixture=fixture, ack_deadline=late))
    database = server.made()
    async with serve(world, check=False) as addresses:
        ships = [
            Ship(
                _made(folder / str(n)), addresses, world, log=asked.log, database=database, shard=n
            )
            for n in range(SHARDS)
        ]
        return await _Campaign(world, ships, server, asked).run()


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True)
    return folder


class _Campaign:
    """One run."""

    def __init__(self, world: World, ships: list[Ship], server: Server, asked: Asked) -> None:
        self.world, self.ships, self.server, self.asked = world, ships, server, asked
        self.dice = random.Random(asked.seed)
        self.report, self.twins, wall = Report(), Twins(world), Wall(world)
        world.subscribe(wall.note)
        world.subscribe(self.twins.note)
        self.ledger, wrong = Ledger(), self.report.wrong
        self.harbours = [
            Harbour(world, ship, wall, self.ledger, wrong, asked.stuck) for ship in ships
        ]
        self.checker = Checker(self.harbours[0])
        self.crowds = [self._crowd(number) for number in range(asked.tables)]
        self._over = False

    def _crowd(self, number: int) -> Crowd:
        return Crowd(
            self.harbours[number % 2],
            self.world.channel(f"pier-{number}"),
            random.Random(self.dice.getrandbits(32)),
            pace=self.report.pace,
            timed=number % 3 == 0,
            mail=self.harbours[0],
        )

    async def run(self) -> Report:
        """All kills, then the games that are going on, then a last look."""
        try:
            await asyncio.gather(*(ship.start() for ship in self.ships))
            await self._taken_over()
            queue = self._games()
            async with going_on(self._revive()):
                playing = [asyncio.create_task(self._play(c, queue)) for c in self.crowds]
                await self._sail()
                self._over = True
                await self._ended(playing)
            await self._look()
        finally:
            await asyncio.gather(*(ship.kill() for ship in self.ships if ship.lives))
        return self._result()

    async def _ended(self, playing: list[Task[None]]) -> None:
        """Games at random may go on for ever: after a while people agree to end them."""
        _, late = await asyncio.wait(playing, timeout=_TO_THE_END)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        for crowd, task in zip(self.crowds, playing, strict=True):
            if task in late:
                self.report.ended += 1
                await crowd.give_up()
            else:
                task.result()

    def _games(self) -> Iterator[tuple[str, int]]:
        names = [game.meta.id for game in GAMES]
        number = 0
        while not self._over:
            yield names[number % len(names)], 2 + number // len(names) % 3
            number += 1

    async def _play(self, crowd: Crowd, games: Iterator[tuple[str, int]]) -> None:
        everybody = [self.world.person(name) for name in usual.PEOPLE]
        for game, seats in games:
            await crowd.play(game, self.dice.sample(everybody, seats))
            self.report.games += 1

    # -- what befalls the bots --------------------------------------------------------------------

    async def _sail(self) -> None:
        began = monotonic()
        for number in range(self.asked.kills):
            if monotonic() - began > 60 * self.asked.minutes:
                return
            if self.asked.outage and number == self.asked.kills // 2:
                await self._without_server()
            await self._until_played(self.dice.randint(1, self.asked.most_answers))
            ship = self.dice.choice(self.ships)
            if self.dice.random() >= AGAIN:
                await asyncio.sleep(ship.since + _HEARD - monotonic())
            await self._sink(ship)

    async def _until_played(self, answers: int) -> None:
        enough = self.ledger.acknowledged + answers
        began = monotonic()
        while self.ledger.acknowledged < enough and monotonic() - began < self.asked.stuck:
            await asyncio.sleep(0.01)
        await asyncio.sleep(self.dice.uniform(0, 0.05))

    async def _sink(self, ship: Ship) -> None:
        """One is gone for a moment, or so long that the other does its work."""
        await ship.kill()
        self.report.kills += 1
        if self.dice.random() < AWAY:
            await asyncio.sleep(self.dice.uniform(0, 8))
        await ship.start()
        ship.since = monotonic()

    async def _without_server(self) -> None:
        """The server of the database is away: people are told, and it goes on by itself."""
        before = self.ledger.refused
        await asyncio.to_thread(self.server.stop, "fast")
        for crowd in self.crowds:
            crowd.waits = True
        await asyncio.sleep(self.asked.outage)
        await asyncio.to_thread(self.server.start)
        for crowd in self.crowds:
            crowd.waits = False
        self.report.told = self.ledger.refused - before

    async def _revive(self) -> None:
        """A bot that ends by itself is wrong, and must not end the campaign."""
        while True:
            await asyncio.sleep(0.2)
            for ship in self.ships:
                if (status := ship.died) is not None:
                    ship.wrong.append(f"{ship.shard}, life {ship.lives}, ended: {status}")
                    ship.up.clear()
                    await ship.start()

    # -- at the end -------------------------------------------------------------------------------

    async def _taken_over(self) -> None:
        """Whoever hears a shard does its work."""
        holds = [
            partial(lambda ship: ship.health().get("shards") == _own(ship.shard), ship)
            for ship in self.ships
        ]
        if not await until(lambda: all(hold() for hold in holds), _TAKEN_OVER):
            told = [ship.health().get("shards") for ship in self.ships]
            self.report.wrong.append(f"not everybody does their own work: {told}")

    async def _look(self) -> None:
        """Everything that was put off is due, and is done once."""
        await self._taken_over()
        await asyncio.gather(*(ship.stop() for ship in self.ships))
        for ship in self.ships:
            ship.ahead += 3_600
        self.world.clock.advance(3_600)
        await asyncio.gather(*(ship.start() for ship in self.ships))
        if not await until(lambda: self.checker.owed() == 0):
            self.report.wrong.append(f"{self.checker.owed()} messages are still owed")
        piers = [crowd.channel.id for crowd in self.crowds]
        await until(lambda: stripped_yet(self.checker, piers), 30)
        self.report.wrong += [*self.checker.wrong(), *self.twins.wrong()]

    def _result(self) -> Report:
        report, ledger = self.report, self.ledger
        report.presses, report.answers = ledger.presses, ledger.acknowledged
        report.unanswered = ledger.unanswered
        report.reminders, report.questions = self.twins.reminders, self.twins.questions
        for ship in self.ships:
            report.complaints += ship.complaints
            report.wrong += ship.wrong
        return report


def _own(shard: int) -> dict[str, list[int]]:
    return {"held": [shard], "heard": [shard]}
