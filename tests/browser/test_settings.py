"""The settings of a server on the page: forms with radio buttons, boxes and menus of channels."""

from pathlib import Path

from playwright.async_api import expect

from tests.browser.harbour import harbour
from tests.browser.surf import Surfer, chromium, surfing

PANEL = ".message.private"


async def fill(admin: Surfer, group: str, *ticks: str, channel: str = "", menu: int = 0) -> None:
    """Opens one group's form, ticks labels, picks a channel in one of its menus, and sends it."""
    await admin.page.locator(f"{PANEL} .button", has_text=group).last.click()
    form = admin.page.locator(".modal")
    for label in ticks:
        await form.locator(".tick", has_text=label).first.click()
    if channel:
        await form.locator(".menu").nth(menu).click()
        await admin.page.locator(".menu-panel .list-row", has_text=channel).first.click()
    await form.locator("footer .primary").click()
    await expect(form).to_have_count(0)


async def test_an_admin_sets_a_league_up_without_typing_more_than_the_command(
    tmp_path: Path,
) -> None:
    async with harbour(tmp_path) as address, chromium() as browser, surfing(browser) as admin:
        await admin.open(address)
        await admin.be("Edda")
        await admin.command("admin config")
        await fill(admin, "Looks", "Italian", "dark")
        await admin.sees("Language of the tables: Italian", "Pictures: dark")
        await fill(admin, "Places", "Each table in a thread of its own", channel="river", menu=2)
        await admin.sees("each in a thread of its own in")
        await fill(admin, "Notices", channel="notices", menu=0)
        await admin.sees("Log: #notices")
        await admin.press("Undo the last change")
        await admin.sees("Log: nowhere")
        assert admin.troubles == []
