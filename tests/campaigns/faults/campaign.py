"""200 games in bad weather: half of them with kills, half in one long life."""

from __future__ import annotations

import asyncio
import random
from asyncio import Queue, Task
from collections import Counter
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.games import GAMES
from playground import fixture
from playground.server import serve
from playground.world import Settings, World
from tests.campaigns.faults.check import Checker, stripped_yet
from tests.campaigns.faults.circle import PATIENCE, Circle, Harbour
from tests.campaigns.faults.process import TOKEN, Bot, until
from tests.campaigns.faults.wall import Wall
from tests.campaigns.faults.weather import Weather
from tests.campaigns.faults.weight import Weight, weighed

TABLES = 8  # at once
MOST_ANSWERS = 500  # between two kills
LONG_OUTAGE = 600.0  # seconds: Discord has forgotten every nonce
OUTAGES = 0.2  # of the kills last so long
AGAIN = 0.2  # of the starts are killed in their first seconds
ROUGH = 0.3  # of the starts fall into a storm
FRESH = 60.0  # seconds; the bot reports every 15


@dataclass(frozen=True)
class Asked:
    """How much of it."""

    games: int = 200
    killed: int | None = None  # games with kills; None: half of them
    seed: int = 1
    tables: int = TABLES
    most_answers: int = MOST_ANSWERS
    patience: float = PATIENCE
    pictures: bool = False
    log: Path | None = None

    @property
    def in_kills(self) -> int:
        """How many games are played while the bot is killed again and again."""
        return self.games // 2 if self.killed is None else self.killed


@dataclass
class Report:
    """What happened, and what should not have."""

    games: int = 0
    presses: int = 0
    answers: int = 0
    unanswered: int = 0
    kills: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    complaints: Counter[str] = field(default_factory=Counter)
    weight: Weight | None = None  # of the long life
    wrong: list[str] = field(default_factory=list)


async def campaign(folder: Path, asked: Asked) -> tuple[Report, Checker]:
    """All games, then all checks; and the way to check again."""
    run = Settings(token=TOKEN, token_lifetime=120.0, fixture=_piers(asked.tables))
    world, dice = World(run), random.Random(asked.seed)
    wall = Wall(world)
    world.subscribe(wall.note)
    async with serve(world, check=False) as addresses:
        bot = Bot(folder, addresses, world, pictures=asked.pictures, log=asked.log)
        harbour = Harbour(world, bot, wall, patience=asked.patience)
        running = _Campaign(harbour, asked, dice)
        return await running.run(), running.checker


def _piers(tables: int) -> Any:
    """The usual world with a channel for every table."""

    def build(world: World) -> None:
        fixture.two_servers(world)
        guilds = list(world.guilds.values())
        for number in range(tables):
            guild = guilds[number % len(guilds)]
            fixture.add_text_channel(world, guild, f"pier-{number}", 10 + number)

    return build


class _Campaign:
    """One run."""

    def __init__(self, harbour: Harbour, asked: Asked, dice: random.Random) -> None:
        self.harbour, self.asked, self.dice = harbour, asked, dice
        self.bot, self.world = harbour.bot, harbour.world
        self.weather = Weather(self.world, self.bot, random.Random(dice.getrandbits(32)))
        self.checker = Checker(harbour)
        self.report = Report()
        self.circles = [
            Circle(harbour, self.world.channel(f"pier-{n}"), random.Random(dice.getrandbits(32)))
            for n in range(asked.tables)
        ]
        self._memory: list[tuple[int, int]] = []  # games of this life, kilobytes

    async def run(self) -> Report:
        """First half with kills, second half without, then calm and a last look."""
        try:
            await self.bot.start()
            await self._phase(self.asked.in_kills, self._kill_on())
            if calm := self.asked.games - self.asked.in_kills:
                await self.bot.kill()
                await self.bot.start()
                await self._phase(calm, self._weigh())
            await self._look()
        finally:
            await self.bot.kill()
        return self._result()

    async def _phase(self, games: int, aside: Coroutine[Any, Any, None]) -> None:
        first = self.report.games
        names = [game.meta.id for game in GAMES]
        queue: Queue[tuple[str, int]] = Queue()
        for number in range(first, first + games):
            queue.put_nowait((names[number % len(names)], 2 + number // len(names) % 3))
        async with going_on(self.weather.blow(), aside, self._revive()):
            await asyncio.gather(*(self._play(circle, queue) for circle in self.circles))
        self.world.faults.calm()

    async def _play(self, circle: Circle, queue: Queue[tuple[str, int]]) -> None:
        everybody = [self.world.person(name) for name in fixture.PEOPLE]
        while not queue.empty():
            game, seats = queue.get_nowait()
            await circle.play(game, self.dice.sample(everybody, seats))
            self.report.games += 1

    async def _kill_on(self) -> None:
        """Wherever it happens to be; now and then while it starts."""
        while True:
            ledger = self.harbour.ledger
            enough = ledger.acknowledged + self.dice.randint(1, self.asked.most_answers)
            while ledger.acknowledged < enough:
                await asyncio.sleep(0.01)
            await self.bot.up.wait()
            await asyncio.sleep(self.dice.uniform(0, 0.02))
            await self.bot.kill(LONG_OUTAGE if self.dice.random() < OUTAGES else 0.0)
            await self._start()
            if self.dice.random() < AGAIN:
                await asyncio.sleep(self.dice.uniform(0, 1))
                await self.bot.kill()
                await self._start()

    async def _start(self) -> None:
        if self.dice.random() < ROUGH:
            with self.weather.storming():
                await self.bot.start()
        else:
            await self.bot.start()

    async def _revive(self) -> None:
        """A bot that ends by itself is wrong, and must not end the campaign."""
        while True:
            await asyncio.sleep(0.2)
            if (status := self.bot.died) is not None:
                self.bot.wrong.append(f"life {self.bot.lives} ended by itself: status {status}")
                self.bot.up.clear()
                await self.bot.start()

    async def _weigh(self) -> None:
        while True:
            await asyncio.sleep(1)
            if self.bot.up.is_set() and self.bot.died is None:
                games = self.report.games - self.asked.in_kills
                self._memory.append((games, self.bot.memory()))

    # -- at the end -------------------------------------------------------------------------------

    async def _look(self) -> None:
        """How it is after a long life; then a stop, a later start, and all that is left."""
        if not await until(lambda: self.bot.health()["age"] < FRESH, 2 * FRESH):
            self.report.wrong.append(f"health.json is {self.bot.health()['age']:.0f} s old")
        await until(lambda: not self.bot.dead_tasks())
        self.report.wrong += [f"the task {task}" for task in self.bot.dead_tasks()]
        await self.bot.stop()
        self.bot.ahead += 3_600  # whatever was put off is due
        self.world.clock.advance(3_600)
        await self.bot.start()
        if not await until(lambda: self.checker.owed() == 0):
            self.report.wrong.append(f"{self.checker.owed()} messages are still owed")
        piers = [circle.channel.id for circle in self.circles]
        await until(lambda: stripped_yet(self.checker, piers), 30)
        self.report.wrong += self.checker.wrong()

    def _result(self) -> Report:
        report, ledger = self.report, self.harbour.ledger
        report.presses, report.answers = ledger.presses, ledger.acknowledged
        report.unanswered, report.kills = ledger.unanswered, self.bot.kills - 1
        report.faults, report.complaints = self.weather.met, self.bot.complaints
        report.wrong += [*self.bot.wrong, *self.harbour.wrong]
        report.weight = weighed(self._memory, self.asked.games - self.asked.in_kills)
        report.wrong += report.weight.wrong if report.weight else []
        return report


@asynccontextmanager
async def going_on(*works: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Other things go on meanwhile; none of them may fail."""
    tasks: list[Task[None]] = [asyncio.create_task(work) for work in works]
    try:
        yield
        for task in tasks:
            if task.done():
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
