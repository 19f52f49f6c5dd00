"""Hidden stays hidden: re-dealing what a seat cannot see changes nothing that it sees."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core.codec import copy
from engine.core.decision import Decision, Seat
from engine.core.errors import Refused
from engine.core.flow import apply
from engine.core.match import Match
from engine.core.rng import Rng
from tests.play import Moment, SetUp, set_ups, some_moments

each_set_up = pytest.mark.parametrize("set_up", set_ups(), ids=str)
_dump = msgspec.json.Encoder()


def eyes(set_up: SetUp) -> list[Seat | None]:
    """Every seat, and a spectator."""
    return [None, *range(set_up.seats)]


def blurred(set_up: SetUp, match: Match[Any], seat: Seat | None, seed: int) -> Match[Any]:
    """The same match as far as this seat can tell."""
    other = copy(set_up.game, match)
    set_up.game.blur(other, seat, Rng(seed))
    return other


def seen(set_up: SetUp, match: Match[Any], seat: Seat | None) -> bytes:
    """All bytes a seat gets of a position: view, own question, who is asked what, and text."""
    view = set_up.game.view(match, seat)
    questions = match.questions()
    own = [decision for decision in questions if decision.seat == seat]
    text = set_up.game.describe(view)  # sentences are made from these and nothing else
    asked = [_public(decision) for decision in questions if not decision.aside]
    return _dump.encode((view, own, asked, text))


def _public(decision: Decision) -> tuple[Any, ...]:
    """What everybody knows of a question: who, which, and its options unless they are secret.

    What may be done aside is for its owner's eyes only.
    """
    shape = (decision.name, decision.seat, decision.secret, decision.confirms, decision.settled)
    return shape if decision.secret else (*shape, decision.prompt, decision.answers())


@each_set_up
def test_a_blurred_position_looks_the_same(set_up: SetUp) -> None:
    changed = 0
    for n, moment in enumerate(some_moments(set_up, seed=31, every=11)):
        match = moment.before.match
        for seat in eyes(set_up):
            other = blurred(set_up, match, seat, n)
            changed += other != match
            assert seen(set_up, other, seat) == seen(set_up, match, seat)
    assert changed, "blur must re-deal something"


@each_set_up
def test_an_unsealed_answer_shows_nothing_hidden(set_up: SetUp) -> None:
    compared = 0
    for n, moment in enumerate(some_moments(set_up, seed=32, every=5)):
        for seat in eyes(set_up):
            compared += _looks_the_same_after(set_up, moment, seat, n)
    assert compared


def _looks_the_same_after(set_up: SetUp, moment: Moment, seat: Seat | None, seed: int) -> bool:
    """Play the same answer on the blurred match; without a seal it must look the same."""
    if moment.after.sealed:
        return False
    other = blurred(set_up, moment.before.match, seat, seed)
    try:
        after = apply(set_up.game, other, moment.answer)
    except Refused:  # the re-dealt hand does not hold the card
        return False
    if after.sealed:
        return False
    visible = [event for event in moment.after.events if event.visible_to(seat)]
    assert [event for event in after.events if event.visible_to(seat)] == visible
    assert seen(set_up, after.match, seat) == seen(set_up, moment.after.match, seat)
    return True
