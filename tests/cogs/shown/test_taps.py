"""A turn takes few taps, opening the panel and confirming included; a menu takes two."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.decision import Decision
from engine.core.flow import Applied
from engine.core.rng import Rng
from engine.core.tokens import parts
from engine.simulate import random_step
from tests.cogs.shown.taps import Wish, begun, to_pick, turn

RIVER, YANGTZE = "river_of_gold", "yellow_yangtze"
SEEDS = range(12)


def wishing(*kinds: str) -> Wish:
    """Confirm where that is asked, else the first of these kinds, else the first thing offered."""

    def wish(asked: Decision) -> str:
        if asked.confirms and asked.fallback:
            return asked.fallback[0]
        answers = [o.token for o in asked.answers() if not o.declines] or list(asked.tokens())
        return next((t for kind in kinds for t in answers if parts(t).kind == kind), answers[0])

    return wish


def offering(name: str, kind: str, seed: int) -> tuple[Applied[Any], Decision] | None:
    """The first position of a random game in which somebody may do a thing."""
    now, rng = begun(name, seed), Rng(seed)
    while now.match.outcome is None:
        asked = now.pending[0]
        if any(parts(token).kind == kind for token in asked.tokens()):
            return now, asked
        now = random_step(now, rng)
    return None


def test_to_sail_takes_three() -> None:
    taps = [turn(RIVER, begun(RIVER, seed), wishing("sail")) for seed in SEEDS]
    assert min(taps) == 3
    assert sorted(taps)[len(taps) // 2] == 3, "more only where the journey asks for more"


def test_to_build_takes_five_at_most() -> None:
    taps = [turn(RIVER, begun(RIVER, seed), wishing("build", "tile")) for seed in SEEDS]
    assert max(taps) <= 5


def test_to_deliver_takes_four_where_nothing_is_chosen_afterwards() -> None:
    found = [found for seed in SEEDS if (found := offering(RIVER, "deliver", seed))]
    picks = [
        to_pick(RIVER, now, asked, next(t for t in asked.tokens() if t.startswith("deliver:")))
        for now, asked in found
    ]
    assert 1 + min(picks) + 1 <= 4
    assert 1 + max(picks) + 1 <= 5


@pytest.mark.parametrize(("kind", "most"), [("place", 7), ("tile", 9)])
def test_two_tiles_take_seven_where_they_score_and_nine_anywhere(kind: str, most: int) -> None:
    """Where they score, tile and hex are one choice."""
    found = [found for seed in SEEDS if (found := offering(YANGTZE, kind, seed))]
    assert found
    first = [now for now, asked in found if asked.name == "action"]
    assert min(turn(YANGTZE, now, wishing(kind)) for now in first) <= most
