"""A hint says what a steady player would do, from what one seat sees, and why."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from engine.ai.eyes import Eyes, World
from engine.ai.hints import Hint, hint
from engine.ai.mind import Mind
from engine.ai.reasons import Why, why
from engine.core.decision import Answer, Decision, Seat
from engine.core.flow import Applied, new_match, play
from engine.core.rng import Rng
from locales import LANGUAGES
from tests.ai.test_players import dealt_anew, minds
from tests.core.mini import MINI, View
from tests.locales.ftl import strict
from tests.play import SetUp, moments

EVERY = 26
FEW = 3


def some(mind: Mind[Any]) -> Iterator[tuple[Applied[Any], Decision]]:
    """A few questions of a random game of three."""
    set_up = SetUp(mind.game, 3, mind.game.meta.complete_options(3, {}))
    found = islice(moments(set_up, 4), 0, EVERY * FEW, EVERY)
    return ((moment.before, moment.before.pending[0]) for moment in found)


def hinted(mind: Mind[Any], now: Applied[Any], seat: Seat) -> Hint:
    """With the same chance each time."""
    return hint(mind, Eyes(mind.game, now, seat), Rng(7))


@minds
def test_a_hint_depends_on_nothing_that_its_reader_cannot_see(mind: Mind[Any]) -> None:
    compared = 0
    for now, asked in some(mind):
        found = hinted(mind, now, asked.seat)
        assert found == hinted(mind, dealt_anew(mind, now, asked.seat), asked.seat)
        offered = [option.label for option in asked.options]
        assert all(label in offered for label in found.picks[0].labels)
        compared += 1
    assert compared == FEW


@minds
def test_all_that_a_mind_values_has_words(mind: Mind[Any]) -> None:
    now, asked = next(some(mind))
    reasons = mind.worth(mind.game.view(now.match, asked.seat), asked.seat)
    keys = [f"{mind.game.meta.prefix}-worth-{reason}" for reason in reasons]
    assert keys
    assert [key for key in keys for language in LANGUAGES if not strict(language).has(key)] == []


# -- reasons, in a game small enough to see through -----------------------------------------------


def worth(view: View, seat: Seat) -> dict[str, float]:
    """Soldiers count where they can be seen."""
    own = view.hand.soldiers if view.hand and view.seat == seat else 0
    return {"points": 2.0 * view.table.points[seat], "soldiers": own, "luck": 0.0}


MIND = Mind(MINI, worth)


def last_to_send(wars: int) -> World[Any]:
    """Seat 1 has sent a soldier and seat 0 is to send some; so many wars come after this one."""
    now = new_match(MINI, 2, {}, 1)
    now.match.state.table.wars = wars
    after = play(now.match, Answer(1, "commit", ("send:1",)), now.questions)
    return World(after.match, after.questions)


def beside(better: int, *others: int, wars: int = 2) -> Why:
    """What speaks for sending so many."""
    plans = [(Answer(0, "commit", (f"send:{n}",)),) for n in (better, *others)]
    return why(MIND, 0, plans[0], plans[1:], [last_to_send(wars)] * 2)


def test_what_a_turn_brings_what_it_costs_and_whom_it_hinders() -> None:
    assert beside(2, 0) == Why(gains=("points",), price="soldiers", hinders=1, loses="points")


def test_what_is_little_beside_the_rest_is_not_named() -> None:
    assert beside(2, 3, 3) == Why(gains=("soldiers",))


def test_turns_that_come_to_the_same_have_nothing_for_them() -> None:
    assert beside(2, 2) == Why()


def test_a_turn_that_wins_needs_no_other_reason() -> None:
    assert beside(2, 0, wars=0) == Why(wins=True)
    assert beside(0, 2, wars=0) == Why()


def test_where_nothing_is_left_to_choose_the_hint_says_so() -> None:
    now = new_match(MINI, 2, {}, 1)
    now.match.state.hands[0].soldiers = 0
    alone = Applied(now.match, (), False, now.match.questions())
    found = hinted(MIND, alone, 0)
    assert found.why is None
    assert len(found.picks) == 1
