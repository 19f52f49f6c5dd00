"""What a position of Yokohama is worth, and what its players look at first."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from engine.ai.eyes import Eyes
from engine.ai.players import USUAL, steady
from engine.core.decision import Seat
from engine.core.flow import Applied
from engine.core.rng import Rng
from engine.games.yokohama.game import YOKOHAMA
from engine.minds.yokohama import MIND
from engine.minds.yokohama.promise import NEVER
from tests.games.yokohama.scenes import CityScene, Who, scene
from tests.locales.ftl import messages
from tests.play import moments, one_per_count

LAST: dict[str, Any] = {"round": 20, "last_round": 20}


def parts(scene: CityScene, seat: Seat = 0) -> dict[str, float]:
    """What the position is worth to a seat, by reason, in its own eyes."""
    return dict(MIND.worth(YOKOHAMA.view(scene.match, seat), seat))


def total(scene: CityScene, seat: Seat = 0) -> float:
    return sum(parts(scene, seat).values())


def promises(scene: CityScene, seat: Seat = 0) -> dict[str, float]:
    """What each option of the open question promises."""
    asked, view = scene.asked(seat), YOKOHAMA.view(scene.match, seat)
    return {token: MIND.promise(view, asked, token) for token in asked.tokens()}


def best(scene: CityScene) -> str:
    """The most promising option."""
    found = promises(scene)
    return max(found, key=found.__getitem__)


def played(scene: CityScene, seat: Seat = 0) -> list[str]:
    """What a steady player picks, question by question."""
    now = Applied(scene.match, (), False, scene.match.questions())
    plan = steady(MIND, Eyes(YOKOHAMA, now, seat), Rng(1), USUAL)
    return [pick for answer in plan for pick in answer.picks]


def titles(*names: str) -> dict[str, Any]:
    return {"technologies": names}


@pytest.mark.parametrize(
    ("reason", "less", "more"),
    [
        ("points", {"vp": 3}, {"vp": 5}),
        ("boards", {}, {"church": (2,)}),
        ("boards", {"customs": (1,)}, {"customs": (1, 3)}),
        ("technology", {}, titles("tram")),
        ("technology", titles("stagecoach"), titles("ball")),
        ("countries", {}, {"completed": ("order_33",)}),
        ("countries", {}, {"agents": ("gb",)}),
        ("orders", {"orders": ("order_33",)}, {"orders": ("order_33",), "fish": 5}),
        ("goods", {"tea": 2}, {"copper": 2}),
        ("goods", {"yen": 1}, {"yen": 4}),
        ("goods", {"yen": 4}, {"imports": 1, "yen": 4}),
        ("achievements", {"copper": 3}, {"copper": 4}),
        ("buildings", {}, {"shop_on": {"bank": 2}}),
        ("buildings", {"shop_on": {"bank": 2}}, {"house_on": ("bank",)}),
        ("buildings", {}, {"houses": 1}),
        ("reach", {}, {"hand": 9}),
        ("reach", {"hand": 4}, {"hand": 2, "on": {"port_a": 1, "tea": 1}}),
    ],
)
def test_more_of_what_is_good_is_worth_more(
    reason: str, less: dict[str, Any], more: dict[str, Any]
) -> None:
    poor, rich = (scene(Who(**who), achievements=("a_copper",)) for who in (less, more))
    assert parts(rich)[reason] > parts(poor)[reason]


@pytest.mark.parametrize(("what", "each"), [("copper", 1 / 3), ("yen", 1 / 2), ("imports", 1)])
def test_what_nobody_can_use_any_more_is_worth_what_is_left_over_scores(
    what: str, each: float
) -> None:
    held: list[dict[str, Any]] = [{what: 20}, {what: 26}]
    much, more = (parts(scene(Who(**who)))["goods"] for who in held)
    assert more - much == pytest.approx(6 * each)


def test_an_order_completed_is_worth_more_than_one_that_is_ready() -> None:
    ready = scene(Who(orders=("order_33",), fish=5))
    before = total(ready)
    assert total(ready.go("order 33")) > before


def test_a_lead_counts_for_more_when_the_end_is_near() -> None:
    early, late = (scene(Who(church=(2,)), **when) for when in ({}, LAST))
    assert parts(late)["boards"] == 6
    assert parts(early)["boards"] < 6


def test_the_last_position_is_worth_what_it_scores() -> None:
    rich = Who(vp=30, yen=5, tea=4, imports=2, church=(2, 3), customs=(1,), agents=("gb",))
    people = (rich, Who(vp=20, on={"bank": 2}, **titles("ball", "tram")), Who(shops=1))
    end = scene(*people, active=2, **LAST)
    seen = [total(end, seat) for seat in (0, 1)]
    end.go("place bank; done; recall all; end")
    assert end.match.outcome is not None
    assert seen == list(end.match.outcome.scores[:2])


def test_third_place_on_a_board_is_worth_nothing_at_the_end() -> None:
    end = scene(*(Who(church=(n,)) for n in (3, 2, 1)), active=2, **LAST)
    assert [parts(end, seat)["boards"] for seat in range(3)] == [6, 3, 0]


def test_every_position_of_random_games_can_be_valued() -> None:
    valued = 0
    for set_up in one_per_count(YOKOHAMA):
        for moment in islice(moments(set_up, 5), 0, 140, 2):
            for seat in range(set_up.seats):
                view = YOKOHAMA.view(moment.before.match, seat)
                assert len(MIND.worth(view, seat)) == len(MIND.worth(view, 0))
            asked = moment.before.questions[0]
            view = YOKOHAMA.view(moment.before.match, asked.seat)
            found = [MIND.promise(view, asked, token) for token in asked.tokens()]
            assert max(found) >= 0
            valued += 1
    assert valued >= 200


def test_every_reason_has_words() -> None:
    for reason in parts(scene()):
        words = messages("en")[f"yk-worth-{reason}"]  # Italian has the same, by another test
        assert "less" in [each.id.name for each in words.attributes]


# what is tried first


def test_an_order_that_can_be_completed_comes_first() -> None:
    assert best(scene(Who(orders=("order_33",), fish=5))) == "order:33"


def test_nobody_is_placed_where_the_president_cannot_stay() -> None:
    assert promises(scene(Who(president="tea")))["place:tea"] == NEVER


def test_the_strongest_way_comes_first() -> None:
    who = Who(on={"tea": 3, "bank": 1, "port_a": 1})
    assert best(scene(who).go("place bank; done")) == "walk:tea"


def test_a_token_is_taken_and_the_best_slot_is_built_on() -> None:
    who = Who(on={"tea": 4})
    tiles = {"tea": "building_01"}  # 3 VP, 2 yen, any product, 1 VP
    action = scene(who, tiles=tiles, tokens={"tea": "p5_06"}).go("place bank; done; walk tea")
    assert best(action) == "token:take"
    assert best(action.go("token take")) == "build:shop:1"


def test_imports_are_not_given_to_the_church_where_fish_will_do() -> None:
    who = Who(on={"church": 2}, fish=1, imports=1)
    gifts = promises(scene(who).go("place bank; done; walk church; church 1"))
    assert gifts["give:fish"] > gifts["give:import"]


def test_a_steady_player_builds_where_it_can() -> None:
    who = Who(on={"tea": 3, "bank": 1})
    assert {"walk:tea", "build:shop:1"} <= set(played(scene(who)))
