"""Pagodas: offer, refusal, piece, loss, action D, points (YY-31 to YY-38, YY-42, YY-43, YY-45)."""

from __future__ import annotations

import pytest

from engine.core.words import ref
from engine.games.yellow_yangtze import rules
from tests.games.yellow_yangtze.scenes import YangtzeScene, scene

BLUE_BASINS = (
    *("B2 B3 C2 C3", "D5 D6 E6 E7", "C10 C11 D9 D10", "I3 I4 J2 J3", "J5 J6 K6 K7"),
    *("J8 J9 K8 K9", "H11 H12 I11 I12"),
)


def court(**more: object) -> YangtzeScene:
    """A black triangle at Zhao waits for C7."""
    given: dict[str, object] = {
        "tiles": {"black": "C6"},
        "leaders": {"B7": (0, "black")},
        "hands": {0: {"black": 1}},
    }
    return scene(**{**given, **more})  # type: ignore[arg-type]


@pytest.mark.rule("DC-1", "YY-35", "YY-45")
def test_a_completed_triangle_offers_a_pagoda_that_scores_each_own_turn() -> None:
    table = court().answer(0, "tile black c7")
    assert table.points(0) == {"black": 1}
    assert table.offers(0, "triangle") == {"B6-C6-C7"}
    table.answer(0, "b6-c6-c7")
    assert table.pagodas() == [("black", "B6 C6 C7")]
    assert rules.supply(table.table, "black") == 1
    table.answer(0, "end; end")
    assert table.points(0) == {"black": 2}
    table.answer(1, "end; end").answer(2, "end; end")
    assert table.points(0) == {"black": 2}, "only on own turns"
    table.answer(0, "end; end")
    assert table.points(0) == {"black": 3}


@pytest.mark.rule("YY-31")
def test_three_tiles_in_a_row_or_of_two_colours_are_no_triangle() -> None:
    row = court(tiles={"black": "B7"}, leaders={}).answer(0, "tile black b8")
    assert row.asked(0).name == "action"
    mixed = court(hands={0: {"red": 1}}).answer(0, "tile red c7")
    assert mixed.asked(0).name == "action"


@pytest.mark.rule("YY-31", "E-16")
def test_a_leaderless_group_may_carry_a_pagoda_that_scores_for_nobody() -> None:
    table = court(leaders={}).answer(0, "tile black c7 b6-c6-c7; end; end")
    assert table.pagodas() == [("black", "B6 C6 C7")]
    assert table.points(0) == {}


@pytest.mark.rule("YY-31")
@pytest.mark.parametrize("basin", BLUE_BASINS)
def test_blue_triangles_lie_in_the_basins(basin: str) -> None:
    hexes = basin.split()
    table = scene(tiles={"blue": " ".join(hexes[:3])}, hands={0: {"blue": 1}})
    table.answer(0, f"tile blue {hexes[3]}")
    assert table.asked(0).name == "pagoda"


@pytest.mark.rule("YY-32")
def test_tiles_below_a_pagoda_stay_in_force() -> None:
    table = scene(
        tiles={"black": "F5 G5"},
        pagodas={"F5 G5 G6": "black"},
        leaders={"F6": (1, "red")},
        hands={0: {}},
    ).answer(0, "leader red h6")
    assert table.strengths == [1, 2], "they count in a revolt and support leaders"


@pytest.mark.rule("YY-32")
def test_soldiers_below_a_pagoda_fight() -> None:
    table = scene(
        tiles={"red": "F4 F5 G5", "black": "G8"},
        pagodas={"F4 F5 G5": "red"},
        leaders={"H6": (0, "red"), "G9": (1, "red")},
        hands={0: {"green": 1}},
    ).answer(0, "tile green g7")
    assert table.strengths == [3, 0]


@pytest.mark.rule("YY-33", "WE-9", "YY-41")
def test_a_riot_below_a_pagoda() -> None:
    table = scene(
        tiles={"black": "F5 G5"},
        pagodas={"F5 G5 G6": "black"},
        leaders={"H6": (1, "green"), "F6": (1, "red")},
        hands={0: {"blue": 2}},
        points={1: {"black": 3}},
    ).answer(0, "riot g6")
    assert table.pagodas() == []
    assert table.said("yy-pagoda-lost", pagoda=ref("pagoda", "black"))
    assert rules.supply(table.table, "black") == 2
    assert table.hexes("black") >= {"F5", "G5"}
    assert table.leader(1, "green") is None
    assert table.leader(1, "red") == "F6"
    assert table.points(1) == {"black": 3}, "nobody loses points"


@pytest.mark.rule("YY-34", "E-13", "DC-14")
def test_the_supply_comes_first() -> None:
    table = two_garrisons(one_in_supply=True)
    table.answer(0, "tile red c7 b7-c7-c8")
    assert table.said("yy-pagoda-moved") == []
    assert {hexes for _, hexes in table.pagodas()} == {"K5 L4 L5", "D5 D6 E6", "B7 C7 C8"}


def two_garrisons(*, one_in_supply: bool = False) -> YangtzeScene:
    """Red triangles in the south and the east; a third waits for C7."""
    standing = {"K5 L4 L5": "red", "F8 G8 G9": "red", "D5 D6 E6": "blue"}
    if one_in_supply:
        del standing["F8 G8 G9"]
    return scene(
        tiles={"red": "K5 L4 L5 F8 G8 G9 B7 C8", "blue": "D5 D6 E6"},
        pagodas=standing,
        leaders={"K3": (1, "red")},
        hands={0: {"red": 1}},
    )


@pytest.mark.rule("YY-34", "E-12", "DC-14")
@pytest.mark.parametrize("origin", ["K5-L4-L5", "F8-G8-G9"])
def test_with_none_left_one_of_two_of_the_colour_moves_by_choice(origin: str) -> None:
    table = two_garrisons().answer(0, "tile red c7 b7-c7-c8")
    assert table.offers(0, "from") == {"K5-L4-L5", "F8-G8-G9"}
    table.answer(0, f"from {origin}")
    left = {"K5 L4 L5", "F8 G8 G9", "B7 C7 C8", "D5 D6 E6"} - {origin.replace("-", " ")}
    assert {hexes for _, hexes in table.pagodas()} == left
    assert table.said("yy-pagoda-moved", 0)


@pytest.mark.rule("DC-14", "YY-37")
def test_moving_may_be_declined() -> None:
    before = two_garrisons()
    table = two_garrisons().answer(0, "tile red c7 decline")
    assert table.pagodas() == before.pagodas()
    assert table.asked(0).name == "action"


@pytest.mark.rule("YY-34", "YY-43", "DC-14")
def test_action_d_moves_one_of_two_by_choice_too() -> None:
    table = scene(
        tiles={"red": "K5 L4 L5 F8 G8 G9 B7 C7 C8"},
        pagodas={"K5 L4 L5": "red", "F8 G8 G9": "red"},
        hands={0: {"green": 2}},
    ).answer(0, "pagoda b7-c7-c8")
    assert table.offers(0, "from") == {"K5-L4-L5", "F8-G8-G9"}
    table.answer(0, "from f8-g8-g9")
    assert table.pagodas() == [("red", "K5 L4 L5"), ("red", "B7 C7 C8")]
    assert table.table.actions == 1
    assert table.hand(0) == {}


@pytest.mark.rule("YY-38", "YY-43", "E-14")
def test_action_d_leaves_alone_what_shares_a_tile_with_a_pagoda() -> None:
    table = scene(
        tiles={"yellow": "B7 C7 C8 B8"},
        pagodas={"B7 C7 C8": "yellow"},
        hands={0: {"green": 2}},
    )
    assert "pagoda" not in table.asked(0).tokens(), "B7 B8 C8 shares B7 and C8 with it"


@pytest.mark.rule("YY-34")
def test_the_only_yellow_pagoda_moves_without_a_question() -> None:
    table = scene(
        tiles={"yellow": "K5 L4 L5 B7 C8"},
        pagodas={"K5 L4 L5": "yellow"},
        hands={0: {"yellow": 1}},
    ).answer(0, "tile yellow c7 b7-c7-c8")
    assert table.pagodas() == [("yellow", "B7 C7 C8")]
    assert table.asked(0).name == "action"


@pytest.mark.rule("YY-35", "YY-38", "E-14")
def test_no_tile_supports_two_pagodas_nor_the_one_about_to_move() -> None:
    table = scene(
        tiles={"yellow": "B7 C7 C8"}, pagodas={"B7 C7 C8": "yellow"}, hands={0: {"yellow": 1}}
    ).answer(0, "tile yellow b8")
    assert table.asked(0).name == "action", "B7 B8 C8 shares tiles with the standing pagoda"
    assert table.pagodas() == [("yellow", "B7 C7 C8")]


@pytest.mark.rule("YY-36")
def test_of_several_triangles_one_is_picked() -> None:
    table = scene(tiles={"red": "B7 B8 C7 C9"}, hands={0: {"red": 1}}).answer(0, "tile red c8")
    assert table.offers(0, "triangle") == {"B7-B8-C8", "B7-C7-C8", "B8-C8-C9"}
    table.answer(0, "b7-b8-c8")
    assert table.pagodas() == [("red", "B7 B8 C8")]
    assert table.asked(0).name == "action"


@pytest.mark.rule("YY-37")
def test_a_refused_triangle_takes_the_action_later() -> None:
    table = court(hands={0: {"black": 1, "green": 2}}).answer(0, "tile black c7 decline")
    assert table.pagodas() == []
    table.answer(0, "pagoda b6-c6-c7")
    assert table.pagodas() == [("black", "B6 C6 C7")]
    assert table.hand(0) == {}
    assert table.boxed("green") == 2


@pytest.mark.rule("YY-37")
def test_a_further_tile_offers_only_its_own_triangles() -> None:
    table = court(hands={0: {"black": 2}}).answer(0, "tile black c7 decline; tile black c8")
    assert table.asked(0).name == "end", "C8 completes none; B6 C6 C7 is not offered again"
    again = court(hands={0: {"black": 2}}).answer(0, "tile black c7 decline; tile black b5")
    assert again.offers(0, "triangle") == {"B5-B6-C6"}


@pytest.mark.rule("E-18")
def test_a_triangle_may_be_completed_by_joining_groups_in_peace() -> None:
    table = scene(
        tiles={"green": "F6 F7", "black": "H7"},
        leaders={"H5": (0, "green"), "I8": (1, "red")},
        hands={0: {"green": 1}},
    ).answer(0, "tile green g7")
    assert table.points(0) == {"green": 1}
    assert "F6-F7-G7" in table.offers(0, "triangle")


@pytest.mark.rule("E-15", "YY-29")
def test_a_moved_pagoda_ends_a_chain_too() -> None:
    table = scene(
        tiles={"blue": "B2 B3 C3 I3 I4 J3 D5 D6"},
        pagodas={"B2 B3 C3": "blue", "I3 I4 J3": "blue"},
        hands={0: {"blue": 2}},
    ).answer(0, "tile blue e6 d5-d6-e6 from b2-b3-c3")
    assert table.table.chain is None
    assert table.offers(0, "chain") == set()


@pytest.mark.rule("YY-42", "YY-43", "E-41", "E-43", "YY-65")
def test_action_d_costs_two_traders_or_one_and_the_leader() -> None:
    ready = {"red": "K5 L4 L5"}
    one = scene(tiles=ready, hands={0: {"green": 1}})
    assert {t for t in one.asked(0).tokens() if t.startswith("pagoda")} == {"pagoda-leader"}
    one.answer(0, "pagoda-leader k5-l4-l5")
    assert one.pagodas() == [("red", "K5 L4 L5")]
    assert one.boxed("green") == 1
    assert one.leader(0, "green") is None
    assert one.said("yy-establishes-leader", 0), "the cost is shown"
    away = scene(tiles=ready, hands={0: {"green": 1}}, leaders={"G5": (0, "green")})
    assert not {t for t in away.asked(0).tokens() if t.startswith("pagoda")}
    none = scene(tiles=ready, hands={0: {"red": 1}})
    assert not {t for t in none.asked(0).tokens() if t.startswith("pagoda")}, "not for free"


@pytest.mark.rule("YY-43")
def test_action_d_needs_a_free_triangle_and_takes_anybodys() -> None:
    assert "pagoda" not in scene(hands={0: {"green": 2}}).asked(0).tokens()
    taken = scene(tiles={"red": "K5 L4 L5"}, pagodas={"K5 L4 L5": "red"}, hands={0: {"green": 2}})
    assert "pagoda" not in taken.asked(0).tokens()
    table = scene(
        tiles={"red": "K5 L4 L5", "yellow": "B7 C7 C8"},
        leaders={"K3": (1, "red")},
        hands={0: {"green": 2}},
    ).answer(0, "pagoda")
    assert table.offers(0, "triangle") == {"K5-L4-L5", "B7-C7-C8"}


@pytest.mark.rule("YY-45", "E-17")
def test_each_own_leader_scores_the_pagodas_of_its_colour_in_its_state() -> None:
    table = scene(
        tiles={"red": "K5 L4 L5 H6 I6 I7", "black": "K3"},
        pagodas={"K5 L4 L5": "red", "H6 I6 I7": "red"},
        leaders={"L3": (0, "red"), "L2": (1, "blue"), "G5": (0, "black")},
        actions=0,
    )
    table.answer(0, "end")
    assert table.points(0) == {"red": 1}, "the second garrison is not linked"


@pytest.mark.rule("YY-45", "E-17")
def test_two_pagodas_in_one_state_score_two() -> None:
    table = scene(
        tiles={"red": "F4 F5 G5 H6 H7 I7"},
        pagodas={"F4 F5 G5": "red", "H6 H7 I7": "red"},
        leaders={"H5": (0, "red")},
        actions=0,
    ).answer(0, "end")
    assert table.points(0) == {"red": 2}


@pytest.mark.rule("WE-5", "YY-45")
def test_the_governor_scores_no_pagoda_of_another_colour() -> None:
    table = scene(
        tiles={"blue": "D5 D6 E6", "black": "C6"},
        pagodas={"D5 D6 E6": "blue"},
        leaders={"B7": (0, "black")},
        actions=0,
    )
    assert len(table.states()) == 1
    assert {"B7", "D5", "E6"} <= table.states()[0]
    table.answer(0, "end")
    assert table.points(0) == {}


@pytest.mark.rule("YY-45")
def test_other_players_score_nothing_now() -> None:
    table = court(
        tiles={"black": "C6 C7"},
        pagodas={"B6 C6 C7": "black"},
        leaders={"B7": (1, "black")},
        actions=0,
    ).answer(0, "end")
    assert [table.points(seat) for seat in range(3)] == [{}, {}, {}]
