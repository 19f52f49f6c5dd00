"""Whoever does what the page says next comes from an empty channel to the end of a first turn."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.conftest import Place
from tests.browser.harbour import harbour
from tests.browser.surf import PHONE, Surfer, surfing
from tests.browser.table import PANEL, called, take_turn

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def _says(surfer: Surfer, *words: str) -> None:
    """Waits until the line of the next step has these words."""
    for text in words:
        await expect(surfer.page.locator("#guide")).to_contain_text(text)


async def _sits_down_as(surfer: Surfer, name: str) -> None:
    """Presses the step's own button to become somebody."""
    await surfer.page.locator("#guide .button", has_text=f"Be {name}").click()
    await expect(surfer.page.locator(f".chair.mine[data-person='{name}']")).to_be_visible()


async def _opens_a_table(surfer: Surfer, game: str) -> None:
    await surfer.page.locator(".welcome .button", has_text="/game new").click()
    await surfer.page.keyboard.type(game)
    await surfer.page.locator(".picker .list-row", has_text=game).click()
    await surfer.page.locator(".command-line .send").click()


async def _takes_the_turn(surfer: Surfer) -> None:
    """The step follows whoever is up: to the panel, back without one, and away after the turn."""
    await _says(surfer, "4/4")
    up = await called(surfer)
    if up != "Ada":
        await _says(surfer, f"{up} is up")
        await _sits_down_as(surfer, up)
    await _says(surfer, "Press “Play”")
    await surfer.press("Play")
    await _says(surfer, "Choose below")
    await surfer.page.locator(f"{PANEL} .link-button").last.click()
    await _says(surfer, "Press “Play”")
    await take_turn(surfer)
    await expect(surfer.page.locator("#guide")).to_be_hidden()


@pytest.mark.parametrize("game", ["River", "Yellow"])
async def test_the_steps_lead_through_a_first_turn(
    browser: Browser, tmp_path: Path, game: str
) -> None:
    async with harbour(tmp_path) as address, surfing(browser, PHONE) as ada:
        await ada.open(f"{address}&as=Ada")
        await expect(ada.page.locator("#banner")).to_be_hidden()
        await expect(ada.page.locator("#guide")).to_be_hidden()
        await _opens_a_table(ada, game)
        await _says(ada, "2/4", "Be Bruno and press “Join”.")
        await _sits_down_as(ada, "Bruno")
        await _says(ada, "2/4", "Press “Join”")
        await ada.press("Join")
        await _says(ada, "3/4", "Be Ada and press “Start”.")
        await _sits_down_as(ada, "Ada")
        await _says(ada, "3/4", "Press “Start”")
        await ada.press("Start")
        await _takes_the_turn(ada)
        assert ada.troubles == []


async def test_talk_does_not_end_the_steps_but_somebody_may(ada: Surfer, place: Place) -> None:
    place.world.person("Bruno").say("tables", "anybody?")
    guide = ada.page.locator("#guide")
    await _says(ada, "1/4", "Open a table:")
    await guide.locator(".button", has_text="/game new").click()
    await expect(ada.page.locator(".command-name")).to_have_text("/game new")
    await ada.page.keyboard.press("Escape")
    await ada.page.get_by_label("Hide the steps").click()
    await expect(guide).to_be_hidden()
    place.world.person("Bruno").say("tables", "nobody?")
    await ada.sees("nobody?")
    await expect(guide).to_be_hidden()
