"""A table before it begins, at a desk and on a phone: its poster tells all that happens."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, expect

from tests.browser.harbour import harbour
from tests.browser.surf import PHONE, Surfer, surfing
from tests.browser.table import PANEL, POSTER

pytestmark = pytest.mark.asyncio(loop_scope="module")


def _seat(surfer: Surfer, letter: str, name: str) -> Locator:
    """The line of a seat on the poster."""
    return surfer.page.locator(POSTER).first.get_by_text(f"{letter} {name}")


async def _opened(ada: Surfer) -> None:
    """Only the host is told that the table is open; the poster stands below it."""
    await ada.command("game new", game="River")
    await expect(ada.page.locator(f"{POSTER} .button.success:enabled")).to_be_visible()
    await expect(ada.messages).to_have_count(2)
    await expect(ada.messages.first.locator(".privacy")).to_be_visible()
    await expect(ada.messages.first).to_contain_text("Your table of River of Gold is open")
    await expect(ada.last.locator(".privacy")).to_have_count(0)
    await expect(_seat(ada, "A", "Ada")).to_be_visible()
    await expect(ada.button("Start")).to_have_count(0)


async def _joins_and_leaves(ada: Surfer, dan: Surfer) -> None:
    """Both see it on the poster, and nothing else is said in public."""
    for label, seated in (("Join", 1), ("Leave", 0), ("Join", 1)):
        await dan.press(label)
        for surfer in (ada, dan):
            await expect(_seat(surfer, "B", "Dan")).to_have_count(seated)
            await expect(surfer.button("Start")).to_have_count(seated)
    await expect(dan.page.locator(POSTER)).to_have_count(1)
    await expect(ada.messages).to_have_count(2)


async def _invited(ada: Surfer, gwen: Surfer) -> None:
    """One guest joins by the invitation; another declines; what is left has no buttons."""
    for guest in ("Gwen", "Fabio"):
        await ada.choose(guest)
        await ada.sees(f"@{guest}, Ada invites you")
    await gwen.messages.filter(has_text="@Gwen").locator(".button", has_text="Join").click()
    await ada.sees("Gwen has taken a seat.")
    await expect(_seat(ada, "C", "Gwen")).to_be_visible()
    await gwen.be("Fabio")
    await gwen.press("No, thank you")
    await ada.sees("Fabio has declined the invitation.")
    await expect(gwen.page.locator(PANEL)).to_contain_text("Hai declinato l’invito")
    await expect(ada.page.locator(f"{POSTER}:has-text('invites you')")).to_have_count(0)


async def test_the_poster_shows_who_sits(browser: Browser, tmp_path: Path) -> None:
    async with (
        harbour(tmp_path) as address,
        surfing(browser) as ada,
        surfing(browser, PHONE) as dan,
        surfing(browser, PHONE) as gwen,
    ):
        people = {"Ada": ada, "Dan": dan, "Gwen": gwen}
        for name, surfer in people.items():
            await surfer.open(f"{address}&as={name}")
            await expect(surfer.page.locator("#banner")).to_be_hidden()
        await _opened(ada)
        await _joins_and_leaves(ada, dan)
        await _invited(ada, gwen)
        assert [surfer.troubles for surfer in people.values()] == [[], [], []]
