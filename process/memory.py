"""Keeps the process small: a drawn picture's memory goes back to the system at once."""

from __future__ import annotations

import ctypes
import ctypes.util
import sys

# glibc's mallopt: without these, each drawing thread keeps tens of megabytes it no longer uses.
_M_MMAP_THRESHOLD, _M_ARENA_MAX = -3, -8
_LARGE = 512 * 1024  # bytes from which a block is returned to the system when freed
_ARENAS = 1


def lean() -> bool:
    """Ask the allocator to be tidy, where there is one that can be asked; before any thread."""
    name = ctypes.util.find_library("c") if sys.platform == "linux" else None
    mallopt = getattr(ctypes.CDLL(name), "mallopt", None) if name else None
    if mallopt is None:
        return False
    return bool(mallopt(_M_MMAP_THRESHOLD, _LARGE) and mallopt(_M_ARENA_MAX, _ARENAS))
