"""From the printed address to a move against a bot in two presses."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.harbour import harbour
from tests.browser.surf import PHONE, Surfer, surfing
from tests.browser.table import CONTROLS, PANEL

pytestmark = pytest.mark.asyncio(loop_scope="module")
LESSON = ".welcome .lesson"


async def _learns(surfer: Surfer, game: str) -> None:
    """The first press: the panel with the first step is open, below the board."""
    await surfer.page.locator(LESSON, has_text=game).click()
    await expect(surfer.page.locator(PANEL).last.locator(CONTROLS).first).to_be_visible()
    await expect(surfer.page.locator(PANEL).last).to_contain_text("1")
    await expect(surfer.page.locator(".message .picture").first).to_be_visible()
    await expect(surfer.page.locator("#guide")).to_be_hidden()


async def test_two_presses_lead_to_a_move(browser: Browser, tmp_path: Path) -> None:
    """In either language of the page; to start the whole bot twice would take twice as long."""
    async with (
        harbour(tmp_path) as address,
        surfing(browser, PHONE) as ada,
        surfing(browser, PHONE, "dark", locale="it-IT") as bruno,
    ):
        await ada.open(f"{address}&as=Ada")
        await expect(ada.page.locator("#banner")).to_be_hidden()
        await _learns(ada, "River of Gold")
        panel = ada.page.locator(PANEL).last
        await expect(panel).to_contain_text("Step 1 of 5: Sail")
        await panel.locator(".button:enabled", has_text="Deliver").click()
        await expect(panel).to_contain_text("Do it")
        await bruno.open(f"{address}&as=Bruno")
        await bruno.go("fiume")
        await expect(bruno.page.locator(LESSON).first).to_contain_text("fiume")
        await _learns(bruno, "Il Fiume d’Oro")
        await expect(bruno.page.locator(PANEL).last).to_contain_text("Passo 1 di 5: Navigare")
        assert [ada.troubles, bruno.troubles] == [[], []]


async def test_a_private_thread_is_there_after_a_restart(browser: Browser, tmp_path: Path) -> None:
    for start in range(2):
        async with harbour(tmp_path) as address, surfing(browser) as ada:
            await ada.open(f"{address}&as=Ada")
            await expect(ada.page.locator("#banner")).to_be_hidden()
            if not start:
                await ada.command("learn", game="River")
                await ada.sees("It waits for you in")
            await ada.go("River of Gold")
            await expect(ada.page.locator(".message .picture").first).to_be_visible()
            assert ada.troubles == []
