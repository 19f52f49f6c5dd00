"""The player that picks anything: what it picks, by exact enumeration."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from engine.ai.chance import random_answer, random_question
from engine.core.decision import Decision, Option
from engine.core.words import msg
from tests.lib.chances import chances

WORD = msg("core-stale")


def asked(seat: int, *tokens: str, at_least: int = 1, at_most: int = 1, **how: bool) -> Decision:
    """A question; tokens in capitals are asides."""
    options = tuple(Option(token, WORD, aside=token.isupper()) for token in tokens)
    made = Decision("q", seat, WORD, options, at_least, at_most)
    return replace(made, **how)


def test_one_answer_in_eight_is_to_a_question_nobody_waits_for() -> None:
    questions = (
        asked(0, "a"),
        asked(1, "a"),
        asked(2, "a", settled=True),
        asked(3, "A", aside=True),
    )
    assert chances(lambda rng: random_question(questions, rng).seat) == {
        0: Fraction(7, 16),
        1: Fraction(7, 16),
        2: Fraction(1, 16),
        3: Fraction(1, 16),
    }


def test_without_such_questions_the_others_are_equally_likely() -> None:
    questions = tuple(asked(seat, "a") for seat in range(3))
    found = chances(lambda rng: random_question(questions, rng).seat)
    assert found == dict.fromkeys(range(3), Fraction(1, 3))


def test_asides_are_as_likely_as_other_options() -> None:
    found = chances(lambda rng: random_answer(asked(0, "a", "b", "c", "X", "Y"), rng).picks)
    assert found == {(token,): Fraction(1, 5) for token in ("a", "b", "c", "X", "Y")}


def test_where_only_asides_are_open_one_is_taken() -> None:
    found = chances(lambda rng: random_answer(asked(0, "X", "Y", aside=True), rng).picks)
    assert found == {("X",): Fraction(1, 2), ("Y",): Fraction(1, 2)}


def test_each_number_of_picks_is_equally_likely_and_every_answer_legal() -> None:
    question = asked(0, "a", "b", "c", "X", at_least=0, at_most=3)
    found = chances(lambda rng: random_answer(question, rng).picks)
    for picks in found:
        question.check(picks)
    sizes = [sum(p for picks, p in found.items() if len(picks) == n) for n in range(4)]
    quarter = Fraction(3, 4) / 4
    assert sizes == [quarter, quarter + Fraction(1, 4), quarter, quarter], "one is also the aside"
