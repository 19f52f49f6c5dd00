"""The numbers of open questions: by kind, kept where told, the newest elsewhere."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.codec import encode, load
from engine.core.decision import Answer, Decision, Option
from engine.core.errors import Stale
from engine.core.flow import apply, new_match
from engine.core.match import Asides, Match
from engine.core.words import msg
from tests.core.mini import MINI, TALKATIVE, State, asides, mini, take_aside


def asked(seat: int, *, settled: bool = False, aside: bool = False) -> Decision:
    """A question of some kind."""
    options = (Option("a", msg("core-stale")),)
    return Decision("commit", seat, msg("core-stale"), options, settled=settled, aside=aside)


def at_revision(revision: int, seats: int = 4) -> Match[State]:
    """A match that has come so far."""
    match = new_match(MINI, seats, {}, 1).match
    match.revision = revision
    return match


def test_each_kind_of_question_has_numbers_of_its_own() -> None:
    match = at_revision(9)
    match.put([asked(0), asked(1, settled=True), asked(2, aside=True)], {0: 3, 1: 4, 2: 5})
    assert (match.asked, match.settled, match.beside) == ({0: 3}, {1: 4}, {2: 5})
    assert match.numbers() == {0: 3, 1: 4, 2: 5}
    assert [match.number(seat) for seat in range(4)] == [3, 4, 5, None]


def test_a_question_without_a_number_gets_the_newest() -> None:
    match = at_revision(9)
    match.put([asked(0), asked(3), asked(1, aside=True)], {0: 3})
    assert match.numbers() == {0: 3, 3: 9, 1: 9}


def test_what_is_no_longer_asked_has_no_number() -> None:
    match = at_revision(9)
    match.put([asked(0), asked(1, settled=True), asked(2, aside=True)], {})
    match.put([asked(1)], {0: 3, 1: 4, 2: 5})
    assert (match.asked, match.settled, match.beside) == ({1: 4}, {}, {})
    match.put([], match.numbers())
    assert match.numbers() == {}


def test_numbers_are_taken_out_whole() -> None:
    match = at_revision(9)
    match.numbers()[0] = 99
    assert match.numbers() == dict.fromkeys(range(4), 0)


LATER = mini(
    schema=2,
    upgrade={1: lambda raw: raw},
    asides=Asides(msg("core-stale"), asides, take_aside),
)


def older(match: Match[State]) -> bytes:
    """The same match as it was saved before there were asides."""
    raw = msgspec.json.decode(encode(match))
    del raw["beside"]
    return msgspec.json.encode(raw)


def test_the_asides_of_an_upgraded_match_get_numbers() -> None:
    start = new_match(TALKATIVE, 3, {}, 1).match
    sent = apply(TALKATIVE, start, Answer(0, "commit", ("send:1",))).match
    mustering = apply(TALKATIVE, sent, Answer(2, "commit", ("muster",))).match
    loaded = load(LATER, older(mustering))
    assert (loaded.asked, loaded.settled) == (mustering.asked, {})
    assert loaded.beside == {0: loaded.revision, 1: loaded.revision}
    assert set(loaded.numbers()) == {decision.seat for decision in loaded.questions()}


def test_the_asides_of_an_upgraded_match_can_be_played() -> None:
    start = new_match(TALKATIVE, 3, {}, 1).match
    mustering = apply(TALKATIVE, start, Answer(2, "commit", ("muster",))).match
    loaded = load(LATER, older(mustering))
    aside = Answer(1, "aside", ("home:one",), loaded.number(1))
    after = apply(LATER, loaded, aside).match
    assert after.state.hands[1].soldiers == 2
    with pytest.raises(Stale):
        apply(LATER, after, aside)


def test_an_upgraded_question_keeps_its_number_and_gains_its_asides() -> None:
    start = new_match(MINI, 2, {}, 1).match
    once = apply(MINI, start, Answer(0, "commit", ("send:1",))).match
    loaded = load(LATER, older(once))
    assert (loaded.asked, loaded.settled, loaded.beside) == (once.asked, once.settled, {})
    offered = {decision.seat: decision.tokens() for decision in loaded.questions()}
    assert offered[1][:4] == ("send:0", "send:1", "send:2", "send:3"), "old buttons fit"
    assert offered[1][4:] == ("muster", "home:one")


def test_a_match_of_this_schema_is_loaded_with_the_numbers_it_has() -> None:
    start = new_match(TALKATIVE, 3, {}, 1).match
    mustering = apply(TALKATIVE, start, Answer(2, "commit", ("muster",))).match
    assert load(TALKATIVE, encode(mustering)).numbers() == mustering.numbers() == {0: 1, 1: 1, 2: 1}
