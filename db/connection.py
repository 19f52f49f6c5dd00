"""The product's memory, wherever it is kept: a whole use case is one transaction and one hop."""

from __future__ import annotations

from abc import ABC, abstractmethod
from asyncio import Event
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Literal, TypeAlias, TypeVar

from db.address import is_address
from db.dialect import Connection as Connection
from db.file import BadDatabase, Damaged
from db.times import Times
from engine.core.errors import Unstored

T = TypeVar("T")
Sync: TypeAlias = Literal["full", "normal"]
MEMORY = ":memory:"
PATIENCE = 2.0  # seconds that closing may take


@dataclass(frozen=True, slots=True)
class Change:
    """What another process has changed: what is remembered of it is not to be trusted."""

    # table, server, owed (something is due at a table), berth (who does the work of a shard),
    # all (anything may have changed)
    kind: str
    number: int = 0  # of the table, the server or the shard


@dataclass(frozen=True, slots=True)
class Stamp:
    """How far the match of a table is; what is remembered of it is right if it says the same."""

    revision: int
    published_revision: int


class Database(ABC):
    """What all use cases read and write."""

    shared = False  # whether other processes may work on it at the same time

    def __init__(self) -> None:
        self._failing = False
        self.damage: Damaged | None = None  # found while it is in use
        self.times = Times()
        self.seconds = 0.0  # spent in transactions, for measurements
        self.transactions = 0

    @staticmethod
    async def open(where: str | Path, sync: Sync = "full", backups: Path | None = None) -> Database:
        """Open or create, check and migrate: a file, `:memory:` for tests, or `postgresql://...`.

        With `full` what was acknowledged survives a power cut, with `normal` only a killed process.
        Where its copies lie is told to whoever reads that it cannot be used.
        """
        if is_address(where):
            return await _on_server(str(where), sync)
        from db.sqlite import Sqlite

        return await Sqlite.of(where, sync, backups)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """One transaction in one hop: all of it is on disk when this returns, or none of it.

        What somebody looks at the screen for is done before what nobody waits for.
        """
        start = perf_counter()
        try:
            result, wrote = await self._write(work)
        except Unstored:
            self._failing = True
            raise
        self.seconds += perf_counter() - start
        self.transactions += 1
        self._failing = self._failing and not wrote
        return result

    @abstractmethod
    async def _write(self, work: Callable[[Connection], T]) -> tuple[T, bool]:
        """What the work found, and whether it has changed anything."""

    @abstractmethod
    async def look(self, work: Callable[[Connection], T]) -> T:
        """The same for what only shows something: all as it was at one moment.

        It sees whatever was stored before, and waits for nobody who writes.
        """

    async def sound(self) -> bool:
        """Whether writes are stored; after a failure this is tried out."""
        if self._failing:
            try:
                await self.run(self._write_nothing_new)
            except Unstored:
                return False
            self._failing = False
        return True

    @staticmethod
    @abstractmethod
    def _write_nothing_new(db: Connection) -> None:
        """Change something to what it is."""

    @asynccontextmanager
    async def alone_with(self, table: int) -> AsyncIterator[Stamp | None]:
        """No other process works at a table meanwhile; how far it is, if that may be news.

        Within a process it keeps nobody out.
        """
        yield None

    def watch(self, told: Callable[[Change], None]) -> None:  # noqa: B027
        """Be told on the loop what other processes change, while it is listened to."""

    async def listen(self) -> None:
        """For ever: hear what other processes change, where there are any."""
        await Event().wait()

    @abstractmethod
    async def tidy(self) -> None:
        """For ever: what is to be put in order between turns."""

    async def examine(self) -> None:  # noqa: B027
        """Read all of what was opened without that."""

    async def examine_again(self) -> None:  # noqa: B027
        """Read all of it beside whoever works on it."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way, let go; never wait for long."""


async def _on_server(address: str, sync: Sync) -> Database:
    """What reaches a server is not installed everywhere."""
    try:
        from db.postgres import Postgres
    except ImportError as error:
        command = "pip install -e '.[postgres]'"
        raise BadDatabase("bot-db-server-none", package=str(error.name), command=command) from error
    return await Postgres.reach(address, sync)
