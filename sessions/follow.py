"""Following a table without a seat: a neutral view, with notices if one likes (L17)."""

from __future__ import annotations

from db import followers, left_behind, people, tables
from db.connection import Connection
from db.people import User
from db.tables import Table
from sessions import owing
from sessions.context import Context
from sessions.shapes import Person, TableError


class Follow:
    """Use cases of those who watch."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def known(self, table: int, user: int) -> tuple[Table, bool]:
        """A table by its number, and whether somebody follows it."""

        def work(db: Connection) -> tuple[Table | None, bool]:
            return tables.find(db, table), followers.notices(db, table, user) is not None

        found, follows = await self._context.db.run(work)
        if found is None:
            raise TableError("bot-no-such-table")
        return found, follows

    async def is_call(self, table: int, message: int) -> bool:
        """Whether a message asked somebody to sit down at a table, wherever it stood then."""
        return await self._context.db.run(lambda db: left_behind.is_call(db, table, message))

    async def begin(self, table: int, person: Person) -> bool:
        """Follow from now on, or say how one follows already; whether notices are sent."""
        known = await self._context.table(table)
        if known.seat_of(person.id) is not None:
            raise TableError("bot-follow-seated")
        if known.status not in tables.LIVE:
            raise TableError("bot-over-already")

        def work(db: Connection) -> bool:
            wanted = followers.notices(db, table, person.id)
            if wanted is None:
                user = people.meet_user(db, person)
                wanted = user.dm == "on"
                followers.follow(db, table, person.id, notices=wanted)
            if wanted:
                owing.followed(db, table, self._context.clock())
            return wanted

        return await self._context.db.run(work)

    async def notices(self, table: int, person: Person, *, wanted: bool) -> None:
        """A direct message that is kept up to date, or none."""
        await self.begin(table, person)

        def work(db: Connection) -> None:
            followers.follow(db, table, person.id, notices=wanted)
            if wanted:
                owing.followed(db, table, self._context.clock())

        await self._context.db.run(work)

    async def end(self, table: int, person: Person) -> None:
        """Follow no more; what was sent about the table stays as it is."""

        def work(db: Connection) -> None:
            if followers.notices(db, table, person.id) is not None:  # or it may hold a hand
                followers.unfollow(db, table, person.id)
                people.forget_private_message(db, person.id, table)

        await self._context.db.run(work)

    async def readers(self, table: int) -> list[User]:
        """Who wants to be told how this table goes on."""
        return await self._context.db.run(lambda db: followers.readers(db, table))

    async def tables(self, user: int) -> list[Table]:
        """The live tables somebody follows."""
        return await self._context.db.run(lambda db: tables.live_followed_by(db, user))
