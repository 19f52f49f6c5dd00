"""As many seats as a table may have, wherever players are told apart."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.game import Game
from engine.core.seats import LETTERS, MOST_SEATS
from engine.core.words import msg
from engine.games import GAMES
from engine.simulate import simulate
from locales.loader import LANGUAGES
from playground import fixture
from render.toolkit.palette import PLAYERS
from tests.core.mini import MINI, WARS
from tests.locales.ftl import strict


@pytest.mark.parametrize("game", [*GAMES, MINI], ids=lambda game: game.meta.id)
def test_no_game_seats_more_than_a_table_has(game: Game[Any, Any]) -> None:
    assert game.meta.seats[-1] <= MOST_SEATS
    assert set(game.meta.best_seats) <= set(game.meta.seats)


def test_every_seat_has_a_mark_with_its_letter() -> None:
    assert [mark.letter for mark in PLAYERS] == list(LETTERS)
    assert len(LETTERS) == MOST_SEATS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mark_has_a_name(language: str) -> None:
    words = strict(language)
    assert len({words.say(msg(f"bot-colour-{letter}")) for letter in LETTERS}) == MOST_SEATS


def test_the_playground_has_people_for_a_full_table() -> None:
    assert len(fixture.PEOPLE) >= MOST_SEATS


@pytest.mark.parametrize("seats", MINI.meta.seats)
def test_every_table_plays_to_the_end(seats: int) -> None:
    report = simulate(MINI, seats, {}, games=5, seed=1)
    assert report.violations == ()
    assert report.decisions >= 5 * WARS * seats


def test_the_smallest_game_fills_a_table() -> None:
    assert MINI.meta.seats[-1] == MOST_SEATS
