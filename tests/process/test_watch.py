"""Nothing that runs in the background dies in silence."""

from __future__ import annotations

import asyncio
import logging

import pytest

from engine.core.errors import Unstored
from process.logs import KeyValues, Seldom, note
from process.watch import FIRST, LONGEST, Pauses, Watch


class Time:
    """A clock that moves only by sleeping and working."""

    def __init__(self) -> None:
        self.now = 1_000.0
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        """Skip ahead."""
        self.slept.append(seconds)
        self.now += seconds
        await asyncio.sleep(0)

    def watch(self) -> Watch:
        """A watch that goes by this clock."""
        return Watch(self.sleep, lambda: self.now)


async def for_ever() -> None:
    """Work without an end."""
    await asyncio.Event().wait()


async def settle() -> None:
    """Until everything has had its turn."""
    for _ in range(50):
        await asyncio.sleep(0)


async def test_what_dies_is_told_and_begun_again(caplog: pytest.LogCaptureFixture) -> None:
    time, failures = Time(), [OverflowError("too much"), RuntimeError("again")]

    async def work() -> None:
        if failures:
            raise failures.pop(0)
        await for_ever()

    watch = time.watch()
    watch.keep("health", work)
    await settle()
    assert time.slept == [FIRST, 2 * FIRST]
    told = {"state": "running", "since": 1_003, "restarts": 2, "error": "RuntimeError"}
    assert watch.report() == {"health": told}
    assert [record.getMessage() for record in caplog.records] == ["task_failed"] * 2
    assert [record.exc_info is not None for record in caplog.records] == [True, True]
    await watch.close()


async def test_while_it_waits_it_says_so() -> None:
    watch = Watch(lambda _: for_ever(), lambda: 5.0)

    async def work() -> None:
        raise OSError("no room")

    watch.keep("keeper", work)
    await settle()
    told = {"state": "restarting", "since": 5, "restarts": 1, "error": "OSError"}
    assert watch.report() == {"keeper": told}
    await watch.close()


async def test_an_end_without_an_error_is_a_failure_too() -> None:
    watch, times = Watch(lambda _: for_ever()), []

    async def work() -> None:
        times.append(1)

    watch.keep("messenger", work)
    await settle()
    assert len(times) == 1
    assert watch.report()["messenger"]["error"] == "Ended"
    await watch.close()


async def test_what_was_called_off_inside_is_begun_again() -> None:
    time, calls = Time(), []

    async def work() -> None:
        calls.append(1)
        if len(calls) == 1:
            raise asyncio.CancelledError
        await for_ever()

    watch = time.watch()
    watch.keep("messenger", work)
    await settle()
    assert len(calls) == 2
    await watch.close()
    assert [task for task in asyncio.all_tasks() if task.get_name() == "messenger"] == []


async def test_an_errand_ends_when_it_is_done() -> None:
    time, calls = Time(), []

    async def work() -> None:
        calls.append(1)
        if len(calls) < 3:
            raise Unstored("disk full")

    watch = time.watch()
    done = watch.finish("restore", work)
    assert watch.busy
    await asyncio.wait_for(done, 30)
    assert not watch.busy
    assert (len(calls), watch.report()["restore"]["state"]) == (3, "finished")


def test_pauses_grow_to_a_limit_and_shrink_after_good_times() -> None:
    pauses = Pauses()
    grown = [pauses.after(0) for _ in range(12)]
    assert grown[:4] == [FIRST, 2 * FIRST, 4 * FIRST, 8 * FIRST]
    assert grown[-1] == LONGEST
    assert max(grown) == LONGEST
    assert pauses.after(LONGEST) == FIRST
    patient = Pauses(longest=2 * FIRST)
    assert [patient.after(0) for _ in range(3)] == [FIRST, 2 * FIRST, 2 * FIRST]


# -- a failing store in the log -------------------------------------------------------------------


class Said(logging.Handler):
    """Keeps what would be on stderr."""

    def __init__(self, clock: Time) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.setFormatter(KeyValues())
        self.addFilter(Seldom(lambda: clock.now))

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        self.lines.append(self.format(record))


def test_a_failing_store_is_one_line_a_minute() -> None:
    time = Time()
    log, said = logging.getLogger("tests.flood"), Said(time)
    log.addHandler(said)
    for _ in range(100):
        note(log, "outbox_unreadable", error=Unstored("disk full"), table=4)
    time.now += 60
    note(log, "outbox_unreadable", error=Unstored("disk full"), table=4)
    note(log, "failed", error=ValueError("a mistake"))
    note(log, "failed", error=ValueError("a mistake"))
    log.removeHandler(said)
    first, second, *others = said.lines
    assert first.endswith('event=outbox_unreadable table=4 why="disk full" times=1')
    assert second.endswith("times=100")
    assert len(others) == 2
    assert all("ValueError: a mistake" in line for line in others)


async def test_what_nobody_waits_for_keeps_nobody_waiting() -> None:
    watch, go = Time().watch(), asyncio.Event()

    async def work() -> None:
        await go.wait()

    watch.aside("warm", work)
    await settle()
    assert not watch.busy
    assert watch.report()["warm"]["state"] == "running"
    go.set()
    await settle()
    assert watch.report()["warm"]["state"] == "finished"
