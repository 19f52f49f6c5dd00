"""What an option would bring is told to readers; players made of code try it out instead."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import ParamSpec, TypeVar

_read: ContextVar[bool] = ContextVar("read", default=True)
P = ParamSpec("P")
T = TypeVar("T")


@contextmanager
def unread() -> Iterator[None]:
    """Nobody reads what is asked in here."""
    before = _read.set(False)
    try:
        yield
    finally:
        _read.reset(before)


def preview(say: Callable[P, T], *args: P.args, **more: P.kwargs) -> T | None:
    """What an option would bring, if anybody reads it: to try it out is costly."""
    return say(*args, **more) if _read.get() else None
