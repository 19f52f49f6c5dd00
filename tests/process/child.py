"""The bot as a process of its own against the stand-in: its log, its health file, its end."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playground.seen import SeenMessage
from playground.server import Addresses
from playground.world import Settings, World

ROOT = Path(__file__).parents[2]
TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"
LONG = 30.0  # seconds that nothing here should ever take


def new_world() -> World:
    """A stand-in that knows the token."""
    return World(Settings(token=TOKEN))


@dataclass
class Child:
    """A running bot."""

    process: Process
    folder: Path
    lines: list[str] = field(default_factory=list)  # of its log, so far

    async def read(self) -> None:
        """Take every line as it comes, so that the pipe never fills."""
        assert self.process.stderr is not None
        async for line in self.process.stderr:
            self.lines.append(line.decode().rstrip())

    def said(self, *parts: str) -> list[str]:
        """The log lines that hold all of these."""
        return [line for line in self.lines if all(part in line for part in parts)]

    @property
    def log(self) -> str:
        """Everything it has said."""
        return "\n".join(self.lines)

    def health(self) -> dict[str, Any]:
        """What it last wrote about itself; nothing before it wrote anything."""
        path = self.folder / "data" / "health.json"
        report: dict[str, Any] = json.loads(path.read_text()) if path.exists() else {}
        return report

    @property
    def written(self) -> int:
        """When it last wrote that, in nanoseconds."""
        return (self.folder / "data" / "health.json").stat().st_mtime_ns

    async def until(self, holds: Callable[[], object], limit: float = LONG) -> None:
        """Wait for a condition; the log tells why it never came."""
        try:
            async with asyncio.timeout(limit):
                while not holds():
                    await asyncio.sleep(0.02)
        except TimeoutError:
            raise AssertionError(f"it never came to that:\n{self.log}\n{self.health()}") from None

    async def up(self) -> None:
        """Until it is ready."""
        await self.until(lambda: self.said("event=ready"))

    async def ended(self, limit: float = LONG) -> int:
        """Its exit status."""
        try:
            return await asyncio.wait_for(self.process.wait(), limit)
        except TimeoutError:
            raise AssertionError(f"it did not end:\n{self.log}") from None

    async def stopped(self, limit: float = LONG) -> int:
        """Ask it to stop; its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return await self.ended(limit)


@asynccontextmanager
async def running(
    folder: Path, addresses: Addresses, *shorter: str, **environment: str
) -> AsyncIterator[Child]:
    """A bot on this stand-in while the block runs; killed at its end if it still lives."""
    known = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "LANG": "en_GB.UTF-8",
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API_BASE": addresses.api,
        "DISCORD_GATEWAY_URL": addresses.gateway,
        **environment,
    }
    program = (sys.executable, "-m", "tests.process.quick_bot", *shorter)
    process = await asyncio.create_subprocess_exec(
        *program, cwd=folder, env=known, stdin=DEVNULL, stdout=DEVNULL, stderr=PIPE
    )
    child = Child(process, folder)
    reading = asyncio.create_task(child.read())
    try:
        yield child
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
        await reading


async def opened_lobby(world: World, host: str, place: str) -> SeenMessage:
    """Somebody opens a table; its poster, once it is there."""
    person = world.person(host)
    await person.slash(place, "game new", game="river_of_gold")
    return await person.wait_for(
        lambda m: any(button.label == "Join" for button in m.buttons), LONG
    )
