"""REST: threads: start with or without a message, join, leave, list."""

from playground import posts
from playground.changes import ChangeKind
from playground.errors import (
    THREAD_EXISTS,
    UNKNOWN_USER,
    WRONG_CHANNEL_TYPE,
    ApiError,
    FieldErrors,
    JsonObject,
    refuse_field,
)
from playground.gateway import Intent
from playground.models import Channel, ChannelType, Message, MessageType
from playground.payloads import channel_json, message_json, thread_member_json
from playground.permissions import Permission, sending_permission
from playground.rest_channels import ARCHIVE_MINUTES, seen_channel
from playground.rest_messages import public_message
from playground.routing import Call, Routes

_MEMBERS = "/channels/{channel}/thread-members"


def add_routes(routes: Routes) -> None:
    """Registers everything in this module."""
    routes.add("POST", "/channels/{channel}/threads")(_start)
    routes.add("POST", "/channels/{channel}/messages/{message}/threads")(_start_from_message)
    routes.add("GET", _MEMBERS)(_members)
    routes.add("PUT", _MEMBERS + "/{user}")(_add_member)
    routes.add("DELETE", _MEMBERS + "/{user}")(_remove_member)
    for kind in ("public", "private"):
        routes.add("GET", "/channels/{channel}/threads/archived/" + kind)(_archived)


def _check(body: JsonObject) -> None:
    errors = FieldErrors()
    errors.length("name", body.get("name"), 1, 100)
    if body.get("auto_archive_duration") is not None:
        errors.choice("auto_archive_duration", body["auto_archive_duration"], ARCHIVE_MINUTES)
    errors.raise_if_any()


def _parent(call: Call, needed: Permission, *kinds: ChannelType) -> Channel:
    channel = seen_channel(call)
    if channel.type not in (ChannelType.TEXT, *kinds):
        raise ApiError(WRONG_CHANNEL_TYPE)
    call.world.require(channel, needed)
    _check(call.object)
    return channel


def _start(call: Call) -> JsonObject:
    """A thread of its own; a public one posts a system message in the parent, or is a post."""
    if seen_channel(call).type is ChannelType.FORUM:
        return _start_post(call)
    kind = ChannelType(int(call.object.get("type") or ChannelType.PRIVATE_THREAD))
    is_public = kind is ChannelType.PUBLIC_THREAD
    needed = Permission.CREATE_PUBLIC_THREADS if is_public else Permission.CREATE_PRIVATE_THREADS
    parent = _parent(call, needed)
    thread = _thread(call, parent, call.world.ids.next(), kind)
    if is_public:
        _post_notice(call, parent, thread)
    return _answer(call, thread)


def _start_post(call: Call) -> JsonObject:
    """In a forum a thread is a post: it begins with a message that has its number."""
    forum = _parent(call, Permission.SEND_MESSAGES, ChannelType.FORUM)
    first = call.object.get("message")
    if not isinstance(first, dict):
        raise refuse_field("message", "BASE_TYPE_REQUIRED", "This field is required")
    thread = _thread(call, forum, call.world.ids.next(), ChannelType.PUBLIC_THREAD)
    world = call.world
    message = Message(thread.id, thread.id, world.bot.id, world.clock.now())
    posts.write(world, thread, message, first, call.uploads)
    return _answer(call, thread) | {"message": message_json(world, message)}


def _start_from_message(call: Call) -> JsonObject:
    parent = _parent(call, Permission.CREATE_PUBLIC_THREADS)
    message = public_message(call, parent)
    if message.id in call.world.channels:
        raise ApiError(THREAD_EXISTS)
    thread = _thread(call, parent, message.id, ChannelType.PUBLIC_THREAD)
    message.thread_id = thread.id
    call.world.message_changed(ChangeKind.MESSAGE_EDITED, message)
    return _answer(call, thread)


def _thread(call: Call, parent: Channel, thread_id: int, kind: ChannelType) -> Channel:
    world, body = call.world, call.object
    now = world.clock.now()
    thread = Channel(
        thread_id,
        kind,
        body["name"],
        parent.guild_id,
        parent_id=parent.id,
        owner_id=world.bot.id,
        thread_members={world.bot.id: now},
        auto_archive_minutes=body.get("auto_archive_duration") or 4320,
        archive_changed=now,
    )
    world.add_channel(thread)
    return thread


def _post_notice(call: Call, parent: Channel, thread: Channel) -> None:
    world = call.world
    notice = Message(world.ids.next(), parent.id, world.bot.id, world.clock.now(), thread.name)
    notice.type = MessageType.THREAD_CREATED
    notice.reference = {
        "type": 0,
        "channel_id": str(thread.id),
        "guild_id": str(thread.guild_id),
    }
    parent.messages[notice.id] = notice
    world.message_changed(ChangeKind.MESSAGE_CREATED, notice)


def _answer(call: Call, thread: Channel) -> JsonObject:
    body = channel_json(call.world, thread)
    return body | {"member": thread_member_json(thread, call.world.bot.id)}


def _open_thread(call: Call, needed: Permission) -> Channel:
    thread = seen_channel(call)
    if not thread.is_thread:
        raise ApiError(WRONG_CHANNEL_TYPE)
    call.world.require(thread, needed)
    return thread


def _members(call: Call) -> list[JsonObject]:
    thread = _open_thread(call, Permission.VIEW_CHANNEL)
    return [thread_member_json(thread, user_id) for user_id in thread.thread_members]


def _user_id(call: Call) -> int:
    if call.params["user"] == "@me":
        return call.world.bot.id
    if call.id("user") not in call.world.users:
        raise ApiError(UNKNOWN_USER)
    return call.id("user")


def _add_member(call: Call) -> None:
    thread = call.world.channel_by_id(call.id("channel"))
    thread = _open_thread(call, sending_permission(thread))
    user_id = _user_id(call)
    thread.thread_members[user_id] = call.world.clock.now()
    _announce(call, thread, {"added_members": [thread_member_json(thread, user_id)]})


def _remove_member(call: Call) -> None:
    user_id = _user_id(call)
    mine = user_id == call.world.bot.id
    thread = call.world.channel_by_id(call.id("channel"))
    owns = thread.owner_id == call.world.bot.id and thread.type is ChannelType.PRIVATE_THREAD
    needed = Permission.VIEW_CHANNEL if mine or owns else Permission.MANAGE_THREADS
    thread = _open_thread(call, needed)
    thread.thread_members.pop(user_id, None)
    _announce(call, thread, {"removed_member_ids": [str(user_id)]})


def _announce(call: Call, thread: Channel, change: JsonObject) -> None:
    body = {
        "id": str(thread.id),
        "guild_id": str(thread.guild_id),
        "member_count": len(thread.thread_members),
        **change,
    }
    world = call.world
    world.gateway.dispatch("THREAD_MEMBERS_UPDATE", body, thread.guild_id, Intent.GUILDS)
    world.members_changed(thread)


def _archived(call: Call) -> JsonObject:
    world, parent = call.world, seen_channel(call, Permission.READ_MESSAGE_HISTORY)
    guild = world.guild_of(parent)
    threads = [
        thread
        for thread in (guild.channels.values() if guild else ())
        if thread.parent_id == parent.id and thread.archived and world.bot_sees(thread)
    ]
    return {
        "threads": [channel_json(world, thread) for thread in threads],
        "members": [],
        "has_more": False,
    }
