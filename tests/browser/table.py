"""What people do at a table of the real bot, by the colours of its buttons, in any language."""

import asyncio

from playwright.async_api import Locator, expect

from engine.core.seats import LETTERS
from tests.browser.surf import Surfer

MOST_PRESSES = 40
POSTER = ".message:not(.private)"
PANEL = ".message.private"
CONTROLS = ".button:enabled, .menu:enabled"
CHOICES = ".button.success:enabled, .button.primary:enabled, .menu:enabled"


async def open_table(host: Surfer, game: str, *guests: Surfer) -> None:
    """Opens a table, lets everybody sit down and begins."""
    await host.command("game new", game=game)
    await expect(host.page.locator(f"{POSTER} .button.success:enabled").last).to_be_visible()
    for number, guest in enumerate(guests, start=2):
        await guest.page.locator(f"{POSTER} .button.success:enabled").last.click()
        letter = LETTERS[number - 1]
        await expect(host.last.locator("strong", has_text=letter).last).to_be_visible()
    await host.page.locator(f"{POSTER} .button.primary:enabled").last.click()
    await expect(_play_button(host)).to_be_visible()


def _play_button(surfer: Surfer) -> Locator:
    """The green button of a poster with a picture."""
    return surfer.page.locator(f"{POSTER}:has(.picture) .button.success:enabled").last


def poster(surfer: Surfer) -> Locator:
    """The newest poster of a running game."""
    return surfer.page.locator(f"{POSTER}:has(.picture):has(.mention)").last


async def called(surfer: Surfer) -> str:
    """Who is up, as the newest poster says."""
    text = await poster(surfer).locator(".mention").last.inner_text()
    return text.removeprefix("@")


async def take_turn(surfer: Surfer) -> list[str]:
    """Plays one whole turn by buttons and menus; returns what was pressed."""
    number = await poster(surfer).get_attribute("data-id") or ""
    panels = await _opened(surfer)
    pressed: list[str] = []
    for _ in range(MOST_PRESSES):
        pressed.append(await _press_something(surfer, panels.last))
        await _rested(surfer)
        if not await panels.last.locator(CONTROLS).count():
            await expect(poster(surfer)).not_to_have_attribute("data-id", number)
        if await poster(surfer).get_attribute("data-id") != number:
            return pressed
    raise AssertionError(f"the turn does not end: {pressed}")


async def take_turn_alone(surfer: Surfer) -> list[str]:
    """The same against bots, where no poster calls anybody: until nothing is left to choose."""
    panels = await _opened(surfer)
    pressed: list[str] = []
    while await panels.last.locator(CHOICES).count():
        pressed.append(await _press_something(surfer, panels.last))
        assert len(pressed) < MOST_PRESSES, pressed
        await _rested(surfer)
    return pressed


async def _opened(surfer: Surfer) -> Locator:
    """Presses *Play*; all private messages, the last of which is the panel."""
    panels = surfer.page.locator(PANEL)
    before = await panels.count()
    await _play_button(surfer).click()
    await expect(panels).to_have_count(before + 1)
    return panels


async def _press_something(surfer: Surfer, panel: Locator) -> str:
    """The green button if there is one, else the first menu, blue button or any button."""
    await expect(panel.locator(CONTROLS).first).to_be_visible()
    green = panel.locator(".button.success:enabled")
    if await green.count():
        return await _click(green.first)
    menus = panel.locator(".menu:enabled")
    if await menus.count():
        await menus.first.click()
        row = surfer.page.locator(".menu-panel .list-row").first
        label = await row.locator(".list-label").inner_text()
        await row.click()
        done = surfer.page.locator(".menu-foot .button:enabled")
        if await done.count():
            await done.click()
        return f"menu: {label}"
    blue = panel.locator(".button.primary:enabled")
    return await _click((blue if await blue.count() else panel.locator(".button:enabled")).first)


async def _click(button: Locator) -> str:
    label = await button.inner_text()
    await button.click()
    return label


async def _rested(surfer: Surfer) -> None:
    """Until nothing waits for an answer and the newest state has arrived."""
    await expect(surfer.page.locator(".busy")).to_have_count(0)
    heard = -1
    while heard != len(surfer.received):
        heard = len(surfer.received)
        await asyncio.sleep(0.4)
