"""What one person may see, as JSON: for the driver and for the web page alike."""

from typing import TYPE_CHECKING

from playground.errors import JsonObject
from playground.models import Channel, Guild, Message, User
from playground.payloads import channel_json, message_json, user_json
from playground.permissions import Permission

if TYPE_CHECKING:
    from playground.world import World


def may_see_channel(world: "World", user: User, channel: Channel) -> bool:
    """Whether a channel is on this person's screen at all."""
    known = world.channels.get(channel.id) is channel
    return known and Permission.VIEW_CHANNEL in world.permissions(user, channel)


def may_see_message(world: "World", user: User, message: Message) -> bool:
    """Whether a message is: its channel is, and it is nobody else's private one."""
    channel = world.channels.get(message.channel_id)
    if channel is None or message.id not in channel.messages:
        return False
    mine = message.private_to in (None, user.id)
    return mine and may_see_channel(world, user, channel)


def message_view(world: "World", message: Message) -> JsonObject:
    """A message with what a client would show beside it."""
    return message_json(world, message) | {
        "is_private": message.private_to is not None,
        "is_thinking": message.is_loading,
        "command": message.command,
    }


def channel_view(
    world: "World", user: User, channel: Channel, newest: int | None = None
) -> JsonObject:
    """An open channel for one person: only the messages that person may see, oldest first."""
    if not may_see_channel(world, user, channel):
        raise PermissionError(f"{user.name} cannot see this channel")
    mine = [m for m in channel.messages.values() if m.private_to in (None, user.id)]
    shown = mine if newest is None else mine[-newest:]
    return {
        "channel": channel_json(world, channel),
        "may_write": _may_write(world, user, channel),
        "messages": [message_view(world, message) for message in shown],
    }


def _may_write(world: "World", user: User, channel: Channel) -> bool:
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    allowed = needed in world.permissions(user, channel)
    return allowed and channel.takes_messages and not channel.archived


def sidebar_view(world: "World", user: User) -> JsonObject:
    """The servers, channels, threads and conversation a person finds at the side."""
    mine = [guild for guild in world.guilds.values() if user.id in guild.members]
    return {
        "user": user_json(user),
        "guilds": [_guild_view(world, user, guild) for guild in mine],
        "dm": channel_json(world, world.dm_channel(user)),
        "groups": [channel_json(world, group) for group in groups_of(world, user)],
    }


def groups_of(world: "World", user: User) -> list[Channel]:
    """The private conversations somebody has with others, without the bot."""
    return [c for c in world.channels.values() if c.is_group and user.id in c.people]


def _guild_view(world: "World", user: User, guild: Guild) -> JsonObject:
    seen = [c for c in guild.channels.values() if may_see_channel(world, user, c)]
    return {
        "id": str(guild.id),
        "name": guild.name,
        "locale": guild.locale,
        "has_bot": guild.has_bot,
        "channels": [channel_json(world, channel) for channel in seen],
        "members": [user_json(world.users[user_id]) for user_id in guild.members],
    }
