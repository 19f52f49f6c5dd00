"""/game new, options, list, end, move, export; /admin check, tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from cogs.commands.config import offer_file, send_file, show_settings
from cogs.commands.lists import ending_page, server_page
from cogs.commands.menus import Somebody, somebody
from cogs.commands.privacy import server_data_page
from cogs.commands.reach import SERVERS_ONLY
from cogs.commands.spoken import named, parameters, spoken
from cogs.commands.suggest import Found, named_like, suggesting
from cogs.discord_io.visit import Visit
from cogs.shown.rows import MOST_CHOICES
from cogs.shown.text import plain_names
from cogs.table.deputies import ask_friend, show_deputy
from cogs.table.lobby import ask_to_end, show_options
from cogs.table.looking import show_export
from cogs.table.managing import show_tables
from cogs.table.mending import check_page, movable, movable_name, move_here
from cogs.table.opening import open_practice, open_table
from cogs.table.seats import ask_to_offer
from cogs.table.voting import ask_to_leave, show_matters
from engine.core.seats import LETTERS, MOST_SEATS
from sessions.lobby import BOTS
from sessions.seats import called
from sessions.shapes import Table, TableError

if TYPE_CHECKING:
    from cogs.client import Harbormaster


def game_commands(bot: Harbormaster) -> app_commands.Group:
    """Opening, changing, finding and ending tables."""
    group = app_commands.Group(**named("game"))
    _add_new(group, bot)
    _add_practice(group, bot)
    _add_options_and_list(group, bot)
    _add_end(group, bot)
    _add_offer(group, bot)
    _add_move(group, bot)
    _add_export(group, bot)
    _add_vote(group, bot)
    _add_leave(group, bot)
    _add_friend(group, bot)
    return group


def _titles(bot: Harbormaster) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=spoken(f"{meta.prefix}-title"), value=meta.id)
        for meta in bot.sessions.show.games()[:MOST_CHOICES]
    ]


def _add_new(group: app_commands.Group, bot: Harbormaster) -> None:
    @group.command(**named("new"))
    @parameters(game="which-game")
    @app_commands.choices(game=_titles(bot))
    async def new(interaction: discord.Interaction[Any], game: str) -> None:
        visit = Visit(interaction, bot)
        if interaction.guild_id is None:
            raise TableError("bot-servers-only")
        await open_table(visit, game)


def _add_practice(group: app_commands.Group, bot: Harbormaster) -> None:
    strengths = [
        app_commands.Choice(name=spoken(f"bots-strength-{each}"), value=each) for each in BOTS
    ]

    @group.command(**named("practice"))
    @parameters(game="which-game", bots="how-many-bots", strength="which-strength")
    @app_commands.choices(game=_titles(bot), strength=strengths)
    async def practice(
        interaction: discord.Interaction[Any],
        game: str,
        bots: app_commands.Range[int, 1, MOST_SEATS - 1] | None = None,
        strength: str = BOTS[0],
    ) -> None:
        visit = Visit(interaction, bot)
        if interaction.guild_id is None:
            raise TableError("bot-servers-only")
        await open_practice(visit, game, bots, strength)


def _add_options_and_list(group: app_commands.Group, bot: Harbormaster) -> None:
    @group.command(**named("options"))
    async def options(interaction: discord.Interaction[Any]) -> None:
        visit = Visit(interaction, bot)
        table = await bot.sessions.show.in_channel(visit.place.channel)
        await show_options(visit, table.id)

    @group.command(**named("list"))
    async def list_(interaction: discord.Interaction[Any]) -> None:
        visit = Visit(interaction, bot)
        await visit.show(await server_page(visit))


def _add_end(group: app_commands.Group, bot: Harbormaster) -> None:
    @group.command(**named("end"))
    async def end(interaction: discord.Interaction[Any]) -> None:
        await _end(Visit(interaction, bot))


async def _end(visit: Visit) -> None:
    """The table of this channel; in direct messages, those one is the host of."""
    mine = [] if visit.interaction.guild_id else await visit.sessions.show.of_user(visit.person.id)
    hosted = [own.table for own in mine if own.table.host == visit.person.id]
    if len(hosted) > 1:
        await visit.show(ending_page(visit, hosted))
    else:
        await ask_to_end(visit, hosted[0] if hosted else await visit.table())


def _add_offer(group: app_commands.Group, bot: Harbormaster) -> None:
    @group.command(**named("offer"))
    @parameters(player="whose-seat")
    async def offer_(interaction: discord.Interaction[Any], player: str | None = None) -> None:
        visit = Visit(interaction, bot)
        await ask_to_offer(visit, await _table_to_hand_over(visit), player)

    @offer_.autocomplete("player")
    @suggesting
    async def players(interaction: discord.Interaction[Any], typed: str) -> Found:
        table = await _table_to_hand_over(Visit(interaction, bot))
        names = plain_names(table.names())
        seated = [
            (str(c.user) if c.taken else called(c), f"{names[c.seat]} ({LETTERS[c.seat]})")
            for c in table.chairs
        ]
        return named_like(seated, typed)


async def _table_to_hand_over(visit: Visit) -> Table:
    """The table of this channel; in direct messages the one that is being played, never a guess."""
    mine = [] if visit.interaction.guild_id else await visit.sessions.show.of_user(visit.person.id)
    seated = [own.table for own in mine if own.table.seat_of(visit.person.id) is not None]
    playing = [table for table in seated if table.status == "playing"]
    if len(playing) > 1:
        raise TableError("bot-which-table")
    return playing[0] if playing else await visit.table()


def _add_vote(group: app_commands.Group, bot: Harbormaster) -> None:
    @group.command(**named("vote"))
    async def vote(interaction: discord.Interaction[Any]) -> None:
        visit = Visit(interaction, bot)
        await show_matters(visit, await _table_to_hand_over(visit))


def _add_leave(group: app_commands.Group, bot: Harbormaster) -> None:
    @group.command(**named("leave"))
    async def leave(interaction: discord.Interaction[Any]) -> None:
        visit = Visit(interaction, bot)
        table = await _table_to_hand_over(visit)
        if table.status == "lobby":
            await bot.sessions.lobby.leave(table.id, visit.person)
            bot.messenger.wake()
            bot.invitations.wake()
            await visit.tell(visit.say("bot-left"))
        else:
            await ask_to_leave(visit, table)


def _add_friend(group: app_commands.Group, bot: Harbormaster) -> None:
    @group.command(**named("friend"))
    @parameters(friend="which-friend", until="friend-until")
    async def friend_(
        interaction: discord.Interaction[Any],
        friend: Somebody | None = None,
        until: str | None = None,
    ) -> None:
        visit = Visit(interaction, bot)
        table = await visit.table()
        if friend is None:
            await show_deputy(visit, table.id)
        else:
            await ask_friend(visit, table, somebody(friend), until)


def _add_move(group: app_commands.Group, bot: Harbormaster) -> None:
    @group.command(**named("bring"))
    @parameters(table="which-table")
    async def move(interaction: discord.Interaction[Any], table: str | None = None) -> None:
        await move_here(Visit(interaction, bot), table)

    @move.autocomplete("table")
    @suggesting
    async def tables(interaction: discord.Interaction[Any], typed: str) -> Found:
        visit = Visit(interaction, bot)
        found = await movable(visit)
        return named_like([(str(t.id), movable_name(visit, t)) for t in found], typed)


def _add_export(group: app_commands.Group, bot: Harbormaster) -> None:
    @group.command(**named("export"))
    async def export(interaction: discord.Interaction[Any]) -> None:
        visit = Visit(interaction, bot)
        await show_export(visit, (await visit.table()).id)


def admin_commands(bot: Harbormaster) -> app_commands.Group:
    """What only those who manage the server need."""
    group = app_commands.Group(
        **named("admin"),
        allowed_contexts=SERVERS_ONLY,
        default_permissions=discord.Permissions(manage_guild=True),
    )

    @group.command(**named("check"))
    async def check(interaction: discord.Interaction[Any]) -> None:
        visit = Visit(interaction, bot)
        _only_admins(visit)
        await visit.show(await check_page(visit))

    @group.command(**named("tables"))
    async def tables(interaction: discord.Interaction[Any]) -> None:
        visit = Visit(interaction, bot)
        _only_admins(visit)
        await visit.show(await show_tables(visit))

    @group.command(**named("config"))
    async def config(interaction: discord.Interaction[Any]) -> None:
        visit = Visit(interaction, bot)
        _only_admins(visit)
        await show_settings(visit)

    @group.command(**named("server-privacy"))
    async def privacy(interaction: discord.Interaction[Any]) -> None:
        visit = Visit(interaction, bot)
        _only_admins(visit)
        await visit.show(await server_data_page(visit))

    _add_files(group, bot)
    return group


def _add_files(group: app_commands.Group, bot: Harbormaster) -> None:
    @group.command(**named("export-settings"))
    async def export(interaction: discord.Interaction[Any]) -> None:
        visit = Visit(interaction, bot)
        _only_admins(visit)
        await send_file(visit)

    @group.command(**named("import"))
    @parameters(file="settings-file")
    async def import_(interaction: discord.Interaction[Any], file: discord.Attachment) -> None:
        visit = Visit(interaction, bot)
        _only_admins(visit)
        await offer_file(visit, file)


def _only_admins(visit: Visit) -> None:
    """Discord may have been told to show the command to others."""
    if not visit.administers:
        raise TableError("bot-admins-only")
