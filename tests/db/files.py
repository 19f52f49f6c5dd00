"""Database files for tests: sound ones, spoiled ones, and one that a killed process left."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from db.ready import make_ready

ROOT = Path(__file__).parents[2]
FOREIGN = b"not a database, but long enough to look at" * 200
_PAGE = 4_096
_KILLED = """
import os, sqlite3, sys
db = sqlite3.connect(sys.argv[1], isolation_level=None)
db.execute("PRAGMA wal_autocheckpoint = 0")
for server in range(int(sys.argv[2])):
    db.execute("INSERT INTO servers (id) VALUES (?)", (1_000 + server,))
os.kill(os.getpid(), 9)
"""


_CUT_SHORT = """
import os, sqlite3, sys
db = sqlite3.connect(sys.argv[1], isolation_level=None)
db.execute("PRAGMA journal_mode = DELETE")
db.execute("PRAGMA cache_size = 1")  # pages are written before the transaction ends
db.execute("BEGIN")
db.executemany("INSERT INTO settings VALUES (?, ?)", [(str(n), "x" * 99) for n in range(999)])
os.kill(os.getpid(), 9)
"""


def made(path: Path, servers: int = 0) -> Path:
    """A database of ours with so many servers in it."""
    make_ready(path, None)
    with closing(sqlite3.connect(path)) as db, db:
        db.executemany("INSERT INTO servers (id) VALUES (?)", [(n,) for n in range(servers)])
    return path


def written_and_killed(path: Path, servers: int) -> None:
    """A process adds so many servers and is killed before any of it is folded into the file."""
    program = (sys.executable, "-c", _KILLED, str(path), str(servers))
    assert subprocess.run(program, check=False).returncode == -9
    assert path.with_name(f"{path.name}-wal").stat().st_size > 0


def cut_short(path: Path) -> None:
    """A process is killed in the middle of a transaction; its journal says what to take back."""
    program = (sys.executable, "-c", _CUT_SHORT, str(path))
    assert subprocess.run(program, check=False).returncode == -9
    assert path.with_name(f"{path.name}-journal").stat().st_size > 0


def servers(path: Path) -> int:
    """How many servers a database holds."""
    with closing(sqlite3.connect(path)) as db:
        found: int = db.execute("SELECT count(*) FROM servers").fetchone()[0]
        return found


def contents(folder: Path) -> dict[str, bytes]:
    """All that is in a folder; SQLite's index of a log is no part of what is stored."""
    files = (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".db-shm")
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


def spoiled(path: Path, how: str) -> None:
    """A path at which there is no database of ours, in one of many ways."""
    if how == "folder":
        path.mkdir()
    elif how in _BYTES:
        path.write_bytes(_BYTES[how])
    elif how in _SQL:
        with closing(sqlite3.connect(path)) as db:
            db.executescript(_SQL[how])
    elif how in _FLIPPED:
        _flip(made(path, 2_000), _FLIPPED[how])
    else:
        assert how == "missing"


_BYTES = {"empty": b"", "junk": FOREIGN}
_SQL = {
    "foreign": "CREATE TABLE bookmarks (url TEXT)",
    "blank": "PRAGMA user_version = 0; VACUUM",
    "newer": "CREATE TABLE tables (id); PRAGMA user_version = 99",
}
_FLIPPED = {"header": 0, "page": -3 * _PAGE}  # where the flipped bytes begin


def damage(path: Path) -> None:
    """A page in the middle of its rows cannot be read any more."""
    _flip(path, _FLIPPED["page"])


def _flip(path: Path, start: int) -> None:
    data = bytearray(path.read_bytes())
    at = start % len(data)
    data[at : at + 64] = bytes(byte ^ 0xFF for byte in data[at : at + 64])
    path.write_bytes(data)


def without_an_entry_of_an_index(path: Path) -> None:
    """Each page reads well, but an index no longer lists what its table holds."""
    made(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("INSERT INTO servers (id) VALUES (1)")
        db.execute("INSERT INTO users (id, name) VALUES (1, 'Ada')")
        db.execute(
            "INSERT INTO tables (server_id, channel_id, game, status, host_id, options, created_at,"
            " moved_at) VALUES (1, 1, 'river_of_gold', 'lobby', 1, '{}', 1, 1)"
        )
        find = "SELECT rootpage FROM sqlite_master WHERE name = 'tables_by_server'"
        page = db.execute(find).fetchone()[0]
    data = bytearray(path.read_bytes())
    start = (page - 1) * _PAGE
    assert data[start] == 10, "a leaf of an index"
    data[start + 3 : start + 5] = b"\x00\x00"  # it lists nothing
    data[start + 5 : start + 7] = b"\x10\x00"
    path.write_bytes(data)
