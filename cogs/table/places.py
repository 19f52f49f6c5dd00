"""What is not well where tables stand and with what settings point to, and how to mend it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

import discord

from cogs.discord_io.permissions import (
    NEEDED,
    TO_POST,
    TO_START_THREADS,
    lacking,
    missing_in,
    to_play_in,
)
from cogs.discord_io.places import Channel, Ground, grounds, has_left
from cogs.discord_io.visit import Visit
from cogs.shown.text import safe_name
from engine.core.words import Msg, msg
from sessions.house import ServerSettings
from sessions.house_words import lines
from sessions.shapes import Chair, Table

_ROLE_SETTINGS = ("open_roles", "manage_roles", "announce_role")
_CHANNEL_SETTINGS: dict[str, tuple[str, ...]] = {  # what each needs there
    "channels": NEEDED,
    "category": (),
    "threads_in": TO_START_THREADS,
    "log_channel": TO_POST,
    "announce_channel": TO_POST,
}
_LISTS = {"channels": "places", "open_roles": "people", "manage_roles": "people"}  # by group
Fix: TypeAlias = Callable[[], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is not as it should be, and how the bot itself can mend it, if it can."""

    what: Msg
    fix: Fix | None = None


async def problems(visit: Visit) -> list[Problem]:
    """All of a server, where this comes from first."""
    guild = visit.interaction.guild
    if guild is None:
        return []
    tables = await visit.sessions.show.in_server(guild.id)
    found = list(_here(visit, guild, tables))
    known = await grounds(visit, tables)
    for table in tables:
        found += _of_table(visit, guild, table, known[table.id])
    found += await _missed(visit, guild, tables)
    return [*found, *_of_settings(visit, guild)]


# -- where tables stand ---------------------------------------------------------------------------


def _here(visit: Visit, guild: discord.Guild, tables: list[Table]) -> Iterator[Problem]:
    """The channel in which somebody asks, unless it is one with a table."""
    channel = visit.interaction.channel
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return
    if channel.id not in [table.channel for table in tables]:
        yield from _not_allowed(visit, guild, channel)


def _of_table(
    visit: Visit, guild: discord.Guild, table: Table, ground: Ground
) -> Iterator[Problem]:
    game, where = visit.sessions.show.title(table), f"<#{table.channel}>"
    if ground.state == "gone":
        yield Problem(msg("tables-check-gone", game=game, table=table.id))
    elif ground.state == "closed":
        yield Problem(msg("tables-check-closed", channel=where))
    elif ground.channel is not None:
        wrong = [*_not_allowed(visit, guild, ground.channel), *_locked(guild, ground.channel)]
        yield from wrong
        if table.parked is not None and not wrong:
            what = msg("tables-check-parked", game=game, table=table.id)
            yield Problem(what, lambda: visit.sessions.parking.go_on(table.id))


def _not_allowed(visit: Visit, guild: discord.Guild, channel: Channel) -> Iterator[Problem]:
    have = channel.permissions_for(guild.me)
    needed = to_play_in(channel)
    if missing := lacking(have, needed, visit.words):
        what = msg("tables-check-here", channel=channel.mention, missing=missing)
        yield Problem(what, _allowing(guild, channel, have, missing_in(have, needed)))


def _allowing(
    guild: discord.Guild, channel: Channel, have: discord.Permissions, missing: list[str]
) -> Fix | None:
    """Where the bot may set permissions, it can allow itself what it lacks."""
    place = channel.parent if isinstance(channel, discord.Thread) else channel
    if place is None or not have.manage_roles:
        return None
    now = place.overwrites_for(guild.me)
    now.update(**dict.fromkeys(missing, True))
    return lambda: place.set_permissions(guild.me, overwrite=now)


def _locked(guild: discord.Guild, channel: Channel) -> Iterator[Problem]:
    """Into a thread that is only archived one can write; that opens it."""
    if isinstance(channel, discord.Thread) and channel.locked and channel.archived:
        may = channel.permissions_for(guild.me).manage_threads
        fix = (lambda: channel.edit(archived=False, locked=False)) if may else None
        yield Problem(msg("tables-check-locked", channel=channel.mention), fix)


# -- who has left ---------------------------------------------------------------------------------


async def _missed(visit: Visit, guild: discord.Guild, tables: list[Table]) -> list[Problem]:
    """Nobody tells the bot that somebody leaves a server, so it asks; what to do is not its own."""
    await visit.think()
    users = {user for table in tables for user in table.people}
    gone = {user for user in users if await has_left(guild, user)}
    return [
        Problem(_missing(visit, table, chair))
        for table in tables
        for chair in table.chairs
        if chair.user in gone
    ]


def _missing(visit: Visit, table: Table, chair: Chair) -> Msg:
    game, name = visit.sessions.show.title(table), safe_name(chair.name)
    return msg("tables-check-missed", name=name, game=game, table=table.id)


# -- what the settings point to -------------------------------------------------------------------


def _of_settings(visit: Visit, guild: discord.Guild) -> Iterator[Problem]:
    settings = visit.sessions.settings.of(guild.id)
    for name, needed in _CHANNEL_SETTINGS.items():
        for id in _numbers(settings, name):
            yield from _of_channel(visit, guild, name, id, needed)
    for name in _ROLE_SETTINGS:
        for id in _numbers(settings, name):
            if guild.get_role(id) is None:
                what = msg("tables-check-role", setting=_said(visit, settings, name))
                yield Problem(what, _letting_go(visit, guild, name))


def _of_channel(
    visit: Visit, guild: discord.Guild, name: str, id: int, needed: tuple[str, ...]
) -> Iterator[Problem]:
    settings, channel = visit.sessions.settings.of(guild.id), guild.get_channel(id)
    said = _said(visit, settings, name)
    if channel is None:
        fix = _letting_go(visit, guild, name)
        yield Problem(msg("tables-check-channel", setting=said), fix)
    elif missing := lacking(channel.permissions_for(guild.me), needed, visit.words):
        where = channel.mention
        yield Problem(msg("tables-check-setting", setting=said, channel=where, missing=missing))


def _numbers(settings: ServerSettings, name: str) -> tuple[int, ...]:
    found = getattr(settings, name)
    return found if isinstance(found, tuple) else (found,) * bool(found)


_LINE = {"channels": "places", "category": "places", "threads_in": "places"}


def _said(visit: Visit, settings: ServerSettings, name: str) -> Msg:
    """The setting as the panel shows it."""
    line = "announce_channel" if name == "announce_role" else _LINE.get(name, name)
    return lines(settings, visit.sessions.context.games, (line,))[0]


def _letting_go(visit: Visit, guild: discord.Guild, name: str) -> Fix | None:
    """Forget what is gone where that allows nobody more than before."""
    if name in ("log_channel", "announce_channel", "announce_role"):
        return _changing(visit, "notices", {name: 0})
    if name == "manage_roles" or (name in _LISTS and _left(visit, guild, name)):
        return lambda: _let_go(visit, guild, name)
    return None


async def _let_go(visit: Visit, guild: discord.Guild, name: str) -> None:
    """All that is gone from a list as it is now, so that no fix undoes another."""
    left = _left(visit, guild, name)
    if left or name == "manage_roles":
        await _changing(visit, _LISTS[name], {name: left})()


def _left(visit: Visit, guild: discord.Guild, name: str) -> tuple[int, ...]:
    """What of a list of channels or roles is still there."""
    there = guild.get_channel if name == "channels" else guild.get_role
    numbers = _numbers(visit.sessions.settings.of(guild.id), name)
    return tuple(id for id in numbers if there(id) is not None)


def _changing(visit: Visit, group: str, values: dict[str, object]) -> Fix:
    return lambda: visit.sessions.settings.change(visit.place, visit.person, group, values)
