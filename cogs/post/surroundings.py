"""What Discord tells of servers and channels, and what it did not tell while nobody listened."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cogs.client import Harbormaster


class Surroundings:
    """Tables are parked where their place is gone, and go on where it is back."""

    def __init__(self, bot: Harbormaster) -> None:
        self._bot = bot

    def deleted(self, *channels: int) -> None:
        """Channels or threads are gone."""
        self._bot.chores.spawn(self._bot.sessions.parking.park_channels(channels), "channel gone")

    def left(self, server: int) -> None:
        """The bot is no longer on a server."""
        self._bot.chores.spawn(self._left(server), "server left")

    def back(self, server: int) -> None:
        """The bot is on a server, perhaps again."""
        self._bot.chores.spawn(self._back(server), "server back")

    def changed(self, server: int) -> None:
        """What is allowed on a server may have changed: what was refused is tried again."""
        self._bot.chores.spawn(self._bot.sessions.parking.look_again(server), "server changed")

    async def catch_up(self) -> None:
        """What has changed while the bot was away; that a channel is gone shows when it is used."""
        await self._note_presence()
        servers = {table.server for table in await self._bot.sessions.post.live()}
        for server in servers:
            if self._bot.has_left(server):
                await self._bot.sessions.parking.park_server(server)
            else:
                await self._bot.sessions.parking.back(server)

    async def _left(self, server: int) -> None:
        await self._note_presence()
        await self._bot.sessions.parking.park_server(server)

    async def _note_presence(self) -> None:
        """What is stored of servers that the bot has left is not kept for ever."""
        await self._bot.sessions.privacy.present({guild.id for guild in self._bot.guilds})

    async def _back(self, server: int) -> None:
        """Their posters may have been deleted meanwhile."""
        await self._note_presence()
        await self._bot.messenger.restore(await self._bot.sessions.parking.back(server))
