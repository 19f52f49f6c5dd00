"""Worlds are played on to the same turn, whatever is asked on the way."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ai.eyes import Eyes
from engine.ai.mind import Mind
from engine.ai.playout import Wits, played_on
from engine.ai.turn import Breadth
from engine.core.flow import Applied, new_match
from engine.core.rng import Rng
from engine.minds import MINDS

SEATS = 3
QUICK = Breadth(lines=1, answers=2, steps=16, asides=0, patience=1)


def under_way(mind: Mind[Any]) -> Applied[Any]:
    """A game with its first turn begun."""
    now = new_match(mind.game, SEATS, {}, 5)
    world = Eyes(mind.game, now, now.pending[0].seat).world(Rng(1))
    then = played_on(mind, world, 0, Wits(0, QUICK, QUICK), Rng(1))
    return Applied(then.match, (), False, then.questions)


@pytest.mark.parametrize("mind", MINDS.values(), ids=MINDS)
@pytest.mark.parametrize("rounds", [0, 1])
def test_everybody_has_had_as_many_turns(mind: Mind[Any], rounds: int) -> None:
    now = under_way(mind)
    seat = now.pending[0].seat
    world = Eyes(mind.game, now, seat).world(Rng(2))
    then = played_on(mind, world, seat, Wits(rounds, QUICK, QUICK), Rng(3))
    assert world.begun == 0
    assert then.begun == 1 + rounds * SEATS
