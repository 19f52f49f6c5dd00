"""The line to Discord, where the stand-in is too polite to show how it fails."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import pytest
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from cogs.discord_io.line import Line
from process import doorway
from process.wire import TROUBLE


async def test_a_goodbye_that_nobody_answers_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun = asyncio.Event()

    async def never(_: discord.Client) -> None:
        begun.set()
        await asyncio.Event().wait()

    monkeypatch.setattr("cogs.discord_io.line.HANG_UP", 0.01)
    monkeypatch.setattr(discord.Client, "close", never)
    await asyncio.wait_for(Line(intents=discord.Intents.none()).hang_up(), 30)
    assert begun.is_set()


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (OSError(-2, "Name or service not known"), "cannot be reached: [Errno -2] Name or service"),
        (TimeoutError(), "does not answer"),
        (aiohttp.ServerDisconnectedError(), "cannot be reached: Server disconnected"),
        (KeyError("id"), "is not Discord"),
    ],
)
def test_an_outage_is_told_in_plain_words(
    error: Exception, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    line = doorway.waiting(error, 3.6)
    assert said in line
    assert line.endswith("Trying again in 4 s.")


def test_a_dropped_connection_is_trouble_too() -> None:
    dropped = aiohttp.ServerDisconnectedError()
    assert isinstance(dropped, TROUBLE)
    assert not isinstance(dropped, OSError)


class Exchange:
    """A gateway that answers each call as it is told, and notes what it was called with."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *answers: Exception | None) -> None:
        self.calls: list[dict[str, Any]] = []
        self.paused: list[float] = []
        self.session: str | None = None
        self.gateway = "resume here"
        self.breaks: Callable[[], Exception] = lambda: ReconnectWebSocket(None)
        self._answers = list(answers)
        monkeypatch.setattr(DiscordWebSocket, "from_client", self._called)
        monkeypatch.setattr("cogs.discord_io.strand.asyncio.sleep", self._sleep)

    async def _called(self, client: Line, **known: Any) -> Exchange:
        self.calls.append(known)
        if not self._answers:
            await discord.Client.close(client)
            raise OSError("no more calls")
        if error := self._answers.pop(0):
            raise error
        return self

    async def _sleep(self, seconds: float) -> None:
        self.paused.append(seconds)

    sequence, session_id = 7, property(lambda self: self.session)
    open = False

    async def poll_event(self) -> None:
        """The line breaks as soon as somebody listens."""
        raise self.breaks()

    async def close(self, code: int = 1000) -> None:
        """Hung up already."""


async def test_a_line_that_is_cut_before_hello_is_dialled_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    exchange = Exchange(monkeypatch, ReconnectWebSocket(None), ReconnectWebSocket(None))
    await Line(intents=discord.Intents.none()).connect()
    assert len(exchange.calls) == 3
    assert not any(call.get("resume") for call in exchange.calls)


async def test_lines_that_break_again_and_again_are_dialled_less_often(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    exchange = Exchange(monkeypatch, *[None] * 6)
    await Line(intents=discord.Intents.none()).connect()
    assert exchange.paused == [1, 2, 4, 8, 16], "the first call is repeated at once"
    assert not any(call.get("resume") for call in exchange.calls), "nothing had begun"


async def test_where_nobody_answers_any_more_another_number_is_dialled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    exchange = Exchange(monkeypatch, None, OSError("gone"), OSError("gone"), None)
    exchange.session = "going on"
    await Line(intents=discord.Intents.none()).connect()
    gateways = [call.get("gateway") for call in exchange.calls]
    assert gateways == [None, "resume here", None, None, "resume here"]
    assert all(call["resume"] and call["session"] == "going on" for call in exchange.calls[1:])


async def test_a_session_that_is_over_is_not_resumed(monkeypatch: pytest.MonkeyPatch) -> None:
    exchange = Exchange(monkeypatch, None)
    exchange.session = "over"
    exchange.breaks = lambda: ReconnectWebSocket(None, resume=False)
    await Line(intents=discord.Intents.none()).connect()
    assert exchange.calls[-1]["resume"] is False
