"""What was begun to be sent: written before Discord is asked, gone when its outcome is recorded."""

from __future__ import annotations

from dataclasses import dataclass, replace

from db.dialect import Connection

_COLUMNS = "id, table_id, kind, user_id, notice, revision, after, begun_at"
_KNOWN = (
    "SELECT 1 FROM tables WHERE poster_message_id = ?",
    "SELECT 1 FROM old_posters WHERE message_id = ?",
    "SELECT 1 FROM private_messages WHERE message_id = ?",
    "SELECT 1 FROM late_calls WHERE message_id = ?",
    "SELECT 1 FROM clocks WHERE reminder_id = ?",
    "SELECT 1 FROM proposals WHERE message_id = ?",
)


@dataclass(frozen=True, slots=True)
class Sending:
    """One message on its way; nobody knows whether it has arrived until that is recorded."""

    id: int
    table: int
    kind: str  # poster, expiry, call, letter, parked, notice
    user: int  # whose letter, 0 for what is public
    notice: int  # what it is owed for
    revision: int
    after: int  # the newest message known before it
    begun_at: int
    again: bool = False  # it was begun before, and how that ended is not known
    calls: tuple[int, ...] = ()  # who is called by it

    @property
    def nonce(self) -> str:
        """The same for every try, so that Discord itself takes it once within minutes."""
        return f"{self.id}:{self.begun_at}"


def begin(db: Connection, wanted: Sending) -> Sending:
    """The sending that is open already, or a new one; either way something is written.

    Where nothing can be written, nothing must be sent.
    """
    key = (wanted.table, wanted.kind, wanted.user)
    row = db.execute(
        "UPDATE sendings SET tries = tries + 1 WHERE table_id = ? AND kind = ? AND user_id = ?"
        f" RETURNING {_COLUMNS}",
        key,
    ).fetchone()
    if row is not None:
        return replace(Sending(*row), again=True)
    values = (*key, wanted.notice, wanted.revision, wanted.after, wanted.begun_at)
    added = db.execute(
        "INSERT INTO sendings (table_id, kind, user_id, notice, revision, after, begun_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id",
        values,
    )
    return replace(wanted, id=added.fetchone()[0])


def settle(db: Connection, sending: int) -> None:
    """How it ended is known."""
    db.execute("DELETE FROM sendings WHERE id = ?", (sending,))


def open_for(db: Connection, kind: str, user: int) -> Sending | None:
    """What of this kind may have been sent to somebody, whatever table it was written down at."""
    row = db.execute(
        f"SELECT {_COLUMNS} FROM sendings WHERE kind = ? AND user_id = ? ORDER BY id", (kind, user)
    ).fetchone()
    return None if row is None else replace(Sending(*row), again=True)


def is_open(db: Connection, table: int, kind: str) -> bool:
    """Whether something of this kind may have been sent without anybody knowing."""
    query = "SELECT 1 FROM sendings WHERE table_id = ? AND kind = ?"
    return db.execute(query, (table, kind)).fetchone() is not None


def unknown(db: Connection, messages: list[int]) -> list[int]:
    """Those of some messages that are recorded nowhere."""
    return [message for message in messages if not _is_known(db, message)]


def _is_known(db: Connection, message: int) -> bool:
    return any(db.execute(query, (message,)).fetchone() for query in _KNOWN)
