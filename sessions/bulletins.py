"""What is posted beside the tables: owed with what it tells of, posted once, tried again."""

from __future__ import annotations

from dataclasses import replace

from db import audit, bulletins, people, tables
from db.audit import Line
from db.bulletins import Bulletin
from db.connection import Connection
from sessions.context import Context
from sessions.post import wait_after

_BATCH = 50


class Bulletins:
    """Use cases of whoever carries bulletins to Discord."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def due(self) -> list[Bulletin]:
        """What should be posted now."""
        now, part = self._context.clock(), self._context.duty.part
        return await self._context.db.look(lambda db: bulletins.due(db, now, _BATCH, part))

    async def begun(self, bulletin: Bulletin) -> Bulletin:
        """Write down that it is about to be posted; where that fails, nothing is."""
        now, duty = self._context.clock(), self._context.duty

        def work(db: Connection) -> None:
            duty.check(db, duty.own.shard_of(bulletin.server))
            bulletins.begin(db, bulletin.id, now)

        await self._context.db.run(work)
        return bulletin if bulletin.begun_at is not None else replace(bulletin, begun_at=now)

    async def posted(self, bulletin: Bulletin) -> None:
        """It is there, or no longer of any use."""
        await self._context.db.run(lambda db: bulletins.posted(db, bulletin.id))

    async def failed(self, bulletin: Bulletin, error: str) -> None:
        """Not posted: wait twice as long each time."""
        due_at = self._context.clock() + wait_after(bulletin.attempts)
        await self._context.db.run(lambda db: bulletins.failed(db, bulletin.id, error, due_at))

    async def waits(self, bulletin: Bulletin) -> bool:
        """Whether a table that goes on is to be told this, as soon as it can be."""

        def work(db: Connection) -> bool:
            number = bulletins.table_of(db, bulletin)
            known = None if number is None else tables.find(db, number)
            return known is not None and known.status in tables.LIVE

        return await self._context.db.run(work)

    async def line(self, bulletin: Bulletin) -> Line | None:
        """The line of the audit that is told of."""
        return await self._context.db.run(lambda db: audit.find(db, bulletin.subject))

    async def language(self, server: int) -> str:
        """What everybody reads on a server."""
        return await self._context.db.run(lambda db: people.server_language(db, server))
