"""However many tables are over: what runs on a press, a tick or at a start reads none of them."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from bench.storage_rows import fill, go_live
from db.connection import Connection
from db.migrate import migrate
from tests.db.plans import asked

pytestmark = pytest.mark.files

FINISHED = 10_000
FEW = {  # rows go when a table is over, or come with servers and failures, not with tables
    *("activations", "due", "outbox", "old_posters", "sendings", "bulletins"),
    *("standing", "seat_wishes", "late_calls", "left_threads", "settings"),
    *("servers", "server_settings", "one", "troubles", "CONSTANT", "kept", "owed"),
    *("processes", "berths", "claims", "gates"),
}
DAILY = {"clocks.drop_absences"}
STEP = re.compile(r"SCAN (\S+)(?: USING (?:COVERING )?INDEX (\S+))?")


@pytest.fixture(params=["never", "with live tables", "without any"])
def grown(request: pytest.FixtureRequest) -> Iterator[Connection]:
    """Many finished tables, and statistics of one moment or another."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db)
        fill(db, FINISHED)
        if request.param == "without any":
            db.execute("ANALYZE")
        go_live(db)
        if request.param == "with live tables":
            db.execute("ANALYZE")
        yield db


def _whole_tables(db: Connection) -> Iterator[str]:
    """Whoever reads all rows of what grows, or builds an index of them for one question."""
    some = "SELECT name FROM sqlite_master WHERE type = 'index' AND sql LIKE '% WHERE %'"
    partial = {name for (name,) in db.execute(some)}
    for function, plans in asked(db).items():
        for query, steps in plans.items():
            for step in steps if function not in DAILY else ():
                scan = STEP.match(step)
                whole = scan and scan[1] not in FEW and scan[2] not in partial
                if whole or "AUTOMATIC" in step:
                    yield f"{function}: {step}: {query}"


def test_no_question_of_the_day_reads_whole_tables(grown: Connection) -> None:
    assert list(_whole_tables(grown)) == []


def test_it_would_be_seen(grown: Connection) -> None:
    for (index,) in grown.execute(
        "SELECT name FROM sqlite_master WHERE name IN ('live_tables', 'one_live_table_a_channel')"
    ).fetchall():
        grown.execute(f"DROP INDEX {index}")
    found = {line.partition(":")[0] for line in _whole_tables(grown)}
    assert found >= {"tables.live", "tables.playing", "lobbies.silent_lobbies", "silence.games"}


def test_all_repositories_are_asked(grown: Connection) -> None:
    plans = asked(grown)
    known = {"tables.find_in_channel", "clocks.asked", "sendings.unknown", "matches.publish"}
    assert known <= plans.keys()
    assert len(plans["sendings.unknown"]) == 6
    silent = {name for name, queries in plans.items() if not queries}
    by_key = {"bulletins.table_of", "lines.read", "clocks.remember"}
    assert silent == by_key, "of what is looked up by its key"
