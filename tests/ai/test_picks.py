"""Which answers players try."""

from __future__ import annotations

from engine.ai.picks import tried
from engine.core.decision import Decision, Option
from engine.core.rng import Rng
from engine.core.words import msg

LETTERS = "abcdef"
LABEL = msg("core-pass")


def asked(least: int, most: int, limit: int = 1) -> Decision:
    """A question with six options."""
    options = tuple(Option(letter, LABEL, limit=limit) for letter in LETTERS)
    return Decision("letters", 0, LABEL, options, at_least=least, at_most=most)


def late(letter: str) -> float:
    """The later in the alphabet, the more it promises."""
    return float(LETTERS.index(letter))


def test_single_answers_come_by_promise() -> None:
    assert tried(asked(1, 1), late, 3, Rng(1)) == [("f",), ("e",), ("d",)]


def test_giving_none_is_an_answer_where_it_may_be() -> None:
    assert tried(asked(0, 1), late, 3, Rng(1)) == [("f",), ("e",), ()]


def test_all_answers_are_tried_where_they_are_few() -> None:
    found = tried(asked(2, 2), late, 15, Rng(1))
    assert len(found) == 15 == len({frozenset(picks) for picks in found})


def test_of_many_answers_the_most_promising_and_some_others() -> None:
    question = asked(1, 4, limit=4)
    found = tried(question, late, 20, Rng(1))
    assert found[:4] == [("f",), ("f", "f"), ("f", "f", "f"), ("f", "f", "f", "f")]
    assert len({letter for picks in found for letter in picks}) > 3
    for picks in found:
        question.check(picks)


def test_what_is_done_aside_is_tried_alone() -> None:
    question = asked(1, 1).with_asides((Option("z", LABEL, aside=True),))
    assert ("z",) in tried(question, lambda token: 0.0, 7, Rng(1))
    several = asked(2, 3).with_asides((Option("z", LABEL, aside=True),))
    assert all("z" not in picks for picks in tried(several, lambda token: 0.0, 99, Rng(1)))
