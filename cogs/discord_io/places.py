"""Where tables stand: whether the channel is still there, and who may look into it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from logging import INFO, getLogger
from typing import TYPE_CHECKING, Literal, TypeAlias

import discord

from cogs.discord_io.visit import Visit
from process.logs import note
from sessions.shapes import Table

if TYPE_CHECKING:
    from cogs.client import Harbormaster

_AT_ONCE = 3  # requests
_GONE, _NO_ACCESS, _NO_MEMBER = 10003, 50001, 10007
_log = getLogger(__name__)
Channel: TypeAlias = discord.abc.GuildChannel | discord.Thread


@dataclass(frozen=True, slots=True)
class Ground:
    """What is known of the channel of a table."""

    state: Literal["there", "gone", "closed", "unknown"]
    channel: Channel | None = None


async def grounds(visit: Visit, tables: Sequence[Table]) -> dict[int, Ground]:
    """Of each table; only what the bot does not remember is asked of Discord."""
    found = {table.id: _remembered(visit.bot, table) for table in tables}
    asked = [table for table in tables if found[table.id] is None]
    if asked:
        await visit.think()
    few = asyncio.Semaphore(_AT_ONCE)
    fetched = await asyncio.gather(*(_in_turn(visit.bot, table, few) for table in asked))
    answers = dict(zip((table.id for table in asked), fetched, strict=True))
    return answers | {table: ground for table, ground in found.items() if ground is not None}


async def ground(bot: Harbormaster, table: Table) -> Ground:
    """Of one table, without a word to anybody."""
    return _remembered(bot, table) or await _fetched(bot, table)


async def _in_turn(bot: Harbormaster, table: Table, few: asyncio.Semaphore) -> Ground:
    async with few:
        return await _fetched(bot, table)


def _remembered(bot: Harbormaster, table: Table) -> Ground | None:
    guild = bot.get_guild(table.server)
    if guild is None:  # the bot has left it, or another process knows
        return Ground("gone") if bot.hears(table.server) else None
    if guild.unavailable:
        return Ground("unknown")
    channel = guild.get_channel_or_thread(table.channel)
    return None if channel is None else Ground("there", channel)


async def _fetched(bot: Harbormaster, table: Table) -> Ground:
    """Archived threads are not remembered; neither is what was deleted."""
    try:
        channel = await bot.fetch_channel(table.channel)
    except discord.HTTPException as error:
        return Ground("gone" if error.code == _GONE else _closed_or_unknown(error.code))
    except (discord.DiscordException, OSError) as error:
        note(_log, "channel_unknown", level=INFO, table=table.id, why=str(error))
        return Ground("unknown")
    if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return Ground("there", channel)
    return Ground("unknown")


def _closed_or_unknown(code: int) -> Literal["closed", "unknown"]:
    return "closed" if code == _NO_ACCESS else "unknown"


def may_see(user: discord.User | discord.Member, ground: Ground) -> bool:
    """Whether a channel is on somebody's screen; where that cannot be told, it is not."""
    channel = ground.channel
    if channel is None or not isinstance(user, discord.Member):
        return False
    try:
        allowed = channel.permissions_for(user)
    except discord.ClientException:  # a thread whose channel is not known
        return False
    private = isinstance(channel, discord.Thread) and channel.is_private()
    return allowed.view_channel and (allowed.manage_threads or not private)


async def has_left(guild: discord.Guild, user: int) -> bool:
    """Whether somebody is no longer on a server, which nobody tells the bot; sure or not at all."""
    try:
        await guild.fetch_member(user)
    except discord.NotFound as error:
        return error.code == _NO_MEMBER
    except (discord.DiscordException, OSError):
        return False
    return False
