"""Letting the others play a whole game, as the page's fast-forward does, never sticks."""

from __future__ import annotations

import random

import pytest

from playground import autoplay
from playground.autoplay import Stop
from tests.e2e.harbor import HERE, Harbor, begun, called, newest_poster, random_turn

PEOPLE = ("Ada", "Bruno", "Chiara")


@pytest.mark.parametrize("game", ["river_of_gold", "yellow_yangtze"])
async def test_a_whole_game_for_somebody_who_watches(harbor: Harbor, game: str) -> None:
    await begun(harbor, *PEOPLE, game=game)
    watcher, chance = harbor.person("Gwen"), random.Random(8)
    stop = Stop.TOO_LONG
    while stop is Stop.TOO_LONG:
        stop = await autoplay.play_on(
            harbor.world, harbor.world.channel(HERE), watcher.user, chance
        )
    assert stop is Stop.NOTHING_TO_DO
    assert called(harbor, newest_poster(watcher)) == []


@pytest.mark.parametrize("game", ["river_of_gold", "yellow_yangtze"])
async def test_it_comes_back_to_whoever_plays(harbor: Harbor, game: str) -> None:
    await begun(harbor, *PEOPLE, game=game)
    ada, chance = harbor.person("Ada"), random.Random(3)
    for _ in range(3):
        stop = await autoplay.play_on(harbor.world, harbor.world.channel(HERE), ada.user, chance)
        assert stop is Stop.YOUR_TURN
        poster = newest_poster(ada)
        assert ada.user in [person.user for person in called(harbor, poster)]
        await random_turn(ada, poster, chance)
