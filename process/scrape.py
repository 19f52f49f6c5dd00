"""Where the figures can be fetched: one address, for reading only."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from logging import getLogger

from aiohttp import web

from process.logs import note
from process.prometheus import CONTENT_TYPE

PATH = "/metrics"
_log = getLogger(__name__)


@asynccontextmanager
async def served(host: str, port: int, tell: Callable[[], Awaitable[str]]) -> AsyncIterator[int]:
    """Whoever asks there is told, while the block runs; the port, where any was as good."""

    async def answer(request: web.Request) -> web.Response:
        body = (await tell()).encode()
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE})

    pages = web.Application()
    pages.router.add_get(PATH, answer)
    runner = web.AppRunner(pages, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
        found: int = runner.addresses[0][1]
        note(_log, "metrics", host=host, port=found)
        yield found
    finally:
        await runner.cleanup()
