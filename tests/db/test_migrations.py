"""A file of an older program is brought up to date, and nothing in it is lost."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from db.connection import Database
from db.migrate import migrations

pytestmark = pytest.mark.files

TABLE = (
    "INSERT INTO tables (id, server_id, channel_id, game, status, host_id, options, pace, seating,"
    " card_message_id, card_revision, warned, created_at, moved_at)"
    " VALUES (4, 1, 20, 'river_of_gold', 'playing', 100, '{}', 'daily', 'random', 55, 17, 1, 7, 8)"
)
OWED = [
    (3, 4, "card", 18, -1, 900, 2, "50013"),
    (5, 4, "refresh", 18, -1, 901, 0, None),
    (6, 4, "hand", 18, 1, 902, 0, None),
    (8, 4, "expiry", 0, -1, 903, 0, None),
    (9, 4, "follow", 18, -1, 904, 1, "late"),
]


@pytest.fixture
def first(tmp_path: Path) -> Path:
    """A file of the first version with a table in play and one message of each kind owed."""
    path = tmp_path / "harbor.db"
    with closing(sqlite3.connect(path)) as raw:
        raw.executescript(migrations()[0] + "PRAGMA user_version = 1;")
        raw.execute("INSERT INTO servers VALUES (1, 'it', 'dark')")
        raw.execute("INSERT INTO users (id, name) VALUES (100, 'Ada')")
        raw.execute(TABLE)
        raw.execute("INSERT INTO seats VALUES (4, 0, 100, 0)")
        raw.executemany("INSERT INTO outbox VALUES (?, ?, ?, ?, ?, ?, ?, ?)", OWED)
        raw.execute("INSERT INTO outbox VALUES (12, 4, 'hand', 19, 0, 905, 0, NULL)")
        raw.execute("DELETE FROM outbox WHERE id = 12")  # the highest number was given out once
        raw.commit()
    return path


async def migrated(path: Path) -> None:
    """Open with today's program and close again."""
    await (await Database.open(path)).close()


def rows(path: Path, query: str) -> list[Any]:
    """What a file answers."""
    with closing(sqlite3.connect(path)) as raw:
        return raw.execute(query).fetchall()


async def test_every_row_of_the_first_version_is_kept(first: Path) -> None:
    users = "SELECT id, name, language, theme, dm, dm_error FROM users"
    seats = "SELECT table_id, seat, user_id, offered FROM seats"
    kept = (users, "SELECT id, language, theme FROM servers", seats)
    (table,) = rows(first, "SELECT * FROM tables")
    before = {query: rows(first, query) for query in kept}
    await migrated(first)
    assert {query: rows(first, query) for query in kept} == before
    table = (*table[:8], *table[9:])  # how seats are given moves behind the others
    # no rematch, begun by then, in no thread of its own, neither paused nor parked, no clock,
    # not archived
    new = (None, 8, None, None, "", None, 0, "", "press", None, "{}", "", "random", 0, 0)
    assert rows(first, "SELECT * FROM tables") == [(*table, *new)]
    assert rows(first, "SELECT bot FROM seats") == [(None,)]
    assert rows(first, "PRAGMA user_version") == [(len(migrations()),)]
    assert rows(first, "PRAGMA integrity_check") == [("ok",)]
    assert rows(first, "PRAGMA foreign_key_check") == []


async def test_whoever_sits_at_a_table_keeps_the_name_it_shows_and_no_other_server_gets_it(
    first: Path,
) -> None:
    with closing(sqlite3.connect(first)) as raw:
        raw.execute("INSERT INTO servers VALUES (2, 'en', 'light')")
        raw.execute("INSERT INTO users (id, name) VALUES (101, 'Bo')")
        raw.commit()
    await migrated(first)
    assert rows(first, "SELECT * FROM names") == [(1, 100, "Ada")]
    assert rows(first, "SELECT DISTINCT invitations FROM users") == [("on",)]


async def test_the_message_of_a_table_is_its_poster(first: Path) -> None:
    await migrated(first)
    assert rows(first, "SELECT poster_message_id, poster_revision FROM tables") == [(55, 17)]


async def test_what_is_owed_stays_owed_under_its_number(first: Path) -> None:
    await migrated(first)
    renamed = [(*row[:2], "poster" if row[2] == "card" else row[2], *row[3:]) for row in OWED]
    assert rows(first, "SELECT * FROM outbox ORDER BY id") == renamed


async def test_numbers_of_messages_are_not_given_out_again(first: Path) -> None:
    await migrated(first)
    with closing(sqlite3.connect(first)) as raw:
        raw.execute(
            "INSERT INTO outbox (table_id, kind, revision, due_at) VALUES (4, 'hand', 9, 9)"
        )
        assert raw.execute("SELECT max(id) FROM outbox").fetchone() == (13,)


async def test_an_invitation_that_was_sent_leads_to_its_table(first: Path) -> None:
    with closing(sqlite3.connect(first)) as raw:
        raw.create_function("upgrade_event", 1, lambda event: event)
        for number, script in enumerate(migrations()[1:9], start=2):
            raw.executescript(f"{script}\nPRAGMA user_version = {number};")
        asked = "INSERT INTO invitations (table_id, user_id, invited_at, message_id) VALUES"
        raw.execute(f"{asked} (4, 101, 7, 66), (4, 102, 8, NULL)")
        raw.commit()
    await migrated(first)
    assert rows(first, "SELECT * FROM calls") == [(66, 4, 20)]


async def test_whoever_was_to_be_called_still_is_and_nobody_is_called_again(first: Path) -> None:
    with closing(sqlite3.connect(first)) as raw:
        raw.create_function("upgrade_event", 1, lambda event: event)
        for number, script in enumerate(migrations()[1:14], start=2):
            raw.executescript(f"{script}\nPRAGMA user_version = {number};")
        asked = "INSERT INTO due (table_id, seat, asked, reply_at, call_at, called) VALUES"
        raw.execute(f"{asked} (4, 0, 17, 940, 1020, 2), (4, 1, 17, 950, 1020, 0)")
        raw.commit()
    await migrated(first)
    found = "SELECT seat, asked, since, tell_at, open, called FROM activations ORDER BY seat"
    assert rows(first, found) == [(0, 17, 900, 1020, 0, 2), (1, 17, 900, 1020, 1, 0)]
    assert rows(first, "SELECT seat, reply_at FROM due") == [(0, 940), (1, 950)]


async def test_what_a_table_was_asked_goes_on_being_asked(first: Path) -> None:
    with closing(sqlite3.connect(first)) as raw:
        raw.create_function("upgrade_event", 1, lambda event: event)
        for number, script in enumerate(migrations()[1:20], start=2):
            raw.executescript(f"{script}\nPRAGMA user_version = {number};")
        raw.execute("INSERT INTO stalls VALUES (4, 0, 17, 5000, 20, 66)")
        raw.execute("INSERT INTO stall_votes VALUES (4, 101, 'bot'), (4, 102, 'wait')")
        asked = (
            "INSERT INTO proposals (id, table_id, user_id, kind, subject, revision, at, closes_at)"
        )
        raw.execute(f"{asked} VALUES (7, 4, 101, 'pause', 0, 0, 5000, 9000)")
        raw.execute("INSERT INTO votes VALUES (7, 101, 1), (7, 102, 0)")
        raw.commit()
    await migrated(first)
    found = "SELECT id, kind, user_id, subject, revision, about_user_id, closes_at, message_id"
    late = (8, "late", -4, 0, 17, 100, 5000 + 172_800, 66)
    assert rows(first, f"{found} FROM proposals WHERE state = 'open' ORDER BY id")[1:] == [late]
    votes = [(7, 101, "yes"), (7, 102, "no"), (8, 101, "bot"), (8, 102, "wait")]
    assert rows(first, "SELECT * FROM votes") == votes


async def test_a_migrated_file_has_the_shape_of_a_new_one(first: Path, tmp_path: Path) -> None:
    await migrated(first)
    await migrated(tmp_path / "new.db")
    shape = "SELECT type, name, sql FROM sqlite_master ORDER BY type, name"
    assert rows(first, shape) == rows(tmp_path / "new.db", shape)
