"""Lobbies that start by themselves: a minute after the last seat was taken (row L4)."""

from __future__ import annotations

from db import lobbies, tables
from db.connection import Connection
from db.tables import Table
from sessions import owing
from sessions.context import Context
from sessions.options import is_full, obstacle

GRACE = 60  # seconds in which anybody who sits there can say: not yet


def is_ready(context: Context, table: Table) -> bool:
    """Whether it lacks nothing but its minute."""
    if table.status != "lobby" or table.starts != "full":
        return False
    meta = context.meta(table)
    return is_full(table, meta) and obstacle(table, meta) is None


def follow(context: Context, db: Connection, before: Table | None, after: Table) -> None:
    """What a change of a lobby does to its minute: it begins, goes on or is stopped.

    One person and bots have nobody to wait for.
    """
    moment = None
    if is_ready(context, after):
        if before is None or not is_ready(context, before):
            moment = context.clock() + (0 if after.practice else GRACE)
        elif _agreed(before) == _agreed(after):
            return
    lobbies.set_starts_at(db, after.id, moment)


def _agreed(table: Table) -> tuple[object, ...]:
    """What everybody has seen before the minute began; to change places is no change of it."""
    sitters = sorted((chair.user, chair.bot or "") for chair in table.chairs)
    return (table.options, table.pace, table.seating, table.manners, sitters)


def begin_again(context: Context, db: Connection) -> None:
    """Nobody could say anything for a while, so everybody has a whole minute again."""
    now = context.clock()
    for table in tables.starting(db, context.duty.audible):
        lobbies.set_starts_at(db, table.id, now + GRACE)
        owing.changed(db, table, now)
