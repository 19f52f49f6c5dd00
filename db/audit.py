"""What was done with the powers of an admin: who, when and what; the log channel is told."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from db import bulletins
from db.dialect import Connection
from engine.core.words import Arg, Msg

_ARGS = Decoder(dict[str, Arg])
_ENCODER = Encoder()
_COLUMNS = "id, server_id, table_id, user_id, at, key, args"
_SETTINGS = "SELECT settings FROM server_settings WHERE server_id = ? ORDER BY version DESC LIMIT 1"


class _Logging(Struct):
    """What of a server's settings is of interest here."""

    log_channel: int = 0


_LOGGING = Decoder(_Logging)


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
    db: Connection, server: int, user: int, now: int, what: Msg, table: int | None = None
) -> int:
    """Write down what somebody did, and owe it to the log channel; the number of the line."""
    added = db.execute(
        "INSERT INTO audit (server_id, table_id, user_id, at, key, args) VALUES (?, ?, ?, ?, ?, ?)"
        " RETURNING id",
        (server, table, user, now, what.key, _ENCODER.encode(what.args).decode()),
    )
    line = int(added.fetchone()[0])
    if channel := _log_channel(db, server):
        bulletins.owe(db, server, channel, "log", line, now)
    return line


def _log_channel(db: Connection, server: int) -> int:
    """Where a server is told what its admins do; 0: nowhere."""
    row = db.execute(_SETTINGS, (server,)).fetchone()
    return 0 if row is None else _LOGGING.decode(row[0]).log_channel


def latest(db: Connection, server: int, most: int) -> list[Line]:
    """What was done last on a server, newest first."""
    query = f"SELECT {_COLUMNS} FROM audit WHERE server_id = ? ORDER BY id DESC LIMIT ?"
    return [_line(row) for row in db.execute(query, (server, most)).fetchall()]


def find(db: Connection, line: int) -> Line | None:
    """One line."""
    row = db.execute(f"SELECT {_COLUMNS} FROM audit WHERE id = ?", (line,)).fetchone()
    return None if row is None else _line(row)


def _line(row: tuple[int, int, int | None, int, int, str, str]) -> Line:
    id, server, table, user, at, key, args = row
    return Line(id, server, table, user, at, Msg(key, _ARGS.decode(args)))
