"""A server has the same tables as a file: columns, keys, what is unique, what is looked up."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import psycopg
import pytest

from db.migrate import migrate

TYPES = {"INTEGER": "bigint", "TEXT": "text", "BLOB": "bytea", "REAL": "double precision"}
_COLUMNS = (
    "SELECT column_name, data_type, is_nullable, is_generated FROM information_schema.columns"
    " WHERE table_schema = 'public' AND table_name = %s ORDER BY ordinal_position"
)
_INDEXES = "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename = %s"
_CHECKS = (
    "SELECT contype, count(*) FROM pg_constraint WHERE conrelid = %s::regclass GROUP BY contype"
)


@pytest.fixture(scope="module")
def file() -> Iterator[sqlite3.Connection]:
    """A file as it is made today."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db)
        yield db


@pytest.fixture
def raw(address: str) -> Iterator[psycopg.Connection[Any]]:
    """A server's database as it is made today."""
    with psycopg.connect(address) as opened:
        yield opened


def tables(db: sqlite3.Connection) -> list[tuple[str, str]]:
    """Names, and how they are made."""
    query = "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    return db.execute(query).fetchall()


def test_the_same_tables(file: sqlite3.Connection, raw: psycopg.Connection[Any]) -> None:
    query = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
    there = {name for (name,) in raw.execute(query).fetchall()} - {"schema_version"}
    assert there == {name for name, _ in tables(file)}


def test_the_same_columns_in_the_same_order(
    file: sqlite3.Connection, raw: psycopg.Connection[Any]
) -> None:
    for name, _ in tables(file):
        here = [
            (row[1], TYPES[row[2].split()[0]], not (row[3] or row[5]), bool(row[6]))
            for row in file.execute(f"PRAGMA table_xinfo({name})")
        ]
        there = [
            (column, kind, nullable == "YES", generated == "ALWAYS")
            for column, kind, nullable, generated in raw.execute(_COLUMNS, (name,)).fetchall()
        ]
        assert there == here, name


def test_the_same_is_unique_and_looked_up(
    file: sqlite3.Connection, raw: psycopg.Connection[Any]
) -> None:
    for name, _ in tables(file):
        here = {_of_file(file, name, row) for row in file.execute(f"PRAGMA index_list({name})")}
        there = {_of_server(row[0]) for row in raw.execute(_INDEXES, (name,)).fetchall()}
        keys = [(row[5], row[1]) for row in file.execute(f"PRAGMA table_info({name})") if row[5]]
        here.add((tuple(column for _, column in sorted(keys)), True, False))
        assert there == here, name


def _of_file(db: sqlite3.Connection, table: str, row: Any) -> tuple[tuple[str, ...], bool, bool]:
    columns = tuple(each[2] for each in db.execute(f"PRAGMA index_info({row[1]})"))
    return columns, bool(row[2]), bool(row[4])


def _of_server(made: str) -> tuple[tuple[str, ...], bool, bool]:
    columns = re.search(r"USING btree \(([^)]*)\)", made)
    assert columns is not None
    return tuple(columns[1].split(", ")), "UNIQUE" in made, " WHERE " in made


def test_the_same_is_refused(file: sqlite3.Connection, raw: psycopg.Connection[Any]) -> None:
    for name, sql in tables(file):
        there = dict(raw.execute(_CHECKS, (name,)).fetchall())
        assert there.get("f", 0) == len(file.execute(f"PRAGMA foreign_key_list({name})").fetchall())
        assert there.get("c", 0) == sql.count("CHECK ("), name


def test_text_is_in_the_order_of_its_bytes(raw: psycopg.Connection[Any]) -> None:
    query = "SELECT table_name FROM information_schema.columns WHERE data_type = 'text'"
    other = f"{query} AND table_schema = 'public' AND collation_name IS DISTINCT FROM 'C'"
    assert raw.execute(other).fetchall() == []
