"""REST: servers, their members, roles and channels."""

from playground.errors import (
    MISSING_PERMISSIONS,
    UNKNOWN_MEMBER,
    ApiError,
    FieldErrors,
    JsonObject,
)
from playground.models import Channel, ChannelType
from playground.payloads import (
    channel_json,
    guild_json,
    member_json,
    role_json,
    thread_member_json,
)
from playground.permissions import Permission, base_permissions
from playground.routing import Call, Routes


def add_routes(routes: Routes) -> None:
    """Registers everything in this module."""
    routes.add("GET", "/guilds/{guild}")(_guild)
    routes.add("GET", "/guilds/{guild}/channels")(_channels)
    routes.add("POST", "/guilds/{guild}/channels")(_create_channel)
    routes.add("GET", "/guilds/{guild}/roles")(_roles)
    routes.add("GET", "/guilds/{guild}/members/{user}")(_member)
    routes.add("GET", "/guilds/{guild}/threads/active")(_active_threads)


def _guild(call: Call) -> JsonObject:
    return guild_json(call.world.guild_by_id(call.id("guild")))


def _channels(call: Call) -> list[JsonObject]:
    guild = call.world.guild_by_id(call.id("guild"))
    return [channel_json(call.world, c) for c in guild.channels.values() if not c.is_thread]


def _create_channel(call: Call) -> JsonObject:
    world = call.world
    guild = world.guild_by_id(call.id("guild"))
    granted = base_permissions(guild, guild.members[world.bot.id])
    if Permission.MANAGE_CHANNELS not in granted:
        raise ApiError(MISSING_PERMISSIONS)
    errors = FieldErrors()
    errors.length("name", call.object.get("name"), 1, 100)
    errors.raise_if_any()
    channel = Channel(
        world.ids.next(),
        ChannelType.TEXT,
        call.object["name"],
        guild.id,
        len(guild.channels),
        call.object.get("topic"),
    )
    world.add_channel(channel)
    return channel_json(world, channel)


def _roles(call: Call) -> list[JsonObject]:
    guild = call.world.guild_by_id(call.id("guild"))
    return [role_json(role, number) for number, role in enumerate(guild.roles.values())]


def _member(call: Call) -> JsonObject:
    guild = call.world.guild_by_id(call.id("guild"))
    member = guild.members.get(call.id("user"))
    if member is None:
        raise ApiError(UNKNOWN_MEMBER)
    return member_json(call.world, member)


def _active_threads(call: Call) -> JsonObject:
    world, guild = call.world, call.world.guild_by_id(call.id("guild"))
    threads = [c for c in guild.channels.values() if c.is_thread and not c.archived]
    seen = [thread for thread in threads if world.bot_sees(thread)]
    mine = [thread for thread in seen if world.bot.id in thread.thread_members]
    return {
        "threads": [channel_json(world, thread) for thread in seen],
        "members": [thread_member_json(thread, world.bot.id) for thread in mine],
        "has_more": False,
    }
