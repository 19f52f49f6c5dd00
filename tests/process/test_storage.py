"""Starting on bad storage: one line that says what is wrong and what to do, and no change."""

from __future__ import annotations

import asyncio
import os
import shlex
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

import bot
from db.__main__ import main as db
from db.backup import back_up
from db.sqlite import _BUSY_MS, _PRAGMAS
from tests.db.files import (
    ROOT,
    contents,
    made,
    servers,
    spoiled,
    without_an_entry_of_an_index,
    written_and_killed,
)
from tests.process.test_bot import TOKEN, started

NOBODY = 65_534
PATIENCE = 60  # seconds; a process starts slowly on a busy machine


@pytest.fixture(params=["playground", "discord"])
def place(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder without settings but where the database is; Discord would not answer."""
    for name in ("DISCORD_TOKEN", "HARBORMASTER_BACKUPS", "LOG_LEVEL", "PORT"):
        monkeypatch.delenv(name, raising=False)
    known = {"LANG": "en_GB.UTF-8", "HARBORMASTER_DB": "harbor.db"}
    if request.param == "discord":
        gone = {"DISCORD_API_BASE": "http://127.0.0.1:9/api", "DISCORD_GATEWAY_URL": "ws://[::1]:9"}
        known |= {"DISCORD_TOKEN": TOKEN, **gone}
    for name, value in known.items():
        monkeypatch.setenv(name, value)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def refused(capsys: pytest.CaptureFixture[str], folder: Path) -> str:
    """The one line of a start that changes nothing."""
    before = sorted(folder.rglob("*")), contents(folder)
    assert bot.main(["--port", "0"]) == bot.MISTAKE
    assert (sorted(folder.rglob("*")), contents(folder)) == before
    (line,) = capsys.readouterr().err.splitlines()
    return line


@pytest.mark.parametrize(
    ("how", "says"),
    [
        ("empty", "The database harbor.db is an empty file. No sound copy of it was found."),
        ("junk", "The database harbor.db cannot be read: file is not a database."),
        ("header", "The database harbor.db cannot be read: file is not a database."),
        ("page", "The database harbor.db cannot be read: "),
        ("newer", "The database harbor.db has format 99, but this program knows formats up to "),
        ("foreign", "harbor.db is not a database of Harbormaster. Choose another file."),
    ],
)
def test_a_file_that_cannot_be_used(
    place: Path, capsys: pytest.CaptureFixture[str], how: str, says: str
) -> None:
    spoiled(place / "harbor.db", how)
    assert refused(capsys, place).startswith(says)


def test_an_index_that_does_not_fit_its_table(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    without_an_entry_of_an_index(place / "harbor.db")
    with closing(sqlite3.connect(place / "harbor.db")) as raw:
        assert raw.execute("PRAGMA quick_check").fetchall() == [("ok",)], "it looks well"
    assert "cannot be read: " in refused(capsys, place)


@pytest.mark.parametrize("left", [b"", None], ids=["empty", "gone"])
def test_a_log_without_its_database_is_not_thrown_away(
    place: Path, capsys: pytest.CaptureFixture[str], left: bytes | None
) -> None:
    written_and_killed(made(place / "harbor.db"), 19)
    (place / "harbor.db").unlink()
    (place / "harbor.db-shm").unlink()
    if left is not None:
        (place / "harbor.db").write_bytes(left)
    assert "No sound copy of it was found" in refused(capsys, place)


def test_a_locked_file(
    place: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pragmas = [pragma.replace(str(_BUSY_MS), "10") for pragma in _PRAGMAS]
    monkeypatch.setattr("db.sqlite._PRAGMAS", pragmas)  # no need to wait for so long
    made(place / "harbor.db")
    with closing(sqlite3.connect(place / "harbor.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        line = refused(capsys, place)
    assert line.startswith("The database harbor.db is locked by another program.")


@pytest.mark.parametrize("place", ["discord"], indirect=True)
@pytest.mark.parametrize("how", ["empty", "header", "page", "missing"])
def test_the_newest_sound_copy_is_named_and_the_line_can_be_typed(
    place: Path, capsys: pytest.CaptureFixture[str], how: str
) -> None:
    database = made(place / "harbor.db", 3)
    for hour in range(2):
        back_up(database, place / "backups", hour * 3_600)
    (place / "backups" / "harbor-19700101-01.db").write_bytes(b"")
    database.unlink()
    spoiled(database, how)
    _, command, _ = refused(capsys, place).replace("”", "“").split("“")
    python, flag, module, *arguments = shlex.split(command)
    assert (python, flag, module) == ("python", "-m", "db")
    assert db(arguments) == 0
    assert servers(database) == 3


@pytest.mark.parametrize("place", ["playground"], indirect=True)
@pytest.mark.parametrize("how", ["unset", "file/deep/harbor.db", "folder"])
def test_a_place_where_no_database_can_be(
    place: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    (place / "file").write_bytes(b"")
    (place / "folder").mkdir()
    if how == "unset":
        (place / "data").write_bytes(b"a file where the folder should be")
        monkeypatch.delenv("HARBORMASTER_DB")
    else:
        monkeypatch.setenv("HARBORMASTER_DB", how)
    assert " cannot be " in refused(capsys, place)


@contextmanager
def rights(path: Path, mode: int) -> Iterator[None]:
    """Other rights for a while."""
    before = path.stat().st_mode
    path.chmod(mode)
    try:
        yield
    finally:
        path.chmod(before)


@pytest.fixture
def open_folder(place: Path) -> Iterator[Path]:
    """A folder that everybody may enter; those of pytest are closed to others."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


_AS_NOBODY = """
import os, sys
import bot, db.restore  # while everything may be read
if os.getuid() == 0:
    os.setgid(int(sys.argv[1]))
    os.setuid(int(sys.argv[1]))
sys.exit(bot.main(["--port", "0"]))
"""


@pytest.mark.parametrize(
    ("what", "mode"),
    [("harbor.db", 0o444), ("harbor.db", 0o000), (".", 0o555), (".", 0o666), (".", 0o000)],
    ids=["read-only file", "closed file", "read-only folder", "no way in", "closed folder"],
)
def test_what_its_user_may_not_write(open_folder: Path, what: str, mode: int) -> None:
    """As somebody without the rights: whoever runs the tests may have them all."""
    folder = open_folder / "held"
    folder.mkdir()
    database = made(folder / "harbor.db", 1)
    if os.getuid() == 0:
        for path in (folder, database):
            os.chown(path, NOBODY, NOBODY)
    before = contents(folder)
    known = {**os.environ, "PYTHONPATH": str(ROOT), "HARBORMASTER_DB": str(database)}
    program = (sys.executable, "-c", _AS_NOBODY, str(NOBODY))
    with rights(folder / what, mode):
        done = subprocess.run(
            program, cwd=open_folder, env=known, capture_output=True, text=True, check=False
        )
    assert done.returncode == bot.MISTAKE
    (line,) = done.stderr.splitlines()
    assert str(database) in line
    assert " cannot be " in line
    assert contents(folder) == before


async def test_a_second_bot_is_told_who_has_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    known = {"HARBORMASTER_DB": str(tmp_path / "harbor.db")}
    first = await started(tmp_path, "--port", "0", **known)
    try:
        assert first.stdout is not None
        assert await asyncio.wait_for(first.stdout.readline(), PATIENCE)
        second = await started(tmp_path, "--port", "0", **known)
        _, errors = await asyncio.wait_for(second.communicate(), PATIENCE)
        assert second.returncode == bot.MISTAKE
        (line,) = errors.decode().splitlines()
        assert f" is in use by process {first.pid} on " in line
    finally:
        first.kill()
        await first.wait()
    third = await started(tmp_path, "--port", "0", **known)
    assert third.stdout is not None
    assert await asyncio.wait_for(third.stdout.readline(), PATIENCE), "a kill leaves no lock"
    third.send_signal(signal.SIGTERM)
    _, errors = await asyncio.wait_for(third.communicate(), PATIENCE)
    assert (third.returncode, errors.decode()) == (0, "")
    assert not (tmp_path / "harbor.db.lock").exists()
