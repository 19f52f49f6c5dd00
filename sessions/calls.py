"""Calls where a table stands: by its poster, or later by a message of its own; once each time.

Whom a message calls is written down before it is sent, and that they have been called once it has
arrived: a poster that has to be posted anew names them, and calls nobody a second time.
"""

from __future__ import annotations

from collections.abc import Iterable

from db import activations, due, outbox, sendings
from db.activations import BY_CALL, Untold
from db.connection import Connection
from db.sendings import Sending
from engine.core.decision import Seat
from sessions.context import Context


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


def begin(db: Connection, sending: Sending, now: int) -> tuple[int, ...]:
    """Whom a message calls that is about to be sent, or may have been: the same at every try."""
    if not sending.again:
        found = activations.to_call(db, now, sending.table, sending.revision)
        activations.calls(db, [each.id for each in awake(db, found, now)], sending.id)
    return activations.called_by(db, sending.id)


def owe(db: Connection, now: int) -> bool:
    """Each table has one message for all who were not called by its poster; whether any has."""
    found = {each.table for each in awake(db, activations.late(db, now), now)}
    for table in sorted(found):
        outbox.owe(db, table, "call", 0, now)
    return bool(found)


def awake(db: Connection, found: Iterable[Untold], now: int) -> list[Untold]:
    """Those who have no quiet hours; the others are called when these end."""
    return list(found)


def retire(db: Connection, table: int, now: int) -> None:
    """Something newer takes the place of a table's last call."""
    if found := due.call_message(db, table):
        channel, message = found
        outbox.retire(db, table, message, now, surplus=True, channel=channel)
        due.forget_call(db, table)
