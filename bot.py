"""Starts the bot: on Discord with a token, on the local playground without one."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import os
import signal
import sys
import threading
from collections.abc import AsyncIterator, Sequence
from functools import partial
from logging import getLogger
from pathlib import Path
from typing import Any

import discord

from cogs.client import Harbormaster
from db.lock import hold
from engine.core.errors import Refused
from playground.keeping import bring_threads, keep_threads
from playground.page import Page
from playground.server import LOOPBACK, serve
from playground.world import World
from process import doorway, settings
from process.health import Health
from process.logs import note, to_stderr
from process.memory import keep_small, lean
from process.scrape import served
from process.settings import Settings
from process.shards import Shards
from process.whereabouts import here
from process.wire import point_at
from sessions.keeper import Keeper
from sessions.sessions import Sessions

MISTAKE = 2
PATIENCE = 8.0  # seconds between being told to stop and stopping, whatever hangs
_SIGNALS = (signal.SIGINT, signal.SIGTERM)
_PAGE_TOKEN = "page"
_THREADS = "playground threads"
_PLAYGROUND_TOKEN = "playground"
_HOME = Path("data")  # what this process tells is put there where the database is on a server
_DATABASE = _HOME / "harbormaster.db"
_PLAYGROUND = Path("data/playground.db")
_log = getLogger("bot")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run until stopped; a mistake of the operator is one line and exit status 2."""
    asked = _parser().parse_args(arguments)
    lean()
    try:
        known = settings.load(Path.cwd())
        port = known.port if asked.port is None else settings.port_number(asked.port)
        alone = asked.playground or not known.token
        to_stderr(known.log_level or ("WARNING" if alone else "INFO"), known.token)
        asyncio.run(_on_playground(known, asked.host, port) if alone else _on_discord(known))
    except Refused as error:
        return _mistake(doorway.refused(error))
    except discord.LoginFailure:
        return _mistake(doorway.login_refused())
    except discord.ConnectionClosed as error:
        return _mistake(doorway.hung_up(error.code))
    except _CannotTell as error:
        return _mistake(doorway.no_figures(error.host, error.port, error.reason))
    except _CannotListen as error:
        return _mistake(_why_not(error))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bot.py", description=__doc__)
    parser.add_argument("--playground", action="store_true", help="even if there is a token")
    parser.add_argument("--port", help="of the playground's page (8420)")
    parser.add_argument(
        "--host", default=LOOPBACK, help="where the page listens (this machine only)"
    )
    return parser


def _mistake(line: str) -> int:
    print(line, file=sys.stderr)
    return MISTAKE


class _CannotListen(Exception):
    """The page cannot be served at this host and port."""

    def __init__(self, host: str, port: int, reason: int | None) -> None:
        super().__init__(host, port, reason)
        self.host = host
        self.port = port
        self.reason = reason


class _CannotTell(_CannotListen):
    """The figures cannot be served there."""


def _why_not(error: _CannotListen) -> str:
    if error.reason == errno.EADDRINUSE:
        return doorway.port_taken(error.port)
    if error.reason == errno.EACCES:
        return doorway.port_reserved(error.port)
    return doorway.host_unknown(error.host)


async def _on_discord(known: Settings) -> None:
    if known.api_base and known.gateway:
        point_at(known.api_base, known.gateway)
    database = known.database or _DATABASE
    home = database.parent if isinstance(database, Path) else _HOME
    backups = known.backups or home / "backups"
    home.mkdir(parents=True, exist_ok=True)
    shards = known.shards
    async with _open_sessions(database, known, backups) as sessions:
        keeper = Keeper(sessions.context, Path(database), backups)
        bot = Harbormaster(sessions, **_cut(shards))
        bot.watch.keep("breaker", bot.overload.run)
        path = home / (f"health-{shards.name}.json" if shards else "health.json")
        told = (bot.watch.report, path, sessions.berths, bot.breaker.report)
        health = Health(bot, sessions.post, *told)
        bot.watch.keep("health", health.keep_telling)
        bot.watch.keep("checkpoint", sessions.context.db.tidy)
        bot.watch.keep("news", sessions.context.db.listen)
        bot.watch.keep("keeper", keeper.run)
        bot.watch.aside("examination", sessions.context.db.examine)
        bot.watch.aside("warm", sessions.show.drawing.warm)
        bot.watch.keep("memory", keep_small)
        async with _figures(bot, known):
            await _until_stopped(bot, known.token)


def _cut(shards: Shards | None) -> dict[str, Any]:
    """What the line is told of shards; nothing where it is one for all."""
    return {} if shards is None else {"shards": shards.own, "shard_count": shards.count}


async def _on_playground(known: Settings, listen: str, port: int) -> None:
    """The stand-in forgets its messages, so posters are posted again; tables are all there."""
    world = World()
    async with contextlib.AsyncExitStack() as stack:
        sessions = await stack.enter_async_context(
            _open_sessions(known.database or _PLAYGROUND, known)
        )
        page = Page(world, await sessions.post.kept(_PAGE_TOKEN))
        await sessions.post.keep(_PAGE_TOKEN, page.token)  # open tabs find their way back
        bring_threads(world, await sessions.post.kept(_THREADS))
        try:
            served = serve(world, port, host=listen, add_routes=page.add_routes)
            addresses = await stack.enter_async_context(served)
        except (OSError, UnicodeError) as error:
            raise _CannotListen(listen, port, getattr(error, "errno", None)) from error
        point_at(addresses.api, addresses.gateway, addresses.cdn)
        bot = Harbormaster(sessions, always_sync=True, guild_ready_timeout=0.1)
        bot.watch.keep("breaker", bot.overload.run)
        bot.watch.keep("checkpoint", sessions.context.db.tidy)
        bot.watch.aside("examination", sessions.context.db.examine)
        bot.watch.aside("warm", sessions.show.drawing.warm)
        bot.watch.keep("memory", keep_small)
        keep = partial(sessions.post.keep, _THREADS)
        bot.watch.keep("threads", lambda: keep_threads(world, keep))
        await stack.enter_async_context(_figures(bot, known))
        world.add_busy_check(lambda: not bot.is_closed() and bot.busy)  # for fast-forward
        greeting = _greet(bot, doorway.playground_ready(page.address(addresses.base)))
        greeted = asyncio.create_task(greeting)
        await _until_stopped(bot, _PLAYGROUND_TOKEN)
        greeted.cancel()


@contextlib.asynccontextmanager
async def _figures(bot: Harbormaster, known: Settings) -> AsyncIterator[None]:
    """They can be fetched while the block runs, if that is wanted."""
    if known.metrics is None:
        yield
        return
    host, port = known.metrics
    async with contextlib.AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(served(host, port, bot.figures.tell))
        except (OSError, UnicodeError) as error:
            raise _CannotTell(host, port, getattr(error, "errno", None)) from error
        yield


async def _greet(bot: Harbormaster, line: str) -> None:
    await bot.up.wait()
    print(line, flush=True)


@contextlib.asynccontextmanager
async def _open_sessions(
    database: Path | str, known: Settings, backups: Path | None = None
) -> AsyncIterator[Sessions]:
    """A file, unlike a server, is this process's own until it is closed again."""
    with hold(database) if isinstance(database, Path) else contextlib.nullcontext():
        sessions = await Sessions.open(
            database,
            maps=known.maps,
            sync=known.sync,
            backups=backups,
            thinkers=known.thinkers,
        )
        try:
            if sessions.context.db.shared:
                own, count = (known.shards.own, known.shards.count) if known.shards else ((0,), 1)
                await sessions.join(own, count, here())
            yield sessions
        finally:
            await sessions.close()


async def _until_stopped(bot: Harbormaster, token: str) -> None:
    """Until SIGINT or SIGTERM, until another process has taken over, or until Discord refuses."""
    stop, drained = asyncio.Event(), bot.berths.drained
    for number in _SIGNALS:
        asyncio.get_running_loop().add_signal_handler(number, _stop, stop)
    running = asyncio.create_task(bot.start(token))
    stopping = asyncio.create_task(stop.wait())
    followed = asyncio.create_task(drained.wait())
    await asyncio.wait({running, stopping, followed}, return_when=asyncio.FIRST_COMPLETED)
    followed.cancel()
    await bot.close()
    if stop.is_set() or drained.is_set():  # a start that was cut short fails in many ways
        stopping.cancel()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
    else:
        stopping.cancel()
        await running
    note(_log, "stopped")


def _stop(stop: asyncio.Event) -> None:
    """End in good order and soon; at the next signal, or if anything hangs, at once.

    Nothing is lost by that: whatever was acknowledged is on disk.
    """
    note(_log, "stopping")
    stop.set()
    for number in _SIGNALS:
        asyncio.get_running_loop().remove_signal_handler(number)
        signal.signal(number, lambda *_: os._exit(0))
    limit = threading.Timer(PATIENCE, os._exit, (0,))
    limit.daemon = True
    limit.start()


if __name__ == "__main__":
    sys.exit(main())
