"""Whom running games wait for, since when, and whether they have been told: once each time."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass

from engine.core.decision import Seat

BY_POSTER, BY_CALL = 1, 2  # how somebody was called
_GOES_ON = "tables.status = 'playing' AND tables.paused_by IS NULL AND tables.parked IS NULL"
_COMPANY = (  # whoever plays against bots alone is never told
    "EXISTS (SELECT 1 FROM seats AS others WHERE others.table_id = activations.table_id"
    " AND others.seat <> activations.seat AND (others.user_id IS NOT NULL OR others.bot IS NULL))"
)
_WAY = "iif(chosen.closed, 'channel', coalesce(notice_ways.way, chosen.way, 'channel'))"
_PEOPLE = (
    "activations JOIN seats USING (table_id, seat) JOIN tables ON tables.id = activations.table_id"
    " LEFT JOIN notice_settings AS chosen ON chosen.user_id = seats.user_id"
    " LEFT JOIN notice_ways ON notice_ways.user_id = seats.user_id"
    " AND notice_ways.table_id = activations.table_id"
)
_UNTOLD = (
    f"open = 1 AND seats.user_id IS NOT NULL AND seats.bot IS NULL AND {_GOES_ON} AND {_COMPANY}"
    " AND seats.user_id NOT IN (SELECT user_id FROM absences WHERE back_at IS NULL)"
)
_TO_CALL = f"{_UNTOLD} AND called = 0 AND {_WAY} IN ('channel', 'both')"
_NOTHING_OWED = (  # a poster calls whoever it can
    "NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.table_id = activations.table_id"
    " AND kind IN ('poster', 'call'))"
)


@dataclass(frozen=True, slots=True)
class Activation:
    """A seat that a running game waits for, from the moment it comes up until it has answered."""

    table: int
    seat: Seat
    asked: int  # the number its question had when it came up
    since: int
    tell_at: int  # not before: they may have answered in advance
    anew: bool = True  # it was not up before; otherwise all stays as it is


@dataclass(frozen=True, slots=True)
class Untold:
    """Somebody who is up and has not been told where their table stands."""

    id: int
    table: int
    seat: Seat
    user: int
    zone: str
    quiet_from: int | None
    quiet_to: int | None


def put(db: sqlite3.Connection, table: int, seats: Iterable[Activation]) -> None:
    """All seats that a table waits for now; the others are not up any more."""
    kept = {each.seat: each for each in seats}
    rows = db.execute("SELECT seat FROM activations WHERE table_id = ?", (table,)).fetchall()
    for (seat,) in rows:
        if seat not in kept:
            _drop(db, table, seat)
    for each in kept.values():
        if each.anew:
            begin(db, each)


def begin(db: sqlite3.Connection, new: Activation, *, told: bool = False) -> None:
    """A seat comes up: whatever was told before does not count any more."""
    db.execute(
        "INSERT OR REPLACE INTO activations (table_id, seat, asked, since, tell_at, open)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (new.table, new.seat, new.asked, new.since, new.tell_at, not told),
    )


def is_known(db: sqlite3.Connection, table: int, seat: Seat) -> bool:
    """Whether it is written down that a table waits for a seat."""
    query = "SELECT 1 FROM activations WHERE table_id = ? AND seat = ?"
    return db.execute(query, (table, seat)).fetchone() is not None


def of_table(db: sqlite3.Connection, table: int) -> list[Activation]:
    """The seats that a table waits for."""
    rows = db.execute(
        "SELECT table_id, seat, asked, since, tell_at FROM activations"
        " WHERE table_id = ? ORDER BY seat",
        (table,),
    ).fetchall()
    return [Activation(*row) for row in rows]


def renew(db: sqlite3.Connection, table: int, seat: Seat, now: int, *, told: bool = False) -> None:
    """Somebody else plays this seat: if it is up, then for them it comes up now."""
    for known in of_table(db, table):
        if known.seat == seat:
            begin(db, Activation(table, seat, known.asked, now, now), told=told)


def tell_again(db: sqlite3.Connection, table: int, now: int, later: int) -> None:
    """A table goes on: everybody is told anew, later whoever may have answered in advance."""
    db.execute(
        "UPDATE activations SET open = 1, called = 0, written = 0, calling = NULL, writing = NULL,"
        " tell_at = iif((table_id, seat) IN (SELECT table_id, seat FROM due), ?, ?)"
        " WHERE table_id = ?",
        (later, now, table),
    )


def put_off(db: sqlite3.Connection, table: int, seat: Seat, until: int) -> None:
    """Somebody who may have answered in advance could not for a while."""
    db.execute(
        "UPDATE activations SET tell_at = max(tell_at, ?) WHERE table_id = ? AND seat = ?",
        (until, table, seat),
    )


def _drop(db: sqlite3.Connection, table: int, seat: Seat) -> None:
    db.execute("DELETE FROM activations WHERE table_id = ? AND seat = ?", (table, seat))


# -- calls where the table stands -----------------------------------------------------------------


def to_call(db: sqlite3.Connection, now: int, table: int, revision: int) -> list[Untold]:
    """Whom a message of a table that shows this revision should call."""
    return _to_call(
        db, "activations.table_id = ? AND asked <= ? AND tell_at <= ?", (table, revision, now)
    )


def late(db: sqlite3.Connection, now: int) -> list[Untold]:
    """Who should have been called by now, and will not be by any message that is owed."""
    return _to_call(db, f"tell_at <= ? AND {_NOTHING_OWED}", (now,))


def _to_call(db: sqlite3.Connection, condition: str, values: tuple[int, ...]) -> list[Untold]:
    rows = db.execute(
        "SELECT activations.id, activations.table_id, seat, seats.user_id, coalesce(zone, 'UTC'),"
        f" quiet_from, quiet_to FROM {_PEOPLE} WHERE {_TO_CALL} AND calling IS NULL AND {condition}"
        " ORDER BY activations.table_id, seat",
        values,
    ).fetchall()
    return [Untold(*row) for row in rows]


def next_call(db: sqlite3.Connection) -> int | None:
    """When somebody is to be called next by a message of its own."""
    found: int | None = db.execute(
        f"SELECT min(tell_at) FROM {_PEOPLE}"
        f" WHERE {_TO_CALL} AND calling IS NULL AND {_NOTHING_OWED}"
    ).fetchone()[0]
    return found


def hold(db: sqlite3.Connection, id: int, until: int) -> None:
    """Whoever it is has quiet hours until then."""
    db.execute("UPDATE activations SET tell_at = ? WHERE id = ?", (until, id))


def calls(db: sqlite3.Connection, ids: Iterable[int], sending: int) -> None:
    """What is about to be sent calls these."""
    for id in ids:
        db.execute("UPDATE activations SET calling = ? WHERE id = ?", (sending, id))


def called_by(db: sqlite3.Connection, sending: int) -> tuple[int, ...]:
    """Whom it calls, as far as they are still up."""
    rows = db.execute(
        "SELECT seats.user_id FROM activations JOIN seats USING (table_id, seat)"
        " WHERE calling = ? AND seats.user_id IS NOT NULL ORDER BY seat",
        (sending,),
    ).fetchall()
    return tuple(user for (user,) in rows)


def called(db: sqlite3.Connection, sending: int, how: int) -> None:
    """It has arrived; whoever wants a direct message, too, still gets it."""
    db.execute(
        f"UPDATE activations SET called = ?, calling = NULL, open = written = 0"
        f" AND (SELECT {_WAY} FROM seats LEFT JOIN notice_settings AS chosen USING (user_id)"
        " LEFT JOIN notice_ways ON notice_ways.user_id = seats.user_id"
        " AND notice_ways.table_id = seats.table_id"
        " WHERE (seats.table_id, seats.seat) = (activations.table_id, activations.seat)) = 'both'"
        " WHERE calling = ?",
        (how, sending),
    )


def not_called(db: sqlite3.Connection, sending: int) -> None:
    """It has never arrived: they are to be called by something else."""
    db.execute("UPDATE activations SET calling = NULL WHERE calling = ?", (sending,))


def late_seats(db: sqlite3.Connection, table: int) -> tuple[set[Seat], bool]:
    """Who is still up of those whom the last call named, and whether somebody is being called."""
    rows = db.execute(
        "SELECT seat, called, calling IS NOT NULL FROM activations WHERE table_id = ?", (table,)
    ).fetchall()
    return {seat for seat, how, _ in rows if how == BY_CALL}, any(row[2] for row in rows)
