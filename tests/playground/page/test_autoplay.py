"""Letting the others play, with a tiny game that takes turns by a poster and a private panel."""

import asyncio
import random

import pytest

from playground import autoplay
from playground.autoplay import Stop, mentioned
from playground.page import Page
from playground.server import Addresses
from playground.world import World
from tests.playground.page.counting import LEFT, ROUNDS
from tests.playground.page.showcase import Showcase
from tests.playground.page.tab import tab


async def test_the_others_play_until_my_turn(
    site: Addresses, world: World, showcase: Showcase
) -> None:
    ada = world.person("Ada")
    await ada.slash("tables", "count", rival="Bruno")
    stop = await autoplay.play_on(world, world.channel("tables"), ada.user, random.Random(1))
    assert stop is Stop.YOUR_TURN
    assert mentioned(ada.visible("tables")[-1]) == {ada.user.id}
    assert not any("Number" in message.text for message in ada.visible("tables"))


async def test_a_spectator_sees_the_whole_game(
    site: Addresses, world: World, showcase: Showcase
) -> None:
    await world.person("Ada").slash("tables", "count", rival="Bruno")
    dan = world.person("Dan")
    stop = await autoplay.play_on(world, world.channel("tables"), dan.user, random.Random(2))
    assert stop is Stop.NOTHING_TO_DO
    ends = [message for message in dan.visible("tables") if message.content == "The end"]
    assert ends == dan.visible("tables")[-1:]
    assert sum("is up" in message.content for message in dan.visible("tables")) == ROUNDS
    assert not any(LEFT in message.content for message in dan.visible("tables"))


async def test_nobody_goes_in_circles(
    site: Addresses, world: World, showcase: Showcase, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However a turn is ended, and whatever leads nowhere beside it, few presses are enough."""
    monkeypatch.setattr(autoplay, "MOST_STEPS", 12 * ROUNDS)
    await world.person("Ada").slash("tables", "count", rival="Bruno")
    for seed in range(10):
        dan = world.person("Dan")
        stop = await autoplay.play_on(world, world.channel("tables"), dan.user, random.Random(seed))
        assert stop is Stop.NOTHING_TO_DO
        await world.person("Ada").slash("tables", "count", rival="Bruno")


async def test_a_poster_far_above_the_talk_is_found(
    site: Addresses, world: World, showcase: Showcase
) -> None:
    ada, dan = world.person("Ada"), world.person("Dan")
    await ada.slash("tables", "count", rival="Bruno")
    for number in range(60):
        dan.say("tables", f"line {number}")
    stop = await autoplay.play_on(world, world.channel("tables"), ada.user, random.Random(1))
    assert stop is Stop.YOUR_TURN


async def test_buttons_below_that_wait_for_nobody_do_not_stop_the_others(
    site: Addresses, world: World, showcase: Showcase
) -> None:
    ada, dan = world.person("Ada"), world.person("Dan")
    await ada.slash("tables", "count", rival="Bruno")
    below = await dan.slash("tables", "show layout")
    assert any(button.is_enabled for button in below.created[-1].buttons)
    stop = await autoplay.play_on(world, world.channel("tables"), ada.user, random.Random(1))
    assert stop is Stop.YOUR_TURN
    assert mentioned(ada.visible("tables")[-1]) == {ada.user.id}


async def test_nothing_to_do_in_an_empty_channel(world: World) -> None:
    stop = await autoplay.play_on(world, world.channel("river"), world.user("Ada"))
    assert stop is Stop.NOTHING_TO_DO


async def test_others_who_are_called_to_a_dead_button_are_stuck(
    site: Addresses, impatient: World, showcase: Showcase
) -> None:
    ada = impatient.person("Ada")
    await ada.slash("tables", "count", rival="Bruno")
    await showcase.close()
    stop = await autoplay.play_on(impatient, impatient.channel("tables"), ada.user)
    assert stop is Stop.STUCK


async def test_over_the_socket(
    page: Page, site: Addresses, world: World, showcase: Showcase
) -> None:
    async with tab(page, site, "Ada") as ada:
        rival = str(world.user("Bruno").id)
        await ada.ask("slash", name="count", answers={"rival": rival})
        await ada.sees("is up, turn 0")
        assert (await ada.ask("forward"))["stopped"] == "your_turn"
        await ada.sees("is up, turn 1")
        assert "Chosen" not in ada.text


async def test_it_can_be_stopped(
    page: Page, site: Addresses, world: World, showcase: Showcase
) -> None:
    async with tab(page, site, "Dan") as dan:
        await world.person("Ada").slash("tables", "count", rival="Bruno")
        running = asyncio.create_task(dan.ask("forward"))
        await asyncio.sleep(0)
        await dan.ask("halt")
        assert (await running)["stopped"] == "halted"
