"""Nobles and the royal boat (RG-51 to RG-59, RG-118 to RG-120)."""

from __future__ import annotations

import pytest

from engine.core.words import msg
from engine.games.river_of_gold.gains import why
from tests.games.river_of_gold.scenes import ALL_FULL, RiverScene, Shore, Who, finale, goods, scene

NOBLES = tuple(f"noble_{region}" for region in range(1, 7))


def royal(
    *nobles: str,
    start: int,
    die: int = 1,
    shore: Shore | None = None,
    held: dict[str, int] | None = None,
    koku: int = 0,
    boat: int = 1,
) -> RiverScene:
    """Seat 0 sails; boat 1 is royal, and both boats begin on the same space."""
    who = Who(die=die, completed=nobles, boats=(start, start), royal=1, goods=held or {}, koku=koku)
    return scene(who, shore=shore, era_1=3).answer(0, f"sail {boat}")


@pytest.mark.rule("RG-51", "D-19", "RG-105")
@pytest.mark.parametrize("boat", [1, 2])
def test_the_first_noble_makes_one_boat_royal(boat: int) -> None:
    who = Who(die=6, goods=goods(1, 2, 1), hand=("noble_6", "elder_1"), boats=(3, 11))
    table = scene(who).answer(0, "deliver noble_6")
    assert set(table.asked(0).tokens()) == {"royal:1", "royal:2"}
    table.answer(0, f"royal {boat}")
    boats = table.player(0).boats
    assert table.said("rog-royal", seat=0, space=boats[boat - 1].space)
    assert [b.royal for b in boats] == [boat == 1, boat == 2]
    assert [b.space for b in boats] == [3, 11]
    assert table.player(0).influence[6] == 2


@pytest.mark.rule("RG-120", "RG-51")
def test_later_nobles_bring_no_further_boat() -> None:
    who = Who(die=6, goods=goods(1, 2, 1), hand=("noble_6",), completed=("noble_1",), royal=2)
    table = scene(who).answer(0, "deliver noble_6")
    assert table.asked(0).name == "collect"
    assert table.offers(0, "royal") == set()
    assert [boat.royal for boat in table.player(0).boats] == [False, True]
    assert table.player(0).influence[6] == 2


@pytest.mark.rule("RG-52")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_royal_boat_moves_like_any_boat(die: int) -> None:
    table = royal("noble_6", start=5, die=die)
    assert table.player(0).boats[0].space == 5 + die


@pytest.mark.rule("RG-53", "D-13", "RG-118")
@pytest.mark.parametrize("good", ["silk", "rice", "porcelain"])
def test_noble_1_makes_market_goods_free_to_choose(good: str) -> None:
    table = royal("noble_1", start=5, shore={13: ("e1_market_2", 1)})
    assert table.player(0).goods == goods()
    assert table.offers(0, "market") == {"silk", "rice", "porcelain", "none"}
    table.answer(0, f"market {good}")
    assert table.player(0).goods == {**goods(), good: 1}
    assert table.asked(0).name == "end"


@pytest.mark.rule("RG-53", "D-13")
def test_noble_1_asks_for_each_good() -> None:
    shore = {13: ("e1_market_2", 1), 11: ("e1_market_1", 1)}
    table = royal("noble_1", start=5, shore=shore, held=goods(6, 6, 4))
    assert table.offers(0, "market") == {"porcelain", "none"}
    table.answer(0, "market porcelain; market porcelain")
    assert table.player(0).goods == ALL_FULL


@pytest.mark.rule("RG-53", "RG-118", "DC-10")
def test_noble_1_covers_imperial_markets_and_leaves_their_favour() -> None:
    table = royal("noble_1", start=7, shore={17: ("imperial_rice",)})
    assert table.player(0).favour == 1
    table.answer(0, "market silk")
    assert table.player(0).goods == goods(silk=1)


@pytest.mark.rule("RG-118")
def test_noble_1_leaves_the_card_part_of_the_imperial_market() -> None:
    table = royal("noble_1", start=7, shore={17: ("imperial_silk",)})
    assert table.offers(0, "draw") == {"card", "none"}
    assert table.offers(0, "market") == {"silk", "rice", "porcelain", "none"}


@pytest.mark.rule("RG-118", "RG-53")
def test_noble_1_does_not_touch_owner_rewards_or_other_buildings() -> None:
    table = royal("noble_1", start=5, shore={13: ("e1_port_1", 0)})
    assert table.player(0).goods == goods(rice=1)
    assert table.asked(0).name == "end"


@pytest.mark.rule("RG-54", "DC-8")
def test_noble_2_gives_two_koku_for_each_empty_space() -> None:
    shore = {11: ("start_shrine_1",), 13: ("start_shrine_2",)}
    assert royal("noble_2", start=5, shore=shore).player(0).koku == 4


@pytest.mark.rule("RG-55", "DC-9")
@pytest.mark.parametrize(("start", "regions"), [(4, {2, 3}), (5, {3}), (14, {1}), (7, {3, 4})])
def test_noble_3_gives_influence_where_the_river_space_lies(start: int, regions: set[int]) -> None:
    table = royal("noble_3", start=start)
    if table.asked(0).name == "collect":
        table.answer(0, "journey none")
    gained = {region: at for region, at in table.player(0).influence.items() if at}
    assert gained == dict.fromkeys(regions, 1)


@pytest.mark.rule("RG-56")
@pytest.mark.parametrize(("tokens", "vp"), [((1,), 1), ((0,), 0), ((0, 2), 1), ((0, 0), 0)])
def test_noble_4_scores_for_a_visited_rival(tokens: tuple[int, ...], vp: int) -> None:
    table = royal("noble_4", start=5, shore={13: ("e1_port_3", *tokens)})
    assert table.player(0).points.get("noble", 0) == vp


@pytest.mark.rule("RG-56")
def test_noble_4_scores_once_however_many_rivals_are_visited() -> None:
    shore = {13: ("e1_port_3", 1), 11: ("e1_port_1", 2), 12: ("e1_port_2", 1)}
    assert royal("noble_4", start=5, shore=shore).player(0).points == {"noble": 1}


@pytest.mark.rule("RG-57", "RG-119", "D-11")
@pytest.mark.parametrize(
    ("die", "steps"), [(1, {"6", "1", "2"}), (6, {"5", "6", "1"}), (3, {"2", "3", "4"})]
)
def test_noble_5_lets_the_die_count_one_more_or_less(die: int, steps: set[str]) -> None:
    table = royal("noble_5", start=2, die=die)
    assert table.offers(0, "steps") == steps
    for n in sorted(steps):
        sailed = royal("noble_5", start=2, die=die).answer(0, f"steps {n}")
        assert sailed.player(0).boats[0].space == 2 + int(n)
        assert sailed.player(0).die == die
        assert not sailed.said("rog-turned-die")


@pytest.mark.rule("RG-57", "RG-35", "D-11")
def test_noble_5_says_which_length_completes_the_journey() -> None:
    table = royal("noble_5", start=12, die=2)
    asked = table.asked(0)
    told = {option.token: option.label for option in asked.answers()}
    assert told == {
        "steps:2": msg("rog-steps", n=2, to=14),
        "steps:3": msg("rog-steps", n=3, to=1),
        "steps:1": msg("rog-steps", n=1, to=13),
    }
    journeys = {token: "journey reward" in table.about(0, token) for token in told}
    assert journeys == {"steps:2": False, "steps:3": True, "steps:1": False}
    assert asked.options[0].at == ("river:14", "shore:26", "shore:28", "shore:29", "shore:30")
    assert asked.fallback == ("steps:2",)


@pytest.mark.rule("RG-119")
def test_noble_5_adds_to_favour_spent_before() -> None:
    who = Who(die=3, favour=1, completed=("noble_5",), royal=1, boats=(2, 8))
    table = scene(who).answer(0, "die 4; sail 1 steps 5")
    assert table.player(0).boats[0].space == 7


@pytest.mark.rule("RG-58")
@pytest.mark.parametrize(("tokens", "vp"), [((1,), 0), ((0,), 1), ((0, 2), 1), ((0, 0), 1)])
def test_noble_6_scores_for_a_visited_building_of_ones_own(
    tokens: tuple[int, ...], vp: int
) -> None:
    table = royal("noble_6", start=5, shore={13: ("e1_port_3", *tokens)})
    assert table.player(0).points.get("noble", 0) == vp


@pytest.mark.rule("RG-112")
def test_a_shared_building_is_own_and_rival_at_once() -> None:
    table = royal("noble_4", "noble_6", start=5, shore={13: ("e1_port_3", 0, 2)})
    assert table.player(0).points == {"noble": 2}


@pytest.mark.rule("RG-56", "RG-58", "RG-75")
def test_unowned_buildings_count_for_neither() -> None:
    table = royal("noble_4", "noble_6", start=5, shore={13: ("start_port_1",)})
    assert table.player(0).vp == 0


@pytest.mark.rule("RG-40", "RG-59")
def test_nobles_3_4_and_6_come_after_visit_owners_and_journey() -> None:
    shore = {1: ("e1_port_5", 0, 1)}
    table = royal("noble_3", "noble_4", "noble_6", start=14, shore=shore)
    table.answer(0, "journey koku")
    told = [event.args["why"] for event in table.said("rog-gained", seat=0)]
    assert told[-1] == why("noble").words
    assert told.index(why("journey").words) < told.index(why("noble").words)
    assert table.player(0).points == {"owner": 1, "noble": 2}


MIXED = {11: ("e1_market_2", 1), 13: ("e1_port_3", 0)}  # 12 and 15 are empty


@pytest.mark.rule("WE-11", "RG-52")
def test_all_nobles_apply_to_the_royal_boat() -> None:
    table = royal(*NOBLES, start=5, shore=MIXED).answer(0, "steps 1; market silk")
    player = table.player(0)
    assert player.koku == 2 + 2 + 3
    assert player.goods == goods(silk=1)
    assert player.influence[3] == 1
    assert player.points == {"noble": 2}


@pytest.mark.rule("WE-11", "RG-52")
def test_none_applies_to_the_simple_boat() -> None:
    table = royal(*NOBLES, start=5, shore=MIXED, boat=2)
    player = table.player(0)
    assert (player.koku, player.goods) == (1 + 1 + 3, goods(rice=1))
    assert (sum(player.influence.values()), player.vp) == (0, 0)
    assert table.asked(0).name == "end"


OWNED: Shore = {  # two ports, two markets, one palace, no shrine, in regions 3, 5 and 6
    13: ("e1_port_1", 1),
    14: ("e1_port_2", 1, 1),
    24: ("e1_market_1", 1, 0),
    22: ("e1_market_2", 1),
    30: ("e1_palace_1", 0, 1),
    28: ("e1_shrine_1", 0),
}


@pytest.mark.rule("RG-53", "RG-54", "RG-55", "RG-56", "RG-57", "RG-58", "RG-73", "RG-88")
@pytest.mark.parametrize(
    ("noble", "vp"),
    [
        ("noble_1", 2),
        ("noble_2", 2),
        ("noble_3", 1),
        ("noble_4", 0),
        ("noble_5", 3),
        ("noble_6", 3),
    ],
)
def test_nobles_at_the_end(noble: str, vp: int) -> None:
    table = finale(Who(), Who(completed=(noble,)), shore=OWNED)
    assert table.player(1).points.get("abilities", 0) == vp


@pytest.mark.rule("RG-56")
def test_noble_4_at_the_end_counts_shrines() -> None:
    table = finale(Who(completed=("noble_4",)), shore=OWNED)
    assert table.player(0).points["abilities"] == 1


@pytest.mark.rule("RG-57", "RG-58")
def test_at_most_four_types_and_six_regions() -> None:
    shore = {
        2: ("e1_port_1", 1),
        8: ("e1_market_1", 1),
        13: ("e1_palace_1", 1),
        19: ("e1_shrine_1", 1),
        24: ("e1_port_2", 1),
        30: ("e1_port_3", 1),
        28: ("e1_port_4", 1),
    }
    table = finale(Who(), Who(completed=("noble_5", "noble_6")), shore=shore)
    assert table.player(1).points["abilities"] == 4 + 6
