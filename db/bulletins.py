"""What is posted beside the tables, each once: lines for the log channel, word of new lobbies."""

from __future__ import annotations

from dataclasses import dataclass

from db.dialect import Connection, smaller
from db.part import ALL, Part

_TABLE_OF = {
    "table": "SELECT table_id FROM audit WHERE id = ?",
    "poll": "SELECT table_id FROM proposals WHERE id = ?",
    "deputy": "SELECT table_id FROM deputies WHERE id = ?",
    "idle": "SELECT id FROM tables WHERE id = ?",
}
_OF_TABLE = (
    "(kind = 'table' AND EXISTS (SELECT 1 FROM audit"
    " WHERE audit.id = bulletins.subject AND table_id = ?3)"
    " OR kind = 'poll' AND EXISTS (SELECT 1 FROM proposals"
    " WHERE proposals.id = bulletins.subject AND table_id = ?3)"
    " OR kind = 'deputy' AND EXISTS (SELECT 1 FROM deputies"
    " WHERE deputies.id = bulletins.subject AND table_id = ?3)"
    " OR kind = 'idle' AND subject = ?3)"
)
_COLUMNS = "id, server_id, channel_id, kind, subject, begun_at, attempts"


@dataclass(frozen=True, slots=True)
class Bulletin:
    """One message that is owed to a channel."""

    id: int
    server: int
    channel: int
    kind: str  # log, lobby; of a table: table, poll, deputy, idle
    subject: int  # the line of the audit, or the table
    begun_at: int | None  # a try was begun, and how it ended is not known
    attempts: int

    @property
    def nonce(self) -> str:
        """The same for every try, so that Discord itself takes it once within minutes."""
        return f"b{self.id}:{self.begun_at}"


def owe(db: Connection, server: int, channel: int, kind: str, subject: int, now: int) -> None:
    """Owe a message once, whatever is said about its subject later."""
    db.execute(
        "INSERT INTO bulletins (server_id, channel_id, kind, subject, due_at)"
        " VALUES (?, ?, ?, ?, ?) ON CONFLICT (kind, subject) DO NOTHING",
        (server, channel, kind, subject, now),
    )


def due(db: Connection, now: int, most: int, part: Part = ALL) -> list[Bulletin]:
    """What should be posted by now, oldest first."""
    rows = db.execute(
        f"SELECT {_COLUMNS} FROM bulletins WHERE due_at <= ? AND {part.of('server_id')}"
        " ORDER BY id LIMIT ?",
        (now, most),
    ).fetchall()
    return [Bulletin(*row) for row in rows]


def next_due(db: Connection) -> int | None:
    """When the next one should be posted."""
    found: int | None = db.execute("SELECT min(due_at) FROM bulletins").fetchone()[0]
    return found


def redirect(db: Connection, table: int, channel: int, now: int) -> None:
    """What is still to be told at a table is told there now; where a try may have arrived, once."""
    db.execute(
        "UPDATE bulletins SET begun_at = CASE channel_id WHEN ?1 THEN begun_at END,"
        f" channel_id = ?1, due_at = {smaller('due_at', '?2')} WHERE {_OF_TABLE}",
        (channel, now, table),
    )


def table_of(db: Connection, bulletin: Bulletin) -> int | None:
    """The table at which it is to be told; None if it is told elsewhere."""
    query = _TABLE_OF.get(bulletin.kind)
    row = db.execute(query, (bulletin.subject,)).fetchone() if query else None
    return None if row is None else row[0]


def begin(db: Connection, bulletin: int, now: int) -> None:
    """A first try is begun: from here on it may have arrived."""
    db.execute(
        "UPDATE bulletins SET begun_at = ? WHERE id = ? AND begun_at IS NULL", (now, bulletin)
    )


def posted(db: Connection, bulletin: int) -> None:
    """It is there, or no longer of any use."""
    db.execute("DELETE FROM bulletins WHERE id = ?", (bulletin,))


def failed(db: Connection, bulletin: int, error: str, due_at: int) -> None:
    """Not posted: try again later, and remember why."""
    db.execute(
        "UPDATE bulletins SET attempts = attempts + 1, error = ?, due_at = ? WHERE id = ?",
        (error, due_at, bulletin),
    )
