"""Commands on a person and on a message: a seat for somebody, the board as a message showed it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias, Union

import discord
from discord import app_commands

from cogs.commands.reach import SERVERS_ONLY
from cogs.commands.spoken import spoken
from cogs.discord_io.visit import Visit
from cogs.shown.text import clean_name
from cogs.table.looking import show_moment
from cogs.table.offering import offer_to
from sessions.invite import Guest

if TYPE_CHECKING:
    from cogs.client import Harbormaster


Somebody: TypeAlias = Union[discord.Member, discord.User]  # noqa: UP007  the one way discord.py reads


def seat_menu(bot: Harbormaster) -> app_commands.ContextMenu:
    """On a person: a seat at the table of this channel."""

    async def offer(interaction: discord.Interaction[Any], person: Somebody) -> None:
        await offer_to(Visit(interaction, bot), somebody(person))

    return _menu("people-menu-offer", offer)


def moment_menu(bot: Harbormaster) -> app_commands.ContextMenu:
    """On a message of a table: the board as it was then."""

    async def board(interaction: discord.Interaction[Any], message: discord.Message) -> None:
        await show_moment(Visit(interaction, bot), message.id)

    return _menu("people-menu-moment", board)


def _menu(key: str, callback: Any) -> app_commands.ContextMenu:
    return app_commands.ContextMenu(
        name=spoken(key), callback=callback, allowed_contexts=SERVERS_ONLY
    )


def somebody(person: Somebody) -> Guest:
    """Whom the command was chosen on, and whether they can see the table's channel."""
    name = clean_name(person.global_name) or person.name
    if not isinstance(person, discord.Member):  # somebody who has left the server
        return Guest(person.id, name, person.bot, sees=False)
    allowed = person.resolved_permissions
    sees = allowed is not None and allowed.view_channel
    return Guest(person.id, clean_name(person.nick) or name, person.bot, sees)
