"""Whatever is typed: a game says why not, or nothing, and never fails or says it of an offer."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import notation
from engine.core.flow import Applied, new_match
from engine.core.reasons import why_not
from engine.core.rng import Rng
from engine.games import GAMES
from engine.simulate import random_step
from tests.locales.ftl import strict

NAMES = [game.meta.id for game in GAMES]
KINDS = sorted({"build", "sail", "deliver", "tile", "leader", "riot", "trade", "die", "end", ""})


def position(name: str, seed: int, answers: int) -> Applied[Any]:
    """A random game after so many answers, or at its end."""
    game = GAMES.get(name)
    now: Applied[Any] = new_match(game, game.meta.seats[0], {}, seed)
    rng = Rng(seed)
    while answers and now.match.outcome is None:
        now, answers = random_step(now, rng), answers - 1
    return now


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_why_not_takes_anything(name: str, data: st.DataObject) -> None:
    now = position(name, data.draw(st.integers(0, 3)), data.draw(st.integers(0, 40)))
    typed = data.draw(st.text(max_size=12) | st.integers(-1, 99).map(str))
    kind = data.draw(st.sampled_from(KINDS) | st.text(max_size=8))
    game = GAMES.get(name)
    for asked in now.questions:
        view = game.view(now.match, asked.seat)
        tokens = (f"{kind}:{typed}", *notation.meant(asked, f"{kind} {typed}".split()))
        if found := why_not(game, view, asked, tokens):
            assert found[0] not in asked.tokens()
            assert strict("en").say(found[1], ("Ann", "Ben", "Cleo", "Dora")).strip()
