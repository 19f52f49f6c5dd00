"""Copies of the database: made while it is in use, checked, rotated."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

from db.file import BadDatabase, check, explained, must_be_ours, put, reading, sound

KEEP_HOURS = 24
KEEP_DAYS = 7
_SUFFIX = ".db"
_COPIES = f"harbor-{'[0-9]' * 8}-{'[0-9]' * 2}{_SUFFIX}"  # nothing else in the folder is ours


def back_up(database: Path, folder: Path, now: float) -> Path:
    """One checked copy named by the hour; a second one in the same hour takes its place."""
    target = folder / time.strftime(f"harbor-%Y%m%d-%H{_SUFFIX}", time.gmtime(now))
    unchecked = target.with_suffix(".part")
    with reading(database) as source:
        must_be_ours(source, database)
        sound(source, database)  # or copies of what is damaged would take the place of good ones
        try:
            _copy(source, unchecked)
            check(unchecked)
            put(unchecked, target)
        finally:
            unchecked.unlink(missing_ok=True)
    rotate(folder)
    return target


def _copy(source: sqlite3.Connection, target: Path) -> None:
    with explained(target):
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(b"")  # whatever a killed process left there
    source.execute("VACUUM INTO ?", (str(target),))


def copies(folder: Path) -> list[Path]:
    """The copies in a folder, the newest first."""
    return sorted(folder.glob(_COPIES), reverse=True)


def newest(folder: Path) -> Path | None:
    """The newest copy that can be put back."""
    for copy in copies(folder):
        try:
            check(copy)
        except BadDatabase:
            continue
        return copy
    return None


def rotate(folder: Path) -> None:
    """Keep the last day by the hour and the last week by the day."""
    every = copies(folder)
    days: dict[str, Path] = {}
    for copy in every:
        days.setdefault(copy.name.split("-")[1], copy)
    kept = {*every[:KEEP_HOURS], *list(days.values())[:KEEP_DAYS]}
    for copy in every:
        if copy not in kept:
            copy.unlink()
