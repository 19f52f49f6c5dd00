"""The file a database is kept in: is it there, sound and ours? Looked at without a trace."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from db.migrate import migrations
from engine.core.errors import Refused
from engine.core.words import Msg

WAL = "-wal"  # what was written and is not folded into the file yet
JOURNAL = "-journal"
REST = (WAL, "-shm", JOURNAL)  # all that SQLite may keep beside a file
OURS = {"servers", "users", "tables", "seats", "matches", "answers", "events", "outbox"}
_UNWRITABLE = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM)
_FULL = (errno.ENOSPC, errno.EDQUOT)
_PRIMARY = 0xFF  # the part of an error code that says what kind it is


class BadDatabase(Refused):
    """This file cannot be used; the message says why."""


class Damaged(BadDatabase):
    """What was in this file can only come back from a copy."""


class NewerDatabase(BadDatabase):
    """The file was written by a newer program."""


def beside(path: Path, rest: str) -> Path:
    """A file that SQLite keeps beside another."""
    return path.with_name(f"{path.name}{rest}")


def everything_of(path: Path) -> list[Path]:
    """All files of a database that are there."""
    files = (path, *(beside(path, rest) for rest in REST))
    return [file for file in files if file.exists()]


def put(part: Path, path: Path) -> None:
    """Put a finished file in the place of another; a power cut leaves one of the two, whole."""
    with part.open("rb") as written:
        os.fsync(written.fileno())
    os.replace(part, path)
    with suppress(OSError):  # not every system lets a folder be written down
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def with_advice(problem: BadDatabase, advice: Msg) -> BadDatabase:
    """The same refusal, saying what to do about it."""
    return type(problem)("bot-db-advised", problem=problem.why, advice=advice)


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Whatever the system or SQLite cannot do with this file is one sentence."""
    try:
        yield
    except OSError as error:
        raise _refusal(path, error) from error
    except sqlite3.Error as error:
        raise _explanation(path, error) from error


def _refusal(path: Path, error: OSError) -> BadDatabase:
    if error.errno in _FULL:
        return _full(path)
    return _unwritable(path, error.strerror or str(error))


def _explanation(path: Path, error: sqlite3.Error) -> BadDatabase:
    kind = getattr(error, "sqlite_errorcode", 0) & _PRIMARY
    if kind == sqlite3.SQLITE_BUSY:
        return BadDatabase("bot-db-locked", path=str(path))
    if kind in _UNWRITABLE:
        return _unwritable(path, str(error))
    if kind == sqlite3.SQLITE_FULL:
        return _full(path)
    return Damaged("bot-db-corrupt", path=str(path), detail=str(error))


def _full(path: Path) -> BadDatabase:
    return BadDatabase("bot-db-full", path=str(path))


def _unwritable(path: Path, detail: str) -> BadDatabase:
    return BadDatabase("bot-db-unwritable", path=str(path), detail=detail)


def check(path: Path) -> None:
    """Read every page of a database of ours; anything wrong is refused by name."""
    with reading(path) as db:
        sound(db, path)
        must_be_ours(db, path)


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A database to look at: nothing is made, folded or mended by it."""
    with explained(path):
        _must_hold_something(path)
        db = sqlite3.connect(f"{path.resolve().as_uri()}?{_mode(path.resolve())}", uri=True)
        try:
            yield db
        finally:
            db.close()


def _must_hold_something(path: Path) -> None:
    """SQLite would take nothing for a new database, and throw away a log that lies beside it."""
    if path.is_dir():
        raise BadDatabase("bot-db-folder", path=str(path))
    if not path.exists():
        raise BadDatabase("bot-db-missing", path=str(path))
    if path.stat().st_size == 0:
        raise Damaged("bot-db-empty", path=str(path))


def _mode(path: Path) -> str:
    """How SQLite reads without a trace: a log needs its index, a journal must be played back."""
    if beside(path, JOURNAL).exists():
        return "mode=rw"
    return "mode=ro" if beside(path, WAL).exists() else "mode=ro&immutable=1"


def sound(db: sqlite3.Connection, path: Path) -> None:
    """Every page and every index must be as SQLite left it."""
    found = db.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise Damaged("bot-db-corrupt", path=str(path), detail=" ".join(found.split()))


def version(db: sqlite3.Connection, path: Path) -> int:
    """The format of a database of ours, 0 if there is nothing in it; any other is refused."""
    found: int = db.execute("PRAGMA user_version").fetchone()[0]
    names = {name for (name,) in db.execute(_NAMES)}
    if names and not names & OURS:
        raise _foreign(path)
    known = len(migrations())
    if found > known:
        raise NewerDatabase("bot-db-newer", path=str(path), found=found, known=known)
    if (found > 0) != (names >= OURS):
        raise _foreign(path)
    return found


_NAMES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"


def _foreign(path: Path) -> BadDatabase:
    return BadDatabase("bot-db-foreign", path=str(path))


def must_be_ours(db: sqlite3.Connection, path: Path) -> None:
    """Refuse what has nothing in it, too: there is nothing to copy or to look up."""
    if version(db, path) == 0:
        raise _foreign(path)


def sizes(db: sqlite3.Connection) -> dict[str, int]:
    """How many rows each table holds."""
    names = [name for (name,) in db.execute(_NAMES)]
    return {name: db.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in names}
