"""Positioning leaders (YY-17 to YY-22)."""

from __future__ import annotations

import pytest

from engine.core.words import msg, ref
from tests.games.yellow_yangtze.scenes import YangtzeScene, scene


def sites(table: YangtzeScene, seat: int, colour: str) -> set[str]:
    """Where a leader may go."""
    table.answer(seat, f"leader {colour}")
    kinds = {"hex", table.leader(seat, colour) or "hex"}
    found = set().union(*(table.offers(seat, kind) for kind in kinds))
    table.answer(seat, "back")
    return found


@pytest.mark.rule("YY-17", "YY-21", "PE-2")
def test_place_move_and_withdraw_take_one_action_each_and_score_nothing() -> None:
    table = scene().answer(0, "leader red g5")
    assert table.leader(0, "red") == "G5"
    assert table.table.actions == 1
    table.answer(0, "leader red g5 h6")
    assert table.leader(0, "red") == "H6"
    assert table.said("yy-moved-leader", 0, origin="G5", hex="H6")
    assert table.table.actions == 0
    again = scene(leaders={"G5": (0, "red")}).answer(0, "leader red withdraw")
    assert again.leader(0, "red") is None
    assert again.table.actions == 1
    assert table.points(0) == again.points(0) == {}


@pytest.mark.rule("YY-18", "E-7")
def test_the_target_is_empty_land_beside_a_governor_tile() -> None:
    table = scene(tiles={"red": "G5", "black": "D7"}, leaders={"G7": (1, "green")})
    found = sites(table, 0, "red")
    assert {"F5", "F6", "H5", "H6"} <= found
    assert not {"G5", "G6", "G7", "A4"} & found
    assert {"C7", "C8"} <= found
    assert not {"D6", "D8", "E7", "E8"} & found, "river beside D7"


@pytest.mark.rule("YY-18", "E-7")
def test_a_leader_may_stand_beside_a_river() -> None:
    table = scene(tiles={"black": "D7"}).answer(0, "leader blue c7")
    assert table.leader(0, "blue") == "C7"


@pytest.mark.rule("YY-18")
def test_distance_does_not_matter() -> None:
    table = scene(leaders={"A9": (0, "red")}).answer(0, "leader red k3")
    assert table.leader(0, "red") == "K3"


@pytest.mark.rule("YY-19", "E-5", "DC-18")
def test_a_leader_moves_within_its_own_state() -> None:
    table = scene(leaders={"G5": (0, "red")}).answer(0, "leader red h6")
    assert table.leader(0, "red") == "H6"
    assert table.table.conflict is None


@pytest.mark.rule("YY-19")
def test_the_target_differs_from_the_old_hex_and_the_leader_is_lifted_first() -> None:
    table = scene(tiles={"black": "G8"}, leaders={"G7": (0, "red")})
    assert "G7" not in sites(table, 0, "red")
    assert {"G5", "G9", "F7"} <= sites(table, 0, "red")


@pytest.mark.rule("YY-20", "E-1")
def test_a_leader_may_unite_states_in_peace() -> None:
    table = scene(tiles={"black": "G8"}, leaders={"G5": (0, "red"), "G9": (1, "blue")}, active=2)
    assert "G7" in sites(table, 2, "green")
    table.answer(2, "leader green g7")
    assert len(table.states()) == 1
    assert table.table.conflict is None


@pytest.mark.rule("YY-20", "YY-13", "E-1")
def test_a_leader_may_unite_three_states_in_peace_only() -> None:
    table = scene(
        tiles={"black": "G5 F3 H3"},
        leaders={"G7": (0, "red"), "F1": (1, "green"), "H2": (2, "blue")},
    )
    assert len(table.states()) == 3
    for colour in ("green", "blue"):
        assert "G4" not in sites(table, 0, colour)
    table.answer(0, "leader black g4")
    assert len(table.states()) == 1
    assert table.table.conflict is None


@pytest.mark.rule("YY-12", "YY-18")
def test_without_any_governor_tile_no_leader_can_be_placed() -> None:
    table = scene(removed="F2 K4 E12 A10 G6 H9 B6")
    assert not table.offers(0, "leader")


@pytest.mark.rule("YY-22")
def test_a_leader_with_nowhere_to_go_may_still_withdraw() -> None:
    ring = {"red": "F5 F6 G7 H5 H6"}
    table = scene(removed="F2 K4 E12 A10 H9 B6", tiles=ring, leaders={"G5": (0, "red")})
    assert table.offers(0, "leader") == {"red"}
    table.answer(0, "leader red")
    assert table.offers(0, "G5") == set()
    table.answer(0, "withdraw")
    assert table.leader(0, "red") is None


@pytest.mark.rule("YY-20", "DC-7", "E-1")
def test_a_leader_may_not_unite_states_whose_leaders_clash() -> None:
    table = scene(tiles={"black": "G8"}, leaders={"G5": (0, "red"), "G9": (1, "red")}, active=2)
    assert "G7" not in sites(table, 2, "green")
    table.answer(2, "leader green")
    with table.refuses("core-not-understood"):
        table.answer(2, "g7")


@pytest.mark.rule("YY-20", "DC-7", "E-2")
def test_a_leader_may_not_clash_while_uniting_states() -> None:
    table = scene(tiles={"black": "G8"}, leaders={"G5": (0, "red"), "G9": (1, "blue")}, active=2)
    found = sites(table, 2, "red")
    assert "G7" not in found
    assert "H6" in found
    table.answer(2, "leader red h6")
    assert table.conflict.kind == "revolt"
    assert [side.leaders[0].seat for side in table.conflict.sides] == [2, 0]


@pytest.mark.rule("YY-20", "E-3", "DC-19")
def test_a_leaderless_group_does_not_hinder_a_revolt() -> None:
    table = scene(
        tiles={"green": "G7", "black": "G9"}, leaders={"G5": (0, "red")}, active=1
    ).answer(1, "leader red g8")
    assert table.conflict.kind == "revolt"
    assert table.strengths == [1, 1]
    assert [side.hexes for side in table.conflict.sides] == [["G9"], ["G6"]]


@pytest.mark.rule("E-4", "YY-20")
def test_the_governor_tile_may_belong_to_another_group() -> None:
    table = scene(
        tiles={"green": "G7", "black": "G9"}, leaders={"G5": (0, "red")}, active=1, removed="H9"
    ).answer(1, "leader red g8 pass")
    table.answer(0, "pass")
    assert table.won_at == "G5"
    assert table.leader(1, "red") is None


@pytest.mark.rule("YY-22")
def test_withdrawing_may_split_a_state() -> None:
    table = scene(
        tiles={"black": "G8"},
        leaders={"G7": (0, "red"), "G5": (1, "green"), "G9": (2, "blue")},
    ).answer(0, "leader red withdraw")
    assert len(table.states()) == 2
    assert table.leader(1, "green") == "G5"
    assert table.leader(2, "blue") == "G9"


def test_the_menu_warns_of_a_revolt() -> None:
    table = scene(leaders={"G5": (1, "red")}).answer(0, "leader red")
    revolt = table.about(0, "hex:G7")
    assert revolt is not None
    assert revolt.key == "yy-about-revolt"
    assert revolt.args["player"] == ref("seat", 1)
    assert (revolt.args["own"], revolt.args["against"]) == (1, 1)
    assert revolt.args["outlook"] == msg("yy-outlook-theirs"), "the defender wins a tie"
    assert revolt.args["n"] == 1, "the governor leader is off the board"
    assert table.option(0, "hex:G7").at == ("hex:G7",)
    assert table.option(0, "hex:G7").group == msg("yy-group-fight")
    assert table.option(0, "hex:G7").risky, "whoever wins it"
    assert table.asked(0).options[0].group == msg("yy-group-fight"), "before all rows"


def test_the_menu_tells_where_a_leader_would_stand() -> None:
    table = scene(
        tiles={"black": "G8 C6 C7"},
        leaders={"G9": (1, "green"), "G7": (0, "blue")},
        pagodas={"B6 C6 C7": "black"},
    ).answer(0, "leader black")
    alone = table.about(0, "hex:F11")
    assert alone == msg("yy-about-alone", leaders=(), n=1, pagodas=0)
    joins = table.about(0, "hex:F8")
    assert joins is not None
    assert (joins.key, joins.args["n"]) == ("yy-about-joins", 1)
    first = table.asked(0).options[0]
    assert first.group == msg("yy-group-score"), "a pagoda of its colour stands there"
    assert first.about is not None
    assert first.about.args["pagodas"] == 1


@pytest.mark.rule("YY-19", "YY-20", "YY-22", "E-1")
def test_a_leader_moved_out_of_its_state_may_unite_two_others_in_peace() -> None:
    """Three states: the red leader leaves that of Qin and joins those of Han and of G8."""
    table = scene(
        tiles={"black": "G8"},
        leaders={"F1": (0, "red"), "G2": (1, "yellow"), "G5": (1, "green"), "G9": (2, "blue")},
    )
    assert len(table.states()) == 3
    table.answer(0, "leader red f1 g7")
    assert table.table.conflict is None
    (moved,) = table.said("yy-moved-leader", 0, hex="G7", origin="F1")
    assert moved.at == ("hex:G7", "hex:F1")
    assert sorted(map(len, table.states())) == [2, 6]
    assert {"F2", "G2"} in table.states(), "the old state lives on with its other leader"
    assert {"G5", "G6", "G7", "G8", "G9", "H9"} in table.states()
    assert [table.points(seat) for seat in range(3)] == [{}, {}, {}]


@pytest.mark.rule("YY-10", "YY-19", "YY-22", "YY-25")
def test_a_group_that_its_only_leader_has_left_is_no_state() -> None:
    table = scene(
        tiles={"red": "F3", "black": "G8"},
        leaders={"F1": (0, "red"), "G5": (1, "green"), "G9": (2, "blue")},
        hands={0: {"red": 1}},
    ).answer(0, "leader red f1 g7")
    assert [state for state in table.states() if "F2" in state] == []
    assert len(table.states()) == 1
    assert {"F2", "F3"} <= set(table.table.tiles), "its tiles stay"
    table.answer(0, "tile red e3")
    assert table.points(0) == {}, "a tile there scores for nobody"
    assert table.said("yy-gained") == []


@pytest.mark.rule("YY-19", "YY-20")
def test_a_leader_that_held_two_groups_together_may_be_what_unites_them_again() -> None:
    table = scene(
        tiles={"black": "G8", "green": "H7"},
        leaders={"G7": (0, "red"), "G5": (1, "green"), "G9": (2, "blue")},
    ).answer(0, "leader red g7 h6")
    assert table.table.conflict is None
    assert len(table.states()) == 1
