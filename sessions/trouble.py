"""Failures are kept with the position they happened in, so that they can be played again (O8)."""

from __future__ import annotations

import secrets
import traceback

from db import matches, troubles
from db.connection import Connection
from db.troubles import Trouble
from sessions.context import Context


class Troubles:
    """What an operator looks up by the number a user was told."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def keep(
        self, error: BaseException, action: str, user: int, table: int | None
    ) -> Trouble:
        """Store a failure and the match as it was before it."""
        id, at = secrets.token_hex(4), self._context.clock()
        trace = "".join(traceback.format_exception(error))

        def work(db: Connection) -> Trouble:
            saved = None if table is None else matches.find(db, table)
            revision, state = (saved.revision, saved.state) if saved else (None, None)
            trouble = Trouble(id, at, table, revision, user, action, trace, state)
            troubles.keep(db, trouble)
            return trouble

        return await self._context.db.run(work)
