"""What was done with the powers of an admin: who, when and what; the log channel is told."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from msgspec.json import Decoder, Encoder

from db import bulletins
from engine.core.words import Arg, Msg

_ARGS = Decoder(dict[str, Arg])
_ENCODER = Encoder()
_COLUMNS = "id, server_id, table_id, user_id, at, key, args"
_LOG_CHANNEL = (
    "SELECT json_extract(settings, '$.log_channel') FROM server_settings WHERE server_id = ?"
    " ORDER BY version DESC LIMIT 1"
)


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that was done."""

    id: int
    server: int
    table: int | None
    user: int
    at: int
    what: Msg


def write(
    db: sqlite3.Connection, server: int, user: int, now: int, what: Msg, table: int | None = None
) -> int:
    """Write down what somebody did, and owe it to the log channel; the number of the line."""
    cursor = db.execute(
        "INSERT INTO audit (server_id, table_id, user_id, at, key, args) VALUES (?, ?, ?, ?, ?, ?)",
        (server, table, user, now, what.key, _ENCODER.encode(what.args).decode()),
    )
    assert cursor.lastrowid is not None
    row = db.execute(_LOG_CHANNEL, (server,)).fetchone()
    if row is not None and row[0]:
        bulletins.owe(db, server, row[0], "log", cursor.lastrowid, now)
    return cursor.lastrowid


def latest(db: sqlite3.Connection, server: int, most: int) -> list[Line]:
    """What was done last on a server, newest first."""
    query = f"SELECT {_COLUMNS} FROM audit WHERE server_id = ? ORDER BY id DESC LIMIT ?"
    return [_line(row) for row in db.execute(query, (server, most)).fetchall()]


def find(db: sqlite3.Connection, line: int) -> Line | None:
    """One line."""
    row = db.execute(f"SELECT {_COLUMNS} FROM audit WHERE id = ?", (line,)).fetchone()
    return None if row is None else _line(row)


def _line(row: tuple[int, int, int | None, int, int, str, str]) -> Line:
    id, server, table, user, at, key, args = row
    return Line(id, server, table, user, at, Msg(key, _ARGS.decode(args)))
