"""Whom a message tells that their table waits: written down before it is sent, same at every try.

Whoever has quiet hours is told by no message until these end.
"""

from __future__ import annotations

from collections.abc import Iterable

from db import activations
from db.activations import Untold
from db.connection import Connection
from db.sendings import Sending
from sessions.quiet import quiet_until

NOTICE = "notice"  # the kind of a sending by direct message
TURNS, DIGEST = 0, 1  # what that is: of tables that have come up, or of all there are
_CALLING = ("poster", "call")


def begin(db: Connection, sending: Sending, now: int) -> tuple[int, ...]:
    """Who is called by a message where their table stands, or what one to them alone tells of."""
    if sending.kind in _CALLING:
        if not sending.again:
            found = activations.to_call(db, now, sending.table, sending.revision)
            activations.calls(db, [each.id for each in awake(db, found, now)], sending.id)
        return activations.called_by(db, sending.id)
    if sending.kind == NOTICE and not sending.again:
        find = activations.in_digest if sending.revision == DIGEST else activations.to_write
        found = awake(db, find(db, now, sending.user), now)
        activations.writes(db, [each.id for each in found], sending.id)
    return ()


def awake(db: Connection, found: Iterable[Untold], now: int) -> list[Untold]:
    """Those who have no quiet hours; the others are told when these end."""
    told = []
    for each in found:
        until = quiet_until(now, each.zone, each.quiet_from, each.quiet_to)
        if until is None:
            told.append(each)
        else:
            activations.hold(db, each.id, until)
    return told
