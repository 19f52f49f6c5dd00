"""Every call that the stand-in gets, and whether it was one too many."""

from __future__ import annotations

from collections.abc import Mapping

from playground.changes import Change, ChangeKind
from playground.models import Message
from playground.seen import SeenMessage, seen_message
from playground.view import message_view
from playground.world import World
from tests.e2e.harbor import verbs


class Calls:
    """Whom the messages of each table have called since they last answered."""

    def __init__(self, world: World, channels: Mapping[int, int]) -> None:
        self.channels = channels  # by table
        self.count = 0
        self.doubled: list[tuple[int, int]] = []  # table and person
        self._world = world
        self._tables = {channel: table for table, channel in channels.items()}
        self._called: set[tuple[int, int]] = set()
        self._last: dict[tuple[int, int], float] = {}  # when they were called
        self._newest: dict[int, int] = {}  # message with buttons, by table
        world.subscribe(self._note)

    def poster(self, table: int) -> SeenMessage | None:
        """The newest message of a table with buttons."""
        channel = self._world.channels[self.channels[table]]
        message = channel.messages.get(self._newest.get(table, 0))
        return seen_message(message_view(self._world, message)) if message else None

    def newest(self, table: int) -> int:
        """Its number, without looking at it."""
        return self._newest.get(table, 0)

    def answered(self, table: int, user: int) -> None:
        """They are about to answer: from then on they may be called again."""
        self._called.discard((table, user))

    def is_called(self, table: int, user: int, since: int) -> bool:
        """Whether somebody was called after they came up."""
        return self._last.get((table, user), 0.0) >= since

    def is_pictured(self, table: int) -> bool:
        """Whether the newest poster has a picture."""
        poster = self.poster(table)
        return poster is not None and bool(poster.picture_urls)

    def _note(self, change: Change) -> None:
        table = self._tables.get(change.channel_id)
        if change.kind is not ChangeKind.MESSAGE_CREATED or change.private_to or table is None:
            return
        message = self._world.channels[change.channel_id].messages[change.message_id]
        self._take(table, message)

    def _take(self, table: int, message: Message) -> None:
        for user in message.mentions:
            self.count += 1
            if (table, user) in self._called:
                self.doubled.append((table, user))
            self._called.add((table, user))
            self._last[table, user] = message.timestamp
        if verbs(seen_message(message_view(self._world, message))):
            self._newest[table] = message.id
