"""Points discord.py at the stand-in on this machine instead of Discord."""

from __future__ import annotations

import discord
import yarl


def point_at(api_base: str, gateway: str, cdn: str | None = None) -> None:
    """The three places where discord.py keeps Discord's addresses; call before a client is made."""
    discord.http.Route.BASE = api_base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    if cdn is not None:
        discord.asset.Asset.BASE = cdn
