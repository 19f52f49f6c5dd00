"""A browser tab without a browser: the websocket alone."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from playground.page import Page
from playground.server import Addresses

Event = dict[str, Any]


class Tab:
    """Keeps every frame it was sent, and the newest of each kind."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._number = 0
        self._done: dict[int, Event] = {}
        self._news = asyncio.Event()
        self.frames: list[str] = []
        self.now: dict[str, Event] = {}

    async def listen(self) -> None:
        """Until the socket closes."""
        async for frame in self._socket:
            self.frames.append(frame.data)
            event = json.loads(frame.data)
            self.now[event["ev"]] = event
            if event["ev"] == "done":
                self._done[event["id"]] = event
            self._news.set()

    async def until(self, fits: Callable[["Tab"], bool]) -> None:
        """Waits until what was received fits."""
        async with asyncio.timeout(5):
            while not fits(self):
                self._news.clear()
                await self._news.wait()

    async def ask(self, op: str, **body: Any) -> Event:
        """Asks and waits for what comes of it."""
        self._number += 1
        number = self._number
        await self._socket.send_json({"op": op, "id": number, **body})
        await self.until(lambda tab: number in tab._done)
        return self._done[number]

    async def raw(self, text: str) -> Event:
        """Sends something a page never would; the answer has no number."""
        self._done.pop(0, None)
        await self._socket.send_str(text)
        await self.until(lambda tab: 0 in tab._done)
        return self._done[0]

    @property
    def text(self) -> str:
        """Everything ever received."""
        return "\n".join(self.frames)

    @property
    def messages(self) -> list[Event]:
        """The messages of the open channel."""
        messages: list[Event] = self.now["channel"]["messages"]
        return messages

    async def sees(self, words: str) -> None:
        """Waits until the open channel has these words."""
        await self.until(
            lambda tab: "channel" in tab.now and words in json.dumps(tab.now["channel"])
        )


@asynccontextmanager
async def tab(page: Page, addresses: Addresses, name: str, channel: str = "") -> AsyncIterator[Tab]:
    """Sits down as somebody."""
    query = {"token": page.token, "as": name, "channel": channel}
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(
            addresses.base + "/page/socket", params=query, headers={"Origin": addresses.base}
        ) as socket,
    ):
        opened = Tab(socket)
        listening = asyncio.create_task(opened.listen())
        try:
            await opened.until(lambda t: {"hello", "sidebar", "channel", "commands"} <= set(t.now))
            yield opened
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
