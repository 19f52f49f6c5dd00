"""Set-up: players, capitals, bag, hands, market (YY-1 to YY-8)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.errors import BadSetup
from engine.core.flow import new_match
from engine.core.match import Match, OptionValue
from engine.games.yellow_yangtze import rules
from engine.games.yellow_yangtze.data import COLOURS, DYNASTIES
from engine.games.yellow_yangtze.game import YELLOW_YANGTZE
from engine.games.yellow_yangtze.state import State
from tests.games.yellow_yangtze.scenes import scene

CAPITALS = {"F2", "K4", "E12", "A10", "G6", "H9", "B6"}
SHORT: dict[str, OptionValue] = {"length": "short"}


def dealt(seats: int, options: dict[str, OptionValue] | None = None, seed: int = 1) -> Match[State]:
    return new_match(YELLOW_YANGTZE, seats, options or {}, seed).match


@pytest.mark.rule("YY-1")
def test_two_to_four_play_and_chance_names_the_first() -> None:
    firsts = {dealt(4, seed=seed).state.table.first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            dealt(seats)


@pytest.mark.rule("YY-1")
def test_turns_go_clockwise() -> None:
    table = scene(seats=3, active=1)
    for seat in (1, 2, 0, 1):
        assert table.table.active == seat
        assert table.waiting == (seat,)
        table.answer(seat, "end; end")


@pytest.mark.rule("YY-2")
def test_each_player_has_a_dynasty_and_five_leaders_off_the_board() -> None:
    players = dealt(4).state.table.players
    assert {player.dynasty for player in players} == set(DYNASTIES)
    for player in players:
        assert player.leaders == dict.fromkeys(COLOURS)
    assert {p.dynasty for s in range(20) for p in dealt(2, seed=s).state.table.players} == set(
        DYNASTIES
    )


@pytest.mark.rule("YY-3")
def test_every_capital_has_a_governor_tile() -> None:
    assert dealt(2).state.table.tiles == dict.fromkeys(CAPITALS, "black")


@pytest.mark.rule("YY-4", "YY-6", "YY-7")
@pytest.mark.parametrize(("seats", "left"), [(2, 113), (3, 107), (4, 101)])
def test_bag_hands_and_market(seats: int, left: int) -> None:
    state = dealt(seats).state
    assert state.box.bag.left == left
    assert [hand.size for hand in state.hands] == [6] * seats
    assert len(state.table.market) == 6
    assert sum(state.box.discarded.values()) == 0
    found = Counter(state.box.bag.pieces) + Counter(state.table.market)
    for hand in state.hands:
        found += Counter(hand.tiles)
    assert found == {"black": 35, "red": 36, "green": 24, "blue": 24, "yellow": 12}


@pytest.mark.rule("YY-4")
def test_the_short_game_for_two_leaves_24_tiles_out() -> None:
    state = dealt(2, SHORT).state
    assert state.box.bag.left == 89
    assert sum(state.box.discarded.values()) == 24
    with pytest.raises(BadSetup) as refused:
        dealt(3, SHORT)
    assert "core-wrong-mix" in str(refused.value)


@pytest.mark.rule("YY-4")
def test_the_tiles_left_out_are_chance() -> None:
    assert len({tuple(dealt(2, SHORT, s).state.box.discarded.values()) for s in range(10)}) > 1


@pytest.mark.rule("YY-5")
def test_nine_pagodas_lie_beside_the_board_and_nobody_has_points() -> None:
    state = dealt(3).state
    supply = {colour: rules.supply(state.table, colour) for colour in COLOURS}
    assert supply == {"black": 2, "red": 2, "blue": 2, "green": 2, "yellow": 1}
    assert state.table.marker is None
    assert all(not any(hand.points.values()) for hand in state.hands)


@pytest.mark.rule("YY-5", "E-48")
def test_points_are_unlimited() -> None:
    table = scene(
        leaders={"G5": (0, "red")}, hands={0: {"red": 1}}, points={0: {"red": 70}}
    ).answer(0, "tile red f6")
    assert table.points(0) == {"red": 71}


@pytest.mark.rule("YY-8")
def test_an_emptied_capital_is_ordinary_land() -> None:
    table = scene(removed="G6", tiles={"black": "G5"}, hands={0: {"red": 1, "blue": 1}})
    table.answer(0, "tile red")
    assert "G6" in table.offers(0, "hex")
    table.answer(0, "back; tile blue")
    assert "G6" not in table.offers(0, "hex")
    table.answer(0, "back; leader green g6")
    assert table.leader(0, "green") == "G6"
