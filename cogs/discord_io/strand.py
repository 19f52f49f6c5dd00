"""One connection to Discord's gateway: called again whenever it breaks, resumed where it can be."""

from __future__ import annotations

import asyncio
import time
from logging import WARNING, getLogger
from typing import TYPE_CHECKING, Any

import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from process import doorway
from process.logs import note
from process.watch import Pauses
from process.wire import TROUBLE

if TYPE_CHECKING:
    from cogs.discord_io.line import Line

_DIALLING = 60.0
_STEADY = 10.0  # seconds that a line holds which is worth calling again at once
_FOR_GOOD = (4004, 4010, 4011, 4012, 4013, 4014)  # hung up for reasons that waiting does not mend
_log = getLogger(__name__)


class Strand:
    """The loop of discord.py, except that the first connection may fail like any other.

    Asked to call again it calls at once, unless lines break again and again.
    """

    def __init__(self, line: Line, shard: int | None) -> None:
        self._line = line
        self.shard = shard
        self.ws: DiscordWebSocket | None = None

    @property
    def open(self) -> bool:
        """Whether events come in on it."""
        return self.ws is not None and self.ws.open

    @property
    def latency(self) -> float:
        """Seconds between a heartbeat and its answer; not a number before the first."""
        return float("nan") if self.ws is None else self.ws.latency

    async def keep(self, reconnect: bool) -> None:
        """Until the line is hung up."""
        pauses, known = Pauses(), {"initial": True, "shard_id": self.shard}
        broke = False
        while not self._line.is_closed():
            began = time.monotonic()
            try:
                await self._listen(known)
            except ReconnectWebSocket:
                lived, again = time.monotonic() - began, broke
                if (broke := lived < _STEADY) and again:
                    await self._pause(pauses.after(lived))
            except TROUBLE as error:
                if self._line.is_closed():
                    return
                if not reconnect or _is_for_good(error):
                    raise
                await wait(error, pauses.after(time.monotonic() - began))

    async def _listen(self, known: dict[str, Any]) -> None:
        try:
            if not known.get("resume"):
                await self._line.turn(self.shard)
            self.ws = await self._dialled(known)
            known["initial"] = False
            await self._hear(self.ws, known)
        except (ReconnectWebSocket, *TROUBLE):
            self._line.dispatch("disconnect")
            raise

    async def _dialled(self, known: dict[str, Any]) -> DiscordWebSocket:
        """Where the last line said; if nobody answers there, where everybody calls."""
        gateway = known.pop("gateway", None)
        dialled = DiscordWebSocket.from_client(self._line, gateway=gateway, **known)
        return await asyncio.wait_for(dialled, _DIALLING)

    async def _hear(self, ws: DiscordWebSocket, known: dict[str, Any]) -> None:
        try:
            while True:
                await ws.poll_event()
        except ReconnectWebSocket as asked:
            known |= _resuming(ws, wanted=asked.resume)
            raise
        except TROUBLE:
            known |= _resuming(ws)
            raise

    async def _pause(self, seconds: float) -> None:
        note(_log, "line_breaks_again", level=WARNING, next_try_s=round(seconds, 1))
        await asyncio.sleep(seconds)

    async def close(self, code: int) -> None:
        """Say goodbye."""
        if self.ws is not None and self.ws.open:
            await self.ws.close(code=code)


def _resuming(ws: DiscordWebSocket, *, wanted: bool = True) -> dict[str, Any]:
    """What Discord needs to know to go on where the line broke, if it had got anywhere."""
    found = {"sequence": ws.sequence, "session": ws.session_id, "gateway": ws.gateway}
    return found | {"resume": wanted and ws.session_id is not None}


def _is_for_good(error: BaseException) -> bool:
    return isinstance(error, discord.ConnectionClosed) and error.code in _FOR_GOOD


async def wait(error: BaseException, seconds: float) -> None:
    """Tell what is wrong with Discord, or the way to it, and wait before the next try."""
    what = doorway.waiting(error, seconds)
    note(_log, "waiting_for_discord", level=WARNING, what=what)
    await asyncio.sleep(seconds)
