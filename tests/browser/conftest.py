"""A browser for the whole module, and the page with a bot that shows one of everything."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from playground.page import Page
from playground.server import serve
from playground.world import World
from tests.browser import surf
from tests.browser.surf import NO_BROWSER, Surfer, surfing
from tests.playground.connect import running
from tests.playground.page.showcase import Showcase


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser these tests say so and are skipped."""
    here = Path(__file__).parent
    for item in items:
        if surf.CHROMIUM is None and here in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=NO_BROWSER))


@dataclass(frozen=True, slots=True)
class Place:
    """A world on show."""

    world: World
    page: Page
    base: str

    def address(self, name: str) -> str:
        """The address of somebody's chair."""
        return self.page.address(self.base, name)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    """One Chromium for a module."""
    async with surf.chromium() as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="module")
async def place() -> AsyncIterator[Place]:
    """A fresh world with the showcase bot in it."""
    world = World()
    world.settings = replace(world.settings, ack_deadline=1.5)
    page = Page(world)
    async with (
        serve(world, add_routes=page.add_routes) as addresses,
        running(Showcase(), addresses),
    ):
        await world.quiet()
        yield Place(world, page, addresses.base)
    assert world.own_faults == []


@pytest_asyncio.fixture(loop_scope="module")
async def ada(browser: Browser, place: Place) -> AsyncIterator[Surfer]:
    """Ada at a desktop; at the end nothing may have failed."""
    async with surfing(browser) as surfer:
        await surfer.open(place.address("Ada"))
        yield surfer
        assert surfer.troubles == []


@pytest_asyncio.fixture(loop_scope="module")
async def phone(browser: Browser, place: Place) -> AsyncIterator[Surfer]:
    """Bruno on a phone that speaks Italian, at night."""
    async with surfing(browser, surf.PHONE, "dark", locale="it-IT") as surfer:
        await surfer.open(place.address("Bruno"))
        yield surfer
        assert surfer.troubles == []
