"""Who is served first: what somebody looks at the screen for, before what nobody waits for."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from contextvars import ContextVar
from functools import partial
from itertools import count
from queue import PriorityQueue
from typing import Generic, TypeAlias, TypeVar

T = TypeVar("T")
Server = TypeVar("Server")
_Place: TypeAlias = tuple[int, int, Callable[[Server], None]]
_HEAD_START = 64  # places, so that nobody has to wait for ever

awaited: ContextVar[bool] = ContextVar("awaited", default=False)  # by somebody at a screen


class Line(Generic[Server]):
    """Work that waits for one thread: joined on the loop, served in the thread."""

    def __init__(self) -> None:
        self._waiting: PriorityQueue[_Place[Server]] = PriorityQueue()
        self._numbers = count()

    def join(self, work: Callable[[Server], T]) -> Future[T]:
        """Wait behind everybody who is as urgent."""
        number, done = next(self._numbers), Future[T]()
        place = number - _HEAD_START * awaited.get()
        self._waiting.put((place, number, partial(_serve, work, done)))
        return done

    def serve(self, server: Server) -> None:
        """Whoever is first; to be called once for each who has joined."""
        *_, work = self._waiting.get_nowait()
        work(server)


def _serve(work: Callable[[Server], T], done: Future[T], server: Server) -> None:
    try:
        done.set_result(work(server))
    except BaseException as error:
        done.set_exception(error)
