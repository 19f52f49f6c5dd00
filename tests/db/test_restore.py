"""Restoring: nothing is lost on the way, whatever was there and whenever it is cut short."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from errno import ENOSPC
from pathlib import Path

import pytest

from db.backup import back_up
from db.connection import Database
from db.file import BadDatabase, check
from db.lock import Held, hold
from db.restore import restore
from tests.db.files import ROOT, contents, cut_short, made, servers, spoiled, written_and_killed

pytestmark = pytest.mark.files

NOW = 1_795_000_000
STAMP = "20261118-110640"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database with one server."""
    return made(tmp_path / "harbor.db", 1)


@pytest.fixture
def copy(database: Path) -> Path:
    """A copy from when it had one server."""
    return back_up(database, database.parent / "backups", 0)


def test_what_a_killed_bot_had_not_folded_is_kept(database: Path, copy: Path) -> None:
    written_and_killed(database, 19)
    done = restore(copy, database, NOW)
    assert done.kept == database.with_name(f"harbor.before-restore-{STAMP}.db")
    assert (servers(done.kept), servers(database)) == (1 + 19, 1)
    check(done.kept)
    assert done.rows["servers"] == 1


def test_every_earlier_one_is_kept_under_its_own_name(database: Path, copy: Path) -> None:
    kept = []
    for more in (3, 5, 7):
        written_and_killed(database, more)
        kept.append(restore(copy, database, NOW).kept)
    assert [servers(path) for path in kept if path] == [1 + 3, 1 + 5, 1 + 7]
    assert len(set(kept)) == 3


def test_half_a_transaction_is_neither_kept_nor_left_to_spoil_the_copy(
    database: Path, copy: Path
) -> None:
    cut_short(database)
    kept = restore(copy, database, NOW).kept
    for path in (database, kept):
        assert path is not None
        check(path)
        with closing(sqlite3.connect(path)) as db:
            assert db.execute("SELECT count(*) FROM settings").fetchone() == (0,)
    assert not database.with_name("harbor.db-journal").exists()


async def test_the_bot_goes_on_with_what_was_restored(database: Path, copy: Path) -> None:
    written_and_killed(database, 19)
    restore(copy, database, NOW)
    opened = await Database.open(database)
    found = await opened.run(lambda db: db.execute("SELECT count(*) FROM servers").fetchone())
    await opened.close()
    assert found == (1,)


def test_it_is_refused_while_a_process_holds_the_database(database: Path, copy: Path) -> None:
    with hold(database):
        before = contents(database.parent)
        with pytest.raises(Held):
            restore(copy, database, NOW)
        assert contents(database.parent) == before


@pytest.mark.parametrize("doing", ["SELECT * FROM servers", "BEGIN EXCLUSIVE"])
def test_it_is_refused_while_anybody_has_it_open(database: Path, copy: Path, doing: str) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute(doing).fetchall()
        before = contents(database.parent)
        with pytest.raises(BadDatabase, match="bot-db-locked"):
            restore(copy, database, NOW)
        assert contents(database.parent) == before


@pytest.mark.parametrize(
    "name", ["missing", "empty", "junk", "foreign", "blank", "newer", "header", "page", "folder"]
)
def test_a_copy_that_is_no_database_of_ours_is_never_put_in_place(
    database: Path, tmp_path: Path, name: str
) -> None:
    written_and_killed(database, 19)
    spoiled(tmp_path / "copy.db", name)
    before = contents(tmp_path)
    with pytest.raises(BadDatabase):
        restore(tmp_path / "copy.db", database, NOW)
    assert contents(tmp_path) == before


@pytest.mark.parametrize("name", ["empty", "junk", "header", "page"])
def test_what_cannot_be_read_is_kept_byte_by_byte(copy: Path, tmp_path: Path, name: str) -> None:
    path = tmp_path / "other.db"
    spoiled(path, name)
    before = path.read_bytes()
    kept = restore(copy, path, NOW).kept
    assert servers(path) == 1
    assert kept is not None
    assert kept.read_bytes() == before


@pytest.mark.parametrize("name", ["foreign", "newer", "blank"])
def test_a_database_that_is_not_ours_is_kept(copy: Path, tmp_path: Path, name: str) -> None:
    path = tmp_path / "other.db"
    spoiled(path, name)
    before = dump(path)
    kept = restore(copy, path, NOW).kept
    assert servers(path) == 1
    assert kept is not None
    assert dump(kept) == before


def dump(path: Path) -> list[str]:
    """All that a database holds, as statements."""
    with closing(sqlite3.connect(path)) as db:
        return [*db.iterdump(), *map(str, db.execute("PRAGMA user_version"))]


@pytest.mark.parametrize("left", [b"", None], ids=["empty", "gone"])
def test_a_log_without_its_database_is_kept(database: Path, copy: Path, left: bytes | None) -> None:
    written_and_killed(database, 19)
    log = database.with_name("harbor.db-wal").read_bytes()
    database.unlink()
    if left is not None:
        database.write_bytes(left)
    assert restore(copy, database, NOW).kept is not None
    assert database.with_name(f"harbor.before-restore-{STAMP}.db-wal").read_bytes() == log
    assert servers(database) == 1


def test_where_nothing_was_nothing_is_kept(copy: Path, tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "100% #1?.db"
    assert restore(copy, path, NOW).kept is None
    assert servers(path) == 1
    assert [file.name for file in path.parent.iterdir()] == [path.name]


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """No file can be put in place."""

    def put(part: Path, path: Path) -> None:
        raise OSError(ENOSPC, os.strerror(ENOSPC))

    monkeypatch.setattr("db.restore.put", put)


def test_what_cannot_be_replaced_is_still_there(
    database: Path, copy: Path, full_disk: None
) -> None:
    written_and_killed(database, 19)
    with pytest.raises(BadDatabase, match="bot-db-full"):
        restore(copy, database, NOW)
    check(database)
    assert servers(database) == 1 + 19


def test_what_cannot_be_kept_is_left_alone(copy: Path, tmp_path: Path, full_disk: None) -> None:
    spoiled(tmp_path / "other.db", "header")
    (tmp_path / "other.db-wal").write_bytes(b"a log of its own")
    before = contents(tmp_path)
    with pytest.raises(BadDatabase, match="bot-db-full"):
        restore(copy, tmp_path / "other.db", NOW)
    assert contents(tmp_path) == before


def test_any_name_of_a_file_will_do(copy: Path, tmp_path: Path) -> None:
    path = made(tmp_path / "100%S #1?.db", 4)
    kept = restore(copy, path, NOW).kept
    assert kept == tmp_path / f"100%S #1?.before-restore-{STAMP}.db"
    assert (servers(kept), servers(path)) == (4, 1)


def test_a_database_behind_a_link_is_replaced_where_it_lies(
    database: Path, copy: Path, tmp_path: Path
) -> None:
    link = tmp_path / "elsewhere" / "link.db"
    link.parent.mkdir()
    link.symlink_to(database)
    written_and_killed(database, 19)
    restore(copy, link, NOW)
    assert link.is_symlink()
    assert servers(database) == 1


def test_a_database_is_not_put_in_its_own_place(database: Path) -> None:
    with pytest.raises(BadDatabase, match="bot-db-itself"):
        restore(database, database, NOW)
    assert servers(database) == 1


def test_a_copy_of_an_older_format_is_taken(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    with closing(sqlite3.connect(old, isolation_level=None)) as db:
        first = (ROOT / "db" / "migrations" / "0001_tables.sql").read_text()
        db.executescript(f"{first}; PRAGMA user_version = 1; INSERT INTO servers (id) VALUES (1)")
    restore(old, tmp_path / "harbor.db", NOW)
    assert servers(tmp_path / "harbor.db") == 1


def test_cut_short_anywhere_it_leaves_the_old_one_or_the_new_one(tmp_path: Path) -> None:
    program = (sys.executable, "-m", "tests.db.cut_short", str(tmp_path))
    done = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    old, new = (int(word) for word in done.stdout.split())
    assert old > 0
    assert new > 0
