"""Yokohama through the screen alone: the first orders of all seats at once, and whole games."""

from __future__ import annotations

import random

import pytest

from playground.seen import SeenMessage
from tests.e2e.harbor import (
    Harbor,
    begun,
    called,
    newest_poster,
    open_panel,
    play_to_the_end,
    played_ahead,
    random_step,
    random_turn,
)

PEOPLE = ("Ada", "Bruno", "Chiara", "Dan")
GAME = "yokohama"


def wanted(harbor: Harbor, poster: SeenMessage) -> set[str]:
    """Who is called to choose."""
    return {person.user.name for person in called(harbor, poster)}


async def keep_orders(harbor: Harbor, players: int, dice: random.Random) -> None:
    """Everybody keeps one of two orders, in any order of seats, all asked from the start."""
    poster = await begun(harbor, *PEOPLE[:players], game=GAME)
    assert wanted(harbor, poster) == set(PEOPLE[:players])
    for name in dice.sample(PEOPLE[:players], players):
        person = harbor.person(name)
        await random_step(person, await open_panel(person, poster), dice)
    await harbor.world.quiet()


@pytest.mark.parametrize("players", [2, 4])
async def test_a_game_by_random_presses(harbor: Harbor, players: int) -> None:
    """The beginning and the end; `python -m tests.campaigns.presses` plays all of it."""
    dice, ada = random.Random(players), harbor.person("Ada")
    await keep_orders(harbor, players, dice)
    assert len(wanted(harbor, newest_poster(ada))) == 1
    for _ in range(players):
        (player,) = called(harbor, newest_poster(ada))
        await random_turn(player, newest_poster(ada), dice)
        await harbor.world.quiet()
    await played_ahead(harbor, 1, players, lambda state: state.table.last_round is not None)
    final = await play_to_the_end(harbor, ada, dice)
    assert "Ada:" in final.text
    assert len(final.picture_urls) == 1


async def test_the_first_turn_says_at_each_step_what_there_is_to_do(harbor: Harbor) -> None:
    dice, poster = random.Random(1), await begun(harbor, "Ada", "Dan", game=GAME)
    for person in called(harbor, poster):
        panel = await open_panel(person, poster)
        assert "your secret, and you complete it later" in panel.text
        await random_step(person, panel, dice)
    (player,) = called(harbor, newest_poster(harbor.person("Ada")))
    panel = await open_panel(player, newest_poster(player))
    for said in ("a second one on the same and no more", "or stop here", "stays in your hand"):
        areas = panel.selects[0]
        await player.select(panel, areas.custom_id, [areas.options[-1].value])
        panel = player.look(panel)
        assert said in panel.text
    labels = [button.label for button in panel.buttons]
    assert {"Do not act, recall all (3)", "Do not act, recall nobody"} <= {*labels}
