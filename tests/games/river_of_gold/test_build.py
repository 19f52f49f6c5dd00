"""Building (RG-24 to RG-30)."""

from __future__ import annotations

import pytest

from engine.games.river_of_gold import rules
from engine.games.river_of_gold.data import BOX, SHORE
from tests.games.river_of_gold.scenes import Who, goods, scene

ROW = ("e1_palace_2", "e1_shrine_5", "e1_port_1", "e1_market_1")  # slots 1 to 4
SITES = {
    1: {1: 6, 2: 5, 3: 8, 4: 12, 5: 6},
    2: {7: 8, 8: 6, 9: 12, 10: 9},
    3: {11: 8, 12: 12, 13: 6, 14: 5, 15: 11},
    4: {16: 9, 18: 12, 19: 6, 20: 6},
    5: {21: 12, 22: 8, 23: 9, 24: 6, 25: 11},
    6: {26: 13, 27: 6, 28: 6, 30: 5},
}


@pytest.mark.rule("WE-3", "RG-26", "RG-27", "RG-28", "D-8", "D-9")
def test_crane_builds_a_shrine_on_sixteen() -> None:
    crane = Who(clan="crane", die=4, koku=12, goods=goods(porcelain=1), favour=1)
    table = scene(crane, row=ROW, era_1=("e1_port_6", "e1_port_5"))
    table.answer(0, "build 16 tile e1_shrine_5")
    player = table.player(0)
    assert table.said("rog-built", seat=0, space=16, cost=9)
    assert (player.koku, player.goods["porcelain"], player.favour) == (3, 2, 1)
    assert table.tokens(16) == [0]
    assert player.influence[4] == 2
    table.end(0)
    assert table.row == ["e1_port_6", "e1_palace_2", "e1_port_1", "e1_market_1"]


@pytest.mark.rule("RG-24", "RG-25", "D-8")
@pytest.mark.parametrize("region", range(1, 7))
def test_empty_sites_of_the_region_of_the_die_at_their_printed_price(region: int) -> None:
    table = scene(Who(die=region, koku=25), seats=4, row=ROW)
    assert table.offers(0, "build") == {str(site) for site in SITES[region]}
    for site, cost in SITES[region].items():
        built = scene(Who(die=region, koku=cost), seats=4, row=ROW)
        built.answer(0, f"build {site} e1_palace_2")
        assert built.player(0).koku == 0


@pytest.mark.rule("RG-24")
def test_occupied_sites_are_not_empty_and_boats_do_not_matter() -> None:
    shore = {1: ("e1_port_1", 1), 3: ("start_port_1",)}
    table = scene(Who(die=1, koku=25, boats=(14, 14)), shore=shore)
    assert table.offers(0, "build") == {"2", "4", "5"}


@pytest.mark.rule("RG-24", "RG-128")
def test_nobody_builds_where_every_site_is_taken() -> None:
    sites = [space.id for space in BOX.shore_spaces if space.kind == "normal"]
    tiles = [t.id for t in BOX.building_tiles if t.ownable and t.id not in ROW]
    shore = {s: (t, n % 4) for n, (s, t) in enumerate(zip(sites, tiles, strict=False))}
    assert len(shore) == 27
    table = scene(Who(die=1, koku=25), seats=4, shore=shore, row=ROW, era_1=0, era_2=5)
    assert table.offers(0, "build") == set()
    assert table.offers(0, "sail") == {"1", "2"}


@pytest.mark.rule("RG-25")
def test_what_cannot_be_paid_cannot_be_chosen() -> None:
    table = scene(Who(die=1, koku=7))
    assert table.offers(0, "build") == {"1", "2", "5"}
    with table.refuses():
        table.answer(0, "build 3")


@pytest.mark.rule("RG-25", "RG-46", "WE-13")
def test_the_artisan_of_the_region_takes_two_off_the_price() -> None:
    scorpion = Who(clan="scorpion", die=3, koku=10, completed=("artisan_3",))
    table = scene(scorpion, row=ROW).answer(0, "build 12 e1_palace_2")
    assert table.player(0).koku == 0


@pytest.mark.rule("RG-25", "RG-46")
def test_the_artisan_of_another_region_does_not_help() -> None:
    table = scene(Who(die=3, koku=10, completed=("artisan_4",)))
    assert "12" not in table.offers(0, "build")


@pytest.mark.rule("RG-123")
def test_the_cheapest_build_costs_three() -> None:
    everyone = Who(completed=tuple(f"artisan_{region}" for region in range(1, 7)))
    player = scene(everyone).player(0)
    costs = [rules.build_cost(player, s.id) for s in SHORE.values() if s.koku_cost is not None]
    assert min(costs) == 3


@pytest.mark.rule("RG-26", "D-9")
def test_any_tile_of_the_row_may_be_chosen() -> None:
    table = scene(Who(die=4, koku=25), row=ROW).answer(0, "build 16")
    assert table.offers(0, "tile") == set(ROW)
    options = table.asked(0).answers()
    favour = ["+1 favour" in table.about(0, option.token) for option in options]
    assert favour == [False, False, False, True]
    assert [option.at for option in options] == [("row:1",), ("row:2",), ("row:3",), ("row:4",)]
    with table.refuses():
        table.answer(0, "tile e1_port_6")


@pytest.mark.rule("RG-26")
@pytest.mark.parametrize(("tile", "favour"), [(ROW[0], 0), (ROW[1], 0), (ROW[2], 0), (ROW[3], 1)])
def test_only_the_end_of_the_row_gives_favour(tile: str, favour: int) -> None:
    table = scene(Who(die=4, koku=25), row=ROW).answer(0, f"build 16 {tile}")
    assert table.player(0).favour == favour


@pytest.mark.rule("DC-5", "RG-23", "RG-26")
def test_favour_of_the_end_of_the_row_is_lost_at_the_limit() -> None:
    table = scene(Who(die=4, koku=25, favour=3), row=ROW).answer(0, f"build 16 {ROW[3]}")
    assert table.player(0).favour == 3


@pytest.mark.rule("RG-27")
def test_influence_of_building_goes_to_the_region_of_the_space() -> None:
    table = scene(Who(die=6, koku=25), row=ROW).answer(0, "build 30 e1_market_1")
    assert table.player(0).influence == {1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 4}


@pytest.mark.rule("RG-28")
def test_building_gives_no_visitor_or_owner_rewards() -> None:
    row = ("e1_shrine_2", "e1_port_2", "e1_port_1", "e1_market_1")
    table = scene(Who(die=4, koku=9), row=row).answer(0, "build 16 e1_shrine_2")
    player = table.player(0)
    assert (player.koku, sum(player.goods.values()), player.vp) == (0, 0, 0)


@pytest.mark.rule("RG-28", "RG-8")
@pytest.mark.parametrize("slot", range(4))
def test_the_row_slides_and_the_new_tile_enters_at_the_start(slot: int) -> None:
    table = scene(Who(die=4, koku=25), row=ROW, era_1=("e1_port_6", "e1_port_5"))
    table.answer(0, f"build 16 {ROW[slot]}").end(0)
    assert table.row == ["e1_port_6", *(tile for tile in ROW if tile != ROW[slot])]


@pytest.mark.rule("RG-29")
def test_the_second_era_follows_the_first() -> None:
    table = scene(Who(die=4, koku=25), row=ROW, era_1=0, era_2=("e2_port_1", "e2_port_2"))
    table.answer(0, "build 16 e1_port_1").end(0)
    assert table.row[0] == "e2_port_1"


@pytest.mark.rule("RG-29", "RG-82")
def test_after_both_eras_nothing_enters() -> None:
    table = scene(Who(die=4, koku=25), row=ROW, era_1=0, era_2=0, ended_by=2)
    table.answer(0, "build 16 e1_port_1").end(0)
    assert table.row == ["e1_palace_2", "e1_shrine_5", "e1_market_1"]


@pytest.mark.rule("RG-30")
def test_the_last_tile_of_the_first_era_brings_the_emperor_and_not_the_end() -> None:
    table = scene(Who(die=4, koku=25), row=ROW, era_1=("e1_port_6",))
    table.answer(0, "build 16 e1_port_1")
    assert not table.state.table.emperor_came
    table.end(0)
    assert table.said("rog-emperor")
    assert table.state.table.emperor_came
    assert table.state.table.ended_by is None


@pytest.mark.rule("RG-30")
def test_the_last_tile_of_the_second_era_brings_the_end_and_not_the_emperor() -> None:
    table = scene(Who(die=4, koku=25), row=ROW, era_1=0, era_2=("e2_port_1",))
    table.answer(0, "build 16 e1_port_1").end(0)
    assert table.state.table.ended_by == 0
    assert not table.said("rog-emperor")


@pytest.mark.rule("RG-127")
def test_the_refill_waits_for_the_confirmed_end_so_that_the_build_can_be_taken_back() -> None:
    table = scene(Who(die=4, koku=25), row=ROW, era_1=("e1_port_6", "e1_port_5"))
    table.answer(0, "build 16 e1_port_1")
    assert len(table.row) == 3
    assert not table.sealed
    table.end(0)
    assert len(table.row) == 4
    assert table.sealed
