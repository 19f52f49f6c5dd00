"""Placing tiles: ground, points, market, farmer chains (YY-23 to YY-30)."""

from __future__ import annotations

import pytest

from engine.core.match import OptionValue
from engine.core.words import msg, ref
from tests.games.yellow_yangtze.scenes import scene

FULL = {"black": 2, "red": 1, "blue": 1, "green": 1, "yellow": 1}
ZHAO = {"B7": (0, "black"), "A6": (1, "green")}
FARMERS = {"B5": (0, "blue")}


@pytest.mark.rule("YY-23", "E-44")
@pytest.mark.parametrize("colour", ["black", "red", "green", "yellow", "blue"])
def test_farmers_go_on_rivers_and_all_others_on_land(colour: str) -> None:
    table = scene(hands={0: FULL}, leaders={"G5": (1, "red")}).answer(0, f"tile {colour}")
    geo = table.table.geo
    ground = geo.river if colour == "blue" else geo.land
    empty = set(geo.names(ground)) - set(table.table.tiles) - {"G5"}
    assert table.offers(0, "hex") == empty


@pytest.mark.rule("YY-23")
def test_a_tile_need_not_touch_anything_and_comes_from_the_hand() -> None:
    table = scene(hands={0: {"yellow": 1}}).answer(0, "tile yellow l5")
    assert table.table.tiles["L5"] == "yellow"
    assert table.hand(0) == {}
    assert "yy-gained" not in [event.key for event in table.events]


@pytest.mark.rule("YY-25", "WE-2")
@pytest.mark.parametrize("placer", [0, 1, 2])
def test_the_leader_of_the_colour_scores_whoever_places(placer: int) -> None:
    table = scene(leaders=ZHAO, active=placer, hands={placer: {"green": 1}})
    table.answer(placer, "tile green c6")
    assert [table.points(seat) for seat in range(3)] == [{}, {"green": 1}, {}]


@pytest.mark.rule("YY-25", "WE-3", "YY-30")
@pytest.mark.parametrize(("colour", "hex"), [("red", "C7"), ("yellow", "B5")])
def test_without_it_the_governor_scores_in_the_colour_of_the_tile(colour: str, hex: str) -> None:
    table = scene(leaders=ZHAO, active=2, hands={2: {colour: 1}})
    table.answer(2, f"tile {colour} {hex}")
    assert table.points(0) == {colour: 1}
    assert table.points(1) == table.points(2) == {}
    assert table.asked(2).name == "action", "no other effect"


@pytest.mark.rule("YY-25", "WE-4")
def test_with_neither_nobody_scores() -> None:
    table = scene(leaders={"A6": (1, "green")}, hands={0: {"red": 1}}).answer(0, "tile red c7")
    assert [table.points(seat) for seat in range(3)] == [{}, {}, {}]


@pytest.mark.rule("YY-25", "YY-26", "WE-6")
def test_a_peaceful_union_scores_once_for_the_united_state() -> None:
    table = scene(
        tiles={"black": "G8"},
        leaders={"G5": (0, "red"), "G9": (1, "green")},
        hands={2: {"red": 1}},
        active=2,
    ).answer(2, "tile red g7")
    assert table.table.conflict is None
    assert table.points(0) == {"red": 1}
    assert len(table.states()) == 1


@pytest.mark.rule("YY-25", "YY-26", "YY-13")
def test_three_states_may_be_united_in_peace_for_one_point() -> None:
    table = scene(
        tiles={"black": "G5 F3 H3"},
        leaders={"G7": (0, "red"), "F1": (1, "green"), "H2": (2, "blue")},
        hands={0: {"green": 1}},
    ).answer(0, "tile green g4")
    assert table.table.conflict is None
    assert len(table.states()) == 1
    assert [table.points(seat) for seat in range(3)] == [{}, {"green": 1}, {}]


@pytest.mark.rule("YY-25", "YY-26")
def test_the_leader_of_the_colour_comes_before_a_governor_of_another_state() -> None:
    table = scene(
        tiles={"black": "G8"},
        leaders={"G5": (0, "black"), "G9": (1, "red")},
        hands={2: {"red": 1, "yellow": 1}},
        active=2,
    )
    table.answer(2, "tile red g7")
    assert [table.points(0), table.points(1)] == [{}, {"red": 1}]
    assert table.said("yy-gained", 1)[0].args["why"].key == "yy-why-tile"  # type: ignore[union-attr]
    table.answer(2, "tile yellow f7")
    assert table.points(0) == {"yellow": 1}, "through the governor of what is now one state"
    assert table.said("yy-gained", 0)[0].args["why"].key == "yy-why-governor"  # type: ignore[union-attr]


@pytest.mark.rule("YY-24", "YY-27", "E-23")
def test_a_war_leaves_the_tile_without_any_other_effect() -> None:
    table = scene(
        tiles={"green": "F6 F7", "black": "H7"},
        leaders={"G5": (0, "red"), "H5": (0, "green"), "I8": (1, "red")},
        hands={2: {"green": 1}},
        active=2,
    ).answer(2, "tile green g7")
    assert table.conflict.kind == "war"
    for seat in (0, 1, 2):
        table.answer(seat, "pass")
    table.answer(2, "side f6")
    assert table.points(0) == {"red": 1}, "for the war, not for the tile"
    assert table.pagodas() == []
    table.answer(2, "decline")
    assert table.asked(2).name == "action"
    assert len(table.table.market) == 6


@pytest.mark.rule("YY-24")
def test_score_then_pagoda_then_market() -> None:
    table = scene(
        tiles={"green": "F4 F5"}, leaders={"H6": (1, "green")}, hands={1: {"green": 1}}, active=1
    ).answer(1, "tile green g5")
    assert table.points(1) == {"green": 1}
    assert table.asked(1).name == "pagoda"
    table.answer(1, "triangle f4-f5-g5")
    assert table.asked(1).name == "market"


@pytest.mark.rule("YY-28", "PE-1", "E-34")
def test_a_trader_takes_an_open_tile_and_a_second_one_of_five() -> None:
    table = scene(
        leaders=ZHAO,
        active=1,
        hands={1: {"green": 2, "red": 4}},
        market=["red", "red", "blue", "yellow", "black", "black"],
    ).answer(1, "tile green c6")
    assert table.asked(1).name == "market"
    assert not table.asked(1).secret
    table.answer(1, "take yellow; tile green c7")
    assert len(table.table.market) == 5
    assert "take:yellow" not in table.asked(1).tokens()
    table.answer(1, "take red")
    assert table.hand(1) == {"yellow": 1, "red": 5}
    assert table.points(1) == {"green": 2}
    assert table.table.market == ["red", "blue", "black", "black"]


@pytest.mark.rule("YY-28")
def test_the_market_may_be_left_alone() -> None:
    table = scene(hands={0: {"green": 1}}).answer(0, "tile green a4 decline")
    assert len(table.table.market) == 6
    assert table.hand(0) == {}


@pytest.mark.rule("E-33", "YY-28")
def test_an_empty_market_offers_nothing() -> None:
    table = scene(hands={0: {"green": 1}}, market=[]).answer(0, "tile green a4")
    assert table.asked(0).name == "action"


@pytest.mark.rule("E-22", "YY-28")
@pytest.mark.parametrize(
    ("options", "asked"),
    [
        ({}, "market"),
        ({"edition": "2023"}, "action"),
        ({"war_market": "no"}, "action"),
        ({"edition": "2023", "war_market": "yes"}, "market"),
    ],
)
def test_a_trader_takes_its_market_tile_after_a_war_but_not_in_2023(
    options: dict[str, OptionValue], asked: str
) -> None:
    table = scene(
        tiles={"black": "G8"},
        leaders={"G5": (0, "red"), "G9": (1, "red")},
        hands={0: {"green": 1}},
        options=options,
    ).answer(0, "tile green g7")
    for seat in (1, 2, 0):
        assert len(table.table.market) == 6, "not before the war is over"
        table.answer(seat, "pass")
    table.answer(0, "side g6")
    assert table.table.conflict is None
    assert table.asked(0).name == asked
    if asked == "market":
        assert table.option(0, "take:blue").at == ("market",)
        table.answer(0, "take blue")
        assert table.said("yy-took", 0, tile=ref("tile", "blue"))[0].at == ("market",)
        assert table.hand(0) == {"blue": 1}
        assert table.asked(0).name == "action"


@pytest.mark.rule("YY-28")
def test_even_then_only_a_trader_brings_a_market_tile() -> None:
    table = scene(
        tiles={"black": "G8"},
        leaders={"G5": (0, "red"), "G9": (1, "red")},
        hands={0: {"yellow": 1}},
    ).answer(0, "tile yellow g7")
    for seat in (1, 2, 0):
        table.answer(seat, "pass")
    table.answer(0, "side g6")
    assert table.asked(0).name == "action"


@pytest.mark.rule("YY-29", "DC-2")
def test_a_chain_of_farmers_scores_each_and_ends_with_a_pagoda() -> None:
    table = scene(tiles={"black": "C6"}, leaders=FARMERS, hands={0: {"blue": 4}})
    table.answer(0, "tile blue d5 d6 e6")
    assert table.points(0) == {"blue": 3}
    assert table.table.actions == 1, "all in one action"
    assert table.asked(0).name == "pagoda"
    assert table.offers(0, "triangle") == {"D5-D6-E6"}
    table.answer(0, "triangle d5-d6-e6")
    assert table.offers(0, "chain") == set()
    table.answer(0, "end; end")
    assert table.points(0) == {"blue": 4}


@pytest.mark.rule("YY-29", "DC-3", "YY-37")
def test_declining_the_pagoda_keeps_the_chain_open() -> None:
    table = scene(tiles={"black": "C6"}, leaders=FARMERS, hands={0: {"blue": 4}})
    table.answer(0, "tile blue d5 d6 e6 decline")
    assert "E7" in table.offers(0, "chain")
    table.answer(0, "chain e7")
    assert table.points(0) == {"blue": 4}
    assert table.offers(0, "triangle") == {"D6-E6-E7"}


@pytest.mark.rule("YY-29", "DC-4", "E-32")
def test_the_next_farmer_touches_the_one_just_placed() -> None:
    table = scene(tiles={"black": "C6"}, leaders=FARMERS, hands={0: {"blue": 4}})
    table.answer(0, "tile blue d5")
    assert "C5" in table.offers(0, "chain")
    table.answer(0, "chain d6")
    assert table.offers(0, "chain") == {"E6", "E7"}


@pytest.mark.rule("YY-29")
def test_a_chain_ends_with_the_next_action_and_the_last_farmer() -> None:
    table = scene(hands={0: {"blue": 2, "red": 1}}).answer(0, "tile blue d5; tile red a4")
    assert table.table.chain is None
    assert set(table.asked(0).tokens()) == {"end"}
    last = scene(hands={0: {"blue": 1}}).answer(0, "tile blue d5")
    assert last.offers(0, "chain") == set()


@pytest.mark.rule("YY-14", "YY-29")
@pytest.mark.parametrize("action", ["leader red g5", "riot-leader g6", "replace red"])
def test_whatever_the_next_action_is_it_ends_the_chain(action: str) -> None:
    table = scene(hands={0: {"blue": 3, "red": 1}}).answer(0, "tile blue d5")
    assert "D6" in table.offers(0, "chain")
    table.answer(0, action)
    assert table.table.chain is None


@pytest.mark.rule("YY-29")
def test_a_chain_may_follow_the_second_action() -> None:
    table = scene(hands={0: {"blue": 2, "red": 1}}).answer(0, "tile red a4; tile blue d5")
    assert table.asked(0).name == "end"
    assert table.asked(0).secret, "its options tell whether there is another farmer"
    table.answer(0, "d6")
    assert table.table.tiles["D6"] == "blue"
    assert table.table.actions == 0


@pytest.mark.rule("YY-29")
def test_one_more_farmer_stands_with_the_other_actions_so_that_tiles_stay_buttons() -> None:
    table = scene(hands={0: {"blue": 2, "red": 1}}).answer(0, "tile blue d5")
    groups = [option.group.key for option in table.asked(0).options if option.group is not None]
    assert list(dict.fromkeys(groups)) == [
        "yy-group-tiles",
        "yy-group-chain-actions",
        "yy-group-end",
    ]
    chain = next(option for option in table.asked(0).options if option.token == "chain:D6")
    assert chain.group == msg("yy-group-chain-actions")
    assert table.asked(0).prompt.args["chain"] == 1


@pytest.mark.rule("YY-29")
def test_a_chain_may_go_on_after_a_second_thought_about_the_end() -> None:
    table = scene(hands={0: {"blue": 2}}).answer(0, "tile blue d5; end")
    assert (table.asked(0).name, table.offers(0, "chain")) == ("end", {"C5", "D6", "E6"})
    table.answer(0, "d6")
    assert table.asked(0).name == "action", "the turn is open again"
    assert table.table.actions == 1


@pytest.mark.rule("YY-29")
def test_a_question_that_offers_one_more_farmer_confirms_nothing() -> None:
    """What the channel is shown as a finished turn must be finished."""
    table = scene(tiles={"blue": "D5 D6"}, hands={0: {"blue": 2}}, actions=1)
    table.answer(0, "tile blue e7")
    assert not table.asked(0).confirms
    table.answer(0, "e6")
    assert table.asked(0).name == "pagoda"
    table.answer(0, "decline")
    assert table.asked(0).name == "end"


@pytest.mark.rule("YY-29")
def test_a_chain_with_no_river_beside_it_leaves_a_plain_confirmation() -> None:
    table = scene(tiles={"blue": "D1 C2"}, hands={0: {"blue": 2}}, actions=1)
    table.answer(0, "tile blue e1")
    assert (table.asked(0).confirms, table.asked(0).secret) == (True, False)


@pytest.mark.rule("YY-29", "E-31")
def test_a_war_in_mid_chain_ends_chain_and_action() -> None:
    table = scene(
        tiles={"black": "C6 D7"},
        leaders={"B5": (0, "blue"), "C8": (1, "blue")},
        hands={0: {"blue": 3}},
    ).answer(0, "tile blue d5 d6")
    assert table.points(0) == {"blue": 1}
    assert table.conflict.kind == "war"
    for seat in (1, 2, 0):
        table.answer(seat, "pass")
    table.answer(0, "side c6")
    assert table.table.chain is None
    assert table.hexes("blue") == {"D5", "D6"}
    assert table.points(0) == {"blue": 2}
    assert table.table.actions == 1


def test_the_menu_tells_war_and_points() -> None:
    table = scene(
        tiles={"black": "G8"},
        leaders={"G5": (0, "red"), "G9": (1, "red")},
        hands={0: {"red": 1}},
    ).answer(0, "tile red")
    war, gain = table.about(0, "hex:G7"), table.about(0, "hex:F5")
    assert war is not None
    assert war.key == "yy-about-war"
    sides = [
        msg("yy-about-side", hex=hex, strength=0, who=(who,))
        for hex, who in (("G6", msg("yy-you")), ("G8", ref("seat", 1)))
    ]
    assert war.args == {"sides": tuple(sides), "outlook": msg("yy-outlook-level"), "n": 0}
    red = ref("colour", "red")
    assert gain == msg("yy-about-own", player=ref("seat", 0), n=1, colour=red)
    other = msg("yy-about-gain", player=ref("seat", 1), n=1, colour=red)
    assert table.about(0, "hex:F9") == other
    assert table.about(0, "hex:A4") is None
    for hex in ("G7", "F5", "A4"):
        option = table.option(0, f"hex:{hex}")
        assert option.label == msg("yy-hex", hex=hex)
        assert option.at == (f"hex:{hex}",)
