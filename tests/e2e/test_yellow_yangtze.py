"""Yellow & Yangtze through the screen alone: whole games, and questions off turn."""

from __future__ import annotations

import random

import pytest

from locales import words
from tests.e2e.harbor import (
    HERE,
    Harbor,
    begun,
    calls,
    newest_poster,
    play_to_the_end,
    random_turn,
    wanted,
)

PEOPLE = ("Ada", "Bruno", "Chiara", "Dan")
GAME = "yellow_yangtze"


@pytest.mark.parametrize("players", [2, 4])
async def test_a_whole_game_by_random_presses(harbor: Harbor, players: int) -> None:
    await begun(harbor, *PEOPLE[:players], game=GAME)
    final = await play_to_the_end(harbor, harbor.person("Ada"), random.Random(players))
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
