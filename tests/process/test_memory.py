"""The allocator is asked to be tidy where it can be."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Iterator

import pytest

from process.memory import keep_small, lean, settle


@pytest.fixture(autouse=True)
def thawed() -> Iterator[None]:
    """Other tests leave no more behind for this, and take turns as before."""
    turn = sys.getswitchinterval()
    yield
    sys.setswitchinterval(turn)
    gc.unfreeze()


def test_linux_with_glibc_takes_the_settings() -> None:
    assert lean() is (sys.platform == "linux")
    assert sys.getswitchinterval() < 0.005, "whoever draws lets others go on sooner"


async def test_memory_is_given_back_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    twice = asyncio.Event()
    loop = asyncio.get_running_loop()

    def trim(pad: int) -> int:
        asked.append(pad)
        if len(asked) == 2:
            loop.call_soon_threadsafe(twice.set)
        return 1

    monkeypatch.setattr("process.memory._OFTEN", 0.0)
    monkeypatch.setattr("process.memory._glibc", lambda function: trim)
    keeping = asyncio.create_task(keep_small())
    await asyncio.wait_for(twice.wait(), 60)
    keeping.cancel()
    await asyncio.wait({keeping})
    assert set(asked) == {0}


def test_what_lasts_is_not_looked_through_for_garbage_again() -> None:
    lasting: list[object] = [[]]
    settle()
    assert not any(each is lasting for each in gc.get_objects())
