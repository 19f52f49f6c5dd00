"""Faults at random: in requests, on the line, on the disk, in people's mailboxes."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from playground.errors import (
    CLOSED_DM,
    INVALID_TOKEN,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    UNKNOWN_INTERACTION,
    UNKNOWN_WEBHOOK,
    Problem,
)
from playground.faults import Storm
from playground.world import World
from tests.campaigns.faults.process import Bot

BREEZE, STORM = 0.01, 0.4  # how many of the requests run into trouble
_SLOW = Storm(delay=0.3)
_ANYWHERE = (
    Storm(Problem(503, 0, "Service Unavailable")),
    Storm(Problem(502, 0, "Bad Gateway")),
    Storm(Problem(429, 0, "You are being rate limited."), retry_after=0.1),
    Storm(cut="before"),
    Storm(cut="after"),
    _SLOW,
)
_BAD_FORM = Storm(Problem(400, 50035, "Invalid Form Body"))
_REFUSALS: tuple[tuple[str, tuple[Storm, ...]], ...] = (
    ("POST /interactions/*", (Storm(UNKNOWN_INTERACTION), _BAD_FORM)),
    ("* /webhooks/*", (Storm(UNKNOWN_WEBHOOK), Storm(INVALID_TOKEN))),
    ("POST /channels/*/messages", (Storm(MISSING_PERMISSIONS), Storm(MISSING_ACCESS), _BAD_FORM)),
    ("* /channels/*", (Storm(MISSING_PERMISSIONS), Storm(MISSING_ACCESS))),
    ("POST /users/@me/channels", (Storm(CLOSED_DM),)),
)


@dataclass
class Weather:
    """Decides about each request, and stirs up everything else."""

    world: World
    bot: Bot
    dice: random.Random
    met: Counter[str] = field(default_factory=Counter)  # faults by kind
    _share: float = BREEZE

    def __call__(self, method: str, path: str) -> Storm | None:
        """What this request runs into."""
        if self.dice.random() >= self._share:
            return None
        request = f"{method} {path}"
        refusals = next((s for route, s in _REFUSALS if fnmatchcase(request, route)), ())
        storm = self.dice.choice((*_ANYWHERE, *refusals))
        self.met[_kind(storm)] += 1
        return storm

    async def blow(self) -> None:
        """One trouble after another, with some quiet between them."""
        self.world.faults.weather = self
        troubles: tuple[Callable[[], Awaitable[None]], ...] = (
            self._storm,
            self._storm,
            self._full_disk,
            self._drop,
            self._closed_gateway,
            self._closed_mailbox,
        )
        while True:
            await asyncio.sleep(self.dice.uniform(1, 4))
            await self.bot.up.wait()
            await self.dice.choice(troubles)()

    @contextmanager
    def storming(self) -> Iterator[None]:
        """Most requests still get through, but none can be relied on."""
        self._share = STORM
        try:
            yield
        finally:
            self._share = BREEZE

    async def _storm(self) -> None:
        with self.storming():
            await asyncio.sleep(self.dice.uniform(0.2, 2))

    async def _full_disk(self) -> None:
        """Now and then with room for a few pages more."""
        self.met["full disk"] += 1
        with suppress(ProcessLookupError):
            self.bot.fill_disk(self.dice.choice((0, 4096, self._size() + 20_000)))
        try:
            await asyncio.sleep(self.dice.uniform(0.2, 3))
        finally:
            self.bot.clear_disk()

    def _size(self) -> int:
        log = self.bot.file.with_name(self.bot.file.name + "-wal")
        return log.stat().st_size if log.exists() else 0

    async def _drop(self) -> None:
        resumable = self.dice.random() < 0.7
        self.met["lost line" if resumable else "lost session"] += 1
        await self.world.faults.drop_gateway(resumable=resumable)

    async def _closed_gateway(self) -> None:
        """The line is lost and for a while there is no other."""
        self.met["no gateway"] += 1
        self.world.faults.gateway_closed = True
        try:
            await self.world.faults.drop_gateway(resumable=self.dice.random() < 0.5)
            await asyncio.sleep(self.dice.uniform(0.2, 2))
        finally:
            self.world.faults.gateway_closed = False

    async def _closed_mailbox(self) -> None:
        self.met["closed mailbox"] += 1
        people = [user for user in self.world.users.values() if not user.is_bot]
        user = self.dice.choice(people)
        self.world.faults.close_dms(user)
        try:
            await asyncio.sleep(self.dice.uniform(1, 3))
        finally:
            self.world.faults.close_dms(user, closed=False)


def _kind(storm: Storm) -> str:
    if storm.problem is not None:
        return str(storm.problem.status)
    return f"cut {storm.cut}" if storm.cut else "slow"
