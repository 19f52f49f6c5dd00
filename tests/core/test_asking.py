"""What is open is asked once before an answer, if it is not known, and once after it."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

import pytest

from engine.core.flow import apply, rewind
from engine.core.frame import Beside
from engine.core.match import Asides
from tests.core.mini import TALKATIVE
from tests.play import Moment, SetUp, moments, one_set_up_per_count, whole_game

MOST = 40
SMALL = [SetUp(TALKATIVE, seats, {"soldiers": 4}) for seats in (2, 6)]
each_count = pytest.mark.parametrize(
    "set_up", [*one_set_up_per_count(), *SMALL], ids=str, scope="module"
)


class Calls(list[str]):
    """What the machine calls of a game and of itself, in order."""

    def __init__(self, set_up: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
        game, match = set_up.game, set_up.game.form.match
        for frame in (*game.frames, Beside):
            for name in ("ask", "take", "run"):
                monkeypatch.setattr(frame, name, self.counted(name, getattr(frame, name)))
        for name in ("questions", "with_asides"):
            monkeypatch.setattr(match, name, self.counted(name, getattr(match, name)))
        if (asides := game.asides) is not None:
            offer, take = self.counted("offer", asides.offer), self.counted("take", asides.take)
            monkeypatch.setattr(match, "asides", Asides(asides.prompt, offer, take))

    def counted(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """The same function; what a frame calls of its own base is not the machine's doing."""

        @wraps(function)
        def call(*args: Any) -> Any:
            if sys._getframe(1).f_globals["__name__"].startswith("engine.core."):
                self.append(name)
            return function(*args)

        return call

    def of(self, action: Callable[..., object], *args: Any) -> Counter[str]:
        """How often what is called by an action."""
        self.clear()
        action(*args)
        return Counter(self)


def looked_at(set_up: SetUp) -> Sequence[Moment]:
    """About so many moments of a game, from its last one backwards; the small game whole."""
    if set_up.game is TALKATIVE:
        return [moment for seed in range(5) for moment in moments(set_up, seed)]
    played = whole_game(set_up, seed=17)
    return played[:: -max(7, len(played) // MOST)]


@each_count
def test_known_questions_are_asked_once_and_only_after_the_answer(
    set_up: SetUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = looked_at(set_up)
    calls = Calls(set_up, monkeypatch)
    for moment in looked:
        before, goes_on = moment.before, moment.after.match.outcome is None
        made = calls.of(apply, set_up.game, before.match, moment.answer, before.questions)
        assert calls[0] == "take", "nothing is asked before"
        assert made["questions"] == 0
        assert made["with_asides"] == goes_on
        assert made["offer"] == (set_up.seats * goes_on if set_up.game.asides else 0)
        assert made["ask"] == made["run"] + goes_on, "once for each frame that goes on, once more"


@each_count
def test_unknown_questions_are_asked_once_before(
    set_up: SetUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = looked_at(set_up)
    calls = Calls(set_up, monkeypatch)
    for moment in looked:
        goes_on = moment.after.match.outcome is None
        made = calls.of(apply, set_up.game, moment.before.match, moment.answer)
        assert made["questions"] == 1
        assert made["with_asides"] == 1 + goes_on
        assert made["ask"] == 1 + made["run"] + goes_on


@each_count
def test_a_step_back_asks_where_it_comes_from_and_where_it_leads(
    set_up: SetUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = [moment for moment in looked_at(set_up) if moment.after.match.outcome is None]
    calls = Calls(set_up, monkeypatch)
    for moment in looked:
        made = calls.of(rewind, set_up.game, moment.after.match, moment.before.match)
        assert (made["questions"], made["ask"], made["run"]) == (2, 2, 0)
