"""Influence tracks (RG-31 to RG-33)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.core.words import msg, ref
from engine.games.river_of_gold.data import TRACKS
from engine.games.river_of_gold.gains import why
from tests.games.river_of_gold.scenes import ALL_FULL, RiverScene, Who, goods, scene

ROW = ("e1_port_1", "e1_market_1", "e2_palace_1", "e1_palace_2")
BUILD = {1: "e1_port_1", 4: "e1_market_1", 5: "e2_palace_1"}
SITE = {1: 2, 2: 8, 3: 13, 4: 19, 5: 24, 6: 30}
GOOD = {1: "porcelain", 2: "rice", 3: "silk", 4: "porcelain", 5: "rice", 6: "silk"}


def advance(region: int, at: int, by: int, held: Mapping[str, int] | None = None) -> RiverScene:
    """Seat 0, standing at `at` in a region, builds there for `by` influence."""
    who = Who(die=region, koku=25, influence={region: at}, goods=held or {})
    return scene(who, row=ROW).answer(0, f"build {SITE[region]} {BUILD[by]}")


@pytest.mark.rule("RG-31", "RG-32")
@pytest.mark.parametrize("region", range(1, 7))
def test_space_two_gives_the_good_of_the_region(region: int) -> None:
    table = advance(region, 1, 1)
    assert table.player(0).influence[region] == 2
    assert table.player(0).goods == {**goods(), GOOD[region]: 1}


@pytest.mark.rule("RG-32")
@pytest.mark.parametrize("region", range(1, 7))
def test_track_rewards_are_the_same_in_all_regions(region: int) -> None:
    rewards = {
        space.pos: [(reward.kind, reward.n) for reward in space.rewards]
        for space in TRACKS[region].spaces
        if space.rewards
    }
    assert rewards == {
        2: [("good", 1)],
        5: [("koku", 2)],
        9: [("favour", 1)],
        13: [("vp", 3)],
        18: [("vp", 3), ("any_good", 1)],
    }
    flowers = [space.pos for space in TRACKS[region].spaces if space.imperial_flower]
    assert flowers == [11]


@pytest.mark.rule("RG-31", "DC-4")
def test_every_reward_reached_or_passed_is_gained() -> None:
    table = advance(4, 4, 5)
    assert table.player(0).influence[4] == 9
    assert table.player(0).koku == 25 - 6 + 2
    assert table.player(0).favour == 1


@pytest.mark.rule("RG-31")
def test_lowest_space_first() -> None:
    table = advance(4, 1, 4)
    told = [event.args["why"] for event in table.said("rog-gained", seat=0)]
    track = [why("track", region=ref("region", "4"), space=space).words for space in (2, 5)]
    assert told == [why("build").words, *track]


@pytest.mark.rule("RG-31", "WE-4")
def test_a_rival_on_the_space_does_not_take_its_reward() -> None:
    rival = Who(influence={4: 2})
    table = scene(Who(die=4, koku=25), rival, row=(*ROW[:3], "e1_shrine_5"))
    table.answer(0, "build 16 e1_shrine_5")
    assert table.player(0).influence[4] == 2
    assert table.player(0).goods["porcelain"] == 1


@pytest.mark.rule("RG-32")
def test_the_imperial_flower_gives_nothing() -> None:
    table = advance(4, 10, 1)
    player = table.player(0)
    assert (player.influence[4], player.vp, player.favour, player.koku) == (11, 0, 0, 19)


@pytest.mark.rule("RG-32")
def test_space_thirteen_gives_three_points() -> None:
    assert advance(4, 12, 1).player(0).points == {"track": 3}


@pytest.mark.rule("RG-33", "DC-4", "D-12")
def test_beyond_eighteen_is_lost_and_the_last_reward_comes_once() -> None:
    table = advance(4, 17, 4)
    assert table.player(0).influence[4] == 18
    told = (msg("rog-amount-influence", n=1, number=4, to=18),)
    assert table.said("rog-gained", seat=0, why=why("build").words, what=told)
    assert table.player(0).vp == 3
    assert table.offers(0, "good") == {"silk", "rice", "porcelain", "none"}
    table.answer(0, "good rice")
    assert table.player(0).goods == goods(rice=1)
    assert table.asked(0).name == "end"


@pytest.mark.rule("RG-33")
def test_at_the_end_of_the_track_nothing_more_is_gained() -> None:
    table = advance(4, 18, 5)
    assert table.player(0).vp == 0
    assert table.asked(0).name == "end"


@pytest.mark.rule("RG-104", "D-12")
def test_a_good_without_room_is_lost() -> None:
    table = advance(4, 17, 1, ALL_FULL)
    assert table.asked(0).name == "end"
    assert table.player(0).goods == ALL_FULL


@pytest.mark.rule("RG-104", "D-12", "RG-105")
def test_only_goods_below_six_are_offered_and_the_gain_may_be_declined() -> None:
    table = advance(4, 17, 1, goods(6, 2, 6))
    assert table.offers(0, "good") == {"rice", "none"}
    table.answer(0, "good none")
    assert table.player(0).goods == goods(6, 2, 6)
    assert table.asked(0).name == "end"
