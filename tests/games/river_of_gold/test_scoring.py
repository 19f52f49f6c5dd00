"""Final scoring (RG-84 to RG-91, RG-129 to RG-132)."""

from __future__ import annotations

import pytest

from engine.games.river_of_gold.data import CUSTOMERS, SCORING_TILES
from engine.games.river_of_gold.scoring import place_values
from tests.games.river_of_gold.scenes import ALL_FULL, Who, finale, goods
from tests.scene import said_of_ties

TWO_PLAYER = {1: (3,), 2: (5, 2), 3: (4, 2), 4: (8, 4), 5: (6, 3), 6: (7, 3)}
MORE_PLAYERS = {1: (7, 3), 2: (9, 5), 3: (8, 4), 4: (12, 8, 4), 5: (10, 6, 2), 6: (11, 7, 3)}


def scored(tile: int, *influence: int) -> list[int]:
    """What each seat scores for its influence with this tile in region 6."""
    who = [Who(influence={6: at}) for at in influence]
    table = finale(*who, seats=len(who), regions={6: f"region_tile_{tile}"})
    return [player.points.get("region", 0) for player in table.state.table.players]


@pytest.mark.rule("RG-84", "RG-2")
@pytest.mark.parametrize("tile", range(1, 7))
def test_the_places_of_each_region_tile(tile: int) -> None:
    sides = SCORING_TILES[f"region_tile_{tile}"].sides
    assert sides["2_players"].places == TWO_PLAYER[tile]
    assert sides["3_4_players"].places == MORE_PLAYERS[tile]


@pytest.mark.rule("RG-84", "RG-2", "RG-91")
@pytest.mark.parametrize("tile", range(1, 7))
def test_each_region_tile_with_two_players(tile: int) -> None:
    first, second = (*TWO_PLAYER[tile], 0)[:2]
    assert scored(tile, 6, 1) == [first, second]
    assert scored(tile, 7, 1) == [first, 0]
    assert scored(tile, 4, 4) == [sum(TWO_PLAYER[tile]) // 2] * 2


@pytest.mark.rule("RG-84", "RG-2")
@pytest.mark.parametrize("tile", range(1, 7))
def test_each_region_tile_with_four_players(tile: int) -> None:
    first, second, third = (*MORE_PLAYERS[tile], 0)[:3]
    assert scored(tile, 1, 12, 4, 3) == [0, first, second, third]


@pytest.mark.rule("RG-84", "RG-130")
def test_without_influence_nobody_scores() -> None:
    assert scored(4, 0, 0, 0) == [0, 0, 0]


@pytest.mark.rule("RG-85", "RG-131", "RG-130", "DC-12")
@pytest.mark.parametrize(
    ("tile", "influence", "vp"),
    [
        (1, (5, 5, 5), [3, 3, 3]),
        (4, (9, 6, 6), [12, 6, 6]),
        (4, (7, 6, 6, 6), [12, 4, 4, 4]),
        (4, (7, 3, 2, 2), [12, 8, 2, 2]),
        (2, (4, 0, 0), [9, 0, 0]),
    ],
)
def test_ties_share_what_their_places_are_worth(
    tile: int, influence: tuple[int, ...], vp: list[int]
) -> None:
    assert scored(tile, *influence) == vp


@pytest.mark.rule("RG-91", "RG-129", "DC-11")
@pytest.mark.parametrize(
    ("tile", "influence", "vp"),
    [
        (4, (10, 5), [8, 4]),
        (4, (10, 4), [8, 0]),
        (4, (10, 10), [6, 6]),
        (4, (3, 0), [8, 0]),
        (4, (0, 0), [0, 0]),
        (1, (2, 2), [1, 1]),
        (1, (3, 2), [3, 0]),
    ],
)
def test_two_players_and_the_distance(tile: int, influence: tuple[int, ...], vp: list[int]) -> None:
    assert scored(tile, *influence) == vp


@pytest.mark.rule("RG-84")
def test_distance_does_not_matter_with_more_players() -> None:
    assert scored(2, 18, 1, 0) == [9, 5, 0]


@pytest.mark.rule("RG-131")
def test_a_tie_beyond_the_values_shares_only_what_exists() -> None:
    tile = SCORING_TILES["region_tile_1"].sides["3_4_players"]
    assert place_values({0: 9, 1: 2, 2: 2}, tile) == {0: 7, 1: 1, 2: 1}


@pytest.mark.rule("WE-15", "RG-85", "RG-86")
def test_a_tie_with_an_elder() -> None:
    crab = Who(clan="crab", influence={2: 4}, completed=("elder_2",))
    mantis = Who(clan="mantis", influence={2: 4})
    table = finale(crab, mantis, seats=3, regions={2: "region_tile_2"})
    assert (table.player(0).points["region"], table.player(1).points["region"]) == (14, 7)


@pytest.mark.rule("RG-87", "DC-13")
@pytest.mark.parametrize(
    ("count", "vp"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14), (5, 20), (6, 27), (7, 27)]
)
def test_completed_customers(count: int, vp: int) -> None:
    monks_and_elders = [c for c in CUSTOMERS if CUSTOMERS[c].type in ("monk", "elder")]
    table = finale(Who(), Who(completed=monks_and_elders[:count]))
    assert table.player(1).points.get("customers", 0) == vp


@pytest.mark.rule("RG-88")
def test_the_same_koku_and_goods_count_for_every_card() -> None:
    cards = ("merchant_1", "merchant_2", "artisan_1", "artisan_2", "artisan_3")
    table = finale(Who(), Who(koku=11, goods=goods(2, 2, 3), completed=cards))
    player = table.player(1)
    assert player.points["abilities"] == 2 * 2 + 3 * 2
    assert (player.koku, player.goods) == (11, goods(2, 2, 3))


@pytest.mark.rule("RG-89")
def test_cards_in_hand_koku_and_goods_alone_score_nothing() -> None:
    hand = ("merchant_1", "artisan_1")
    table = finale(Who(), Who(koku=25, goods=ALL_FULL, hand=hand))
    assert table.player(1).points == {}


@pytest.mark.rule("RG-90")
def test_most_points_win() -> None:
    outcome = finale(Who(vp=30, favour=0), Who(vp=29, favour=3)).match.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.scores, outcome.places) == ("won", (30, 29), (1, 2))


@pytest.mark.rule("RG-90")
def test_a_tie_behind_the_winner_does_not_make_favour_decide() -> None:
    who = (Who(vp=7, favour=3), Who(vp=30), Who(vp=7, favour=1))
    outcome = finale(*who, seats=3).match.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.places) == ("won", (2, 1, 3))


@pytest.mark.rule("RG-90", "DC-21")
def test_a_tie_goes_to_most_favour() -> None:
    outcome = finale(Who(vp=80, favour=1), Who(vp=80, favour=3)).match.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.places) == ("favour", (2, 1))


def test_what_decided_a_tie_is_said() -> None:
    who = (Who(vp=80, favour=1), Who(vp=80, favour=3), Who(vp=80, favour=1))
    assert said_of_ties(finale(*who, seats=3)) == [
        "Tie on 80: Player 2 before Player 1, Player 3, with more favour (3 to 1).",
        "Tie on 80 in everything that counts: Player 1, Player 3 share place 2.",
    ]
    assert said_of_ties(finale(Who(vp=80, favour=1), Who(vp=79, favour=3))) == []


@pytest.mark.rule("RG-90", "DC-21")
def test_a_tie_in_favour_too_is_shared() -> None:
    outcome = finale(Who(vp=80, favour=2), Who(vp=80, favour=2), Who(vp=7), seats=3).match.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.places) == ("shared", (1, 1, 3))


@pytest.mark.rule("RG-132")
def test_scoring_moves_no_token_and_triggers_nothing() -> None:
    who = Who(influence=dict.fromkeys(range(1, 7), 10), patron="shosuro_hyobu")
    table = finale(Who(influence={1: 12}), who)
    assert set(table.player(0).points) == {"region"}
    assert set(table.player(1).points) == {"region"}
    assert set(table.player(1).influence.values()) == {10}
