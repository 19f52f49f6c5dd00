"""Where options lie and where events happened, and what an option costs or brings, as data."""

from __future__ import annotations

import re

import pytest

from engine.core.frame import Event
from engine.core.words import msg, ref
from engine.games.river_of_gold.data import MASTERIES, REGIONS, RIVER, ROW_SLOTS, SHORE, TRACKS
from engine.games.river_of_gold.game import RIVER_OF_GOLD
from tests.games.river_of_gold.scenes import RiverScene, Who, goods, scene
from tests.play import SetUp, moments, set_ups

EVERY_PLACE = {
    *(f"river:{space}" for space in RIVER),
    *(f"shore:{space}" for space in SHORE),
    *(f"track:{region}-{n}" for region in REGIONS for n in range(TRACKS[region].length + 1)),
    *(f"row:{slot}" for slot in range(1, ROW_SLOTS + 1)),
    *(f"player:{seat}" for seat in range(4)),
    *(f"mastery:{id}" for id in MASTERIES),
    "emperor",
}
PLACED = ("build", "sail", "steps", "tile", "token", "royal", "go")  # cards in hand lie nowhere
PLAIN = re.compile(r"[a-z_]+:[\w>-]+")


def gained(table: RiverScene, seat: int) -> list[tuple[str, ...]]:
    """The places of all that a seat gained by the last line."""
    return [event.at for event in table.said("rog-gained", seat=seat)]


@pytest.mark.parametrize(
    "set_up", [s for s in set_ups() if s.game is RIVER_OF_GOLD and s.seats != 3], ids=str
)
def test_all_that_has_a_place_names_one_that_exists(set_up: SetUp) -> None:
    for moment in moments(set_up, seed=17):
        for event in moment.after.events:
            assert event.at, event
            assert set(event.at) <= EVERY_PLACE
            assert not [arg for arg in event.args.values() if PLAIN.fullmatch(str(arg))]
        for question in moment.before.questions:
            for found in question.options:
                kind = found.token.partition(":")[0]
                assert set(found.at) <= EVERY_PLACE
                noble = found.token == "go" and question.prompt.args["why"] in PLACELESS
                assert bool(found.at) == (kind in PLACED and not noble), found


PLACELESS = (msg("rog-why-merchant"), msg("rog-why-noble"))


@pytest.mark.rule("RG-25", "D-8")
def test_a_site_says_where_it_is_and_what_it_costs_this_player() -> None:
    region = ref("region", 3)
    for completed, price in (((), 12), (("artisan_3",), 10)):
        found = scene(Who(die=3, koku=25, completed=completed)).option(0, "build:12")
        assert found.label == msg("rog-build", space=12)
        rivers = tuple(msg("rog-say-river", space=space) for space in (5, 6, 7))
        assert found.about == msg("rog-cost-koku", n=price, region=region, rivers=rivers, vp=0)
        assert found.at == ("shore:12",)


@pytest.mark.rule("RG-20", "RG-21", "D-5")
def test_a_face_says_how_much_favour_it_costs() -> None:
    table = scene(Who(die=2, favour=3, boats=(4, 12)))
    assert table.about(0, "die:5") == "3 favour, Uebe Marshes, boats to river 9 and 3"


@pytest.mark.rule("RG-34", "RG-36", "D-10")
def test_a_sail_lies_at_its_goal_and_at_the_shores_it_visits() -> None:
    found = scene(Who(die=1, boats=(5, 8))).option(0, "sail:1")
    assert found.at == ("river:6", "shore:11", "shore:12", "shore:13", "shore:15")


@pytest.mark.rule("RG-41", "RG-42", "D-17", "D-18")
def test_a_customer_says_what_it_asks_for() -> None:
    who = Who(die=6, goods=goods(1, 2, 0), hand=("merchant_6", "elder_1"))
    table = scene(who)
    assert table.option(0, "deliver:merchant_6").at == ()
    assert table.about(0, "deliver:merchant_6").startswith("1 silk, 2 rice → ")
    table.answer(0, "deliver merchant_6")
    assert table.option(0, "discard:elder_1").at == ()


@pytest.mark.rule("RG-49", "RG-51", "D-19", "D-20")
def test_second_tokens_and_the_royal_boat_have_their_places() -> None:
    monk = Who(die=1, goods=goods(1, 2, 1), hand=("monk_1", "elder_1"))
    table = scene(monk, shore={13: ("e1_port_1", 0)}).answer(0, "deliver monk_1")
    assert table.option(0, "token:13").at == ("shore:13",)
    assert [e.at for e in table.answer(0, "token 13").said("rog-second-token")] == [("shore:13",)]
    noble = Who(die=1, goods=goods(1, 1, 2), hand=("noble_1", "elder_1"), boats=(4, 9))
    table = scene(noble).answer(0, "deliver noble_1")
    found = table.option(0, "royal:2")
    assert (found.about, found.at) == (msg("rog-on-river", space=9), ("river:9",))
    assert [e.at for e in table.answer(0, "royal 2").said("rog-royal")] == [("river:9",)]


@pytest.mark.rule("RG-27", "RG-31", "RG-26")
def test_a_build_happens_on_its_shore_and_moves_a_token_on_its_track() -> None:
    row = ("e1_palace_2", "e1_shrine_5", "e1_port_1", "e1_market_5")
    table = scene(Who(die=4, koku=25), row=row).answer(0, "build 16 e1_market_5")
    assert [event.at for event in table.said("rog-built")] == [("shore:16",)]
    assert gained(table, 0) == [("row:4",), ("track:4-4",), ("track:4-2",)]


@pytest.mark.rule("RG-35", "RG-36", "RG-37", "RG-38")
def test_a_sail_is_told_by_its_places() -> None:
    shore = {11: ("e2_palace_1", 1), 13: ("e1_port_5", 2)}
    table = scene(Who(die=1, boats=(5, 8)), shore=shore, era_1=0).answer(0, "sail 1")
    assert [event.at for event in table.said("rog-sailed")] == [("river:6", "river:5")]
    assert gained(table, 0) == [
        ("shore:11", "track:3-3"),
        ("track:3-2",),
        ("shore:12",),
        ("shore:13",),
        ("shore:15",),
    ]
    assert gained(table, 1) == [("shore:11", "track:3-1")]
    assert gained(table, 2) == [("shore:13",)]


@pytest.mark.rule("RG-39", "RG-80")
def test_a_journey_and_the_last_tile_are_told_by_their_places() -> None:
    table = scene(Who(die=1, boats=(14, 8)), era_1=0, era_2=1).answer(0, "sail 1 koku")
    assert [event.at for event in table.said("rog-journey")] == [("river:1",)]
    assert [event.at for event in table.said("rog-tile-left", seat=0)] == [("row:4",)]
    table.end(0)
    assert [event.at for event in table.said("rog-last-tile")] == [("row:1",)]


@pytest.mark.rule("RG-60", "RG-76")
def test_masteries_and_the_emperor_have_their_places() -> None:
    who = Who(die=2, boats=(14, 8), influence=dict.fromkeys(REGIONS, 1))
    shore = {24: ("e1_market_1", 1)}
    table = scene(who, shore=shore, masteries=("void",), era_1=1)
    table.answer(0, "sail 1; journey none")
    assert gained(table, 0)[-1] == ("mastery:void",)
    table.end(0)
    assert [event.at for event in table.said("rog-emperor")] == [("emperor",)]
    assert gained(table, 1) == [("shore:24",)]


def test_gains_for_one_reason_are_one_event_with_all_its_places() -> None:
    who = Who(die=1, boats=(4, 8), royal=1, completed=("noble_3",), influence={3: 5})
    table = scene(who).answer(0, "sail 1")
    event: Event = table.said("rog-gained", seat=0, why=msg("rog-why-noble"))[0]
    assert event.at == ("track:2-1", "track:3-6")
    assert event.args["what"] == (
        msg("rog-amount-influence", n=1, number=2, to=1),
        msg("rog-amount-influence", n=1, number=3, to=6),
    )
