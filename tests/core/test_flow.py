"""The machine: questions to several seats, stale clicks, undo, endless rules."""

from __future__ import annotations

import pytest

from engine.core.codec import copy
from engine.core.decision import Answer
from engine.core.errors import IllegalAnswer, NotAsked, Stale
from engine.core.flow import apply, new_match, play, rewind
from engine.core.frame import Frame
from engine.core.history import CannotUndo, History
from tests.core.mini import MINI, State, mini


def send(seat: int, n: int, asked: int | None = None) -> Answer:
    """Commit n soldiers."""
    return Answer(seat, "commit", (f"send:{n}",), asked)


def test_several_seats_are_asked_at_once_in_any_order() -> None:
    now = new_match(MINI, 3, {}, 1)
    assert [decision.seat for decision in now.pending] == [0, 1, 2]
    for seat in (2, 0, 1):
        now = apply(MINI, now.match, send(seat, seat))
    assert now.match.state.table.points == [0, 0, 1]
    assert now.sealed


def test_an_answer_does_not_make_another_seats_button_stale() -> None:
    start = new_match(MINI, 2, {}, 1).match
    after = apply(MINI, start, send(0, 1, asked=start.asked[0])).match
    assert after.asked == {1: start.asked[1]}
    apply(MINI, after, send(1, 1, asked=start.asked[1]))


def test_a_double_click_is_refused() -> None:
    start = new_match(MINI, 2, {}, 1).match
    click = send(0, 1, asked=start.asked[0])
    after = apply(MINI, start, click).match
    with pytest.raises(Stale):
        apply(MINI, after, click)
    both = apply(MINI, after, send(1, 0)).match
    with pytest.raises(Stale):
        apply(MINI, both, click)


def test_a_sealed_choice_can_be_changed_until_all_have_chosen() -> None:
    start = new_match(MINI, 2, {}, 1).match
    once = apply(MINI, start, send(0, 1))
    assert [decision.seat for decision in once.pending] == [1], "the match waits for the other seat"
    assert [decision.seat for decision in once.questions] == [0, 1]
    assert (once.match.asked, once.match.settled) == ({1: 0}, {0: 1})
    again = apply(MINI, once.match, send(0, 3, asked=once.match.number(0)))
    assert again.match.asked == {1: 0}, "the other seat's button is as good as before"
    with pytest.raises(Stale):
        apply(MINI, again.match, send(0, 1, asked=1))
    assert apply(MINI, again.match, send(1, 2, asked=0)).match.state.table.points == [1, 0]


def test_a_seat_that_is_not_at_the_table_is_not_asked() -> None:
    with pytest.raises(NotAsked):
        apply(MINI, new_match(MINI, 2, {}, 1).match, send(2, 1))


def test_a_button_of_an_abandoned_branch_fits_no_new_question() -> None:
    start = new_match(MINI, 2, {}, 1).match
    after = apply(MINI, start, send(0, 1)).match
    back = rewind(MINI, after, start).match
    assert back.revision == 2
    assert back.asked == {0: 2, 1: 0}, "only the seat that answered gets a new number"
    with pytest.raises(Stale):
        apply(MINI, back, send(0, 1, asked=0))


def test_undo_belongs_to_the_seat_that_answered_last() -> None:
    history = History(MINI, new_match(MINI, 2, {}, 1).match)
    history.answer(send(0, 1))
    with pytest.raises(CannotUndo, match="core-nothing-to-undo"):
        history.undo(1)
    assert history.undo(0).answer.picks == ("send:1",)
    history.answer(send(0, 2))
    history.answer(send(1, 2))
    with pytest.raises(CannotUndo, match="core-sealed"):
        history.undo(1)


def test_in_place_play_equals_apply() -> None:
    start = new_match(MINI, 2, {}, 1)
    pure = apply(MINI, start.match, send(0, 3))
    mine = play(copy(MINI, start.match), send(0, 3), start.questions)
    assert mine.match == pure.match
    assert mine.questions == pure.questions


def test_refusals_name_the_nearest_choices() -> None:
    start = new_match(MINI, 2, {}, 1).match
    with pytest.raises(IllegalAnswer) as refused:
        apply(MINI, start, send(0, 9))
    assert refused.value.why.key == "core-not-offered"
    assert refused.value.nearest == ("send:3", "send:2", "send:1")


def test_results_reach_the_caller_and_the_match_ends() -> None:
    now = new_match(MINI, 2, {}, 1)
    for _ in range(3):
        now = apply(MINI, now.match, send(0, 1))
        now = apply(MINI, now.match, send(1, 0))
    assert now.match.outcome is not None
    assert now.match.outcome.places == (1, 2)
    assert now.pending == ()
    assert now.match.stack == []


class Endless(Frame[State], tag="mini.endless"):
    """A rule that never ends."""

    def run(self, ctx: object) -> None:
        """Stay for ever."""


def test_a_rule_that_never_ends_is_caught() -> None:
    from dataclasses import replace

    endless = replace(mini(), setup=lambda ctx: Endless(), frames=(Endless,))
    with pytest.raises(AssertionError, match="never asks and never ends"):
        new_match(endless, 2, {}, 1)
