"""Copies of the database: made while it is in use, checked, rotated, restored."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from pathlib import Path

from engine.core.errors import Refused

KEEP_HOURS = 24
KEEP_DAYS = 7
_SUFFIX = ".db"


class BadBackup(Refused):
    """A copy that cannot be trusted or does not exist."""


def back_up(database: Path, folder: Path, now: float) -> Path:
    """One checked copy named by the hour; a second one in the same hour takes its place."""
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / time.strftime(f"harbor-%Y%m%d-%H{_SUFFIX}", time.gmtime(now))
    unchecked = target.with_suffix(".part")
    unchecked.unlink(missing_ok=True)
    source = sqlite3.connect(database)
    try:
        source.execute("VACUUM INTO ?", (str(unchecked),))
    finally:
        source.close()
    check(unchecked)
    os.replace(unchecked, target)
    rotate(folder)
    return target


def check(copy: Path) -> None:
    """Read every page; anything wrong is refused by name."""
    if not copy.is_file():
        raise BadBackup("bot-backup-missing", file=copy.name)
    database = sqlite3.connect(f"file:{copy}?mode=ro", uri=True)
    try:
        found = database.execute("PRAGMA integrity_check(1)").fetchone()[0]
    except sqlite3.DatabaseError as error:
        found = str(error)
    finally:
        database.close()
    if found != "ok":
        raise BadBackup("bot-backup-broken", file=copy.name, detail=found)


def rotate(folder: Path) -> None:
    """Keep the last day by the hour and the last week by the day."""
    copies = sorted(folder.glob(f"harbor-*{_SUFFIX}"), reverse=True)
    days: dict[str, Path] = {}
    for copy in copies:
        days.setdefault(copy.name.split("-")[1], copy)
    kept = {*copies[:KEEP_HOURS], *list(days.values())[:KEEP_DAYS]}
    for copy in copies:
        if copy not in kept:
            copy.unlink()


def restore(copy: Path, database: Path) -> Path | None:
    """Put a checked copy in place of the database; what was there is kept beside it."""
    check(copy)
    aside = database.with_suffix(".before-restore")
    existed = database.is_file()
    if existed:
        os.replace(database, aside)
    for rest in ("-wal", "-shm"):
        Path(f"{database}{rest}").unlink(missing_ok=True)
    shutil.copyfile(copy, database)
    return aside if existed else None
