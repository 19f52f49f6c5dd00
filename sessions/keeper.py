"""Housekeeping: a backup every hour; a check of all games and a clearing-up every day (O1, F11)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from db import lobbies, outbox, tables
from db.backup import back_up
from db.connection import Connection
from db.file import Damaged
from db.tables import Table
from engine.core.errors import Refused, Unstored
from engine.core.registry import Registry
from sessions import owing
from sessions.archive import Archive
from sessions.context import Context
from sessions.letters import owe_letters
from sessions.privacy import Privacy
from sessions.resting import Resting
from sessions.verify import Stored, problems, stored

HOUR = 3_600
DAY = 24 * HOUR
LOBBY_DAYS = 7
_GLANCE = 10.0  # seconds between two looks at whether this falls to us
_log = logging.getLogger(__name__)


def _stored(table: int, db: Connection) -> Stored:
    return stored(db, table)


def _problems(games: Registry, table: Table, found: Stored) -> list[str]:
    return list(problems(games, table, found))


@dataclass
class Keeper:
    """What is done by the clock rather than by a person."""

    context: Context
    database: Path
    backups: Path

    async def run(self) -> None:
        """An hour at a time, for ever; a failure is logged and tried again next hour.

        Of several processes one does it; another begins anew when that one is gone.
        """
        hours = 0
        while True:
            while not self.context.duty.keeps_house:
                await asyncio.sleep(_GLANCE)
            await self._attempt("backup", self.back_up())
            await self._attempt("lobbies", self.tidy_lobbies())
            await self._attempt("silence", Resting(self.context).see_to_all())
            if hours % 24 == 0:
                await self._attempt("check", self.verify())
                await self._attempt("retention", Privacy(self.context).retire())
                await self._attempt("packing", Archive(self.context).pack_old())
            await self._attempt("archive", Archive(self.context).fill())
            hours += 1
            await asyncio.sleep(HOUR)

    async def back_up(self) -> Path | None:
        """A checked copy, made beside the running connection; on a server its own tools do that."""
        if self.context.db.shared:
            return None
        now = float(self.context.clock())
        try:
            copy = await asyncio.to_thread(back_up, self.database, self.backups, now)
        except Damaged:  # the copy alone, perhaps: there may be no room for it
            await self.context.db.examine_again()
            raise
        _log.info("backup done file=%s bytes=%d", copy.name, copy.stat().st_size)
        return copy

    async def verify(self) -> list[str]:
        """Load every running game, check it and play its log again, one at a time and aside."""
        found: list[str] = []
        for table in await self.context.db.run(tables.playing):
            found += await self._checked(table)
        for problem in found:
            _log.error("unsound game: %s", problem)
        _log.info("games checked problems=%d", len(found))
        return found

    async def _checked(self, table: Table) -> list[str]:
        """One game that cannot even be checked does not keep the others from it."""
        try:
            on_disk = await self.context.db.run(partial(_stored, table.id))
            return await asyncio.to_thread(_problems, self.context.games, table, on_disk)
        except Exception as error:
            return [f"table {table.id}: {error!r}"]

    async def tidy_lobbies(self) -> None:
        """A silent lobby closes a day after its host was told, unless somebody renews it (L6)."""
        now = self.context.clock()

        def work(db: Connection) -> None:
            for table in lobbies.warned_lobbies(db, now - LOBBY_DAYS * DAY, now - DAY):
                tables.set_status(db, table, "ended", now)
                owing.closed(db, table, now)
                outbox.owe(db, table, "refresh", 0, now)
                if closed := tables.find(db, table):
                    owe_letters(db, closed, 0, now)
            for table in lobbies.silent_lobbies(db, now - (LOBBY_DAYS - 1) * DAY):
                lobbies.mark_warned(db, table, now)
                outbox.owe(db, table, "expiry", 0, now)

        await self.context.db.run(work)
        self.context.nudge()

    async def _attempt(self, what: str, work: Awaitable[object]) -> None:
        try:
            await work
        except (OSError, Refused, Unstored) as error:
            _log.error("housekeeping failed: %s: %s", what, error)
        except Exception:
            _log.exception("housekeeping failed: %s", what)
