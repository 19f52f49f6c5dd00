"""Both mini-expansions at one table: random games break no rule."""

from __future__ import annotations

import pytest

from engine.core.match import OptionValue
from engine.games.yokohama.game import YOKOHAMA
from engine.simulate import simulate
from tests.fuzz import wander
from tests.play import SetUp

MINIS: dict[str, OptionValue] = {"rewards": "on", "independents": "on"}


@pytest.mark.parametrize("seats", YOKOHAMA.meta.seats)
def test_random_games_break_no_rule(seats: int) -> None:
    both = YOKOHAMA.meta.complete_options(seats, MINIS)
    assert simulate(YOKOHAMA, seats, both, 1, seed=71).violations == ()
    assert wander(SetUp(YOKOHAMA, seats, both), 1, seed=72).violations == []
