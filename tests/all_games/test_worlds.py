"""Worlds dealt for a seat know nothing of the match but what that seat sees of it."""

from __future__ import annotations

import msgspec
import pytest

from engine.ai.eyes import Eyes
from engine.core.codec import copy
from engine.core.flow import Applied
from engine.core.rng import Rng
from tests.play import SetUp, one_set_up_per_count, some_moments

each_set_up = pytest.mark.parametrize("set_up", one_set_up_per_count(), ids=str)
_dump = msgspec.json.Encoder()


def looking_the_same(set_up: SetUp, now: Applied[object], seat: int, seed: int) -> Applied[object]:
    """The same position with all that a seat cannot see dealt anew."""
    match = copy(set_up.game, now.match)
    set_up.game.blur(match, seat, Rng(seed))
    match.rng, match.seed = Rng(seed), seed
    return Applied(match, (), False, match.questions())


@each_set_up
def test_worlds_of_positions_that_look_the_same_are_the_same(set_up: SetUp) -> None:
    compared = 0
    for n, moment in enumerate(some_moments(set_up, seed=5, every=23)):
        for asked in moment.before.questions:
            other = looking_the_same(set_up, moment.before, asked.seat, n)
            real, redealt = (
                Eyes(set_up.game, now, asked.seat).world(Rng(n)) for now in (moment.before, other)
            )
            assert _dump.encode(real.match) == _dump.encode(redealt.match)
            compared += 1
    assert compared


@each_set_up
def test_a_world_asks_its_seat_the_same(set_up: SetUp) -> None:
    for n, moment in enumerate(some_moments(set_up, seed=6, every=23)):
        for asked in moment.before.pending:
            eyes = Eyes(set_up.game, moment.before, asked.seat)
            assert eyes.world(Rng(n)).asks(asked.seat) == asked == eyes.asked
