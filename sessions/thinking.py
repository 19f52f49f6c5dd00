"""Thinking off the loop: a few modest processes, and what waits for them (rows B4, B7).

No table waits long for another table's bot: where several wait, a strong player is thought of as
a steady one, and where many do, or no process can be begun, a thread of the bot thinks itself, but
only what is quick. A process that dies or hangs is replaced and its question thought of again,
each time as a weaker player: what is thought is nowhere else, so nothing is lost.
"""

from __future__ import annotations

import asyncio
import math
import os
import time
from asyncio import Future, Task
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from itertools import count
from logging import getLogger
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from engine.ai.hints import Hint
from engine.core.decision import Answer, Seat
from engine.core.registry import Registry
from engine.games import GAMES
from sessions.thinker import Thinker, Thought, Wanted
from sessions.worker import Died, Limits, NoStart, Worker, program

_log = getLogger(__name__)
_WEAKER = {"strong": "steady", "steady": "easy", "easy": "easy"}
_TRIES = 3
SECONDS = 1.2  # of a strong player
_LONG = 2  # questions that wait for the thread: from here on players are easy
_RETRY = 60.0  # seconds after which a process is tried again where none could be begun

_Think: TypeAlias = Callable[[Wanted], Awaitable[Thought]]
_read = msgspec.json.Decoder(Thought).decode
_write = msgspec.json.Encoder().encode


class Unthinkable(Exception):
    """No player could make anything of this question, however weak."""


class Urgency(IntEnum):
    """Who waits for a thought; the most urgent first."""

    AWAITED = 0  # somebody looks at the screen
    BOT = 1


def usual_workers() -> int:
    """As many processes as leave the bot its room."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return 1 if (cores or 1) <= 2 else 2


@dataclass(frozen=True, slots=True)
class _Job:
    """A question that waits for a thinker."""

    wanted: Wanted
    done: Future[Thought]


class Thinkers:
    """Players of code, thinking where they disturb nobody."""

    def __init__(
        self,
        games: Registry = GAMES,
        maps: Mapping[str, Path] | None = None,
        workers: int | None = None,
        limits: Limits | None = None,
        command: Sequence[str] = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        number = usual_workers() if workers is None else workers
        command = command or program(maps or {})
        self._limits = limits or Limits()
        self._workers = [Worker(command, self._limits) for _ in range(number)]
        self._jobs: asyncio.PriorityQueue[tuple[Urgency, int, _Job]] = asyncio.PriorityQueue()
        self._numbers = count()
        self._tasks: list[Task[None]] = []
        self._own = Thinker(games)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="think")
        self._in_thread = 0
        self._clock = clock
        self._no_start_until = -math.inf
        self._closed = False

    async def plan(
        self, game: str, match: bytes, seat: Seat, strength: str, seed: int
    ) -> tuple[Answer, ...]:
        """What a bot answers, and what next; the match is as its seat sees it."""
        wanted = Wanted(game, msgspec.Raw(match), seat, strength, seed, SECONDS)
        return (await self._thought(wanted, Urgency.BOT)).answers

    async def hint(
        self, game: str, match: bytes, seat: Seat, seed: int, goal: tuple[str, ...] = ()
    ) -> Hint:
        """What a steady player would do, for somebody who looks at the screen."""
        raw = msgspec.Raw(match)
        wanted = Wanted(game, raw, seat, "steady", seed, SECONDS, hint=True, goal=goal)
        found = (await self._thought(wanted, Urgency.AWAITED)).hint
        assert found is not None
        return found

    @property
    def waiting(self) -> int:
        """How many questions wait for a thinker."""
        return self._jobs.qsize() + self._in_thread

    def pids(self) -> list[int]:
        """The numbers of the processes that there are now."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def close(self) -> None:
        """Stop thinking; whoever waits for a thought is told that there will be none."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        while not self._jobs.empty():
            self._jobs.get_nowait()[2].done.cancel()
        for worker in self._workers:
            await worker.end()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _thought(self, wanted: Wanted, urgency: Urgency) -> Thought:
        if self._closed:
            raise asyncio.CancelledError  # like those that were waiting
        if not self._workers or self._jobs.qsize() >= self._limits.full * len(self._workers):
            return await self._tried(self._by_thread, wanted)
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._work(worker)) for worker in self._workers]
        job = _Job(wanted, asyncio.get_running_loop().create_future())
        self._jobs.put_nowait((urgency, next(self._numbers), job))
        return await job.done

    async def _tried(
        self, think: Callable[[Wanted], Awaitable[Thought]], wanted: Wanted
    ) -> Thought:
        """What came of it at last, as a weaker player each time."""
        for _ in range(_TRIES):
            thought = await think(wanted)
            if not thought.failed:
                return thought
            _log.error("%s: a %s player fails, %s", wanted.game, wanted.strength, thought.failed)
            wanted = _as(_WEAKER[wanted.strength], wanted)
        raise Unthinkable(wanted.game)

    # -- processes --------------------------------------------------------------------------------

    async def _work(self, worker: Worker) -> None:
        """Whatever is then the most urgent, one after the other."""
        while True:
            _, _, job = await self._jobs.get()
            if not job.done.done():  # else nobody waits for it any more
                await self._settle(job, worker)

    async def _settle(self, job: _Job, worker: Worker) -> None:
        try:
            thought = await self._tried(partial(self._by_process, worker), self._hurried(job))
        except Exception as error:
            if not job.done.done():
                job.done.set_exception(error)
        else:
            if not job.done.done():
                job.done.set_result(thought)
        finally:
            job.done.cancel()  # where there is no result because all this stops

    def _hurried(self, job: _Job) -> Wanted:
        """Nobody is strong while others wait."""
        busy = self._jobs.qsize() >= self._limits.hurried * len(self._workers)
        return _quick(job.wanted) if busy else job.wanted

    async def _by_process(self, worker: Worker, wanted: Wanted) -> Thought:
        if self._clock() < self._no_start_until:
            return await self._by_thread(wanted)
        try:
            return _read(await worker.ask(_write(wanted)))
        except Died as error:
            return Thought(failed=str(error))
        except NoStart as error:
            self._no_start_until = self._clock() + _RETRY
            _log.error("no thinker can be begun, so the bot thinks itself: %s", error)
            return await self._by_thread(wanted)

    # -- a thread ---------------------------------------------------------------------------------

    async def _by_thread(self, wanted: Wanted) -> Thought:
        """Quick thoughts only: it is the bot that they slow down."""
        quick = _quick(wanted) if self._in_thread < _LONG else _as("easy", wanted)
        self._in_thread += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self._own.think, quick)
        finally:
            self._in_thread -= 1


def _quick(wanted: Wanted) -> Wanted:
    return _as("steady", wanted) if wanted.strength == "strong" else wanted


def _as(strength: str, wanted: Wanted) -> Wanted:
    return replace(wanted, strength=strength)
