"""The database under watch: every row that changes is noted, and all of it can be put back."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, TypeAlias, TypeVar

from db import lines, matches, tables
from db.connection import Connection, Database
from engine.core.codec import encode, load
from engine.core.match import Match
from engine.core.registry import Registry
from engine.core.rng import Rng
from sessions.context import Context, Shelf

T = TypeVar("T")
Rows: TypeAlias = dict[str, list[tuple[Any, ...]]]
ACTING: ContextVar[int] = ContextVar("acting", default=0)  # the interaction being handled
# Whoever looks is met: what they are called and the language they speak today is kept.
MET = {"users": {"name", "language"}, "names": {"server_id", "user_id", "name"}}


class Store:
    """What the bot remembers, as the campaign watches it."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.noted: list[tuple[int, str]] = []  # who changed what

    @property
    def _db(self) -> Database:
        return self._context.db

    async def watch(self) -> None:
        """From now on each changed column is noted with whoever was being answered."""
        await self._db.run(_add_triggers)
        run = self._db.run

        async def watched(work: Callable[[Connection], T]) -> T:
            acting = ACTING.get()

            def noting(db: Connection) -> T:
                result = work(db)
                found = db.execute("SELECT DISTINCT what FROM temp.changed").fetchall()
                if found:
                    db.execute("DELETE FROM temp.changed")
                    self.noted += [(acting, what) for (what,) in found]
                return result

            return await run(noting)

        self._db.run = watched  # type: ignore[method-assign]

    async def rows(self) -> Rows:
        """Everything."""
        return await self._db.run(_rows)

    async def put(self, rows: Rows) -> None:
        """Everything as it was."""
        await self._db.run(lambda db: _put(db, rows))
        self._forget()

    async def deal_anew(self, user: int, seed: int) -> None:
        """Another world in which only that differs which this user cannot know."""
        await self._db.run(lambda db: _dealt_anew(db, self._context.games, user, Rng(seed)))
        self._forget()

    def _forget(self) -> None:
        """What the bot holds in memory is of the other world; so are the notes."""
        self._context.shelf = Shelf()
        self.noted.clear()


def changed_tables(before: Rows, after: Rows) -> list[str]:
    """The tables that differ; those of people met may."""
    return [name for name in before if name not in MET and before[name] != after[name]]


def _names(db: Connection) -> list[str]:
    found = db.execute("SELECT name FROM main.sqlite_schema WHERE type = 'table'").fetchall()
    return sorted(name for (name,) in found)


def _columns(db: Connection, table: str) -> list[str]:
    return [row[1] for row in db.execute(f"PRAGMA main.table_info({table})")]


def _rows(db: Connection) -> Rows:
    return {name: _stored(db, name) for name in _names(db)}


def _stored(db: Connection, table: str) -> list[Any]:
    """What is stored; columns that follow from others are not."""
    return db.execute(f"SELECT {', '.join(_columns(db, table))} FROM main.{table}").fetchall()


def _put(db: Connection, rows: Rows) -> None:
    db.execute("PRAGMA defer_foreign_keys = ON")
    for name in rows:
        db.execute(f"DELETE FROM main.{name}")
    for name, found in sorted(rows.items(), key=lambda item: item[0] == "sqlite_sequence"):
        if name == "sqlite_sequence":
            db.execute("DELETE FROM main.sqlite_sequence")  # filled anew by the rows before
        marks = ", ".join("?" * len(_columns(db, name)))
        db.executemany(f"INSERT INTO main.{name} VALUES ({marks})", found)


def _add_triggers(db: Connection) -> None:
    """One for each thing that can happen to a row, and one for each column."""
    db.execute("CREATE TEMP TABLE changed (what TEXT NOT NULL)")
    for name in _names(db):
        if name.startswith("sqlite_"):
            continue
        for event in () if name in MET else ("INSERT", "DELETE"):
            _trigger(db, f"AFTER {event} ON main.{name}", f"{event.lower()} {name}")
        for column in set(_columns(db, name)) - MET.get(name, set()):
            when = f"WHEN old.{column} IS NOT new.{column}"
            _trigger(db, f"AFTER UPDATE ON main.{name} {when}", f"{name}.{column}")


def _trigger(db: Connection, when: str, what: str) -> None:
    count = db.execute("SELECT count(*) FROM temp.sqlite_schema").fetchone()[0]
    db.execute(
        f"CREATE TEMP TRIGGER watch_{count} {when} BEGIN INSERT INTO changed VALUES ('{what}'); END"
    )


def _dealt_anew(db: Connection, games: Registry, user: int, rng: Rng) -> None:
    for name in ("standing", "standing_news"):  # nobody else has answered anything in advance
        db.execute(f"DELETE FROM {name} WHERE user_id != ?", (user,))
    for (number,) in db.execute("SELECT table_id FROM matches").fetchall():
        table, saved = tables.find(db, number), matches.find(db, number)
        assert table is not None
        assert saved is not None
        game = games.get(table.game)
        match, published = load(game, saved.state), load(game, saved.published)
        if match.outcome is not None:
            continue  # nothing is hidden any more
        seat = table.seat_played_by(user)
        drafts = saved.revision != saved.published_revision and seat in match.asked
        game.blur(published, seat, rng)
        if drafts:
            game.blur(match, seat, rng)
        _store(db, number, match if drafts else published, published)
        _forget_events(db, number, seat, saved.revision if drafts else saved.published_revision)


def _store(db: Connection, table: int, match: Match[Any], published: Match[Any]) -> None:
    """Somebody else's draft is not even begun in the other world."""
    db.execute(
        "UPDATE matches SET state = ?, revision = ?, published = ? WHERE table_id = ?",
        (encode(match), match.revision, encode(published), table),
    )


def _forget_events(db: Connection, table: int, seat: int | None, until: int) -> None:
    """What others were told in private, or do in a draft, has not happened in the other world."""
    query = "SELECT revision, n, event FROM events WHERE table_id = ?"
    rows = db.execute(query, (table,)).fetchall()
    for (revision, n, _), line in zip(
        rows, lines.read(db, table, [r[2] for r in rows]), strict=True
    ):
        key = (line, table, revision, n)  # each stands alone: what it was packed beside may go
        db.execute("UPDATE events SET event = ? WHERE (table_id, revision, n) = (?, ?, ?)", key)
    db.execute(
        "DELETE FROM events WHERE table_id = ?"
        " AND (revision > ? OR audience IS NOT NULL AND NOT instr(audience, ?))",
        (table, until, f"<{-1 if seat is None else seat}>"),
    )
