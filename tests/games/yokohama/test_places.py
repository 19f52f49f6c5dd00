"""Where options lie and where events happened, as data for pictures."""

from __future__ import annotations

import pytest

from engine.games.yokohama import places
from engine.games.yokohama.game import YOKOHAMA
from tests.games.yokohama.scenes import Who, scene
from tests.play import SetUp, moments

MINIS = YOKOHAMA.meta.complete_options(2, {"rewards": "on", "independents": "on"})
PLACED = {  # kinds of options that lie somewhere
    *("place", "walk", "agent", "order", "achieve", "take", "church", "customs", "build"),
    *("station", "from", "to", "back", "sell", "buy", "reward"),
}
NOWHERE = ("from:area", "from:hand", "place:none", "token:leave")


@pytest.mark.parametrize("set_up", [SetUp(YOKOHAMA, 2, MINIS), SetUp(YOKOHAMA, 3, {})], ids=str)
def test_all_that_has_a_place_names_one_that_exists(set_up: SetUp) -> None:
    for moment in moments(set_up, seed=17):
        known = set(places.every(moment.before.match.state.table))
        known |= set(places.every(moment.after.match.state.table))
        for event in moment.after.events:
            assert event.at, event
            assert set(event.at) <= known
        for question in moment.before.questions:
            for option in question.options:
                assert set(option.at) <= known
                if option.token not in NOWHERE and option.token.partition(":")[0] in PLACED:
                    assert option.at, option


def test_every_place_stands_once() -> None:
    found = list(places.every(scene(seats=4, achievements=("a_tea",)).table))
    assert len(set(found)) == len(found)
    assert {"area:bank", "shop:tea_1-4", "house:bank", "token:bank", "port_b:6"} <= set(found)
    assert {"church-board:8", "customs-board:1", "achievement:a_tea", "agents:nl"} <= set(found)


def test_options_and_events_say_where() -> None:
    table = scene(
        Who(hand=0, on={"port_a": 3}, president="tea", yen=2), at={"r0c0": "tea", "r0c1": "port_a"}
    )
    table.go("place none")
    assert table.option("walk:port_a").at == ("area:port_a",)
    table.go("walk port_a")
    assert table.events[0].at == ("area:port_a", "area:tea")
    assert table.option("take:2").at == ("port_a:2",)
    table.go("take 2; done")
    assert table.option("build:shop:2").at == ("shop:port_a-2",)
    table.go("build shop 3")
    assert table.said("yk-built-shop")[0].at == ("shop:port_a-3",)
