"""Watches over what runs in the background: whatever dies is told, begun again and shown."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from logging import ERROR, getLogger
from typing import Any, Literal, TypeAlias

from process.logs import note
from process.wire import TROUBLE

FIRST = 1.0  # seconds until the first new try; then twice as many each time
LONGEST = 300.0
_PATIENCE = 1.0
_log = getLogger(__name__)

Work: TypeAlias = Callable[[], Awaitable[None]]
Sleep: TypeAlias = Callable[[float], Awaitable[None]]


class Pauses:
    """How long to wait before the next try; short ones again once things went well for a while."""

    def __init__(self, longest: float | None = None) -> None:
        self._longest = longest
        self._tries = 0

    def after(self, lived: float) -> float:
        """The pause after something that held so many seconds."""
        longest = LONGEST if self._longest is None else self._longest
        self._tries = 0 if lived >= longest else self._tries
        pause = min(FIRST * 2.0 ** min(self._tries, 30), longest)
        self._tries += 1
        return pause


@dataclass
class Standing:
    """How a task is, as the health file tells it."""

    state: Literal["running", "restarting", "finished"]
    since: int
    restarts: int = 0
    error: str | None = None  # the kind of the last one


class Watch:
    """Named tasks, none of which dies in silence."""

    def __init__(
        self, sleep: Sleep = asyncio.sleep, clock: Callable[[], float] = time.time
    ) -> None:
        self._sleep = sleep
        self._clock = clock
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._standings: dict[str, Standing] = {}
        self._errands: set[str] = set()

    def keep(self, name: str, work: Work) -> None:
        """Something that goes on for as long as the bot runs: its end is a failure, too."""
        self._begin(name, self._kept(name, work, Pauses(), endless=True))

    def finish(self, name: str, work: Work, longest: float | None = None) -> asyncio.Task[None]:
        """Something that is done once, tried until it succeeds."""
        self._errands.add(name)
        return self._begin(name, self._kept(name, work, Pauses(longest), endless=False))

    def aside(self, name: str, work: Work) -> None:
        """The same for something that nobody waits for."""
        self._begin(name, self._kept(name, work, Pauses(), endless=False))

    @property
    def busy(self) -> bool:
        """Whether something that has an end is being done right now."""
        return any(self._standings[name].state == "running" for name in self._errands)

    def report(self) -> dict[str, dict[str, Any]]:
        """How all tasks are."""
        return {name: asdict(standing) for name, standing in self._standings.items()}

    async def close(self) -> None:
        """Let everything go; what does not want to is left behind."""
        for task in self._tasks.values():
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks.values(), timeout=_PATIENCE)

    def _begin(self, name: str, watched: Any) -> asyncio.Task[None]:
        assert name not in self._tasks, name
        self._standings[name] = Standing("running", int(self._clock()))
        task: asyncio.Task[None] = asyncio.create_task(watched, name=name)
        self._tasks[name] = task
        return task

    async def _kept(self, name: str, work: Work, pauses: Pauses, *, endless: bool) -> None:
        while True:
            began = self._clock()
            error = await _outcome(work)
            if error is None and not endless:
                self._stands(name, "finished")
                return
            pause = pauses.after(self._clock() - began)
            self._failed(name, error or Ended(name), pause)
            await self._sleep(pause)
            self._stands(name, "running")

    def _stands(self, name: str, state: Literal["running", "restarting", "finished"]) -> None:
        self._standings[name].state = state
        self._standings[name].since = int(self._clock())

    def _failed(self, name: str, error: BaseException, pause: float) -> None:
        self._stands(name, "restarting")
        self._standings[name].restarts += 1
        self._standings[name].error = type(error).__name__
        told = None if isinstance(error, TROUBLE) else error  # no traceback mends the weather
        why = f"{type(error).__name__}: {error}"
        seconds = round(pause, 1)
        note(_log, "task_failed", error=told, level=ERROR, task=name, why=why, next_try_s=seconds)


class Ended(Exception):
    """A task that should go on for ever came to an end."""


async def _outcome(work: Work) -> BaseException | None:
    """Why it ended, None if it just did; being told to stop is no outcome."""
    try:
        await work()
    except asyncio.CancelledError as error:
        task = asyncio.current_task()
        if task is not None and task.cancelling():
            raise
        return error  # something inside was called off, not this task
    except Exception as error:
        return error
    return None
