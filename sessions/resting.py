"""Seats that empty and tables that fall silent: told of, put away, woken up, never ended (A20)."""

from __future__ import annotations

from db import bulletins, lobbies, outbox, silence, tables
from db.connection import Connection
from db.tables import RESTING, Table
from engine.core.seats import LETTERS
from engine.core.words import msg
from sessions import owing, ticking
from sessions.ballot import DAY
from sessions.context import Context
from sessions.seats import leave
from sessions.shapes import Person, TableError

SILENT_DAYS, REST_DAYS = 14, 30  # without anything: its people are told, it is put away


class Resting:
    """Use cases of a game that its people leave, one by one or all at once."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def give_up(self, table: int, person: Person) -> Table:
        """Somebody leaves a running game for good; the others are told and go on."""
        now = self._context.clock()

        def work(db: Connection) -> None:
            known = tables.find(db, table)
            if known is None or known.status != "playing":
                raise TableError("bot-not-running")
            if (seat := known.seat_of(person.id)) is None:
                raise TableError("bot-no-seat")
            leave(db, known, known.chairs[seat], now)
            owing.named(db, known, now)
            owing.changed(db, known, now)
            owing.told(db, known, person.id, msg("votes-did-leave", letter=LETTERS[seat]), now)
            outbox.owe(db, table, "hand", max(known.poster_revision, 0), now, seat)

        async with self._context.lock(table):
            await self._context.db.run(work)
            known = await self._context.table(table)
        self._context.nudge()
        return known

    async def see_to_all(self) -> None:
        """Where nothing happens the people are asked once what now; after that the game rests."""
        now = self._context.clock()

        def work(db: Connection) -> None:
            told = now - (REST_DAYS - SILENT_DAYS) * DAY
            for known in _silent(db, now - REST_DAYS * DAY, told):
                _put_away(db, known, now)
            for known in _silent(db, now - SILENT_DAYS * DAY):
                if known.people and not known.practice:
                    lobbies.mark_warned(db, known.id, now)
                    bulletins.owe(db, known.server, known.channel, "idle", known.id, now)

        await self._context.db.run(work)
        self._context.nudge()

    async def idle(self, table: int) -> Table | None:
        """A silent game, if it still is one."""
        known = await self._context.table(table)
        goes_on = known.status == "playing" and known.paused_by is None
        warned = await self._context.db.run(lambda db: silence.is_told(db, table))
        return known if goes_on and warned else None

    async def told(self, table: int, channel: int, message: int) -> None:
        """Its people are told by this message, which goes as soon as something happens."""
        now = self._context.clock()

        def work(db: Connection) -> None:
            if silence.is_told(db, table):
                silence.posted(db, table, channel, message)
            else:
                outbox.retire(db, table, message, now, surplus=True, channel=channel)

        await self._context.db.run(work)
        self._context.nudge()


def _silent(db: Connection, since: int, told: int = 0) -> list[Table]:
    found = [tables.find(db, table) for table in silence.games(db, since, told)]
    return [table for table in found if table is not None and not _is_away(table)]


def _is_away(table: Table) -> bool:
    """Whether somebody who plays there has said until when they cannot: that is no silence."""
    return any(chair.present and chair.away for chair in table.chairs)


def _put_away(db: Connection, table: Table, now: int) -> None:
    """It stands still in its host's name, until somebody who plays there wakes it up."""
    tables.pause(db, table.id, table.host, RESTING)
    ticking.settle(db, now, table.id)
    owing.changed(db, table, now)
