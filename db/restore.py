"""Putting a copy in the place of the database, so that a kill leaves the old one or the new one."""

from __future__ import annotations

import shutil
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from db.file import (
    BadDatabase,
    Damaged,
    beside,
    check,
    everything_of,
    explained,
    put,
    reading,
    sizes,
    sound,
)
from db.lock import hold

_PART = ".restoring"
_PATIENCE = 0.5  # seconds; whoever works on the file for longer has it open


@dataclass(frozen=True, slots=True)
class Restored:
    """What is in place now, and where that is which was there before."""

    rows: dict[str, int]  # by table
    kept: Path | None


def restore(copy: Path, database: Path, now: float) -> Restored:
    """Put a sound copy in place; what was there is kept under a name of its own."""
    target = database.resolve()
    if copy.resolve() == target:
        raise BadDatabase("bot-db-itself", path=str(database))
    check(copy)
    with hold(database), explained(database):
        part = beside(target, _PART)
        try:
            rows = _prepare(copy, part)
            kept = _keep(target, now)
            put(part, target)
        finally:
            for left in everything_of(part):
                left.unlink()
        _verify(target, rows)
    return Restored(rows, kept)


def _prepare(copy: Path, part: Path) -> dict[str, int]:
    """The copy as it will be put in place, verified."""
    for left in everything_of(part):
        left.unlink()
    with reading(copy) as source, explained(part), closing(sqlite3.connect(part)) as made:
        source.backup(made)
        made.execute("PRAGMA journal_mode = WAL")
        rows = sizes(source)
    _verify(part, rows)
    return rows


def _verify(path: Path, rows: dict[str, int]) -> None:
    check(path)
    with reading(path) as db:
        found = sizes(db)
    if found != rows:
        raise Damaged("bot-db-corrupt", path=str(path), detail=f"{found}, not {rows}")


def _keep(target: Path, now: float) -> Path | None:
    """What was there, with all that had not been folded into the file yet."""
    if not everything_of(target):
        return None
    kept = _free_name(target, now)
    try:
        if target.exists() and _is_sound(target):
            _copy(target, kept)
        else:
            _copy_raw(target, kept)
    except BaseException:
        for left in everything_of(kept):
            left.unlink()
        raise
    for file in everything_of(target):
        if file != target:
            file.unlink()  # a log of the old file would spoil the new one
    return everything_of(kept)[0]


def _free_name(target: Path, now: float) -> Path:
    """Named by the moment; an earlier one is never written over."""
    stem = target.stem + time.strftime(".before-restore-%Y%m%d-%H%M%S", time.gmtime(now))
    number, name = 1, target.with_name(f"{stem}.db")
    while everything_of(name):
        number += 1
        name = target.with_name(f"{stem}-{number}.db")
    return name


def _is_sound(target: Path) -> bool:
    try:
        with reading(target) as db:
            sound(db, target)
    except Damaged:
        return False
    return True


def _copy(target: Path, kept: Path) -> None:
    """By SQLite, which knows the log; then the log is folded, so that the file is whole."""
    uri = f"{target.as_uri()}?mode=rw"
    with closing(sqlite3.connect(uri, _PATIENCE, isolation_level=None, uri=True)) as old:
        old.execute("PRAGMA locking_mode = EXCLUSIVE")
        old.execute("BEGIN EXCLUSIVE")  # fails while anybody has it open
        old.execute("ROLLBACK")
        with closing(sqlite3.connect(kept)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")
        old.execute("PRAGMA journal_mode = DELETE")


def _copy_raw(target: Path, kept: Path) -> None:
    """Byte by byte: somebody may still save something out of it."""
    part = beside(kept, _PART)
    try:
        for file in everything_of(target):
            shutil.copy2(file, part)
            put(part, beside(kept, file.name.removeprefix(target.name)))
    finally:
        part.unlink(missing_ok=True)
