"""Shards introduce themselves in turn, and not more often than Discord allows."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.client import Harbormaster
from cogs.discord_io.turns import Turns
from engine.core.errors import Unstored


class Door:
    """What Discord and the other processes say, and how long was waited."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, left: int = 9, at_once: int = 1) -> None:
        self.left, self.at_once = left, at_once
        self.waited: list[float] = []
        self.asked: list[int] = []
        self.shut = 0  # looks until nobody answers there without claiming
        self.failures = 0
        monkeypatch.setattr("cogs.discord_io.turns.asyncio.sleep", self._sleep)

    async def _sleep(self, seconds: float) -> None:
        self.waited.append(seconds)

    def may_call(self, shard: int) -> bool:
        """After so many looks."""
        self.shut -= 1
        return self.shut < 0

    async def turn_at(self, gate: int) -> float:
        """Each in five seconds."""
        if self.failures:
            self.failures -= 1
            raise Unstored("away")
        self.asked.append(gate)
        return 5.5 * self.asked.count(gate) - 5.5

    async def get_bot_gateway(self) -> tuple[int, str, dict[str, int]]:
        """As Discord says it."""
        told = {"total": 1000, "remaining": self.left, "reset_after": 90_000}
        return 4, "wss://", told | {"max_concurrency": self.at_once}

    @property
    def bot(self) -> Harbormaster:
        """Of which little is asked."""
        sessions = SimpleNamespace(berths=self, gate=self)
        bot: Any = SimpleNamespace(sessions=sessions, http=self)
        return cast(Harbormaster, bot)


async def test_one_after_the_other_at_each_gate(monkeypatch: pytest.MonkeyPatch) -> None:
    door = Door(monkeypatch, at_once=2)
    for shard in (0, 1, 2):
        await Turns(door.bot).wait(shard)
    assert door.asked == [0, 1, 0]
    assert door.waited == [0.0, 0.0, 5.5]


async def test_a_day_without_calls_is_waited_out(monkeypatch: pytest.MonkeyPatch) -> None:
    door = Door(monkeypatch, left=0)
    await Turns(door.bot).wait(0)
    assert door.waited == [90.0, 0.0]


async def test_nobody_calls_where_another_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    door = Door(monkeypatch)
    door.shut = 3
    await Turns(door.bot).wait(0)
    assert len(door.waited) == 3 + 1


async def test_a_store_that_fails_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    door = Door(monkeypatch)
    door.failures = 2
    await Turns(door.bot).wait(0)
    assert door.asked == [0]
