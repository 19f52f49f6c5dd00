"""The real bot starts again and again on running games: python -m tests.campaigns.starts.

Each time its keeper checks all games in a thread while its messenger loads them for what is owed.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import sys
import tempfile
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

from engine.ai.chance import random_answer
from engine.core.rng import Rng
from engine.games import GAMES
from playground.models import Channel, ChannelType
from playground.server import Addresses, serve
from playground.world import Settings, World
from sessions.sessions import Sessions
from sessions.shapes import Person, Place

ROOT = Path(__file__).parents[2]
TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"
MOST_GAMES = 6
ANSWERS = 40  # in each game
PATIENCE = 120  # seconds; a start that takes longer hangs
UP = ("event=ready", "games checked", "event=delivered")  # what its log says once it is


@dataclass
class Starts:
    """How the processes ended, and what they said if they ended badly."""

    statuses: Counter[int] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def note(self, number: int, status: int, lines: list[str]) -> None:
        """One start is over."""
        self.statuses[status] += 1
        missing = [word for word in UP if not any(word in line for line in lines)]
        unsound = any("games checked" in line and "problems=0" not in line for line in lines)
        if status != 0 or missing or unsound:
            self.wrong.append(f"start {number}: status {status}, without {missing}")
            self.wrong += lines[-30:]


def main(arguments: list[str]) -> int:
    """Print what went wrong and one line of figures; exit status 1 if any start failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.starts")
    parser.add_argument("--starts", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    begun = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        told = asyncio.run(campaign(Path(folder), asked.starts, asked.seed))
    print(*told.wrong, sep="\n", end="\n" if told.wrong else "")
    ends = ", ".join(f"{count} with status {status}" for status, count in told.statuses.items())
    print(f"{asked.starts} starts: {ends}; {perf_counter() - begun:.0f} s")
    return 1 if told.wrong else 0


async def campaign(folder: Path, starts: int, seed: int) -> Starts:
    """Every start finds the same running games and the same messages owed."""
    told, world = Starts(), World(Settings(token=TOKEN))
    await set_up(world, folder / "before.db", random.Random(seed))
    async with serve(world) as addresses:
        for number in range(1, starts + 1):
            home = folder / "home"
            shutil.rmtree(home, ignore_errors=True)
            home.mkdir()
            shutil.copyfile(folder / "before.db", home / "bot.db")
            told.note(number, *await start_and_stop(home, addresses))
            async with asyncio.timeout(PATIENCE):
                while world.gateway.is_connected:
                    await asyncio.sleep(0.02)
    return told


async def set_up(world: World, file: Path, dice: random.Random) -> None:
    """A running game of each kind in turn in the channels of the world, nothing sent yet."""
    sessions = await Sessions.open(file)
    try:
        games = [game.meta.id for game in GAMES]
        for number, channel in enumerate(_channels(world)):
            await _play(world, sessions, channel, games[number % len(games)], dice)
    finally:
        await sessions.close()


def _channels(world: World) -> list[Channel]:
    open_to_all = [c for c in world.channels.values() if c.type is ChannelType.TEXT]
    return [channel for channel in open_to_all if world.bot_sees(channel)][:MOST_GAMES]


async def _play(
    world: World, sessions: Sessions, channel: Channel, game: str, dice: random.Random
) -> None:
    users = [user for user in world.users.values() if not user.is_bot]
    people = [Person(user.id, user.name, "en") for user in users][: 2 + dice.randrange(2)]
    place = Place(channel.guild_id or 0, channel.id, "en")
    table = await sessions.lobby.open(place, people[0], game)
    for person in people[1:]:
        await sessions.lobby.join(table.id, person)
    table = await sessions.lobby.start(table.id, people[0])
    by_id = {person.id: person for person in people}
    seats = {chair.seat: by_id[chair.user] for chair in table.chairs}
    for _ in range(ANSWERS):
        live = await sessions.context.live(table)
        person = seats[dice.choice(sorted(live.match.asked))]
        ask = await sessions.play.question(table.id, person)
        picks = random_answer(ask.decision, Rng(dice.getrandbits(32))).picks
        await sessions.play.answer(table.id, person, ask.asked, picks)


async def start_and_stop(home: Path, addresses: Addresses) -> tuple[int, list[str]]:
    """One life of bot.py: until it is up and its games are checked, then SIGTERM."""
    known = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "PYTHONFAULTHANDLER": "1",  # a crash says where
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API_BASE": addresses.api,
        "DISCORD_GATEWAY_URL": addresses.gateway,
        "HARBORMASTER_DB": str(home / "bot.db"),
        "LOG_LEVEL": "INFO",
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(ROOT / "bot.py"), cwd=home, env=known, stdout=DEVNULL, stderr=PIPE
    )
    lines: list[str] = []
    try:
        async with asyncio.timeout(PATIENCE):
            await _read(process, lines)
    except TimeoutError:
        process.kill()
    return await process.wait(), lines


async def _read(process: Process, lines: list[str]) -> None:
    """All that it says, to the end; told to stop as soon as it is up."""
    assert process.stderr is not None
    waited = set(UP)
    async for line in process.stderr:
        lines.append(line.decode().rstrip())
        seen = {word for word in waited if word in lines[-1]}
        waited -= seen
        if seen and not waited:
            process.terminate()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
