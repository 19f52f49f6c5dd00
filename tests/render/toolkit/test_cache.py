"""Each thing is built once, by one thread, and whoever wants it meanwhile waits for it."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from threading import Barrier, Event
from typing import Any

import pytest

from render.toolkit.cache import Cache

LONG = 60  # seconds: a test that waits so long has failed


@dataclass(frozen=True)
class Stone:
    """Something of known weight."""

    weight: int = 1


class Asked(Cache):
    """A cache that notes when somebody begins to wait for what another thread builds."""

    def __init__(self) -> None:
        super().__init__()
        self.waited = Event()

    def _promised(self) -> Future[Any]:
        told = self.waited

        class Promise(Future[Any]):
            def result(self, timeout: float | None = None) -> Any:
                told.set()
                return super().result(timeout)

        return Promise()


@pytest.fixture
def threads() -> Iterator[ThreadPoolExecutor]:
    """Two of them."""
    with ThreadPoolExecutor(2) as pool:
        yield pool


def test_two_threads_build_one_thing(threads: ThreadPoolExecutor) -> None:
    cache, begun, built = Asked(), Event(), []

    def slow() -> Stone:
        begun.set()
        assert cache.waited.wait(LONG), "the other thread waits for this one"
        built.append(Stone())
        return built[-1]

    first = threads.submit(cache.get, "key", slow)
    assert begun.wait(LONG)
    second = threads.submit(cache.get, "key", slow)
    assert first.result(LONG) is second.result(LONG) is built[0]
    assert cache.built == len(built) == 1


def test_different_things_are_built_at_the_same_time(threads: ThreadPoolExecutor) -> None:
    cache, both = Cache(), Barrier(2, timeout=LONG)

    def build() -> Stone:
        both.wait()
        return Stone()

    for done in [threads.submit(cache.get, key, build) for key in "ab"]:
        assert done.result(LONG) == Stone()


def test_what_is_built_may_be_made_of_what_another_thread_builds(
    threads: ThreadPoolExecutor,
) -> None:
    cache, begun = Asked(), Event()

    def sprite() -> Stone:
        begun.set()
        assert cache.waited.wait(LONG)
        return Stone(3)

    def layer() -> Stone:
        return Stone(cache.get("sprite", sprite).weight + 1)

    below = threads.submit(cache.get, "sprite", sprite)
    assert begun.wait(LONG)
    above = threads.submit(cache.get, "layer", layer)
    assert (below.result(LONG), above.result(LONG)) == (Stone(3), Stone(4))


def test_a_build_that_fails_fails_for_all_who_wait_and_is_tried_again(
    threads: ThreadPoolExecutor,
) -> None:
    cache, begun = Asked(), Event()

    def broken() -> Stone:
        begun.set()
        assert cache.waited.wait(LONG)
        raise OverflowError

    first = threads.submit(cache.get, "key", broken)
    assert begun.wait(LONG)
    second = threads.submit(cache.get, "key", broken)
    for failed in (first, second):
        with pytest.raises(OverflowError):
            failed.result(LONG)
    assert cache.get("key", Stone) == Stone()


def test_what_is_too_large_to_keep_still_reaches_all_who_wait(threads: ThreadPoolExecutor) -> None:
    cache, begun = Asked(), Event()
    cache.max_bytes = 10

    def huge() -> Stone:
        begun.set()
        assert cache.waited.wait(LONG)
        return Stone(11)

    first = threads.submit(cache.get, "key", huge)
    assert begun.wait(LONG)
    second = threads.submit(cache.get, "key", huge)
    assert first.result(LONG) is second.result(LONG)
    assert len(cache) == 0
