"""The file: migrations, pragmas, transactions, and files that cannot be used."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from pathlib import Path

import pytest

from db.connection import Connection, Database, Sync
from db.file import Damaged, NewerDatabase
from db.migrate import migrations
from tests.db.files import cut_short, made, servers


@pytest.mark.files
async def test_a_new_file_is_migrated_and_set_up(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "deep" / "harbor.db")
    pragmas = ("user_version", "journal_mode", "foreign_keys", "synchronous", "busy_timeout")

    def read(db: Connection) -> list[object]:
        return [db.execute(f"PRAGMA {name}").fetchone()[0] for name in pragmas]

    assert await database.run(read) == [len(migrations()), "wal", 1, 2, 5000]
    await database.close()


async def test_opening_again_keeps_what_is_there(tmp_path: Path) -> None:
    path = tmp_path / "harbor.db"
    for language in ("it", "it"):
        database = await Database.open(path)
        await database.run(
            lambda db: db.execute(
                "INSERT INTO servers (id, language) VALUES (1, 'it') ON CONFLICT DO NOTHING"
            )
        )
        rows = await database.run(lambda db: db.execute("SELECT language FROM servers").fetchall())
        assert rows == [(language,)]
        await database.close()


async def test_a_failed_use_case_leaves_nothing_behind() -> None:
    database = await Database.open(":memory:")

    def broken(db: Connection) -> None:
        db.execute("INSERT INTO servers (id) VALUES (1)")
        raise RuntimeError("half way")

    with pytest.raises(RuntimeError, match="half way"):
        await database.run(broken)
    assert await database.run(lambda db: db.execute("SELECT * FROM servers").fetchall()) == []
    await database.close()


async def test_foreign_keys_hold() -> None:
    database = await Database.open(":memory:")
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        await database.run(
            lambda db: db.execute("INSERT INTO seats (table_id, seat, user_id) VALUES (9, 0, 9)")
        )
    await database.close()


@pytest.mark.files
async def test_a_newer_file_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "harbor.db"
    with sqlite3.connect(path) as raw:
        raw.execute("PRAGMA user_version = 99")
    raw.close()
    with pytest.raises(NewerDatabase) as refused:
        await Database.open(path)
    assert refused.value.why.args == {"path": str(path), "found": 99, "known": len(migrations())}


@pytest.mark.files
@pytest.mark.parametrize("junk", [b"not a database at all" * 300, b"SQLite format 3\x00" * 200])
async def test_a_corrupt_file_is_refused(tmp_path: Path, junk: bytes) -> None:
    path = tmp_path / "harbor.db"
    path.write_bytes(junk)
    with pytest.raises(Damaged, match="bot-db-corrupt"):
        await Database.open(path)
    assert path.read_bytes() == junk


@pytest.mark.files
async def test_half_a_transaction_is_taken_back(tmp_path: Path) -> None:
    path = made(tmp_path / "harbor.db", 3)
    cut_short(path)
    await (await Database.open(path)).close()
    assert servers(path) == 3


@pytest.mark.files
async def test_a_first_start_that_was_cut_short_is_begun_again(tmp_path: Path) -> None:
    path = tmp_path / "harbor.db"
    for name in ("harbor.db.new", "harbor.db.new-wal", "harbor.db.new-journal"):
        (tmp_path / name).write_bytes(b"half of it")
    await (await Database.open(path)).close()
    assert [file.name for file in tmp_path.iterdir()] == ["harbor.db"]


@pytest.mark.files
async def test_a_first_start_that_fails_leaves_no_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(db: Connection) -> None:
        raise sqlite3.OperationalError("cut short")

    monkeypatch.setattr("db.ready.migrate", fail)
    with pytest.raises(Damaged, match="cut short"):
        await Database.open(tmp_path / "harbor.db")
    assert not (tmp_path / "harbor.db").exists()


@pytest.mark.files
async def test_a_turn_after_an_idle_pause_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.sqlite._IDLE_SECONDS", 0.01)
    database = await Database.open(tmp_path / "harbor.db")
    tidying = asyncio.create_task(database.tidy())
    for server in range(5):
        await database.run(partial(_insert_server, server))
        await asyncio.sleep(0.05)
    rows = await database.run(lambda db: db.execute("SELECT count(*) FROM servers").fetchone())
    assert rows == (5,)
    assert not tidying.done()
    tidying.cancel()
    await database.close()


def _insert_server(server: int, db: Connection) -> None:
    db.execute("INSERT INTO servers (id) VALUES (?)", (server,))


@pytest.mark.files
@pytest.mark.parametrize(("sync", "level"), [("full", 2), ("normal", 1)])
async def test_how_hard_it_presses_for_the_disk(tmp_path: Path, sync: Sync, level: int) -> None:
    database = await Database.open(tmp_path / "harbor.db", sync)
    found = await database.run(lambda db: db.execute("PRAGMA synchronous").fetchone()[0])
    await database.close()
    assert found == level


@pytest.mark.files
async def test_an_acknowledged_answer_survives_a_power_cut_by_default(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "harbor.db")
    found = await database.run(lambda db: db.execute("PRAGMA synchronous").fetchone()[0])
    await database.close()
    assert found == 2, "FULL"
