"""A game as a file: nothing hidden while it runs, everything when it is over (row P9)."""

from __future__ import annotations

from typing import Any

import msgspec

from db import matches
from db.connection import Connection
from db.tables import Table
from engine.core.notation import written
from engine.core.seats import LETTERS
from sessions.context import Live
from sessions.seating import came_out

FORMAT = 1
_ALL = 1_000_000


def exported(db: Connection, table: Table, live: Live, user: int) -> bytes:
    """JSON for one reader."""
    over = live.published.outcome is not None
    seat = table.seat_of(user)
    events = matches.visible_events(db, table.id, live.published.revision, seat, _ALL, 0)
    content: dict[str, Any] = {
        "format": FORMAT,
        "game": table.game,
        "options": table.options,
        "players": table.names(),
        "view": live.game.view(live.published, seat),
        "log": [event for _, event in reversed(events)],
    }
    if over:
        content["seed"], content["salt"] = live.published.seed, live.salt
        content["seats"] = [(each.wish, LETTERS[each.seat]) for each in came_out(table)]
        content["answers"] = [
            (given.seat, given.decision, written(given.picks))
            for given in matches.answers(db, table.id)
            if not given.undone
        ]
    return msgspec.json.format(msgspec.json.encode(content), indent=1)
