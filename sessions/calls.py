"""Calls apart from the poster: for those who could have answered in advance, and have not."""

from __future__ import annotations

from collections.abc import Sequence

from db import due, outbox, sendings
from db.connection import Connection
from db.sendings import Sending
from engine.core.decision import Seat
from sessions.context import Context


class Calls:
    """Use cases of whoever carries these calls to Discord."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def of(self, table: int) -> dict[Seat, bool]:
        """Whom the table calls; True for those who have not been called yet."""
        return await self._context.db.run(lambda db: due.called(db, table))

    async def sent(
        self, channel: int, seats: Sequence[Seat], sending: Sending, message: int
    ) -> None:
        """These have been called by a message; the one before it goes."""
        table, now = sending.table, self._context.clock()

        def work(db: Connection) -> None:
            due.call_sent(db, table, seats)
            if due.call_message(db, table) != (channel, message):
                retire(db, table, now)
                due.keep_call(db, table, channel, message)
            sendings.settle(db, sending.id)
            outbox.fulfilled(db, sending.notice)

        await self._context.db.run(work)


def retire(db: Connection, table: int, now: int) -> None:
    """Something newer takes the place of a table's last call."""
    if found := due.call_message(db, table):
        channel, message = found
        outbox.retire(db, table, message, now, surplus=True, channel=channel)
        due.forget_call(db, table)
