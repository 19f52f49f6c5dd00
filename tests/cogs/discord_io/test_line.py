"""The line to Discord, where the stand-in is too polite to show how it fails."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest

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
