"""Every game: a hand that is said to be as it was reads and looks as it did."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.decision import Seat
from engine.core.game import Game
from engine.core.match import Match
from locales import words
from render.picture import Look, compose, renderer
from sessions.letters import changed_for
from tests.play import SetUp, moments, one_set_up_per_count

NAMES = ("Ada", "Bo", "Cyd", "Di", "Eve", "Flo")
EVERY, MOST = 6, 40  # each n-th moment of a game, and not more than so many


def letter(game: Game[Any, Any], match: Match[Any], seat: Seat) -> tuple[object, ...]:
    """What stands in a letter: words, picture, its description."""
    view = game.view(match, seat)
    look = Look(words("en"), width=400, names=NAMES)
    own = [part.lines for part in game.describe(view) if part.private]
    picture = compose(view, "hand", look).image.tobytes()
    return own, seat in view.waiting, picture, renderer(view.game).alt(view, look, "hand")


@pytest.mark.parametrize("set_up", one_set_up_per_count(), ids=str)
def test_what_is_not_said_to_change_does_not(set_up: SetUp) -> None:
    game, compared = set_up.game, 0
    played = list(moments(set_up, seed=5))
    for moment in played[:: max(EVERY, len(played) // MOST)]:
        before, after = moment.before.match, moment.after.match
        for seat in set(range(set_up.seats)) - set(changed_for(game, before, after)):
            assert letter(game, before, seat) == letter(game, after, seat), moment.answer
            compared += 1
    assert compared


@pytest.mark.parametrize("set_up", one_set_up_per_count(), ids=str)
def test_at_the_end_every_letter_changes(set_up: SetUp) -> None:
    *_, last = moments(set_up, seed=5)
    changed = changed_for(set_up.game, last.before.match, last.after.match)
    assert changed == list(range(set_up.seats))
