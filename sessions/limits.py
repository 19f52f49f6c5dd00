"""How many live tables a server has room for, and how many one person may sit at (L11)."""

from __future__ import annotations

from db import tables
from db.connection import Connection
from sessions.house import ServerSettings
from sessions.reliability import allowed, record_of
from sessions.shapes import TableError


def check_limits(db: Connection, rules: ServerSettings, server: int, host: int, now: int) -> None:
    """Refuse one table more than the server has room for."""
    live = tables.live_in_server(db, server)
    if rules.most_tables and len(live) >= rules.most_tables:
        raise TableError("admin-too-many-tables", most=rules.most_tables)
    check_limit_of_one(db, rules, server, host, now)


def check_limit_of_one(
    db: Connection, rules: ServerSettings, server: int, user: int, now: int
) -> None:
    """Refuse somebody a seat at one table more than they may have on this server."""
    usual = most = rules.most_of_one
    mine = [table for table in tables.live_of_user(db, user) if table.server == server]
    if most and rules.by_record:
        most = allowed(record_of(db, user, now), most)
    if most and len(mine) >= most:
        if most < usual:
            raise TableError("lobby-limit-lowered", most=most, usual=usual)
        raise TableError("admin-too-many-of-one", most=most)
