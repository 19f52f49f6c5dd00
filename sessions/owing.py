"""Whatever changes a table owes its poster in the same transaction."""

from __future__ import annotations

from db import audit, bulletins, clocks, deputies, hand_threads, outbox, silence, standing, tables
from db.connection import Connection
from db.tables import Table
from engine.core.decision import Seat
from engine.core.words import Msg

LOBBY = -1  # the revision that the poster of a lobby shows


def opened(db: Connection, table: int, now: int) -> None:
    """A new table gets its first poster, its host a welcome."""
    outbox.owe(db, table, "poster", LOBBY, now)
    seated(db, table, 0, now)


def seated(db: Connection, table: int, seat: Seat, now: int) -> None:
    """Who sits in a lobby has changed: a welcome for a seat, and a word to whoever left."""
    outbox.owe(db, table, "hand", 0, now, seat)
    if known := tables.find(db, table):
        let_in(db, known, seat, now)


def let_in(db: Connection, table: Table, seat: Seat, now: int) -> None:
    """Whoever sits down joins the thread that was made for the table."""
    if table.parent is not None:
        outbox.owe(db, table.id, "member", 0, now, seat)


def named(db: Connection, table: Table, now: int) -> None:
    """Its thread is called after all who play, once it is known who they are."""
    if table.parent is not None:
        outbox.owe(db, table.id, "thread", 0, now)


def closed(db: Connection, table: int, now: int) -> None:
    """A table is done: nobody answers there any more, and its threads are put away."""
    stirred(db, table, now)
    standing.clear(db, table)
    deputies.close(db, table, now)
    clocks.forget_past(db, table)
    known = tables.find(db, table)
    if (known and known.parent is not None) or hand_threads.of_table(db, table):
        outbox.owe(db, table, "thread", 0, now)


def followed(db: Connection, table: int, now: int) -> None:
    """The first notice of somebody who follows comes at once: it shows that notices arrive."""
    outbox.owe(db, table, "follow", 0, now)


def anew(db: Connection, table: Table, now: int) -> None:
    """A new poster in the place of the one that is there, wherever its table stands by now."""
    stirred(db, table.id, now)
    if table.poster_message is not None:
        outbox.retire(db, table.id, table.poster_message, now, channel=table.channel)
    tables.forget_poster(db, table.id, table.poster_message)
    outbox.owe(db, table.id, "poster", max(table.poster_revision, LOBBY), now)


def told(db: Connection, table: Table, user: int, what: Msg, now: int) -> None:
    """What a manager has done is written down, and told where the table stands."""
    line = audit.write(db, table.server, user, now, what, table.id)
    bulletins.owe(db, table.server, table.channel, "table", line, now)


def changed(db: Connection, table: Table, now: int, *, fresh: bool = False) -> None:
    """Something happened at a table that people can see: an edit of its poster, or a new one."""
    stirred(db, table.id, now)
    kind = "poster" if fresh else "refresh"
    outbox.owe(db, table.id, kind, max(table.poster_revision, 0), now)


def stirred(db: Connection, table: int, now: int) -> None:
    """Something has happened: a message that says that nothing does goes."""
    tables.touch(db, table, now)
    if found := silence.take_notice(db, table):
        channel, message = found
        outbox.retire(db, table, message, now, surplus=True, channel=channel)
