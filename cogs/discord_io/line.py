"""The line to Discord: where waiting helps it waits and tries again, else it says why not."""

from __future__ import annotations

import asyncio
import time
from logging import WARNING, getLogger
from typing import Any

import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from process import doorway
from process.logs import note
from process.watch import Pauses
from process.wire import TROUBLE

HANG_UP = 2.0  # seconds that saying goodbye may take
_DIALLING = 60.0
_STEADY = 10.0  # seconds that a line holds which is worth calling again at once
_UNREADABLE = (TypeError, KeyError, ValueError)  # an answer that is not Discord's
_FOR_GOOD = (4004, 4010, 4011, 4012, 4013, 4014)  # hung up for reasons that waiting does not mend
_log = getLogger(__name__)


class Line(discord.Client):
    """A client that outlives every outage; discord.py's own gives up before it is first let in."""

    @property
    def connected(self) -> bool:
        """Whether events come in now."""
        return self.is_ready() and not self.is_closed() and self.ws is not None and self.ws.open

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
                await self._wait(error, pauses.after(0))
                await self._forget_session()

    async def _forget_session(self) -> None:
        """Every login opens a new one."""
        await self.http.close()
        self.http.connector = discord.utils.MISSING

    async def connect(self, *, reconnect: bool = True) -> None:
        """The loop of discord.py, except that the first connection may fail like any other.

        Asked to call again it calls at once, unless lines break again and again.
        """
        pauses, known = Pauses(), {"initial": True, "shard_id": self.shard_id}
        broke = False
        while not self.is_closed():
            began = time.monotonic()
            try:
                await self._listen(known)
            except ReconnectWebSocket:
                lived, again = time.monotonic() - began, broke
                if (broke := lived < _STEADY) and again:
                    await self._pause(pauses.after(lived))
            except TROUBLE as error:
                if self.is_closed():
                    return
                if not reconnect or _is_for_good(error):
                    raise
                await self._wait(error, pauses.after(time.monotonic() - began))

    async def _listen(self, known: dict[str, Any]) -> None:
        try:
            self.ws = await self._dialled(known)
            known["initial"] = False
            await self._hear(known)
        except (ReconnectWebSocket, *TROUBLE):
            self.dispatch("disconnect")
            raise

    async def _dialled(self, known: dict[str, Any]) -> DiscordWebSocket:
        """Where the last line said; if nobody answers there, where everybody calls."""
        gateway = known.pop("gateway", None)
        dialled = DiscordWebSocket.from_client(self, gateway=gateway, **known)
        return await asyncio.wait_for(dialled, _DIALLING)

    async def _hear(self, known: dict[str, Any]) -> None:
        try:
            while True:
                await self.ws.poll_event()
        except ReconnectWebSocket as asked:
            known |= self._resuming(wanted=asked.resume)
            raise
        except TROUBLE:
            known |= self._resuming()
            raise

    def _resuming(self, *, wanted: bool = True) -> dict[str, Any]:
        """What Discord needs to know to go on where the line broke, if it had got anywhere."""
        ws = self.ws
        found = {"sequence": ws.sequence, "session": ws.session_id, "gateway": ws.gateway}
        return found | {"resume": wanted and ws.session_id is not None}

    async def _pause(self, seconds: float) -> None:
        note(_log, "line_breaks_again", level=WARNING, next_try_s=round(seconds, 1))
        await asyncio.sleep(seconds)

    async def _wait(self, error: BaseException, seconds: float) -> None:
        what = doorway.waiting(error, seconds)
        note(_log, "waiting_for_discord", level=WARNING, what=what)
        await asyncio.sleep(seconds)

    async def hang_up(self) -> None:
        """Say goodbye, but do not wait long for an answer."""
        await asyncio.wait({asyncio.ensure_future(super().close())}, timeout=HANG_UP)


def _is_for_good(error: BaseException) -> bool:
    return isinstance(error, discord.ConnectionClosed) and error.code in _FOR_GOOD
