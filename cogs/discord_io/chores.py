"""Work that goes on after somebody has been answered; its failures are logged, never lost."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from logging import getLogger
from typing import Any

from process.logs import note

_log = getLogger(__name__)
PATIENCE = 3.0  # seconds in which work under way may come to its end
_GOODBYE = 1.0


class Chores:
    """Tasks in the background."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def __len__(self) -> int:
        return len(self._tasks)

    def spawn(self, work: Coroutine[Any, Any, None], what: str, **fields: Any) -> None:
        """Begin something now, without waiting for it; not while the bot is closing."""
        if self._closed:
            work.close()
            return
        task = asyncio.create_task(self._watched(work, what, fields))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Let what is under way finish, but not for ever."""
        self._closed = True
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=PATIENCE)
            for task in late:
                task.cancel()
            if late:  # not even to those that do not hear is the bot tied
                await asyncio.wait(late, timeout=_GOODBYE)

    async def _watched(
        self, work: Coroutine[Any, Any, None], what: str, fields: dict[str, Any]
    ) -> None:
        try:
            await work
        except Exception as error:
            note(_log, "chore_failed", error=error, what=what, **fields)
