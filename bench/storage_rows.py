"""A database with many finished tables and a few live ones, written row by row."""

from __future__ import annotations

import sqlite3

LIVE = 60  # lobbies and running games, by halves
_SERVERS, _PEOPLE, _CHANNELS = 200, 5_000, 2_000
_NUMBERS = "WITH RECURSIVE n (i) AS (SELECT ? UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
_SEATS = "(SELECT 0 AS seat UNION ALL SELECT 1 UNION ALL SELECT 2)"
_WHO = f"1 + (i * 7 + seat * 13) % {_PEOPLE}"
_OF_PEOPLE = (
    "INSERT INTO users (id, name) SELECT i, 'Ann' FROM n",
    f"INSERT INTO names SELECT 1 + i % {_SERVERS}, i, 'Annie' FROM n",
    "INSERT INTO notice_settings (user_id) SELECT i FROM n",
    "INSERT INTO reliability SELECT i, 1, 1, 1, 1, 0 FROM n",
    "INSERT INTO absences (user_id, since, until, back_at)"
    " SELECT i, 1, 2, iif(i % 100 > 0, 2, NULL) FROM n",
)
_OF_TABLES = (  # those up to LIVE are live
    "INSERT INTO tables (id, server_id, channel_id, game, status, host_id, options, created_at,"
    " moved_at, started_at, poster_message_id)"
    f" SELECT i, 1 + i % {_SERVERS}, iif(i > {LIVE}, 1 + i % {_CHANNELS}, 1000000 + i),"
    f" 'river_of_gold', iif(i > {LIVE}, iif(i % 9 = 0, 'ended', 'over'),"
    f" iif(i % 2 = 0, 'lobby', 'playing')), 1 + (i * 7) % {_PEOPLE}, '{{}}', i,"
    f" iif(i > {LIVE}, 0, i), i, 1000000 + i"
    " FROM n",
    f"INSERT INTO seats (table_id, seat, user_id) SELECT i, seat, {_WHO} FROM n, {_SEATS}",
    f"INSERT INTO followers SELECT i, 1 + (i * 11) % {_PEOPLE}, 1 FROM n",
    "INSERT INTO matches (table_id, schema, rules_version, revision, state, published_revision,"
    " published_since, published, salt, handed_over)"
    " SELECT i, 1, 1, 4, zeroblob(40), 4, 0, zeroblob(40), 's', 4 FROM n",
    "INSERT INTO answers (table_id, revision, seat, user_id, decision, picks, sealed, at)"
    f" SELECT i, seat + 1, seat, {_WHO}, 'sail', '[]', 0, i FROM n, {_SEATS}",
    "INSERT INTO events (table_id, revision, n, event)"
    f' SELECT i, seat, 0, CAST(\'{{"key":"x"}}\' AS BLOB) FROM n, {_SEATS}',
    "INSERT INTO handovers (table_id, revision, state)"
    f" SELECT i, seat, zeroblob(40) FROM n, {_SEATS}",
    f"INSERT INTO posters SELECT 1000000 + 4 * i + seat, i, seat FROM n, {_SEATS}",
    f"INSERT INTO private_messages SELECT {_WHO}, i, 1, 2000000 + 4 * i + seat FROM n, {_SEATS}",
    f"INSERT INTO hand_threads SELECT i, {_WHO}, 3000000 + 4 * i + seat FROM n, {_SEATS}",
    "INSERT INTO invitations (table_id, user_id, state, invited_at, called_at, message_id)"
    f" SELECT i, 1 + (i * 17) % {_PEOPLE}, iif(i % 20 = 0 AND i <= {LIVE}, 'open', 'joined'),"
    f" i, i, iif(i <= {LIVE}, i, NULL) FROM n",
    "INSERT INTO clocks (table_id, seat, bank, asked, since)"
    f" SELECT i, seat, 0, iif(i <= {LIVE} AND i % 2 = 1, 1, NULL),"
    f" iif(i <= {LIVE} AND i % 2 = 1 AND seat = 0, 1, NULL) FROM n, {_SEATS}",
    "INSERT INTO proposals (table_id, user_id, kind, subject, revision, at, closes_at, state,"
    f" message_id) SELECT i, 1 + i % {_PEOPLE}, 'pause', 0, 1, i, i,"
    f" iif(i <= {LIVE}, 'open', 'table'), i FROM n",
    "INSERT INTO votes SELECT proposals.id, user_id, 1 FROM proposals JOIN n ON table_id = i",
    "INSERT INTO audit (server_id, table_id, user_id, at, key, args)"
    f" SELECT 1 + i % {_SERVERS}, i, 1, i, 'x', '{{}}' FROM n",
    f"INSERT INTO calls SELECT 4000000 + i, i, 1 + i % {_CHANNELS} FROM n",
    "INSERT INTO tours (table_id, user_id, since) SELECT i, 1, 1 FROM n WHERE i % 10 = 0",
    f"INSERT INTO notice_ways SELECT 1 + (i * 7) % {_PEOPLE}, i, 'dm' FROM n WHERE i % 5 = 0",
)
_OF_LIVE_TABLES = (
    "INSERT INTO activations (table_id, seat, asked, since, tell_at)"
    " SELECT i, 0, 1, i, i FROM n WHERE i % 2 = 1",
    "INSERT INTO due (table_id, seat, asked, reply_at) SELECT i, 0, 1, i FROM n WHERE i % 2 = 1",
    "INSERT INTO outbox (table_id, kind, revision, due_at) SELECT i, 'poster', 1, i FROM n",
    "INSERT INTO old_posters (message_id, table_id, due_at) SELECT 9000000 + i, i, i FROM n",
)


def fill(db: sqlite3.Connection, finished: int) -> None:
    """Servers, people, and so many finished tables with all that goes with them."""
    statements = [("INSERT INTO servers (id) SELECT i FROM n", 1, _SERVERS)]
    statements += [(statement, 1, _PEOPLE) for statement in _OF_PEOPLE]
    if finished:
        statements += [(statement, LIVE + 1, LIVE + finished) for statement in _OF_TABLES]
    _write(db, statements)


def go_live(db: sqlite3.Connection) -> None:
    """The lobbies and running games beside them."""
    _write(db, [(statement, 1, LIVE) for statement in (*_OF_TABLES, *_OF_LIVE_TABLES)])


def _write(db: sqlite3.Connection, statements: list[tuple[str, int, int]]) -> None:
    db.execute("PRAGMA foreign_keys = OFF")
    db.execute("BEGIN")
    for statement, first, last in statements:
        db.execute(f"{_NUMBERS} {statement}", (first, last))
    db.execute("COMMIT")
    db.execute("PRAGMA foreign_keys = ON")
