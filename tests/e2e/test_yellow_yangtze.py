"""Yellow & Yangtze through the screen alone: whole games, and questions off turn."""

from __future__ import annotations

import random

import pytest

from cogs.shown.ids import Verb, parse
from locales import words
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    calls,
    newest_poster,
    offers,
    open_panel,
    play_to_the_end,
    played_ahead,
    press,
    random_turn,
    wanted,
)

PEOPLE = ("Ada", "Bruno", "Chiara", "Dan")
GAME = "yellow_yangtze"
FEW = 12  # tiles in the bag: the end is near


@pytest.mark.parametrize("players", [2, 4])
async def test_a_game_by_random_presses(harbor: Harbor, players: int) -> None:
    """The beginning and the end; `python -m tests.campaigns.presses` plays all of it."""
    dice, ada = random.Random(players), harbor.person("Ada")
    await begun(harbor, *PEOPLE[:players], game=GAME)
    for _ in range(2 * players):
        await harbor.world.quiet()
        (player,) = await wanted(harbor, ada)
        await random_turn(player, newest_poster(ada), dice)
    await played_ahead(harbor, 1, players, lambda state: state.box.bag.left <= FEW)
    final = await play_to_the_end(harbor, ada, dice)
    assert "Ada:" in final.text
    assert len(final.picture_urls) == 1


async def test_a_question_off_turn_reaches_whoever_must_answer(harbor: Harbor) -> None:
    await begun(harbor, *PEOPLE, game=GAME)
    ada, dice = harbor.person("Ada"), random.Random(1)
    for _ in range(120):
        await harbor.world.quiet()
        (up,) = await wanted(harbor, ada)
        poster = newest_poster(ada, HERE)
        seen = (await harbor.sessions.show.poster(1)).seen
        turn_of = seen.view.table.active
        asked = harbor.sessions.context.shelf.get(1)
        assert asked is not None
        (seat,) = asked.published.asked
        assert up.user.name == PEOPLE[seat]
        if seat != turn_of:
            call = seen.calls.get(seat)
            what = words("en").say(call, PEOPLE) if call else "it is your turn"
            assert poster.text.endswith(f"<@{up.user.id}>, {what}.")
            assert calls(ada)[-1].text == f"<@{up.user.id}>, {what}."
            return
        await random_turn(up, poster, dice)
    raise AssertionError("no question off turn in 120 turns")


async def test_a_tile_is_chosen_by_the_press_that_opens_the_panel(harbor: Harbor) -> None:
    await begun(harbor, *PEOPLE[:2], game=GAME)
    ada = harbor.person("Ada")
    (up,) = await wanted(harbor, ada)
    poster = newest_poster(ada)
    live = harbor.sessions.context.shelf.get(1)
    assert live is not None
    (seat,) = live.published.asked
    held = live.published.state.hands[seat].tiles
    ways = [b for b in poster.buttons if parse(b.custom_id).verb is Verb.BEGIN]
    assert [b.label for b in ways] == [f"Place {colour}" for colour in held]
    for way, (colour, count) in zip(ways, held.items(), strict=True):
        panel = (await up.click(poster, custom_id=way.custom_id)).private[0]
        assert offers(panel)
        if count:
            assert "Choose the hex" in panel.text
            await press(up, panel, Verb.RESTART)
        else:
            assert f"You hold no {colour}" in panel.text
    assert 0 in held.values()


async def test_a_first_pick_that_comes_too_late_opens_the_panel(harbor: Harbor) -> None:
    await begun(harbor, *PEOPLE[:2], game=GAME)
    ada = harbor.person("Ada")
    (up,) = await wanted(harbor, ada)
    poster = newest_poster(ada)
    way = next(b for b in poster.buttons if parse(b.custom_id).verb is Verb.BEGIN)
    panel = await open_panel(up, poster)
    await up.click(panel, custom_id=next(b for b in panel.buttons if " ×" in b.label).custom_id)
    again = (await up.click(poster, custom_id=way.custom_id)).private[0]
    assert "Choose the hex" in again.text
    assert "⚠️" not in again.text
