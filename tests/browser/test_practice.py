"""One person against three bots: begun on the welcome page, and won or lost there."""

from pathlib import Path
from typing import cast

import pytest
from playwright.async_api import Browser, expect

from cogs.shown.ids import Verb
from engine.ai.chance import random_answer
from engine.core.rng import Rng
from playground.page import Page
from playground.world import World
from sessions.shapes import Person
from sessions.thinking import Thinkers
from tests.browser.surf import PHONE, Surfer, surfing
from tests.browser.table import take_turn_alone
from tests.e2e.harbor import PATIENT, Harbor, newest_poster, open_harbor, rest, verbs
from tests.sessions.bots import Fools

pytestmark = pytest.mark.asyncio(loop_scope="module")
SOON = 8  # seconds after which every bot at a practice table has moved
BOTS = 3
NEARLY_OVER = 6  # tiles left to draw
MOST_TURNS = 12


async def _begins(ada: Surfer) -> None:
    """The welcome page leads to the command, the command to a table."""
    await ada.page.locator(".welcome .button", has_text="/game practice").click()
    await ada.page.keyboard.type("River")
    await ada.page.locator(".picker .list-row", has_text="River").click()
    line = ada.page.locator(".command-line")
    await line.locator(".chip", has_text="bots").click()
    await line.locator("[data-option='bots']").fill(str(BOTS))
    await line.locator(".send").click()
    await ada.sees("it is your turn")


async def _till_asked(harbor: Harbor) -> None:
    """The bots move until it is Ada's turn or the game is over; nobody presses anything."""
    ada = harbor.person("Ada")
    await rest(harbor)
    while (poster := newest_poster(ada)) and Verb.PLAY in verbs(poster):
        if "it is your turn" in poster.text:
            return
        await harbor.later(SOON)


async def _till_nearly_over(harbor: Harbor) -> None:
    """The same game until it is Ada's turn near the end, with nothing drawn or sent.

    Nobody takes so many tiles in a turn, so that she has another turn, whoever takes the last.
    """
    sessions, rng = harbor.sessions, Rng(1)
    ada = Person(harbor.person("Ada").user.id, "Ada", "en")
    while True:
        live = await sessions.context.live(await sessions.show.table(1))
        assert live.published.outcome is None
        mine = live.question(0)
        if mine is not None and mine.waits:
            if len(live.match.state.box.era_2) <= NEARLY_OVER:
                break
            await sessions.play.answer(1, ada, None, random_answer(mine, rng).picks)
        harbor.skew += SOON
        await sessions.bots.see_to_all()
    harbor.bot.messenger.wake()
    await rest(harbor)


async def _to_the_end(ada: Surfer, harbor: Harbor) -> None:
    """Whatever turns Ada still has, on the page."""
    turns = 0
    while Verb.PLAY in verbs(newest_poster(harbor.person("Ada"))):
        turns += 1
        assert turns <= MOST_TURNS, newest_poster(harbor.person("Ada")).text
        assert await take_turn_alone(ada)
        await _till_asked(harbor)


async def test_against_three_bots_from_the_welcome_page_to_the_final_score(
    browser: Browser, tmp_path: Path
) -> None:
    """The middle is played without the page, as all of it would take long."""
    world = World(PATIENT)
    page = Page(world)
    async with (
        open_harbor(tmp_path / "tables.db", world, page.add_routes) as harbor,
        surfing(browser, PHONE) as ada,
    ):
        harbor.sessions.context.thinkers = cast(Thinkers, Fools())
        await ada.open(page.address(harbor.addresses.base, "Ada"))
        await _begins(ada)
        assert await take_turn_alone(ada)
        await harbor.later(SOON)
        await ada.sees("Bot B")
        await _till_nearly_over(harbor)
        await _to_the_end(ada, harbor)
        await ada.sees("Victory by", "Bot D:")
        await expect(
            ada.page.locator(".message .button.success", has_text="Rematch")
        ).to_be_visible()
        assert ada.troubles == []
