"""A file is read whole before it is worked on, or meanwhile if it was closed in good order."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from db.backup import back_up
from db.connection import Connection, Database
from db.examination import Examination
from db.file import Damaged
from db.migrate import migrations
from db.restore import restore
from db.sqlite import Sqlite
from tests.db.files import ROOT, damage, made, servers, written_and_killed

pytestmark = pytest.mark.files

_KILLED = """
import asyncio, os, sys
from db.connection import Database
async def change():
    database = await Database.open(sys.argv[1])
    await database.run(lambda db: db.execute("UPDATE servers SET theme = 'dark' WHERE id = 1"))
    await database._checkpoint("TRUNCATE")
    os.kill(os.getpid(), 9)
asyncio.run(change())
"""


def insert(db: Connection) -> None:
    """So many servers that they take several pages."""
    db.executemany("INSERT INTO servers (id) VALUES (?)", [(number,) for number in range(2_000)])


@pytest.fixture
async def closed(tmp_path: Path) -> Path:
    """A database that was worked on and closed in good order."""
    database = await Database.open(tmp_path / "harbor.db")
    await database.run(insert)
    await database.close()
    return tmp_path / "harbor.db"


async def test_after_a_stop_in_good_order_damage_is_told_while_it_is_worked_on(
    closed: Path, caplog: pytest.LogCaptureFixture
) -> None:
    damage(closed)
    database = await Database.open(closed)
    assert database.damage is None
    await database.examine()
    assert "bot-db-corrupt" in str(database.damage)
    assert "bot-db-no-copy" in str(database.damage), "and what to do"
    assert [record.levelno for record in caplog.records] == [logging.CRITICAL]
    await database.close()
    with pytest.raises(Damaged, match="bot-db-corrupt"):
        await Database.open(closed)


async def test_after_a_kill_it_is_refused(closed: Path) -> None:
    program = (sys.executable, "-c", _KILLED, str(closed))
    assert subprocess.run(program, cwd=ROOT, check=False).returncode == -9
    closed.with_name("harbor.db-wal").unlink()  # it was folded in: only the mark can tell
    damage(closed)
    with pytest.raises(Damaged, match="bot-db-corrupt"):
        await Database.open(closed)


async def test_a_log_that_is_left_is_the_sign_of_a_kill(closed: Path) -> None:
    with closing(sqlite3.connect(closed)) as db, db:
        db.execute("DELETE FROM servers WHERE id = 1000")
    written_and_killed(closed, 1)
    damage(closed)
    with pytest.raises(Damaged, match="bot-db-corrupt"):
        await Database.open(closed)


async def test_a_file_of_an_older_format_is_read_before_it_is_changed(closed: Path) -> None:
    with closing(sqlite3.connect(closed)) as db:
        db.execute(f"PRAGMA user_version = {len(migrations()) - 1}")
    damage(closed)
    before = closed.read_bytes()
    with pytest.raises(Damaged, match="bot-db-corrupt"):
        await Database.open(closed)
    assert closed.read_bytes() == before


async def test_what_was_only_looked_at_need_not_be_read_again(closed: Path) -> None:
    for _ in range(2):
        database = await Database.open(closed)
        assert isinstance(database, Sqlite)
        assert database._examination is not None, "it was not read before"
        await database.run(lambda db: db.execute("SELECT * FROM servers").fetchall())
        await database.examine()
        assert database.damage is None
        await database.close()
    assert servers(closed) == 2_000


async def test_a_copy_of_what_is_in_use_is_read_before_it_is_worked_on(
    closed: Path, tmp_path: Path
) -> None:
    database = await Database.open(closed)
    await database.run(lambda db: db.execute("DELETE FROM servers WHERE id = 1999"))
    copy = back_up(closed, tmp_path / "backups", 0)
    await database.close()
    restore(copy, tmp_path / "other.db", 0)
    damage(tmp_path / "other.db")
    with pytest.raises(Damaged, match="bot-db-corrupt"):
        await Database.open(tmp_path / "other.db")


async def test_whoever_stops_does_not_wait_for_the_examination(tmp_path: Path) -> None:
    look = Examination(made(tmp_path / "harbor.db", 2_000), None)
    damage(tmp_path / "harbor.db")
    look.call_off()
    assert await asyncio.wait_for(look.run(), 10) is None
    assert "bot-db-corrupt" in str(await Examination(tmp_path / "harbor.db", None).run())
