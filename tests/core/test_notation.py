"""Typed answers: numbers and names, several questions on one line, clear refusals."""

from __future__ import annotations

import pytest

from engine.core.decision import Decision, Option
from engine.core.errors import IllegalAnswer
from engine.core.notation import complete, meant, read, steps, written
from engine.core.words import msg


def question(*tokens: str, at_least: int = 1, at_most: int = 1, limit: int = 1) -> Decision:
    """A question with these options."""
    options = tuple(Option(token, msg("core-stale"), limit) for token in tokens)
    return Decision("q", 0, msg("core-stale"), options, at_least, at_most)


def test_answers_read_as_they_are_written() -> None:
    assert written(("build:14",)) == "build 14"
    assert written(("silk", "silk")) == "silk silk"
    assert written(()) == "none"


@pytest.mark.parametrize("typed", ["build 14", "BUILD 14", "build:14", "14"])
def test_a_token_can_be_typed_in_several_ways(typed: str) -> None:
    decision = question("build:14", "build:15", "sail:1")
    assert read(decision, steps(typed)[0]) == (("build:14",), [])


@pytest.mark.parametrize("typed", ["build shop 4", "build:shop:4", "build shop:4"])
def test_an_id_of_two_parts_takes_three_words(typed: str) -> None:
    decision = question("build:shop:4", "build:shop:1", "build:house")
    assert written(("build:shop:4",)) == "build shop 4"
    assert read(decision, [*typed.split(), "end"]) == (("build:shop:4",), ["end"])
    assert read(decision, ["build", "house", "end"]) == (("build:house",), ["end"])
    assert [o.token for o in complete(decision, "build shop 1")] == ["build:shop:1"]


def test_words_left_over_answer_the_next_question() -> None:
    assert read(question("build:14"), ["build", "14", "tile", "e1_port_4"]) == (
        ("build:14",),
        ["tile", "e1_port_4"],
    )


def test_a_bare_name_must_be_unique() -> None:
    with pytest.raises(IllegalAnswer):
        read(question("good:silk", "journey:silk"), ["silk"])


def test_a_kind_is_never_read_as_a_name() -> None:
    decision = question("riot:leader", "leader:blue", "leader:red")
    with pytest.raises(IllegalAnswer):
        read(decision, ["leader", "g7"])
    assert read(decision, ["riot", "leader"]) == (("riot:leader",), [])


def test_several_picks() -> None:
    decision = question("silk", "rice", at_most=3, limit=2)
    assert read(decision, ["silk", "rice", "silk"]) == (("silk", "rice", "silk"), [])
    assert read(question("silk", at_least=0), ["none"]) == ((), [])


def test_steps_are_parted_by_semicolons() -> None:
    assert steps(" sail 2;; end ; ") == [["sail", "2"], ["end"]]


def test_what_is_not_understood_names_the_nearest() -> None:
    decision = question("build:13", "build:15", "sail:1")
    with pytest.raises(IllegalAnswer) as refused:
        read(decision, ["build", "14"])
    assert refused.value.nearest[:2] == ("build:13", "build:15")
    assert refused.value.why.args["nearest"] == "build 13, build 15, sail 1"


def test_a_huge_input_is_cut_in_the_message() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        read(question("sail:1"), ["x" * 100_000])
    assert len(str(refused.value.why.args["typed"])) <= 60


def test_completion_prefers_what_begins_so() -> None:
    decision = question("sail:1", "resail:1", "build:1")
    assert [option.token for option in complete(decision, "sa")] == ["sail:1", "resail:1"]
    assert len(complete(decision, "")) == 3


def test_words_stand_for_tokens_that_are_not_offered() -> None:
    asked = question("build:3", "sail:1")
    assert meant(asked, ["build", "14"])[0] == "build:14"
    assert "tile:G7" in meant(asked, ["tile", "g7"])
    assert {"build:14", "sail:14"} <= set(meant(asked, ["14"]))
    assert meant(asked, []) == ()
    with pytest.raises(IllegalAnswer) as refused:
        read(asked, ["build", "14"])
    assert "build:14" in refused.value.wanted
