"""Merchants and their journeys (RG-48, RG-121, RG-122)."""

from __future__ import annotations

import pytest

from engine.core.words import ref
from tests.games.river_of_gold.scenes import ALL_FULL, RiverScene, Shore, Who, finale, goods, scene

MERCHANTS = tuple(f"merchant_{region}" for region in range(1, 7))


def journey(
    *merchants: str,
    more: tuple[str, ...] = (),
    held: dict[str, int] | None = None,
    koku: int = 0,
    favour: int = 0,
    shore: Shore | None = None,
    boat: int = 1,
    royal: int = 0,
) -> RiverScene:
    """Seat 0 has these merchants and passes the end of the river to space 2 (4 koku if empty)."""
    who = Who(
        die=2,
        koku=koku,
        goods=held or {},
        favour=favour,
        completed=(*merchants, *more),
        boats=(14, 8) if boat == 1 else (8, 14),
        royal=royal,
    )
    return scene(who, shore=shore).answer(0, f"sail {boat}")


@pytest.mark.rule("RG-48", "RG-121")
def test_merchant_1_influence_in_every_region_with_an_own_building() -> None:
    shore = {13: ("e1_port_1", 0), 14: ("e1_port_2", 0), 24: ("e1_port_3", 1, 0)}
    table = journey("merchant_1", shore={**shore, 30: ("e1_port_4", 1)})
    assert table.player(0).influence == {1: 0, 2: 0, 3: 1, 4: 0, 5: 1, 6: 0}


@pytest.mark.rule("RG-48", "RG-121")
def test_merchant_2_a_point_for_every_completed_customer() -> None:
    table = journey("merchant_2", more=("elder_1", "artisan_2"))
    assert table.player(0).points == {"merchant": 3}


@pytest.mark.rule("RG-48", "D-12")
def test_merchant_3_one_good_of_choice() -> None:
    table = journey("merchant_3").answer(0, "good silk; journey rice")
    assert table.player(0).goods == goods(silk=1, rice=1)
    assert table.asked(0).name == "end"


@pytest.mark.rule("RG-48", "RG-122", "D-15")
def test_merchant_4_sells_goods_one_at_a_time() -> None:
    table = journey("merchant_4", held=goods(2, 0, 1)).answer(0, "journey rice")
    assert table.offers(0, "sell") == {"silk", "rice", "porcelain", "none"}
    table.answer(0, "sell silk; sell silk")
    assert len(table.said("rog-sold", seat=0, good=ref("good", "silk"))) == 2
    assert table.player(0).koku == 4 + 10
    assert table.offers(0, "sell") == {"rice", "porcelain", "none"}
    table.answer(0, "sell none")
    assert table.player(0).goods == goods(rice=1, porcelain=1)
    assert table.asked(0).name == "end"


@pytest.mark.rule("RG-122", "DC-16")
def test_koku_above_twenty_five_are_lost_when_selling() -> None:
    table = journey("merchant_4", koku=16, held=goods(silk=2)).answer(0, "journey none")
    assert table.player(0).koku == 20
    table.answer(0, "sell silk; sell silk")
    assert (table.player(0).koku, table.player(0).goods) == (25, goods())


@pytest.mark.rule("RG-48", "D-15")
def test_merchant_4_without_goods_asks_nothing() -> None:
    table = journey("merchant_4").answer(0, "journey koku")
    assert table.asked(0).name == "end"


@pytest.mark.rule("RG-48")
def test_merchant_5_one_favour() -> None:
    assert journey("merchant_5").player(0).favour == 1
    assert journey("merchant_5", favour=3).player(0).favour == 3


@pytest.mark.rule("RG-48")
def test_merchant_6_three_koku() -> None:
    assert journey("merchant_6").player(0).koku == 4 + 3


@pytest.mark.rule("RG-48", "RG-39")
@pytest.mark.parametrize("merchant", MERCHANTS)
def test_without_a_journey_merchants_give_nothing(merchant: str) -> None:
    who = Who(die=1, completed=(merchant,), goods=goods(1, 1, 1))
    table = scene(who, shore={13: ("e1_port_1", 0)}).answer(0, "sail 1")
    player = table.player(0)
    assert (player.koku, player.favour, player.vp, sum(player.influence.values())) == (4, 0, 0, 0)
    assert table.asked(0).name == "end"


@pytest.mark.rule("WE-10", "RG-39", "RG-48")
def test_all_merchants_apply_on_one_journey() -> None:
    table = journey(*MERCHANTS, shore={13: ("e1_port_1", 0)}, held=goods(silk=1))
    player = table.player(0)
    assert (player.influence[3], player.points, player.favour) == (1, {"merchant": 6}, 1)
    assert player.koku == 4 + 3
    assert all(table.offers(0, kind) for kind in ("good", "sell", "journey"))


@pytest.mark.rule("RG-121", "RG-48")
@pytest.mark.parametrize("boat", [1, 2])
def test_merchants_work_with_either_boat(boat: int) -> None:
    table = journey("merchant_6", more=("noble_6",), royal=1, boat=boat)
    assert table.player(0).koku == 7


@pytest.mark.rule("RG-48")
def test_merchants_of_others_give_nothing() -> None:
    rival = Who(completed=MERCHANTS)
    table = scene(Who(die=2, boats=(14, 8)), rival).answer(0, "sail 1")
    assert table.player(0).koku == 4
    assert (table.player(1).koku, table.player(1).vp, table.player(1).favour) == (0, 0, 0)


@pytest.mark.rule("RG-48")
def test_any_number_of_players_may_have_merchants() -> None:
    who = Who(die=6, goods=goods(1, 2, 0), hand=("merchant_6",))
    table = scene(who, Who(completed=("merchant_1",)), Who(completed=("merchant_2",)))
    table.answer(0, "deliver merchant_6")
    assert table.player(0).completed == ["merchant_6"]


@pytest.mark.rule("RG-48", "RG-88", "WE-6")
@pytest.mark.parametrize("merchant", MERCHANTS)
@pytest.mark.parametrize(("koku", "vp"), [(4, 0), (5, 1), (14, 2), (25, 5)])
def test_merchants_at_the_end(merchant: str, koku: int, vp: int) -> None:
    table = finale(Who(), Who(koku=koku, completed=(merchant,)))
    assert table.player(1).points.get("abilities", 0) == vp


@pytest.mark.rule("RG-48", "WE-9")
def test_twelve_koku_and_two_merchants() -> None:
    table = finale(Who(), Who(koku=12, completed=("merchant_1", "merchant_5")))
    assert table.player(1).points["abilities"] == 4
    assert table.player(1).koku == 12


@pytest.mark.rule("RG-104", "RG-122")
def test_selling_makes_room_for_a_good_that_had_none() -> None:
    table = journey("merchant_3", "merchant_4", held=ALL_FULL)
    assert table.offers(0, "good") == set()
    table.answer(0, "sell rice; good rice")
    assert table.player(0).goods == ALL_FULL
