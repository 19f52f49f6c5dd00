"""Points the real discord.py at a stand-in, and back."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TypeVar

import discord
import yarl

from playground.server import Addresses

ClientT = TypeVar("ClientT", bound=discord.Client)


@contextmanager
def pointed_at(addresses: Addresses) -> Iterator[None]:
    """Makes the three assignments while the block runs."""
    route, socket, asset = discord.http.Route, discord.gateway.DiscordWebSocket, discord.asset.Asset
    before = route.BASE, socket.DEFAULT_GATEWAY, asset.BASE
    route.BASE = addresses.api
    socket.DEFAULT_GATEWAY = yarl.URL(addresses.gateway)
    asset.BASE = addresses.cdn
    try:
        yield
    finally:
        route.BASE, socket.DEFAULT_GATEWAY, asset.BASE = before


@asynccontextmanager
async def running(client: ClientT, addresses: Addresses) -> AsyncIterator[ClientT]:
    """Runs a bot until the block ends; fails if it does not become ready."""
    with pointed_at(addresses):
        task = asyncio.create_task(client.start("playground"))
        ready = asyncio.create_task(client.wait_until_ready())
        await asyncio.wait({task, ready}, timeout=60, return_when=asyncio.FIRST_COMPLETED)
        try:
            if task.done():
                task.result()
            assert ready.done(), "the bot did not become ready"
            yield client
        finally:
            ready.cancel()
            await client.close()
            await asyncio.gather(task, ready, return_exceptions=True)
