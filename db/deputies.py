"""Friends who play for others: who was asked, who said yes, and who does (row A22)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from db import attic
from db.dialect import Connection
from db.part import ALL, Part
from engine.core.decision import Seat

_COLUMNS = (
    "id, table_id, seat, user_id, deputy_user_id, state, asked_at, calls, until, began_at,"
    " channel_id, message_id"
)
_CALLS = 7  # of the columns


@dataclass(frozen=True, slots=True)
class Deputy:
    """One person asked to play a seat for whoever sits on it."""

    id: int
    table: int
    seat: Seat
    user: int  # who sits there
    deputy: int
    state: str  # open, acts, declined, over
    asked_at: int
    calls: bool  # the message that asks calls them
    until: int  # 0: until the seat is taken back
    began_at: int | None
    channel: int | None  # of the message that asks, once it is there
    message: int | None


@dataclass(frozen=True, slots=True)
class Acted:
    """An answer that somebody gave for whoever sits there."""

    revision: int
    seat: Seat
    deputy: int
    name: str


def add(
    db: Connection,
    table: int,
    seat: Seat,
    user: int,
    deputy: int,
    now: int,
    *,
    until: int,
    calls: bool,
) -> int:
    """Somebody is asked; fails if another is, or plays there."""
    added = db.execute(
        "INSERT INTO deputies (table_id, seat, user_id, deputy_user_id, asked_at, until, calls)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id",
        (table, seat, user, deputy, now, until, calls),
    )
    return int(added.fetchone()[0])


def find(db: Connection, number: int) -> Deputy | None:
    """One of them by its number."""
    return next(iter(_where(db, "id = ?", (number,))), None)


def of_seat(db: Connection, table: int, seat: Seat) -> Deputy | None:
    """Who plays a seat for its owner, or is asked to."""
    condition = "table_id = ? AND seat = ? AND state IN ('open', 'acts')"
    return next(iter(_where(db, condition, (table, seat))), None)


def acting(db: Connection, user: int) -> list[Deputy]:
    """All that somebody plays for others."""
    return _where(db, "deputy_user_id = ? AND state = 'acts'", (user,))


def out_of_time(db: Connection, now: int) -> list[Deputy]:
    """Those who were to play until now."""
    return _where(db, "state = 'acts' AND until BETWEEN 1 AND ?", (now,))


def last_declined(db: Connection, table: int, deputy: int) -> int | None:
    """When somebody was last asked at a table and said no."""
    query = (
        "SELECT max(asked_at) FROM deputies"
        " WHERE table_id = ? AND deputy_user_id = ? AND state = 'declined'"
    )
    found: int | None = db.execute(query, (table, deputy)).fetchone()[0]
    return found


def has_seen(db: Connection, table: int, user: int, apart_from: Seat) -> bool:
    """Whether somebody has played another seat of a table for its owner, so that they know it."""
    query = (
        "SELECT 1 FROM deputies WHERE table_id = ? AND deputy_user_id = ? AND seat <> ?"
        " AND began_at IS NOT NULL"
    )
    return db.execute(query, (table, user, apart_from)).fetchone() is not None


def begin(db: Connection, found: Deputy, now: int) -> None:
    """They play from now on."""
    db.execute(
        "UPDATE deputies SET state = 'acts', began_at = ?, stale = 1 WHERE id = ?", (now, found.id)
    )
    db.execute(
        "UPDATE seats SET deputy_id = ? WHERE table_id = ? AND seat = ?",
        (found.deputy, found.table, found.seat),
    )


def end(db: Connection, found: Deputy, state: str, now: int) -> None:
    """They play no longer, or will not."""
    db.execute(
        "UPDATE deputies SET state = ?, ended_at = ?, stale = 1 WHERE id = ?",
        (state, now, found.id),
    )
    if found.state == "acts":
        db.execute(
            "UPDATE seats SET deputy_id = NULL WHERE table_id = ? AND seat = ?",
            (found.table, found.seat),
        )


def close(db: Connection, table: int, now: int) -> None:
    """A game is over: nobody plays for anybody."""
    for found in _where(db, "table_id = ? AND state IN ('open', 'acts')", (table,)):
        end(db, found, "over", now)


def expire(db: Connection, since: int, now: int) -> None:
    """Who was asked before a moment and has said nothing is asked no more."""
    for found in _where(db, "state = 'open' AND asked_at <= ?", (since,)):
        end(db, found, "over", now)


def forget(db: Connection, user: int, now: int) -> None:
    """Nobody waits for what somebody says who is not there any more."""
    for found in _where(db, "state = 'open' AND ? IN (user_id, deputy_user_id)", (user,)):
        end(db, found, "over", now)


def acted(db: Connection, table: int, after: int, until: int) -> list[Acted]:
    """The standing answers of some revisions that were given for somebody else."""
    spells = db.execute(
        "SELECT seat, deputy_user_id, began_at, ended_at, coalesce(names.name, users.name, '?')"
        " FROM deputies JOIN tables ON tables.id = deputies.table_id"
        " LEFT JOIN users ON users.id = deputy_user_id"
        " LEFT JOIN names ON names.user_id = users.id AND names.server_id = tables.server_id"
        " WHERE deputies.table_id = ? AND began_at IS NOT NULL ORDER BY deputies.id",
        (table,),
    ).fetchall()
    found = {}
    for revision, seat, user, at in _given(db, table, after, until) if spells else ():
        for of_seat, deputy, began, ended, name in spells:
            if (seat, user) == (of_seat, deputy) and began <= at <= (ended or at):
                found[revision] = Acted(revision, seat, deputy, name)
    return [*found.values()]


def _given(db: Connection, table: int, after: int, until: int) -> list[tuple[int, Seat, int, int]]:
    """By revision: whose answer it was, who gave it, and when."""
    return (
        attic.of(db, table)
        .execute(
            "SELECT revision, seat, user_id, at FROM answers WHERE table_id = ?"
            " AND revision > ? AND revision <= ? AND undone = 0 ORDER BY revision",
            (table, after, until),
        )
        .fetchall()
    )


# -- the message that asks ------------------------------------------------------------------------


def posted(db: Connection, number: int, channel: int, message: int) -> None:
    """This message asks."""
    db.execute(
        "UPDATE deputies SET channel_id = ?, message_id = ? WHERE id = ?",
        (channel, message, number),
    )


def stale(db: Connection, part: Part = ALL) -> list[Deputy]:
    """Those whose message does not say yet what became of it."""
    return _where(db, f"stale = 1 AND message_id IS NOT NULL AND {part.at('table_id')}", ())


def shown(db: Connection, number: int) -> None:
    """Its message says it, or is gone."""
    db.execute("UPDATE deputies SET stale = 0, message_id = NULL WHERE id = ?", (number,))


def _where(db: Connection, condition: str, values: Iterable[int]) -> list[Deputy]:
    query = f"SELECT {_COLUMNS} FROM deputies WHERE {condition} ORDER BY id"
    return [_read(row) for row in db.execute(query, tuple(values)).fetchall()]


def _read(row: Any) -> Deputy:
    columns: list[Any] = [*row]
    columns[_CALLS] = bool(columns[_CALLS])
    return Deputy(*columns)
