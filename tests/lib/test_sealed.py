"""All choose at once: nobody sees a choice before all have made theirs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import msgspec
import pytest

from engine.core.codec import copy, encode, load
from engine.core.decision import Answer, Seat
from engine.core.errors import Stale
from engine.core.flow import Applied, apply, new_match, question
from engine.core.frame import Ctx, Done, Next
from engine.core.history import CannotUndo, History
from engine.core.rng import Rng
from engine.lib.sealed import Picks
from tests.core.mini import MINI, State, War, mini


class Duel(War, tag="lib.duel"):
    """Only two of the seats choose, the last of them first."""

    def seats(self, state: State) -> Iterable[Seat]:
        return (2, 0)

    def reveal(self, ctx: Ctx[State], choices: dict[Seat, Picks]) -> Next:
        for seat, picks in choices.items():
            ctx.log("revealed", seat, picks=picks[0])
        return Done(0)


DUEL = replace(mini(), setup=lambda ctx: Duel(), frames=(Duel,))


def send(seat: int, n: int) -> Answer:
    """Commit n soldiers."""
    return Answer(seat, "commit", (f"send:{n}",))


def chosen(*answers: tuple[int, int], seats: int = 3) -> Applied[State]:
    """A war in which these have chosen."""
    now = new_match(MINI, seats, {}, 1)
    for seat, n in answers:
        now = apply(MINI, now.match, send(seat, n))
    return now


def seen(applied: Applied[State], seat: Seat | None) -> bytes:
    """All that others may know: the view, who is asked what, the events."""
    questions = [(d.name, d.seat, d.settled) for d in applied.questions]
    events = [event for event in applied.events if event.visible_to(seat)]
    return msgspec.json.encode((MINI.view(applied.match, seat), questions, events))


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a_choice_is_secret_until_all_have_chosen(seat: Seat | None) -> None:
    assert len({seen(chosen((1, n)), seat) for n in range(4)}) == 1
    assert len({seen(chosen((1, n)), 1) for n in range(4)}) == 4, "its owner sees it"


def test_that_somebody_has_chosen_is_told_once_and_what_is_not() -> None:
    first = chosen((1, 2))
    assert [(event.key, event.seat, event.args) for event in first.events] == [
        ("core-player", 1, {"number": 1})
    ]
    assert not first.sealed
    again = apply(MINI, first.match, send(1, 3))
    assert (again.events, again.sealed) == ((), False)
    assert again.match.state.hands[1].chosen == ("send:3",)
    assert seen(replace(again, events=first.events), 0) == seen(first, 0)


def test_a_seat_that_has_chosen_may_change_its_mind_in_secret() -> None:
    asked = question(chosen((1, 2)).questions, 1)
    assert (asked.settled, asked.secret, asked.waits) == (True, True, False)
    assert asked.tokens() == question(chosen().questions, 1).tokens()


def test_the_last_choice_counts() -> None:
    now = chosen((0, 1), (1, 3), (1, 0), (2, 0))
    assert now.match.state.table.points == [1, 0, 0]
    assert [hand.soldiers for hand in now.match.state.hands] == [2, 3, 3]


def test_the_reveal_seals_and_forgets() -> None:
    history = History(MINI, new_match(MINI, 2, {}, 1).match)
    history.answer(send(0, 1))
    history.undo(0)
    history.answer(send(0, 2))
    revealed = history.answer(send(1, 2))
    assert revealed.sealed
    assert [hand.chosen for hand in revealed.match.state.hands] == [None, None]
    with pytest.raises(CannotUndo):
        history.undo(1)


def test_nobody_can_choose_after_the_reveal() -> None:
    half = chosen((0, 1), seats=2)
    late = Answer(0, "commit", ("send:3",), half.match.number(0))
    revealed = apply(MINI, half.match, send(1, 2))
    with pytest.raises(Stale):
        apply(MINI, revealed.match, late)


def test_only_some_choose_and_are_revealed_in_the_order_of_the_frame() -> None:
    now = new_match(DUEL, 3, {}, 1)
    assert [decision.seat for decision in now.questions] == [2, 0]
    half = apply(DUEL, now.match, send(0, 1))
    assert [decision.seat for decision in half.pending] == [2]
    frame, ctx = half.match.stack[-1], Ctx(half.match.state, half.match.rng)
    frame.take(ctx, send(2, 3))
    assert not any(decision.waits for decision in frame.ask(ctx.state))
    assert frame.run(ctx) == Done(0)
    told = [(event.seat, event.args) for event in ctx.events if event.key == "revealed"]
    assert told == [(2, {"picks": "send:3"}), (0, {"picks": "send:1"})]
    assert ctx.sealed


def test_a_choice_is_saved_with_its_hand() -> None:
    half = chosen((1, 2)).match
    loaded = load(MINI, encode(half))
    assert loaded == half
    assert loaded.state.hands[1].chosen == ("send:2",)


def test_dealing_anew_needs_to_know_no_frame() -> None:
    half = chosen((1, 2))
    guesses = set()
    for seed in range(40):
        other = copy(MINI, half.match)
        MINI.blur(other, 0, Rng(seed))
        assert other.stack == half.match.stack, "all that is secret is in hands"
        assert seen(replace(half, match=other), 0) == seen(half, 0)
        guesses.add(other.state.hands[1].chosen)
    assert guesses == {(f"send:{n}",) for n in range(5)}
