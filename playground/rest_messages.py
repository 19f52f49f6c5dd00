"""REST: messages of a channel: send, read, edit, delete, pin."""

from playground import posts
from playground.changes import ChangeKind
from playground.errors import (
    ARCHIVED_THREAD,
    CLOSED_DM,
    NO_MUTUAL_GUILD,
    NO_TEXT_CHANNEL,
    NOT_YOUR_MESSAGE,
    OLD_EDITS,
    SYSTEM_MESSAGE,
    UNKNOWN_MESSAGE,
    ApiError,
    JsonObject,
    RateLimited,
    refuse_field,
)
from playground.ids import iso, seconds_of
from playground.models import Channel, Message, MessageType
from playground.payloads import message_json
from playground.permissions import Permission, sending_permission
from playground.ratelimits import OLD_MESSAGE_SECONDS
from playground.rest_channels import seen_channel
from playground.routing import Call, Routes
from playground.world import World

NONCE_SECONDS = 300.0
"""How long Discord remembers a nonce: "the past few minutes"."""

_ONE = "/channels/{channel}/messages/{message}"
_PINS = "/channels/{channel}/messages/pins"


def add_routes(routes: Routes) -> None:
    """Registers everything in this module."""
    routes.add("POST", "/channels/{channel}/messages")(_create)
    routes.add("GET", "/channels/{channel}/messages")(_list)
    routes.add("GET", _PINS)(_pins)
    routes.add("PUT", _PINS + "/{message}")(_pin)
    routes.add("DELETE", _PINS + "/{message}")(_unpin)
    routes.add("GET", _ONE)(_get)
    routes.add("PATCH", _ONE)(_edit)
    routes.add("DELETE", _ONE)(_delete)


def check_may_post(world: World, channel: Channel, body: JsonObject, has_files: bool) -> None:
    """Refuses a message the bot may not put into this channel."""
    if channel.is_dm:
        _check_dm(world, channel)
        return
    if not channel.takes_messages:
        raise ApiError(NO_TEXT_CHANNEL)
    needed = sending_permission(channel)
    if has_files:
        needed |= Permission.ATTACH_FILES
    if body.get("embeds"):
        needed |= Permission.EMBED_LINKS
    if body.get("message_reference"):
        needed |= Permission.READ_MESSAGE_HISTORY
    world.require(channel, needed)
    if channel.archived and channel.locked:
        manages = Permission.MANAGE_THREADS in world.permissions(world.bot, channel)
        if not manages:
            raise ApiError(ARCHIVED_THREAD)


def _check_dm(world: World, channel: Channel) -> None:
    user = world.users[channel.recipient_id]
    if user.dms_closed:
        raise ApiError(CLOSED_DM)
    if not any(user.id in guild.members for guild in world.guilds.values() if guild.has_bot):
        raise ApiError(NO_MUTUAL_GUILD)


def _create(call: Call) -> JsonObject:
    world, body = call.world, call.object
    channel = world.channel_by_id(call.id("channel"))
    check_may_post(world, channel, body, bool(call.uploads))
    repeated = _same_nonce(world, channel, body)
    if repeated is not None:
        return message_json(world, repeated)
    message = Message(world.ids.next(), channel.id, world.bot.id, world.clock.now())
    message.nonce = None if body.get("nonce") is None else str(body["nonce"])
    _refer(channel, message, body.get("message_reference"))
    posts.write(world, channel, message, body, call.uploads)
    return message_json(world, message)


def _same_nonce(world: World, channel: Channel, body: JsonObject) -> Message | None:
    """With ``enforce_nonce`` a repeated send gets the first message back."""
    nonce = body.get("nonce")
    if nonce is None or not body.get("enforce_nonce"):
        return None
    since = world.clock.now() - NONCE_SECONDS
    for message in reversed(channel.messages.values()):
        if message.timestamp < since:
            return None
        if message.nonce == str(nonce) and message.author_id == world.bot.id:
            return message
    return None


def _refer(channel: Channel, message: Message, reference: JsonObject | None) -> None:
    if not reference:
        return
    target = int(reference.get("message_id") or 0)
    known = target in channel.messages and channel.messages[target].private_to is None
    if not known and reference.get("fail_if_not_exists", True):
        raise refuse_field("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
    message.type = MessageType.REPLY
    message.reference = {"type": 0, "channel_id": str(channel.id), "message_id": str(target)}
    if channel.guild_id is not None:
        message.reference["guild_id"] = str(channel.guild_id)


def public_message(call: Call, channel: Channel) -> Message:
    """The message in the path; ephemeral ones are out of reach of channel routes."""
    message = channel.messages.get(call.id("message"))
    if message is None or message.private_to is not None:
        raise ApiError(UNKNOWN_MESSAGE)
    return message


def _list(call: Call) -> list[JsonObject]:
    channel = seen_channel(call)
    limit = call.query.get("limit", "50")
    if not limit.isdecimal() or not 1 <= int(limit) <= 100:
        raise refuse_field("limit", "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
    if Permission.READ_MESSAGE_HISTORY not in call.world.permissions(call.world.bot, channel):
        return []
    before = int(call.query.get("before", 1 << 63))
    after = int(call.query.get("after", 0))
    public = [m for m in channel.messages.values() if m.private_to is None]
    chosen = [m for m in public if after < m.id < before]
    kept = chosen[: int(limit)] if "after" in call.query else chosen[-int(limit) :]
    return [message_json(call.world, message) for message in reversed(kept)]


def _get(call: Call) -> JsonObject:
    channel = seen_channel(call, Permission.READ_MESSAGE_HISTORY)
    return message_json(call.world, public_message(call, channel))


def _edit(call: Call) -> JsonObject:
    world, channel = call.world, seen_channel(call)
    message = public_message(call, channel)
    if message.author_id != world.bot.id:
        raise ApiError(NOT_YOUR_MESSAGE)
    if channel.archived:
        raise ApiError(ARCHIVED_THREAD)
    if call.uploads:
        world.require(channel, Permission.ATTACH_FILES)
    if world.clock.now() - seconds_of(message.id) > OLD_MESSAGE_SECONDS:
        wait = world.limits.old_edit_wait(channel.id)
        if wait:
            raise RateLimited(wait, OLD_EDITS)
    return message_json(world, posts.rewrite(world, message, call.object, call.uploads))


def _delete(call: Call) -> None:
    world, channel = call.world, seen_channel(call)
    message = public_message(call, channel)
    if channel.archived:
        raise ApiError(ARCHIVED_THREAD)
    if message.type is MessageType.THREAD_CREATED and message.author_id != world.bot.id:
        raise ApiError(SYSTEM_MESSAGE)
    if message.author_id != world.bot.id:
        world.require(channel, Permission.MANAGE_MESSAGES)
    posts.remove(world, message)


# -- pins -----------------------------------------------------------------------------------------


def _pins(call: Call) -> JsonObject:
    channel = seen_channel(call)
    pinned = [m for m in channel.messages.values() if m.pinned_at is not None]
    pinned.sort(key=lambda message: message.pinned_at or 0, reverse=True)
    items = [
        {"pinned_at": iso(m.pinned_at or 0), "message": message_json(call.world, m)} for m in pinned
    ]
    return {"items": items, "has_more": False}


def _set_pin(call: Call, when: float | None) -> None:
    channel = seen_channel(call, Permission.VIEW_CHANNEL)
    if not channel.is_dm:
        call.world.require(channel, Permission.PIN_MESSAGES)
    message = public_message(call, channel)
    message.pinned_at = when
    call.world.message_changed(ChangeKind.MESSAGE_EDITED, message)


def _pin(call: Call) -> None:
    _set_pin(call, call.world.clock.now())


def _unpin(call: Call) -> None:
    _set_pin(call, None)
