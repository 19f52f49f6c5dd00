"""One player reminds another kindly: as the clock would, sooner, not too often (row A17)."""

from __future__ import annotations

from dataclasses import replace

from db import activations, clocks, notices, outbox, people, tables
from db.clocks import Kept
from db.connection import Connection
from db.tables import Chair, Table
from engine.core.decision import Seat
from engine.core.tokens import shown
from sessions import ticking
from sessions.context import Context
from sessions.paces import DAY, MINUTE
from sessions.shapes import Person, TableError

_APART, _APART_LIVE = DAY, 5 * MINUTE  # since they were called, or last reminded by anybody


class Nudges:
    """Use case of whoever waits for somebody."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def remind(self, table: int, person: Person, seat: Seat, about: int) -> Chair:
        """Whoever plays at a seat is reminded once, as they like to be; who that is."""
        now = self._context.clock()

        def work(db: Connection) -> Chair:
            known = tables.find(db, table)
            if known is None:
                raise TableError("bot-no-such-table")
            by, chair = _asker(known, person), _missed(db, known, person, seat, about)
            people.meet_user(db, person)
            _check_time(db, known, chair, now)
            _owe(db, ticking.made_for(db, table, seat), by, now)
            return chair

        found = await self._context.db.run(work)
        self._context.nudge()
        return found


def may_be_reminded(db: Connection, table: Table, seat: Seat) -> bool:
    """Whether a table that goes on waits for a person who is there."""
    chair, up = table.chairs[seat], activations.told_at(db, table.id, seat) is not None
    return _goes_on(table) and up and chair.present and clocks.away(db, chair.acting) is None


def _goes_on(table: Table) -> bool:
    return table.status == "playing" and table.paused_by is None and table.parked is None


def _asker(table: Table, person: Person) -> Seat:
    """The seat for which somebody asks."""
    seat = table.seat_played_by(person.id)
    if seat is None:
        raise TableError("votes-players-only")
    if table.status != "playing":
        raise TableError("votes-not-running")
    if table.practice:
        raise TableError("clock-nudge-practice")
    if not _goes_on(table):
        raise TableError("clock-nudge-paused")
    return seat


def _missed(db: Connection, table: Table, person: Person, seat: Seat, about: int) -> Chair:
    """Whom the table waits for, if that is a person who is there."""
    if seat >= len(table.chairs):
        raise TableError("clock-nudge-not-up")
    chair = table.chairs[seat]
    if person.id in (chair.user, chair.acting):
        raise TableError("clock-nudge-own")
    if not chair.present:
        raise TableError("clock-nudge-nobody")
    if chair.acting != about or activations.told_at(db, table.id, seat) is None:
        raise TableError("clock-nudge-not-up")
    if (gone := clocks.away(db, chair.acting)) is not None:
        raise TableError("clock-nudge-away", name=name_of(chair), when=gone.until)
    if activations.way_of(db, table.id, seat) == "digest":
        raise TableError("clock-nudge-digest", name=name_of(chair))
    if not notices.of(db, chair.acting).reminders:
        raise TableError("clock-nudge-unwanted", name=name_of(chair))
    return chair


def name_of(chair: Chair) -> str:
    """What whoever plays a seat is called, plain enough to repeat."""
    return shown(chair.deputy_name or chair.name)


def _check_time(db: Connection, table: Table, chair: Chair, now: int) -> None:
    """Not soon after they were told, and not at night."""
    told = activations.told_at(db, table.id, chair.seat) or 0
    again = told + (_APART_LIVE if table.pace == "live" else _APART)
    if now < again:
        raise TableError("clock-nudge-soon", name=name_of(chair), when=again)
    resting, until = ticking.nights(ticking.made_for(db, table.id, chair.seat))(now)
    if resting:
        raise TableError("clock-nudge-quiet", name=name_of(chair), when=until)


def _owe(db: Connection, kept: Kept, by: Seat, now: int) -> None:
    """It takes the place of the next reminder that the clock would send."""
    due = min(kept.reminded + 1, len(ticking.reminders(kept)))
    after = max(kept.reminded, due)
    clocks.keep(db, replace(kept, reminded=after))
    activations.reminded(db, kept.table, kept.seat, now, by)
    outbox.owe(db, kept.table, "remind", after, now, kept.seat)
