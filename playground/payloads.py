"""The world's things as the JSON Discord sends for them."""

from typing import TYPE_CHECKING

from playground.errors import JsonObject
from playground.ids import iso
from playground.models import (
    Channel,
    ChannelType,
    Guild,
    Member,
    Message,
    MessageType,
    Overwrite,
    Role,
    StoredFile,
    User,
)

if TYPE_CHECKING:
    from playground.world import World


def user_json(user: User) -> JsonObject:
    """A user as anybody sees it."""
    return {
        "id": str(user.id),
        "username": user.name.lower().replace(" ", "_"),
        "global_name": None if user.is_bot else user.name,
        "discriminator": "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
        "bot": user.is_bot,
    }


def own_user_json(user: User) -> JsonObject:
    """The bot's own account."""
    return {**user_json(user), "mfa_enabled": True, "locale": user.locale, "verified": True}


def member_json(world: "World", member: Member) -> JsonObject:
    """A member of a server."""
    return {
        "user": user_json(world.users[member.user_id]),
        "nick": member.nick,
        "roles": [str(role) for role in member.roles],
        "joined_at": iso(member.joined_at),
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "premium_since": None,
        "flags": 0,
        "pending": False,
        "mute": False,
        "deaf": False,
    }


def role_json(role: Role, position: int) -> JsonObject:
    """A role; the bot's own carries its tag."""
    body: JsonObject = {
        "id": str(role.id),
        "name": role.name,
        "permissions": str(int(role.permissions)),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": role.bot_id is not None,
        "mentionable": role.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    if role.bot_id is not None:
        body["tags"] = {"bot_id": str(role.bot_id)}
    return body


def overwrite_json(overwrite: Overwrite) -> JsonObject:
    """One permission overwrite of a channel."""
    return {
        "id": str(overwrite.target_id),
        "type": overwrite.kind,
        "allow": str(int(overwrite.allow)),
        "deny": str(int(overwrite.deny)),
    }


def channel_json(world: "World", channel: Channel) -> JsonObject:
    """A channel of any kind."""
    body: JsonObject = {
        "id": str(channel.id),
        "type": int(channel.type),
        "flags": 0,
        "last_message_id": _maybe(channel.last_message_id),
    }
    if channel.is_dm:
        return body | {"recipients": [user_json(world.users[channel.recipient_id])]}
    if channel.is_group:
        return body | _group_part(world, channel)
    body |= {
        "guild_id": str(channel.guild_id),
        "name": channel.name,
        "rate_limit_per_user": 0,
    }
    return body | (_thread_part(channel) if channel.is_thread else _text_part(channel))


def _group_part(world: "World", channel: Channel) -> JsonObject:
    return {
        "name": channel.name,
        "icon": None,
        "owner_id": str(channel.owner_id),
        "recipients": [user_json(world.users[user]) for user in channel.people],
    }


def _text_part(channel: Channel) -> JsonObject:
    return {
        "position": channel.position,
        "topic": channel.topic,
        "parent_id": _maybe(channel.parent_id or None),
        "nsfw": False,
        "permission_overwrites": [overwrite_json(o) for o in channel.overwrites.values()],
    }


def _thread_part(channel: Channel) -> JsonObject:
    metadata: JsonObject = {
        "archived": channel.archived,
        "locked": channel.locked,
        "archive_timestamp": iso(channel.archive_changed),
        "auto_archive_duration": channel.auto_archive_minutes,
        "create_timestamp": iso(channel.archive_changed),
    }
    if channel.type is ChannelType.PRIVATE_THREAD:
        metadata["invitable"] = True
    return {
        "parent_id": str(channel.parent_id),
        "owner_id": str(channel.owner_id),
        "thread_metadata": metadata,
        "message_count": min(channel.messages_sent, 50),
        "member_count": min(len(channel.thread_members), 50),
        "total_message_sent": channel.messages_sent,
    }


def thread_member_json(channel: Channel, user_id: int) -> JsonObject:
    """Somebody's membership of a thread."""
    return {
        "id": str(channel.id),
        "user_id": str(user_id),
        "join_timestamp": iso(channel.thread_members[user_id]),
        "flags": 0,
    }


def file_json(world: "World", file: StoredFile) -> JsonObject:
    """An attachment with the address of its bytes."""
    body: JsonObject = {
        "id": str(file.id),
        "filename": file.filename,
        "size": len(file.data),
        "url": file_url(world, file),
        "proxy_url": file_url(world, file),
        "content_type": file.content_type,
    }
    if file.description is not None:
        body["description"] = file.description
    if file.width is not None:
        body |= {"width": file.width, "height": file.height}
    return body


def file_url(world: "World", file: StoredFile) -> str:
    """Where the bytes of a file are served."""
    return f"{world.base_url}/cdn/attachments/{file.channel_id}/{file.id}/{file.filename}"


def message_json(world: "World", message: Message) -> JsonObject:
    """A message as the REST answers and the gateway events carry it."""
    body: JsonObject = {
        "id": str(message.id),
        "type": int(message.type),
        "channel_id": str(message.channel_id),
        "author": user_json(world.users[message.author_id]),
        "content": message.content,
        "timestamp": iso(message.timestamp),
        "edited_timestamp": None if message.edited is None else iso(message.edited),
        "tts": False,
        "mention_everyone": message.mention_everyone,
        "mentions": [user_json(world.users[user_id]) for user_id in message.mentions],
        "mention_roles": [str(role) for role in message.mention_roles],
        "attachments": [file_json(world, file) for file in message.files],
        "embeds": message.embeds,
        "components": message.components,
        "flags": int(message.flags),
        "pinned": message.pinned_at is not None,
    }
    return body | _message_extras(world, message)


def _message_extras(world: "World", message: Message) -> JsonObject:
    extras: JsonObject = {}
    if message.nonce is not None:
        extras["nonce"] = message.nonce
    if message.reference is not None:
        extras["message_reference"] = message.reference
    if message.interaction is not None:
        extras["application_id"] = str(world.bot.id)
        extras["webhook_id"] = str(world.bot.id)
        extras["interaction_metadata"] = message.interaction
    if message.type is MessageType.REPLY:
        extras["referenced_message"] = _referenced(world, message)
    if message.thread_id in world.channels:
        extras["thread"] = channel_json(world, world.channels[message.thread_id])
    return extras


def _referenced(world: "World", message: Message) -> JsonObject | None:
    reference = message.reference or {}
    channel = world.channels.get(message.channel_id)
    found = channel and channel.messages.get(int(reference.get("message_id", 0)))
    if not found:
        return None
    body = message_json(world, found)
    body.pop("referenced_message", None)
    return body


_PLAIN_GUILD: JsonObject = {
    "icon": None,
    "description": None,
    "home_header": None,
    "splash": None,
    "discovery_splash": None,
    "banner": None,
    "application_id": None,
    "afk_channel_id": None,
    "afk_timeout": 300,
    "system_channel_id": None,
    "system_channel_flags": 0,
    "widget_channel_id": None,
    "widget_enabled": False,
    "vanity_url_code": None,
    "rules_channel_id": None,
    "safety_alerts_channel_id": None,
    "public_updates_channel_id": None,
    "incidents_data": None,
    "features": [],
    "emojis": [],
    "stickers": [],
    "region": "deprecated",
    "verification_level": 0,
    "default_message_notifications": 0,
    "mfa_level": 0,
    "explicit_content_filter": 0,
    "max_presences": 0,
    "max_members": 500_000,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "premium_progress_bar_enabled": False,
    "nsfw": False,
    "nsfw_level": 0,
}
"""What Discord sends of a server without icon, boosts, stickers or other finery."""


def guild_json(guild: Guild) -> JsonObject:
    """A server as ``GET /guilds/{id}`` answers it."""
    return {
        **_PLAIN_GUILD,
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.owner_id),
        "preferred_locale": guild.locale,
        "roles": [role_json(role, n) for n, role in enumerate(guild.roles.values())],
        "approximate_member_count": len(guild.members),
        "approximate_presence_count": len(guild.members),
    }


def guild_create_json(world: "World", guild: Guild) -> JsonObject:
    """A server as the gateway introduces it: without the member list, which is privileged."""
    me = guild.members[world.bot.id]
    shown = [c for c in guild.channels.values() if not c.is_thread]
    threads = [c for c in guild.channels.values() if c.is_thread and not c.archived]
    return guild_json(guild) | {
        "joined_at": iso(me.joined_at),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "members": [member_json(world, me)],
        "channels": [channel_json(world, channel) for channel in shown],
        "threads": [channel_json(world, t) for t in threads if world.bot_sees(t)],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def _maybe(snowflake: int | None) -> str | None:
    return None if snowflake is None else str(snowflake)
