"""When whoever may have answered in advance is answered for, and when bots move."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from db.dialect import Connection, replacing
from db.part import ALL, Part
from engine.core.decision import Seat

_GOES_ON = (  # nobody is answered for where a table stands still or cannot be seen
    "EXISTS (SELECT 1 FROM tables WHERE tables.id = due.table_id AND status = 'playing'"
    " AND paused_by IS NULL AND parked IS NULL)"
)
_BOT = (
    "EXISTS (SELECT 1 FROM seats WHERE seats.table_id = due.table_id AND seats.seat = due.seat"
    " AND bot IS NOT NULL)"
)
_SOMEBODY = (
    "EXISTS (SELECT 1 FROM seats WHERE seats.table_id = due.table_id AND user_id IS NOT NULL)"
)
_REPLIES = f"replied = 0 AND NOT {_BOT} AND {_GOES_ON}"
_MOVES = f"replied = 0 AND {_BOT} AND {_SOMEBODY} AND {_GOES_ON}"
_PUT = replacing("due", "table_id, seat, asked, reply_at, replied", "table_id, seat")
_KEEP_CALL = replacing("late_calls", "table_id, channel_id, message_id", "table_id")


@dataclass(frozen=True, slots=True)
class Due:
    """A seat that is asked what may be answered in advance, whether it is or not; or a bot's."""

    table: int
    seat: Seat
    asked: int  # the number its question had when it was put
    reply_at: int
    anew: bool = True  # it was not asked this before; otherwise all stays as it is


def put(db: Connection, table: int, seats: Iterable[Due]) -> None:
    """All seats of a table that are asked so now; the others are not any more."""
    kept = {each.seat: each for each in seats}
    for (seat,) in db.execute("SELECT seat FROM due WHERE table_id = ?", (table,)).fetchall():
        if seat not in kept:
            db.execute("DELETE FROM due WHERE table_id = ? AND seat = ?", (table, seat))
    for each in kept.values():
        if each.anew:
            put_one(db, each)


def reply(db: Connection, now: int, part: Part = ALL) -> Due | None:
    """The seat that should have been seen to first."""
    row = db.execute(
        "SELECT table_id, seat, asked, reply_at FROM due"
        f" WHERE reply_at <= ? AND {_REPLIES} AND {part.at('table_id')}"
        " ORDER BY reply_at, table_id, seat LIMIT 1",
        (now,),
    ).fetchone()
    return None if row is None else Due(*row)


def moves(db: Connection, part: Part = ALL) -> list[Due]:
    """The seats of bots that are asked something, whoever is to move first before the others.

    Bots play for people: where none is left, the game stands still.
    """
    rows = db.execute(
        "SELECT table_id, seat, asked, reply_at FROM due"
        f" WHERE {_MOVES} AND {part.at('table_id')} ORDER BY reply_at, table_id, seat"
    ).fetchall()
    return [Due(*row) for row in rows]


def put_one(db: Connection, due: Due) -> None:
    """One seat of a table is asked, or a bot was set to play it while it was."""
    db.execute(_PUT, (due.table, due.seat, due.asked, due.reply_at, 0))


def drop(db: Connection, table: int, seat: Seat) -> None:
    """Whoever plays this seat from now on answers when they like."""
    db.execute("DELETE FROM due WHERE table_id = ? AND seat = ?", (table, seat))


def is_there(db: Connection, due: Due) -> bool:
    """Whether it still is what its seat is asked."""
    query = "SELECT 1 FROM due WHERE table_id = ? AND seat = ? AND asked = ? AND reply_at = ?"
    wanted = (due.table, due.seat, due.asked, due.reply_at)
    return db.execute(query, wanted).fetchone() is not None


def replied(db: Connection, due: Due) -> None:
    """It has been seen to, unless its table was stopped meanwhile or it is asked anew."""
    db.execute(
        "UPDATE due SET replied = 1"
        f" WHERE table_id = ? AND seat = ? AND reply_at = ? AND {_GOES_ON}",
        (due.table, due.seat, due.reply_at),
    )


def later(db: Connection, due: Due, at: int) -> None:
    """It could not be seen to, and is tried again."""
    db.execute(
        "UPDATE due SET reply_at = ? WHERE table_id = ? AND seat = ? AND reply_at = ?",
        (at, due.table, due.seat, due.reply_at),
    )


def keep_call(db: Connection, table: int, channel: int, message: int) -> None:
    """This message has called them."""
    db.execute(_KEEP_CALL, (table, channel, message))


def call_message(db: Connection, table: int) -> tuple[int, int] | None:
    """Channel and message of the last call, if it is still there."""
    found: tuple[int, int] | None = db.execute(
        "SELECT channel_id, message_id FROM late_calls WHERE table_id = ?", (table,)
    ).fetchone()
    return found


def forget_call(db: Connection, table: int) -> None:
    """The message of the last call goes."""
    db.execute("DELETE FROM late_calls WHERE table_id = ?", (table,))


def next_at(db: Connection, part: Part = ALL) -> int | None:
    """When somebody is to be seen to next."""
    found: int | None = db.execute(
        f"SELECT min(reply_at) FROM due WHERE {_REPLIES} AND {part.at('table_id')}"
    ).fetchone()[0]
    return found


def begin_again(db: Connection, table: int) -> None:
    """Everybody at a table is told anew, so whoever may have answered in advance is seen to."""
    db.execute("UPDATE due SET replied = 0 WHERE table_id = ?", (table,))


def put_off(
    db: Connection,
    now: int,
    pause: Callable[[], int],
    table: int | None = None,
    part: Part = ALL,
) -> list[tuple[int, Seat]]:
    """What became due while nobody could answer waits as if it had only just been asked; of whom.

    Of bots nobody thinks that they had to be there.
    """
    chosen = "table_id = coalesce(?1, table_id)"
    rows: list[tuple[int, Seat]] = db.execute(
        f"SELECT table_id, seat FROM due WHERE {chosen} AND reply_at <= ?2 AND replied = 0"
        f" AND NOT {_BOT} AND {part.at('table_id')} ORDER BY table_id, seat",
        (table, now),
    ).fetchall()
    for where in rows:
        db.execute(
            "UPDATE due SET reply_at = ? WHERE table_id = ? AND seat = ?", (now + pause(), *where)
        )
    return rows
