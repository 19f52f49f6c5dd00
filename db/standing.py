"""Answers given in advance: kept beside the match, for nobody's eyes but their owner's."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec

from db.dialect import Connection
from engine.core.words import Msg

USED, ENDED = "used", "ended"
_OF_ONE = "WHERE table_id = ? AND user_id = ?"
_READ = "SELECT table_id, user_id, n, key, choice, said, since, set_at FROM standing"
_UNDONE = f"what = '{USED}' AND table_id = ? AND last > ?"
_STILL_SET = (
    "EXISTS (SELECT 1 FROM standing AS s WHERE s.table_id = standing_news.table_id"
    " AND s.user_id = standing_news.user_id AND (s.key, s.said) = (standing_news.key,"
    " standing_news.said))"
)
_encode = msgspec.json.Encoder().encode


class Wording(msgspec.Struct, frozen=True):
    """What a choice is called, and what ends it."""

    label: Msg
    about: Msg | None = None


_decode = msgspec.json.Decoder(Wording).decode


@dataclass(frozen=True, slots=True)
class Instruction:
    """One answer that somebody has given in advance."""

    table: int
    user: int
    n: int
    key: str
    choice: str
    said: Wording
    since: int  # the revision it was set at
    set_at: int


@dataclass(frozen=True, slots=True)
class News:
    """What became of one: it has answered, or it has ended."""

    key: str
    said: Wording
    what: str
    times: int = 1


def add(db: Connection, wanted: Instruction) -> None:
    """Set one; the same one set before begins anew. Its number is given here."""
    where = (wanted.table, wanted.user)
    db.execute(
        f"DELETE FROM standing {_OF_ONE} AND key = ? AND choice = ?",
        (
            *where,
            wanted.key,
            wanted.choice,
        ),
    )
    db.execute(
        "INSERT INTO standing (table_id, user_id, n, key, choice, said, since, set_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *where,
            _next(db, "standing", *where),
            wanted.key,
            wanted.choice,
            _encode(wanted.said).decode(),
            wanted.since,
            wanted.set_at,
        ),
    )


def of(db: Connection, table: int, user: int) -> list[Instruction]:
    """All that somebody has set at a table, the newest first."""
    rows = db.execute(f"{_READ} {_OF_ONE} ORDER BY n DESC", (table, user)).fetchall()
    return [_instruction(row) for row in rows]


def _instruction(row: Any) -> Instruction:
    columns: list[Any] = [*row]
    columns[5] = _decode(columns[5])
    return Instruction(*columns)


def cancel(db: Connection, table: int, user: int, n: int, set_at: int) -> bool:
    """Its owner wants it no more; a number may have been given out again since."""
    gone = db.execute(
        f"DELETE FROM standing {_OF_ONE} AND n = ? AND set_at = ?", (table, user, n, set_at)
    )
    return gone.rowcount == 1


def drop(db: Connection, ended: Iterable[Instruction]) -> None:
    """These are no more."""
    for each in ended:
        cancel(db, each.table, each.user, each.n, each.set_at)


def drop_of(db: Connection, table: int, user: int) -> None:
    """Somebody has given up their seat at a table: nothing is answered for them there."""
    for name in ("standing", "standing_news"):
        db.execute(f"DELETE FROM {name} {_OF_ONE}", (table, user))


def drop_after(db: Connection, table: int, revision: int) -> None:
    """The table has gone back to a revision: what was set after it is no more, as they are told.

    What has answered after it has not; what was used up by that is not set again.
    """
    rows = db.execute(f"{_READ} WHERE table_id = ? AND since > ?", (table, revision)).fetchall()
    dropped = [_instruction(row) for row in rows]
    drop(db, dropped)
    where = (table, revision)
    db.execute(f"DELETE FROM standing_news WHERE {_UNDONE} AND {_STILL_SET}", where)
    db.execute(f"UPDATE standing_news SET what = '{ENDED}', told = 0 WHERE {_UNDONE}", where)
    for each in dropped:
        note(db, each, ENDED, revision)


def clear(db: Connection, table: int) -> None:
    """A table is done."""
    for name in ("standing", "standing_news", "due", "activations"):
        db.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))


# -- what became of them --------------------------------------------------------------------------


def note(
    db: Connection, which: Instruction, what: str, first: int, last: int | None = None
) -> None:
    """Its owner is to be told once that it has answered, or that it has ended."""
    where = (which.table, which.user)
    db.execute(
        "INSERT INTO standing_news (table_id, user_id, n, key, said, what, first, last)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *where,
            _next(db, "standing_news", *where),
            which.key,
            _encode(which.said).decode(),
            what,
            first,
            first if last is None else last,
        ),
    )


def stretch(db: Connection, table: int, user: int, last: int) -> None:
    """The newest answer has brought about more for its owner, up to a revision."""
    db.execute(
        f"UPDATE standing_news SET last = ? {_OF_ONE}"
        " AND n = (SELECT max(n) FROM standing_news WHERE table_id = ? AND user_id = ?)",
        (last, table, user, table, user),
    )


def news(db: Connection, table: int, user: int) -> list[News]:
    """What somebody has not been told yet, in order; what answered several times stands once."""
    rows = db.execute(
        f"SELECT key, said, what, count(*) FROM standing_news {_OF_ONE} AND told = 0"
        " GROUP BY key, said, what ORDER BY max(n)",
        (table, user),
    ).fetchall()
    return [News(key, _decode(said), what, times) for key, said, what, times in rows]


def told(db: Connection, table: int, user: int) -> None:
    """They know; that it answered is kept, as it tells what they have seen for themselves."""
    db.execute(f"UPDATE standing_news SET told = 1 {_OF_ONE}", (table, user))


def _next(db: Connection, name: str, table: int, user: int) -> int:
    found: int = db.execute(
        f"SELECT coalesce(max(n), 0) + 1 FROM {name} {_OF_ONE}", (table, user)
    ).fetchone()[0]
    return found
