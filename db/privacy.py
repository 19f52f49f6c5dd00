"""What is stored about one person: all of it to read, and all of it to forget."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from db import attic, people
from db.dialect import Connection

FORGOTTEN = -1  # in the place of somebody who wanted to be forgotten
_NAMELESS_NAME = "?"
ABOUT_PEOPLE: Mapping[str, tuple[str, ...]] = {  # every column that says who somebody is
    "users": ("id",),
    "names": ("user_id",),
    "tables": ("host_id", "paused_by"),
    "seats": ("user_id", "deputy_id"),
    "deputies": ("user_id", "deputy_user_id"),
    "followers": ("user_id",),
    "invitations": ("user_id",),
    "private_messages": ("user_id",),
    "hand_threads": ("user_id",),
    "sendings": ("user_id",),
    "answers": ("user_id",),
    "archived_people": ("user_id",),
    "troubles": ("user_id",),
    "proposals": ("user_id", "about_user_id", "by_user_id"),
    "votes": ("user_id",),
    "server_settings": ("user_id",),
    "audit": ("user_id",),
    "standing": ("user_id",),
    "standing_news": ("user_id",),
    "tours": ("user_id",),
    "notice_settings": ("user_id",),
    "notice_ways": ("user_id",),
    "absences": ("user_id",),
    "seat_wishes": ("user_id",),
    "avoided": ("user_id",),  # whom they avoid; who avoids them is nobody's to read
    "reliability": ("user_id",),
}
_DROPPED = (
    "names",
    "followers",
    "private_messages",
    "hand_threads",
    "sendings",
    "votes",
    "standing",
    "standing_news",
    "tours",
    "notice_settings",
    "notice_ways",
    "absences",
    "seat_wishes",
    "avoided",
    "reliability",
)
_NAMELESS = (
    "answers",
    "archived_people",
    "troubles",
    "invitations",
    "deputies",
    "proposals",
    "server_settings",
    "audit",
    "tables",
)
_READ = {  # what else a row holds is the program's own, or a position of a game
    "avoided": "avoided_id",
    "seats": "table_id, seat, user_id, offered, bot, helped, deputy_id",
    "tables": "id, server_id, channel_id, game, status, options, created_at",
    "troubles": "id, at, table_id, action",
}


def count_of_user(db: Connection, user: int) -> dict[str, int]:
    """At how many tables of each status somebody has a seat."""
    seated = "id IN (SELECT table_id FROM seats WHERE user_id = ?)"
    return _counted(db, seated, user)


def count_of_server(db: Connection, server: int) -> dict[str, int]:
    """How many tables of each status a server has."""
    return _counted(db, "server_id = ?", server)


def _counted(db: Connection, condition: str, value: int) -> dict[str, int]:
    query = f"SELECT status, count(*) FROM tables WHERE {condition} GROUP BY status ORDER BY 1"
    return dict(db.execute(query, (value,)).fetchall())


def about(db: Connection, user: int) -> dict[str, list[dict[str, Any]]]:
    """Every row that says something about somebody, by table."""
    found = {table: _rows(db, table, user) for table in ABOUT_PEOPLE}
    found["answers"] += attic.answers_of(db, user)
    return {table: rows for table, rows in found.items() if rows}


def _rows(db: Connection, table: str, user: int) -> list[dict[str, Any]]:
    columns = ABOUT_PEOPLE[table]
    named = " OR ".join(f"{column} = ?" for column in columns)
    query = f"SELECT {_READ.get(table, '*')} FROM {table} WHERE {named}"
    cursor = db.execute(query, (user,) * len(columns))
    keys = [column[0] for column in cursor.description]
    rows = sorted(cursor.fetchall(), key=lambda row: [(v is not None, v or 0) for v in row])
    return [dict(zip(keys, row, strict=True)) for row in rows]


def letters(db: Connection, user: int) -> list[tuple[int, int, int]]:
    """Table, channel and message of everything that was sent to somebody and is still kept."""
    return db.execute(
        "SELECT table_id, channel_id, message_id FROM private_messages WHERE user_id = ?"
        " ORDER BY table_id",
        (user,),
    ).fetchall()


def forget(db: Connection, user: int) -> None:
    """Nothing says any more who somebody was; what they did at a table stays with its seat.

    Their seats of live tables must have been given up.
    """
    _keep_placeholder(db)
    _scrub(db, user)
    db.execute(
        "UPDATE invitations SET state = 'over' WHERE user_id = ? AND state = 'open'", (user,)
    )
    db.execute(
        "UPDATE proposals SET state = 'over', stale = 1 WHERE user_id = ? AND state = 'open'",
        (user,),
    )
    db.execute("UPDATE seats SET user_id = NULL, offered = 0 WHERE user_id = ?", (user,))
    db.execute("UPDATE seats SET deputy_id = NULL WHERE deputy_id = ?", (user,))
    for table in _NAMELESS:
        for column in ABOUT_PEOPLE[table]:
            query = f"UPDATE {table} SET {column} = ? WHERE {column} = ?"
            db.execute(query, (FORGOTTEN, user))
    for table in _DROPPED:
        db.execute(f"DELETE FROM {table} WHERE user_id = ?", (user,))
    people.drop_settings(db, people.import_key("*", user))
    db.execute("DELETE FROM users WHERE id = ?", (user,))


def _keep_placeholder(db: Connection) -> None:
    """A table must have a host, also one that was closed long ago."""
    query = "INSERT INTO users (id, name) VALUES (?, ?) ON CONFLICT (id) DO NOTHING"
    db.execute(query, (FORGOTTEN, _NAMELESS_NAME))


def _scrub(db: Connection, user: int) -> None:
    """The names that lines of the audit tell, wherever they may be this person's."""
    query = "SELECT name FROM users WHERE id = ?1 UNION SELECT name FROM names WHERE user_id = ?1"
    names = {name for (name,) in db.execute(query, (user,)).fetchall()}
    for line, args in db.execute("SELECT id, args FROM audit").fetchall():
        told = json.loads(args.replace(f"<@{user}>", _NAMELESS_NAME))
        kept = json.dumps(_without(told, names))
        if kept != json.dumps(json.loads(args)):
            db.execute("UPDATE audit SET args = ? WHERE id = ?", (kept, line))


def _without(told: Any, names: set[str]) -> Any:
    """Arguments of a sentence, those of the sentences in it included, with nobody's name."""
    if isinstance(told, dict):
        return {key: _without(value, names) for key, value in told.items()}
    if isinstance(told, list):
        return [_without(value, names) for value in told]
    return _NAMELESS_NAME if isinstance(told, str) and told in names else told


def drop_strangers(db: Connection) -> None:
    """Forget the names of people who sit nowhere, follow nothing and have chosen nothing."""
    referring = _referring(("users", "names"))
    db.execute(
        "DELETE FROM users WHERE id > 0 AND dm <> 'off' AND invitations = 'on'"
        " AND record = 'shown'"
        f" AND theme = 'light' AND id NOT IN ({referring})"
    )
    db.execute("DELETE FROM names WHERE user_id NOT IN (SELECT id FROM users)")


def _referring(apart_from: Iterable[str]) -> str:
    """A query for everybody who is named anywhere else."""
    return " UNION ".join(
        f"SELECT {column} FROM {table} WHERE {column} IS NOT NULL"
        for table, columns in ABOUT_PEOPLE.items()
        if table not in apart_from
        for column in columns
    )
