"""The bot as the measurement sees it: a process of its own, asked over a pipe."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playground.server import Addresses


@asynccontextmanager
async def bot_process(
    store: Path | str, addresses: Addresses, *more: str
) -> AsyncIterator[BotProcess]:
    """Runs while the block does."""
    arguments = (str(store), addresses.api, addresses.gateway, *more)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench.turn_bot", *arguments),
        cwd=Path(__file__).parents[1],
        stdin=PIPE,
        stdout=PIPE,
        limit=2**26,
    )
    try:
        yield BotProcess(process)
    finally:
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


@dataclass
class BotProcess:
    """Answers one question after the other."""

    process: Process
    _asking: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def costs(self) -> dict[str, Any]:
        """What it cost so far; the lag since it was asked before."""
        report: dict[str, Any] = await self._ask(b"costs\n")
        return report

    async def busy(self) -> bool:
        """Whether it has something to do."""
        return bool(await self._ask(b"\n"))

    async def _ask(self, line: bytes) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        async with self._asking:
            self.process.stdin.write(line)
            await self.process.stdin.drain()
            return json.loads(await self.process.stdout.readline())
