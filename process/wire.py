"""Where Discord is, and how a line to it fails."""

from __future__ import annotations

import aiohttp
import discord
import yarl

# What a request or a line may end with when Discord or the way to it is to blame.
TROUBLE = (discord.DiscordException, aiohttp.ClientError, OSError)


def point_at(api_base: str, gateway: str, cdn: str | None = None) -> None:
    """The three places where discord.py keeps Discord's addresses; call before a client is made."""
    discord.http.Route.BASE = api_base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    if cdn is not None:
        discord.asset.Asset.BASE = cdn
