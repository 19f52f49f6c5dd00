"""An evening at the harbour: the whole product in a browser, as a newcomer has it."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.harbour import harbour
from tests.browser.surf import Surfer, surfing
from tests.browser.table import PANEL, called, open_table, poster, take_turn

pytestmark = pytest.mark.asyncio(loop_scope="module")

Party = dict[str, Surfer]
NAMES = ("Ada", "Dan", "Bruno")


@asynccontextmanager
async def party(browser: Browser, folder: Path) -> AsyncIterator[Party]:
    """The bot, and three people in tabs of their own in one channel; nothing may fail."""
    async with AsyncExitStack() as stack:
        address = await stack.enter_async_context(harbour(folder))
        people: Party = {}
        for name in NAMES:
            surfer = await stack.enter_async_context(surfing(browser))
            await surfer.open(f"{address}&as={name}")
            await expect(surfer.page.locator("#banner")).to_be_hidden()
            await surfer.go("river")
            people[name] = surfer
        yield people
        for surfer in people.values():
            assert surfer.troubles == []


async def _by_hand(people: Party) -> None:
    """Whoever is up plays a whole turn by buttons and menus."""
    name = await called(people["Ada"])
    assert await take_turn(people[name])
    for surfer in people.values():
        await expect(poster(surfer).locator(".mention").last).not_to_have_text(f"@{name}")


async def _by_typing(people: Party) -> None:
    """An English speaker's turn with ``/play``: the first suggestion, then buttons."""
    while (name := await called(people["Ada"])) == "Bruno":
        await _by_hand(people)
    player = people[name]
    await player.type("/play ")
    await player.page.locator(".chip", has_text="move").click()
    suggestion = player.page.locator(".picker .list-row").first
    await expect(suggestion).to_be_visible()
    await suggestion.click()
    panels = player.page.locator(PANEL)
    before = await panels.count()
    await player.page.locator(".command-line .send").click()
    await expect(panels).not_to_have_count(before)
    await expect(player.page.locator(".toast")).to_have_count(0)


async def _hands(people: Party) -> None:
    """A hand in the conversation and in a private panel, and in nobody else's data."""
    ada = people["Ada"]
    await ada.page.locator(".message:not(.private) .button.primary:enabled").last.click()
    panel = ada.page.locator(PANEL).last
    await expect(panel.locator(".picture img")).to_be_visible()
    await expect(panel.locator(".privacy")).to_be_visible()
    in_panel = await _marks(panel.locator(".picture img"))
    await ada.go("Harbormaster")
    letter = ada.messages.filter(has=ada.page.locator(".picture")).last
    await expect(letter).to_be_visible()
    in_letter = await _marks(letter.locator(".picture img"))
    await ada.go("river")
    for mark in (*in_panel, *in_letter):
        assert any(mark in frame for frame in ada.received)
        for other in (people["Dan"], people["Bruno"]):
            assert not any(mark in frame for frame in other.received)
            assert mark not in await other.page.content()


async def _marks(pictures: object) -> list[str]:
    """What can tell a private picture: its address and its alternative text."""
    found: list[str] = []
    for picture in await pictures.all():  # type: ignore[attr-defined]
        found.append(await picture.get_attribute("src"))
        words = await picture.get_attribute("alt")
        found.extend([words] if words else [])
    assert found
    return found


async def test_an_evening(browser: Browser, tmp_path: Path) -> None:
    async with party(browser, tmp_path) as people:
        await open_table(people["Ada"], "River", people["Dan"], people["Bruno"])
        assert await called(people["Ada"]) in NAMES
        await _hands(people)
        await _by_hand(people)
        await _by_typing(people)
    async with party(browser, tmp_path) as people:
        await expect(poster(people["Ada"])).to_be_visible()
        await _by_hand(people)
        await people["Ada"].page.locator("#forward").click()
        toast = people["Ada"].page.locator(".toast")
        await expect(toast).to_have_text("It is your turn.", timeout=90_000)
        assert await called(people["Ada"]) == "Ada"
