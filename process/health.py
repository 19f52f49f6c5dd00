"""A file that says how the bot is, for whatever watches over it (row O6)."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Protocol

EVERY = 15.0

Owed = Callable[[], Awaitable[int]]  # how many messages Discord has not got yet


class Line(Protocol):
    """The line to Discord, as far as its health goes."""

    @property
    def latency(self) -> float:
        """Seconds between a heartbeat and its answer."""

    def is_ready(self) -> bool:
        """Whether everything has been received that a start brings."""

    def is_closed(self) -> bool:
        """Whether it was hung up for good."""


async def keep_telling(line: Line, owed: Owed, path: Path) -> None:
    """Write the file again and again; an old one means that the bot hangs or is gone."""
    while True:
        expected = time.monotonic() + EVERY
        await asyncio.sleep(EVERY)
        await tell(line, owed, path, lag=time.monotonic() - expected)


async def tell(line: Line, owed: Owed, path: Path, lag: float) -> None:
    """One report, put in place whole."""
    report = {
        "at": int(time.time()),
        "connected": line.is_ready() and not line.is_closed(),
        "gateway_ms": round(line.latency * 1000) if line.is_ready() else None,
        "loop_lag_ms": round(lag * 1000, 1),
        "owed_messages": await owed(),
    }
    part = path.with_suffix(".part")
    part.write_text(json.dumps(report) + "\n", encoding="utf-8")
    os.replace(part, path)
