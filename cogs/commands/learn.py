"""/learn: a first game, in five steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from cogs.commands.spoken import named, parameters, spoken
from cogs.discord_io.visit import Visit
from cogs.shown.rows import MOST_CHOICES
from cogs.table.learning import learn_here, learn_in_private
from sessions.shapes import TableError

if TYPE_CHECKING:
    from cogs.client import Harbormaster


def add_learn_command(bot: Harbormaster, tree: app_commands.CommandTree[Any]) -> None:
    """Learning a game by playing."""
    titles = [
        app_commands.Choice(name=spoken(f"tours-{meta.prefix}-line"), value=meta.id)
        for meta in bot.sessions.show.games()
        if meta.id in bot.sessions.tours.games
    ]

    @tree.command(**named("learn"))
    @parameters(game="which-game", here="learn-here")
    @app_commands.choices(game=titles[:MOST_CHOICES])
    async def learn(interaction: discord.Interaction[Any], game: str, here: bool = False) -> None:
        visit = Visit(interaction, bot)
        if interaction.guild_id is None:
            raise TableError("bot-servers-only")
        await (learn_here if here else learn_in_private)(visit, game)
