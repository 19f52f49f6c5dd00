"""What the bot has put where people see it: whom it calls, of which tables it tells."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Literal, TypeAlias

from cogs.shown.clocks import REMINDER
from cogs.shown.ids import Verb
from cogs.shown.posters import POSTER_MARKS
from engine.core.words import msg
from locales import LANGUAGES, words
from playground.changes import Change, ChangeKind
from playground.component_rules import walk
from playground.models import Message
from playground.world import World
from tests.campaigns.faults.wall import table_of, text, verbs

Kind: TypeAlias = Literal[
    "lobby", "poster", "call", "reminder", "question", "poll", "offer", "notice", "digest", "other"
]
CALLS: tuple[Kind, ...] = ("poster", "call")
_CHANNELS = re.compile(r"/channels/\d+/(\d+)")
_PLACE = re.compile(r"<#(\d+)>")
_NAMED = re.compile(r"<@(\d+)>")
_MOST_DIGESTED = 12


@dataclass(frozen=True, slots=True)
class Post:
    """One message, as it was when it came."""

    at: int
    kind: Kind
    users: tuple[int, ...]  # whom it calls, or whose direct messages it is in
    channels: tuple[int, ...]  # of the tables it tells of
    private: bool = False
    table: int = 0
    message: int = 0


@dataclass
class Posts:
    """Everything that came since somebody last asked, and what can be pressed at each table."""

    world: World
    now: Callable[[], int]
    new: list[Post] = field(default_factory=list)
    posters: dict[int, tuple[int, int]] = field(default_factory=dict)  # channel and message
    asking: dict[int, list[tuple[int, int]]] = field(default_factory=dict)  # the same by table
    _owners: dict[int, int] = field(default_factory=dict)  # of direct messages, by channel

    def note(self, change: Change) -> None:
        """One change of the world."""
        if change.kind is not ChangeKind.MESSAGE_CREATED or change.private_to is not None:
            return
        channel = self.world.channels[change.channel_id]
        message = channel.messages.get(change.message_id)
        if message is None or message.author_id != self.world.bot.id:
            return
        if channel.is_dm:
            assert channel.recipient_id is not None
            self.new.append(_letter(message, channel.recipient_id, self.now()))
            return
        post = _public(message, self.now())
        self.new.append(post)
        if post.kind in ("lobby", "poster"):
            self.posters[post.table] = channel.id, message.id
        elif post.kind in ("question", "poll", "offer"):
            self.asking.setdefault(post.table, []).append((channel.id, message.id))

    def take(self) -> list[Post]:
        """What is new; it is so once."""
        found, self.new = self.new, []
        return found

    def message(self, place: tuple[int, int]) -> Message | None:
        """A message as it is now."""
        channel, message = place
        return self.world.channels[channel].messages.get(message)


def _public(message: Message, now: int) -> Post:
    pressed, said = verbs(message), text(message)
    kind: Kind = "other"
    if said.startswith(REMINDER):
        kind = "reminder"
    elif Verb.LATE in pressed:
        kind = "question"
    elif Verb.VOTE_NO in pressed:
        kind = "poll"
    elif Verb.TAKE in pressed and not set(POSTER_MARKS) & pressed:
        kind = "offer"
    elif Verb.LEAVE in pressed:
        kind = "lobby"
    elif Verb.LOG in pressed:
        kind = "poster"
    elif _leads_on(message):
        kind = "call"
    users = tuple(message.mentions)
    channels = (message.channel_id,)
    return Post(now, kind, users, channels, False, table_of(message), message.id)


def _letter(message: Message, user: int, now: int) -> Post:
    said = text(message)
    channels = [int(each) for url in _links(message) for each in _CHANNELS.findall(url)]
    channels += [int(each) for each in _CHANNELS.findall(said) + _PLACE.findall(said)]
    kind: Kind = "other"
    if Verb.TOLD in verbs(message):
        kind = "digest" if said.startswith(_digests()) else "notice"
    elif said.startswith(REMINDER):
        kind = "reminder"
    return Post(now, kind, (user,), tuple(dict.fromkeys(channels)), True, 0, message.id)


def _links(message: Message) -> list[str]:
    return [c["url"] for _, c in walk(message.components) if c.get("url")]


def _leads_on(message: Message) -> bool:
    buttons = [c for _, c in walk(message.components) if c.get("custom_id") or c.get("url")]
    return len(buttons) == 1 and bool(_links(message))


@cache
def _digests() -> tuple[str, ...]:
    """How a digest begins, in every language."""
    said = (
        words(each).say(msg("notices-digest-waiting", n=n))
        for each in LANGUAGES
        for n in range(_MOST_DIGESTED)
    )
    return tuple(dict.fromkeys(said))
