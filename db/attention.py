"""Several processes on one server: who is alone with a table, and what the others have changed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from logging import getLogger
from typing import Any

import psycopg

from db.connection import Change, Stamp
from db.server import CHANNEL
from db.wire import as_sqlite, settings, wanted
from engine.core.errors import Unstored

_TABLE = 0x5441  # of locks on tables
_TRY = (
    "SELECT pg_try_advisory_lock($1::int4, $2::int4),"
    " (SELECT revision FROM matches WHERE table_id = $2),"
    " (SELECT published_revision FROM matches WHERE table_id = $2)"
)
_LET_GO = "SELECT pg_advisory_unlock($1::int4, $2::int4)"
_SOON, _LATER = 0.01, 0.1  # seconds between two tries for a lock that another process has
_MOST_SECONDS = 20.0
_REST = 1.0
_log = getLogger(__name__)


class Attention:
    """Two connections of the event loop's own: one for locks, one for news."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._raw: psycopg.AsyncConnection[Any] | None = None
        self._one = asyncio.Lock()
        self._told: list[Callable[[Change], None]] = []
        self.own: set[int] = set()  # connections of this process, whose changes are no news

    def watch(self, told: Callable[[Change], None]) -> None:
        """Be told of changes."""
        self._told.append(told)

    # -- locks ------------------------------------------------------------------------------------

    @asynccontextmanager
    async def alone_with(self, table: int) -> AsyncIterator[Stamp | None]:
        """The lock of a table; the server lets go of it when this process is gone."""
        raw, stamp = await self._taken(table)
        try:
            yield stamp
        finally:
            await self._let_go(raw, table)

    async def _taken(self, table: int) -> tuple[psycopg.AsyncConnection[Any], Stamp]:
        pause, until = _SOON, asyncio.get_running_loop().time() + _MOST_SECONDS
        while True:
            raw, (is_ours, *stamp) = await self._tried(table)
            if is_ours:
                return raw, Stamp(*(number or 0 for number in stamp))
            if asyncio.get_running_loop().time() > until:
                raise Unstored(f"another process does not let go of table {table}")
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LATER)

    async def _tried(self, table: int) -> tuple[psycopg.AsyncConnection[Any], Any]:
        """Whether the lock is ours; a line that has ended while nobody used it is made anew."""
        for last in (False, True):
            raw = await self._connected()
            try:
                return raw, await (await raw.execute(_TRY, (_TABLE, table))).fetchone()
            except psycopg.Error as error:
                await raw.close()
                if last:
                    raise Unstored(str(error)) from error
        raise AssertionError

    async def _let_go(self, raw: psycopg.AsyncConnection[Any], table: int) -> None:
        """With a line that has broken all its locks have gone."""
        try:
            await asyncio.shield(raw.execute(_LET_GO, (_TABLE, table)))
        except psycopg.Error:
            await raw.close()

    async def _connected(self) -> psycopg.AsyncConnection[Any]:
        async with self._one:
            if self._raw is None or self._raw.closed:
                try:
                    self._raw = await self._connect()
                except psycopg.Error as error:
                    raise Unstored(str(error)) from error
            return self._raw

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        raw = await psycopg.AsyncConnection.connect(
            **wanted(self._address), autocommit=True, cursor_factory=psycopg.AsyncRawCursor
        )
        as_sqlite(raw)
        await raw.execute(settings(True), prepare=False)
        return raw

    # -- news -------------------------------------------------------------------------------------

    async def listen(self) -> None:
        """For ever; after each time of silence anything may have changed."""
        while True:
            try:
                await self._heard()
            except psycopg.Error as error:
                _log.warning("nothing is heard of other processes: %s", error)
            self._tell(Change("all"))
            await asyncio.sleep(_REST)

    async def _heard(self) -> None:
        raw = await self._connect()
        try:
            await raw.execute(f"LISTEN {CHANNEL}")
            self._tell(Change("all"))
            async for news in raw.notifies():
                if news.pid not in self.own:
                    kind, _, number = news.payload.partition(":")
                    self._tell(Change(kind, int(number)))
        finally:
            await raw.close()

    def _tell(self, change: Change) -> None:
        for told in self._told:
            told(change)

    async def close(self) -> None:
        """Let go of all locks."""
        if self._raw is not None:
            await self._raw.close()
