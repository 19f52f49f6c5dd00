"""Links, groups and states (YY-9 to YY-13)."""

from __future__ import annotations

import pytest

from engine.games.yellow_yangtze.board import board_of
from engine.lib.hexgrid import bits
from tests.games.yellow_yangtze.scenes import scene


@pytest.mark.rule("YY-9", "YY-10")
def test_tiles_and_leaders_link_across_common_edges() -> None:
    table = scene(tiles={"red": "F6 F7", "green": "D7"}, leaders={"G5": (0, "green")})
    assert table.states() == [{"G5", "G6", "F6", "F7"}]


@pytest.mark.rule("YY-9", "E-8")
def test_a_leader_links_like_a_tile() -> None:
    table = scene(tiles={"black": "G8"}, leaders={"G7": (0, "red")})
    assert table.states() == [{"G6", "G7", "G8"}]


@pytest.mark.rule("YY-9")
def test_a_tile_below_a_pagoda_links() -> None:
    table = scene(
        tiles={"black": "F5 G5", "red": "E5"},
        pagodas={"F5 G5 G6": "black"},
        leaders={"G7": (1, "red")},
    )
    assert table.states() == [{"E5", "F5", "G5", "G6", "G7"}]


@pytest.mark.rule("YY-10", "E-47")
def test_a_group_without_a_leader_is_no_state() -> None:
    assert scene(tiles={"red": "F6"}).states() == []
    alone = scene(leaders={"G5": (0, "yellow")})
    assert alone.states() == [{"G5", "G6"}]


@pytest.mark.rule("YY-10")
def test_states_are_computed_anew_from_the_board() -> None:
    table = scene(
        tiles={"green": "G7", "black": "G8"},
        leaders={"G5": (0, "red"), "G9": (0, "blue")},
        hands={0: {"blue": 2}},
    )
    assert len(table.states()) == 1
    table.answer(0, "riot g7")
    assert len(table.states()) == 2


@pytest.mark.rule("YY-11")
def test_leaders_of_different_colours_live_in_peace() -> None:
    table = scene(leaders={"G5": (0, "red"), "G7": (1, "green")}, active=2)
    table.answer(2, "leader black f6")
    assert len(table.states()) == 1
    assert table.table.conflict is None
    assert table.asked(2).name == "action"
    assert [table.leader(0, "red"), table.leader(1, "green")] == ["G5", "G7"]


@pytest.mark.rule("YY-11")
def test_a_conflict_is_settled_before_the_next_action() -> None:
    table = scene(leaders={"G5": (1, "red")}).answer(0, "leader red g7")
    assert table.asked(0).name == "attack"
    table.answer(0, "pass")
    assert table.asked(1).name == "defend"
    table.answer(1, "pass")
    assert table.asked(0).name == "action"


@pytest.mark.rule("YY-13")
def test_one_empty_hex_touches_at_most_three_groups() -> None:
    """Groups on neighbouring ring places would be one, so at most every second place counts."""
    board = board_of(scene().table)
    for bit in bits(board.geo.grid.all):
        for ring in range(1 << 6):
            around = list(bits(board.geo.grid.around(bit)))
            chosen = sum(each for n, each in enumerate(around) if ring >> n & 1)
            assert len(list(board.geo.grid.groups(chosen))) <= 3


@pytest.mark.rule("YY-12", "E-46")
def test_only_hexes_beside_a_governor_tile_take_a_leader() -> None:
    table = scene(tiles={"red": "E5"}).answer(0, "leader red")
    offered = table.offers(0, "hex")
    board = board_of(table.table)
    for hex in offered:
        assert board.governors(board.geo.bit[hex])
    assert {"F5", "F6", "G5", "G7", "H5", "H6"} <= offered
    assert "E4" not in offered
