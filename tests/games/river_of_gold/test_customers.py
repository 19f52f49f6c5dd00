"""The thirty customers: what they cost and give; artisans and elders (RG-46, RG-47)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.river_of_gold.data import CUSTOMERS
from tests.games.river_of_gold.scenes import RiverScene, Who, finale, goods, scene

COSTS = {  # silk, rice, porcelain
    "artisan": [(0, 0, 2), (0, 0, 2), (2, 0, 0), (2, 0, 0), (0, 2, 0), (0, 2, 0)],
    "elder": [(2, 1, 2), (2, 2, 1), (2, 1, 2), (2, 2, 1), (2, 1, 2), (2, 1, 2)],
    "merchant": [(0, 0, 3), (0, 3, 0), (3, 0, 0), (2, 1, 0), (0, 2, 1), (1, 2, 0)],
    "monk": [(1, 2, 1), (3, 2, 0), (2, 1, 1), (1, 1, 3), (1, 2, 1), (1, 2, 2)],
    "noble": [(1, 1, 2), (2, 0, 2), (2, 1, 1), (2, 2, 0), (0, 2, 2), (1, 2, 1)],
}
INFLUENCE = {"artisan": 2, "elder": 0, "merchant": 3, "monk": 0, "noble": 2}
REGIONS = range(1, 7)
HOME = {1: 2, 2: 8, 3: 13, 4: 19, 5: 24, 6: 30}  # a site in each region


def deliver(card: str, koku: int = 0) -> RiverScene:
    """Seat 0 delivers to a customer with exactly what it asks for."""
    wanted = CUSTOMERS[card]
    who = Who(die=wanted.region, goods=wanted.cost, hand=(card,), koku=koku)
    return scene(who).answer(0, f"deliver {card}")


@pytest.mark.rule("RG-46", "RG-47", "RG-48", "RG-49", "RG-51")
@pytest.mark.parametrize("kind", COSTS)
@pytest.mark.parametrize("region", REGIONS)
def test_the_goods_each_customer_asks_for(kind: str, region: int) -> None:
    assert CUSTOMERS[f"{kind}_{region}"].cost == goods(*COSTS[kind][region - 1])


@pytest.mark.rule("RG-46")
def test_each_type_once_in_each_region() -> None:
    found = Counter((card.type, card.region) for card in CUSTOMERS.values())
    assert found == Counter((kind, region) for kind in COSTS for region in REGIONS)


@pytest.mark.rule("RG-43", "RG-46", "RG-47", "RG-48", "RG-49", "RG-51")
@pytest.mark.parametrize("card", CUSTOMERS)
def test_delivery_influence_of_each_customer(card: str) -> None:
    kind, region = CUSTOMERS[card].type, CUSTOMERS[card].region
    table = deliver(card)
    gained = {r: at for r, at in table.player(0).influence.items() if at}
    assert gained == ({region: INFLUENCE[kind]} if INFLUENCE[kind] else {})
    assert table.player(0).completed == [card]


@pytest.mark.rule("RG-46")
@pytest.mark.parametrize("region", REGIONS)
def test_artisans_lower_prices_in_their_region_from_delivery_on(region: int) -> None:
    table = deliver(f"artisan_{region}", koku=25)
    table.answer(0, f"discard {table.hand(0)[0]}").end(0)
    for seat in (1, 2):
        table.answer(seat, "sail 1").end(seat)
    player = table.player(0)
    player.die, player.koku = region, 25
    printed = {2: 5, 8: 6, 13: 6, 19: 6, 24: 6, 30: 5}[HOME[region]]
    table.answer(0, f"build {HOME[region]}")
    assert table.player(0).koku == 25 - printed + 2


@pytest.mark.rule("RG-46", "RG-88")
@pytest.mark.parametrize("region", REGIONS)
@pytest.mark.parametrize(("held", "vp"), [((1, 1, 0), 0), ((1, 1, 1), 1), ((6, 0, 2), 2)])
def test_artisans_at_the_end(region: int, held: tuple[int, int, int], vp: int) -> None:
    table = finale(Who(), Who(goods=goods(*held), completed=(f"artisan_{region}",)))
    assert table.player(1).points.get("abilities", 0) == vp


@pytest.mark.rule("RG-46", "WE-12")
def test_seven_goods_and_two_artisans() -> None:
    table = finale(Who(), Who(goods=goods(3, 3, 1), completed=("artisan_1", "artisan_4")))
    assert table.player(1).points["abilities"] == 4


@pytest.mark.rule("RG-47", "RG-86", "WE-14")
@pytest.mark.parametrize("region", REGIONS)
def test_elders_double_the_scoring_tile_of_their_region_only(region: int) -> None:
    everywhere = dict.fromkeys(REGIONS, 1)
    plain = finale(Who(), Who(influence=everywhere)).player(1).points["region"]
    who = Who(influence=everywhere, completed=(f"elder_{region}",))
    table = finale(Who(), who)
    first_places = (3, 5, 4, 8, 6, 7)  # region tiles 1 to 6, two players
    assert plain == sum(first_places)
    assert table.player(1).points["region"] == plain + first_places[region - 1]


@pytest.mark.rule("RG-47")
def test_elders_give_nothing_on_delivery_and_do_not_double_track_points() -> None:
    table = deliver("elder_4")
    assert (table.player(0).vp, table.player(0).favour, table.player(0).koku) == (0, 0, 0)
    who = Who(influence={4: 13}, completed=("elder_4",), vp=3)
    assert finale(Who(), who).player(1).points == {"start": 3, "region": 16, "customers": 2}


@pytest.mark.rule("RG-124")
def test_an_elder_doubles_nothing_to_nothing() -> None:
    table = finale(Who(influence={4: 7}), Who(influence={4: 1}, completed=("elder_4",)))
    assert "region" not in table.player(1).points


@pytest.mark.rule("RG-123")
@pytest.mark.parametrize("kind", ["artisan", "elder"])
def test_each_artisan_and_elder_space_has_one_card_only(kind: str) -> None:
    regions = [card.region for card in CUSTOMERS.values() if card.type == kind]
    assert sorted(regions) == list(REGIONS)
