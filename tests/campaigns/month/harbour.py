"""The whole bot in one process on a clock that only the campaign moves.

It can be stopped in good order, be cut off from Discord, and die in the middle of sending: what it
had stored by then goes on, what it does afterwards reaches nobody.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import cast
from unittest.mock import patch

from db.connection import Connection
from playground.faults import Storm
from playground.ratelimits import RateLimits
from playground.server import serve
from playground.world import World
from sessions.keeper import Keeper
from sessions.sessions import Sessions
from sessions.thinking import Thinkers
from tests.campaigns.hostile.undrawn import undrawn
from tests.e2e.harbor import Harbor, QuickBot
from tests.playground.connect import running
from tests.sessions.bots import Fools

START = 1_805_090_400  # Monday, 15 March 2027, 6:00 in UTC: in that month many clocks change
GRAIN = 60  # seconds: what comes due within so many is seen to together
_REST = 0.002  # seconds of silence after which everything is done
_QUICKEST, _SLOWEST = 20, 90  # seconds, as people have it
_PATIENCE = 120.0  # seconds, real ones, in which the line is there again
_BREATH = 0.002  # seconds between two looks at whether anything has happened


class Unhurried(RateLimits):
    """Nobody waits to edit old messages: in this month they would be all there is."""

    def old_edit_wait(self, channel_id: int) -> float:
        """No time."""
        return 0.0


@dataclass
class Death:
    """Of a process, in the middle of sending."""

    left: Path  # a copy of what it had stored by then
    seconds: int  # until it is begun again
    silence: asyncio.Task[None] | None = None  # since it is dead


@dataclass
class Seaside(Harbor):
    """A harbour whose time stands still until it is moved."""

    seed: int = 1
    reachable: bool = True
    _death: Death | None = None

    def now(self) -> int:
        """What the bot's clock shows."""
        return START + self.skew

    async def start(self) -> None:
        """A new process, as far as the bot can tell; what is left to chance is not, here."""
        self._stack = AsyncExitStack()
        self.sessions = await Sessions.open(self.path, clock=self.now, thinkers=0, sync="normal")
        self._stack.push_async_callback(self.sessions.close)
        context = self.sessions.context
        context.seed, context.draw = (lambda: self._drawn("deal")), (lambda: self._drawn("bot"))
        context.pause = lambda: _QUICKEST + self._drawn("pause") % (_SLOWEST - _QUICKEST)
        context.brief = lambda: 5
        context.thinkers = cast(Thinkers, Fools())
        self.bot = QuickBot(self.sessions, guild_ready_timeout=0.05)
        self.bot.watch.keep("checkpoint", context.db.tidy)
        await self._stack.enter_async_context(running(self.bot, self.addresses))
        await self.settle()

    def _drawn(self, what: str) -> int:
        """By seed and moment alone, so that it does not matter who is seen to first."""
        return random.Random(f"{self.seed} {what} {self.now()}").getrandbits(63)

    async def settle(self) -> None:
        """Until everything that was begun is done."""
        await asyncio.sleep(0)
        await self.world.quiet(rest=_REST)

    async def until(self, moment: int) -> None:
        """Time goes by to this moment, and all that is due then is done."""
        ahead = max(0, moment - self.now())
        self.skew += ahead
        self.world.clock.advance(ahead)
        bot = self.bot
        for lookout in (bot.replies, bot.moves, bot.starts, bot.clocks, bot.notices):
            lookout.wake()
        bot.messenger.wake()
        await self.settle()

    async def next_due(self) -> int | None:
        """When the bot has something to do by itself; None if it waits for people alone."""
        found = await self.sessions.context.db.run(self._dues)
        ahead = [
            await self.sessions.clocks.seconds_to_next(),
            await self.sessions.notices.seconds_to_next(),
            await self.sessions.standing.seconds_to_next(),
            await self.sessions.post.seconds_to_next(),
        ]
        moments = [*found, *(self.now() + int(each) for each in ahead if each is not None)]
        return max(min(moments), self.now() + GRAIN) if moments else None

    def _dues(self, db: Connection) -> list[int]:
        """Of bots, votes, lobbies that start, people who come back, pauses that end.

        A vote in which nobody has said anything stays open when its time is up.
        """
        now = self.now()
        queries = (
            "SELECT min(reply_at) FROM due JOIN seats USING (table_id, seat)"
            " JOIN tables ON tables.id = table_id WHERE replied = 0 AND bot IS NOT NULL"
            " AND status = 'playing' AND paused_by IS NULL AND parked IS NULL",
            f"SELECT min(closes_at) FROM proposals WHERE state = 'open' AND closes_at > {now}",
            "SELECT min(starts_at) FROM tables WHERE status = 'lobby'",
            "SELECT min(until) FROM absences WHERE back_at IS NULL",
            "SELECT min(paused_until) FROM tables WHERE status = 'playing' AND paused_until > 0"
            " AND paused_by IS NOT NULL",
            "SELECT min(due_at) FROM bulletins",
        )
        found = [db.execute(query).fetchone()[0] for query in queries]
        return [at for at in found if at is not None]

    async def keep_house(self) -> None:
        """What the keeper does every hour, but for the copies."""
        keeper = Keeper(self.sessions.context, self.path, self.path.parent)
        await keeper.tidy_lobbies()
        await self.sessions.resting.see_to_all()
        await self.settle()

    # -- trouble ----------------------------------------------------------------------------------

    async def cut_off(self) -> None:
        """From now on Discord cannot be reached."""
        self.reachable = False
        self.world.faults.gateway_closed = True
        self.world.faults.weather = lambda method, path: Storm(cut="before")
        await self.world.faults.drop_gateway(resumable=False)
        while self.bot.connected:
            await asyncio.sleep(_BREATH)

    async def reconnect(self) -> None:
        """Discord is there again."""
        ready = asyncio.ensure_future(self.bot.wait_for("ready"))
        self.world.faults.calm()
        await asyncio.wait_for(ready, _PATIENCE)
        self.reachable = True
        await self.until(self.now())

    async def down(self, seconds: int) -> None:
        """An orderly stop, and a start after a while."""
        await self.stop()
        self._pass(seconds)
        await self.start()
        await self.until(self.now())

    def die_sending(self, seconds: int) -> None:
        """The next message arrives, but the process dies before it hears of that."""
        death = self._death = Death(self.path.with_name(f"{self.path.stem}-again.db"), seconds)

        def weather(method: str, path: str) -> Storm | None:
            if death.silence is not None:
                return Storm(cut="before")
            if method != "POST" or not path.endswith("/messages"):
                return None
            _copy(self.path, death.left)
            death.silence = asyncio.create_task(self._answer_nobody())
            return Storm(cut="after")

        self.world.faults.weather = weather

    @property
    def has_died(self) -> bool:
        """Whether the process is dead, though nobody has noticed yet."""
        return self._death is not None and self._death.silence is not None

    @property
    def busy(self) -> bool:
        """Nobody waits for the dead."""
        return not self.has_died and super().busy

    async def _answer_nobody(self) -> None:
        """Whoever presses now reads that the application did not respond: that is no mistake."""
        while True:
            known = len(self.world.complaints)
            self.world.interactions.lapse()
            del self.world.complaints[known:]
            await asyncio.sleep(_BREATH)

    async def revive(self) -> None:
        """What was stored when it died is opened again after a while."""
        death = self._death
        assert death is not None
        assert death.silence is not None
        death.silence.cancel()
        await self.stop()
        self._death, self.path = None, death.left
        self.world.faults.calm()
        self._pass(death.seconds)
        await self.start()
        await self.until(self.now())

    def _pass(self, seconds: int) -> None:
        self.skew += seconds
        self.world.clock.advance(seconds)


def _copy(path: Path, to: Path) -> None:
    """What is stored at this moment."""
    with closing(sqlite3.connect(path)) as old, closing(sqlite3.connect(to)) as new:
        old.backup(new)


@contextmanager
def undisturbed(world: World) -> Iterator[None]:
    """Nothing is drawn, salts are the same in every run, discord.py goes by the world's clock."""

    def now() -> datetime:
        return datetime.fromtimestamp(world.clock.now(), UTC)

    with ExitStack() as stack:
        stack.enter_context(patch("discord.utils.utcnow", now))
        stack.enter_context(patch("sessions.drawing.draw", undrawn))
        stack.enter_context(patch("sessions.dealing.secrets.token_hex", lambda n: "ab" * n))
        yield


@asynccontextmanager
async def by_the_sea(path: Path, world: World, seed: int) -> AsyncIterator[Seaside]:
    """Everything up."""
    world.limits = Unhurried(world.clock)
    async with serve(world, check=False) as addresses:
        harbour = Seaside(world, addresses, path, seed=seed)
        world.add_busy_check(lambda: harbour.busy)
        await harbour.start()
        try:
            yield harbour
        finally:
            await harbour.stop()
