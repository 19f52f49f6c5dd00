"""Threads that outlive a stand-in: with their people, where their channel still is."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from playground.keeping import bring_threads, keep_threads, threads_of
from playground.models import Channel, ChannelType
from playground.world import World


def thread(world: World, name: str = "Ada's first game") -> Channel:
    """A private thread of Ada and the bot."""
    parent, since = world.channel("The Quay/tables"), world.clock.now()
    people = {world.bot.id: since, world.user("Ada").id: since}
    made = Channel(
        world.ids.next(),
        ChannelType.PRIVATE_THREAD,
        name,
        parent.guild_id,
        parent_id=parent.id,
        owner_id=world.bot.id,
        thread_members=people,
    )
    world.add_channel(made)
    return made


@contextlib.asynccontextmanager
async def keeping(world: World, kept: list[str]) -> AsyncIterator[None]:
    """Everything that changes is kept in a list."""

    async def keep(text: str) -> None:
        kept.append(text)

    task = asyncio.create_task(keep_threads(world, keep))
    await asyncio.sleep(0)
    yield
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


async def test_a_thread_is_there_again_with_its_people() -> None:
    before, kept = World(), list[str]()
    async with keeping(before, kept):
        made = thread(before)
        await asyncio.sleep(0.01)
        before.set_archived(made, archived=True)
        await asyncio.sleep(0.01)
    after = World()
    bring_threads(after, kept[-1])
    found = after.channel_by_id(made.id)
    assert found == made
    assert found is after.channel("The Quay/Ada's first game")
    assert after.bot_sees(found)
    assert threads_of(after) == kept[-1]


async def test_what_changes_no_thread_is_not_kept_again() -> None:
    world, kept = World(), list[str]()
    async with keeping(world, kept):
        world.channel_changed(world.channel("The Quay/tables"))
        await asyncio.sleep(0.01)
    assert kept == []


def test_a_thread_without_its_channel_stays_away() -> None:
    before = World()
    made = thread(before)
    made.parent_id = 1
    after = World()
    bring_threads(after, threads_of(before))
    bring_threads(after, None)
    assert made.id not in after.channels
