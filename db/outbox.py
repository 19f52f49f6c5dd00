"""What is still to be sent: written with the move, delivered after it, kept until delivered."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from db.dialect import Connection
from db.part import ALL, Part
from engine.core.decision import Seat

NOBODY = -1
STRIP, DELETE = "strip", "delete"
OLD = (STRIP, DELETE)  # what is owed to a poster that another has taken the place of
_ALL = "SELECT due_at FROM outbox UNION ALL SELECT due_at FROM old_posters"
_LETTERS, _LETTERS_WAIT = ("hand", "follow"), 120  # seconds
_HELD = (  # what has no place to go to until its table has one again
    "kind IN ('poster', 'refresh', 'expiry', 'call', 'member', 'remind', 'late') AND EXISTS"
    " (SELECT 1 FROM tables WHERE tables.id = outbox.table_id AND parked IN ('gone', 'left')"
    " AND status IN ('lobby', 'playing'))"
)


class Going(Enum):
    """What goes out now, of all that is owed; the rest stays owed as it is."""

    ALL = "all"
    WORDS = "words"  # letters, which are pictures above all, wait for a while
    FIRST = "first"  # somebody has just opened a table and waits for its message

    def at(self) -> str:
        """From when on something goes out, as a condition of its row has it."""
        late = f"CASE WHEN kind IN {_LETTERS} THEN due_at + {_LETTERS_WAIT} ELSE due_at END"
        return late if self is Going.WORDS else "due_at"

    def only(self) -> str:
        """What goes out at all."""
        return "kind = 'poster' AND revision < 0" if self is Going.FIRST else "1 = 1"


@dataclass(frozen=True, slots=True)
class Notice:
    """Something owed: a poster, a seat's hand, word to followers or that a lobby will close.

    An old poster that is to lose its buttons has its message's number.
    """

    id: int
    table: int
    # poster, refresh, hand, expiry, call, remind, late, follow, parked, member, thread,
    # strip, delete
    kind: str
    revision: int
    seat: Seat
    attempts: int
    channel: int | None = None  # of an old poster that its table has moved away from

    def goes(self, going: Going) -> bool:
        """Whether it is among what goes out, now that it is due."""
        return going is not Going.FIRST or (self.kind == "poster" and self.revision < 0)


def owe(
    db: Connection, table: int, kind: str, revision: int, now: int, seat: Seat = NOBODY
) -> None:
    """Owe a message once; a newer one of its kind takes its place, a poster that of a refresh."""
    replaced = (kind, "refresh" if kind == "poster" else kind)
    db.execute(
        "DELETE FROM outbox WHERE table_id = ? AND kind IN (?, ?) AND seat = ?",
        (table, *replaced, seat),
    )
    db.execute(
        "INSERT INTO outbox (table_id, kind, revision, seat, due_at) VALUES (?, ?, ?, ?, ?)",
        (table, kind, revision, seat, now),
    )


def drop(db: Connection, table: int, kind: str, seat: Seat) -> None:
    """What was owed to a seat makes no sense any more."""
    db.execute(
        "DELETE FROM outbox WHERE table_id = ? AND kind = ? AND seat = ?", (table, kind, seat)
    )


def public_due(db: Connection, table: int) -> int | None:
    """When the next thing is due that will still be done to a table's public messages."""
    found: int | None = db.execute(
        "SELECT min(due_at) FROM (SELECT due_at FROM outbox WHERE table_id = ?1"
        " AND kind IN ('poster', 'refresh', 'expiry')"
        " UNION ALL SELECT due_at FROM old_posters WHERE table_id = ?1) AS owed",
        (table,),
    ).fetchone()[0]
    return found


def put_off(db: Connection, notice: Notice, due_at: int) -> None:
    """Nothing has failed, but something else comes first."""
    db.execute("UPDATE outbox SET due_at = ? WHERE id = ?", (due_at, notice.id))


def is_owed(db: Connection, table: int, kind: str) -> bool:
    """Whether something of a kind waits to be sent."""
    query = "SELECT 1 FROM outbox WHERE table_id = ? AND kind = ?"
    return db.execute(query, (table, kind)).fetchone() is not None


def retire(
    db: Connection,
    table: int,
    message: int,
    now: int,
    *,
    surplus: bool = False,
    channel: int | None = None,
) -> None:
    """An old poster, perhaps left behind in a channel, loses its buttons; a copy of one goes."""
    db.execute(
        "INSERT INTO old_posters (message_id, table_id, surplus, due_at, channel_id)"
        " VALUES (?, ?, ?, ?, ?) ON CONFLICT (message_id) DO NOTHING",
        (message, table, surplus, now, channel),
    )


def due(
    db: Connection, now: int, most: int, part: Part = ALL, going: Going = Going.ALL
) -> list[Notice]:
    """What should be done by now, oldest first; old posters come last."""
    rows = db.execute(
        "SELECT id, table_id, kind, revision, seat, attempts, NULL FROM outbox"
        f" WHERE {going.at()} <= ? AND {going.only()} AND NOT ({_HELD})"
        f" AND {part.at('table_id')}"
        " ORDER BY id LIMIT ?",
        (now, most),
    ).fetchall()
    if going is Going.FIRST:
        return [Notice(*row) for row in rows]
    rows += db.execute(
        "SELECT message_id, table_id, CASE surplus WHEN 1 THEN ? ELSE ? END, 0, ?, attempts,"
        " channel_id FROM old_posters"
        f" WHERE due_at <= ? AND {part.at('table_id')} ORDER BY message_id LIMIT ?",
        (DELETE, STRIP, NOBODY, now, most),
    ).fetchall()
    return [Notice(*row) for row in rows]


def count(db: Connection) -> int:
    """How much is owed."""
    found: int = db.execute(f"SELECT count(*) FROM ({_ALL}) AS owed").fetchone()[0]
    return found


def next_due(db: Connection, part: Part = ALL, going: Going = Going.ALL) -> int | None:
    """When the next thing should be done, of what goes out."""
    here = part.at("table_id")
    old = "" if going is Going.FIRST else f" UNION ALL SELECT due_at FROM old_posters WHERE {here}"
    query = (
        f"SELECT min(due_at) FROM (SELECT {going.at()} AS due_at FROM outbox WHERE NOT ({_HELD})"
        f" AND {going.only()} AND {here}{old}) AS owed"
    )
    found: int | None = db.execute(query).fetchone()[0]
    return found


def hurry(db: Connection, table: int, now: int) -> None:
    """What was put off for this table is due now."""
    db.execute("UPDATE outbox SET due_at = ? WHERE table_id = ? AND due_at > ?", (now, table, now))


def delivered(db: Connection, notice: Notice) -> None:
    """Done: nothing is owed any more."""
    table, key = _row(notice)
    db.execute(f"DELETE FROM {table} WHERE {key} = ?", (notice.id,))


def fulfilled(db: Connection, notice: int) -> None:
    """What a message was owed for is done."""
    db.execute("DELETE FROM outbox WHERE id = ?", (notice,))


def failed(db: Connection, notice: Notice, error: str, due_at: int) -> None:
    """Not done: try again later, and remember why."""
    table, key = _row(notice)
    db.execute(
        f"UPDATE {table} SET attempts = attempts + 1, error = ?, due_at = ? WHERE {key} = ?",
        (error, due_at, notice.id),
    )


def _row(notice: Notice) -> tuple[str, str]:
    """Where it is written down, and under which key."""
    return ("old_posters", "message_id") if notice.kind in OLD else ("outbox", "id")
