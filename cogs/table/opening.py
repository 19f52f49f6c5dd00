"""Opening a table: in this channel, or in a thread of its own where the server wants that."""

from __future__ import annotations

from collections.abc import Awaitable
from logging import INFO, getLogger
from typing import Final, Protocol

import discord

from cogs.discord_io.permissions import TO_START_THREADS, lacking, missing_here
from cogs.discord_io.views import NOBODY
from cogs.discord_io.visit import Visit
from cogs.shown.pages import Page
from cogs.shown.threads import thread_name
from cogs.table.newcomers import ways_in
from engine.core.words import msg
from locales import words
from process.logs import note
from process.wire import TROUBLE
from sessions.house_rules import seat_counts
from sessions.house_words import channel as named
from sessions.shapes import Place, Table, TableError

WEEK: Final = 10_080  # minutes without a message until Discord puts a thread away: the most
_log = getLogger(__name__)


class _Open(Protocol):
    """How a table begins, wherever it comes to stand."""

    def __call__(self, place: Place, *, own_thread_in: int | None = None) -> Awaitable[Table]:
        """A new table."""


async def open_table(visit: Visit, game: str) -> None:
    """A lobby; its poster comes by the messenger, as every other does."""

    def begin(place: Place, *, own_thread_in: int | None = None) -> Awaitable[Table]:
        return visit.sessions.lobby.open(place, visit.person, game, own_thread_in=own_thread_in)

    await _open(visit, game, begin, "bot-opened")


async def open_practice(visit: Visit, game: str, bots: int | None, strength: str) -> None:
    """A game against bots alone, which begins at once."""
    rules, meta = visit.sessions.settings.of(visit.place.server), visit.sessions.show.game(game)
    number = bots or min(seat_counts(rules, meta)) - 1

    def begin(place: Place, *, own_thread_in: int | None = None) -> Awaitable[Table]:
        strengths = (strength,) * number
        return visit.sessions.lobby.practice(
            place, visit.person, game, strengths, own_thread_in=own_thread_in
        )

    await _open(visit, game, begin, "bots-practice-begins")


async def _open(visit: Visit, game: str, begin: _Open, told: str) -> None:
    lobby, rules = visit.sessions.lobby, visit.sessions.settings.of(visit.interaction.guild_id)
    await lobby.admit(visit.place, visit.person, game, visit.roles, manages=visit.administers)
    if rules.places == "threads":
        await _open_in_thread(visit, game, begin, rules.threads_in)
        return
    if missing := missing_here(visit.interaction, visit.words):
        raise TableError("bot-permissions-missing", missing=missing)
    await _tell(visit, await begin(visit.place), told)


async def _open_in_thread(visit: Visit, game: str, begin: _Open, parent: int) -> None:
    """The thread is there first, as its table needs to know where it stands."""
    await visit.think()
    thread = await _thread(visit, game, parent)
    place = Place(visit.place.server, thread.id, visit.place.language, (parent,))
    try:
        table = await begin(place, own_thread_in=parent)
    except BaseException:
        await put_away(thread)
        raise
    await _tell(visit, table, "admin-opened-there")


async def _tell(visit: Visit, table: Table, key: str) -> None:
    game, where = visit.sessions.show.meta(table).title(), named(table.channel)
    try:
        said = visit.say(key, game=game, channel=where)
        await visit.show(await ways_in(visit, table, said) or Page(said))
    finally:  # the poster comes below the answer, and also where that does not arrive
        visit.bot.messenger.wake()
        visit.bot.bulletins.wake()


async def _thread(visit: Visit, game: str, parent: int) -> discord.Thread:
    """A thread in a channel, or a post in a forum; where that cannot be, why."""
    channel = _parent(visit, parent)
    meta, spoken = (
        visit.sessions.show.game(game),
        words(visit.sessions.settings.language(visit.place)),
    )
    name = thread_name(spoken.say(meta.title()), [visit.person.nickname or visit.person.name])
    try:
        if isinstance(channel, discord.ForumChannel):
            first = spoken.say(msg("admin-first-post", game=meta.title()))
            post = await channel.create_thread(
                name=name, content=first, auto_archive_duration=WEEK, allowed_mentions=NOBODY
            )
            return post.thread
        kind = discord.ChannelType.public_thread
        return await channel.create_thread(name=name, type=kind, auto_archive_duration=WEEK)
    except TROUBLE as error:
        note(_log, "no_thread", level=INFO, channel=parent, why=str(error))
        why = getattr(error, "text", "") or str(error)
        raise TableError("admin-no-thread", channel=named(parent), why=why) from error


def _parent(visit: Visit, parent: int) -> discord.TextChannel | discord.ForumChannel:
    """The channel for threads, if it is there and lets the bot do its part."""
    guild = visit.interaction.guild
    channel = guild.get_channel(parent) if guild else None
    if guild is None or not isinstance(channel, discord.TextChannel | discord.ForumChannel):
        raise TableError("admin-thread-channel-gone")
    missing = lacking(channel.permissions_for(guild.me), TO_START_THREADS, visit.words)
    if missing:
        raise TableError("admin-thread-lacking", channel=named(parent), missing=missing)
    return channel


async def put_away(thread: discord.Thread) -> None:
    """A thread in which no table came to stand."""
    try:
        await thread.edit(archived=True)
    except TROUBLE as error:
        note(_log, "thread_left", level=INFO, channel=thread.id, why=str(error))
