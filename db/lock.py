"""One process to a database: a lock beside the file that ends with the process that holds it."""

from __future__ import annotations

import os
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

from db.file import BadDatabase, beside, explained

_LOCK = ".lock"
_UNKNOWN = ["?", "?", "?"]  # signed in this very moment
_MOST_READ = 1_000

if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 20  # beyond what is written: a locked byte cannot be read there

    def _try_lock(file: int) -> None:
        os.lseek(file, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def _try_lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Held(BadDatabase):
    """Another process works on this database."""


@contextmanager
def hold(database: Path) -> Iterator[None]:
    """This process alone works on the database until the end of the block.

    The system lets go of the lock when a process ends, however it ends: what the file says of its
    holder may be old, the lock is not.
    """
    target = database.resolve()  # by whatever way it is reached
    path = beside(target, _LOCK)
    with explained(database):
        target.parent.mkdir(parents=True, exist_ok=True)
        file = _locked(path, database)
    with file:
        try:
            yield
        finally:
            with suppress(OSError):  # where an open file cannot be taken away it stays
                path.unlink()


def _locked(path: Path, database: Path) -> TextIO:
    """The lock file, held; one that its holder took away in the meantime is tried again."""
    while True:
        file = path.open("a+", encoding="utf-8")
        try:
            _lock(file, database)
            if _is_still_there(path, file):
                return file
        except BaseException:
            file.close()
            raise
        file.close()


def _lock(file: TextIO, database: Path) -> None:
    """Take the lock and say who has it, or be told."""
    file.seek(0)
    try:
        _try_lock(file.fileno())
    except (BlockingIOError, PermissionError):
        words = file.read(_MOST_READ).split()
        pid, host, since = words if len(words) == len(_UNKNOWN) else _UNKNOWN
        raise Held("bot-db-held", path=str(database), pid=pid, host=host, since=since) from None
    file.truncate()
    since = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    print(os.getpid(), socket.gethostname(), since, file=file, flush=True)


def _is_still_there(path: Path, file: TextIO) -> bool:
    try:
        return os.path.samestat(path.stat(), os.fstat(file.fileno()))
    except FileNotFoundError:
        return False
