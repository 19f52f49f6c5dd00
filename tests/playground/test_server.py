"""Starting the stand-in: as a process, on a taken port, fifty times in a row."""

import asyncio
import re
import socket
import sys
import time
from dataclasses import replace

import aiohttp
import pytest
from aiohttp import web

from playground.person import NoResponse
from playground.server import LOOPBACK, Addresses, serve
from playground.world import World
from tests.playground.caller import SHORT_DEADLINE
from tests.playground.connect import running
from tests.playground.sample_bot import SampleBot


async def test_fifty_fresh_worlds_are_quick() -> None:
    started = time.perf_counter()
    for _ in range(50):
        world = World()
        async with serve(world) as addresses, running(SampleBot(), addresses):
            ada = world.person("Ada")
            seen = (await ada.slash("tables", "game direct")).answer
            assert (await ada.click(seen, label="Move")).edited[0].text == "Turn 2"
            assert world.complaints == []
    assert time.perf_counter() - started < 30


async def test_as_a_process() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "playground.server", "--port", "0", stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        lines = [(await process.stdout.readline()).decode() for _ in range(3)]
        found = re.search(r"api +(http://127\.0\.0\.1:\d+)", lines[0])
        assert found is not None
        async with running(SampleBot(), Addresses(found[1])) as bot:
            assert {guild.name for guild in bot.guilds} == {"The Quay", "Il Molo"}
    finally:
        process.terminate()
        await process.wait()


async def test_taken_port_gets_a_clear_word() -> None:
    with socket.socket() as taken:
        taken.bind((LOOPBACK, 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "playground.server",
            "--port",
            str(port),
            stderr=asyncio.subprocess.PIPE,
        )
        _, errors = await process.communicate()
    assert process.returncode == 1
    assert f"port {port} cannot be used" in errors.decode()


async def test_a_page_may_add_its_own_routes(world: World) -> None:
    def add_page(app: web.Application, shown: World) -> None:
        async def page(request: web.Request) -> web.Response:
            return web.Response(text=shown.bot.name)

        app.router.add_get("/", page)

    async with serve(world, add_routes=add_page) as addresses, aiohttp.ClientSession() as session:
        async with session.get(addresses.base + "/") as answer:
            assert await answer.text() == "Harbormaster"
        async with session.get(addresses.cdn + "/attachments/1/2/a.png") as answer:
            assert answer.status == 404


def _has_ipv6() -> bool:
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return True


@pytest.mark.parametrize("host", ["localhost", "0.0.0.0", "::1", "::"])
async def test_the_address_is_a_number_whatever_was_asked_for(world: World, host: str) -> None:
    if ":" in host and not _has_ipv6():
        pytest.skip("this machine has no IPv6")
    async with serve(world, host=host) as addresses, aiohttp.ClientSession() as session:
        assert re.fullmatch(r"http://(127\.0\.0\.1|\[::1\]):\d+", addresses.base)
        async with session.get(addresses.api + "/gateway") as answer:
            assert answer.status == 401


async def _start_bot(world: World, addresses: Addresses) -> asyncio.subprocess.Process:
    """The bot as a process of its own, identified and with its commands synced."""
    before = world.gateway.identified
    module = "tests.playground.sample_bot"
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", module, addresses.base)
    async with asyncio.timeout(10):
        while world.gateway.identified == before or not world.commands[None]:
            await asyncio.sleep(0.01)
    return process


async def test_killed_bot_goes_on_after_a_restart(world: World, addresses: Addresses) -> None:
    ada = world.person("Ada")
    first = await _start_bot(world, addresses)
    seen = (await ada.slash("tables", "game direct")).answer
    first.kill()
    await first.wait()
    patient = world.settings
    world.settings = replace(patient, ack_deadline=SHORT_DEADLINE)
    with pytest.raises(NoResponse):
        await ada.click(seen, label="Move")
    world.settings = patient
    second = await _start_bot(world, addresses)
    try:
        assert (await ada.click(seen, label="Move")).edited[0].text == "Turn 2"
    finally:
        second.terminate()
        await second.wait()
