"""REST: one channel: read, change, delete, overwrite, type."""

from playground.errors import (
    ARCHIVED_THREAD,
    MISSING_PERMISSIONS,
    WRONG_CHANNEL_TYPE,
    ApiError,
    FieldErrors,
    JsonObject,
)
from playground.models import Channel, Overwrite
from playground.payloads import channel_json
from playground.permissions import Permission, sending_permission
from playground.routing import Call, Routes

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


def add_routes(routes: Routes) -> None:
    """Registers everything in this module."""
    routes.add("GET", "/channels/{channel}")(_get)
    routes.add("PATCH", "/channels/{channel}")(_edit)
    routes.add("DELETE", "/channels/{channel}")(_delete)
    routes.add("POST", "/channels/{channel}/typing")(_typing)
    routes.add("PUT", "/channels/{channel}/permissions/{target}")(_overwrite)
    routes.add("DELETE", "/channels/{channel}/permissions/{target}")(_remove_overwrite)


def seen_channel(call: Call, needed: Permission = Permission.VIEW_CHANNEL) -> Channel:
    """The channel in the path, if the bot may do this there."""
    channel = call.world.channel_by_id(call.id("channel"))
    call.world.require(channel, needed)
    return channel


def _get(call: Call) -> JsonObject:
    return channel_json(call.world, seen_channel(call))


def _edit(call: Call) -> JsonObject:
    channel = seen_channel(call)
    if channel.is_dm:
        raise ApiError(WRONG_CHANNEL_TYPE)
    _check(call.object)
    if channel.is_thread:
        _edit_thread(call, channel)
    else:
        call.world.require(channel, Permission.MANAGE_CHANNELS)
        channel.topic = call.object.get("topic", channel.topic)
        channel.name = call.object.get("name", channel.name)
    call.world.channel_changed(channel)
    return channel_json(call.world, channel)


def _check(body: JsonObject) -> None:
    errors = FieldErrors()
    if "name" in body:
        errors.length("name", body["name"], 1, 100)
    errors.optional_length("topic", body.get("topic"), 1024)
    if "auto_archive_duration" in body:
        errors.choice("auto_archive_duration", body["auto_archive_duration"], ARCHIVE_MINUTES)
    errors.raise_if_any()


def _edit_thread(call: Call, thread: Channel) -> None:
    """The owner may archive and rename; locking needs the right to manage threads."""
    world, body = call.world, call.object
    manages = Permission.MANAGE_THREADS in world.permissions(world.bot, thread)
    locks = "locked" in body and body["locked"] != thread.locked
    if not manages and (locks or thread.owner_id != world.bot.id or thread.locked):
        raise ApiError(MISSING_PERMISSIONS)
    if thread.archived and body.get("archived", True):
        raise ApiError(ARCHIVED_THREAD)
    if body.get("archived", thread.archived) != thread.archived:
        thread.archived = body["archived"]
        thread.archive_changed = world.clock.now()
    thread.locked = body.get("locked", thread.locked)
    thread.name = body.get("name", thread.name)
    thread.auto_archive_minutes = body.get("auto_archive_duration", thread.auto_archive_minutes)


def _delete(call: Call) -> JsonObject:
    channel = seen_channel(call)
    if channel.is_dm:
        return channel_json(call.world, channel)
    manage = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
    call.world.require(channel, manage)
    body = channel_json(call.world, channel)
    call.world.remove_channel(channel)
    return body


def _typing(call: Call) -> None:
    channel = call.world.channel_by_id(call.id("channel"))
    call.world.require(channel, sending_permission(channel))


def _overwrite(call: Call) -> None:
    channel = seen_channel(call, Permission.MANAGE_ROLES)
    target, body = call.id("target"), call.object
    channel.overwrites[target] = Overwrite(
        target, int(body["type"]), int(body.get("allow") or 0), int(body.get("deny") or 0)
    )
    call.world.channel_changed(channel)


def _remove_overwrite(call: Call) -> None:
    channel = seen_channel(call, Permission.MANAGE_ROLES)
    channel.overwrites.pop(call.id("target"), None)
    call.world.channel_changed(channel)
