"""Ids survive the way to Discord and back; anything else is refused in words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.shown.ids import MOST, BadId, Id, Verb, option_of, parse, to
from locales import words


def test_an_answer_reads_as_its_numbers() -> None:
    assert str(to(Verb.ANSWER, 12, 34, 5)) == "h1|a|12|34|5"


@pytest.mark.parametrize(
    "written",
    [
        to(Verb.PLAY, 1),
        to(Verb.BEGIN, 1, 4),
        to(Verb.ANSWER, 1, 2),
        to(Verb.ANSWER, 1, 2, 3, 3, 4),
        to(Verb.SURE, 1, 2, 3, 3),
        to(Verb.REMATCH, 1),
        to(Verb.TURN_TO, 1, 2, 3, 0, 4),
        to(Verb.OFFER, 1, 2, 2**63 - 1),
        to(Verb.TEST),
    ],
    ids=str,
)
def test_there_and_back(written: Id) -> None:
    assert parse(str(written)) == written


@pytest.mark.parametrize(
    "forged",
    [
        "",
        "h1",
        "h1|",
        "h1|a",
        "h1|a|1",
        "h1|z|1",
        "h1|p|1|2",
        "h1|p|-1",
        "h1|p|1.5",
        "h1|p|x",
        "h1|p|١",
        "h1|p|" + "9" * 30,
        "h1|p|" + "0" * 20 + "9" * 5_000,
        "h1|p|" + "0" * 5_000,
        "h1|p|01",
        "h1|p|00",
        "h1|p|1\n",
        "h1|p| 1",
        "h1|p|+1",
        "h1|p|1_0",
        "h1|p|²",
        f"h1|p|{2**63}",
        "h1|p|\ud800",
        "h1|p|1\x00",
        "h1|a|1|2" + "|3" * 60,
        "h0|p|1",
        "b1|12|34",
        "💥",
        "|" * MOST,
    ],
)
def test_what_we_did_not_write_is_refused_in_words(forged: str) -> None:
    with pytest.raises(BadId) as refused:
        parse(forged)
    assert words("it").refuse(refused.value).endswith("/gioca.")


@given(st.text(max_size=MOST))
def test_no_text_breaks_the_parser(text: str) -> None:
    try:
        found = parse(text)
    except BadId:
        return
    assert parse(str(found)) == found


def test_a_copy_of_an_option_is_the_same_option() -> None:
    assert [option_of("7"), option_of("7.1")] == [7, 7]


@pytest.mark.parametrize(
    "value",
    ["", "x", ".1", "-2", "1" * 40, "0" * 20 + "9" * 5_000, "01", "7.", "7.x", "7.01", "7.1.1"],
)
def test_a_forged_value_is_refused(value: str) -> None:
    with pytest.raises(BadId):
        option_of(value)


def test_the_longest_answer_fits() -> None:
    gathered = tuple(range(10, 30))
    assert len(str(to(Verb.GATHER, 1_000_000, 99_999, 4, 25, 9, *gathered))) <= MOST
