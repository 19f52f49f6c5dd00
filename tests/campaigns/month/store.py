"""The one place that reads the bot's database: how everything stands after each event."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from db import clocks, proposals
from db.connection import Connection
from sessions import ticking
from sessions.ballot import LATE
from sessions.paces import read

Key: TypeAlias = tuple[int, int]  # table and seat


@dataclass(frozen=True, slots=True)
class Board:
    """A table."""

    game: str
    status: str
    paused: str | None  # why
    parked: str | None
    pace: str
    channel: int = 0

    @property
    def goes_on(self) -> bool:
        """Whether its people can play."""
        return self.status == "playing" and self.paused is None and self.parked is None


@dataclass(frozen=True, slots=True)
class Place:
    """A seat."""

    user: int  # 0: nobody
    bot: str | None = None
    offered: bool = False


@dataclass(frozen=True, slots=True)
class Up:
    """A seat that its table waits for."""

    id: int
    asked: int  # number of the question


@dataclass(frozen=True, slots=True)
class Clock:
    """What is left to a seat for what it is asked."""

    asked: int
    left: int
    given: int
    runs: bool
    off_turn: bool = False
    deadline: int | None = None
    rests: bool = False  # it stands still in its owner's quiet hours


@dataclass(frozen=True, slots=True)
class Answer:
    """A new line of the log."""

    table: int
    seat: int
    user: int
    again: bool = False  # of a draft that was played again


@dataclass(frozen=True, slots=True)
class Decided:
    """A vote that came to something."""

    table: int
    kind: str
    subject: int


@dataclass(frozen=True)
class Snapshot:
    """How everything stands."""

    at: int
    tables: Mapping[int, Board] = field(default_factory=dict)
    seats: Mapping[Key, Place] = field(default_factory=dict)
    ups: Mapping[Key, Up] = field(default_factory=dict)
    clocks: Mapping[Key, Clock] = field(default_factory=dict)
    away: frozenset[int] = frozenset()
    overdue: frozenset[int] = frozenset()  # who should be here again, and is not for the bot
    ways: Mapping[int, str] = field(default_factory=dict)
    here: Mapping[Key, str] = field(default_factory=dict)  # of one table: table and user
    standing: frozenset[Key] = frozenset()  # table and user of answers given in advance
    stalls: frozenset[int] = frozenset()  # tables whose people are asked what now
    answers: tuple[Answer, ...] = ()  # since the last one
    decided: tuple[Decided, ...] = ()  # since the last one
    digests: Mapping[int, int] = field(default_factory=dict)  # when the next one of each is due

    def way(self, user: int, table: int) -> str:
        """How somebody is told of a table."""
        return self.here.get((table, user), self.ways.get(user, "channel"))

    def practice(self, table: int) -> bool:
        """Whether somebody plays against bots alone: they are told nothing."""
        seats = [place for (number, _), place in self.seats.items() if number == table]
        people = [place for place in seats if place.user]
        return len(people) == 1 and all(p.bot for p in seats if not p.user)


class Store:
    """Reads what has changed."""

    def __init__(self) -> None:
        self._read: dict[int, int] = {}  # answers known of each table
        self._decided: set[int] = set()

    def read(self, db: Connection, now: int) -> Snapshot:
        """Everything, in one transaction."""
        return Snapshot(
            now,
            self._tables(db),
            {(t, s): Place(u or 0, bot, bool(o)) for t, s, u, bot, o in db.execute(_SEATS)},
            {(t, s): Up(id, asked) for id, t, s, asked in db.execute(_UPS)},
            self._clocks(db, now),
            frozenset(u for (u,) in db.execute(f"{_AWAY} AND until > ?", (now - _LATE,))),
            frozenset(u for (u,) in db.execute(f"{_AWAY} AND until <= ?", (now - _LATE,))),
            {u: "channel" if c else way for u, way, c in db.execute(_WAYS)},
            {(t, u): "channel" if c else way for t, u, way, c in db.execute(_WAYS_HERE)},
            frozenset(db.execute("SELECT DISTINCT table_id, user_id FROM standing").fetchall()),
            frozenset(asked.table for asked in proposals.open_of(db, LATE)),
            tuple(self._answers(db)),
            tuple(self._votes(db)),
            dict(db.execute(_DIGESTS).fetchall()),
        )

    def _tables(self, db: Connection) -> dict[int, Board]:
        found = {}
        for id, game, status, by, why, parked, pace, channel in db.execute(_TABLES):
            paused = None if by is None else why or "paused"
            found[id] = Board(game, status, paused, parked, pace, channel)
        return found

    def _clocks(self, db: Connection, now: int) -> dict[Key, Clock]:
        found = {}
        for kept in clocks.asked(db):
            assert kept.asked is not None
            left = ticking.clock_of(kept).at(now, ticking.rest_of(kept))
            runs, until = kept.since is not None, ticking.runs_out(kept)
            rests = read(kept.terms).quiet
            clock = Clock(kept.asked, left, kept.given, runs, kept.off_turn, until, rests)
            found[kept.table, kept.seat] = clock
        return found

    def _answers(self, db: Connection) -> list[Answer]:
        found: list[Answer] = []
        for table, revision in db.execute("SELECT table_id, revision FROM matches").fetchall():
            known = self._read.get(table, 0)
            if revision <= known:
                continue
            rows = db.execute(_ANSWERS, (table, known)).fetchall()
            undone = {(s, u, what) for _, s, u, what, gone in rows if gone}
            undone |= set(db.execute(_UNDONE, (table,)).fetchall()) if rows else set()
            found += [Answer(table, s, u, (s, u, what) in undone) for _, s, u, what, _ in rows]
            self._read[table] = revision
        return found

    def _votes(self, db: Connection) -> list[Decided]:
        rows = [row for row in db.execute(_DECIDED).fetchall() if row[0] not in self._decided]
        self._decided |= {row[0] for row in rows}
        return [Decided(table, kind, subject) for _, table, kind, subject in rows]


_LATE = 300  # seconds after which whoever said that they would be back is missed
_AWAY = "SELECT user_id FROM absences WHERE back_at IS NULL"
_TABLES = (
    "SELECT id, game, status, paused_by, paused_why, parked, pace, channel_id FROM tables"
    " WHERE status != 'lobby'"
)
_SEATS = (
    "SELECT table_id, seat, user_id, bot, offered FROM seats JOIN tables ON tables.id = table_id"
    " WHERE status = 'playing'"
)
_UPS = (
    "SELECT activations.id, table_id, seat, asked FROM activations"
    " JOIN tables ON tables.id = table_id WHERE status = 'playing'"
)
_WAYS = "SELECT user_id, way, closed FROM notice_settings"
_WAYS_HERE = (
    "SELECT table_id, user_id, notice_ways.way, coalesce(closed, 0) FROM notice_ways"
    " LEFT JOIN notice_settings USING (user_id)"
)
_DIGESTS = "SELECT user_id, digest_due FROM notice_settings WHERE digest_due IS NOT NULL"
_ANSWERS = (
    "SELECT revision, seat, user_id, decision || picks, undone FROM answers"
    " WHERE table_id = ? AND revision > ? ORDER BY revision"
)
_UNDONE = "SELECT seat, user_id, decision || picks FROM answers WHERE table_id = ? AND undone = 1"
_DECIDED = (
    "SELECT id, table_id, CASE WHEN kind != 'late' THEN kind WHEN detail = 'offer' THEN 'replace'"
    " ELSE detail END, subject FROM proposals"
    " WHERE state IN ('table', 'silence', 'manager')"
)
