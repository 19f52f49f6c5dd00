"""What measurements have in common: shares of many values, and aims that are met or missed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

_TICK = 0.005


def judge(what: str, found: float, aim: float, unit: str) -> None:
    """Say whether an aim was met."""
    print(f"{'met   ' if found < aim else 'MISSED'} {what}: {found:.0f} {unit} (aim {aim} {unit})")


def share(seconds: Sequence[float], percent: int) -> float:
    """A percentile in milliseconds; 100 is the largest."""
    ordered = sorted(seconds) or [0.0]
    return 1000 * ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


def resident(pid: int) -> int:
    """The bytes of memory that a process of ours takes."""
    status = Path(f"/proc/{pid}/status").read_text()
    return next(1024 * int(line.split()[1]) for line in status.splitlines() if "VmRSS" in line)


async def feel_lag(lags: list[float]) -> None:
    """How much later than asked the loop comes back, again and again."""
    while True:
        start = perf_counter()
        await asyncio.sleep(_TICK)
        lags.append(perf_counter() - start - _TICK)
