"""How each person wants to be told that a table waits for them, and how that has fared."""

from __future__ import annotations

from dataclasses import dataclass, replace

from db.dialect import Connection, larger, replacing

WAYS = ("channel", "dm", "both", "digest")
_HERE = "user_id NOT IN (SELECT user_id FROM absences WHERE back_at IS NULL)"
_COLUMNS = (
    "way, zone, quiet_from, quiet_to, digest_at, digest_due, closed, error, error_at, attempts,"
    " retry_at, message_id"
)
_KEEP = replacing("notice_settings", f"user_id, {_COLUMNS}", "user_id")


@dataclass(frozen=True, slots=True)
class Wishes:
    """How somebody wants to be told; as it comes they are called where their table stands."""

    way: str = WAYS[0]
    zone: str = "UTC"
    quiet_from: int | None = None  # minutes of the day; None: at any hour
    quiet_to: int | None = None
    digest_at: int = 480  # minutes of the day
    digest_due: int | None = None  # when the next one comes; None: none does
    closed: bool = False  # the last direct message was refused, so they are called instead
    error: str | None = None  # why the last one did not arrive
    error_at: int | None = None
    attempts: int = 0
    retry_at: int = 0
    message: int = 0  # the last one that arrived


def of(db: Connection, user: int) -> Wishes:
    """What somebody has chosen, or how it comes."""
    row = db.execute(
        f"SELECT {_COLUMNS} FROM notice_settings WHERE user_id = ?", (user,)
    ).fetchone()
    if row is None:
        return Wishes()
    return replace(Wishes(*row), closed=bool(row[6]))


def keep(db: Connection, user: int, wishes: Wishes) -> None:
    """All of it."""
    values = (getattr(wishes, name) for name in Wishes.__slots__)
    db.execute(_KEEP, (user, *values))


def way_at(db: Connection, user: int, table: int) -> str | None:
    """How somebody wants to be told of one table; None: as of all others."""
    row = db.execute(
        "SELECT way FROM notice_ways WHERE user_id = ? AND table_id = ?", (user, table)
    ).fetchone()
    return None if row is None else str(row[0])


def keep_way(db: Connection, user: int, table: int, way: str | None) -> None:
    """The same from now on."""
    db.execute("DELETE FROM notice_ways WHERE user_id = ? AND table_id = ?", (user, table))
    if way is not None:
        db.execute("INSERT INTO notice_ways VALUES (?, ?, ?)", (user, table, way))


def wants_digest(db: Connection, user: int) -> bool:
    """Whether somebody waits for a digest, of all tables or of one."""
    found: int = db.execute(
        "SELECT EXISTS (SELECT 1 FROM notice_settings WHERE user_id = ?1 AND way = 'digest')"
        " OR EXISTS (SELECT 1 FROM notice_ways WHERE user_id = ?1 AND way = 'digest')",
        (user,),
    ).fetchone()[0]
    return bool(found)


def digests(db: Connection, now: int) -> list[int]:
    """Whose digest is due."""
    rows = db.execute(
        "SELECT user_id FROM notice_settings WHERE digest_due <= ? AND retry_at <= ? AND closed = 0"
        f" AND {_HERE} ORDER BY digest_due, user_id",
        (now, now),
    ).fetchall()
    return [user for (user,) in rows]


def next_digest(db: Connection) -> int | None:
    """When the next one is due."""
    found: int | None = db.execute(
        f"SELECT min({larger('digest_due', 'retry_at')}) FROM notice_settings"
        f" WHERE digest_due IS NOT NULL AND closed = 0 AND {_HERE}"
    ).fetchone()[0]
    return found
