"""What outlives the stand-in: its threads, so that a table in one has its place after a restart."""

import asyncio
import json
from collections.abc import Awaitable, Callable

from playground.changes import Change, ChangeKind
from playground.errors import JsonObject
from playground.models import Channel, ChannelType
from playground.world import World

_KEPT = (
    "id",
    "name",
    "guild_id",
    "parent_id",
    "owner_id",
    "archived",
    "locked",
    "auto_archive_minutes",
    "archive_changed",
)


async def keep_threads(world: World, keep: Callable[[str], Awaitable[None]]) -> None:
    """Keeps all threads whenever one of them has changed, for as long as it runs."""
    changed, kept = asyncio.Event(), threads_of(world)

    def note(change: Change) -> None:
        if change.kind in (ChangeKind.CHANNEL, ChangeKind.CHANNEL_DELETED):
            changed.set()

    leave = world.subscribe(note)
    try:
        while True:
            await changed.wait()
            changed.clear()
            if (now := threads_of(world)) != kept:
                await keep(now)
                kept = now
    finally:
        leave()


def threads_of(world: World) -> str:
    """All threads without their messages."""
    return json.dumps([_written(each) for each in world.channels.values() if each.is_thread])


def bring_threads(world: World, kept: str | None) -> None:
    """Opens the threads of an earlier run again, where their channel is still there."""
    for written in json.loads(kept or "[]"):
        thread = _read(written)
        guild = world.guilds.get(thread.guild_id or 0)
        if guild is not None and thread.parent_id in guild.channels:
            world.channels[thread.id] = guild.channels[thread.id] = thread


def _written(thread: Channel) -> JsonObject:
    plain = {name: getattr(thread, name) for name in _KEPT}
    return plain | {"type": thread.type.value, "members": [*thread.thread_members.items()]}


def _read(written: JsonObject) -> Channel:
    plain = {name: written[name] for name in _KEPT}
    members = {int(user): float(since) for user, since in written["members"]}
    return Channel(type=ChannelType(written["type"]), thread_members=members, **plain)
