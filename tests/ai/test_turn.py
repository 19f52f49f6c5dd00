"""A turn thought through: legal lines, the best first, few asides, each position once."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from engine.ai.eyes import Eyes, World
from engine.ai.turn import Breadth, Line, lines
from engine.core.codec import copies
from engine.core.flow import Applied, new_match, play
from engine.core.rng import Rng
from engine.minds.river_of_gold import MIND

BREADTH = Breadth(lines=4, answers=12, steps=8, asides=1)


def seen(now: Applied[Any]) -> World[Any]:
    """A world that looks like this to whoever is asked."""
    return Eyes(MIND.game, now, now.pending[0].seat).world(Rng(1))


@cache
def found() -> tuple[World[Any], tuple[Line, ...]]:
    """A first turn of River of Gold, and what is found for it."""
    now = new_match(MIND.game, 2, {}, 3)
    while now.pending[0].name != "turn":
        best = lines(MIND, seen(now), now.pending[0].seat, BREADTH, Rng(1))[0]
        now = play(now.match, best.answers[0], now.questions)
    now.match.state.table.players[now.pending[0].seat].koku = 12  # enough to trade and to build
    rich = Applied(now.match, (), False, now.match.questions())
    return seen(rich), tuple(lines(MIND, seen(rich), rich.pending[0].seat, BREADTH, Rng(1)))


def test_the_best_comes_first() -> None:
    margins = [line.margin for line in found()[1]]
    assert margins == sorted(margins, reverse=True)
    assert len(set(margins)) > 1


def test_a_line_has_no_more_asides_than_allowed() -> None:
    asides = [sum(a.picks[0].startswith("trade") for a in line.answers) for line in found()[1]]
    assert max(asides) == 1


def test_no_position_is_found_twice() -> None:
    ends = [repr(line.world.match.state) for line in found()[1]]
    assert len(set(ends)) == len(ends)


@pytest.mark.parametrize("n", range(5))
def test_the_answers_of_a_line_lead_to_its_position(n: int) -> None:
    world, all_lines = found()
    line = all_lines[n]
    match, questions = copies(MIND.game, world.match)(), world.questions
    before = match.state
    for answer in line.answers:
        before = repr(match.state)
        questions = play(match, answer, questions).questions
    confirmed = line.answers[-1].decision == "end"
    assert (before if confirmed else repr(match.state)) == repr(line.world.match.state)
