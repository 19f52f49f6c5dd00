"""First games: in a private thread, or for all to see, and the way out of being led."""

from __future__ import annotations

from logging import INFO, getLogger

import discord

from cogs.discord_io.permissions import TO_PLAY_APART, lacking, missing_here
from cogs.discord_io.router import ROUTER
from cogs.discord_io.visit import Visit
from cogs.shown.ids import Verb
from cogs.shown.threads import thread_name
from cogs.table.opening import WEEK, put_away
from cogs.table.turn import open_panel, refresh
from engine.core.words import Msg, msg
from process.logs import note
from process.wire import TROUBLE
from sessions.house_words import channel as named
from sessions.shapes import Place, Table, TableError

_log = getLogger(__name__)


@ROUTER.on(Verb.LEARN)
async def learn(visit: Visit) -> None:
    """From the rules of a table's game: learn it by playing."""
    table = await visit.sessions.show.table(visit.numbers[0])
    await learn_in_private(visit, table.game)


@ROUTER.on(Verb.SKIP_TOUR)
async def skip(visit: Visit) -> None:
    """No more steps; the game goes on."""
    await visit.sessions.tours.skip(visit.numbers[0], visit.person)
    await refresh(visit)


async def learn_here(visit: Visit, game: str) -> None:
    """In this channel, with the first question open at once."""
    await _admit(visit, game)
    if missing := missing_here(visit.interaction, visit.words):
        raise TableError("bot-permissions-missing", missing=missing)
    table = await visit.sessions.tours.open(visit.place, visit.person, game)
    await visit.tell(visit.words.say(_intro(visit, table)))
    visit.bot.messenger.wake()
    await visit.bot.messenger.carried(table.id)  # the panel comes below the board
    await open_panel(visit, table.id)


async def learn_in_private(visit: Visit, game: str) -> None:
    """In a thread that nobody else sees."""
    await _admit(visit, game)
    parent = _parent(visit)
    await visit.think()
    thread = await _thread(visit, game, parent)
    place = Place(visit.place.server, thread.id, visit.place.language, (parent.id,))
    try:
        opening = visit.sessions.tours.open(place, visit.person, game, own_thread_in=parent.id)
        table = await opening
    except BaseException:
        await put_away(thread)
        raise
    visit.bot.messenger.wake()
    where = named(table.channel)
    await visit.tell(visit.say("tours-opened", intro=_intro(visit, table), channel=where))


async def _admit(visit: Visit, game: str) -> None:
    lobby = visit.sessions.lobby
    await lobby.admit(visit.place, visit.person, game, visit.roles, manages=visit.administers)


def _intro(visit: Visit, table: Table) -> Msg:
    """What the game is, and how it stands."""
    meta = visit.sessions.show.meta(table)
    return msg("tours-intro", game=meta.title(), tagline=Msg(f"{meta.prefix}-tagline"))


def _parent(visit: Visit) -> discord.TextChannel:
    """Where the server wants threads, else here, if the bot may make private ones there."""
    guild, wanted = visit.interaction.guild, visit.sessions.settings.of(visit.place.server)
    there = wanted.places == "threads" and guild and guild.get_channel(wanted.threads_in)
    channel = there or visit.interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if guild is None or not isinstance(channel, discord.TextChannel):
        raise TableError("tours-not-here")
    have = channel.permissions_for(guild.me) if there else visit.interaction.app_permissions
    if missing := lacking(have, TO_PLAY_APART, visit.words):
        raise TableError("tours-lacking", missing=missing)
    return channel


async def _thread(visit: Visit, game: str, parent: discord.TextChannel) -> discord.Thread:
    """A thread for whoever learns, and the bot."""
    title = visit.words.say(visit.sessions.show.game(game).title())
    name = thread_name(title, [visit.person.nickname or visit.person.name])
    try:
        thread = await parent.create_thread(
            name=name,
            type=discord.ChannelType.private_thread,
            auto_archive_duration=WEEK,
            invitable=False,
        )
        await thread.add_user(discord.Object(visit.person.id))
    except TROUBLE as error:
        note(_log, "no_thread", level=INFO, channel=parent.id, why=str(error))
        why = getattr(error, "text", "") or str(error)
        raise TableError("admin-no-thread", channel=named(parent.id), why=why) from error
    return thread
