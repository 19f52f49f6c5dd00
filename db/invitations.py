"""Invitations to lobbies: who was asked, what they said, and where the message is."""

from __future__ import annotations

from dataclasses import dataclass

from db.dialect import Connection
from db.part import ALL, Part

_COLUMNS = "id, table_id, user_id, state, invited_at, called_at, message_id"


@dataclass(frozen=True, slots=True)
class Invitation:
    """One person asked to one table."""

    id: int
    table: int
    user: int
    state: str  # open, unsent (it may not have arrived), declined, joined, over
    invited_at: int
    called_at: int | None  # when its message called the guest
    message: int | None  # the message with its buttons, as long as it may have them


def add(db: Connection, table: int, user: int, now: int, called_at: int | None) -> int:
    """A new open invitation; fails if there is one."""
    added = db.execute(
        "INSERT INTO invitations (table_id, user_id, invited_at, called_at) VALUES (?, ?, ?, ?)"
        " RETURNING id",
        (table, user, now, called_at),
    )
    return int(added.fetchone()[0])


def note_call(db: Connection, table: int, user: int, now: int, called_at: int | None) -> None:
    """Somebody was asked to a running game: nothing stays open, but nobody is called often."""
    db.execute(
        "INSERT INTO invitations (table_id, user_id, state, invited_at, called_at)"
        " VALUES (?, ?, 'over', ?, ?)",
        (table, user, now, called_at),
    )


def find(db: Connection, invitation: int) -> Invitation | None:
    """An invitation by its number."""
    row = db.execute(f"SELECT {_COLUMNS} FROM invitations WHERE id = ?", (invitation,)).fetchone()
    return None if row is None else Invitation(*row)


def newest(db: Connection, table: int, user: int) -> Invitation | None:
    """The last time somebody was asked to a table."""
    row = db.execute(
        f"SELECT {_COLUMNS} FROM invitations WHERE table_id = ? AND user_id = ?"
        " ORDER BY id DESC LIMIT 1",
        (table, user),
    ).fetchone()
    return None if row is None else Invitation(*row)


def last_called(db: Connection, user: int) -> int | None:
    """When an invitation last called somebody, at any table of any server."""
    found: int | None = db.execute(
        "SELECT max(called_at) FROM invitations WHERE user_id = ?", (user,)
    ).fetchone()[0]
    return found


def refused(db: Connection, user: int) -> bool:
    """Whether somebody wants no invitations at all."""
    query = "SELECT 1 FROM users WHERE id = ? AND invitations = 'off'"
    return db.execute(query, (user,)).fetchone() is not None


def set_state(db: Connection, invitation: int, state: str) -> None:
    """What has become of it."""
    db.execute("UPDATE invitations SET state = ? WHERE id = ?", (state, invitation))


def sent(db: Connection, invitation: int, message: int) -> None:
    """Its message is there."""
    db.execute("UPDATE invitations SET message_id = ? WHERE id = ?", (message, invitation))


def uncall(db: Connection, invitation: int) -> None:
    """It certainly called nobody."""
    db.execute("UPDATE invitations SET called_at = NULL WHERE id = ?", (invitation,))


def settle(db: Connection, table: int, user: int) -> None:
    """Whoever was asked has sat down, in whatever way: if they leave they may be asked again."""
    db.execute(
        "UPDATE invitations SET state = 'joined' WHERE table_id = ? AND user_id = ?",
        (table, user),
    )


def decline(db: Connection, table: int, user: int) -> None:
    """No to this table, also to an invitation of which nobody knew whether it had arrived."""
    db.execute(
        "UPDATE invitations SET state = 'declined' WHERE table_id = ? AND user_id = ?"
        " AND state IN ('open', 'unsent')",
        (table, user),
    )


def close(db: Connection, table: int) -> None:
    """There is no seat left to be asked to."""
    db.execute(
        "UPDATE invitations SET state = 'over' WHERE table_id = ? AND state = 'open'", (table,)
    )


def expire(db: Connection, since: int) -> None:
    """What was sent before a moment is over, and all of tables that are no lobbies any more."""
    db.execute(
        "UPDATE invitations SET state = 'over' WHERE state = 'open' AND (invited_at <= ?"
        " OR NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = invitations.table_id"
        " AND status = 'lobby'))",
        (since,),
    )


def with_useless_buttons(
    db: Connection, part: Part = ALL
) -> list[tuple[Invitation, int, str | None]]:
    """Those that are settled but whose message may still have buttons; its channel, the guest."""
    columns = ", ".join(f"invitations.{name}" for name in _COLUMNS.split(", "))
    rows = db.execute(
        f"SELECT {columns}, coalesce(calls.channel_id, tables.channel_id),"
        " coalesce(names.name, users.name) FROM invitations"
        " JOIN tables ON tables.id = invitations.table_id"
        " LEFT JOIN calls ON calls.message_id = invitations.message_id"
        " LEFT JOIN users ON users.id = invitations.user_id"
        " LEFT JOIN names ON names.user_id = users.id AND names.server_id = tables.server_id"
        f" WHERE state <> 'open' AND {part.of('tables.server_id')} AND invitations.id IN"
        " (SELECT id FROM invitations WHERE message_id >= 0) ORDER BY invitations.id"
    ).fetchall()
    return [(Invitation(*row[:-2]), *row[-2:]) for row in rows]


def tidied(db: Connection, message: int) -> None:
    """A message has no buttons any more, or is gone."""
    db.execute("UPDATE invitations SET message_id = NULL WHERE message_id = ?", (message,))
