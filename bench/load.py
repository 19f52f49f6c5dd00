"""Many tables, many moves a second, on the stand-in: python -m bench load.

The bot runs in a process of its own. Moves are begun at fixed moments, however late the answers to
those before them are, and are timed where a person's client would be. Afterwards every call that
the stand-in has got is counted against whom the games wait for.
"""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
from argparse import ArgumentParser
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle
from pathlib import Path
from time import monotonic, perf_counter
from typing import Any

from bench.figures import feel_lag, judge, share
from bench.load_calls import Calls
from bench.load_people import Walker
from bench.turn_process import BotProcess, bot_process
from bench.turn_tables import answered, begun, hands_forgotten
from db import activations
from engine.games import GAMES
from locales import LANGUAGES, words
from playground import fixture
from playground.ids import fixed_id
from playground.models import Channel, Guild, User
from playground.server import serve
from playground.world import Settings, World
from process.memory import settle
from sessions.pace import CALL_AFTER
from sessions.sessions import Sessions
from sessions.shapes import Person as Player
from sessions.shapes import Place

_SERVERS, _PEOPLE, _SEATS = 5, 200, 4
_FIRST_SERVER, _FIRST_PERSON = 1_000, 100_000
_PLAYED = 12  # answers at most that a table has behind it
_PATIENCE = 30.0  # seconds of the stand-in for an answer
_REST = 600.0  # seconds in which everything that is owed must have come
_ACKNOWLEDGED, _MEMORY = 150, 300  # ms, MB


def main(arguments: Sequence[str]) -> None:
    """Print what it was like and whether the aims were met."""
    parser = ArgumentParser(prog="python -m bench load", description=__doc__)
    every = [game.meta.id for game in GAMES]
    parser.add_argument("--games", nargs="+", choices=every, default=every)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=20.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--store", help="an empty database, postgresql://... (a file of its own)")
    parser.add_argument("--processes", type=int, default=1, help="that share such a database")
    asked = parser.parse_args(arguments)
    if asked.processes > 1 and not asked.store:
        parser.error("several processes cannot share a file: --store postgresql://...")
    played = (asked.games, asked.tables, asked.rate, asked.seconds, asked.seed)
    asyncio.run(_Load(*played, asked.processes, asked.store).measure())


@dataclass
class _Load:
    """A bot of one process or several, its tables, and what was felt of it."""

    games: Sequence[str]
    tables: int
    rate: float
    seconds: float
    seed: int
    processes: int = 1
    store: str | None = None
    acknowledged: list[float] = field(default_factory=list)
    lags: list[float] = field(default_factory=list)  # of the stand-in itself, part of the others
    idle: int = 0  # moments at which no table was ready for a move
    moves: int = 0

    async def measure(self) -> None:
        """Prepare, play, wait for all that is owed, count."""
        world = World(Settings(fixture=self._fleet, ack_deadline=_PATIENCE))
        with tempfile.TemporaryDirectory() as folder:
            store = self.store or Path(folder) / "bench.db"
            tables = await self._prepare(world, store)
            calls = Calls(world, tables)
            async with serve(world, check=False) as addresses, AsyncExitStack() as stack:
                bots = [
                    await stack.enter_async_context(bot_process(store, addresses, *more))
                    for more in self._shares()
                ]
                await self._until_settled(bots)
                began, before = monotonic(), await _costs(bots)
                await self._play(world, calls)
                during = await _costs(bots)
                played = monotonic() - began
                rested = await self._until_settled(bots)
                await asyncio.sleep(CALL_AFTER)  # some are called only then
                await self._until_settled(bots)
                self._print(played, rested, before, during, await _costs(bots))
            await self._count(store, calls)

    def _shares(self) -> list[tuple[str, ...]]:
        """What each process is told of its part."""
        if self.processes == 1:
            return [()]
        return [("--shards", f"{n}/{self.processes}") for n in range(self.processes)]

    def _fleet(self, world: World) -> None:
        """Servers with a channel for each table, and people who are members of all."""
        fixture.two_servers(world)
        people = [User(fixed_id(_FIRST_PERSON + n), f"Sailor {n}") for n in range(_PEOPLE)]
        world.users.update({user.id: user for user in people})
        for number in range(_SERVERS):
            name, admin = f"Fleet {number}", world.user("Edda")
            guild = fixture.new_guild(world, fixed_id(_FIRST_SERVER + number), name, admin, "en-US")
            for user in people:
                fixture.join(guild, user)
            for table in range(number, self.tables, _SERVERS):
                fixture.add_text_channel(world, guild, f"table-{table}", table + 10)

    def _channels(self, world: World) -> list[tuple[Guild, Channel]]:
        guilds = [world.guild(f"Fleet {number}") for number in range(_SERVERS)]
        return [(guild, channel) for guild in guilds for channel in guild.channels.values()]

    async def _prepare(self, world: World, store: Path | str) -> dict[int, int]:
        """Games that have begun some turns ago; channels by table."""
        dice = random.Random(self.seed)
        users = [user for user in world.users.values() if user.name.startswith("Sailor")]
        sessions = await Sessions.open(store, sync="normal")
        tables = {}
        for (guild, channel), game in zip(self._channels(world), cycle(self.games), strict=False):
            seated = [Player(u.id, u.name, "en") for u in dice.sample(users, _SEATS)]
            place = Place(guild.id, channel.id, "en")
            table = await begun(sessions, place, seated, game, "daily")
            await answered(sessions, table.id, seated, dice, dice.randrange(_PLAYED))
            tables[table.id] = channel.id
        await hands_forgotten(sessions)
        await sessions.close()
        return tables

    async def _until_settled(self, bots: Sequence[BotProcess]) -> float:
        """Until nothing is owed and nobody is at work; how long that took."""
        began = monotonic()
        while any([await bot.busy() for bot in bots]) or (await _costs(bots))["owed"]:
            if monotonic() - began > _REST:
                print("MISSED what is owed does not come to an end")
                break
            await asyncio.sleep(1)
        return monotonic() - began

    # -- playing ----------------------------------------------------------------------------------

    async def _play(self, world: World, calls: Calls) -> None:
        for language in LANGUAGES:
            words(language)
        settle()
        feeling = asyncio.create_task(feel_lag(self.lags))
        dice, under_way = random.Random(self.seed), set[asyncio.Task[None]]()
        walkers = [
            Walker(world, table, calls, random.Random(f"{self.seed} {table}"), self.acknowledged)
            for table in calls.channels
        ]
        start = perf_counter()
        for number in range(round(self.rate * self.seconds)):
            await asyncio.sleep(max(0.0, start + number / self.rate - perf_counter()))
            ready = [walker for walker in walkers if walker.ready()]
            if not ready:
                self.idle += 1
                continue
            move = asyncio.create_task(self._move(dice.choice(ready)))
            under_way.add(move)
            move.add_done_callback(under_way.discard)
        await asyncio.gather(*under_way)
        feeling.cancel()

    async def _move(self, walker: Walker) -> None:
        self.moves += await walker.move()

    # -- telling ----------------------------------------------------------------------------------

    def _print(
        self,
        played: float,
        rested: float,
        before: dict[str, Any],
        during: dict[str, Any],
        after: dict[str, Any],
    ) -> None:
        print(
            f"{self.tables} tables of {' '.join(self.games)}, {_PEOPLE} people,"
            f" {self.processes} process{'es' * (self.processes > 1)} on"
            f" {'a server' if self.store else 'a file'}"
        )
        print(
            f"{self.moves} moves in {played:.0f} s, {self.moves / played:.1f} a second"
            f" (asked for {self.rate:g}; at {self.idle} moments no table was ready);"
            f" {len(self.acknowledged)} presses; load of the machine {os.getloadavg()[0]:.1f}"
        )
        print("| what | times | p50 ms | p95 ms | p99 ms | max ms |")
        print("|---|---:|---:|---:|---:|---:|")
        for what, seconds in (
            ("press to acknowledge", self.acknowledged),
            ("the same, as the bot sees it", during["acknowledged"]),
            ("event-loop lag of the bot", during["lags"]),
            ("event-loop lag of the stand-in", self.lags),
        ):
            shares = " | ".join(f"{share(seconds, percent):.1f}" for percent in (50, 95, 99, 100))
            print(f"| {what} | {len(seconds)} | {shares} |")
        spent = during["cpu"] - before["cpu"]
        drawn = during["drawn_pictures"] - before["drawn_pictures"]
        print(
            f"processor {100 * spent / played:.0f} % of one, {drawn / played:.1f} drawings"
            f" a second, {during['left_out'] - before['left_out']} left out,"
            f" breaker {' '.join(during['stages']) or 'never'}; {during['owed']} messages owed at"
            f" the end, all of them there {rested:.0f} s later"
        )
        most = max(during["resident"], after["resident"]) / 2**20
        judge("acknowledge p99", share(self.acknowledged, 99), _ACKNOWLEDGED, "ms")
        judge("resident", most, _MEMORY, "MB")

    async def _count(self, store: Path | str, calls: Calls) -> None:
        """Each game's own word on whom it waits for, against what the stand-in has got."""
        sessions = await Sessions.open(store)
        lost, wordless = [], []
        for table in calls.channels:
            known = await sessions.show.table(table)
            for up in await sessions.context.db.run(partial(activations.of_table, table=table)):
                if not calls.is_called(table, known.chairs[up.seat].user, up.since):
                    lost.append(up)
            if not calls.is_pictured(table):
                wordless.append(table)
        await sessions.close()
        print(
            f"{calls.count} calls: {len(lost)} lost, {len(calls.doubled)} doubled;"
            f" {len(wordless)} newest posters without their picture"
        )
        judge("calls lost or doubled", len(lost) + len(calls.doubled), 1, "")
        judge("posters without a picture", len(wordless), 1, "")


async def _costs(bots: Sequence[BotProcess]) -> dict[str, Any]:
    """Of all processes together: the most of what each has for itself, else all of it."""
    costs = [await bot.costs() for bot in bots]
    found = {key: max(cost[key] for cost in costs) for key in ("resident", "owed")}
    for key in ("cpu", "drawn_pictures", "left_out"):
        found[key] = sum(cost[key] for cost in costs)
    for key in ("acknowledged", "lags", "stages"):
        found[key] = [each for cost in costs for each in cost[key]]
    return found
