"""Tables and seats."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.decision import Seat
from engine.core.match import OptionValue

LIVE = ("lobby", "playing")
_COLUMNS = (
    "tables.id, server_id, channel_id, game, status, host_id, options, pace,"
    " card_message_id, card_revision, created_at, moved_at, servers.language, servers.theme"
)
_FROM = f"SELECT {_COLUMNS} FROM tables JOIN servers ON servers.id = server_id"


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat and who sits on it."""

    seat: Seat
    user: int
    name: str
    dm: str


@dataclass(frozen=True, slots=True)
class Table:
    """One table in one channel."""

    id: int
    server: int
    channel: int
    game: str
    status: str
    host: int
    options: Mapping[str, OptionValue]
    pace: str
    card_message: int | None
    card_revision: int
    created_at: int
    moved_at: int
    language: str
    theme: str
    chairs: tuple[Chair, ...]

    def seat_of(self, user: int) -> Seat | None:
        """Where this user sits, if at all."""
        return next((chair.seat for chair in self.chairs if chair.user == user), None)

    def names(self) -> tuple[str, ...]:
        """Players' names by seat."""
        return tuple(chair.name for chair in self.chairs)


def open_table(
    db: sqlite3.Connection,
    server: int,
    channel: int,
    game: str,
    host: int,
    options: Mapping[str, OptionValue],
    pace: str,
    now: int,
) -> int:
    """A new lobby with its host on the first seat; fails if the channel has a live table."""
    cursor = db.execute(
        "INSERT INTO tables (server_id, channel_id, game, status, host_id, options, pace,"
        " created_at, moved_at) VALUES (?, ?, ?, 'lobby', ?, ?, ?, ?, ?)",
        (server, channel, game, host, json.dumps(dict(options)), pace, now, now),
    )
    table = cursor.lastrowid
    assert table is not None
    db.execute("INSERT INTO seats VALUES (?, 0, ?)", (table, host))
    return table


def find(db: sqlite3.Connection, table: int) -> Table | None:
    """A table by its number."""
    return _one(db, db.execute(f"{_FROM} WHERE tables.id = ?", (table,)).fetchone())


def find_in_channel(db: sqlite3.Connection, channel: int) -> Table | None:
    """The live table of a channel, or the last one there was."""
    row = db.execute(
        f"{_FROM} WHERE channel_id = ?"
        " ORDER BY status IN ('lobby', 'playing') DESC, tables.id DESC LIMIT 1",
        (channel,),
    ).fetchone()
    return _one(db, row)


def live(db: sqlite3.Connection) -> list[Table]:
    """All lobbies and running games."""
    rows = db.execute(f"{_FROM} WHERE status IN ('lobby', 'playing') ORDER BY tables.id").fetchall()
    return [_table(db, row) for row in rows]


def live_in_server(db: sqlite3.Connection, server: int) -> list[Table]:
    """All lobbies and running games of a server."""
    rows = db.execute(
        f"{_FROM} WHERE server_id = ? AND status IN ('lobby', 'playing') ORDER BY tables.id",
        (server,),
    ).fetchall()
    return [_table(db, row) for row in rows]


def live_of_user(db: sqlite3.Connection, user: int) -> list[Table]:
    """All lobbies and running games somebody sits at, on any server."""
    rows = db.execute(
        f"{_FROM} JOIN seats ON seats.table_id = tables.id"
        " WHERE user_id = ? AND status IN ('lobby', 'playing') ORDER BY moved_at DESC",
        (user,),
    ).fetchall()
    return [_table(db, row) for row in rows]


def playing(db: sqlite3.Connection) -> list[Table]:
    """All running games, wherever they are."""
    rows = db.execute(f"{_FROM} WHERE status = 'playing' ORDER BY tables.id").fetchall()
    return [_table(db, row) for row in rows]


def silent_lobbies(db: sqlite3.Connection, since: int, *, warned: bool) -> list[int]:
    """Lobbies where nothing has happened since a moment, and whose host was told or was not."""
    rows = db.execute(
        "SELECT id FROM tables WHERE status = 'lobby' AND moved_at <= ? AND warned = ?",
        (since, warned),
    ).fetchall()
    return [row[0] for row in rows]


def mark_warned(db: sqlite3.Connection, table: int) -> None:
    """The host of this lobby is being told that it will close."""
    db.execute("UPDATE tables SET warned = 1 WHERE id = ?", (table,))


def touch(db: sqlite3.Connection, table: int, now: int) -> None:
    """Something happened at this table."""
    db.execute("UPDATE tables SET moved_at = ?, warned = 0 WHERE id = ?", (now, table))


def set_status(db: sqlite3.Connection, table: int, status: str, now: int) -> None:
    """Lobby, playing, over (played out) or ended (broken off)."""
    db.execute("UPDATE tables SET status = ?, moved_at = ? WHERE id = ?", (status, now, table))


def set_options(db: sqlite3.Connection, table: int, options: Mapping[str, OptionValue]) -> None:
    """What was chosen in the lobby."""
    db.execute("UPDATE tables SET options = ? WHERE id = ?", (json.dumps(dict(options)), table))


def set_pace(db: sqlite3.Connection, table: int, pace: str) -> None:
    """How fast everybody has agreed to play."""
    db.execute("UPDATE tables SET pace = ? WHERE id = ?", (pace, table))


def set_host(db: sqlite3.Connection, table: int, user: int) -> None:
    """Who may change options, start and end."""
    db.execute("UPDATE tables SET host_id = ? WHERE id = ?", (user, table))


def set_card(db: sqlite3.Connection, table: int, message: int, revision: int) -> None:
    """The message whose buttons are alive now."""
    db.execute(
        "UPDATE tables SET card_message_id = ?, card_revision = ? WHERE id = ?",
        (message, revision, table),
    )


def forget_card(db: sqlite3.Connection, table: int, message: int | None) -> bool:
    """The message with the buttons is gone; false if another has taken its place meanwhile."""
    forgotten = db.execute(
        "UPDATE tables SET card_message_id = NULL, card_revision = -1"
        " WHERE id = ? AND card_message_id IS ?",
        (table, message),
    )
    return forgotten.rowcount == 1


def set_chairs(db: sqlite3.Connection, table: int, users: list[int]) -> None:
    """Who sits where, from seat 0 on."""
    db.execute("DELETE FROM seats WHERE table_id = ?", (table,))
    rows = [(table, seat, user) for seat, user in enumerate(users)]
    db.executemany("INSERT INTO seats VALUES (?, ?, ?)", rows)


def _one(db: sqlite3.Connection, row: Any) -> Table | None:
    return None if row is None else _table(db, row)


def _table(db: sqlite3.Connection, row: Any) -> Table:
    columns: list[Any] = [*row]
    columns[6] = json.loads(columns[6])
    chairs = db.execute(
        "SELECT seat, user_id, name, dm FROM seats JOIN users ON users.id = user_id"
        " WHERE table_id = ? ORDER BY seat",
        (row[0],),
    ).fetchall()
    columns.append(tuple(Chair(*chair) for chair in chairs))
    return Table(*columns)
