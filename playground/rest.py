"""The REST endpoint: reads a request, applies trouble and limits, answers and records."""

import asyncio
import json
import re
from typing import TYPE_CHECKING, Any

from aiohttp import BodyPartReader, web

from playground import (
    rest_application,
    rest_channels,
    rest_guilds,
    rest_interactions,
    rest_messages,
    rest_threads,
)
from playground.errors import NOT_JSON, UNAUTHORIZED, UNKNOWN_ROUTE, ApiError, RateLimited, Walled
from playground.ratelimits import Bucket
from playground.recorder import Exchange, Source
from playground.routing import API, Call, Route, Routes, major_parameter
from playground.uploads import Upload

if TYPE_CHECKING:
    from playground.world import World

_FILE_FIELD = re.compile(r"files\[(\d+)\]$")
_JSON = {"Content-Type": "application/json", "Via": "1.1 playground"}


def all_routes() -> Routes:
    """Every route this world answers."""
    routes = Routes()
    for module in (
        rest_application,
        rest_guilds,
        rest_channels,
        rest_messages,
        rest_threads,
        rest_interactions,
    ):
        module.add_routes(routes)
    return routes


class _Cut(Exception):
    """The connection breaks before the request is carried out."""


class Rest:
    """Answers the bot's requests, one at a time or many at once."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self._routes = all_routes()

    async def handle(self, request: web.Request) -> web.Response:
        """One request from reading to recording."""
        world = self._world
        path = request.rel_url.raw_path.removeprefix(API)
        exchange = Exchange(request.method, path, "", world.clock.now(), dict(request.query))
        world.recorder.add(exchange)
        world.requests_in_flight += 1
        world.touch()
        try:
            return await self._answer(request, exchange)
        finally:
            world.requests_in_flight -= 1
            world.touch()
            exchange.took = world.clock.now() - exchange.started

    async def _answer(self, request: web.Request, exchange: Exchange) -> web.Response:
        found = self._routes.match(exchange.method, exchange.path)
        exchange.template = found[0].template if found else "?"
        bucket = self._bucket(found)
        lost = False
        try:
            uploads = await _read(request, exchange)
            lost = await self._trouble(exchange)
            if found is None:
                raise ApiError(UNKNOWN_ROUTE)
            self._admit(request, found[0], bucket)
            call = Call(self._world, found[1], request.query, exchange.body, uploads)
            self._check_request(found[0], exchange)
            exchange.answer = found[0].handler(call)
            exchange.status = 204 if exchange.answer is None else 200
            self._check_answer(found[0].name, exchange)
        except Walled as wall:
            exchange.status = wall.problem.status
            return web.Response(status=exchange.status, text=wall.page, content_type="text/html")
        except ApiError as error:
            self._refuse(exchange, error)
        except (_Cut, ConnectionResetError):  # a bot that was killed does not finish its request
            lost = True
        if lost and request.transport is not None:
            request.transport.close()
        return self._response(exchange, bucket)

    def _bucket(self, found: tuple[Route, dict[str, str]] | None) -> Bucket:
        name, major = (found[0].name, major_parameter(found[1])) if found else ("?", "")
        return self._world.limits.bucket(name, major)

    async def _trouble(self, exchange: Exchange) -> bool:
        """Whatever was asked to go wrong; says whether the answer is to be lost."""
        faults = self._world.faults
        await faults.delay(exchange.method, exchange.path)
        storm = faults.take(exchange.method, exchange.path)
        if storm is None:
            return False
        await asyncio.sleep(storm.delay)
        if storm.retry_after is not None:
            raise RateLimited(storm.retry_after)
        if storm.problem is not None and storm.page:
            raise Walled(storm.problem, storm.page)
        if storm.problem is not None:
            raise ApiError(storm.problem)
        if storm.cut == "before":
            raise _Cut
        return storm.cut == "after"

    def _admit(self, request: web.Request, route: Route, bucket: Bucket) -> None:
        token = f"Bot {self._world.settings.token}"
        if route.needs_bot_token and request.headers.get("Authorization") != token:
            raise ApiError(UNAUTHORIZED)
        wait = bucket.take(self._world.clock.now())
        if wait:
            raise RateLimited(wait)

    def _refuse(self, exchange: Exchange, error: ApiError) -> None:
        exchange.status, exchange.answer = error.problem.status, error.body()
        if error.problem == UNKNOWN_ROUTE:
            self._world.complain(Source.ROUTES, exchange.where, "unknown route")
        elif error.is_bot_mistake:
            self._world.complain(Source.LIMITS, exchange.where, error.summary())
        self._check_answer("error", exchange)

    def _check_request(self, route: Route, exchange: Exchange) -> None:
        if self._world.checker is not None and exchange.body is not None:
            for fault in self._world.checker.request_faults(route.name, exchange.body):
                self._world.complain(Source.SPEC, exchange.where, fault)

    def _check_answer(self, name: str, exchange: Exchange) -> None:
        if self._world.checker is not None and exchange.answer is not None:
            for fault in self._world.checker.answer_faults(name, exchange.answer):
                self._world.admit(exchange.where, fault)

    def _response(self, exchange: Exchange, bucket: Bucket) -> web.Response:
        headers = _JSON | bucket.headers(self._world.clock.now())
        if exchange.status == 429:
            headers |= {
                "Retry-After": str(exchange.answer["retry_after"]),
                "X-RateLimit-Scope": "user",
            }
        if exchange.answer is None:
            return web.Response(status=204, headers={**headers, "Content-Type": "text/plain"})
        body = json.dumps(exchange.answer).encode()
        return web.Response(status=exchange.status, body=body, headers=headers)


async def _read(request: web.Request, exchange: Exchange) -> dict[int, Upload]:
    """Reads a JSON or multipart body into the exchange; returns the files."""
    if not request.can_read_body:
        return {}
    if not request.content_type.startswith("multipart/"):
        exchange.body = _parsed(await request.read())
        return {}
    uploads: dict[int, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise ApiError(NOT_JSON)
        data = bytes(await part.read())
        field = _FILE_FIELD.match(part.name or "")
        if field:
            uploads[int(field[1])] = Upload(part.filename or "", data)
        elif part.name == "payload_json":
            exchange.body = _parsed(data)
    exchange.files = {number: len(upload.data) for number, upload in uploads.items()}
    return uploads


def _parsed(data: bytes) -> Any:
    if not data:
        return None
    try:
        return json.loads(data)
    except ValueError as error:
        raise ApiError(NOT_JSON) from error
