"""Channels and roles that were named in a form: of this server, and such as the bot can use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import discord

from cogs.discord_io.permissions import TO_POST, TO_START_THREADS, lacking
from cogs.discord_io.visit import Visit
from sessions.carrying import Landmarks
from sessions.house_words import channel as named
from sessions.house_words import role as mentioned
from sessions.shapes import TableError

_CHANNELS = ("channels", "category", "threads_in", "log_channel", "announce_channel")
_ROLES = ("open_roles", "manage_roles", "announce_role")
_NEEDED = {
    "threads_in": TO_START_THREADS,
    "log_channel": TO_POST,
    "announce_channel": TO_POST,
}


def check_things(visit: Visit, values: Mapping[str, object]) -> None:
    """Refuse what is not of this server, and a channel in which the bot could not do its part."""
    guild = visit.interaction.guild
    if guild is None:
        raise TableError("bot-servers-only")
    roles = {*map(guild.get_role, _named(values, _ROLES))}
    channels = {*map(guild.get_channel, _named(values, _CHANNELS))}
    if None in roles | channels:
        raise TableError("admin-set-foreign")
    for id in _named(values, ("announce_role",)):
        _check_callable(guild, id)
    for field, needed in _NEEDED.items():
        for id in _named(values, (field,)):
            _check_rights(visit, guild, id, needed)


def landmarks(visit: Visit) -> Landmarks:
    """The channels, categories and roles of the server."""
    guild = visit.interaction.guild
    if guild is None:
        raise TableError("bot-servers-only")
    kinds = (discord.TextChannel, discord.ForumChannel)
    return Landmarks(
        channel={c.id: c.name for c in guild.channels if isinstance(c, kinds)},
        category={c.id: c.name for c in guild.categories},
        role={r.id: r.name for r in guild.roles},
    )


def _named(values: Mapping[str, object], fields: tuple[str, ...]) -> Iterator[int]:
    """The ids in these settings; 0 stands for nothing."""
    for field in fields:
        value = values.get(field)
        for id in value if isinstance(value, tuple) else (value,):
            if isinstance(id, int) and id:
                yield id


def _check_callable(guild: discord.Guild, id: int) -> None:
    """A role that does not react to being named would make the announcement call nobody."""
    role = guild.get_role(id)
    if role and not role.mentionable and not guild.me.guild_permissions.mention_everyone:
        raise TableError("admin-set-silent-role", who=mentioned(id))


def _check_rights(visit: Visit, guild: discord.Guild, id: int, needed: tuple[str, ...]) -> None:
    channel = guild.get_channel(id)
    assert channel is not None
    missing = lacking(channel.permissions_for(guild.me), needed, visit.words)
    if missing:
        raise TableError("admin-set-lacking", channel=named(id), missing=missing)
