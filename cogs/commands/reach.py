"""Where commands can be used: on servers that invited the bot, or wherever a person brings it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from discord import app_commands

F = TypeVar("F", bound=Callable[..., Any])
EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
BY_ANYBODY = app_commands.AppInstallationType(guild=True, user=True)
SERVERS_ONLY = app_commands.AppCommandContext(guild=True, dm_channel=False)


def for_oneself(function: F) -> F:
    """A command that answers whoever runs it in private, also where the bot itself is not."""
    anywhere = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    by_anybody = app_commands.allowed_installs(guilds=True, users=True)
    return anywhere(by_anybody(function))
