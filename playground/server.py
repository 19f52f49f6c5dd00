"""Starts the stand-in on loopback: ``python -m playground.server --port 8420``."""

import argparse
import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from aiohttp import web

from playground.gateway import Gateway
from playground.rest import Rest
from playground.routing import API
from playground.schema_check import load_checker
from playground.world import Settings, World

LOOPBACK = "127.0.0.1"
_BY_LOOPBACK = {"0.0.0.0": LOOPBACK, "::": "::1"}
"""Hosts that listen on all of a machine's addresses; the bot then still comes by loopback."""
_MAX_BODY = 256 * 1024 * 1024

AddRoutes = Callable[[web.Application, World], None]


@dataclass(frozen=True, slots=True)
class Addresses:
    """Where a bot finds the stand-in: the values of the three assignments discord.py needs."""

    base: str

    @property
    def api(self) -> str:
        """For ``discord.http.Route.BASE``."""
        return self.base + API

    @property
    def gateway(self) -> str:
        """For ``discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY``, as a ``yarl.URL``."""
        return self.base.replace("http", "ws", 1) + "/gateway"

    @property
    def cdn(self) -> str:
        """For ``discord.asset.Asset.BASE``."""
        return self.base + "/cdn"


def application(world: World, add_routes: AddRoutes | None = None) -> web.Application:
    """The web application; a page may add routes of its own beside Discord's."""
    app = web.Application(client_max_size=_MAX_BODY)
    rest, gateway = Rest(world), world.gateway
    app.router.add_route("*", API + "/{path:.*}", rest.handle)
    app.router.add_get("/gateway", gateway.connect)
    app.router.add_get("/gateway/", gateway.connect)
    app.router.add_get("/cdn/attachments/{channel}/{file}/{name}", _file_handler(world))
    if add_routes is not None:
        add_routes(app, world)
    app.on_shutdown.append(_hang_up(gateway))
    return app


def _file_handler(world: World) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def serve_file(request: web.Request) -> web.Response:
        number = request.match_info["file"]
        file = world.files.get(int(number)) if number.isdecimal() else None
        if file is None:
            raise web.HTTPNotFound
        return web.Response(body=file.data, content_type=file.content_type)

    return serve_file


def _hang_up(gateway: Gateway) -> Callable[[web.Application], Awaitable[None]]:
    async def close_sockets(app: web.Application) -> None:
        await gateway.drop(resumable=True)

    return close_sockets


def _base_url(host: str, port: int) -> str:
    """The address by number, which the page's door accepts, whatever name was asked for."""
    reached = _BY_LOOPBACK.get(host, host)
    return f"http://[{reached}]:{port}" if ":" in reached else f"http://{reached}:{port}"


@asynccontextmanager
async def serve(
    world: World,
    port: int = 0,
    *,
    host: str = LOOPBACK,
    check: bool = True,
    add_routes: AddRoutes | None = None,
) -> AsyncIterator[Addresses]:
    """Serves a world while the block runs: on loopback unless told otherwise; port 0 is any."""
    runner = web.AppRunner(application(world, add_routes), access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        site = web.TCPSite(runner, host, port)
        await site.start()
        world.base_url = _base_url(*runner.addresses[0][:2])
        world.checker = load_checker() if check else None
        yield Addresses(world.base_url)
    finally:
        await runner.cleanup()


async def _run(port: int, token: str) -> None:
    async with serve(World(Settings(token=token)), port) as addresses:
        print(f"api     {addresses.api}")
        print(f"gateway {addresses.gateway}")
        print(f"cdn     {addresses.cdn}", flush=True)
        await asyncio.Event().wait()


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="playground.server", description=__doc__)
    parser.add_argument("--port", type=int, default=8420)
    parser.add_argument("--token", default="playground", help="the token the bot must use")
    arguments = parser.parse_args()
    try:
        asyncio.run(_run(arguments.port, arguments.token))
    except OSError as error:
        parser.exit(1, f"port {arguments.port} cannot be used: {error.strerror}\n")
    except KeyboardInterrupt:
        parser.exit(0)


if __name__ == "__main__":
    main()
