"""What a press costs on the stand-in, through the real discord.py: python -m bench turn.

The bot runs in a process of its own; presses are timed where a person's client would be.
"""

from __future__ import annotations

import asyncio
import random
import re
import tempfile
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from time import perf_counter
from typing import Any

from bench.figures import feel_lag, judge, share
from bench.turn_growth import print_growth
from bench.turn_process import BotProcess, bot_process
from bench.turn_tables import answered, begun, hands_forgotten, played_by_bots
from cogs.shown.ids import Verb, parse
from engine.ai.players import STRENGTHS
from engine.games import GAMES
from locales import LANGUAGES, words
from playground import fixture
from playground.changes import Change, ChangeKind
from playground.component_rules import Kind
from playground.ids import fixed_id
from playground.models import Channel, Message
from playground.person import Person
from playground.seen import SeenButton, SeenMessage, seen_message
from playground.server import serve
from playground.view import message_view
from playground.world import Settings, World
from process.memory import settle
from sessions.paces import PACES
from sessions.sessions import Sessions
from sessions.shapes import Person as Player
from sessions.shapes import Place
from tests.e2e.harbor import is_settled, offers, verbs

SERVER = "The Fleet"
_PATIENCE = 30.0
_LOOK_BACK = 20
_MENTION = r"<@(\d+)>"  # whoever is up, called or not
_ANSWERING = (Verb.ANSWER, Verb.CHOOSE)
_MANY, _WITH_BOTS = 200, 50  # tables
_GLANCE = 0.25  # seconds between looks at whether a picture will come at all


def main(arguments: Sequence[str]) -> None:
    """Print three small tables: presses, growth, and the aims."""
    parser = ArgumentParser(prog="python -m bench turn", description=__doc__)
    every = [game.meta.id for game in GAMES]
    parser.add_argument("--games", nargs="+", choices=every, default=every)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--presses", type=int, help="at most so many with one table (a whole game)")
    parser.add_argument("--tables", type=int, help="live tables of the second run (200; 50)")
    parser.add_argument("--sample", type=int, default=200, help="presses with many tables")
    parser.add_argument("--hands", type=int, default=4, help="people who press at the same time")
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds between presses")
    parser.add_argument("--finished", type=int, default=500, help="finished tables to carry along")
    parser.add_argument("--cold", action="store_true", help="press while it still warms its cache")
    parser.add_argument("--pace", choices=PACES, default="daily", help="of many tables")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", choices=STRENGTHS, help="only many tables, one person at each")
    asked = parser.parse_args(arguments)
    asyncio.run(_measure(asked))


async def _measure(asked: Any) -> None:
    print("| tables | what | times | p50 ms | p95 ms | p99 ms | max ms |")
    print("|---|---|---:|---:|---:|---:|---:|")
    many = _Run(
        games=asked.games,
        tables=asked.tables or (_WITH_BOTS if asked.bots else _MANY),
        seats=asked.seats,
        most_presses=asked.sample,
        hands=asked.hands,
        think=asked.think,
        seed=asked.seed,
        pace=asked.pace,
        bots=asked.bots,
    )
    if asked.bots:
        await many.measure(cold=asked.cold)
        many.judge_bots()
    else:
        await _measure_people(asked, many)


async def _measure_people(asked: Any, many: _Run) -> None:
    alone = [
        _Run((game,), 1, asked.seats, asked.presses, 1, 0.0, asked.seed) for game in asked.games
    ]
    for run in (*alone, many):
        await run.measure(cold=asked.cold)
    print()
    await print_growth(asked.finished, asked.seats)
    print()
    for run in alone:
        judge(f"acknowledge p99, {run.name}", share(run.times.acknowledged, 99), 100, "ms")
        judge(f"preview p95, {run.name}", share(run.times.previews, 95), 100, "ms")
    judge(f"acknowledge p99, {many.tables} tables", share(many.times.acknowledged, 99), 100, "ms")
    judge(f"preview p95, {many.tables} tables", share(many.times.previews, 95), 300, "ms")
    judge(f"resident, {many.tables} tables", many.resident / 2**20, 230, "MB")


@dataclass
class _Times:
    """Seconds from a press to what the person waits for."""

    acknowledged: list[float] = field(default_factory=list)
    previews: list[float] = field(default_factory=list)
    posters: list[float] = field(default_factory=list)
    lags: list[float] = field(default_factory=list)  # of the stand-in itself, part of all others


@dataclass
class _Run:
    """One bot with so many live tables of some games in turn, and people who press on them."""

    games: Sequence[str]
    tables: int
    seats: int
    most_presses: int | None
    hands: int
    think: float
    seed: int
    pace: str = PACES[0]  # the clocks that run beside the presses
    bots: str | None = None  # how strong those are that play all seats but one
    thinkers: int = 0  # bytes of the processes that think
    times: _Times = field(default_factory=_Times)
    resident: int = 0
    presses: int = 0
    answers: int = 0

    @property
    def name(self) -> str:
        """What it is called in the tables."""
        return f"{self.tables} of {' '.join(self.games)}"

    async def measure(self, *, cold: bool) -> None:
        """Prepare, press, print; as a bot is a minute after its start, unless it is to be cold."""
        world = World(Settings(fixture=self._fleet, ack_deadline=_PATIENCE))
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "bench.db"
            await self._prepare(world, file)
            more = ("--brief",) if self.bots else ()  # bots think as often as they may
            async with (
                serve(world, check=False) as addresses,
                bot_process(file, addresses, *more) as bot,
            ):
                await self._wait_for_posters(world, bot)
                while not cold and (await bot.costs())["warming"] == "running":
                    await asyncio.sleep(1)
                before = await bot.costs()
                await self._press_on(world, bot)
                self._print(before, await bot.costs())

    def _fleet(self, world: World) -> None:
        """A server with a channel for each table."""
        fixture.two_servers(world)
        guild = fixture.new_guild(world, fixed_id(1000), SERVER, world.user("Edda"), "en-US")
        for name in fixture.PEOPLE:
            fixture.join(guild, world.user(name))
        for number in range(self.tables):
            fixture.add_text_channel(world, guild, f"table-{number}", number + 10)

    async def _prepare(self, world: World, file: Path) -> None:
        """Games in all stages, as a bot that was just started finds them."""
        dice = random.Random(self.seed)
        users = [world.user(name) for name in fixture.PEOPLE][: self.seats]
        people = [Player(user.id, user.name, user.locale[:2]) for user in users]
        guild = world.guild(SERVER)
        sessions = await Sessions.open(file)
        for channel, game in zip(guild.channels.values(), cycle(self.games), strict=False):
            place = Place(guild.id, channel.id, "en")
            table = await begun(sessions, place, people, game, self.pace)
            played = dice.randrange(40) if self.tables > 1 else 0
            await answered(sessions, table.id, people, dice, played)
            if self.bots:
                await played_by_bots(sessions, table.id, self.bots)
        await hands_forgotten(sessions)
        await sessions.close()

    async def _wait_for_posters(self, world: World, bot: BotProcess) -> None:
        """Every table has its poster again and the bot rests."""
        channels = world.guild(SERVER).channels.values()
        while not all(map(_posters, channels)) or (await bot.busy() and not self.bots):
            await asyncio.sleep(0.2)

    async def _press_on(self, world: World, bot: BotProcess) -> None:
        channels = list(world.guild(SERVER).channels.values())
        shares = [channels[number :: self.hands] for number in range(self.hands)]
        for language in LANGUAGES:
            words(language)  # to read one takes the stand-in seconds, in which it notes no answer
        settle()
        feeling = asyncio.create_task(feel_lag(self.times.lags))
        await asyncio.gather(*(self._hand(world, bot, share) for share in shares if share))
        feeling.cancel()

    async def _hand(self, world: World, bot: BotProcess, channels: list[Channel]) -> None:
        """One person after another plays a turn at one table after another."""
        dice = random.Random(f"{self.seed} {channels[0].id}")
        while channels and not self._is_enough():
            channel = dice.choice(channels)
            poster = _poster(world, channel)
            up = re.findall(_MENTION, poster.text)
            if up:
                person = Person(world, world.users[int(dice.choice(up))])
                await self._turn(person, poster, dice, bot)
            elif self.bots and Verb.PLAY in verbs(poster):  # it is a bot's turn
                await asyncio.sleep(_GLANCE)
            else:
                channels.remove(channel)

    def _is_enough(self) -> bool:
        return self.most_presses is not None and self.presses >= self.most_presses

    async def _turn(
        self, person: Person, poster: SeenMessage, dice: random.Random, bot: BotProcess
    ) -> None:
        """From Play until there is nothing left to press."""
        opening = next(b for b in poster.buttons if parse(b.custom_id).verb is Verb.PLAY)
        panel = await self._timed(person, poster, opening.custom_id, None, bot)
        while (offered := offers(panel)) and not (is_settled(panel) or self._is_enough()):
            await asyncio.sleep(dice.expovariate(1 / self.think) if self.think else 0)
            chosen = dice.choice(offered)
            values = None
            if not isinstance(chosen, SeenButton):
                count = dice.randint(max(1, chosen.at_least), chosen.at_most)
                values = [option.value for option in dice.sample(chosen.options, count)]
            panel = await self._timed(person, panel, chosen.custom_id, values, bot)

    async def _timed(
        self,
        person: Person,
        message: SeenMessage,
        custom_id: str,
        values: list[str] | None,
        bot: BotProcess,
    ) -> SeenMessage:
        """One press; the panel after it, once its picture or the next poster is there."""
        verb, kind = parse(custom_id).verb, Kind.STRING_SELECT if values else Kind.BUTTON
        self.presses += 1
        self.answers += verb in _ANSWERING
        with _Eye(person, message.channel_id) as eye:
            start = perf_counter()
            outcome = await person.press(
                message, kind, custom_id, values=values, until="acknowledged"
            )
            self.times.acknowledged.append(perf_counter() - start)
            opened = [m for m in outcome.private if m.channel_id == message.channel_id]
            panel = opened[0] if verb is Verb.PLAY else person.look(message)
            if self.bots:  # it never rests, so it cannot be told that no picture will come
                return panel
            if verb is Verb.PLAY or (verb in _ANSWERING and offers(panel)):
                if shown := await eye.preview(bot):
                    self.times.previews.append(shown - start)
            elif verb in _ANSWERING and (posted := await eye.poster(bot)):
                self.times.posters.append(posted - start)
        return panel

    def judge_bots(self) -> None:
        """What people may expect while bots think."""
        judge(f"acknowledge p99, {self.name}", share(self.times.acknowledged, 99), 100, "ms")
        judge(f"thinkers, {self.name}", self.thinkers / 2**20, 150, "MB")

    def _print(self, before: dict[str, Any], after: dict[str, Any]) -> None:
        self.resident, self.thinkers = after["resident"], after["thinkers"]
        for what, seconds in (
            ("press to acknowledge", self.times.acknowledged),
            ("press to preview", self.times.previews),
            ("press to next poster", self.times.posters),
            ("event-loop lag", after["lags"]),
            ("event-loop lag of the stand-in", self.times.lags),
        ):
            shares = " | ".join(f"{share(seconds, percent):.1f}" for percent in (50, 95, 99, 100))
            print(f"| {self.name} | {what} | {len(seconds)} | {shares} |")
        spent, hops = (after[key] - before[key] for key in ("database_seconds", "transactions"))
        count = max(1, self.answers)
        print(
            f"| {self.name} | database: {1000 * spent / count:.1f} ms in {hops / count:.1f}"
            f" transactions an answer, messages included | {self.answers} | | | | |"
        )
        size, drawn = after["resident"] / 2**20, after["drawn"] / 2**20
        print(
            f"| {self.name} | resident {size:.0f} MB, {drawn:.0f} of them drawn before,"
            f" warming {after['warming']}, {after['live']} live | | | | | |",
            flush=True,
        )


class _Eye:
    """Notes when the pictures that a press leads to come."""

    def __init__(self, person: Person, channel: int) -> None:
        self._world, self._user, self._channel = person.world, person.user, channel
        newest = list(self._world.channels[channel].messages.values())[-_LOOK_BACK:]
        self._known = {url for message in newest for url in self._pictures(message)}
        self._preview: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._poster: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._close: Callable[[], None] = lambda: None

    def __enter__(self) -> _Eye:
        self._close = self._world.subscribe(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        self._close()

    def _pictures(self, message: Message) -> list[str]:
        return seen_message(message_view(self._world, message)).picture_urls

    def _note(self, change: Change) -> None:
        message = self._world.channels[self._channel].messages.get(change.message_id)
        if message is None or self._known.issuperset(self._pictures(message)):
            return
        if change.private_to == self._user.id and not self._preview.done():
            self._preview.set_result(perf_counter())
        created = change.kind is ChangeKind.MESSAGE_CREATED and change.private_to is None
        if created and not self._poster.done():
            self._poster.set_result(perf_counter())

    async def preview(self, bot: BotProcess) -> float | None:
        """When the panel got its picture; None for a question without one."""
        return await _noted(self._preview, bot)

    async def poster(self, bot: BotProcess) -> float | None:
        """When the channel got its next poster; None for an answer that leads to none."""
        return await _noted(self._poster, bot)


async def _noted(seen: asyncio.Future[float], bot: BotProcess) -> float | None:
    """When it was seen; None if it was not by the time that the bot rests."""
    async with asyncio.timeout(_PATIENCE):
        while not seen.done():
            await asyncio.wait({seen}, timeout=_GLANCE)
            if not seen.done() and not await bot.busy():
                return None
    return seen.result()


def _posters(channel: Channel) -> bool:
    return any(message.components for message in channel.messages.values())


def _poster(world: World, channel: Channel) -> SeenMessage:
    """The newest public message with buttons."""
    watcher = world.person("Edda")
    seen = [m for m in watcher.visible(channel, _LOOK_BACK) if not m.is_private and verbs(m)]
    return seen[-1]
