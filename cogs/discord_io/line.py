"""The line to Discord: where waiting helps it waits and tries again, else it says why not."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, cast

import discord
from discord.gateway import DiscordWebSocket
from discord.state import AutoShardedConnectionState, ConnectionState

from cogs.discord_io.strand import Strand, wait
from process.watch import Pauses
from process.wire import TROUBLE

HANG_UP = 2.0  # seconds that saying goodbye may take
_UNREADABLE = (TypeError, KeyError, ValueError)  # an answer that is not Discord's


class _Strands:
    """All of them, as far as discord.py asks when it hangs up."""

    def __init__(self, strands: Sequence[Strand]) -> None:
        self._strands = strands

    @property
    def open(self) -> bool:
        """Whether any of them is."""
        return any(strand.open for strand in self._strands)

    async def close(self, code: int) -> None:
        """Say goodbye on each."""
        await asyncio.gather(*(strand.close(code) for strand in self._strands))


class Line(discord.Client):
    """A client that outlives every outage; discord.py's own gives up before it is first let in.

    As it comes it has one strand for all servers, else one for each of some shards.
    """

    def __init__(
        self, *, shards: Sequence[int] = (), shard_count: int | None = None, **options: Any
    ) -> None:
        self._shards = tuple(shards)
        super().__init__(shard_count=shard_count, **options)
        self._strands = [Strand(self, shard) for shard in self._shards] or [Strand(self, None)]
        self.ws = cast(DiscordWebSocket, _Strands(self._strands))

    def _get_state(self, **options: Any) -> ConnectionState[Any]:
        if not self._shards:
            return super()._get_state(**options)
        state: AutoShardedConnectionState[Any] = AutoShardedConnectionState(
            dispatch=self.dispatch,
            handlers=self._handlers,
            hooks=self._hooks,
            http=self.http,
            **options,
        )
        state.shard_ids = [*self._shards]
        return state

    def _get_websocket(
        self, guild_id: int | None = None, *, shard_id: int | None = None
    ) -> DiscordWebSocket:
        """The strand on which a server is, or one that was named."""
        if shard_id is None and guild_id is not None and self._shards:
            shard_id = (guild_id >> 22) % (self.shard_count or 1)
        found = (strand for strand in self._strands if strand.shard == shard_id)
        ws = next(found, self._strands[0]).ws
        assert ws is not None, "nobody asks for one before it was there"
        return ws

    @property
    def latency(self) -> float:
        """Of the slowest strand."""
        return max(strand.latency for strand in self._strands)

    @property
    def connected(self) -> bool:
        """Whether events come in now, on all strands."""
        there = all(strand.open for strand in self._strands)
        return self.is_ready() and not self.is_closed() and there

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Log in and stay on the line until it is hung up."""
        await self._enter(token)
        await self.connect(reconnect=reconnect)

    async def _enter(self, token: str) -> None:
        pauses = Pauses()
        while not self.is_closed():
            try:
                await self.login(token)
                return
            except discord.LoginFailure:
                raise
            except (*TROUBLE, *_UNREADABLE) as error:
                if self.application_id is not None:  # let in: the mistake is our own
                    raise
                await wait(error, pauses.after(0))
                await self._forget_session()

    async def _forget_session(self) -> None:
        """Every login opens a new one."""
        await self.http.close()
        self.http.connector = discord.utils.MISSING

    async def connect(self, *, reconnect: bool = True) -> None:
        """All strands, until they are hung up or Discord refuses one of them for good."""
        kept = [asyncio.create_task(strand.keep(reconnect)) for strand in self._strands]
        try:
            await asyncio.gather(*kept)
        finally:
            for task in kept:
                task.cancel()
            await asyncio.gather(*kept, return_exceptions=True)

    async def turn(self, shard: int | None) -> None:
        """Wait until it is our turn to introduce ourselves; as it comes there is nobody else."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """One strand introduces itself as discord.py likes; several have waited for their turn."""
        if not self._shards:
            await super().before_identify_hook(shard_id, initial=initial)

    async def hang_up(self) -> None:
        """Say goodbye, but do not wait long for an answer."""
        await asyncio.wait({asyncio.ensure_future(super().close())}, timeout=HANG_UP)
