"""Matches that earlier versions saved can be read and played to their end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.core.checks import violations
from engine.core.codec import encode, load
from engine.core.flow import Applied
from engine.core.match import Match
from engine.core.rng import Rng
from engine.games.river_of_gold.game import RIVER_OF_GOLD
from engine.games.river_of_gold.setup import PairPatrons
from engine.games.river_of_gold.state import State
from engine.simulate import random_step
from tests.games.river_of_gold.scenes import RiverScene, goods

STORED = sorted((Path(__file__).parent / "stored").glob("*.json"))
each_stored = pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)


def stored(name: str) -> Match[State]:
    """A match of the first schema as it loads now."""
    return load(RIVER_OF_GOLD, (Path(__file__).parent / "stored" / f"{name}.json").read_bytes())


def asked(name: str) -> list[tuple[int, str]]:
    """Who is waited for in a stored match, and what for."""
    return [(question.seat, question.name) for question in stored(name).pending()]


def test_every_frame_of_the_first_schema_is_among_the_stored() -> None:
    kinds = {frame["kind"] for path in STORED for frame in json.loads(path.read_bytes())["stack"]}
    now = {frame.__struct_config__.tag for frame in RIVER_OF_GOLD.frames}
    assert kinds == now - {"rog.collect"} | {"rog.settle"}


@each_stored
def test_a_stored_match_loads_with_the_same_players_asked(path: Path) -> None:
    raw = json.loads(path.read_bytes())
    match = load(RIVER_OF_GOLD, path.read_bytes())
    assert (raw["schema"], match.schema, match.rules_version) == (1, 2, 1)
    assert list(violations(RIVER_OF_GOLD, match)) == []
    assert {str(seat): number for seat, number in match.asked.items()} == raw["asked"]
    assert load(RIVER_OF_GOLD, encode(match)) == match


@each_stored
def test_a_stored_match_can_be_played_to_its_end(path: Path) -> None:
    match = load(RIVER_OF_GOLD, path.read_bytes())
    now, rng = Applied(match, (), False, match.questions()), Rng(7)
    while now.match.outcome is None:
        now = random_step(now, rng)
        assert list(violations(RIVER_OF_GOLD, now.match)) == []
    assert 1 in now.match.outcome.places


@pytest.mark.rule("RG-92")
@pytest.mark.parametrize(
    "name", ["draft_patrons", "pair_none_chosen", "pair_half_chosen", "choose_clans"]
)
def test_boats_and_goods_go_back_until_all_have_chosen(name: str) -> None:
    match = stored(name)
    for player in match.state.table.players:
        assert [boat.space for boat in player.boats] == [1, 8]
        assert (player.koku, player.favour, player.goods) == (0, 0, goods())
    table = RiverScene(RIVER_OF_GOLD, match)
    while (question := table.asked(table.waiting[0])).name in ("patron", "clan"):
        table.answer(question.seat, question.tokens()[0].replace(":", " "))
    for player in table.state.table.players:
        assert player.boats[0].space in range(2, 8)
        assert player.boats[1].space in range(9, 15)
        assert (player.favour, player.goods) == (2, goods(1, 1, 1))


@pytest.mark.rule("RG-93", "D-3")
def test_a_patron_chosen_in_secret_is_kept_in_the_hand() -> None:
    match = stored("pair_half_chosen")
    assert isinstance(match.stack[-1], PairPatrons)
    assert [hand.chosen for hand in match.state.hands] == [("patron:yasuki_taka",), None]
    assert match.settled == {0: 1}


def test_a_turn_goes_on_where_it_stood() -> None:
    assert asked("sail_steps")[0][1] == "steps"
    for name in ("sail_visit", "sail_journey", "sail_nobles", "build_settle", "owners_choose"):
        assert [what for _, what in asked(name)] == ["collect"]
    for name in ("deliver_rewards", "deliver_discard"):
        assert [what for _, what in asked(name)] == ["collect"]
    assert [what for _, what in asked("end_turn")] == ["end"]
    assert [what for _, what in asked("roll_at_the_end")] == ["roll"]


@pytest.mark.rule("RG-39")
def test_a_tile_that_left_for_a_journey_does_not_leave_twice() -> None:
    table = RiverScene(RIVER_OF_GOLD, stored("sail_journey"))
    row, seat = list(table.row), table.waiting[0]
    while table.asked(seat).name == "collect":
        table.answer(seat, table.asked(seat).fallback[0].replace(":", " "))
    assert table.row == row
    assert table.asked(seat).name == "end"


@pytest.mark.rule("RG-44")
def test_cards_are_drawn_once_after_a_delivery() -> None:
    table = RiverScene(RIVER_OF_GOLD, stored("deliver_discard"))
    seat = table.waiting[0]
    held = len(table.hand(seat))
    table.answer(seat, table.asked(seat).fallback[0].replace(":", " "))
    assert len(table.hand(seat)) == held - 1
    assert table.asked(seat).name == "end"
