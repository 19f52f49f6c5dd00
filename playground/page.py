"""The web page: try the bot in a browser, with no account and no internet.

``serve(world, port, add_routes=page.add_routes)`` puts it beside the stand-in.
"""

import hmac
import ipaddress
import secrets
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import urlencode, urlsplit

from aiohttp import WSCloseCode, web

from playground import screen
from playground.models import Channel, User
from playground.person import Person
from playground.view import may_see_channel
from playground.viewer import Viewer
from playground.world import World

STATIC = Path(__file__).parent / "static"
_TOKEN_BYTES = 12
_MAX_FRAME = 64 * 1024

_COMMON = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_FOR_FILES = "default-src 'none'; sandbox"
_FOR_PAGE = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self';"
    " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

_Next = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Page:
    """The page of one world, open to whoever has its token."""

    def __init__(self, world: World, token: str | None = None) -> None:
        self._world = world
        self.token = token or secrets.token_urlsafe(_TOKEN_BYTES)
        self.marks = screen.ReadMarks()
        self._viewers: set[Viewer] = set()
        self._sockets: weakref.WeakSet[web.WebSocketResponse] = weakref.WeakSet()

    def address(self, base: str, name: str | None = None) -> str:
        """What to open in a browser; with a name, to sit down as that person."""
        asked = {"token": self.token} | ({"as": name} if name else {})
        return f"{base}/?{urlencode(asked)}"

    def add_routes(self, app: web.Application, world: World) -> None:
        """Adds the page to the stand-in's application."""
        app.middlewares.append(_refuse_other_names)
        app.on_response_prepare.append(_add_headers)
        app.on_shutdown.append(self.hang_up)
        app.router.add_get("/", self._index)
        app.router.add_get("/page/check", self._check)
        app.router.add_get("/page/socket", self._connect)
        app.router.add_static("/static/", STATIC)

    def refresh(self) -> None:
        """Read marks changed: other browsers may show them."""
        for viewer in self._viewers:
            viewer.refresh()

    def others_have_read(self, user: User, channel: Channel) -> None:
        """Whoever was played for has seen what was there to see."""
        for other in screen.people(self._world):
            if other is not user and may_see_channel(self._world, other, channel):
                self.marks.mark(other, channel, channel.last_message_id or 0)
        self.refresh()

    def _has_token(self, request: web.Request) -> bool:
        given = request.query.get("token", "")
        return hmac.compare_digest(given.encode(), self.token.encode())

    async def _index(self, request: web.Request) -> web.StreamResponse:
        if self._has_token(request):
            return web.FileResponse(STATIC / "index.html")
        words = (STATIC / "refused.html").read_text("utf-8")
        return web.Response(text=words, content_type="text/html", status=403)

    async def _check(self, request: web.Request) -> web.Response:
        """Tells a page that lost its socket whether its address still holds."""
        return web.json_response({"valid": self._has_token(request)})

    async def _connect(self, request: web.Request) -> web.StreamResponse:
        if not _is_own_page(request) or not self._has_token(request):
            raise web.HTTPForbidden
        person = self._who(request)
        socket = web.WebSocketResponse(max_msg_size=_MAX_FRAME, heartbeat=30)
        await socket.prepare(request)
        self._sockets.add(socket)
        language = request.query.get("language") or person.user.locale
        viewer = Viewer(self, person, self._where(request, person), language, socket)
        self._viewers.add(viewer)
        try:
            await viewer.run()
        finally:
            self._viewers.discard(viewer)
        return socket

    def _who(self, request: web.Request) -> Person:
        name = request.query.get("as", "")
        everybody = screen.people(self._world)
        found = [user for user in everybody if user.name.lower() == name.lower()]
        return Person(self._world, (found or everybody)[0])

    def _where(self, request: web.Request, person: Person) -> Channel:
        asked = request.query.get("channel", "")
        channel = self._world.channels.get(int(asked)) if asked.isdecimal() else None
        if channel is not None and may_see_channel(self._world, person.user, channel):
            return channel
        return screen.first_channel(self._world, person.user)

    async def hang_up(self, app: web.Application | None = None) -> None:
        """Closes every browser's socket; a page that is still open comes back."""
        for socket in set(self._sockets):
            await socket.close(code=WSCloseCode.GOING_AWAY)


def _is_own_page(request: web.Request) -> bool:
    """Whether a websocket was opened by our page and not by another site in the same browser."""
    origin = urlsplit(request.headers.get("Origin", ""))
    return origin.scheme in ("http", "https") and origin.netloc == request.host


def _is_plain_address(host: str) -> bool:
    """Whether a Host header names this machine by number; a name may be pointed at us by others."""
    name = urlsplit(f"//{host}").hostname or ""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name == "localhost"
    return True


@web.middleware
async def _refuse_other_names(request: web.Request, handler: _Next) -> web.StreamResponse:
    if not _is_plain_address(request.host):
        raise web.HTTPForbidden(text="Use the address that was printed.\n")
    return await handler(request)


async def _add_headers(request: web.Request, response: web.StreamResponse) -> None:
    path = request.path
    if path.startswith("/cdn/"):
        response.headers.update(_COMMON | {"Content-Security-Policy": _FOR_FILES})
        response.headers["Cache-Control"] = "private, max-age=86400"
    elif path == "/" or path.startswith(("/static/", "/page/")):
        response.headers.update(_COMMON | {"Content-Security-Policy": _FOR_PAGE})
        response.headers["Cache-Control"] = "no-cache"
