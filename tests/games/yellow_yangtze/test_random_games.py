"""Random games: invariants, words in both languages, typing, and the way the options work."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from engine.core.decision import Decision
from engine.core.flow import Applied, new_match
from engine.core.frame import Event
from engine.core.match import OptionValue
from engine.core.rng import Rng
from engine.core.words import Msg, msg, ref
from engine.games.yellow_yangtze.game import YELLOW_YANGTZE
from engine.games.yellow_yangtze.maps import STANDARD, geography
from engine.games.yellow_yangtze.meta import META
from engine.games.yellow_yangtze.state import State
from engine.simulate import random_step, simulate
from locales.loader import LANGUAGES, Words
from tests.campaigns.yellow_yangtze import campaign
from tests.games.yellow_yangtze.scenes import scene
from tests.locales.ftl import strict

STANDARD_HEXES = geography(STANDARD.rows).bit
NAMES = ("Ann", "Ben", "Cleo", "Dora")
OTHERS: list[dict[str, OptionValue]] = [
    {spec.key: choice} for spec in META.options for choice in spec.choices if choice != spec.default
]


def positions(seats: int, options: dict[str, OptionValue], seed: int) -> Iterator[Applied[State]]:
    now: Applied[State] = new_match(YELLOW_YANGTZE, seats, options, seed)
    rng = Rng(seed)
    yield now
    while now.match.outcome is None:
        now = random_step(now, rng)
        yield now


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_every_invariant(seats: int) -> None:
    report = simulate(YELLOW_YANGTZE, seats, {}, 6, seats)
    assert report.violations == ()
    assert report.decisions > 500


@pytest.mark.parametrize("options", OTHERS, ids=str)
def test_every_option_can_be_played(options: dict[str, OptionValue]) -> None:
    assert simulate(YELLOW_YANGTZE, 2, options, 3, 40).violations == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_everything_said_has_words_and_fits(seats: int, language: str) -> None:
    words = strict(language)
    known: dict[Any, int] = {}
    for n, now in enumerate(positions(seats, {"scores": "open"}, seats)):
        for decision in now.pending:
            _check_question(words, decision, known)
        for event in now.events:
            assert words.tell(event, NAMES)
        if n % 25 == 0 or now.match.outcome is not None:
            for part in YELLOW_YANGTZE.describe(YELLOW_YANGTZE.view(now.match, 0)):
                assert all(words.say(line, NAMES) for line in part.lines)
    assert len(known) > 100


def _check_question(words: Words, decision: Decision, known: dict[Any, int]) -> None:
    assert len(words.say(decision.prompt, NAMES)) <= 300
    for option in decision.options:
        key = (option.token, option.label.key)
        if key not in known:
            known[key] = len(words.say(option.label, NAMES))
            assert known[key] <= 80, option
        if option.about is not None:
            assert len(words.say(option.about, NAMES)) <= 100, option
        if option.group is not None:
            assert len(words.say(option.group, NAMES)) <= 80


NOWHERE = {  # what happens at no place of the board
    "yy-first",
    "yy-begins",
    "yy-supports-nobody",
    "yy-drew-what",
    "yy-replaced-what",
    "yy-establishes-tiles",
    "yy-establishes-leader",
    "yy-final",
}
OF_THE_HAND = ("tile:", "riot", "pagoda", "replace", "end", "pass", "back", "decline")


@pytest.mark.parametrize("seats", [2, 4])
def test_all_that_happens_or_may_be_chosen_on_the_board_has_its_places(seats: int) -> None:
    known = {f"hex:{hex}" for hex in STANDARD_HEXES} | {"market", "bag"}
    known |= {f"player:{seat}" for seat in range(seats)}
    for now in positions(seats, {}, seats + 10):
        for event in now.events:
            assert known.issuperset(event.at)
            assert event.at or event.key in NOWHERE or event.key.startswith("yy-over-"), event
        for option in (option for decision in now.pending for option in decision.options):
            assert known.issuperset(option.at)
            off_board = option.label.key == "yy-do-place-leader"
            assert option.at or off_board or option.token.startswith(OF_THE_HAND), option


def test_nothing_of_a_kind_is_told_as_text() -> None:
    """Things of the game are references: no argument of a message looks like one."""
    for now in positions(3, {"scores": "open"}, 5):
        view = YELLOW_YANGTZE.view(now.match, 0)
        told: list[Any] = [now.events, now.pending, YELLOW_YANGTZE.describe(view)]
        for arg in _texts(msgspec.to_builtins(told)):
            assert ":" not in arg, arg


def _texts(told: Any) -> Iterator[str]:
    """Every text among the arguments of messages."""
    if isinstance(told, dict):
        for key, value in told.items():
            if key == "args":
                yield from (text for text in value.values() if isinstance(text, str))
            yield from _texts(value)
    elif isinstance(told, list | tuple):
        for each in told:
            yield from _texts(each)


def test_the_table_in_words_comes_in_parts_and_only_the_hand_is_private() -> None:
    table = scene(
        tiles={"black": "G8"},
        leaders={"G5": (0, "red"), "G9": (1, "red")},
        hands={0: {"green": 1}},
    ).answer(0, "tile green g7")
    parts = YELLOW_YANGTZE.describe(YELLOW_YANGTZE.view(table.match, 0))
    names = ["status", "conflict", "hand", "players", "supplies", "states", "map"]
    assert [part.name for part in parts] == names
    assert [part.name for part in parts if part.private] == ["hand"]
    public = YELLOW_YANGTZE.describe(YELLOW_YANGTZE.view(table.match, None))
    assert list(public) == [part for part in parts if not part.private]


RARE: list[Msg | Event] = [
    msg("yy-title"),
    msg("yy-tagline"),
    msg("yy-short-for-two"),
    *(msg(f"yy-ending-{ending}") for ending in META.endings),
    *(Event(f"yy-over-{cause}", {}, 0) for cause in ("hand", "market", "replace")),
    *(Event(f"yy-over-{cause}", {}, 0) for cause in ("undrawn", "standstill")),
    *(msg(f"yy-option-{spec.key}") for spec in META.options),
    *(msg(f"yy-option-{s.key}-{choice}") for s in META.options for choice in s.choices),
    Event("yy-establishes-tiles", {}, 0),
    Event("yy-establishes-leader", {}, 0),
    msg("yy-ask-from", pagoda=ref("pagoda", "yellow"), hexes="G7-G8-H7"),
    msg("yy-ask-winner", sides=(msg("yy-side-strength", hex="G6", strength=3),)),
    msg("yy-ask-losses", n=1, hex="G6"),
    msg("yy-ask-losses", n=3, hex="G6"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("said", RARE, ids=lambda said: str(said.key))
def test_rare_things_have_words(said: Msg | Event, language: str) -> None:
    words = strict(language)
    text = words.tell(said, NAMES) if isinstance(said, Event) else words.say(said, NAMES)
    assert text != said.key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", META.rule_topics)
def test_a_rule_is_told_in_a_few_paragraphs(topic: str, language: str) -> None:
    words = strict(language)
    assert 300 <= len(words.say(msg(f"yy-rules-{topic}"))) <= 900
    assert len(words.say(msg(f"yy-rules-{topic}-title"))) <= 40


def test_players_who_seek_conflict_keep_every_invariant() -> None:
    happened = campaign(wars=15, revolts=60, seed=7)
    assert happened["yy-war-won"] >= 15
    assert happened["yy-revolt-won"] >= 60


def test_a_whole_turn_can_be_typed_as_one_line() -> None:
    table = scene(leaders={"G5": (0, "blue")}, hands={0: {"red": 1}})
    table.answer(0, "tile red G7; leader blue G5 H6; end")
    assert table.table.tiles["G7"] == "red"
    assert table.leader(0, "blue") == "H6"
    assert table.table.active == 1
