"""Whom running games wait for, since when, and whether they have been told: once each time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from db.dialect import Connection, larger, smaller
from db.part import ALL, Part
from engine.core.decision import Seat

BY_POSTER, BY_CALL = 1, 2  # how somebody was called
_GOES_ON = "tables.status = 'playing' AND tables.paused_by IS NULL"
_THERE = "tables.parked IS NULL"  # one that is not is there again once a poster arrives
_COMPANY = (  # whoever plays against bots alone is never told
    "EXISTS (SELECT 1 FROM seats AS others WHERE others.table_id = activations.table_id"
    " AND others.seat <> activations.seat AND (others.user_id IS NOT NULL OR others.bot IS NULL))"
)
_WAY = (
    "CASE chosen.closed WHEN 1 THEN 'channel'"
    " ELSE coalesce(notice_ways.way, chosen.way, 'channel') END"
)
_SEATED = "activations CROSS JOIN seats"  # in this order: few are up, many have a seat
_ON_IT = "seats.table_id = activations.table_id AND seats.seat = activations.seat"
_PEOPLE = (
    f"{_SEATED} CROSS JOIN tables"
    " LEFT JOIN notice_settings AS chosen ON chosen.user_id = seats.acting_id"
    " LEFT JOIN notice_ways ON notice_ways.user_id = seats.acting_id"
    " AND notice_ways.table_id = activations.table_id"
    f" WHERE {_ON_IT} AND tables.id = activations.table_id"
)
_WAY_OF_IT = (
    f"(SELECT {_WAY} FROM seats"
    " LEFT JOIN notice_settings AS chosen ON chosen.user_id = seats.acting_id"
    " LEFT JOIN notice_ways ON notice_ways.user_id = seats.acting_id"
    " AND notice_ways.table_id = seats.table_id"
    " WHERE (seats.table_id, seats.seat) = (activations.table_id, activations.seat))"
)
_UNTOLD = (
    f"open = 1 AND seats.acting_id IS NOT NULL AND seats.bot IS NULL AND {_GOES_ON} AND {_COMPANY}"
    " AND seats.acting_id NOT IN (SELECT user_id FROM absences WHERE back_at IS NULL)"
)
_TO_CALL = f"{_UNTOLD} AND called = 0 AND {_WAY} IN ('channel', 'both')"
_TO_WRITE = (
    f"{_UNTOLD} AND {_THERE} AND written = 0 AND calling IS NULL AND {_WAY} IN ('dm', 'both')"
)
_IN_DIGEST = f"{_UNTOLD} AND {_THERE} AND written = 0 AND {_WAY} = 'digest'"
_NOTHING_OWED = (  # a poster calls whoever it can
    f"{_THERE} AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.table_id = activations.table_id"
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
    """Somebody who is up and has not been told."""

    id: int
    table: int
    seat: Seat
    user: int
    tell_at: int
    zone: str
    quiet_from: int | None
    quiet_to: int | None


def put(db: Connection, table: int, seats: Iterable[Activation]) -> None:
    """All seats that a table waits for now; the others are not up any more."""
    kept = {each.seat: each for each in seats}
    rows = db.execute("SELECT seat FROM activations WHERE table_id = ?", (table,)).fetchall()
    for (seat,) in rows:
        if seat not in kept:
            _drop(db, table, seat)
    for each in kept.values():
        if each.anew:
            begin(db, each)


def begin(db: Connection, new: Activation, *, told: bool = False) -> None:
    """A seat comes up: whatever was told before does not count any more."""
    _drop(db, new.table, new.seat)
    db.execute(
        "INSERT INTO activations (table_id, seat, asked, since, tell_at, open)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (new.table, new.seat, new.asked, new.since, new.tell_at, not told),
    )


def of_table(db: Connection, table: int) -> list[Activation]:
    """The seats that a table waits for."""
    return _where(db, "table_id = ? ORDER BY seat", (table,))


def _where(db: Connection, condition: str, values: tuple[int, ...]) -> list[Activation]:
    rows = db.execute(
        f"SELECT table_id, seat, asked, since, tell_at FROM activations WHERE {condition}", values
    ).fetchall()
    return [Activation(*row) for row in rows]


def renew(db: Connection, table: int, seat: Seat, now: int, *, told: bool = False) -> None:
    """Somebody else plays this seat: if it is up, then for them it comes up now."""
    for known in of_table(db, table):
        if known.seat == seat:
            begin(db, Activation(table, seat, known.asked, now, now), told=told)


def tell_again(db: Connection, table: int, now: int, later: int) -> None:
    """A table goes on: everybody is told anew, later whoever may have answered in advance."""
    db.execute(
        "UPDATE activations SET open = 1, called = 0, written = 0, calling = NULL, writing = NULL,"
        " tell_at = CASE WHEN (table_id, seat) IN (SELECT table_id, seat FROM due)"
        " THEN ? ELSE ? END"
        " WHERE table_id = ?",
        (later, now, table),
    )


def put_off(db: Connection, table: int, seat: Seat, until: int) -> None:
    """Somebody who may have answered in advance could not for a while."""
    db.execute(
        f"UPDATE activations SET tell_at = {larger('tell_at', '?1')}"
        " WHERE table_id = ?2 AND seat = ?3",
        (until, table, seat),
    )


def _drop(db: Connection, table: int, seat: Seat) -> None:
    db.execute("DELETE FROM activations WHERE table_id = ? AND seat = ?", (table, seat))


def way_of(db: Connection, table: int, seat: Seat) -> str:
    """How somebody who is up wants to be told, as far as they can be."""
    row = db.execute(
        f"SELECT {_WAY} FROM {_PEOPLE} AND activations.table_id = ? AND activations.seat = ?",
        (table, seat),
    ).fetchone()
    return "channel" if row is None else str(row[0])


# -- reminders ------------------------------------------------------------------------------------


def reminded(db: Connection, table: int, seat: Seat, now: int, by: Seat | None = None) -> None:
    """Somebody who is up is reminded, by the clock or as another seat asks for it."""
    db.execute(
        "UPDATE activations SET reminded_at = ?, reminded_by = ? WHERE table_id = ? AND seat = ?",
        (now, by, table, seat),
    )


def told_at(db: Connection, table: int, seat: Seat) -> int | None:
    """When somebody was last called or reminded; None if they are not up."""
    row = db.execute(
        "SELECT tell_at, reminded_at FROM activations WHERE table_id = ? AND seat = ?",
        (table, seat),
    ).fetchone()
    return None if row is None else max(row)


def reminded_by(db: Connection, table: int, seat: Seat) -> Seat | None:
    """Which seat has asked for the last reminder, if one has."""
    row = db.execute(
        "SELECT reminded_by FROM activations WHERE table_id = ? AND seat = ?", (table, seat)
    ).fetchone()
    return None if row is None else row[0]


# -- calls where the table stands -----------------------------------------------------------------


def to_call(db: Connection, now: int, table: int, revision: int) -> list[Untold]:
    """Whom a message of a table that shows this revision should call."""
    return _to_call(
        db, "activations.table_id = ? AND asked <= ? AND tell_at <= ?", (table, revision, now)
    )


def late(db: Connection, now: int, part: Part = ALL) -> list[Untold]:
    """Who should have been called by now, and will not be by any message that is owed."""
    own = part.of("tables.server_id")
    return _to_call(db, f"tell_at <= ? AND {_NOTHING_OWED} AND {own}", (now,))


def _to_call(db: Connection, condition: str, values: tuple[int | None, ...]) -> list[Untold]:
    return _untold(db, f"{_TO_CALL} AND calling IS NULL AND {condition}", values)


def _untold(db: Connection, condition: str, values: tuple[int | None, ...]) -> list[Untold]:
    rows = db.execute(
        "SELECT activations.id, activations.table_id, activations.seat, seats.acting_id, tell_at,"
        f" coalesce(zone, 'UTC'), quiet_from, quiet_to FROM {_PEOPLE} AND {condition}"
        " ORDER BY activations.table_id, activations.seat",
        values,
    ).fetchall()
    return [Untold(*row) for row in rows]


def next_call(db: Connection, part: Part = ALL) -> int | None:
    """When somebody is to be called next by a message of its own."""
    found: int | None = db.execute(
        f"SELECT min(tell_at) FROM {_PEOPLE} AND {_TO_CALL} AND calling IS NULL AND {_NOTHING_OWED}"
        f" AND {part.of('tables.server_id')}"
    ).fetchone()[0]
    return found


def hold(db: Connection, id: int, until: int) -> None:
    """Whoever it is has quiet hours until then."""
    db.execute("UPDATE activations SET tell_at = ? WHERE id = ?", (until, id))


def calls(db: Connection, ids: Iterable[int], sending: int) -> None:
    """What is about to be sent calls these."""
    for id in ids:
        db.execute("UPDATE activations SET calling = ? WHERE id = ?", (sending, id))


def called_by(db: Connection, sending: int) -> tuple[int, ...]:
    """Whom it calls, as far as they are still up."""
    return _people(db, "calling = ?", (sending,))


def by_poster(db: Connection, table: int) -> tuple[int, ...]:
    """Whom the poster of a table has called, as far as they are still up."""
    return _people(db, "called = ? AND seats.table_id = ?", (BY_POSTER, table))


def _people(db: Connection, condition: str, values: tuple[int, ...]) -> tuple[int, ...]:
    rows = db.execute(
        f"SELECT seats.acting_id FROM {_SEATED} WHERE {_ON_IT}"
        f" AND seats.acting_id IS NOT NULL AND seats.bot IS NULL AND {condition}"
        " ORDER BY seats.seat",
        values,
    ).fetchall()
    return tuple(user for (user,) in rows)


def called(db: Connection, sending: int, how: int) -> None:
    """It has arrived; whoever wants a direct message, too, still gets it."""
    db.execute(
        "UPDATE activations SET called = ?, calling = NULL,"
        f" open = CASE WHEN written = 0 AND {_WAY_OF_IT} = 'both' THEN 1 ELSE 0 END"
        " WHERE calling = ?",
        (how, sending),
    )


def not_told(db: Connection, sending: int) -> None:
    """It has never arrived: they are to be told by something else."""
    db.execute("UPDATE activations SET calling = NULL WHERE calling = ?", (sending,))
    db.execute("UPDATE activations SET writing = NULL WHERE writing = ?", (sending,))


def late_seats(db: Connection, table: int) -> tuple[set[Seat], bool]:
    """Who is still up of those whom the last call named, and whether somebody is being called."""
    rows = db.execute(
        "SELECT seat, called, calling IS NOT NULL FROM activations WHERE table_id = ?", (table,)
    ).fetchall()
    return {seat for seat, how, _ in rows if how == BY_CALL}, any(row[2] for row in rows)


# -- direct messages ------------------------------------------------------------------------------


def to_write(db: Connection, now: int, user: int | None = None) -> list[Untold]:
    """Who should be told by direct message, of which tables; anybody, or one of them."""
    condition = f"{_TO_WRITE} AND tell_at <= ? AND seats.acting_id = coalesce(?, seats.acting_id)"
    return _untold(db, condition, (now, user))


def in_digest(db: Connection, now: int, user: int) -> list[Untold]:
    """What somebody has not been told because they wait for their digest."""
    return _untold(db, f"{_IN_DIGEST} AND tell_at <= ? AND seats.acting_id = ?", (now, user))


def next_write(db: Connection) -> int | None:
    """When somebody is to be told next by direct message."""
    found: int | None = db.execute(
        f"SELECT min(tell_at) FROM {_PEOPLE} AND {_TO_WRITE}"
    ).fetchone()[0]
    return found


def writes(db: Connection, ids: Iterable[int], sending: int) -> None:
    """What is about to be sent tells of these."""
    for id in ids:
        db.execute("UPDATE activations SET writing = ? WHERE id = ?", (sending, id))


def written_by(db: Connection, sending: int) -> list[Activation]:
    """What it tells of, as far as that is still to be told."""
    return _where(db, "writing = ? AND open = 1 ORDER BY since, table_id, seat", (sending,))


def written(db: Connection, sending: int) -> None:
    """It has arrived; whoever wants to be called, too, still is."""
    db.execute(
        "UPDATE activations SET written = 1, writing = NULL,"
        f" open = CASE WHEN called = 0 AND {_WAY_OF_IT} = 'both' THEN 1 ELSE 0 END"
        " WHERE writing = ?",
        (sending,),
    )


def chosen_anew(db: Connection, user: int, now: int, later: int) -> None:
    """Somebody wants to be told in another way or at other hours: once is still enough.

    What was held back for their quiet hours is looked at again, not sooner than anybody's.
    """
    own = "(table_id, seat) IN (SELECT table_id, seat FROM seats WHERE acting_id = ?)"
    told = "(called > 0 OR written > 0)"
    db.execute(f"UPDATE activations SET open = 0 WHERE open = 1 AND {told} AND {own}", (user,))
    soonest = larger("?1", "since + ?2")
    own = own.replace("?", "?3")
    db.execute(
        f"UPDATE activations SET tell_at = {smaller('tell_at', soonest)} WHERE open = 1 AND {own}",
        (now, later, user),
    )
