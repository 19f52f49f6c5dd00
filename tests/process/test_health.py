"""The health file is written whatever there is to tell."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

from engine.core.errors import Unstored
from process.breaker import LIMITS, Breaker
from process.health import Health


class Bot:
    """A line and a store that are as bad as a test wants."""

    def __init__(self) -> None:
        self.latency = 0.05
        self.connected = True
        self.broken: Exception | None = None
        self.is_sound = True
        self.damaged = False

    async def owed(self) -> int:
        """Three, if that can be read."""
        if self.broken:
            raise self.broken
        return 3

    async def sound(self) -> bool:
        """As set."""
        return self.is_sound


def told(path: Path) -> dict[str, Any]:
    """What the file says."""
    report: dict[str, Any] = json.loads(path.read_text(), parse_constant=pytest.fail)
    return report


@pytest.mark.parametrize("latency", [math.inf, -math.inf, math.nan])
async def test_a_latency_that_is_no_number_is_none(tmp_path: Path, latency: float) -> None:
    bot, path = Bot(), tmp_path / "health.json"
    bot.latency = latency
    await Health(bot, bot, dict, path).tell(0.0)
    assert told(path)["gateway_ms"] is None
    assert told(path)["connected"] is True


@pytest.mark.parametrize("error", [Unstored("disk"), ValueError("no active connection")])
async def test_an_unreadable_store_is_told_of(tmp_path: Path, error: Exception) -> None:
    bot, path = Bot(), tmp_path / "health.json"
    bot.broken = error
    await Health(bot, bot, dict, path).tell(0.0)
    assert (told(path)["database"], told(path)["owed_messages"]) == ("failing", None)
    bot.broken = None
    await Health(bot, bot, dict, path).tell(0.0)
    assert (told(path)["database"], told(path)["owed_messages"]) == ("ok", 3)
    bot.is_sound = False
    await Health(bot, bot, dict, path).tell(0.0)
    assert (told(path)["database"], told(path)["owed_messages"]) == ("failing", 3)
    bot.is_sound, bot.damaged = True, True
    await Health(bot, bot, dict, path).tell(0.0)
    assert (told(path)["database"], told(path)["owed_messages"]) == ("damaged", 3)


async def test_the_breaker_is_told_of(tmp_path: Path) -> None:
    bot, path = Bot(), tmp_path / "health.json"
    await Health(bot, bot, dict, path, None, Breaker(lambda: 0.0).report).tell(0.0)
    readings = dict.fromkeys(LIMITS, 0.0)
    assert told(path)["breaker"] == {"stage": "all", "readings": readings}


async def test_a_full_disk_is_told_once_and_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bot, path = Bot(), tmp_path / "later" / "health.json"
    health = Health(bot, bot, lambda: {"keeper": {"state": "running"}}, path)
    for _ in range(5):
        await health.tell(0.0)
    assert [record.getMessage() for record in caplog.records] == ["health_unwritten"]
    path.parent.mkdir()
    await health.tell(0.0)
    assert told(path)["tasks"] == {"keeper": {"state": "running"}}
    assert told(path)["owed_messages"] == 3
