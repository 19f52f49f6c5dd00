"""/mine, /help, /settings: what concerns one person, wherever they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from cogs.commands.lists import mine_page, server_page
from cogs.commands.reach import for_oneself
from cogs.commands.settings import settings_page
from cogs.commands.spoken import named
from cogs.discord_io.router import ROUTER
from cogs.discord_io.visit import Visit
from cogs.shown.ids import Verb, to
from cogs.shown.pages import Page
from cogs.shown.rows import Button

if TYPE_CHECKING:
    from cogs.client import Harbormaster


def add_own_commands(bot: Harbormaster, tree: app_commands.CommandTree[Any]) -> None:
    """Commands that need no table."""

    @tree.command(**named("mine"))
    @for_oneself
    async def mine(interaction: discord.Interaction[Any]) -> None:
        visit = Visit(interaction, bot)
        await visit.show(await mine_page(visit))

    @tree.command(**named("help"))
    @for_oneself
    async def help_(interaction: discord.Interaction[Any]) -> None:
        visit = Visit(interaction, bot)
        await visit.show(help_page(visit))

    @tree.command(**named("settings"))
    @for_oneself
    async def settings(interaction: discord.Interaction[Any]) -> None:
        visit = Visit(interaction, bot)
        await visit.show(await settings_page(visit))


def help_page(visit: Visit) -> Page:
    """What there is to do here, and buttons that lead on."""
    row = [
        Button(visit.say("people-mine"), to(Verb.OWN_TABLES)),
        Button(visit.say("people-settings"), to(Verb.OWN_SETTINGS)),
        Button(visit.say("people-own-data"), to(Verb.OWN_DATA)),
    ]
    if not visit.abroad:
        row.insert(1, Button(visit.say("people-around"), to(Verb.AROUND)))
    return Page(visit.say("people-help-abroad" if visit.abroad else "bot-help"), (tuple(row),))


@ROUTER.on(Verb.OWN_TABLES)
async def own_tables(visit: Visit) -> None:
    """One's tables, from another page."""
    await visit.show(await mine_page(visit))


@ROUTER.on(Verb.AROUND)
async def tables_around(visit: Visit) -> None:
    """The tables of this server, from another page."""
    await visit.show(await server_page(visit))


@ROUTER.on(Verb.OWN_SETTINGS)
async def own_settings(visit: Visit) -> None:
    """One's settings, from another page."""
    await visit.show(await settings_page(visit))
