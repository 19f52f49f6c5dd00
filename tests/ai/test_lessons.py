"""Whoever is shown something in a first game is led to it, by nothing but what they can see."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from engine.ai.eyes import Eyes
from engine.ai.hints import Hint, hint
from engine.core.rng import Rng
from engine.minds import MINDS
from engine.tours import TOURS, Tour
from tests.ai.test_players import dealt_anew
from tests.tours import begun

EVERY = pytest.mark.parametrize("tour", TOURS.values(), ids=TOURS)
NEVER = ("chess-mate",)


def led(tour: Tour, goal: Collection[str], *, anew: bool = False) -> Hint:
    """In the position from which a tour is played, with the same chance each time."""
    mind, now = MINDS[tour.game], begun(tour)
    seen = dealt_anew(mind, now, tour.learner) if anew else now
    return hint(mind, Eyes(mind.game, seen, tour.learner), Rng(7), goal)


@EVERY
def test_a_hint_shows_what_the_first_step_is_about(tour: Tour) -> None:
    """About 1 s in all: nothing less shows that the way there is found in real positions."""
    goal = tour.steps[0].goal
    found = led(tour, goal)
    assert found.shows is not False
    assert found.picks
    assert found == led(tour, goal, anew=True)


def test_where_it_does_not_fit_the_best_move_is_said_and_that_it_does_not() -> None:
    tour = TOURS["river_of_gold"]
    found = led(tour, NEVER)
    assert found.shows is False
    assert found.picks[0] == led(tour, ()).picks[0]
    assert led(tour, ()).shows is None


def test_a_move_that_shows_it_is_preferred_to_a_better_one() -> None:
    tour = TOURS["import_export"]
    found = led(tour, ("ie-drew",))
    assert [label.key for label in found.picks[0].labels] == ["ie-draw"]
