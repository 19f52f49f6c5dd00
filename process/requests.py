"""What becomes of each request to Discord, and how soon people are answered."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp

OUTCOMES = ("taken", "refused", "limited", "failed", "unreachable")
_ANSWER = "/interactions/"  # in the address of the first answer to what somebody did
_LIMITED, _REFUSED, _FAILED = 429, 400, 500
_MOST = 1_024  # things that people did at the same time
_NOBODY = ""


def outcome_of(status: int) -> str:
    """What Discord made of a request."""
    if status == _LIMITED:
        return "limited"
    if status >= _FAILED:
        return "failed"
    return "refused" if status >= _REFUSED else "taken"


class Requests:
    """Listens to all requests, and says of each what became of it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._open: OrderedDict[str, tuple[float, str]] = OrderedDict()
        self.ended: list[Callable[[str], None]] = []  # told the outcome of each request
        self.acknowledged: Callable[[float, str], None] = _ignore  # after how long, of which kind

    def begun(self, interaction: int, kind: str) -> None:
        """Somebody did something, and waits to be answered."""
        self._open[str(interaction)] = (self._clock(), kind)
        if len(self._open) > _MOST:
            self._open.popitem(last=False)

    def trace(self) -> aiohttp.TraceConfig:
        """What discord.py has to be made with."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._answered)
        config.on_request_exception.append(self._broken)
        return config

    async def _answered(
        self,
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        request: aiohttp.TraceRequestEndParams,
    ) -> None:
        outcome = outcome_of(request.response.status)
        self._end(outcome)
        if outcome == "taken":
            self._acknowledge(request.url.path)

    async def _broken(
        self,
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        request: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        self._end("unreachable")

    def _end(self, outcome: str) -> None:
        for told in self.ended:
            told(outcome)

    def _acknowledge(self, path: str) -> None:
        _, _, rest = path.partition(_ANSWER)
        since, kind = self._open.pop(rest.partition("/")[0], (0.0, _NOBODY))
        if kind:
            self.acknowledged(self._clock() - since, kind)


def _ignore(seconds: float, kind: str) -> None:
    """Nobody wants to know."""
