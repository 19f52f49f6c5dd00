"""Everything that reaches anybody but one person, byte by byte and with its moment."""

from __future__ import annotations

import hashlib
import json
import logging
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from db.connection import Connection
from playground.changes import Change, ChangeKind
from playground.models import Message
from playground.person import Person
from playground.view import message_view
from tests.e2e.harbor import HERE, Harbor, open_harbor
from tests.store import table_names

NOW = 1_800_000_000
Log: TypeAlias = list[tuple[int, str, str]]  # the moment, what happened, and all of it
_MESSAGES = (ChangeKind.MESSAGE_CREATED, ChangeKind.MESSAGE_EDITED, ChangeKind.MESSAGE_DELETED)
_PLACE, _TIME = re.compile(r"http://127\.0\.0\.1:\d+"), re.compile(r"\d{4}-\d\d-\d\dT[\d:.+]+")
_ID = re.compile(r"\d{17,20}")
_OWN = ("standing", "standing_news")  # for nobody's eyes but their owner's
_OURS = ("cogs", "db", "process", "sessions")


@dataclass
class Recorder:
    """Writes down what others see on Discord, and every line of the operator's log."""

    harbor: Harbor
    apart_from: Person
    log: Log = field(default_factory=list)
    lines: Log = field(default_factory=list)
    _ids: dict[str, str] = field(default_factory=dict)

    def note(self, change: Change) -> None:
        """One change, with all that is to be seen of the message."""
        own = self.apart_from
        if change.kind not in _MESSAGES or change.private_to == own.user.id:
            return
        if change.channel_id == own.dm.id:
            return
        message = self.harbor.world.channels[change.channel_id].messages.get(change.message_id)
        shown = self._shown(message) if message else self._plain(str(change.message_id))
        self.log.append((self.harbor.skew, change.kind.name, shown))

    def hear(self, record: logging.LogRecord) -> None:
        """One line of ours, with its fields."""
        told = f"{record.getMessage()} {getattr(record, 'fields', '')}"
        self.lines.append((self.harbor.skew, record.name, self._plain(told)))

    async def stored(self) -> Log:
        """All that a copy of the database holds, but for what is its owner's alone."""

        def work(db: Connection) -> Log:
            kept = [name for name in table_names(db) if name not in _OWN]
            return [
                (self.harbor.skew, name, self._plain(str(tuple(row))))
                for name in kept
                for row in db.execute(f"SELECT * FROM {name}")
            ]

        return await self.harbor.sessions.context.db.run(work)

    def _shown(self, message: Message) -> str:
        files = [_content(file.data) for file in message.files]
        view = message_view(self.harbor.world, message)
        return self._plain(json.dumps([view, files], sort_keys=True))

    def _plain(self, text: str) -> str:
        """Without what is another in every run: ports, and the moments that ids are made from."""
        text = _TIME.sub("then", _PLACE.sub("here", text))
        return _ID.sub(lambda id: self._ids.setdefault(id[0], f"id {len(self._ids)}"), text)


def _content(data: bytes) -> str:
    """A file in words as it reads, a picture by its check sum."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return hashlib.sha256(data).hexdigest()


class _Lines(logging.Handler):
    """Passes every line of the log on, whatever its level."""

    def __init__(self, recorder: Recorder) -> None:
        super().__init__(logging.DEBUG)
        self._recorder = recorder

    def emit(self, record: logging.LogRecord) -> None:
        """One more line."""
        self._recorder.hear(record)


@contextmanager
def recording(harbor: Harbor, apart_from: Person) -> Iterator[Recorder]:
    """All that others get meanwhile."""
    recorder = Recorder(harbor, apart_from)
    stop, lines = harbor.world.subscribe(recorder.note), _Lines(recorder)
    ours = {log: log.level for log in map(logging.getLogger, _OURS)}
    for log in ours:
        log.addHandler(lines)
        log.setLevel(logging.DEBUG)
    try:
        yield recorder
    finally:
        for log, level in ours.items():
            log.setLevel(level)
            log.removeHandler(lines)
        stop()


@asynccontextmanager
async def harbor_in(folder: Path) -> AsyncIterator[Harbor]:
    """A harbour of its own."""
    folder.mkdir()
    async with open_harbor(folder / "harbor.db") as harbor:
        yield harbor


async def look_around(person: Person) -> None:
    """All that a player may ask for."""
    for command in ("log", "mine", "game export", "game list", "hand", "privacy export"):
        await person.slash(HERE, command)
        await person.world.quiet()
    await person.slash(HERE, "board", part="text")
    await person.world.quiet()
