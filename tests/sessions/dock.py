"""A dock for tests of notices: sessions on a clock of one's own, and who is told what by whom."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from db.connection import Connection
from sessions.sessions import Sessions
from sessions.shapes import Person, Place, Sending, Table
from sessions.telling import NOTICE
from tests.sessions.tables import ADA, BO, HERE, begun, open_sessions, up

MORNING = 1_800_000_000  # 8:00 in the world's time
HOUR = 3_600


@dataclass
class Dock:
    """Sessions whose messages arrive when a test wants it."""

    sessions: Sessions
    now: int = MORNING
    messages: int = 10_000
    told: list[tuple[str, int]] = field(default_factory=list)  # how, whom

    async def later(self, seconds: int) -> None:
        """Time goes by, and everything that is due arrives."""
        self.now += seconds
        await self.post()
        await self.sessions.standing.see_to_all()
        await self.post()
        for user in await self.sessions.notices.due():
            await self.write(user)

    async def post(self) -> None:
        """The posters and calls that are owed arrive."""
        for notice in await self.sessions.post.due():
            if notice.kind in ("poster", "call"):
                await self.arrived(await self.begin(notice.table, notice.kind, notice.id))
            elif notice.kind == "refresh":
                await self.sessions.post.delivered(notice)

    async def begin(self, table: int, kind: str, notice: int) -> Sending:
        """What is owed is about to be sent."""
        known = await self.sessions.show.table(table)
        revision = await self.sessions.repairs.revision(known) if known.status != "lobby" else -1
        return await self.sessions.post.begin(table, kind, notice, revision)

    async def arrived(self, begun: Sending) -> None:
        """It has."""
        self.messages += 1
        self.told += [(begun.kind, user) for user in begun.calls]
        if begun.kind == "poster":
            await self.sessions.post.poster_posted(begun, self.messages)
        else:
            await self.sessions.calls.sent(HERE.channel, begun, self.messages)

    async def written(self, user: int) -> tuple[Sending, list[int]] | None:
        """A direct message is about to be sent; of which tables it tells."""
        mail = await self.sessions.notices.mail(user)
        if mail is None:
            return None
        begun = await self.sessions.post.begin(
            mail.table, NOTICE, mail.what, mail.what, user=mail.user.id
        )
        return begun, [turn.up.table for turn in await self.sessions.notices.turns(begun)]

    async def write(self, user: int) -> None:
        """A direct message arrives."""
        if found := await self.written(user):
            begun, _ = found
            self.messages += 1
            self.told.append(("digest" if begun.revision else "notice", user))
            await self.sessions.notices.sent(begun, self.messages)

    def news(self) -> list[tuple[str, int]]:
        """Who was told how since this was asked last."""
        found, self.told = self.told, []
        return found

    async def wants(self, person: Person, **wishes: Any) -> None:
        """Somebody wants to be told otherwise."""
        await self.sessions.notices.choose(person, lambda known: replace(known, **wishes))

    async def turn(self, table: Table, *players: Person) -> Person:
        """Whoever is up sails once and ends the turn; who is up now."""
        me = await up(self.sessions, table, *players)
        step = await self.sessions.play.typed(table.id, me, "sail 1")
        while step.ask is not None:
            asked = step.ask
            picks = asked.decision.fallback
            step = await self.sessions.play.answer(table.id, me, asked.asked, picks)
        return await up(self.sessions, table, *players)

    async def rows(self, query: str, *values: int) -> list[Any]:
        """What the database answers."""

        def work(db: Connection) -> list[Any]:
            return list(db.execute(query, values).fetchall())

        return await self.sessions.context.db.run(work)


@asynccontextmanager
async def dock(path: str = ":memory:") -> AsyncIterator[Dock]:
    """Sessions with nothing on them yet."""
    async with open_sessions(path) as sessions:
        opened = Dock(sessions)
        sessions.context.clock = lambda: opened.now
        yield opened


@asynccontextmanager
async def playing(*players: Person) -> AsyncIterator[tuple[Dock, Table, Person, Person]]:
    """A game of two whose first poster has called whoever is up, who comes first."""
    async with dock() as opened:
        table = await begun(opened.sessions, *(players or (ADA, BO)))
        await opened.post()
        me = await up(opened.sessions, table, ADA, BO)
        assert opened.news() == [("poster", me.id)]
        yield opened, table, me, BO if me is ADA else ADA


async def second_table(opened: Dock, channel: int = 11) -> Table:
    """The same people at another table, whose first poster has come."""
    table = await begun(opened.sessions, ADA, BO, place=Place(1, channel, "en"))
    await opened.post()
    return table
