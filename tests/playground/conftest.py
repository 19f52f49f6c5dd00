"""A fresh world for each test, with or without a bot, and a bare caller for single requests."""

from collections.abc import AsyncIterator
from dataclasses import replace

import aiohttp
import pytest

from playground.ids import Clock
from playground.server import Addresses, serve
from playground.world import World
from tests.playground.caller import SHORT_DEADLINE, Caller
from tests.playground.connect import running
from tests.playground.sample_bot import SampleBot


def pytest_configure(config: pytest.Config) -> None:
    """Registers the mark for scenarios in which the bot is wrong on purpose."""
    config.addinivalue_line("markers", "mistaken: the bot makes a mistake on purpose")


@pytest.fixture
def clock() -> Clock:
    """The world's clock, to skip ahead."""
    return Clock()


@pytest.fixture
def world(clock: Clock) -> World:
    """Two servers, six players, an admin."""
    return World(clock=clock)


@pytest.fixture
def impatient(world: World) -> World:
    """The same world with a short deadline, for tests of bots that are too slow."""
    world.settings = replace(world.settings, ack_deadline=SHORT_DEADLINE)
    return world


@pytest.fixture
async def addresses(world: World) -> AsyncIterator[Addresses]:
    """The world, served; at the end the stand-in itself must have made no mistake."""
    async with serve(world) as served:
        yield served
    assert world.own_faults == []


@pytest.fixture
async def call(addresses: Addresses) -> AsyncIterator[Caller]:
    """Single requests."""
    async with aiohttp.ClientSession() as session:
        yield Caller(session, addresses)


@pytest.fixture
async def bot(world: World, addresses: Addresses) -> AsyncIterator[SampleBot]:
    """The sample bot, ready, its commands synced; the world is quiet when it is."""
    async with running(SampleBot(), addresses) as client:
        world.add_busy_check(lambda: client.at_work > 0)
        yield client
