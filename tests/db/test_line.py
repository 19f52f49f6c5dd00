"""Who is served first, where many wait for one thread."""

from __future__ import annotations

from concurrent.futures import Future
from contextvars import copy_context

from db.line import Line, awaited

MANY = 100


def _joined(line: Line[list[str]], name: str) -> None:
    line.join(lambda served: served.append(name))


def _urgently(line: Line[list[str]], name: str) -> None:
    awaited.set(True)
    _joined(line, name)


def _served(line: Line[list[str]], count: int) -> list[str]:
    served: list[str] = []
    for _ in range(count):
        line.serve(served)
    return served


def test_whoever_is_looked_at_goes_before_the_others() -> None:
    line: Line[list[str]] = Line()
    for name in "ab":
        _joined(line, name)
    copy_context().run(_urgently, line, "c")
    _joined(line, "d")
    copy_context().run(_urgently, line, "e")
    assert _served(line, 5) == list("ceabd")


def test_nobody_waits_for_ever() -> None:
    line: Line[list[str]] = Line()
    _joined(line, "a letter")
    for _ in range(MANY):
        copy_context().run(_urgently, line, "a press")
    assert "a letter" in _served(line, MANY)


def test_each_is_told_what_came_of_their_own() -> None:
    line: Line[int] = Line()
    late = line.join(lambda server: server + 1)
    broken = copy_context().run(_hurried, line)
    line.serve(0)
    assert isinstance(broken.exception(0), ZeroDivisionError)
    assert not late.done()
    line.serve(2)
    assert late.result(0) == 3


def _hurried(line: Line[int]) -> Future[float]:
    awaited.set(True)
    return line.join(lambda server: 1 / server)
