"""A file that says how the bot is, for whatever watches over it (row O6)."""

from __future__ import annotations

import asyncio
import json
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cogs.client import Harbormaster

EVERY = 15.0


async def keep_telling(bot: Harbormaster, path: Path) -> None:
    """Write the file again and again; an old one means that the bot hangs or is gone."""
    while True:
        expected = time.monotonic() + EVERY
        await asyncio.sleep(EVERY)
        await tell(bot, path, lag=time.monotonic() - expected)


async def tell(bot: Harbormaster, path: Path, lag: float) -> None:
    """One report, put in place whole."""
    report = {
        "at": int(time.time()),
        "connected": bot.is_ready() and not bot.is_closed(),
        "gateway_ms": round(bot.latency * 1000) if bot.is_ready() else None,
        "loop_lag_ms": round(lag * 1000, 1),
        "owed_messages": await bot.host.post.owed(),
    }
    part = path.with_suffix(".part")
    part.write_text(json.dumps(report) + "\n", encoding="utf-8")
    os.replace(part, path)
