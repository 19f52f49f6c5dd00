"""Whom somebody would rather not play with: nobody else ever learns of it (row L13).

Nothing that an avoided person can do ends otherwise than it does for others: they sit down like
anybody, and invite like anybody. It is those who avoid who are asked before they sit down beside
them, are told in private when they come, and can leave with one press.
"""

from __future__ import annotations

from db import avoided, people, tables
from db.connection import Connection
from db.tables import Table
from sessions.context import Context
from sessions.shapes import Person, TableError

MOST = 25


class AvoidedThere(TableError):
    """Somebody sits there whom they avoid: they are asked whether they like to all the same."""

    def __init__(self, table: int, seat: int | None = None) -> None:
        super().__init__("lobby-avoided-there")
        self.table = table
        self.seat = seat  # of a running game


class Avoiding:
    """Use cases of those who avoid somebody."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def of(self, person: Person) -> dict[int, str | None]:
        """Whom they avoid, with names as far as they are known."""
        return await self._context.db.run(lambda db: avoided.of_user(db, person.id))

    async def add(self, person: Person, other: int) -> None:
        """One person more."""

        def work(db: Connection) -> None:
            if other == person.id:
                raise TableError("lobby-avoid-oneself")
            people.meet_user(db, person)
            known = avoided.of_user(db, person.id)
            if other not in known and len(known) >= MOST:
                raise TableError("lobby-avoid-most", most=MOST)
            avoided.add(db, person.id, other)

        await self._context.db.run(work)

    async def remove(self, person: Person, other: int) -> None:
        """One person less."""
        await self._context.db.run(lambda db: avoided.remove(db, person.id, other))

    async def tables(self, person: Person) -> list[Table]:
        """The live tables at which they sit together."""

        def work(db: Connection) -> list[Table]:
            mine = tables.live_of_user(db, person.id)
            return [table for table in mine if avoided.meets(db, table.id, person.id)]

        return await self._context.db.run(work)

    async def to_tell(self, table: int, newcomer: int) -> list[int]:
        """Who is to hear, once for each table, that somebody they avoid has sat down there."""
        return await self._context.db.run(lambda db: avoided.tell(db, table, newcomer))


def check(
    db: Connection, table: int, person: Person, *, anyway: bool, seat: int | None = None
) -> None:
    """Ask first where somebody sits whom they avoid, unless they have said that they know."""
    if not anyway and avoided.meets(db, table, person.id):
        raise AvoidedThere(table, seat)
