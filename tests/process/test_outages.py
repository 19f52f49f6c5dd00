"""A Discord that is away, overloaded or does not want us: wait where it helps, else say why."""

from __future__ import annotations

import asyncio
import signal
import socket
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from playground.errors import Problem
from playground.gateway import Close
from playground.server import Addresses, serve
from playground.world import World
from tests.process.child import Child, new_world, opened_lobby, running

HERE = "The Quay/tables"
ME, COMMANDS = "GET /users/@me", "PUT /applications/*/commands"
SOON = (
    "process.watch.FIRST=0.05",
    "process.watch.LONGEST=0.2",
    "process.health.EVERY=0.1",
    "cogs.client.COMMANDS_LONGEST=0.2",
    "cogs.client.FIRST_SYNC=0.5",
)


def free_port() -> int:
    """A port nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
    return port


def nowhere(port: int) -> Addresses:
    """Where the stand-in would be if it ran."""
    return Addresses(f"http://127.0.0.1:{port}")


async def still_serves(world: World) -> None:
    """Somebody opens a table."""
    lobby = await opened_lobby(world, "Ada", HERE)
    assert lobby.buttons


async def test_a_discord_that_cannot_be_reached_is_waited_for(tmp_path: Path) -> None:
    port = free_port()
    async with running(tmp_path, nowhere(port), *SOON) as child:
        await child.until(lambda: len(child.said("cannot be reached", "Trying again in")) > 1)
        await child.until(lambda: child.health().get("connected") is False)
        world = new_world()
        async with serve(world, port):
            await child.up()
            await child.until(lambda: child.health()["connected"])
            await still_serves(world)
            assert await child.stopped() == 0
    assert "Traceback" not in child.log


@pytest.mark.parametrize("status", [503, 403])
async def test_refusals_at_the_door_are_waited_out(tmp_path: Path, status: int) -> None:
    world = new_world()
    world.faults.fail_next(2, ME, status=status)
    async with serve(world) as addresses, running(tmp_path, addresses, *SOON) as child:
        await child.up()
        await still_serves(world)
        assert await child.stopped() == 0
    assert len(child.said("Trying again in", str(status))) == 2
    assert "Traceback" not in child.log


@pytest.mark.parametrize("status", [429, 200])
async def test_a_page_before_discord_is_waited_out(tmp_path: Path, status: int) -> None:
    world = new_world()
    world.faults.answer_page_next(2, ME, status=status)
    async with serve(world) as addresses, running(tmp_path, addresses, *SOON) as child:
        await child.up()
        assert await child.stopped() == 0
    assert len(child.said("Trying again in")) == 2
    assert "Traceback" not in child.log


async def test_a_cut_connection_at_the_door_is_waited_out(tmp_path: Path) -> None:
    world = new_world()
    world.faults.lose_answers(2, ME)
    async with serve(world) as addresses, running(tmp_path, addresses, *SOON) as child:
        await child.up()
        assert await child.stopped() == 0
    assert child.said("Trying again in")
    assert "Traceback" not in child.log


async def test_a_gateway_that_is_away_at_the_start_is_waited_for(tmp_path: Path) -> None:
    gateway_port, world = free_port(), new_world()
    away = f"ws://127.0.0.1:{gateway_port}/gateway"
    async with (
        serve(world) as addresses,
        running(tmp_path, addresses, *SOON, DISCORD_GATEWAY_URL=away) as child,
    ):
        await child.until(lambda: child.said("cannot be reached", "Trying again in"))
        async with serve(world, gateway_port, check=False):
            await child.up()
            assert await child.stopped() == 0
    assert "Traceback" not in child.log


async def test_health_goes_on_while_the_gateway_is_gone(tmp_path: Path) -> None:
    port, world = free_port(), new_world()
    async with running(tmp_path, nowhere(port), *SOON) as child:
        async with serve(world, port):
            await child.up()
            await child.until(lambda: child.health().get("connected"))
            assert child.health()["database"] == "ok"
            tasks = child.health()["tasks"]
            assert {"health", "checkpoint", "keeper", "messenger"} <= set(tasks)
            assert {task["state"] for task in tasks.values()} <= {"running", "finished"}
        await child.until(lambda: not child.health()["connected"])
        written = {child.written}
        while len(written) < 4:
            await child.until(lambda: child.written not in written)
            written.add(child.written)
        async with serve(new_world(), port):
            await child.until(lambda: child.health()["connected"], limit=60)
            assert await child.stopped() == 0
    assert "Traceback" not in child.log


@pytest.mark.parametrize(
    ("code", "line"),
    [
        (Close.AUTHENTICATION_FAILED, "Discord refused the token."),
        (Close.DISALLOWED_INTENTS, "Discord refused the intents"),
        (Close.INVALID_INTENTS, "Discord refused the intents"),
        (Close.INVALID_SHARD, "4010"),
    ],
)
async def test_what_waiting_cannot_mend_is_one_line(tmp_path: Path, code: Close, line: str) -> None:
    world = new_world()
    world.gateway.refusing = code
    async with (
        serve(world) as addresses,
        running(tmp_path, addresses, LOG_LEVEL="ERROR") as child,
    ):
        assert await child.ended() == 2
    assert len(child.lines) == 1
    assert line in child.lines[0]


@pytest.mark.parametrize(
    "refusal",
    [
        Problem(400, 50240, "You cannot remove this app's Entry Point command"),
        Problem(403, 50001, "Missing Access"),
        Problem(503, 0, "Server failure"),
    ],
)
async def test_refused_commands_keep_nobody_from_playing(tmp_path: Path, refusal: Problem) -> None:
    world = new_world()
    async with serve(world) as addresses:
        async with running(tmp_path, addresses, *SOON) as child:
            await child.up()
            lobby = await opened_lobby(world, "Ada", HERE)
            assert await child.stopped() == 0
        forget_commands(tmp_path)
        world.faults.refuse_next(1_000, refusal, COMMANDS)
        async with running(tmp_path, addresses, *SOON) as child:
            await child.up()
            bruno = world.person("Bruno")
            await bruno.click(lobby, label="Join")
            await child.until(lambda: "Bruno" in bruno.look(lobby).text)
            await child.until(lambda: len(child.said("task=commands")) > 1)
            await child.until(lambda: child.health()["tasks"]["commands"]["restarts"] > 0)
            world.faults.calm()
            await child.until(lambda: child.said("event=commands_synced"))
            assert await child.stopped() == 0
    assert "Traceback" not in child.log


def forget_commands(folder: Path) -> None:
    """As if the program had other commands than the last time."""
    with sqlite3.connect(folder / "data" / "harbormaster.db") as raw:
        raw.execute("DELETE FROM settings WHERE key = 'commands'")
    raw.close()


# -- stopping -------------------------------------------------------------------------------------


@asynccontextmanager
async def mute(port: int) -> AsyncIterator[None]:
    """Takes connections and never says a word."""

    async def hold(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    server = await asyncio.start_server(hold, "127.0.0.1", port)
    try:
        yield
    finally:
        server.close()


async def waiting(child: Child) -> None:
    """Until it waits for Discord."""
    await child.until(lambda: child.said("logging in using static token"))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_bot_that_waits_for_a_silent_discord_ends_at_once(
    tmp_path: Path, number: signal.Signals
) -> None:
    port = free_port()
    async with mute(port), running(tmp_path, nowhere(port)) as child:
        await waiting(child)
        child.process.send_signal(number)
        assert await child.ended() == 0
    assert "Traceback" not in child.log


@pytest.mark.parametrize("arrange", ["away", "limited"])
async def test_a_bot_that_waits_to_try_again_ends_at_once(tmp_path: Path, arrange: str) -> None:
    long, world = ("process.watch.FIRST=600", "process.watch.LONGEST=600"), new_world()
    if arrange == "limited":
        world.faults.rate_limit_next(5, ME, retry_after=600)
    async with serve(world) as addresses:
        there = addresses if arrange == "limited" else nowhere(free_port())
        async with running(tmp_path, there, *long) as child:
            said = "rate limited" if arrange == "limited" else "Trying again in"
            await child.until(lambda: child.said(said))
            assert await child.stopped() == 0
    assert "Traceback" not in child.log


async def test_a_chore_that_hangs_does_not_keep_the_bot(tmp_path: Path) -> None:
    world = new_world()
    async with serve(world) as addresses, running(tmp_path, addresses) as child:
        await child.up()
        await begin_something_endless(world, child)
        assert await child.stopped() == 0
        world.faults.calm()
    assert child.said("event=stopped")


async def test_whatever_hangs_the_bot_ends_in_time(tmp_path: Path) -> None:
    long = ("cogs.discord_io.chores.PATIENCE=600", "bot.PATIENCE=0.5")
    world = new_world()
    async with serve(world) as addresses, running(tmp_path, addresses, *long) as child:
        await child.up()
        await begin_something_endless(world, child)
        assert await child.stopped() == 0
        world.faults.calm()
    assert child.said("event=stopping")
    assert not child.said("event=stopped")


async def test_a_second_signal_ends_at_once(tmp_path: Path) -> None:
    world = new_world()
    async with (
        serve(world) as addresses,
        running(
            tmp_path, addresses, "cogs.discord_io.chores.PATIENCE=600", "bot.PATIENCE=600"
        ) as child,
    ):
        await child.up()
        await begin_something_endless(world, child)
        child.process.send_signal(signal.SIGTERM)
        await child.until(lambda: child.said("event=stopping"))
        child.process.send_signal(signal.SIGTERM)
        assert await child.ended() == 0
        world.faults.calm()


async def begin_something_endless(world: World, child: Child) -> None:
    """A delivery that Discord takes an hour to answer."""
    ada, bruno = world.person("Ada"), world.person("Bruno")
    lobby = await opened_lobby(world, "Ada", HERE)
    await bruno.click(lobby, label="Join")
    await world.quiet()
    world.faults.latency, world.faults.latency_route = 3_600, "POST /channels/*/messages"
    starting = asyncio.create_task(ada.click(lobby, label="Start"))
    await child.until(lambda: world.requests_in_flight > 0)
    starting.cancel()
    await asyncio.gather(starting, return_exceptions=True)
