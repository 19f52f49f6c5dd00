"""Saving: truncated, foreign, newer and older matches."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core.codec import encode, load
from engine.core.errors import BadSave, BadSetup, UnknownGame
from engine.core.flow import new_match
from engine.core.seats import MOST_SEATS
from engine.games import GAMES
from tests.core.mini import MINI, mini


def saved() -> bytes:
    """A fresh match of the mini game."""
    return encode(new_match(MINI, 2, {}, 1).match)


def test_a_truncated_match_is_refused() -> None:
    for cut in (0, 1, 40, len(saved()) - 1):
        with pytest.raises(BadSave, match="core-save-broken"):
            load(MINI, saved()[:cut])


def test_bytes_that_are_no_match_are_refused() -> None:
    for junk in (b"[]", b"\xff\xfe", b'{"game":"mini","schema":1}', b"null"):
        with pytest.raises(BadSave, match="core-save-broken"):
            load(MINI, junk)


def test_a_wrong_type_inside_the_state_is_named() -> None:
    raw = msgspec.json.decode(saved())
    raw["state"]["table"]["points"] = "many"
    with pytest.raises(BadSave, match="points"):
        load(MINI, msgspec.json.encode(raw))


def test_a_match_of_another_game_is_refused() -> None:
    with pytest.raises(BadSave, match=r"core-save-foreign.*mini.*river_of_gold"):
        load(GAMES.get("river_of_gold"), saved())


def test_a_newer_match_is_refused() -> None:
    later = encode(new_match(mini(schema=9), 2, {}, 1).match)
    with pytest.raises(BadSave, match=r"core-save-newer.*9.*1"):
        load(MINI, later)


def test_an_older_match_is_upgraded_step_by_step() -> None:
    def more_wars(raw: Any) -> Any:
        raw["state"]["table"]["wars"] += 1
        return raw

    newer = mini(schema=3, upgrade={1: more_wars, 2: more_wars})
    match = load(newer, saved())
    assert match.schema == 3
    assert match.state.table.wars == new_match(MINI, 2, {}, 1).match.state.table.wars + 2


def test_a_missing_upgrade_is_named() -> None:
    with pytest.raises(BadSave, match="core-save-no-upgrade"):
        load(mini(schema=2), saved())


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r"chess.*river_of_gold"):
        GAMES.get("chess")


def test_wrong_set_ups_are_refused() -> None:
    for seats, options, key in (
        (1, {}, "core-wrong-seats"),
        (MOST_SEATS + 1, {}, "core-wrong-seats"),
        (2, {"colour": "red"}, "core-unknown-option"),
        (2, {"soldiers": 99}, "core-wrong-choice"),
    ):
        with pytest.raises(BadSetup, match=key):
            new_match(MINI, seats, options, 1)


def test_an_illegal_mix_of_options_is_refused() -> None:
    with pytest.raises(BadSetup, match="core-wrong-mix"):
        new_match(GAMES.get("river_of_gold"), 3, {"patrons": "draft", "clans": "chosen"}, 1)
