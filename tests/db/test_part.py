"""What is due is dealt out to processes by servers: to each its own, and all of it to somebody."""

from __future__ import annotations

import inspect
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest
from hypothesis import given
from hypothesis import strategies as st

from db import bulletins, outbox, tables
from db.connection import Connection
from db.migrate import migrate
from db.part import ALL, Part
from playground.ids import fixed_id
from tests.db.plans import repositories

SERVERS = [fixed_id(number) for number in (100, 101, 102, 205)]


@pytest.fixture
def db() -> Iterator[Connection]:
    """A lobby about to start on each server, something owed at each, and a bulletin."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as raw:
        migrate(raw)
        raw.execute("INSERT INTO users (id, name) VALUES (1, 'Ada')")
        for number, server in enumerate(SERVERS, start=1):
            raw.execute("INSERT INTO servers (id) VALUES (?)", (server,))
            table = tables.open_table(raw, server, number, "river_of_gold", 1, {}, "friends", "", 7)
            raw.execute("UPDATE tables SET starts_at = 9 WHERE id = ?", (table,))
            outbox.owe(raw, table, "poster", 0, 7)
            outbox.retire(raw, table, 100 + table, 7)
            bulletins.owe(raw, server, number, "log", number, 7)
        yield raw


def parts(count: int) -> list[Part]:
    """One for each of so many shards."""
    return [Part(frozenset({shard}), count) for shard in range(count)]


@pytest.mark.parametrize("count", [1, 2, 3, 16])
def test_each_gets_its_own(db: Connection, count: int) -> None:
    whole = {(n.table, n.kind) for n in outbox.due(db, 9, 50)}
    assert len(whole) == 2 * len(SERVERS)
    found = [{(n.table, n.kind) for n in outbox.due(db, 9, 50, part)} for part in parts(count)]
    assert sum(map(len, found)) == len(whole)
    assert set().union(*found) == whole
    for part in parts(count):
        own = {server for server in SERVERS if part.has(server)}
        assert {b.server for b in bulletins.due(db, 9, 50, part)} == own
        assert {table.server for table in tables.starting(db, part)} == own
        assert outbox.next_due(db, part) == (7 if own else None)


def test_who_does_nothing_finds_nothing(db: Connection) -> None:
    nothing = ALL.only(frozenset())
    assert not nothing.people
    assert outbox.due(db, 9, 50, nothing) == []
    assert tables.starting(db, nothing) == []


@given(server=st.integers(1, 2**63 - 1), count=st.integers(1, 64))
def test_sql_deals_servers_out_as_discord_does(server: int, count: int) -> None:
    shard, every = (server >> 22) % count, frozenset(range(count))
    with closing(sqlite3.connect(":memory:")) as raw:
        for shards in (frozenset({shard}), every, every - {shard}):
            part = Part(shards, count)
            (found,) = raw.execute(f"SELECT {part.of(str(server))}").fetchone()
            assert bool(found) is part.has(server) is (shard in shards)


def test_nothing_that_comes_due_is_forgotten() -> None:
    """Whoever looks for work at all tables does so for a part of them."""
    asked = {name for name, work in repositories() if "part" in inspect.signature(work).parameters}
    assert asked >= {
        *("outbox.due", "outbox.next_due", "due.reply", "due.moves", "due.next_at", "due.put_off"),
        *("activations.late", "activations.next_call", "clocks.asked", "tables.starting"),
        *("proposals.open_of", "proposals.open_anywhere", "proposals.stale", "deputies.stale"),
        *("bulletins.due", "invitations.with_useless_buttons", "silence.over"),
    }
