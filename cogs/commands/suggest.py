"""What a command suggests while somebody types."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from logging import getLogger
from typing import Any, TypeAlias

import discord
from discord import app_commands

from cogs.shown.rows import MOST_CHOICES
from cogs.shown.text import cut
from engine.core.errors import Refused
from process.logs import note

Found: TypeAlias = list[tuple[str, str]]  # values, and what they are called
_MOST = 100  # characters of a suggestion and of its value
_Choices = list[app_commands.Choice[str]]
_log = getLogger(__name__)


def suggesting(
    suggest: Callable[[discord.Interaction[Any], str], Awaitable[Found]],
) -> Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, _Choices]]:
    """Autocomplete that has nothing to suggest where there is nothing, or where it fails."""

    async def suggested(interaction: discord.Interaction[Any], typed: str) -> _Choices:
        try:
            return choices(await suggest(interaction, typed))
        except Refused:
            return []
        except Exception as error:
            command = interaction.command.qualified_name if interaction.command else "?"
            note(_log, "suggestion_failed", error=error, what=f"/{command}")
            return []

    return suggested


def choices(found: Found) -> _Choices:
    """Suggestions short enough for Discord."""
    fitting = [(value, name) for value, name in found if 0 < len(value) <= _MOST]
    return [
        app_commands.Choice(name=cut(name, _MOST), value=value)
        for value, name in fitting[:MOST_CHOICES]
    ]


def named_like(found: Found, typed: str) -> Found:
    """Those whose name or value holds what was typed."""
    wanted = typed.lower().strip()
    return [(value, name) for value, name in found if wanted in f"{name} {value}".lower()]
