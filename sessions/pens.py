"""The threads that draw: what somebody waits for goes before what nobody waits for."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from enum import IntEnum
from itertools import count
from threading import Lock
from time import monotonic
from typing import Any, TypeAlias, TypeVar

from engine.core.errors import Refused

DRAWING_THREADS = 2
FAIR = 8  # drawings after which something less urgent has its turn, so that all have theirs
T = TypeVar("T")


class Urgency(IntEnum):
    """Who waits for a drawing; the most urgent first."""

    AWAITED = 0  # somebody has pressed or typed and looks at the screen
    OWED = 1  # a poster or a letter: it comes when it comes
    AHEAD = 2  # nobody has asked for it yet


@dataclass(frozen=True)
class _Job:
    """A drawing that waits for a pen."""

    number: int
    since: float
    work: Callable[[], Any]
    done: Future[Any]


# Of a drawing: how urgent it was, how long it waited and took, whether it failed.
Drew: TypeAlias = Callable[[Urgency, float, float, bool], None]


class Pens:
    """A few threads and what waits for them."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.drew: list[Drew] = []  # told in the thread that has drawn
        self._threads = ThreadPoolExecutor(DRAWING_THREADS, thread_name_prefix="draw")
        self._waiting: dict[Urgency, deque[_Job]] = {urgency: deque() for urgency in Urgency}
        self._numbers = count()
        self._passed_over = 0  # drawings in a row that went before something less urgent
        self._lock = Lock()

    def draw(self, work: Callable[[], T], urgency: Urgency) -> Future[T]:
        """Have something drawn; a drawing that is called off before its turn is never begun."""
        done: Future[T] = Future()
        with self._lock:
            job = _Job(next(self._numbers), self.clock(), work, done)
            self._waiting[urgency].append(job)
        self._threads.submit(self._draw_next)
        return done

    def waiting(self) -> dict[Urgency, int]:
        """How many drawings wait for a pen."""
        return {urgency: len(jobs) for urgency, jobs in self._waiting.items()}

    def longest_wait(self) -> float:
        """How long whoever waits for a drawing has waited at most."""
        with self._lock:
            jobs = [*self._waiting[Urgency.AWAITED], *self._waiting[Urgency.OWED]]
            wanted = (job.since for job in jobs if not job.done.cancelled())
            oldest = min(wanted, default=None)
        return 0.0 if oldest is None else self.clock() - oldest

    def close(self) -> None:
        """Let the pens finish what they draw; what waits for them is not wanted any more."""
        self._threads.shutdown(cancel_futures=True)
        for jobs in self._waiting.values():
            for job in jobs:
                job.done.cancel()

    def _draw_next(self) -> None:
        """One call for each job, which takes whatever is then the most urgent."""
        with self._lock:
            urgency, job = self._next()
        if not job.done.set_running_or_notify_cancel():
            return
        begun = self.clock()
        try:
            drawn = job.work()
        except BaseException as error:
            self._tell(urgency, job, begun, failed=not isinstance(error, Refused))
            job.done.set_exception(error)
        else:
            self._tell(urgency, job, begun, failed=False)
            job.done.set_result(drawn)

    def _tell(self, urgency: Urgency, job: _Job, begun: float, *, failed: bool) -> None:
        for told in self.drew:
            told(urgency, begun - job.since, self.clock() - begun, failed)

    def _next(self) -> tuple[Urgency, _Job]:
        """The oldest of the most urgent; now and then the oldest of the others."""
        first, *others = (urgency for urgency, jobs in self._waiting.items() if jobs)
        if others and self._passed_over == FAIR:
            first = min(others, key=lambda urgency: self._waiting[urgency][0].number)
            others = []
        self._passed_over = self._passed_over + 1 if others else 0
        return first, self._waiting[first].popleft()
