"""Mini-expansions and the readings a table may choose (YK-103 to YK-106, chapter 19)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.errors import BadSetup
from engine.games.yokohama import rules
from engine.games.yokohama.data import REWARD_TOKENS
from engine.games.yokohama.game import YOKOHAMA
from engine.games.yokohama.scoring import leftovers
from engine.games.yokohama.setup import MINI_2
from tests.games.yokohama.scenes import CityScene, Who, dealt, scene

ON = {"rewards": "on"}
TILES = ("a_copper", "b_yen", "c_production")
DONE = {"b_yen": (0,), "c_production": (0,)}
FOUR = ("reward_flag_us", "reward_flag_gb", "reward_flag_de", "reward_independent_agent")


@pytest.mark.rule("YK-103", "YK-104")
def test_four_of_six_reward_tokens_are_shown() -> None:
    seen = [dealt(3, ON, seed).table.rewards for seed in range(12)]
    assert all(len(set(each)) == 4 for each in seen)
    assert {token for each in seen for token in each} == set(REWARD_TOKENS)
    assert dealt(3).table.rewards == []


def third(*rewards: str, **more: Any) -> CityScene:
    """The third achievement is completed."""
    who = Who(copper=5, **more)
    table = scene(who, achievements=TILES, done=DONE, rewards=rewards or FOUR, options=ON)
    return table.go("achieve a_copper")


@pytest.mark.rule("YK-103", "YK-104", "D-19")
def test_the_third_achievement_brings_a_token_at_once() -> None:
    table = third()
    assert (table.name(), table.offers(0, "reward")) == ("reward", set(FOUR))
    table.go("reward reward_flag_us")
    assert table.player().flags == ["us"]
    assert "reward_flag_us" not in table.table.rewards


@pytest.mark.rule("YK-103")
def test_the_second_achievement_brings_none() -> None:
    table = scene(
        Who(copper=5), achievements=TILES, done={"b_yen": (0,)}, rewards=FOUR, options=ON
    ).go("achieve a_copper")
    assert table.name() == "turn"


@pytest.mark.rule("YK-103", "YK-51")
def test_a_flag_is_an_icon_checked_at_once() -> None:
    table = third(completed=("order_01",)).go("reward reward_flag_gb")
    assert table.player().agents == ["gb"]
    assert rules.icons(table.table, 0)["gb"] == 2


@pytest.mark.rule("YK-103", "YK-106")
def test_the_reward_agent_acts_once_and_scores_unused() -> None:
    table = third(on={"bank": 1}).go("reward reward_independent_agent")
    assert leftovers(table.table, 0)["final_agents"] == 1
    table.go("agent bank")
    assert (table.player().used_agents, table.player().yen) == (["independent"], 1)
    assert leftovers(table.table, 0)["final_agents"] == 0


@pytest.mark.rule("YK-105")
def test_independent_agents_are_shuffled_among_the_tokens() -> None:
    found: set[str] = set()
    for seed in range(12):
        table = dealt(4, {"independents": "on"}, seed).table
        tokens = [there.token for there in table.areas.values() if there.token]
        assert len(tokens) == 17
        found.update(token for token in tokens if token in MINI_2)
    assert found == set(MINI_2)


@pytest.mark.rule("YK-106", "YK-37", "YK-133")
def test_an_independent_agent_is_a_token_and_an_agent() -> None:
    who = Who(hand=0, on={"bank": 4, "tea": 1}, shops=0)
    table = scene(who, tokens={"bank": "p5_ind_1"}, options={"independents": "on"})
    table.go("place none; walk bank; token take")
    assert (table.player().agents, table.player().tokens) == (["independent"], ["p5_ind_1"])
    assert rules.tokens_owned(table.player()) == 1
    table.go("agent tea")
    assert rules.tokens_owned(table.player()) == 1
    assert table.player().agents == []


@pytest.mark.rule("YK-106")
@pytest.mark.parametrize(("unused", "vp"), [("score", 3), ("nothing", 2)])
def test_whether_unused_independent_agents_score_is_an_option(unused: str, vp: int) -> None:
    who = Who(agents=("independent", "us", "gb"), tokens=("p5_ind_1",))
    table = scene(who, options={"independents": "on", "unused": unused})
    assert leftovers(table.table, 0)["final_agents"] == vp


@pytest.mark.rule("YK-127")
@pytest.mark.parametrize(("option", "due"), [("fourth", 1), ("fifth", 0)])
def test_the_extra_cost_begins_at_the_fourth_or_fifth(option: str, due: int) -> None:
    who = Who(technologies=("ball", "tram", "station"))
    table = scene(who, boards={"lab_a": ("winery_1",)}, options={"extra_cost": option})
    assert rules.technology_units(table.table, 0, "lab_a", 1, 5) == due


@pytest.mark.rule("YK-90", "YK-100")
def test_two_players_may_do_without_neutral_assistants() -> None:
    table = dealt(2, {"neutral": "none"}).table
    assert table.house.board_limits == {"church": 4, "customs": 4}
    assert table.spaces == {"church": [None] * 8, "customs": [None] * 8}
    with pytest.raises(BadSetup):
        YOKOHAMA.meta.complete_options(3, {"neutral": "none"})


@pytest.mark.rule("YK-81", "YK-83")
def test_tram_and_station_may_need_an_assistant() -> None:
    who = Who(hand=0, president="silk", technologies=("tram", "station"), on={"tea": 1})
    laid = {"r0c0": "silk", "r3c1": "tea"}
    table = scene(who, station="bank", at=laid, options={"direct": "staffed"}).go("place none")
    assert table.offers(0, "walk") == {"tea"}


@pytest.mark.rule("YK-129", "YK-7")
def test_the_warehouse_may_hold_thirteen() -> None:
    player = dealt(3, {"warehouse": "13"}).table.players[0]
    assert (player.assistants, player.stored_assistants) == (8, 13)


@pytest.mark.rule("YK-55")
def test_customs_may_ask_for_exactly_what_power_allows() -> None:
    who = Who(hand=0, on={"customs": 2}, imports=4)
    table = scene(who, options={"customs": "exactly"}).go("place none; walk customs")
    assert table.offers(0, "customs") == {"3", "4"}
