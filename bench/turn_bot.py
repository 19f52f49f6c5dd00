"""The bot in a process of its own; a line on stdin asks what it cost, an empty one if it rests."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path
from time import perf_counter

from cogs.client import Harbormaster
from process.memory import keep_small, lean
from process.wire import point_at
from render.toolkit.cache import CACHE, PARTS
from sessions.sessions import Sessions

_TICK = 0.005
_PAGE = os.sysconf("SC_PAGE_SIZE")


async def run(file: Path, api: str, gateway: str) -> None:
    """Until stdin is closed."""
    lean()
    point_at(api, gateway)
    sessions = await Sessions.open(file)
    bot = Harbormaster(sessions, guild_ready_timeout=0.1)
    bot.watch.keep("checkpoint", sessions.context.db.tidy)
    bot.watch.aside("warm", sessions.show.drawing.warm)
    bot.watch.keep("memory", keep_small)
    lags: list[float] = []
    tasks = (
        asyncio.create_task(bot.start("playground")),
        asyncio.create_task(_feel_lag(lags)),
    )
    while asked := await asyncio.to_thread(sys.stdin.readline):
        print(json.dumps(_report(bot, lags) if asked.strip() else bot.busy), flush=True)
        if asked.strip():
            lags.clear()
    await bot.close()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await sessions.close()


async def _feel_lag(lags: list[float]) -> None:
    """How much later than asked the loop comes back."""
    while True:
        start = perf_counter()
        await asyncio.sleep(_TICK)
        lags.append(perf_counter() - start - _TICK)


def _report(bot: Harbormaster, lags: list[float]) -> dict[str, object]:
    resident = int(Path("/proc/self/statm").read_text().split()[1]) * _PAGE
    database = bot.sessions.context.db
    return {
        "resident": resident,
        "live": len(bot.sessions.context.shelf),
        "drawn": CACHE.bytes + PARTS.bytes,
        "warming": bot.watch.report()["warm"]["state"],
        "database_seconds": database.seconds,
        "transactions": database.transactions,
        "lags": lags,
    }


if __name__ == "__main__":
    asyncio.run(run(Path(sys.argv[1]), sys.argv[2], sys.argv[3]))
