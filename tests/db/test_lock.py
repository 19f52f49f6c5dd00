"""One process to a database; a killed one leaves no lock behind."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from db import lock
from db.file import BadDatabase
from db.lock import Held, hold
from tests.db.files import ROOT

pytestmark = pytest.mark.files

_HOLDER = """
import sys
from pathlib import Path
from db.lock import hold
with hold(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


@contextmanager
def holder(database: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that holds the database, until it is killed."""
    program = (sys.executable, "-c", _HOLDER, str(database))
    pipe = subprocess.PIPE
    with subprocess.Popen(program, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        try:
            yield process
        finally:
            process.kill()


def test_the_second_is_told_who_the_first_is(tmp_path: Path) -> None:
    with holder(tmp_path / "harbor.db") as process:
        with pytest.raises(Held) as refused, hold(tmp_path / "harbor.db"):
            pass
        told = refused.value.why.args
        assert told["pid"] == str(process.pid)
        assert told["host"] == socket.gethostname()
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", str(told["since"]))


def test_a_killed_process_leaves_no_lock_behind(tmp_path: Path) -> None:
    with holder(tmp_path / "harbor.db") as process:
        process.kill()
        process.wait()
        assert (tmp_path / "harbor.db.lock").exists()
        with hold(tmp_path / "harbor.db"):
            assert (tmp_path / "harbor.db.lock").read_text().startswith(f"{os.getpid()} ")


def test_it_is_gone_at_the_end_also_of_a_failure(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError), hold(tmp_path / "deep" / "harbor.db"):
        raise RuntimeError
    assert list((tmp_path / "deep").iterdir()) == []


def test_one_that_nobody_signed_is_still_a_lock(tmp_path: Path) -> None:
    with hold(tmp_path / "harbor.db"):
        (tmp_path / "harbor.db.lock").write_text("")
        with pytest.raises(Held) as refused, hold(tmp_path / "harbor.db"):
            pass
    assert refused.value.why.args["pid"] == "?"


def test_it_does_not_matter_by_which_way_the_database_is_reached(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "harbor.db")
    monkeypatch.chdir(tmp_path)
    with hold(tmp_path / "harbor.db"):
        for path in ("harbor.db", "link.db", "../" + tmp_path.name + "/harbor.db"):
            with pytest.raises(Held), hold(Path(path)):
                pass


def test_two_databases_in_one_folder_are_two(tmp_path: Path) -> None:
    with hold(tmp_path / "a.db"), hold(tmp_path / "b.db"):
        assert sorted(path.name for path in tmp_path.iterdir()) == ["a.db.lock", "b.db.lock"]


def test_a_lock_file_that_was_just_taken_away_is_no_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one before let go between our opening its file and our locking it."""
    really, tries = lock._try_lock, []

    def late(file: int) -> None:
        tries.append(file)
        if len(tries) == 1:
            (tmp_path / "harbor.db.lock").unlink()
        really(file)

    monkeypatch.setattr(lock, "_try_lock", late)
    with hold(tmp_path / "harbor.db"):
        assert len(tries) == 2
        with pytest.raises(Held), hold(tmp_path / "harbor.db"):
            pass


def test_a_place_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with (
        pytest.raises(BadDatabase, match="bot-db-unwritable"),
        hold(tmp_path / "file" / "deep" / "harbor.db"),
    ):
        pass
