"""The last choice after something sealed ends the turn; it is not asked about again (T11)."""

from __future__ import annotations

import pytest

from engine.core.decision import Answer
from engine.core.flow import question
from engine.games.river_of_gold.data import CUSTOMERS
from sessions.context import Live
from sessions.turns import THE_HOUSE, Showing, planned
from tests.games.river_of_gold.scenes import Who, scene


def discarding() -> Live:
    """Seat 0 has delivered and must discard a customer."""
    who = Who(die=3, goods=CUSTOMERS["artisan_3"].cost, koku=5, hand=("artisan_3", "elder_1"))
    table = scene(who).answer(0, "deliver artisan_3")
    match = table.match
    return Live(table.game, match, match.questions(), match, match.questions(), 0, 0, "")


DISCARD = Answer(0, "collect", ("discard:elder_1",))


@pytest.mark.rule("RG-44")
def test_the_discard_after_a_delivery_ends_the_turn() -> None:
    live = discarding()
    assert all(option.closes for option in question(live.questions, 0).answers())
    plan = planned(live, 7, DISCARD)
    assert [(m.answer.picks, m.user) for m in plan.moves] == [
        (DISCARD.picks, 7),
        (("end",), THE_HOUSE),
    ]
    assert (plan.showing, plan.public) == (Showing.TURN, 2)


def test_a_line_that_goes_on_ends_the_turn_itself() -> None:
    plan = planned(discarding(), 7, DISCARD, more=True)
    assert (len(plan.moves), plan.showing) == (1, Showing.DRAFT)


def test_a_trade_first_ends_nothing() -> None:
    plan = planned(discarding(), 7, Answer(0, "collect", ("trade:favour",)))
    assert (len(plan.moves), plan.showing) == (1, Showing.DRAFT)
