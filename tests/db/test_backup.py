"""Copies: made while the bot runs, checked, rotated; nothing is made of what is no database."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db.backup import back_up, newest, rotate
from db.connection import Database
from db.file import BadDatabase, check
from tests.db.files import FOREIGN, contents, made, spoiled

pytestmark = pytest.mark.files


async def test_a_copy_is_made_while_the_database_is_open(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "harbor.db")
    await database.run(lambda db: db.execute("INSERT INTO servers (id) VALUES (7)"))
    copy = back_up(tmp_path / "harbor.db", tmp_path / "backups", 1_000_000_000)
    await database.close()
    assert copy.name == "harbor-20010909-01.db"
    with closing(sqlite3.connect(copy)) as raw:
        assert raw.execute("SELECT id FROM servers").fetchall() == [(7,)]


@pytest.mark.parametrize("name", ["missing", "empty", "junk", "foreign", "blank", "folder"])
def test_of_what_is_no_database_of_ours_nothing_is_made(tmp_path: Path, name: str) -> None:
    path = tmp_path / "harbor.db"
    spoiled(path, name)
    before = contents(tmp_path)
    for work in (lambda: back_up(path, tmp_path / "backups", 0), lambda: check(path)):
        with pytest.raises(BadDatabase):
            work()
    assert contents(tmp_path) == before


def test_a_copy_that_cannot_be_written_leaves_the_older_ones(tmp_path: Path) -> None:
    path = made(tmp_path / "harbor.db")
    (tmp_path / "backups").write_bytes(b"a file where a folder should be")
    with pytest.raises(BadDatabase, match="bot-db-unwritable"):
        back_up(path, tmp_path / "backups", 0)
    assert sorted(contents(tmp_path)) == ["backups", "harbor.db"]


@pytest.mark.parametrize("name", ["plain.db", "what? 100% #1.db"])
def test_looking_leaves_no_trace(tmp_path: Path, name: str) -> None:
    path = made(tmp_path / name, 3)
    before = contents(tmp_path)
    check(path)
    assert contents(tmp_path) == before


def test_the_newest_copy_is_the_newest_sound_one(tmp_path: Path) -> None:
    assert newest(tmp_path / "nowhere") is None
    for hour in range(3):
        made(tmp_path / f"harbor-20260101-0{hour}.db")
    assert newest(tmp_path) == tmp_path / "harbor-20260101-02.db"
    (tmp_path / "harbor-20260101-02.db").write_bytes(FOREIGN)
    assert newest(tmp_path) == tmp_path / "harbor-20260101-01.db"


def test_rotation_keeps_a_day_of_hours_and_a_week_of_days(tmp_path: Path) -> None:
    for day in range(1, 11):
        for hour in range(24):
            (tmp_path / f"harbor-200101{day:02}-{hour:02}.db").touch()
    rotate(tmp_path)
    kept = sorted(path.name for path in tmp_path.iterdir())
    assert len(kept) == 24 + 6
    assert kept[0] == "harbor-20010104-23.db"


def test_rotation_takes_nothing_but_copies(tmp_path: Path) -> None:
    others = ("harbor-1.db", "harbor-1.before-restore-20260101-000000.db", "harbor-old.db")
    copies = [f"harbor-202601{day:02}-00.db" for day in range(1, 31)]
    for name in (*others, *copies):
        (tmp_path / name).touch()
    rotate(tmp_path)
    left = {file.name for file in tmp_path.iterdir()}
    assert left >= {*others}
    assert not left >= {*copies}
