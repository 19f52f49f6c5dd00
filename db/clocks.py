"""How much time each seat has for what it is asked."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from db.dialect import Connection, replacing
from db.part import ALL, Part
from db.people import KEEP_SETTING
from db.tables import IS_PLAYING
from engine.core.decision import Seat

_REMEMBER = replacing(
    "past_clocks", "table_id, revision, seat, bank, extended", "table_id, revision, seat"
)
_HEARTBEAT = "heartbeat"
_FLAGS = (7, 9, 11)  # of the columns below
_GOES_ON = (
    "tables.status = 'playing' AND tables.paused_by IS NULL AND tables.parked IS NULL"
    " AND seats.user_id IS NOT NULL AND seats.bot IS NULL"
    " AND NOT EXISTS (SELECT 1 FROM absences"
    " WHERE absences.user_id = seats.user_id AND back_at IS NULL)"
)
_RUNS = (  # few do, whatever the order in which they are wanted
    "(clocks.table_id, clocks.seat) IN (SELECT table_id, seat FROM clocks WHERE since >= 0)"
)
_COLUMNS = (
    "clocks.table_id, clocks.seat, bank, remaining, given, since, asked, off_turn, reminded,"
    f" extended, coalesce(seats.user_id, 0), {_GOES_ON}, terms, zone, quiet_from, quiet_to"
)
_FROM = (
    f"SELECT {_COLUMNS} FROM clocks JOIN tables ON tables.id = clocks.table_id"
    " JOIN seats ON seats.table_id = clocks.table_id AND seats.seat = clocks.seat"
    " LEFT JOIN notice_settings ON notice_settings.user_id = seats.acting_id"
)


@dataclass(frozen=True, slots=True)
class Kept:
    """The clock of one seat, and all that decides whether it runs."""

    table: int
    seat: Seat
    bank: int  # for turns to come
    left: int
    given: int
    since: int | None
    asked: int | None  # None: it is asked nothing
    off_turn: bool
    reminded: int
    extended: bool
    user: int = 0
    goes_on: bool = False  # the table waits for a person who is there
    terms: str = ""
    zone: str | None = None
    quiet_from: int | None = None
    quiet_to: int | None = None


def of_table(db: Connection, table: int) -> list[Kept]:
    """All clocks of a table, by seat."""
    return _kept(db, "clocks.table_id = ?", (table,))


def asked(db: Connection, part: Part = ALL) -> list[Kept]:
    """The clocks of all seats that are asked something, or run."""
    own = part.of("tables.server_id")
    played = _kept(db, f"{IS_PLAYING} AND asked IS NOT NULL AND {own}", ())
    left_running = f"{_RUNS} AND asked IS NOT NULL AND tables.status <> 'playing' AND {own}"
    return sorted(played + _kept(db, left_running, ()), key=lambda kept: (kept.table, kept.seat))


def of_user(db: Connection, user: int) -> list[Kept]:
    """The clocks of everything that somebody is asked, for themselves or for others."""
    return _kept(db, "asked IS NOT NULL AND seats.acting_id = ?", (user,))


def _kept(db: Connection, condition: str, values: tuple[int, ...]) -> list[Kept]:
    query = f"{_FROM} WHERE {condition} ORDER BY clocks.table_id, clocks.seat"
    return [_read(row) for row in db.execute(query, values).fetchall()]


def _read(row: Any) -> Kept:
    columns: list[Any] = [*row]
    for flag in _FLAGS:
        columns[flag] = bool(columns[flag])
    return Kept(*columns)


def keep(db: Connection, clock: Kept) -> None:
    """How it stands now."""
    c = clock
    db.execute(
        "INSERT INTO clocks (table_id, seat, bank, remaining, given, since, asked, off_turn,"
        " reminded, extended) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET bank = excluded.bank,"
        " remaining = excluded.remaining, given = excluded.given, since = excluded.since,"
        " asked = excluded.asked, off_turn = excluded.off_turn, reminded = excluded.reminded,"
        " extended = excluded.extended",
        (
            c.table,
            c.seat,
            c.bank,
            c.left,
            c.given,
            c.since,
            c.asked,
            c.off_turn,
            c.reminded,
            c.extended,
        ),
    )


def terms(db: Connection, table: int) -> str:
    """What the pace of a table means in numbers, as it keeps them."""
    return str(db.execute("SELECT terms FROM tables WHERE id = ?", (table,)).fetchone()[0])


# -- as they were ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Past:
    """What one seat had at a position."""

    seat: Seat
    bank: int
    extended: bool


def remember(db: Connection, table: int, revision: int, past: Iterable[Past]) -> None:
    """What each seat has at a position that one can go back to."""
    rows = [(table, revision, each.seat, each.bank, each.extended) for each in past]
    db.executemany(_REMEMBER, rows)


def past(db: Connection, table: int, revision: int) -> list[Past]:
    """What each seat had at a position; nothing where that was not written down yet."""
    rows = db.execute(
        "SELECT seat, bank, extended FROM past_clocks WHERE table_id = ? AND revision = ?"
        " ORDER BY seat",
        (table, revision),
    ).fetchall()
    return [Past(seat, bank, bool(extended)) for seat, bank, extended in rows]


def rewind_past(db: Connection, table: int, seat: Seat, bank: int) -> None:
    """Whoever sits here now has had nothing to do with what was spent before."""
    db.execute(
        "UPDATE past_clocks SET bank = ?, extended = 0 WHERE table_id = ? AND seat = ?",
        (bank, table, seat),
    )


def forget_past(db: Connection, table: int) -> None:
    """Nobody goes back in a game that is over."""
    db.execute("DELETE FROM past_clocks WHERE table_id = ?", (table,))


# -- reminders ------------------------------------------------------------------------------------


def reminder(db: Connection, table: int, seat: Seat) -> tuple[int, int] | None:
    """Channel and message of what reminds somebody, if it is there."""
    row = db.execute(
        "SELECT reminder_channel_id, reminder_id FROM clocks"
        " WHERE table_id = ? AND seat = ? AND reminder_id IS NOT NULL",
        (table, seat),
    ).fetchone()
    return None if row is None else (row[0], row[1])


def keep_reminder(
    db: Connection, table: int, seat: Seat, channel: int | None, message: int | None
) -> None:
    """This message reminds whoever sits there; None: none does any more."""
    db.execute(
        "UPDATE clocks SET reminder_channel_id = ?, reminder_id = ?"
        " WHERE table_id = ? AND seat = ?",
        (channel, message, table, seat),
    )


# -- the bot itself -------------------------------------------------------------------------------


def beat(db: Connection, now: int) -> None:
    """The bot is there and can be reached."""
    db.execute(KEEP_SETTING, (_HEARTBEAT, str(now)))


def last_beat(db: Connection) -> int | None:
    """When it was last known to be there; None: it never was."""
    row = db.execute("SELECT value FROM settings WHERE key = ?", (_HEARTBEAT,)).fetchone()
    return None if row is None else int(row[0])


# -- who is away ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Absence:
    """A time in which somebody is away."""

    user: int
    since: int
    until: int
    back_at: int | None = None


def zone(db: Connection, user: int) -> str:
    """The time zone in which somebody's days end."""
    row = db.execute("SELECT zone FROM notice_settings WHERE user_id = ?", (user,)).fetchone()
    return str(row[0]) if row else "UTC"


def leave(db: Connection, user: int, since: int, until: int) -> None:
    """Somebody is away from now on, or longer or shorter than they said."""
    db.execute(
        "INSERT INTO absences (user_id, since, until) VALUES (?1, ?2, ?3)"
        " ON CONFLICT (user_id) WHERE back_at IS NULL DO UPDATE SET until = ?3",
        (user, since, until),
    )


def come_back(db: Connection, user: int, now: int) -> bool:
    """They are here again; whether they were away."""
    query = "UPDATE absences SET back_at = ? WHERE user_id = ? AND back_at IS NULL"
    return db.execute(query, (now, user)).rowcount == 1


def away(db: Connection, user: int) -> Absence | None:
    """Until when somebody is away, if they are."""
    found = [each for each in absences(db, user) if each.back_at is None]
    return found[0] if found else None


def absences(db: Connection, user: int) -> list[Absence]:
    """All the times that somebody has been away."""
    query = "SELECT user_id, since, until, back_at FROM absences WHERE user_id = ? ORDER BY id"
    return [Absence(*row) for row in db.execute(query, (user,)).fetchall()]


def over(db: Connection, now: int) -> list[int]:
    """Who said that they would be here again by now."""
    query = "SELECT user_id FROM absences WHERE back_at IS NULL AND until <= ? ORDER BY user_id"
    return [user for (user,) in db.execute(query, (now,)).fetchall()]


def drop_absences(db: Connection, before: int) -> None:
    """Those that no budget knows any more."""
    db.execute("DELETE FROM absences WHERE back_at < ?", (before,))
