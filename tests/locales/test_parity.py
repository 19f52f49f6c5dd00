"""Both languages have the same files, keys and arguments, and Italian is really Italian."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast

from engine.core.words import Msg
from locales.loader import ALSO, BRIEF, FATE, HINT, LANGUAGES, LESS, OTHER, THEIRS, ftl_files
from tests.locales.ftl import entries, forms, messages, strict, text, variables

FILES = [path for language in LANGUAGES for path in ftl_files(language)]
each_file = pytest.mark.parametrize(
    "path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}"
)
OTHERS = [language for language in LANGUAGES if language != "en"]
each_other = pytest.mark.parametrize("language", OTHERS)

TO_THE_READER = r"\b(yours?|you|tu|tu[oae]|tuoi|ti|puoi|potrai)\b"
SAME_IN_BOTH = set(  # proper names and words that no language changes
    "koku era I II clan infl pagoda per "
    "Kaiu Shihobu Yasuki Taka Yoritomo Kudaka Daidoji Uji Kakita Ryoku Shosuro Hyobu "
    "privacy Bayushi Kashiko Yellow Yangtze Yokohama yen tram "
    "Import Export Marijuana Champagne Paprika Shampoo Pocky Tortillas Dark Flight Games "
    "no".lower().split()
)


@each_file
def test_every_line_can_be_read(path: Path) -> None:
    junk = [entry.content for entry in entries(path) if isinstance(entry, ast.Junk)]
    assert junk == []


@each_file
def test_every_message_stands_once_and_says_something(path: Path) -> None:
    found = [entry for entry in entries(path) if isinstance(entry, ast.Message)]
    twice = [key for key, times in Counter(m.id.name for m in found).items() if times > 1]
    assert found
    assert twice == []
    assert [m.id.name for m in found if m.value is None] == []


@each_file
def test_the_keys_of_a_file_share_their_prefix(path: Path) -> None:
    keys = [entry.id.name for entry in entries(path) if isinstance(entry, ast.Message)]
    assert len({key.partition("-")[0] for key in keys}) == 1


@each_other
def test_the_files_are_the_same(language: str) -> None:
    assert [p.name for p in ftl_files(language)] == [p.name for p in ftl_files("en")]


@each_other
def test_the_keys_are_the_same(language: str) -> None:
    assert set(messages(language)) ^ set(messages("en")) == set()


@each_other
def test_the_arguments_are_the_same(language: str) -> None:
    english = {key: variables(message) for key, message in messages("en").items()}
    assert {key: variables(message) for key, message in messages(language).items()} == english


@each_other
def test_the_short_forms_are_the_same_with_the_same_arguments(language: str) -> None:
    english = {key: forms(message) for key, message in messages("en").items()}
    assert {key: forms(message) for key, message in messages(language).items()} == english


@each_file
def test_a_short_form_is_one_that_is_said(path: Path) -> None:
    found = [entry for entry in entries(path) if isinstance(entry, ast.Message)]
    assert {form for message in found for form in forms(message)} <= {
        ALSO,
        OTHER,
        LESS,
        HINT,
        THEIRS,
        BRIEF,
        FATE,
    }


@each_file
def test_what_a_move_is_good_for_can_be_said_as_its_price(path: Path) -> None:
    found = [entry for entry in entries(path) if isinstance(entry, ast.Message)]
    priced = {message.id.name for message in found if LESS in forms(message)}
    assert priced == {message.id.name for message in found if "-worth-" in message.id.name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_somebody_else_is_left_with_does_not_speak_to_the_reader(language: str) -> None:
    said, spoken = strict(language), re.compile(TO_THE_READER)
    reasons = [key for key in messages(language) if "-worth-" in key]
    theirs = [f"{key}.{THEIRS}" for key in reasons]
    found = [
        said.say(Msg(t if said.has(t) else f"{k}.{LESS}"))
        for k, t in zip(reasons, theirs, strict=True)
    ]
    assert found
    assert [text for text in found if spoken.search(text)] == []


@each_file
def test_a_short_form_about_somebody_else_names_them(path: Path) -> None:
    found = [entry for entry in entries(path) if isinstance(entry, ast.Message)]
    naming = [m for m in found if OTHER in forms(m) and "player" in variables(m)]
    assert [m.id.name for m in naming if "player" not in forms(m)[OTHER]] == []


@each_other
def test_nothing_was_left_in_english(language: str) -> None:
    copies = [
        key
        for key, message in messages(language).items()
        if text(message) == text(messages("en")[key]) and _own_words(message)
    ]
    assert copies == []


def _own_words(message: ast.Message) -> set[str]:
    return set(re.findall(r"[^\W\d_]+", text(message).lower())) - SAME_IN_BOTH
