"""Questions the match does not wait for: merged, numbered, answered by anybody at any time."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.codec import copy, encode, load
from engine.core.decision import Answer
from engine.core.errors import IllegalAnswer, Stale
from engine.core.flow import Applied, apply, new_match, question, rewind
from engine.core.frame import Done
from engine.core.match import Asides
from engine.core.notation import read
from engine.core.words import msg
from tests.core.mini import TALKATIVE, Muster, State, mini
from tests.core.mini import asides as offers


def begun(seats: int = 2) -> Applied[State]:
    """A match in which everybody may do something aside."""
    return new_match(TALKATIVE, seats, {}, 1)


def send(seat: int, n: int) -> Answer:
    """Commit n soldiers."""
    return Answer(seat, "commit", (f"send:{n}",))


def test_an_aside_stands_in_its_owners_question() -> None:
    asked = question(begun().questions, 0)
    assert asked.tokens()[-2:] == ("muster", "home:one")
    assert [option.token for option in asked.answers()] == ["send:0", "send:1", "send:2", "send:3"]
    assert asked.is_aside(("home:one",))
    assert not asked.is_aside(("send:1",))


def test_an_aside_leaves_the_question_open() -> None:
    after = apply(TALKATIVE, begun().match, Answer(0, "commit", ("home:one",)))
    assert after.match.state.hands[0].soldiers == 2
    assert after.match.asked == {0: 1, 1: 0}, "its own list has changed, the other's has not"
    assert "send:3" not in question(after.questions, 0).tokens()


def test_an_aside_is_picked_alone() -> None:
    two = replace(question(begun().questions, 0), at_least=2, at_most=2)
    two.check(("home:one",))
    two.check(("send:1", "send:2"))
    with pytest.raises(IllegalAnswer, match="core-aside-alone"):
        two.check(("send:1", "home:one"))
    with pytest.raises(IllegalAnswer, match="core-wrong-count"):
        two.check(("send:1",))


def test_a_seat_that_is_asked_something_else_keeps_its_asides() -> None:
    chosen = apply(TALKATIVE, begun().match, send(0, 1))
    open_to_change = question(chosen.questions, 0)
    assert open_to_change.settled
    assert "muster" in open_to_change.tokens()
    assert chosen.match.number(0) == chosen.match.settled[0]


def test_the_match_waits_for_nobodys_aside() -> None:
    mustering = apply(TALKATIVE, begun(3).match, Answer(2, "commit", ("muster",)))
    assert [decision.seat for decision in mustering.pending] == [2], "its own question comes first"
    assert {d.seat for d in mustering.questions if d.aside} == {0, 1}
    assert set(mustering.match.beside) == {0, 1}
    aside = question(mustering.questions, 1)
    assert (aside.name, aside.waits, aside.secret) == ("aside", False, True)
    went = apply(TALKATIVE, mustering.match, Answer(1, "aside", ("home:one",)))
    assert went.match.state.hands[1].soldiers == 2
    assert went.match.asked == mustering.match.asked


def test_what_an_aside_calls_returns_to_what_was_asked() -> None:
    begin = begun().match
    mustering = apply(TALKATIVE, begin, Answer(1, "commit", ("muster",))).match
    assert isinstance(mustering.stack[-1], Muster)
    assert load(TALKATIVE, encode(mustering)) == mustering
    shown = apply(TALKATIVE, mustering, Answer(1, "banner", ("banner:blue",)))
    assert shown.match.state.table.banners == {1: "blue"}
    assert shown.match.stack == begin.stack
    assert [decision.name for decision in shown.pending] == ["commit", "commit"]


def test_an_old_aside_button_is_stale() -> None:
    mustering = apply(TALKATIVE, begun(3).match, Answer(2, "commit", ("muster",))).match
    click = Answer(1, "aside", ("home:one",), mustering.number(1))
    after = apply(TALKATIVE, mustering, click).match
    with pytest.raises(Stale):
        apply(TALKATIVE, after, click)


def test_an_aside_can_be_taken_back() -> None:
    start = begun().match
    after = apply(TALKATIVE, start, Answer(0, "commit", ("home:one",))).match
    back = copy(TALKATIVE, rewind(TALKATIVE, after, start).match)
    assert back.state == start.state
    assert back.number(0) == back.revision


def test_a_seat_without_anything_to_do_has_no_question() -> None:
    now = begun().match
    for seat in (0, 1):
        now = apply(TALKATIVE, now, Answer(seat, "commit", ("muster",))).match
        now = apply(TALKATIVE, now, Answer(seat, "banner", ("banner:red",))).match
    chosen = apply(TALKATIVE, now, send(0, 3))
    assert [option.aside for option in question(chosen.questions, 0).options] == [False] * 4


def test_a_typed_aside_stands_alone_whatever_the_question_takes() -> None:
    two = replace(question(begun().questions, 0), at_least=2, at_most=2)
    assert read(two, ["home", "one", "send", "1"]) == (("home:one",), ["send", "1"])
    with pytest.raises(IllegalAnswer):
        read(two, ["send", "1", "home", "one"])


def test_an_aside_ends_no_frame_that_asks() -> None:
    asides = Asides(msg("core-stale"), offers, lambda ctx, answer: Done(0))
    rude = mini(asides=asides)
    with pytest.raises(AssertionError, match="ends no frame"):
        apply(rude, new_match(rude, 2, {}, 1).match, Answer(0, "commit", ("home:one",)))
