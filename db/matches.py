"""Matches, their answers and events, and the way back."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

import msgspec

from db import attic, lines
from db.dialect import Connection
from db.packing import unpacked
from engine.core.decision import Answer, Seat
from engine.core.frame import BEGINS, Event
from engine.core.match import ASIDE

_BY_HAND = (  # a seat's standing answers to what it was asked, none of them given in advance
    "FROM answers WHERE table_id = ? AND seat = ? AND undone = 0 AND decision != ?"
    " AND NOT EXISTS (SELECT 1 FROM standing_news WHERE what = 'used'"
    " AND standing_news.table_id = answers.table_id AND revision BETWEEN first AND last)"
)
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Event).decode


@dataclass(frozen=True, slots=True)
class Saved:
    """A stored match: the position, and the position the channel has been shown."""

    table: int
    revision: int
    state: bytes
    published_revision: int
    published_since: int
    published: bytes
    salt: str
    handed_over: int


@dataclass(frozen=True, slots=True)
class Position:
    """A position to be written."""

    table: int
    revision: int
    state: bytes


@dataclass(frozen=True, slots=True)
class Given:
    """An answer in the log."""

    revision: int
    seat: Seat
    user: int
    decision: str
    picks: tuple[str, ...]
    sealed: bool
    undone: bool


@dataclass(frozen=True, slots=True)
class Head:
    """The line with which a turn begins, and where it stands in the log."""

    revision: int
    n: int
    event: Event


def insert(db: Connection, position: Position, schema: int, rules_version: int, salt: str) -> None:
    """A match begins; its first position is public at once."""
    table, revision, state = position.table, position.revision, position.state
    db.execute(
        "INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (table, schema, rules_version, revision, state, revision, -1, state, salt, revision),
    )


def stamp(db: Connection, table: int) -> tuple[int, int] | None:
    """How far a match is, and how much of it is public; None before it begins."""
    found: tuple[int, int] | None = db.execute(
        "SELECT revision, published_revision FROM matches WHERE table_id = ?", (table,)
    ).fetchone()
    return found


def find(db: Connection, table: int) -> Saved | None:
    """The stored match of a table."""
    row = db.execute(
        "SELECT table_id, revision, state, published_revision, published_since, published, salt,"
        " handed_over"
        " FROM matches WHERE table_id = ?",
        (table,),
    ).fetchone()
    if row is None:
        return None
    saved = Saved(*row)
    end = unpacked(saved.state)
    return replace(saved, state=end, published=unpacked(saved.published) or end)


def move(db: Connection, position: Position, was: int, published: int) -> bool:
    """Store the next position if nobody was faster: compare and swap on the revisions."""
    moved = db.execute(
        "UPDATE matches SET state = ?, revision = ? WHERE table_id = ? AND revision = ?"
        " AND published_revision = ?",
        (position.state, position.revision, position.table, was, published),
    )
    return moved.rowcount == 1


def publish(db: Connection, position: Position, since: int, handed_over: int) -> None:
    """This position is now what the channel is shown; the way back to before it is closed.

    `since` is where the events it is shown with begin, `handed_over` where the last turn ended.
    """
    db.execute(
        "UPDATE matches SET published = ?, published_revision = ?, published_since = ?,"
        " handed_over = ? WHERE table_id = ?",
        (position.state, position.revision, since, handed_over, position.table),
    )
    db.execute(
        "DELETE FROM snapshots WHERE table_id = ? AND kind = 'step' AND revision <= ?",
        (position.table, position.revision),
    )


def log_answer(
    db: Connection,
    table: int,
    revision: int,
    answer: Answer,
    *,
    user: int,
    sealed: bool,
    now: int,
) -> None:
    """One row of the log, under the revision that it led to."""
    picks = json.dumps(answer.picks)
    db.execute(
        "INSERT INTO answers (table_id, revision, seat, user_id, decision, picks, sealed, at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (table, revision, answer.seat, user, answer.decision, picks, sealed, now),
    )


def log_events(
    db: Connection, table: int, revision: int, events: tuple[Event, ...], after: int = 0
) -> None:
    """What happened, under the revision it happened at, `after` so many that are there."""
    if not events:
        return
    kept = lines.to_keep(db, table, [_encode(event) for event in events])
    rows = [
        (table, revision, n, line, _audience(event))
        for n, (line, event) in enumerate(zip(kept, events, strict=True), start=after)
    ]
    db.executemany(
        "INSERT INTO events (table_id, revision, n, event, audience) VALUES (?, ?, ?, ?, ?)", rows
    )


def _audience(event: Event) -> str | None:
    return None if event.to is None else "".join(_mark(seat) for seat in event.to)


def standing(db: Connection, table: int, after: int) -> list[Given]:
    """The answers after a revision that have not been taken back."""
    db = attic.of(db, table)
    rows = db.execute(
        "SELECT revision, seat, user_id, decision, picks, sealed, undone FROM answers"
        " WHERE table_id = ? AND undone = 0 AND revision > ? ORDER BY revision",
        (table, after),
    ).fetchall()
    return [_given(row) for row in rows]


def last_revision_of(db: Connection, table: int, seat: Seat) -> int:
    """The revision of a seat's last standing answer to what it was asked, or the deal.

    What was answered in advance counts for nothing: its owner has not seen what led there.
    """
    db = attic.of(db, table)
    found = db.execute(f"SELECT max(revision) {_BY_HAND}", (table, seat, ASIDE)).fetchone()[0]
    return 0 if found is None else int(found)


def revisions_by(db: Connection, table: int, seat: Seat, user: int) -> list[int]:
    """The revisions that somebody's own answers have led to, whoever else played this seat."""
    db = attic.of(db, table)
    rows = db.execute(
        f"SELECT revision {_BY_HAND} AND user_id = ? ORDER BY revision", (table, seat, ASIDE, user)
    ).fetchall()
    return [revision for (revision,) in rows]


def answered_at(db: Connection, table: int, revision: int) -> int | None:
    """When the answer was given that led to a revision, or the last one before it."""
    db = attic.of(db, table)
    query = (
        "SELECT at FROM answers WHERE table_id = ? AND revision <= ? ORDER BY revision DESC LIMIT 1"
    )
    found = db.execute(query, (table, revision)).fetchone()
    return None if found is None else int(found[0])


def has_answered(db: Connection, table: int, user: int) -> bool:
    """Whether somebody has played in this match, whoever sits there now."""
    db = attic.of(db, table)
    query = "SELECT 1 FROM answers WHERE table_id = ? AND user_id = ? LIMIT 1"
    return db.execute(query, (table, user)).fetchone() is not None


def has_played_another(db: Connection, table: int, user: int, seat: Seat) -> bool:
    """Whether somebody has played another seat of this match, so that they know its hand."""
    query = "SELECT 1 FROM answers WHERE table_id = ? AND user_id = ? AND seat <> ? LIMIT 1"
    return db.execute(query, (table, user, seat)).fetchone() is not None


def given(db: Connection, table: int, revision: int) -> tuple[Seat, int] | None:
    """Whose answer led to a revision, and when."""
    db = attic.of(db, table)
    row: tuple[Seat, int] | None = db.execute(
        "SELECT seat, at FROM answers WHERE table_id = ? AND revision = ?", (table, revision)
    ).fetchone()
    return row


def answers(db: Connection, table: int) -> list[Given]:
    """Every answer, also those taken back."""
    db = attic.of(db, table)
    rows = db.execute(
        "SELECT revision, seat, user_id, decision, picks, sealed, undone FROM answers"
        " WHERE table_id = ? ORDER BY revision",
        (table,),
    ).fetchall()
    return [_given(row) for row in rows]


def _given(row: tuple[int, int, int, str, str, int, int]) -> Given:
    revision, seat, user, decision, picks, sealed, undone = row
    chosen = tuple(json.loads(picks))
    return Given(revision, seat, user, decision, chosen, bool(sealed), bool(undone))


def events_between(db: Connection, table: int, after: int, until: int) -> list[tuple[int, Event]]:
    """Standing events of the revisions after one and up to another, oldest first."""
    db = attic.of(db, table)
    rows = db.execute(
        "SELECT revision, event FROM events WHERE table_id = ? AND revision > ?"
        " AND revision <= ? AND undone = 0 ORDER BY revision, n",
        (table, after, until),
    ).fetchall()
    return _numbered(db, table, rows)


def heads(db: Connection, table: int, until: int) -> list[Head]:
    """Where the turns of the standing log begin, up to a revision, oldest first."""
    db = attic.of(db, table)
    rows = db.execute(
        "SELECT revision, n, event FROM events WHERE table_id = ? AND revision <= ? AND undone = 0"
        " AND instr(event, ?) > 0 ORDER BY revision, n",
        (table, until, f'{BEGINS}"'.encode()),
    ).fetchall()
    found = (Head(revision, n, _decode(event)) for revision, n, event in rows)
    return [head for head in found if head.event.key.endswith(BEGINS)]


def events_from(db: Connection, table: int, first: Head | None, until: int) -> list[Event]:
    """The standing events from one on, or all, up to a revision."""
    db = attic.of(db, table)
    revision, n = (0, 0) if first is None else (first.revision, first.n)
    rows = db.execute(
        "SELECT event FROM events WHERE table_id = ? AND (revision > ? OR revision = ? AND n >= ?)"
        " AND revision <= ? AND undone = 0 ORDER BY revision, n",
        (table, revision, revision, n, until),
    ).fetchall()
    return [_decode(line) for line in lines.read(db, table, [event for (event,) in rows])]


def visible_events(
    db: Connection, table: int, until: int, seat: Seat | None, most: int, skip: int
) -> list[tuple[int, Event]]:
    """A page of standing events that one seat, or a spectator, may see; newest first."""
    db = attic.of(db, table)
    rows = db.execute(
        "SELECT revision, event FROM events WHERE table_id = ? AND revision <= ? AND undone = 0"
        " AND (audience IS NULL OR instr(audience, ?) > 0)"
        " ORDER BY revision DESC, n DESC LIMIT ? OFFSET ?",
        (table, until, _mark(-1 if seat is None else seat), most, skip),
    ).fetchall()
    return _numbered(db, table, rows)


def _numbered(db: Connection, table: int, rows: list[tuple[int, bytes]]) -> list[tuple[int, Event]]:
    """Lines of the log with the revisions that they were told at."""
    told = lines.read(db, table, [event for _, event in rows])
    return [(rows[n][0], _decode(line)) for n, line in enumerate(told)]


def _mark(seat: Seat) -> str:
    """A seat as it stands in a stored audience."""
    return f"<{seat}>"


def keep_step(db: Connection, table: int, revision: int, before: bytes) -> None:
    """The position before the answer of this revision, to step back to."""
    db.execute(
        "INSERT INTO snapshots (table_id, revision, kind, state) VALUES (?, ?, 'step', ?)",
        (table, revision, before),
    )


def step_before(db: Connection, table: int, revision: int) -> bytes | None:
    """The position before the answer of this revision, if it is still kept."""
    row = db.execute(
        "SELECT state FROM snapshots WHERE table_id = ? AND kind = 'step' AND revision = ?",
        (table, revision),
    ).fetchone()
    return None if row is None else bytes(row[0])


def undo_after(db: Connection, table: int, revision: int) -> None:
    """Everything after a revision no longer stands; nothing is deleted, so the branch is kept."""
    for log in ("answers", "events"):
        db.execute(
            f"UPDATE {log} SET undone = 1 WHERE table_id = ? AND revision > ?", (table, revision)
        )


def mark_undone(db: Connection, table: int, revision: int) -> None:
    """The answer and its events no longer stand; nothing is deleted."""
    for log in ("answers", "events"):
        db.execute(
            f"UPDATE {log} SET undone = 1 WHERE table_id = ? AND revision = ?", (table, revision)
        )


def forget_steps(db: Connection, table: int) -> None:
    """Something hidden was shown: the way back is closed."""
    db.execute("DELETE FROM snapshots WHERE table_id = ? AND kind = 'step'", (table,))
