"""Matches saved by schema 1, each in the middle of something, go on as they were."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.core.checks import violations
from engine.core.codec import encode, load
from engine.core.flow import Applied
from engine.core.match import Match
from engine.core.rng import Rng
from engine.games.yellow_yangtze.game import YELLOW_YANGTZE
from engine.games.yellow_yangtze.state import State
from engine.games.yellow_yangtze.war import War
from engine.simulate import random_step

STORED = sorted((Path(__file__).parent / "stored").glob("*.json"))
ASKED = {  # file -> the question that was open
    "establish_pagoda": "where",
    "offer_pagoda": "pagoda",
    "place_tile": "where",
    "position_leader": "where",
    "raise_pagoda": "from",
    "replace": "replace",
    "revolt_attack": "attack",
    "revolt_defend": "defend",
    "riot": "where",
    "take_from_market": "market",
    "turn_after_conflict": "action",
    "turn_chain": "action",
    "turn_closing": "end",
    "turn_end": "end",
    "war_losses": "losses",
    "war_support_first": "support",
    "war_support_last": "support",
    "war_winner": "winner",
}
by_name = pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)


def loaded(path: Path) -> Match[State]:
    return load(YELLOW_YANGTZE, path.read_bytes())


def raw(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(path.read_bytes())
    return found


def test_every_question_of_the_game_is_among_the_stored() -> None:
    assert {path.stem for path in STORED} == {*ASKED, "over"}


@by_name
def test_a_stored_match_loads_with_its_question_and_its_number(path: Path) -> None:
    match, old = loaded(path), raw(path)
    assert (old["schema"], match.schema) == (1, 2)
    assert list(violations(YELLOW_YANGTZE, match)) == []
    assert {str(seat): n for seat, n in match.asked.items()} == old["asked"]
    assert [question.name for question in match.pending()] == [
        name for stem, name in ASKED.items() if stem == path.stem
    ]


@by_name
def test_a_stored_match_keeps_its_board_its_bag_and_the_rules_it_was_begun_with(path: Path) -> None:
    match, old = loaded(path), raw(path)
    table, before = msgspec.json.decode(encode(match))["state"]["table"], old["state"]["table"]
    for key in ("tiles", "players", "pagodas", "market", "active", "actions", "chain", "final"):
        assert table[key] == before[key]
    assert match.state.box.bag.pieces == old["state"]["box"]["bag"]
    assert table["house"] == {**before["house"], "short_market_ends": True}
    chosen = {key: choice for key, choice in match.options.items() if key != "edition"}
    assert chosen == old["options"]


@by_name
def test_a_stored_match_can_be_saved_again_and_played_to_its_end(path: Path) -> None:
    match = loaded(path)
    assert load(YELLOW_YANGTZE, encode(match)) == match
    now, rng = Applied(match, (), sealed=False, questions=match.questions()), Rng(1)
    while now.match.outcome is None:
        now = random_step(now, rng)
        assert list(violations(YELLOW_YANGTZE, now.match)) == []
    assert now.match.outcome.winners


def test_the_losses_of_a_stored_war_are_as_many_as_they_were() -> None:
    (path,) = [path for path in STORED if path.stem == "war_losses"]
    (question,) = loaded(path).pending()
    assert question.at_least == question.at_most == raw(path)["stack"][-1]["losses"]


def test_the_states_to_choose_from_in_a_stored_war_are_those_that_were_level() -> None:
    (path,) = [path for path in STORED if path.stem == "war_winner"]
    (question,) = loaded(path).pending()
    assert [token.removeprefix("side:") for token in question.tokens()] == raw(path)["stack"][-1][
        "tied"
    ]


def test_a_stored_war_goes_on_with_those_who_have_not_been_asked() -> None:
    (path,) = [path for path in STORED if path.stem == "war_support_last"]
    match = loaded(path)
    (war,) = [frame for frame in match.stack if isinstance(frame, War)]
    assert war.left == raw(path)["stack"][-1]["left"] == [war.seat], "the unifier is last"
    assert list(match.asked) == war.left
