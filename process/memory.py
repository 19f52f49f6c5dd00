"""Keeps the process small and quick: one heap that pictures are drawn in again and again."""

from __future__ import annotations

import asyncio
import ctypes
import ctypes.util
import gc
import os
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path

# glibc's mallopt. More arenas than one would each keep the room of a picture. A whole picture, 4 to
# 10 MiB, has pages of its own and gives them back at once: in a common heap they would leave holes
# that nothing else fits into. What is smaller, thousands of sprites, shares the heap.
_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD, _M_ARENA_MAX = -1, -3, -8
_MAPPED = 2 * 1024 * 1024  # bytes from which a block has pages of its own
_SPARE = 8 * 1024 * 1024  # bytes that may lie free at the heap's end
_ARENAS = 1
_OFTEN = 5.0  # seconds
# After so long a thread that draws lets others go on. A press changes threads ten times on its way
# to the database and back, and waits so long each time while somebody draws.
_TURN = 0.001  # seconds


def lean() -> bool:
    """Set up threads, and the allocator where there is one that can be; before any thread.

    Whatever draws pictures calls this first, the bot and what measures it alike.
    """
    sys.setswitchinterval(_TURN)
    mallopt = _glibc("mallopt")
    if mallopt is None:
        return False
    wanted = (
        (_M_TRIM_THRESHOLD, _SPARE),
        (_M_MMAP_THRESHOLD, _MAPPED),
        (_M_ARENA_MAX, _ARENAS),
    )
    return all(mallopt(what, value) for what, value in wanted)


async def keep_small() -> None:
    """Now and then give back what lies free between things in use; in a thread: it takes 20 ms.

    What has lasted for a while will last, so it is looked through for garbage less and less often.
    """
    trim = _glibc("malloc_trim")
    for look in count(1):
        await asyncio.sleep(_OFTEN)
        if trim is not None:
            await asyncio.to_thread(trim, 0)
        if look.bit_count() == 1:
            settle()


def settle() -> None:
    """Whatever is there now is no garbage, and is not looked through for any again.

    Words, rules, sprites: to look through all of them stops everybody for 50 ms, or for 600 where
    others use the processor, too.
    """
    gc.collect()
    gc.freeze()


def resident() -> int:
    """The bytes of memory that this process takes; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def _glibc(function: str) -> Callable[..., int] | None:
    """One of its own functions, where the allocator is glibc's."""
    name = ctypes.util.find_library("c") if sys.platform == "linux" else None
    return getattr(ctypes.CDLL(name), function, None) if name else None
