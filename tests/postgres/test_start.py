"""A server that cannot be used is refused in one sentence; one that can is made ready once."""

from __future__ import annotations

import asyncio
import builtins
import sys
from typing import Any

import psycopg
import pytest

from db import server as room
from db.connection import Database
from db.file import BadDatabase, NewerDatabase
from db.migrate import migrations
from tests.stores import Server


async def refused(address: str) -> str:
    """The key of what is said, and what it says."""
    with pytest.raises(BadDatabase) as error:
        await Database.open(address)
    said = str(error.value)
    assert "s3cret" not in said
    assert error.value.__cause__ is None or "s3cret" not in str(error.value.__cause__)
    return said


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("postgresql://me:s3cret@127.0.0.1:1/x", "bot-db-server-away"),
        ("postgresql://me:s3cret@nowhere.invalid/x", "bot-db-server-away"),
        ("postgresql://me:s3cret@s3cret@localhost/x", "bot-db-server-address"),
        ("postgresql://me:s3cret/s3cret@localhost/x", "bot-db-server-address"),
        ("postgresql://me:s3cret@localhost/x?frob=1", "bot-db-server-address"),
        ("postgresql://me:s3cret@localhost:port/x", "bot-db-server-a"),
    ],
)
async def test_a_wrong_address(address: str, key: str) -> None:
    assert (await refused(address)).startswith(key)


async def test_an_unknown_database_and_an_unknown_name(postgres: Server, address: str) -> None:
    assert "nothing" in await refused(postgres.address("nothing"))
    assert "stranger" in await refused(address.replace("nobody@", "stranger:s3cret@"))


async def test_a_database_of_others(postgres: Server, empty: str) -> None:
    with psycopg.connect(empty) as raw:
        raw.execute("CREATE TABLE tables (id INTEGER)")
    assert (await refused(empty)).startswith("bot-db-server-foreign")


async def test_a_newer_format_is_left_alone(address: str) -> None:
    known = len(migrations())
    with psycopg.connect(address) as raw:
        raw.execute("UPDATE schema_version SET version = version + 5")
    with pytest.raises(NewerDatabase) as error:
        await Database.open(address)
    assert error.value.why.args["found"] == known + 5
    with psycopg.connect(address) as raw:
        raw.execute(f"UPDATE schema_version SET version = {known}")


async def test_other_words_than_utf8(postgres: Server) -> None:
    postgres.do("CREATE DATABASE latin TEMPLATE template0 ENCODING 'LATIN1'")
    said = await refused(postgres.address("latin"))
    postgres.do("DROP DATABASE latin")
    assert said.startswith("bot-db-server-words")
    assert "LATIN1" in said


async def test_an_old_server(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "OLDEST", 99)
    assert (await refused(address)).startswith("bot-db-server-old")


async def test_somebody_who_may_not_make_tables(postgres: Server, empty: str) -> None:
    postgres.do("CREATE ROLE guest LOGIN")
    with psycopg.connect(empty) as raw:
        raw.execute("REVOKE CREATE ON SCHEMA public FROM public")
    assert (await refused(empty.replace("nobody@", "guest@"))).startswith("bot-db-server-denied")
    postgres.do("DROP ROLE guest")


async def test_without_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("psycopg")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delitem(sys.modules, "db.postgres", raising=False)
    monkeypatch.delitem(sys.modules, "db.attention", raising=False)
    real = builtins.__import__

    def without(name: str, *args: Any) -> Any:
        if name.startswith("psycopg"):
            raise ModuleNotFoundError("No module named 'psycopg'", name="psycopg")
        return real(name, *args)

    monkeypatch.setattr(builtins, "__import__", without)
    assert (await refused("postgresql://localhost/x")).startswith("bot-db-server-none")


async def test_several_processes_start_at_once_on_a_new_one(empty: str) -> None:
    opened = await asyncio.gather(*(Database.open(empty) for _ in range(4)))
    for number, database in enumerate(opened):
        query = f"INSERT INTO servers (id) VALUES ({number})"
        await database.run(lambda db, query=query: db.execute(query))  # type: ignore[misc]
    query = "SELECT count(*) FROM servers"
    assert await opened[0].run(lambda db: db.execute(query).fetchone()) == (4,)
    for database in opened:
        await database.close()


async def test_what_has_come_since_is_added(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, known = postgres.empty(), migrations()
    await (await Database.open(address)).close()
    new = (
        "CREATE TABLE visits (  -- of people\n    id INTEGER PRIMARY KEY AUTOINCREMENT,\n"
        "    user_id INTEGER NOT NULL REFERENCES users (id),\n    note BLOB\n) STRICT;\n"
        "ALTER TABLE users ADD COLUMN visits INTEGER NOT NULL DEFAULT 0;\n"
        "UPDATE users SET visits = 1 WHERE id > 0;"
    )
    monkeypatch.setattr(room, "migrations", lambda: [*known, new])
    opened = await Database.open(address)
    await opened.run(lambda db: db.execute("INSERT INTO users (id, name) VALUES (?, ?)", (7, "x")))
    added = "INSERT INTO visits (user_id, note) VALUES (7, ?) RETURNING id, note"
    assert await opened.run(lambda db: db.execute(added, (b"\0",)).fetchone()) == (1, b"\0")
    await opened.close()
    monkeypatch.setattr(room, "migrations", lambda: known)
    assert (await refused(address)).startswith("bot-db-newer")
    postgres.drop(address)
