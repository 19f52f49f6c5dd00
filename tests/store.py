"""Which database the tests of a run work on: files of SQLite, or databases of a real server."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from db.address import is_address
from db.connection import MEMORY, Connection, Database, Sync
from db.move import move
from tests.stores import Server


class Instead:
    """Databases of a server in the place of files: opened again, a path leads to the same one."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._known: dict[str, str] = {}
        self._taken: list[str] = []
        self._open = Database.open

    async def address(self, path: str | Path) -> str:
        """The database in the place of a file, with what is in it if it is there."""
        if is_address(path):
            return str(path)
        if str(path) not in self._known or str(path) == MEMORY:
            kept = Path(path).exists() and str(path) != MEMORY
            self._known[str(path)] = await self._brought(Path(path)) if kept else self._new()
        return self._known[str(path)]

    def _new(self) -> str:
        self._taken.append(self._server.made())
        return self._taken[-1]

    async def _brought(self, path: Path) -> str:
        await (await self._open(path)).close()
        self._taken.append(self._server.empty())
        await asyncio.to_thread(move, str(path), self._taken[-1], lambda line: None)
        return self._taken[-1]

    async def open(
        self, path: str | Path, sync: Sync = "full", backups: Path | None = None
    ) -> Database:
        """As the real one, but for where it is."""
        return await self._open(await self.address(path), sync)

    def clear(self) -> None:
        """A test is over."""
        for address in self._taken:
            self._server.clean(address)


@contextmanager
def on_postgres(monkeypatch: pytest.MonkeyPatch, server: Server) -> Iterator[Instead]:
    """Whatever opens a file opens a database of the server."""
    instead = Instead(server)
    monkeypatch.setattr(Database, "open", staticmethod(instead.open))
    try:
        yield instead
    finally:
        instead.clear()


def table_names(db: Connection) -> list[str]:
    """All tables of a database of ours."""
    if isinstance(db, sqlite3.Connection):
        query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    else:
        query = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    return sorted(name for (name,) in db.execute(query).fetchall())


def dangling(db: Connection) -> list[object]:
    """Rows that name others which are not there; a server sees to that by itself."""
    if isinstance(db, sqlite3.Connection):
        return db.execute("PRAGMA foreign_key_check").fetchall()
    return []


def tear_apart(db: Connection) -> None:
    """Within this transaction rows may be taken away that others name."""
    if isinstance(db, sqlite3.Connection):
        db.execute("PRAGMA defer_foreign_keys = ON")
    else:
        db.execute("SET LOCAL session_replication_role = replica")
