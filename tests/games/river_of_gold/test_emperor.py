"""The Emperor's visit (RG-76 to RG-79)."""

from __future__ import annotations

import pytest

from engine.core.flow import new_match
from engine.core.rng import Rng
from engine.games.river_of_gold.data import TILES
from engine.games.river_of_gold.gains import why
from engine.games.river_of_gold.game import RIVER_OF_GOLD
from engine.simulate import random_step
from tests.games.river_of_gold.scenes import RiverScene, Shore, Who, goods, scene

ROW = ("e1_palace_2", "e1_port_6", "e1_shrine_3", "e1_market_5")
EMPEROR_AFTER = {2: 8, 3: 10, 4: 12}
END_AFTER = {2: 17, 3: 21, 4: 25}


SAILOR = Who(die=2, boats=(14, 8))


def visit(*who: Who, shore: Shore) -> RiverScene:
    """Seat 0 passes the end of the river to space 2 and so draws the last tile of the era."""
    table = scene(SAILOR, *who, shore=shore, row=ROW, era_1=("e1_port_3",))
    return table.answer(0, "sail 1; journey none").end(0)


@pytest.mark.rule("RG-76")
def test_every_building_pays_its_owners_once_per_token() -> None:
    shore = {
        13: ("e1_port_1", 0),
        14: ("e1_shrine_5", 1, 1),
        19: ("e1_market_2", 2, 0),
        24: ("start_port_1",),
    }
    table = visit(shore=shore)
    assert table.player(0).goods == goods(rice=1)
    assert (table.player(0).favour, table.player(0).points) == (1, {"emperor": 1})
    assert (table.player(1).koku, table.player(1).points) == (2, {"emperor": 2})
    assert (table.player(2).favour, table.player(2).points) == (1, {"emperor": 1})


@pytest.mark.rule("RG-76", "DC-20", "RG-115")
def test_two_tokens_and_three_customers_give_six_koku() -> None:
    owner = Who(completed=("elder_1", "elder_2", "monk_1"))
    table = visit(owner, shore={13: ("e1_palace_5", 1, 1)})
    assert table.player(1).koku == 6


@pytest.mark.rule("RG-76", "RG-78")
def test_there_are_no_visitor_rewards_and_no_boat_merchant_or_noble_effects() -> None:
    who = Who(completed=("merchant_6", "noble_4", "noble_6"))
    table = visit(who, Who(patron="daidoji_uji"), shore={13: ("e1_port_5", 1)})
    assert (table.player(1).koku, table.player(1).points) == (0, {"emperor": 1})
    assert table.player(2).vp == 0


@pytest.mark.rule("RG-77")
def test_play_goes_on_with_the_next_player_and_the_second_era() -> None:
    table = visit(shore={})
    assert table.waiting == (1,)
    table.player(1).die, table.player(1).koku = 4, 25
    table.answer(1, f"build 16 {table.row[0]}").end(1)
    assert TILES[table.row[0]].era == 2
    assert not table.said("rog-emperor")
    assert table.state.table.emperor_came


@pytest.mark.rule("RG-78")
def test_first_era_owner_rewards_are_never_a_choice_or_influence() -> None:
    kinds = {r.kind for tile in TILES.values() if tile.era == 1 for r in tile.owner_rewards}
    assert kinds.isdisjoint({"any_good", "influence", "draw_then_discard_customer"})


@pytest.mark.rule("RG-76", "RG-68")
def test_limits_hold_during_the_visit() -> None:
    shore = {13: ("e1_market_1", 1), 14: ("e1_shrine_5", 1)}
    table = visit(Who(koku=24), shore=shore)
    assert (table.player(1).koku, table.player(1).vp) == (25, 1)
    assert table.said("rog-gained", seat=1, why=why("emperor", space=13).words)


def tiles_taken(seats: int, seed: int) -> tuple[int, int]:
    """How many tiles left the row before the Emperor came and before the last one was drawn."""
    now, rng = new_match(RIVER_OF_GOLD, seats, {}, seed), Rng(seed)
    taken = emperor = end = 0
    while now.match.outcome is None:
        now = random_step(now, rng)
        keys = [event.key for event in now.events]
        taken += keys.count("rog-built") + keys.count("rog-tile-left")
        emperor = taken if "rog-emperor" in keys else emperor
        end = taken if "rog-last-tile" in keys else end
    return emperor, end


@pytest.mark.rule("RG-79", "RG-83", "DC-14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_visit_and_end_follow_a_fixed_number_of_tiles(seats: int) -> None:
    for seed in (1, 2):
        assert tiles_taken(seats, seed) == (EMPEROR_AFTER[seats], END_AFTER[seats])
