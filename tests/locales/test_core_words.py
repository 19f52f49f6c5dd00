"""What the machine itself says reads well in every case."""

from __future__ import annotations

import re

import pytest

from engine.core.errors import BadSetup, IllegalAnswer
from engine.core.words import Arg
from locales import LANGUAGES
from tests.locales.ftl import messages, strict, text

each_language = pytest.mark.parametrize("language", LANGUAGES)
HINTED: list[tuple[str, dict[str, Arg]]] = [
    ("core-not-offered", {"pick": "build 99"}),
    ("core-too-often", {"pick": "build 14", "limit": 1}),
    ("core-too-often", {"pick": "build 14", "limit": 2}),
    ("core-not-understood", {"typed": "bild 14"}),
]


@each_language
@pytest.mark.parametrize(("key", "args"), HINTED)
def test_a_refusal_ends_with_the_nearest_options(
    language: str, key: str, args: dict[str, Arg]
) -> None:
    said = strict(language).refuse(IllegalAnswer(key, ("build:14",), **args))
    assert said.splitlines()[-1] == "build 14"


@each_language
@pytest.mark.parametrize(("key", "args"), HINTED)
def test_a_refusal_without_a_hint_is_a_whole_sentence(
    language: str, key: str, args: dict[str, Arg]
) -> None:
    said = strict(language).refuse(IllegalAnswer(key, (), **args))
    assert said.strip().endswith(".")


@pytest.mark.parametrize(
    ("language", "seats", "begins"),
    [
        ("en", 1, "This game cannot be played by 1 player."),
        ("en", 9, "This game cannot be played by 9 players."),
        ("it", 1, "Da soli non si può giocare"),
        ("it", 9, "In 9 non si può giocare"),
    ],
)
def test_a_wrong_number_of_players_is_named(language: str, seats: int, begins: str) -> None:
    refused = BadSetup("core-wrong-seats", seats=seats, fewest=2, most=4)
    assert strict(language).refuse(refused).startswith(begins)


_NAMES = "bot-command-"
_GROUPS = ("game", "admin")  # commands with a second word
_COMMAND = re.compile(r"(?<![\w/.:<])/([^\W\d_]+)(?: ([^\W\d_]+))?")


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_that_are_named_exist_in_that_language(language: str) -> None:
    found = messages(language)
    names = {text(said).strip() for key, said in found.items() if key.startswith(_NAMES)}
    groups = {text(found[_NAMES + group]).strip() for group in _GROUPS}
    named = [(key, each) for key in found for each in _COMMAND.findall(text(found[key]))]
    assert len(named) > len(names) / 2
    unknown = [(key, one, two) for key, (one, two) in named if one not in names]
    unknown += [(k, one, two) for k, (one, two) in named if one in groups and two not in names]
    assert unknown == []
