"""Who sits where: choosing a seat in the lobby, handing one over in a running game (L8, P14)."""

from __future__ import annotations

from dataclasses import dataclass

from db import followers, outbox, people, tables
from db.connection import Connection
from db.tables import Chair, Table
from engine.core.decision import Seat
from engine.core.tokens import shown
from sessions.context import Context
from sessions.shapes import Person, TableError


@dataclass(frozen=True, slots=True)
class Taken:
    """A seat that has changed hands."""

    table: Table
    before: Chair
    after: Chair


class Seats:
    """Use cases about seats; the engine never hears of them, a seat is one row."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def sit(self, table: int, person: Person, seat: Seat) -> Table:
        """In the lobby: take a seat; whoever sat there gets one's own."""

        def work(db: Connection) -> Table:
            known = _table(db, table, "lobby", "bot-started-already")
            mine = known.seat_of(person.id)
            if mine is None:
                raise TableError("bot-not-at-table")
            if seat >= len(known.chairs):
                raise TableError("bot-no-such-seat")
            users = [chair.user for chair in known.chairs]
            users[mine], users[seat] = users[seat], users[mine]
            tables.set_chairs(db, table, users)
            tables.touch(db, table, self._context.clock())
            return _table(db, table, "lobby", "bot-started-already")

        async with self._context.lock(table):
            return await self._context.db.run(work)

    async def offer(self, table: int, person: Person, player: int, *, manages: bool) -> Chair:
        """Put a seat up for somebody else; its owner plays on until then."""
        return await self._set_offer(table, person, player, manages=manages, offered=True)

    async def withdraw(self, table: int, person: Person, seat: Seat, *, manages: bool) -> Chair:
        """The seat is no longer to be had."""
        known = await self._context.table(table)
        player = next((chair.user for chair in known.chairs if chair.seat == seat), 0)
        return await self._set_offer(table, person, player, manages=manages, offered=False)

    async def _set_offer(
        self, table: int, person: Person, player: int, *, manages: bool, offered: bool
    ) -> Chair:
        def work(db: Connection) -> Chair:
            known = _table(db, table, "playing", "bot-not-running")
            seat = known.seat_of(player)
            if seat is None:
                raise TableError("bot-not-at-this-table")
            if not manages and person.id not in (player, known.host):
                raise TableError("bot-only-own-seat", host=_host_name(known))
            tables.offer_seat(db, table, seat, offered=offered)
            return known.chairs[seat]

        async with self._context.lock(table):
            return await self._context.db.run(work)

    async def take(self, table: int, person: Person, seat: Seat) -> Taken:
        """Sit down for somebody else: from this moment the hand is yours and no longer theirs."""
        now = self._context.clock()

        def work(db: Connection) -> Taken:
            known = _table(db, table, "playing", "bot-not-running")
            before = _offered(known, person, seat)
            people.meet_user(db, person)
            tables.hand_over(db, table, seat, person.id)
            if known.host == before.user:
                tables.set_host(db, table, person.id)
            followers.unfollow(db, table, person.id)
            outbox.owe(db, table, "refresh", max(known.poster_revision, 0), now)
            outbox.owe(db, table, "hand", max(known.poster_revision, 0), now, seat)
            after = _table(db, table, "playing", "bot-not-running")
            return Taken(after, before, after.chairs[seat])

        async with self._context.lock(table):
            return await self._context.db.run(work)


def _offered(table: Table, person: Person, seat: Seat) -> Chair:
    """The chair, if this person may have it."""
    if table.seat_of(person.id) is not None:
        raise TableError("bot-already-seated")
    if seat >= len(table.chairs) or not table.chairs[seat].offered:
        raise TableError("bot-not-offered")
    return table.chairs[seat]


def _table(db: Connection, table: int, status: str, otherwise: str) -> Table:
    known = tables.find(db, table)
    if known is None:
        raise TableError("bot-no-such-table")
    if known.status != status:
        raise TableError(otherwise)
    return known


def _host_name(table: Table) -> str:
    return next((shown(chair.name) for chair in table.chairs if chair.user == table.host), "?")
