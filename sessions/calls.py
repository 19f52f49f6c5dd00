"""Calls where a table stands: by its poster, or later by a message of its own; once each time.

Whom a message calls is written down before it is sent, and that they have been called once it has
arrived: a poster that has to be posted anew names them, and calls nobody a second time.
"""

from __future__ import annotations

from db import activations, due, outbox, sendings
from db.activations import BY_CALL
from db.connection import Connection
from db.part import ALL, Part
from db.sendings import Sending
from engine.core.decision import Seat
from sessions.context import Context
from sessions.telling import awake


class Calls:
    """Use cases of whoever carries these calls to Discord."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def of(self, table: int, revision: int) -> set[Seat] | None:
        """Whom the last call named, if they are still up; None if nobody is to be called now."""
        now = self._context.clock()

        def work(db: Connection) -> set[Seat] | None:
            named, begun = activations.late_seats(db, table)
            found = begun or awake(db, activations.to_call(db, now, table, revision), now)
            return named if found else None

        return await self._context.db.run(work)

    async def by_poster(self, table: int) -> tuple[int, ...]:
        """Whom the poster has called, if they are still up: an edit of it names them the same way.

        Nobody is called by an edit.
        """
        return await self._context.db.run(lambda db: activations.by_poster(db, table))

    async def sent(self, channel: int, sending: Sending, message: int) -> None:
        """These have been called by a message; the one before it goes."""
        table, now = sending.table, self._context.clock()

        def work(db: Connection) -> None:
            activations.called(db, sending.id, BY_CALL)
            if due.call_message(db, table) != (channel, message):
                retire(db, table, now)
                due.keep_call(db, table, channel, message)
            sendings.settle(db, sending.id)
            outbox.fulfilled(db, sending.notice)

        await self._context.db.run(work)


def owe(db: Connection, now: int, part: Part = ALL) -> bool:
    """Each table has one message for all who were not called by its poster; whether any has."""
    found = {each.table for each in awake(db, activations.late(db, now, part), now)}
    for table in sorted(found):
        outbox.owe(db, table, "call", 0, now)
    return bool(found)


def retire(db: Connection, table: int, now: int) -> None:
    """Something newer takes the place of a table's last call."""
    if found := due.call_message(db, table):
        channel, message = found
        outbox.retire(db, table, message, now, surplus=True, channel=channel)
        due.forget_call(db, table)
