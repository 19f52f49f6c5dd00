"""All of a database is carried from a file to a server and back, or nothing is."""

from __future__ import annotations

import gzip
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from db.__main__ import main
from db.connection import Database
from db.file import BadDatabase
from db.move import Shape, move, shapes
from engine.core.rng import Rng
from engine.core.words import Msg
from sessions.sessions import Sessions
from sessions.shapes import Place
from tests.sessions.tables import ADA, BO, begun, open_sessions
from tests.sessions.test_first_version import STORED
from tests.sessions.test_play import random_turn
from tests.stores import Server

pytestmark = pytest.mark.files  # it is about both, whatever the run is about
LAST = "SELECT name, seq FROM sqlite_sequence WHERE seq > 0 ORDER BY name"


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """A database of the first version with running games, brought up to date, with one more."""
    path = tmp_path / "harbor.db"
    path.write_bytes(gzip.decompress(STORED.read_bytes()))
    async with open_sessions(path) as sessions:
        table = await begun(sessions, ADA, BO, place=Place(1, 99, "en"))
        await random_turn(sessions, table.id, Rng(3), 25)
        await sessions.context.db.run(lambda db: db.execute("DELETE FROM outbox WHERE id > 5"))
    return path


@pytest.fixture
def empty(postgres: Server) -> Iterator[str]:
    """A new database of a server."""
    address = postgres.empty()
    yield address
    postgres.drop(address)


def everything(path: Path) -> dict[str, list[Any]]:
    """All rows of a file, and the numbers that were given last."""
    with closing(sqlite3.connect(path)) as db:
        rows = {shape.name: db.execute(shape.read).fetchall() for shape in shapes()}
        return {**rows, "given": db.execute(LAST).fetchall()}


def carried(source: str | Path, target: str | Path) -> list[Msg]:
    """What is told of it."""
    told: list[Msg] = []
    move(str(source), str(target), told.append)
    return told


async def test_there_and_back_nothing_is_lost(file: Path, empty: str, tmp_path: Path) -> None:
    back = tmp_path / "back" / "harbor.db"
    there = carried(file, empty)
    assert [line.args["table"] for line in there[:-1]] == [shape.name for shape in shapes()]
    assert carried(empty, back)[:-1] == there[:-1], "counts and digests"
    assert everything(back) == everything(file)
    assert len(everything(back)["answers"]) > 20
    assert sorted(path.name for path in back.parent.iterdir()) == ["harbor.db"]


async def test_a_game_goes_on_where_it_was_carried_to(file: Path, empty: str) -> None:
    carried(file, empty)
    before = everything(file)
    sessions = await Sessions.open(empty, clock=lambda: 2_000)
    await random_turn(sessions, 3, Rng(4), 10)
    owed = await sessions.context.db.run(
        lambda db: [id for (id,) in db.execute("SELECT id FROM outbox").fetchall()]
    )
    await sessions.close()
    given = dict(before["given"])
    known = {row[0] for row in before["outbox"]}
    assert min(set(owed) - known) > given["outbox"], "no number is given twice"


async def test_what_is_stored_there_is_news_to_others(file: Path, empty: str) -> None:
    carried(file, empty)
    database = await Database.open(empty)
    query = "SELECT count(*) FROM pg_trigger WHERE tgname = 'told'"
    assert await database.run(lambda db: db.execute(query).fetchone()[0]) > 10
    await database.close()


async def test_what_fails_half_way_leaves_nothing(
    file: Path, empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cut_short(shape: Shape, *_: object) -> None:
        if shape.name == "outbox":
            raise BadDatabase("bot-db-move-differs", table="outbox")

    back = tmp_path / "back.db"
    with monkeypatch.context() as patched:
        patched.setattr("db.move_server.Server.go_on_after", lambda self, *args: cut_short(*args))
        with pytest.raises(BadDatabase, match="bot-db-move-differs"):
            carried(file, empty)
    carried(file, empty)
    with monkeypatch.context() as patched:
        patched.setattr("db.move.File.go_on_after", lambda self, *args: cut_short(*args))
        with pytest.raises(BadDatabase, match="bot-db-move-differs"):
            carried(empty, back)
    assert not [path for path in tmp_path.iterdir() if path.name.startswith("back")]


async def test_a_row_that_arrives_otherwise_is_seen(
    file: Path, empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def spoiled(self: object, shape: Shape, rows: list[tuple[object, ...]]) -> None:
        if shape.name == "users":
            rows = [(*rows[0][:1], "Eve", *rows[0][2:]), *rows[1:]]
        add(self, shape, rows)  # type: ignore[arg-type]

    from db.move_server import Server as Target

    add = Target.add
    monkeypatch.setattr(Target, "add", spoiled)
    with pytest.raises(BadDatabase, match=r"bot-db-move-differs.*users"):
        carried(file, empty)


async def test_mistakes_are_one_line(
    file: Path, empty: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    carried(file, empty)
    old = tmp_path / "old.db"
    old.write_bytes(gzip.decompress(STORED.read_bytes()))
    busy = await Database.open(empty)
    await busy.run(lambda db: None)
    here = str(file)
    wrong = {
        (str(tmp_path / "none.db"), empty): "no database",
        (here, empty): "something in it already",
        (here, here): "something in it already|in use",
        (empty, here): "something in it already|in use",
        (empty, str(tmp_path / "new.db")): "is in use",
        (str(old), empty): "format",
        (here, "postgresql://me:se@cret@x/y"): "not an address",
        (here, empty.replace("empty", "nothing")): "does not exist",
    }
    for (source, target), why in wrong.items():
        assert main(["move", source, target]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert len(said.err.splitlines()) == 1
        assert re.search(why, said.err), said.err
        assert "cret" not in said.err
    await busy.close()


async def test_it_is_told_table_by_table(
    file: Path, empty: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["move", str(file), empty]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(shapes()) + 1
    assert re.fullmatch(r"servers: \d+ rows, [0-9a-f]{16}", lines[0])
    assert "compared row by row" in lines[-1]
