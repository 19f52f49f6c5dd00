"""When the server changes under a table: it is parked, its people are told once (row M12)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from db import bulletins, outbox, tables
from db.connection import Connection
from db.tables import Table
from sessions import owing, ticking
from sessions.context import Context
from sessions.pace import put_off

Why: TypeAlias = Literal["gone", "closed", "locked", "left"]
_HOMELESS = ("gone", "left")  # nothing is tried any more until somebody gives it a place
_TELL_AGAIN = 24 * 3_600


class Parking:
    """Use cases of what Discord says about places."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def park(self, table: int, why: Why) -> None:
        """Nothing can be posted where this table stands: its people hear of it, not every day."""
        now = self._context.clock()

        def work(db: Connection) -> None:
            known = tables.find(db, table)
            if known is not None:
                _park(db, known, why, now)

        await self._context.db.run(work)
        self._context.nudge()

    async def park_channels(self, channels: Iterable[int]) -> None:
        """These channels or threads have been deleted."""
        now = self._context.clock()

        def work(db: Connection) -> None:
            for channel in channels:
                known = tables.find_in_channel(db, channel)
                if known is not None:
                    _park(db, known, "gone", now)

        await self._context.db.run(work)
        self._context.nudge()

    async def park_server(self, server: int) -> None:
        """The bot has been sent away from a server."""
        now = self._context.clock()

        def work(db: Connection) -> None:
            for known in tables.live_in_server(db, server):
                _park(db, known, "left", now)

        await self._context.db.run(work)
        self._context.nudge()

    async def go_on(self, table: int) -> None:
        """Something was posted where it stands, or can be again: what is owed goes out."""
        await self._context.db.run(lambda db: self._go_on(db, table))
        self._context.nudge()

    async def back(self, server: int) -> list[Table]:
        """The bot is on this server: the tables that it had to leave go on; which these are."""

        def work(db: Connection) -> list[Table]:
            found = [t for t in tables.live_in_server(db, server) if t.parked == "left"]
            for known in found:
                self._go_on(db, known.id)
            return found

        found = await self._context.db.run(work)
        self._context.nudge()
        return found

    def _go_on(self, db: Connection, table: int) -> None:
        """What is owed goes out; nobody has answered meanwhile, so nobody does at once."""
        known, now = tables.find(db, table), self._context.clock()
        if known is not None and known.parked is not None:
            tables.park(db, table, None)
            ticking.settle(db, now, table)
            outbox.hurry(db, table, now)
            bulletins.redirect(db, table, known.channel, now)
            owing.changed(db, known, now)
            put_off(self._context, db, table)

    async def look_again(self, server: int) -> None:
        """Permissions have changed: what was refused is tried again at once."""

        def work(db: Connection) -> bool:
            closed = [
                t for t in tables.live_in_server(db, server) if t.parked not in (None, *_HOMELESS)
            ]
            for known in closed:
                outbox.hurry(db, known.id, self._context.clock())
            return bool(closed)

        if await self._context.db.run(work):
            self._context.nudge()


def _park(db: Connection, table: Table, why: Why, now: int) -> None:
    """Parked for another reason, it is told again only if there is nothing to wait for now."""
    if table.status not in tables.LIVE or table.parked == why:
        return
    worse = why in _HOMELESS and table.parked not in _HOMELESS
    tables.park(db, table.id, why)
    ticking.settle(db, now, table.id)
    if tables.told_parked(db, table.id, now if worse else now - _TELL_AGAIN, now):
        for chair in table.chairs:
            if chair.taken:
                outbox.owe(db, table.id, "parked", max(table.poster_revision, 0), now, chair.seat)
