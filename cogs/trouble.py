"""Anything that goes wrong in a handler: a sentence for the person, a line for the operator."""

from __future__ import annotations

import secrets
from logging import INFO, WARNING, getLogger
from typing import Any

import discord

from cogs.logs import note
from cogs.visit import Visit
from engine.core.errors import Refused
from sessions.context import Context

_log = getLogger(__name__)


async def report(visit: Visit, error: BaseException, what: str) -> None:
    """Say what happened; an unknown failure gets an id that leads from the message to the log."""
    try:
        if isinstance(error, Refused):
            note(_log, "refused", level=INFO, what=what, why=error.why.key)
            await visit.tell(visit.refusal(error))
            return
        error_id = secrets.token_hex(4)
        place = _place(visit.host.context, visit)
        note(_log, "failed", error=error, what=what, error_id=error_id, **place)
        await visit.tell(visit.say("host-error", id=error_id))
    except discord.HTTPException as untold:
        note(_log, "not_told", level=WARNING, what=what, code=untold.code, status=untold.status)


def _place(context: Context, visit: Visit) -> dict[str, Any]:
    """Table and revision, for the log."""
    table = visit.numbers[0] if visit.numbers else 0
    live = context.shelf.get(table)
    return {"table": table, "revision": live.match.revision if live else -1}
