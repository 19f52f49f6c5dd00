"""`python -m db` by hand: what it did, or one line of what is wrong; never a traceback."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db.__main__ import main
from db.lock import hold
from tests.db.files import contents, made, servers, spoiled, written_and_killed

pytestmark = pytest.mark.files

MISTAKE = 2
BAD = ["missing", "empty", "junk", "foreign", "blank", "newer", "header", "page", "folder"]
COMMANDS = {
    "backup": "backup {database} {folder}/copies",
    "check": "check {database}",
    "trouble": "trouble {database} 1f2e3d4c --out {folder}/match.json",
    "restore": "restore {database} {folder}/restored.db",
}


@pytest.fixture(autouse=True, params=["en_GB.UTF-8", "it_IT.UTF-8"])
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The language of the shell."""
    monkeypatch.setenv("LANG", request.param)
    return str(request.param)[:2]


def run(line: str, **places: Path) -> int:
    """One command, with these places in it."""
    return main([word.format(**places) for word in line.split()])


def test_a_copy_is_made_checked_and_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    database = made(tmp_path / "harbor.db", 2)
    assert run(COMMANDS["backup"], database=database, folder=tmp_path) == 0
    copy = Path(capsys.readouterr().out.strip())
    assert run(COMMANDS["check"], database=copy, folder=tmp_path) == 0
    written_and_killed(database, 19)
    capsys.readouterr()
    assert run("restore {copy} {database}", copy=copy, database=database) == 0
    restored, kept = capsys.readouterr().out.splitlines()
    assert str(copy) in restored
    assert {"en": "0 tables, 0 answers", "it": "0 tavoli, 0 risposte"}[language] in restored
    assert servers(Path(kept.removesuffix(".").split()[-1])) == 2 + 19


@pytest.mark.parametrize(
    ("command", "how"),
    [
        (command, how)
        for command in COMMANDS
        for how in BAD
        if (command, how) != ("trouble", "page")  # what can still be read of it is told
    ],
)
def test_what_is_no_database_of_ours_is_one_line_and_nothing_is_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, how: str
) -> None:
    database = tmp_path / "harbor.db"
    spoiled(database, how)
    before = sorted(tmp_path.rglob("*")), contents(tmp_path)
    assert run(COMMANDS[command], database=database, folder=tmp_path) == MISTAKE
    told = capsys.readouterr()
    assert told.out == ""
    (line,) = told.err.splitlines()
    assert "harbor.db" in line
    assert "bot-" not in line
    assert (sorted(tmp_path.rglob("*")), contents(tmp_path)) == before


@pytest.mark.parametrize("command", ["backup", "check", "trouble"])
def test_looking_and_copying_go_on_while_a_bot_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    database = made(tmp_path / "harbor.db", 2)
    with hold(database), closing(sqlite3.connect(database, isolation_level=None)) as bot:
        bot.execute("BEGIN IMMEDIATE")
        bot.execute("INSERT INTO troubles VALUES ('1f2e3d4c', 1, 1, 1, 1, 'x', 'y', x'7b7d')")
        bot.execute("COMMIT")
        bot.execute("BEGIN IMMEDIATE")
        assert run(COMMANDS[command], database=database, folder=tmp_path) == 0
    assert capsys.readouterr().err == ""


def test_a_running_bot_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = made(tmp_path / "harbor.db", 2)
    copy = made(tmp_path / "copy.db")
    with hold(database):
        assert run("restore {copy} {database}", copy=copy, database=database) == MISTAKE
        pid = (tmp_path / "harbor.db.lock").read_text().split()[0]
    (line,) = capsys.readouterr().err.splitlines()
    assert pid in line


@pytest.mark.parametrize(
    "line",
    [
        "backup {database} {file}/copies",
        "restore {database} {file}/harbor.db",
        "trouble {database} 1f2e3d4c --out {file}/match.json",
    ],
)
def test_a_place_that_cannot_be_written_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str
) -> None:
    database = made(tmp_path / "harbor.db")
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("INSERT INTO troubles VALUES ('1f2e3d4c', 1, 1, 1, 1, 'x', 'y', x'7b7d')")
    file = tmp_path / "file"
    file.write_bytes(b"where a folder should be")
    before = contents(tmp_path)
    assert run(line, database=database, file=file) == MISTAKE
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert contents(tmp_path) == before


def test_an_unknown_number_of_a_failure_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = made(tmp_path / "harbor.db")
    assert run(COMMANDS["trouble"], database=database, folder=tmp_path) == MISTAKE
    assert "1f2e3d4c" in capsys.readouterr().err
