"""What the bot put up for everybody to see: kept as it was made, looked up as it is now."""

from __future__ import annotations

import asyncio
import re
from collections import defaultdict
from dataclasses import dataclass, field

from cogs.shown.ids import ABOUT_NO_TABLE, Id, Verb, parse
from playground.changes import Change, ChangeKind
from playground.component_rules import walk
from playground.models import Channel, Message
from playground.world import World

_NAMED = re.compile(r"<@(\d+)>")
_POSTER = frozenset({Verb.LEAVE, Verb.BOARD})  # a lobby's, a game's


def ids(message: Message) -> list[Id]:
    """All that can be pressed on a message now."""
    return [parse(c["custom_id"]) for _, c in walk(message.components) if c.get("custom_id")]


def verbs(message: Message) -> frozenset[Verb]:
    """What pressing does."""
    return frozenset(id.verb for id in ids(message))


def table_of(message: Message) -> int:
    """The table that a message's buttons are about; 0 if there are none."""
    about = [id.numbers[0] for id in ids(message) if id.verb not in ABOUT_NO_TABLE]
    return about[0] if about else 0


def text(message: Message) -> str:
    """Everything there is to read."""
    shown = [str(c["content"]) for _, c in walk(message.components) if c.get("content")]
    return "\n".join([message.content, *shown])


def named(message: Message) -> tuple[int, ...]:
    """Whom it is to, called or not."""
    return tuple(map(int, _NAMED.findall(text(message))))


@dataclass(frozen=True, slots=True)
class Made:
    """A public message with buttons of ours, as it was when they first were on it."""

    id: int
    table: int
    verbs: frozenset[Verb]
    mentions: tuple[int, ...]  # whom it called
    names: tuple[int, ...]  # whom it is to, called or not

    @property
    def is_poster(self) -> bool:
        """Not an invitation and the like."""
        return bool(self.verbs & _POSTER)

    @property
    def is_lobby(self) -> bool:
        """The poster of a table that has not begun."""
        return Verb.LEAVE in self.verbs


@dataclass
class Wall:
    """All public messages of the bot by channel, in the order they came."""

    world: World
    made: dict[int, dict[int, Made]] = field(default_factory=lambda: defaultdict(dict))
    _changed: dict[int, asyncio.Event] = field(default_factory=lambda: defaultdict(asyncio.Event))

    def note(self, change: Change) -> None:
        """One change of the world."""
        if change.private_to is not None or not change.message_id:
            return
        self._changed[change.channel_id].set()
        message = self.message(change.channel_id, change.message_id)
        made = self.made[change.channel_id]
        if change.kind is ChangeKind.MESSAGE_DELETED or message is None or message.id in made:
            return
        if table := table_of(message):
            mentions = tuple(message.mentions)
            made[message.id] = Made(message.id, table, verbs(message), mentions, named(message))

    def message(self, channel: int, message: int) -> Message | None:
        """A message as it is now."""
        return self.world.channels[channel].messages.get(message)

    def posters(self, channel: int, table: int | None = None) -> list[Made]:
        """The posters of a table, or of all tables of a channel, oldest first."""
        return [
            made
            for made in self.made[channel].values()
            if made.is_poster and table in (None, made.table)
        ]

    def newest(self, channel: Channel, table: int) -> Message | None:
        """The last poster of a table that is still there, as it is now."""
        for made in reversed(self.posters(channel.id, table)):
            if message := self.message(channel.id, made.id):
                return message
        return None

    async def change(self, channel: Channel, seconds: float) -> None:
        """Wait until something public happens in a channel, but not for ever."""
        event = self._changed[channel.id]
        try:
            async with asyncio.timeout(seconds):
                await event.wait()
        except TimeoutError:
            return
        event.clear()
