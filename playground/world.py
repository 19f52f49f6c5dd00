"""The world: everything the stand-in remembers, and the changes others may listen to."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from playground import fixture
from playground.changes import Change, ChangeKind, Subscriber
from playground.errors import (
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    UNKNOWN_CHANNEL,
    UNKNOWN_GUILD,
    ApiError,
    JsonObject,
)
from playground.faults import Faults
from playground.filestore import FileStore
from playground.gateway import Gateway, Intent
from playground.ids import Clock, Snowflakes
from playground.interactions import Interaction, Interactions
from playground.models import Channel, ChannelType, Guild, Message, Role, User
from playground.payloads import channel_json, guild_create_json, role_json
from playground.permissions import EVERYTHING, IN_DM, Permission, channel_permissions
from playground.person import Person
from playground.ratelimits import RateLimits
from playground.recorder import Complaint, Recorder, Source
from playground.schema_check import Checker

_T = TypeVar("_T")

_EVENTS = {
    ChangeKind.MESSAGE_CREATED: "MESSAGE_CREATE",
    ChangeKind.MESSAGE_EDITED: "MESSAGE_UPDATE",
    ChangeKind.MESSAGE_DELETED: "MESSAGE_DELETE",
}


@dataclass(frozen=True, slots=True)
class Settings:
    """What a test or an operator may set differently."""

    token: str = "playground"
    app_name: str = "Harbormaster"
    ack_deadline: float = 3.0
    token_lifetime: float = 900.0
    file_size_limit: int = 10 * 1024 * 1024
    kept_file_bytes: int = 128 * 1024 * 1024
    heartbeat_interval: float = 41.25
    privileged_intents: int = 0
    fixture: Callable[["World"], None] = field(default=fixture.two_servers)


class World:
    """One Discord: people, servers, channels, messages, the bot's sessions and requests."""

    def __init__(self, settings: Settings | None = None, clock: Clock | None = None) -> None:
        self.settings = settings or Settings()
        self.clock = clock or Clock()
        self.ids = Snowflakes(self.clock)
        self.base_url = ""
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.files = FileStore(self.settings.kept_file_bytes)
        self.commands: dict[int | None, list[JsonObject]] = {None: []}
        self.bot = fixture.bot_user(self.settings.app_name)
        self.users[self.bot.id] = self.bot
        self.recorder = Recorder()
        self.complaints: list[Complaint] = []
        self.own_faults: list[Complaint] = []
        self.faults = Faults(self)
        self.limits = RateLimits(self.clock)
        self.gateway = Gateway(self)
        self.interactions = Interactions(self)
        self.checker: Checker | None = None
        self.requests_in_flight = 0
        self.last_activity = 0.0
        self._subscribers: list[Subscriber] = []
        self._busy_checks: list[Callable[[], bool]] = []
        self.settings.fixture(self)

    # -- finding things -------------------------------------------------------------------------

    def user(self, name: str) -> User:
        """The user of that name."""
        return _only([u for u in self.users.values() if u.name == name], f"user {name!r}")

    def person(self, name: str) -> Person:
        """A driver who acts as that user and can do only what that user could."""
        return Person(self, self.user(name))

    def guild(self, name: str) -> Guild:
        """The server of that name."""
        return _only([g for g in self.guilds.values() if g.name == name], f"server {name!r}")

    def channel(self, name: str) -> Channel:
        """A channel by name; ``server/channel`` where two servers use the same one."""
        server, _, short = name.rpartition("/")
        places = [self.guild(server)] if server else list(self.guilds.values())
        found = [c for g in places for c in g.channels.values() if c.name == short]
        if not server:
            found += [c for c in self.channels.values() if c.is_group and c.name == short]
        return _only(found, f"channel {name!r}")

    def channel_by_id(self, channel_id: int) -> Channel:
        """The channel with that id, or the refusal Discord gives."""
        if channel_id not in self.channels:
            raise ApiError(UNKNOWN_CHANNEL)
        return self.channels[channel_id]

    def guild_by_id(self, guild_id: int) -> Guild:
        """A server the bot is in, or the refusal Discord gives."""
        guild = self.guilds.get(guild_id)
        if guild is None or not guild.has_bot:
            raise ApiError(UNKNOWN_GUILD)
        return guild

    def guild_of(self, channel: Channel) -> Guild | None:
        """The server a channel belongs to; none for direct messages."""
        return None if channel.guild_id is None else self.guilds[channel.guild_id]

    def dm_channel(self, user: User) -> Channel:
        """The conversation between a person and the bot, made on first use."""
        channel_id = user.id + 1
        if channel_id not in self.channels:
            self.channels[channel_id] = Channel(
                channel_id, ChannelType.DM, recipient_id=user.id, owner_id=self.bot.id
            )
        return self.channels[channel_id]

    # -- permissions ----------------------------------------------------------------------------

    def permissions(self, user: User, channel: Channel) -> Permission:
        """What a user may do in a channel, overwrites included."""
        if channel.is_group:
            return IN_DM if user.id in channel.people else Permission(0)
        if channel.is_dm:
            return IN_DM if user.id in (channel.recipient_id, self.bot.id) else Permission(0)
        guild = self.guilds[channel.guild_id or 0]
        member = guild.members.get(user.id)
        if member is None or (user.is_bot and not guild.has_bot):
            return Permission(0)
        return channel_permissions(guild, member, channel)

    def bot_sees(self, channel: Channel) -> bool:
        """Whether the bot can view a channel."""
        return Permission.VIEW_CHANNEL in self.permissions(self.bot, channel)

    def require(self, channel: Channel, needed: Permission = Permission.VIEW_CHANNEL) -> None:
        """Refuses the bot's request unless it may do this here."""
        have = self.permissions(self.bot, channel)
        if Permission.VIEW_CHANNEL not in have:
            raise ApiError(MISSING_ACCESS)
        if have != EVERYTHING and needed & ~have:
            raise ApiError(MISSING_PERMISSIONS)

    # -- changes --------------------------------------------------------------------------------

    def subscribe(self, callback: Subscriber) -> Callable[[], None]:
        """Calls back on each change; returns the way to stop."""
        self._subscribers.append(callback)
        return lambda: self._subscribers.remove(callback)

    def publish(self, change: Change) -> None:
        """Tells every subscriber."""
        self.touch()
        for subscriber in tuple(self._subscribers):
            subscriber(change)

    def message_changed(self, kind: ChangeKind, message: Message) -> None:
        """Announces a message to subscribers and, if the bot may know, on the gateway."""
        self.publish(Change(kind, message.channel_id, message.id, message.private_to))
        if message.private_to is None:
            self.gateway.message_event(_EVENTS[kind], message)

    def channel_changed(self, channel: Channel) -> None:
        """Announces a channel's new name, overwrites or archive state."""
        event = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
        self.publish(Change(ChangeKind.CHANNEL, channel.id))
        self.gateway.dispatch(event, channel_json(self, channel), channel.guild_id, Intent.GUILDS)

    def set_archived(self, thread: Channel, *, archived: bool, locked: bool = False) -> None:
        """Archives or opens a thread."""
        thread.archived, thread.locked = archived, locked
        thread.archive_changed = self.clock.now()
        self.channel_changed(thread)

    def invite_bot(self, guild: Guild) -> None:
        """An admin adds the bot to a server."""
        guild.has_bot = True
        if self.bot.id not in guild.members:
            fixture.join(guild, self.bot, *(r for r in guild.roles.values() if r.bot_id))
        self.publish(Change(ChangeKind.GUILD))
        self.gateway.dispatch(
            "GUILD_CREATE", guild_create_json(self, guild), guild.id, Intent.GUILDS
        )

    def add_role(self, guild: Guild, role: Role) -> None:
        """An admin makes a role."""
        guild.roles[role.id] = role
        body = {"guild_id": str(guild.id), "role": role_json(role, len(guild.roles) - 1)}
        self.gateway.dispatch("GUILD_ROLE_CREATE", body, guild.id, Intent.GUILDS)

    def remove_bot(self, guild: Guild) -> None:
        """An admin throws the bot out of a server."""
        guild.has_bot = False
        self.publish(Change(ChangeKind.GUILD))
        self.gateway.dispatch("GUILD_DELETE", {"id": str(guild.id)}, guild.id, Intent.GUILDS)

    def members_changed(self, thread: Channel) -> None:
        """Announces that somebody joined or left a thread."""
        self.publish(Change(ChangeKind.CHANNEL, thread.id))

    def interaction_changed(self, interaction: Interaction) -> None:
        """Announces that an interaction was answered or ran out of time."""
        channel_id = interaction.channel.id
        self.publish(
            Change(
                ChangeKind.INTERACTION,
                channel_id,
                private_to=interaction.user.id,
                interaction_id=interaction.id,
            )
        )

    def add_channel(self, channel: Channel) -> None:
        """Puts a new channel or thread into its server."""
        self.channels[channel.id] = channel
        if channel.guild_id is not None:
            self.guilds[channel.guild_id].channels[channel.id] = channel
        self.publish(Change(ChangeKind.CHANNEL, channel.id))
        event = "THREAD_CREATE" if channel.is_thread else "CHANNEL_CREATE"
        extra = {"newly_created": True} if channel.is_thread else {}
        body = channel_json(self, channel) | extra
        if not channel.is_dm and self.bot_sees(channel):
            self.gateway.dispatch(event, body, channel.guild_id, Intent.GUILDS)

    def remove_channel(self, channel: Channel) -> None:
        """Deletes a channel and the threads under it."""
        guild = self.guild_of(channel)
        threads = [c for c in guild.channels.values() if c.parent_id == channel.id] if guild else []
        for gone in [*threads, channel]:
            del self.channels[gone.id]
            if guild:
                del guild.channels[gone.id]
            self.publish(Change(ChangeKind.CHANNEL_DELETED, gone.id))
        event = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        self.gateway.dispatch(event, channel_json(self, channel), channel.guild_id, Intent.GUILDS)

    def say(self, user: User, channel: Channel, content: str) -> Message:
        """A person's own words in a channel."""
        message = Message(self.ids.next(), channel.id, user.id, self.clock.now(), content)
        channel.messages[message.id] = message
        channel.messages_sent += 1
        self.message_changed(ChangeKind.MESSAGE_CREATED, message)
        return message

    # -- blame ----------------------------------------------------------------------------------

    def complain(self, source: Source, where: str, text: str) -> None:
        """Notes a mistake of the bot."""
        self.complaints.append(Complaint(source, where, text))

    def admit(self, where: str, text: str) -> None:
        """Notes a mistake of the stand-in itself."""
        self.own_faults.append(Complaint(Source.SPEC, where, text))

    # -- waiting --------------------------------------------------------------------------------

    def touch(self) -> None:
        """Something happened just now."""
        self.last_activity = time.monotonic()

    def add_busy_check(self, check: Callable[[], bool]) -> None:
        """Lets a test in the bot's process say that work is still going on."""
        self._busy_checks.append(check)

    @property
    def is_busy(self) -> bool:
        """Whether anything is known to be under way."""
        return (
            self.requests_in_flight > 0
            or self.gateway.has_undelivered
            or self.interactions.has_unanswered
            or any(check() for check in self._busy_checks)
        )

    async def quiet(self, rest: float = 0.01, timeout: float = 60.0) -> None:
        """Waits until no request, event or promised answer is under way, and stays so a moment."""
        async with asyncio.timeout(timeout):
            while True:
                await self.gateway.barrier()
                rested = time.monotonic() - self.last_activity
                if not self.is_busy and rested >= rest:
                    return
                await asyncio.sleep(max(0.001, min(rest, rest - rested)))


def _only(found: list[_T], what: str) -> _T:
    if len(found) != 1:
        raise LookupError(f"{len(found)} things are called {what}")
    return found[0]
