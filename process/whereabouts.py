"""Where this process runs, and whether another that ran here still does."""

from __future__ import annotations

import hashlib
import os
import socket
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

_BOOT = Path("/proc/sys/kernel/random/boot_id")
_NAMES = Path("/proc/self/ns/pid")


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """A machine as people call it, one start of it within which numbers of processes hold, ours."""

    host: str
    machine: str  # empty where that cannot be told
    pid: int

    def is_gone(self, machine: str, pid: int) -> bool:
        """Whether a process is known to have ended: it ran where we look, and is not there."""
        if not machine or machine != self.machine:
            return False
        return pid == self.pid or not _is_there(pid)


def here() -> Whereabouts:
    """Where this process runs."""
    return Whereabouts(socket.gethostname(), _machine(), os.getpid())


def _machine() -> str:
    with suppress(OSError):
        known = f"{_BOOT.read_text().strip()} {os.readlink(_NAMES)}"
        return hashlib.sha256(known.encode()).hexdigest()[:16]
    return ""


def _is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True
