"""A league as an admin sets it up on the page: few presses, nothing typed but the command."""

from pathlib import Path

from playwright.async_api import expect

from tests.browser.harbour import harbour
from tests.browser.surf import Surfer, chromium, surfing
from tests.browser.test_settings import PANEL, fill

COUNT = "window.presses = 0; addEventListener('pointerdown', () => window.presses++, true)"
MOST = 25  # presses, the two for the command among them


async def from_menu(admin: Surfer, menu: int, line: int) -> None:
    """Chooses a line of a menu of the panel."""
    await admin.page.locator(f"{PANEL} .menu:enabled").nth(menu).click()
    await admin.page.locator(".menu-panel .list-row").nth(line).click()


async def lock(admin: Surfer) -> None:
    """Games, the first game, its first option: locked."""
    await admin.page.locator(f"{PANEL} .button", has_text="Games").last.click()
    await admin.sees("Choose a game for its options")
    await fill(admin, "Which games")
    await from_menu(admin, 0, 0)
    await expect(admin.page.locator(f"{PANEL} .menu:enabled")).to_have_count(2)
    await from_menu(admin, 1, 0)
    form = admin.page.locator(".modal")
    await form.locator("input[type=checkbox]").first.click()
    await form.locator("footer .primary").click()
    await expect(form).to_have_count(0)
    await admin.sees("🔒")
    await admin.page.locator(f"{PANEL} .button", has_text="All settings").click()


async def test_a_league_with_a_locked_option_threads_italian_dark_and_a_log(
    tmp_path: Path,
) -> None:
    async with harbour(tmp_path) as address, chromium() as browser, surfing(browser) as admin:
        await admin.open(f"{address}&as=Edda")
        await admin.page.evaluate(COUNT)
        await admin.command("admin config")
        await lock(admin)
        await fill(admin, "Places", "Each table in a thread of its own", channel="tables", menu=2)
        await fill(admin, "Looks", "Italian", "dark")
        await fill(admin, "Notices", channel="notices")
        await admin.sees("Log: #notices")
        assert await admin.page.evaluate("window.presses") <= MOST
        await admin.command("game new", game="River")
        await admin.sees("Your table of River of Gold is open in #Il Fiume d’Oro · Edda")
        assert admin.troubles == []
