"""The bot: one client, its commands, its router and its messenger on one set of sessions."""

from __future__ import annotations

import asyncio
import hashlib
import json
from logging import getLogger
from typing import Any

import discord
from discord import app_commands

from cogs.commands import away, config, own, privacy, settings
from cogs.commands.ahead import add_advance_command
from cogs.commands.away import add_away_command
from cogs.commands.game import admin_commands, game_commands
from cogs.commands.learn import add_learn_command
from cogs.commands.menus import moment_menu, seat_menu
from cogs.commands.own import add_own_commands
from cogs.commands.play import (
    add_board_command,
    add_looking_commands,
    add_rules_command,
    add_since_command,
    add_turn_commands,
)
from cogs.commands.privacy import privacy_commands
from cogs.commands.spoken import Translator
from cogs.discord_io.chores import Chores
from cogs.discord_io.grants import ADMINISTERING, OPENING, Grants
from cogs.discord_io.line import Line
from cogs.discord_io.router import ROUTER
from cogs.discord_io.trouble import report
from cogs.discord_io.turns import Turns
from cogs.discord_io.views import NOBODY
from cogs.discord_io.visit import Visit
from cogs.figures import KINDS, Figures
from cogs.overload import Overload
from cogs.post.absentees import Absentees
from cogs.post.berths import Berths
from cogs.post.bulletins import Bulletins
from cogs.post.clocks import Clocks
from cogs.post.deputies import Deputies
from cogs.post.invitations import Invitations
from cogs.post.letters import Letters
from cogs.post.messenger import Messenger
from cogs.post.moves import Moves
from cogs.post.notices import Notices
from cogs.post.polls import Polls
from cogs.post.replies import Replies
from cogs.post.starts import Starts
from cogs.post.surroundings import Surroundings
from cogs.table import (
    ahead,
    bots,
    clocks,
    deputies,
    following,
    inviting,
    learning,
    lobby,
    looking,
    managing,
    mending,
    offering,
    seats,
    since,
    turn,
    voting,
)
from cogs.table.easel import Easel
from cogs.table.panels import Panels
from engine.core.errors import Unstored
from process.breaker import Breaker
from process.logs import note
from process.requests import Requests
from process.watch import Watch
from sessions.sessions import Sessions

HANDLERS = (
    ahead,
    away,
    bots,
    clocks,
    config,
    deputies,
    following,
    inviting,
    learning,
    lobby,
    looking,
    managing,
    mending,
    offering,
    own,
    privacy,
    seats,
    settings,
    since,
    turn,
    voting,
)  # importing them fills the router
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
_BY_RIGHT = (ADMINISTERING, OPENING)  # commands with which managers may do more
_PRESSED = (discord.InteractionType.component, discord.InteractionType.modal_submit)
_NESTED = (
    discord.AppCommandOptionType.subcommand.value,
    discord.AppCommandOptionType.subcommand_group.value,
)
_SYNCED = "commands"
FIRST_SYNC = 5.0  # seconds that the start waits for Discord to take the commands
COMMANDS_LONGEST = 3_600.0  # between tries to tell Discord of them
_log = getLogger(__name__)


class Harbormaster(Line):
    """Everything that talks to Discord; all it remembers is in the sessions' database."""

    def __init__(
        self,
        sessions: Sessions,
        *,
        always_sync: bool = False,
        breaker: Breaker | None = None,
        **options: Any,
    ) -> None:
        self.requests = Requests()
        super().__init__(
            intents=discord.Intents(guilds=True),
            http_trace=self.requests.trace(),
            max_messages=None,
            allowed_mentions=NOBODY,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            **options,
        )
        self.sessions = sessions
        self.watch = Watch()
        self.breaker = breaker or Breaker()
        self.breaker.changed.append(self.wake)
        self.overload = Overload(self, self.breaker)
        self.figures = Figures(self)
        self.chores = Chores()
        self.easel = Easel()
        self.panels = Panels()
        self.letters = Letters(self)
        self.bulletins = Bulletins(self)
        self.messenger = Messenger(self)
        self.replies = Replies(self)
        self.clocks = Clocks(self)
        self.moves = Moves(self)
        self.polls = Polls(self)
        self.deputies = Deputies(self)
        self.starts = Starts(self)
        self.notices = Notices(self)
        self.invitations = Invitations(self)
        self.surroundings = Surroundings(self)
        self.absentees = Absentees(self)
        self.grants = Grants(self)
        self.turns = Turns(self)
        self.berths = Berths(self)
        sessions.post.when_owed(self.messenger.wake)
        self.tree = Commands(self)
        self.up = asyncio.Event()
        self._always_sync = always_sync

    @property
    def busy(self) -> bool:
        """Whether work is still going on after everybody has been answered."""
        posts = (self.messenger, self.replies, self.moves, self.notices, self.clocks)
        beside = (self.starts, self.invitations, self.bulletins, self.polls, self.deputies)
        posting = any(post.busy for post in (*posts, *beside))
        return len(self.chores) > 0 or posting or self.watch.busy

    async def setup_hook(self) -> None:
        """Before the first event: commands, then what was left undone at the last stop."""
        await self.tree.set_translator(Translator())
        self.watch.keep("berths", self.berths.run)
        told = self.watch.finish("commands", self._tell_commands, COMMANDS_LONGEST)
        await asyncio.wait({told}, timeout=FIRST_SYNC)  # games go on whether they are taken or not
        self.watch.keep("messenger", self.messenger.run)
        self.watch.keep("replies", self.replies.run)
        self.watch.keep("moves", self.moves.run)
        self.watch.keep("starts", self.starts.run)
        self.watch.keep("clocks", self.clocks.run)
        self.watch.keep("notices", self.notices.run)
        self.watch.keep("invitations", self.invitations.run)
        self.watch.keep("bulletins", self.bulletins.run)
        self.watch.keep("polls", self.polls.run)
        self.watch.keep("deputies", self.deputies.run)
        self.watch.keep("absentees", self.absentees.run)
        self.watch.finish("restore", self._restore)

    async def _tell_commands(self) -> None:
        await self.tree.sync_if_changed(always=self._always_sync)

    async def _restore(self) -> None:
        await self.messenger.restore(await self.sessions.post.live())
        await self.up.wait()
        await self.surroundings.catch_up()

    def has_left(self, server: int) -> bool:
        """Whether the bot is no longer on a server; before all are known that cannot be told.

        Of servers that another process hears it cannot be told here, either.
        """
        return self.up.is_set() and self.hears(server) and self.get_guild(server) is None

    def hears(self, server: int) -> bool:
        """Whether what happens on a server is told to this process."""
        return self.sessions.context.duty.own.has(server)

    async def turn(self, shard: int | None) -> None:
        """Wait until it is our turn to introduce ourselves, of all processes."""
        if shard is not None:
            await self.turns.wait(shard)

    @property
    def listens(self) -> bool:
        """Whether people whose work is done here can press something, and are heard."""
        return self.connected and bool(self.sessions.context.duty.audible.shards)

    def lost(self) -> None:
        """For a while nobody could press anything, here or on shards that have just come here."""
        for post in (self.clocks, self.replies, self.starts):
            post.lost()

    def wake(self) -> None:
        """Somebody else has left work for us, or done some; or what waited may go out again."""
        posts = (self.messenger, self.replies, self.moves, self.starts, self.clocks, self.notices)
        for post in (*posts, self.invitations):
            post.wake()

    async def on_ready(self) -> None:
        """All servers are known; after a lost connection this comes again."""
        note(_log, "ready", servers=len(self.guilds))
        self.up.set()
        self.berths.wake()
        self.replies.wake()
        self.moves.wake()
        self.starts.wake()
        self.clocks.wake()

    async def on_resumed(self) -> None:
        """Discord is back, as if it had not been away."""
        self.clocks.wake()

    async def on_disconnect(self) -> None:
        """Nobody can press anything until Discord is back: no clock runs meanwhile."""
        self.clocks.lost()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Components and modals by their ids; commands go through the tree."""
        if kind := KINDS.get(interaction.type):
            self.requests.begun(interaction.id, kind)
        if interaction.type in _PRESSED and await self.answers(interaction):
            await ROUTER.dispatch(self, interaction)

    async def answers(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether this process answers what two may have heard while one follows another.

        If that cannot be found out, whoever pressed is told that nothing works just now.
        """
        berths = self.sessions.berths
        try:
            return berths is None or await berths.answers(interaction.guild_id, interaction.id)
        except Unstored:
            return True

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, with the threads in it."""
        threads = getattr(channel, "threads", ())
        self.surroundings.deleted(channel.id, *(thread.id for thread in threads))

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone."""
        self.surroundings.deleted(payload.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was sent away."""
        self.surroundings.left(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited, perhaps again."""
        self.surroundings.back(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is there again, after trouble or because the bot is on it again."""
        self.surroundings.back(guild.id)

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """What is allowed in a channel may have changed."""
        self.surroundings.changed(after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """What is allowed on a server may have changed."""
        self.surroundings.changed(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may be open again."""
        self.surroundings.changed(payload.guild_id)

    async def close(self) -> None:
        """Stop taking work, finish what is under way, leave."""
        await self.watch.close()
        await self.chores.close()
        await self.hang_up()


class Commands(app_commands.CommandTree[Harbormaster]):
    """The slash commands; a failing one is reported like a failing button."""

    def __init__(self, bot: Harbormaster) -> None:
        super().__init__(
            bot,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        self._bot = bot
        self.add_command(game_commands(bot))
        self.add_command(admin_commands(bot))
        add_turn_commands(bot, self)
        add_advance_command(bot, self)
        add_board_command(bot, self)
        add_since_command(bot, self)
        add_looking_commands(bot, self)
        add_rules_command(bot, self)
        add_learn_command(bot, self)
        add_own_commands(bot, self)
        add_away_command(bot, self)
        self.add_command(privacy_commands(bot))
        self.add_command(seat_menu(bot))
        self.add_command(moment_menu(bot))

    async def interaction_check(self, interaction: discord.Interaction[Harbormaster], /) -> bool:
        """A client may know a command as it was once, with an option of another type."""
        self._bot.sessions.hurry()
        if not await self._bot.answers(interaction):
            return False
        command = interaction.command
        if isinstance(command, app_commands.Command) and not _fits(command, interaction.data):
            raise app_commands.CommandSignatureMismatch(command)
        if command is not None and command.qualified_name.startswith(_BY_RIGHT):
            await self._bot.grants.learn(Visit(interaction, self._bot))
        return True

    async def on_error(
        self,
        interaction: discord.Interaction[Harbormaster],
        error: app_commands.AppCommandError,
        /,
    ) -> None:
        """Say what went wrong."""
        cause = getattr(error, "original", error)
        name = interaction.command.qualified_name if interaction.command else "?"
        await report(Visit(interaction, self._bot), cause, f"/{name}")

    async def sync_if_changed(self, *, always: bool) -> None:
        """Tell Discord our commands only when they differ from what it was told before."""
        translator = self.translator
        assert translator is not None
        payload = [await c.get_translated_payload(self, translator) for c in self.get_commands()]
        told = json.dumps([self._bot.application_id, payload], sort_keys=True).encode()
        digest = hashlib.sha256(told).hexdigest()
        if not always and await self._bot.sessions.post.kept(_SYNCED) == digest:
            return
        await self.sync()
        await self._bot.sessions.post.keep(_SYNCED, digest)
        note(_log, "commands_synced", count=len(payload))


def _fits(command: app_commands.Command[Any, ..., Any], data: Any) -> bool:
    """Whether all options have the types that this command gave them."""
    given = data.get("options") or []
    while given and given[0]["type"] in _NESTED:
        given = given[0].get("options") or []
    known = {parameter.display_name: parameter.type.value for parameter in command.parameters}
    return all(known.get(option["name"], option["type"]) == option["type"] for option in given)
