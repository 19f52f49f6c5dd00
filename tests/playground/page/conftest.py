"""The page beside a stand-in, with a bot that shows one of everything."""

from collections.abc import AsyncIterator

import pytest

from playground.page import Page
from playground.server import Addresses, serve
from playground.world import World
from tests.playground.connect import running
from tests.playground.page.showcase import Showcase


@pytest.fixture
def page(world: World) -> Page:
    """The page of this world."""
    return Page(world)


@pytest.fixture
async def site(world: World, page: Page) -> AsyncIterator[Addresses]:
    """Everything served, with no bot yet."""
    async with serve(world, add_routes=page.add_routes) as addresses:
        yield addresses
    assert world.own_faults == []


@pytest.fixture
async def showcase(site: Addresses, world: World) -> AsyncIterator[Showcase]:
    """The bot, ready, its commands synced."""
    async with running(Showcase(), site) as client:
        await world.quiet()
        yield client
