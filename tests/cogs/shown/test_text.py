"""Names can do no harm and nothing is longer than Discord takes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.shown.text import (
    MOST_NAME,
    clean_name,
    cut,
    cut_between,
    fit,
    language_of,
    pages,
    plain_names,
    safe_name,
)
from engine.core.words import msg
from tests.locales.ftl import strict


@pytest.mark.parametrize(
    ("locale", "language"), [("it", "it"), ("en-GB", "en"), ("de", "en"), (None, "en")]
)
def test_the_nearest_language(locale: str | None, language: str) -> None:
    assert language_of(locale) == language


@pytest.mark.parametrize("name", ["@everyone", "@here", "<@123>", "**bold**", "# big", "[a](b)"])
def test_a_name_neither_calls_nor_shouts(name: str) -> None:
    safe = safe_name(name)
    for mark in ("@everyone", "@here", "<@1", "**", "[a]("):
        assert mark not in safe.replace("\\", "\\ ")


@pytest.mark.parametrize("name", ["\u202eabc", "a\u200bb\u2066c", "a\nb\tc", "\x07abc\ufeff"])
def test_a_name_stays_on_its_line_and_reads_forwards(name: str) -> None:
    for cleaned in (safe_name(name), plain_names([name])[0], clean_name(name)):
        assert cleaned.replace(" ", "") == "abc"


@pytest.mark.parametrize("name", ["", " \n ", "\u3164\u200b", "\u202e"])
def test_a_name_that_cannot_be_seen_is_a_question_mark(name: str) -> None:
    assert safe_name(name) == plain_names([name])[0] == "?"
    assert clean_name(name) == ""


def test_emoji_and_accents_stay() -> None:
    for name in ("Zoë", "👩‍🚀 Ada", "Ольга", "دانا"):
        assert clean_name(name) == plain_names([name])[0] == name


def test_a_name_that_looks_like_a_thing_of_the_game_is_still_a_name() -> None:
    said = strict("en").say(msg("bot-only-host", host=safe_name("seat:0")))
    assert said.endswith("seat:0.")


@given(st.text(max_size=300))
def test_a_name_is_never_empty_and_never_endless(name: str) -> None:
    assert 0 < len(safe_name(name)) <= 3 * MOST_NAME


def test_the_oldest_lines_give_way() -> None:
    lines = [f"line {n}" for n in range(20)]
    kept = fit(lines, 60, lambda n: f"{n} more")
    assert kept[0] == "14 more"
    assert kept[1:] == lines[14:]


@given(st.lists(st.text(max_size=50), max_size=30), st.integers(20, 300))
def test_what_is_kept_fits(lines: list[str], room: int) -> None:
    kept = fit(lines, room, lambda n: f"{n} more")
    assert len("\n".join(kept)) <= room


@given(st.lists(st.text(alphabet="ab", min_size=1, max_size=80), min_size=1, max_size=60))
def test_pages_leave_nothing_out(lines: list[str]) -> None:
    found = pages(lines, room=100)
    assert all(len(page) <= 100 for page in found)
    assert "\n".join(found).split("\n") == lines


def test_a_cut_shows() -> None:
    assert cut("abcdef", 4) == "abc…"


def test_where_the_newest_line_does_not_fit_what_is_left_out_is_still_said() -> None:
    lines = ["first", "Bruno builds a market on shore 8 for 6 koku: +4 influence, +1 rice"]
    kept = fit(lines, 42, lambda n: f"{n} more")
    assert kept == ["1 more", "Bruno builds a market on shore 8…"]
    assert fit(lines, 500, lambda n: f"{n} more", 1) == ["2 more"]
    assert fit(lines[1:], 500, lambda n: f"{n} more", 1) == kept[1:]


def test_where_there_is_a_row_for_each_line_all_begin_and_the_newest_get_more() -> None:
    long = "- Bruno sails boat 2, river 6 → 10: +2 influence in region 4, now at 10 (shore 18)"
    roll = "- Bruno rolls 4 (Kitsune Woods) for the next turn."
    more = "{} more".format
    assert fit([long, roll], 500, more, 4) == [cut_between(long, 66), roll]
    assert fit([long, roll], 500, more, 3) == ["- Bruno sails boat 2, river 6 →…", roll]
    assert fit([long, roll, roll], 500, more, 3)[2] == "- Bruno rolls 4 (Kitsune Woods)…"
    assert fit([roll] * 4, 500, more, 5) == ["2 more", roll, roll]
    assert fit([long, roll, roll], 500, more, 2) == ["2 more", cut_between(roll, 33)]


def test_a_sentence_is_cut_between_words() -> None:
    assert cut_between("one, two, three", 10) == "one, two…"
    assert cut_between("one, two", 8) == "one, two"
    assert cut_between("abcdefgh", 5) == "abcd…"
