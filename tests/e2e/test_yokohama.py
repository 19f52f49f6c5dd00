"""Yokohama through the screen alone: the first orders of all seats at once, and whole games."""

from __future__ import annotations

import random

import pytest

from tests.e2e.harbor import (
    Harbor,
    begun,
    called,
    newest_poster,
    play_to_the_end,
    random_turn,
)

PEOPLE = ("Ada", "Bruno", "Chiara", "Dan")
GAME = "yokohama"


@pytest.mark.parametrize("players", [2, 4])
async def test_a_whole_game_by_random_presses(harbor: Harbor, players: int) -> None:
    await begun(harbor, *PEOPLE[:players], game=GAME)
    final = await play_to_the_end(harbor, harbor.person("Ada"), random.Random(players))
    assert "Ada:" in final.text
    assert len(final.picture_urls) == 1


async def test_all_choose_their_first_order_at_once(harbor: Harbor) -> None:
    poster = await begun(harbor, *PEOPLE, game=GAME)
    dice, waiting = random.Random(3), list(PEOPLE)
    while waiting:
        assert {person.user.name for person in called(harbor, poster)} == set(waiting)
        chooser = waiting.pop()
        await random_turn(harbor.person(chooser), poster, dice)
        await harbor.world.quiet()
        poster = newest_poster(harbor.person("Ada"))
    (player,) = called(harbor, poster)
    assert player.user.name in PEOPLE
