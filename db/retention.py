"""What is not kept for ever: tables that never began, old reports, servers without the bot."""

from __future__ import annotations

from db import people
from db.dialect import Connection
from db.part import ALL, Part

_OF_TABLES = (  # in an order that leaves nothing pointing at what is gone
    "DELETE FROM votes WHERE proposal_id IN (SELECT id FROM proposals WHERE table_id IN {0})",
    *(
        f"DELETE FROM {name} WHERE table_id IN {{0}}"
        for name in (
            *("proposals", "outbox", "old_posters", "sendings", "private_messages", "invitations"),
            *("hand_threads", "calls", "left_threads", "tours"),
            *("followers", "seats", "posters", "snapshots", "handovers", "events", "answers"),
            *("archived_people", "archives", "matches"),
            *("troubles", "standing", "standing_news", "due", "late_calls"),
            *("activations", "notice_ways", "clocks", "seat_wishes"),
            *("deputies", "past_clocks"),
        )
    ),
    "DELETE FROM settings WHERE key IN (SELECT 'warning:' || id FROM tables WHERE id IN {0})",
    "UPDATE tables SET rematch_of = NULL WHERE rematch_of IN {0}",
    "DELETE FROM tables WHERE id IN {0}",
)
_OF_SERVER = ("bulletins", "audit", "server_settings", "names")


def drop_tables(db: Connection, condition: str, values: tuple[int, ...]) -> None:
    """Everything about the tables of which something is true."""
    found = db.execute(f"SELECT id FROM tables WHERE {condition}", values).fetchall()
    if not found:
        return
    chosen = f"({', '.join(str(table) for (table,) in found)})"
    for statement in _OF_TABLES:
        db.execute(statement.format(chosen))


def drop_server(db: Connection, server: int) -> list[int]:
    """Everything about a server; the numbers of the tables that stood there."""
    query = "SELECT id FROM tables WHERE server_id = ? ORDER BY id"
    gone = [table for (table,) in db.execute(query, (server,)).fetchall()]
    drop_tables(db, "server_id = ?", (server,))
    for name in _OF_SERVER:
        db.execute(f"DELETE FROM {name} WHERE server_id = ?", (server,))
    people.drop_settings(db, people.import_key(server, "*"))
    db.execute("DELETE FROM servers WHERE id = ?", (server,))
    return gone


def drop_unplayed(db: Connection, before: int) -> None:
    """Lobbies that were closed before a moment without a game."""
    condition = "status = 'ended' AND moved_at < ? AND id NOT IN (SELECT table_id FROM matches)"
    drop_tables(db, condition, (before,))


def drop_troubles(db: Connection, before: int) -> None:
    """Reports of failures before a moment."""
    db.execute("DELETE FROM troubles WHERE at < ?", (before,))


def drop_audit(db: Connection, before: int) -> None:
    """What admins did before a moment, unless it is still to be told."""
    db.execute(
        "DELETE FROM audit WHERE at < ? AND id NOT IN (SELECT subject FROM bulletins)", (before,)
    )


def drop_votes(db: Connection, before: int) -> None:
    """What tables were asked before a moment, once it is decided and its message says so."""
    old = "SELECT id FROM proposals WHERE state <> 'open' AND at < ?"
    db.execute(f"DELETE FROM votes WHERE proposal_id IN ({old})", (before,))
    db.execute(f"DELETE FROM proposals WHERE id IN ({old})", (before,))


def drop_invitations(db: Connection, before: int) -> None:
    """Invitations before a moment to lobbies that are none any more, once they have no buttons."""
    db.execute(
        "DELETE FROM invitations WHERE invited_at < ? AND message_id IS NULL AND table_id NOT IN"
        " (SELECT id FROM tables WHERE status = 'lobby')",
        (before,),
    )


def drop_calls(db: Connection, before: int) -> None:
    """Which messages asked people to a table that was done before a moment."""
    db.execute(
        "DELETE FROM calls WHERE table_id IN (SELECT id FROM tables"
        " WHERE status NOT IN ('lobby', 'playing') AND moved_at < ?)",
        (before,),
    )


def note_presence(db: Connection, present: set[int], now: int, part: Part = ALL) -> None:
    """Since when each server is without the bot."""
    query = f"SELECT id, left_at FROM servers WHERE {part.of('id')}"
    for server, left in db.execute(query).fetchall():
        if (server in present) is (left is not None):
            at = None if server in present else now
            db.execute("UPDATE servers SET left_at = ? WHERE id = ?", (at, server))


def left_before(db: Connection, moment: int) -> list[int]:
    """Servers that have been without the bot since before a moment."""
    query = "SELECT id FROM servers WHERE left_at < ? ORDER BY id"
    return [server for (server,) in db.execute(query, (moment,)).fetchall()]
