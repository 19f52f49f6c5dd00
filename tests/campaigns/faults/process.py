"""The bot as a process: started, killed, starved of disk, looked at from outside."""

from __future__ import annotations

import asyncio
import json
import os
import re
import resource
import signal
import sqlite3
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from db.connection import Connection
from playground.server import Addresses
from playground.world import World

ROOT = Path(__file__).parents[3]
TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"
PATIENCE = 120.0  # seconds for what only a hanging process does not do, however busy the machine
_TRIES = 8  # starts in a row that may fail while Discord is in trouble
_ALIVE = ("running", "finished")
_EVENT = re.compile(r"^time=\S+ level=(warning|error|critical) .*?event=(\"[^\"]*\"|\S+)")


async def until(holds: Callable[[], bool], patience: float = PATIENCE) -> bool:
    """Wait for what another process does; whether it did."""
    try:
        async with asyncio.timeout(patience):
            while not holds():
                await asyncio.sleep(0.02)
    except TimeoutError:
        return False
    return True


@dataclass
class Bot:
    """One bot on one file, in one life after another."""

    folder: Path
    addresses: Addresses
    world: World
    pictures: bool = False
    log: Path | None = None
    ahead: float = 0.0
    lives: int = 0
    kills: int = 0
    wrong: list[str] = field(default_factory=list)
    complaints: Counter[str] = field(default_factory=Counter)  # warnings and errors in its log
    up: asyncio.Event = field(default_factory=asyncio.Event)
    _process: Process | None = None
    _aside: list[asyncio.Task[None]] = field(default_factory=list)

    @property
    def file(self) -> Path:
        """The database."""
        return self.folder / "bot.db"

    @property
    def pid(self) -> int:
        """The number of the running process."""
        assert self._process is not None
        return self._process.pid

    # -- from birth to death ----------------------------------------------------------------------

    async def start(self) -> None:
        """A new life on the same file; one that ends by itself is noted and another begun."""
        for _ in range(_TRIES):
            process = await self._spawn()
            if await until(partial(self._decided, process)) and process.returncode is None:
                self.up.set()
                return
            self.wrong.append(f"life {self.lives} did not come up: status {process.returncode}")
            await self._end(signal.SIGKILL)
        raise RuntimeError("the bot does not start any more")

    def _decided(self, process: Process) -> bool:
        return process.returncode is not None or self.connected

    @property
    def connected(self) -> bool:
        """Whether it is on the line."""
        return self.world.gateway.is_connected

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """What it has stored."""
        with closing(sqlite3.connect(f"file:{self.file}?mode=ro", uri=True)) as db:
            yield db

    @property
    def settings(self) -> dict[str, str]:
        """What it is told beside the token and where Discord is."""
        return {"HARBORMASTER_DB": str(self.file)}

    async def _spawn(self) -> Process:
        program = [sys.executable, "-m", "tests.campaigns.faults.child", f"--ahead={self.ahead}"]
        program += ["--pictures"] if self.pictures else []
        known = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": TOKEN,
            "DISCORD_API_BASE": self.addresses.api,
            "DISCORD_GATEWAY_URL": self.addresses.gateway,
            **self.settings,
            "HARBORMASTER_SYNC": "normal",  # kills are no power cuts
            "LOG_LEVEL": "INFO" if self.log else "WARNING",
        }
        self.lives += 1
        self._process = await asyncio.create_subprocess_exec(
            *program, cwd=self.folder, env=known, stdout=DEVNULL, stderr=PIPE, limit=1 << 22
        )
        self._aside.append(asyncio.create_task(self._listen(self._process)))
        return self._process

    async def _listen(self, process: Process) -> None:
        """Count what it complains of; a pipe that nobody reads would stop it."""
        assert process.stderr is not None
        async for line in process.stderr:
            text = line.decode(errors="replace")
            if found := _EVENT.match(text):
                self.complaints[found[2].strip('"')[:60]] += 1
            if self.log:
                with self.log.open("a") as out:
                    out.write(text)

    async def kill(self, outage: float = 0.0) -> None:
        """kill -9, and perhaps so long a pause that much is forgotten."""
        self.up.clear()
        await self._end(signal.SIGKILL)
        self._lapse()
        self.kills += 1
        if outage:
            self.ahead += outage
            self.world.clock.advance(outage)

    def _lapse(self) -> None:
        """Nobody answers what it has not."""
        self.world.interactions.lapse()

    async def stop(self) -> None:
        """An orderly stop, as an operator asks for it."""
        self.up.clear()
        if await self._end(signal.SIGTERM) != 0:
            self.wrong.append("the bot did not stop in good order")

    async def _end(self, number: signal.Signals) -> int | None:
        process = self._process
        assert process is not None
        with suppress(ProcessLookupError):
            process.send_signal(number)
        if not await until(lambda: process.returncode is not None):
            self.wrong.append("the bot hung when told to stop")
            process.kill()
        await process.wait()
        await until(lambda: not self.connected)
        return process.returncode

    @property
    def died(self) -> int | None:
        """Its exit status, if it ended by itself."""
        return self._process.returncode if self._process and self.up.is_set() else None

    # -- from outside -----------------------------------------------------------------------------

    def fill_disk(self, room: int) -> None:
        """No file may grow beyond so many bytes: a disk that is full."""
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))

    def clear_disk(self) -> None:
        """There is room again."""
        limits = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        with suppress(ProcessLookupError):
            resource.prlimit(self.pid, resource.RLIMIT_FSIZE, limits)

    def memory(self) -> int:
        """Kilobytes of its own that it holds; files that are mapped do not count."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(re.findall(r"RssAnon:\s+(\d+)", status)[0])

    @property
    def told(self) -> Path:
        """Where it says how it is."""
        return self.folder / "health.json"

    def health(self) -> dict[str, Any]:
        """What it last said about itself, with the age of that in seconds."""
        try:
            told: dict[str, Any] = json.loads(self.told.read_text())
        except (OSError, ValueError):
            return {"age": float("inf")}
        return told | {"age": time.time() + self.ahead - told["at"]}

    def dead_tasks(self) -> list[str]:
        """The background tasks that neither run nor have done their work."""
        tasks = self.health().get("tasks", {}).items()
        return [f"{name} is {how}" for name, how in tasks if how["state"] not in _ALIVE]
