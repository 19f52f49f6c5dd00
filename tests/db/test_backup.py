"""Backups: checked, rotated, restored; a broken one is never put in place."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from db.__main__ import main
from db.backup import BadBackup, back_up, check, restore, rotate
from db.connection import Database

HOUR = 3_600


async def filled(path: Path) -> Database:
    """A database with one row, still open."""
    database = await Database.open(path)
    await database.run(lambda db: db.execute("INSERT INTO servers (id) VALUES (7)"))
    return database


async def test_a_copy_is_made_while_the_database_is_open(tmp_path: Path) -> None:
    database = await filled(tmp_path / "harbor.db")
    copy = back_up(tmp_path / "harbor.db", tmp_path / "backups", 1_000_000_000)
    await database.close()
    assert copy.name == "harbor-20010909-01.db"
    with sqlite3.connect(copy) as raw:
        assert raw.execute("SELECT id FROM servers").fetchall() == [(7,)]
    raw.close()


async def test_restoring_puts_the_copy_in_place_and_keeps_the_old(tmp_path: Path) -> None:
    path = tmp_path / "harbor.db"
    database = await filled(path)
    copy = back_up(path, tmp_path / "backups", 0)
    await database.run(lambda db: db.execute("DELETE FROM servers"))
    await database.close()
    aside = restore(copy, path)
    assert aside is not None
    assert aside.is_file()
    database = await Database.open(path)
    assert await database.run(lambda db: db.execute("SELECT id FROM servers").fetchall()) == [(7,)]
    await database.close()


async def test_a_broken_copy_is_never_restored(tmp_path: Path) -> None:
    path = tmp_path / "harbor.db"
    database = await filled(path)
    await database.close()
    before = path.read_bytes()
    broken = tmp_path / "broken.db"
    broken.write_bytes(before[:5_000])
    for copy in (broken, tmp_path / "nowhere.db"):
        with pytest.raises(BadBackup):
            restore(copy, path)
    assert path.read_bytes() == before


def test_rotation_keeps_a_day_of_hours_and_a_week_of_days(tmp_path: Path) -> None:
    for day in range(1, 11):
        for hour in range(24):
            (tmp_path / f"harbor-200101{day:02}-{hour:02}.db").touch()
    rotate(tmp_path)
    kept = sorted(path.name for path in tmp_path.iterdir())
    assert len(kept) == 24 + 6
    assert kept[0] == "harbor-20010104-23.db"


async def test_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    database = await filled(tmp_path / "harbor.db")
    await database.close()
    assert main(["backup", str(tmp_path / "harbor.db"), str(tmp_path / "copies")]) == 0
    copy = capsys.readouterr().out.strip()
    assert main(["check", copy]) == 0
    assert main(["restore", copy, str(tmp_path / "new.db")]) == 0
    check(tmp_path / "new.db")
    assert main(["check", str(tmp_path / "nothing.db")]) == 2
    assert "There is no copy" in capsys.readouterr().err
