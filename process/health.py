"""A file that says how the bot is, for whatever watches over it (row O6)."""

from __future__ import annotations

import asyncio
import json
import math
import os
import time
from collections.abc import Callable
from logging import ERROR, getLogger
from pathlib import Path
from typing import Any, Protocol

from process.logs import note

EVERY = 15.0
_PATIENCE = 5.0  # seconds that the database may take to say how it is
_log = getLogger(__name__)


class Line(Protocol):
    """The line to Discord, as far as its health goes."""

    @property
    def latency(self) -> float:
        """Seconds between a heartbeat and its answer; not a number, or endless, without a line."""

    @property
    def connected(self) -> bool:
        """Whether events come in."""


class Store(Protocol):
    """The database, as far as its health goes."""

    async def owed(self) -> int:
        """How many messages Discord has not got yet."""

    async def sound(self) -> bool:
        """Whether writes are stored."""

    @property
    def damaged(self) -> bool:
        """Whether part of it was found unreadable."""


class Crew(Protocol):
    """The processes that share the work, as far as this one is one of them."""

    @property
    def holds(self) -> dict[str, list[int]]:
        """The shards whose work is done here, and those whose people are heard."""


class Health:
    """What the file tells; nothing of it can keep it from being told."""

    def __init__(
        self,
        line: Line,
        store: Store,
        tasks: Callable[[], dict[str, Any]],
        path: Path,
        crew: Crew | None = None,
        breaker: Callable[[], dict[str, Any]] = dict,
    ) -> None:
        self._line = line
        self._store = store
        self._tasks = tasks
        self._path = path
        self._crew = crew
        self._breaker = breaker
        self._unwritten = False

    async def keep_telling(self) -> None:
        """Write the file again and again; an old one means that the bot hangs or is gone."""
        lag = 0.0
        while True:
            await self.tell(lag)
            expected = time.monotonic() + EVERY
            await asyncio.sleep(EVERY)
            lag = time.monotonic() - expected

    async def tell(self, lag: float) -> None:
        """One report, put in place whole; a full disk is told of once and tried again next time."""
        report = {**self._of_the_line(), "loop_lag_ms": round(lag * 1000, 1)}
        report |= await self._of_the_store()
        report["breaker"] = self._breaker()
        if self._crew is not None:
            report["shards"] = self._crew.holds
        report["tasks"] = self._tasks()
        try:
            self._write(json.dumps({"at": int(time.time()), **report}) + "\n")
        except OSError as error:
            if not self._unwritten:
                note(_log, "health_unwritten", level=ERROR, why=str(error))
            self._unwritten = True
        else:
            self._unwritten = False

    def _of_the_line(self) -> dict[str, Any]:
        connected, latency = self._line.connected, self._line.latency
        told = connected and math.isfinite(latency)
        return {"connected": connected, "gateway_ms": round(latency * 1000) if told else None}

    async def _of_the_store(self) -> dict[str, Any]:
        try:
            async with asyncio.timeout(_PATIENCE):
                owed, sound = await self._store.owed(), await self._store.sound()
        except Exception:  # whoever needed it has told why
            owed, sound = None, False
        state = "damaged" if self._store.damaged else "ok" if sound else "failing"
        return {"database": state, "owed_messages": owed}

    def _write(self, text: str) -> None:
        part = self._path.with_suffix(".part")
        part.write_text(text, encoding="utf-8")
        os.replace(part, self._path)
