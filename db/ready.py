"""Before a database is opened: a file that cannot be used is refused, and what to do is said."""

from __future__ import annotations

import shlex
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from db import goodbye
from db.backup import copies, newest
from db.file import (
    JOURNAL,
    WAL,
    Damaged,
    beside,
    everything_of,
    explained,
    put,
    reading,
    sound,
    version,
    with_advice,
)
from db.migrate import migrate, migrations
from engine.core.words import Msg, msg

_PART = ".new"


@contextmanager
def advising(path: Path, backups: Path | None) -> Iterator[None]:
    """Whatever is wrong with this database is one sentence, and where a copy helps it is named."""
    try:
        with explained(path):
            yield
    except Damaged as problem:
        raise with_advice(problem, _advice(path, backups)) from problem


def _advice(path: Path, backups: Path | None) -> Msg:
    copy = newest(backups) if backups else None
    if copy is None:
        return msg("bot-db-no-copy")
    command = shlex.join(["python", "-m", "db", "restore", str(copy), str(path)])
    return msg("bot-db-put-back", command=command)


def make_ready(path: Path, backups: Path | None) -> bool:
    """A database of ours lies there afterwards, or nothing has changed.

    Whether it was read whole: after a stop in good order it can be worked on meanwhile.
    """
    target = path.resolve()
    if not target.exists():
        _must_be_new(path, target, backups)
        _make(target)
    with reading(path) as db:
        if _in_good_order(db, path):
            return False
        sound(db, path)
    return True


def _in_good_order(db: sqlite3.Connection, path: Path) -> bool:
    """Closed as it should be, with nothing beside it and nothing to be made anew in it."""
    up_to_date = version(db, path) == len(migrations())
    return up_to_date and not _left_over(path.resolve()) and goodbye.was_said(db)


def _left_over(target: Path) -> bool:
    """Whether SQLite has something to put in order when it opens the file."""
    files = [beside(target, rest) for rest in (WAL, JOURNAL)]
    return any(file.exists() and file.stat().st_size for file in files)


def _must_be_new(path: Path, target: Path, backups: Path | None) -> None:
    """A new database in the place of one that is gone would look as if all games were lost."""
    log = beside(target, WAL)
    if log.exists() and log.stat().st_size:
        raise Damaged("bot-db-only-log", path=str(path), log=log.name)
    if backups and copies(backups):
        raise Damaged("bot-db-gone", path=str(path), folder=str(backups))


def _make(target: Path) -> None:
    """A new database appears whole: an empty file is then never a start that was cut short."""
    target.parent.mkdir(parents=True, exist_ok=True)
    part = beside(target, _PART)
    for left in everything_of(part):
        left.unlink()
    with closing(sqlite3.connect(part, isolation_level=None)) as db:
        migrate(db)
        db.execute("PRAGMA journal_mode = WAL")
    put(part, target)
