"""Reading a whole file beside whoever works on it: a large one takes seconds."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from db.file import Damaged, reading, sound
from db.ready import advising


class Examination:
    """One look at every page, which can be called off."""

    def __init__(self, path: Path, backups: Path | None) -> None:
        self._path = path
        self._backups = backups
        self._reader: sqlite3.Connection | None = None
        self._called_off = False

    async def run(self) -> Damaged | None:
        """What is wrong with the file, and what can be done about it."""
        return await asyncio.to_thread(self._read)

    def call_off(self) -> None:
        """Nobody waits for what it finds."""
        self._called_off = True
        if self._reader is not None:
            self._reader.interrupt()

    def _read(self) -> Damaged | None:
        try:
            with advising(self._path, self._backups), reading(self._path) as db:
                self._reader = db
                if not self._called_off:
                    sound(db, self._path)
        except Damaged as damaged:
            return None if self._called_off else damaged
        finally:
            self._reader = None
        return None
