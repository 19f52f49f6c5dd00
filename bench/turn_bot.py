"""The bot in a process of its own; a line on stdin asks what it cost, an empty one if it rests."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

from bench.figures import feel_lag, resident
from cogs.client import Harbormaster
from db.address import is_address
from process import shards
from process.logs import to_stderr
from process.memory import keep_small, lean
from process.whereabouts import here
from process.wire import point_at
from render.toolkit.cache import CACHE, PARTS
from sessions.sessions import Sessions


async def run(store: str, api: str, gateway: str, more: argparse.Namespace) -> None:
    """Until stdin is closed."""
    lean()
    to_stderr("WARNING")
    point_at(api, gateway)
    sessions = await Sessions.open(store if is_address(store) else Path(store))
    cut: dict[str, Any] = {}
    if more.shards:
        own = shards.read(more.shards)
        cut = {"shards": own.own, "shard_count": own.count}
    if sessions.context.db.shared:
        await sessions.join(cut.get("shards", (0,)), cut.get("shard_count", 1), here())
    if more.brief:
        sessions.context.pause = sessions.context.brief  # bots are to think as often as they may
    bot = Harbormaster(sessions, guild_ready_timeout=0.1, **cut)
    bot.watch.keep("checkpoint", sessions.context.db.tidy)
    bot.watch.keep("news", sessions.context.db.listen)
    bot.watch.aside("warm", sessions.show.drawing.warm)
    bot.watch.keep("memory", keep_small)
    bot.watch.keep("breaker", bot.overload.run)
    lags: list[float] = []
    felt = _Felt(bot)
    tasks = (
        asyncio.create_task(bot.start("playground")),
        asyncio.create_task(feel_lag(lags)),
    )
    while asked := await asyncio.to_thread(sys.stdin.readline):
        report = {**_report(bot, lags), **await felt.report()} if asked.strip() else bot.busy
        print(json.dumps(report), flush=True)
        if asked.strip():
            lags.clear()
    await bot.close()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await sessions.close()


class _Felt:
    """What the bot itself knows of how it does."""

    def __init__(self, bot: Harbormaster) -> None:
        self._bot = bot
        self._acknowledged: list[float] = []
        self._stages: list[str] = []
        self._drawn = 0
        told = bot.requests.acknowledged

        def also(seconds: float, kind: str) -> None:
            self._acknowledged.append(seconds)
            told(seconds, kind)

        bot.requests.acknowledged = also
        bot.breaker.changed.append(lambda: self._stages.append(bot.breaker.stage.name.lower()))
        bot.sessions.show.drawing.pens.drew.append(self._drew)

    def _drew(self, *_: object) -> None:
        self._drawn += 1

    async def report(self) -> dict[str, object]:
        """Since it was asked before, where that can be told."""
        since, self._acknowledged = self._acknowledged, []
        stages, self._stages = self._stages, []
        (*_, left_out) = self._bot.figures.pictures_missing.samples()
        return {
            "owed": await self._bot.sessions.post.owed(),
            "stage": self._bot.breaker.stage.name.lower(),
            "stages": stages,
            "acknowledged": since,
            "drawn_pictures": self._drawn,
            "left_out": left_out[2],
            "cpu": time.process_time(),
        }


def _report(bot: Harbormaster, lags: list[float]) -> dict[str, object]:
    database = bot.sessions.context.db
    return {
        "resident": resident(os.getpid()),
        "thinkers": sum(map(resident, bot.sessions.context.thinkers.pids())),
        "live": len(bot.sessions.context.shelf),
        "drawn": CACHE.bytes + PARTS.bytes,
        "warming": bot.watch.report()["warm"]["state"],
        "database_seconds": database.seconds,
        "transactions": database.transactions,
        "lags": lags,
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    for name in ("store", "api", "gateway"):
        parser.add_argument(name)
    parser.add_argument("--brief", action="store_true")
    parser.add_argument("--shards")
    asked = parser.parse_args()
    asyncio.run(run(asked.store, asked.api, asked.gateway, asked))
