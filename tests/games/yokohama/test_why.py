"""Why something that exists is not offered."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.words import msg
from engine.games.yokohama.game import YOKOHAMA
from locales import LANGUAGES
from tests.games.yokohama.scenes import CityScene, Who, scene
from tests.locales.ftl import strict
from tests.play import SetUp, moments

LAID = {"r0c0": "silk", "r0c1": "bank", "r0c2": "port_a", "r1c0": "canal", "r3c1": "tea"}
LAB = {"lab_a": ("ball_1", "exposition_1")}
CITY = "place none; walk "


def asked(who: Who, line: str = "", *others: Who, **more: Any) -> CityScene:
    """A position where something is asked."""
    table = scene(who, *others, at=LAID, **more)
    return table.go(line) if line else table


def why(table: CityScene, token: str) -> str | None:
    """The key of the reason, without its beginning; its words must fit both languages."""
    question = table.asked(0)
    reason = YOKOHAMA.why_not(YOKOHAMA.view(table.match, 0), question, token)
    if reason is None:
        return None
    assert token not in question.tokens()
    for language in LANGUAGES:
        assert strict(language).say(reason, ("Ann", "Bo", "Cy")).endswith(".")
    return reason.key.removeprefix("yk-not-")


BANK = Who(president="bank")
HERE = Who(hand=0, president="silk", on={"silk": 1, "port_a": 1, "bank": 1})
REASONS = [
    ((Who(),), "place:canal", "canal"),
    ((Who(hand=0),), "place:bank", "assistant"),
    ((Who(yen=0), "", BANK), "place:bank", "fee"),
    ((Who(), "place silk bank"), "place:silk", "placed-there"),
    ((Who(), "place silk; done"), "place:tea", "now-place"),
    ((Who(),), "walk:bank", "now-move"),
    ((HERE, "place none"), "walk:canal", "canal-end"),
    ((HERE, "place none"), "walk:silk", "start"),
    ((HERE, "place none"), "walk:church", "staffed"),
    ((HERE, "place none", BANK), "walk:bank", "occupied"),
    ((HERE, "place none", BANK), "walk:port_a", "reached"),
    ((HERE, "place none"), "walk:port_a-b", "that-way"),
    ((Who(on={"bank": 1}),), "agent:bank", "agent"),
    ((Who(agents=("us",)),), "agent:bank", "agent-staffed"),
    ((Who(agents=("us",), president="bank"),), "agent:bank", "agent-president"),
    ((Who(agents=("us", "us"), on={"tea": 1}), "agent tea"), "agent:bank", "agent-again"),
    ((Who(agents=("us",), on={"tea": 1}), "place bank"), "agent:tea", "now-extra"),
    ((Who(),), "order:01", "order"),
    ((Who(orders=("order_01",), tea=3),), "order:01", "products"),
    ((Who(orders=("order_01",), tea=4, fish=1), "place tea"), "order:01", "now-extra"),
    ((Who(),), "use:university", "owned"),
    ((Who(technologies=("university",)),), "use:university", "university"),
    ((Who(technologies=("spinning_frame",)),), "use:spinning_frame", "spinning_frame"),
    (
        (Who(technologies=("spinning_frame",), silk=2), "use spinning_frame"),
        "use:spinning_frame",
        "used-again",
    ),
    (
        (Who(technologies=("spinning_frame",), silk=2), "place tea"),
        "use:spinning_frame",
        "inside-a-step",
    ),
    ((Who(hand=0, on={"port_a": 1}), f"{CITY}port_a"), "take:5", "level"),
    (
        (Who(hand=0, on={"port_a": 2}, yen=2), f"{CITY}port_a; take 1"),
        "take:1",
        "level-or-taken",
    ),
    ((Who(hand=0, on={"church": 4}), f"{CITY}church"), "church:8", "church"),
    ((Who(hand=0, on={"church": 4}), f"{CITY}church", Who(church=(2,))), "church:2", "free"),
    ((Who(hand=0, on={"customs": 2}, imports=1), f"{CITY}customs"), "customs:3", "customs"),
    ((Who(),), "build:shop", "now-build"),
    (
        (Who(hand=0, on={"tea": 3}, houses=1, shops=0), f"{CITY}tea"),
        "build:shop",
        "held-shop",
    ),
    ((Who(hand=0, on={"tea": 3}), f"{CITY}tea"), "build:house", "held-house"),
    (
        (Who(hand=0, on={"tea": 3}, houses=1, shop_on={"tea": 1}), f"{CITY}tea; token leave"),
        "build:shop",
        "built-shop",
    ),
    (
        (Who(hand=0, on={"tea": 3}, houses=1), f"{CITY}tea", Who(house_on=("tea",))),
        "build:house",
        "built-house",
    ),
    ((Who(hand=0, on={"agency": 2}, yen=1), f"{CITY}agency"), "hire:shop", "hired"),
    (
        (Who(stored=0, on={"agency": 2}, yen=9), "place tea; done; walk agency"),
        "hire:assistant",
        "stored",
    ),
    (
        (Who(hand=0, on={"chinatown": 2}, tea=1), f"{CITY}chinatown"),
        "sell:import",
        "sold-import",
    ),
    ((Who(hand=0, on={"chinatown": 2}, tea=1), f"{CITY}chinatown"), "buy:silk", "exchanged"),
    ((Who(),), "recall:all", "now-move"),
    (
        (Who(hand=0, on={"tea": 3}), f"{CITY}tea", Who(shop_on={"tea": 2})),
        "build:shop:2",
        "slot",
    ),
    (
        (Who(hand=0, on={"church": 3}, tea=2, silk=1), f"{CITY}church; church 2"),
        "give:fish",
        "gift",
    ),
    ((Who(hand=0, on={"tea": 2}), "place none; recall some"), "back:bank", "staffed"),
    ((Who(on={"tea": 1}, agents=("us", "gb")), "agent tea"), "with:nl", "agent"),
    (
        (Who(hand=0, on={"port_a": 2}, yen=2, imports=1), f"{CITY}port_a; take 1; take 2"),
        "pay:2",
        "paid",
    ),
    ((Who(hand=0, president="silk", on={"bank": 1}), "place none"), "recall:some", "recall"),
]


@pytest.mark.parametrize(
    ("given", "token", "reason"), REASONS, ids=[f"{r[1]} {r[2]}" for r in REASONS]
)
def test_a_reason_for_what_is_not_offered(given: tuple[Any, ...], token: str, reason: str) -> None:
    assert why(asked(*given), token) == reason


def test_technologies_and_achievements_have_reasons() -> None:
    who = Who(hand=0, on={"lab_a": 4}, technologies=("ball_2",))
    lab = asked(who, f"{CITY}lab_a", boards=LAB)
    assert (why(lab, "take:1"), why(lab, "take:2")) == ("twice", "price")
    tiles = {"achievements": ("a_tea", "b_yen", "c_production")}
    goals = asked(Who(hand=0, tea=7), "", **tiles, done={"b_yen": (0,)})
    assert why(goals, "achieve:a_tea") == "assistant"
    assert why(goals, "achieve:b_yen") == "achieved-again"
    assert why(goals, "achieve:c_production") == "met"
    assert why(asked(Who(tea=7), "place tea", **tiles), "achieve:a_tea") == "now-extra"


def test_moves_and_tokens_have_reasons() -> None:
    who = Who(hand=0, on={"tea": 4})
    moves = asked(who, f"{CITY}tea; token take", tokens={"tea": "p5_19"})
    assert (why(moves, "from:hand"), why(moves, "from:bank")) == ("assistant", "staffed")
    moves.go("from tea")
    assert (why(moves, "to:canal"), why(moves, "to:tea")) == ("canal", "same-area")
    done = {"b_yen": (0,), "c_production": (0,)}
    rewards = scene(
        Who(tea=7),
        achievements=("a_tea", "b_yen", "c_production"),
        done=done,
        rewards=("reward_flag_us", "reward_flag_nl", "reward_flag_gb", "reward_flag_fr"),
        options={"rewards": "on"},
    ).go("achieve a_tea")
    assert why(rewards, "reward:reward_flag_de") == "reward"


@pytest.mark.parametrize(
    "token", ["place:moon", "walk:moon", "agent:moon", "order:99", "achieve:x", "use:tram", "x:y"]
)
def test_what_does_not_exist_has_no_reason(token: str) -> None:
    assert why(asked(Who()), token) is None


KINDS = (
    *("place", "walk", "agent", "order", "achieve", "use", "take", "church", "customs", "build"),
    *("hire", "sell", "buy", "recall", "give", "from", "back", "to", "station", "with"),
    *("pay", "reward", "token", "leave", "keep", "product", "end", "done", "skip"),
)
IDS = (
    *("", "bank", "canal", "church", "hand", "all", "some", "none", "0", "1", "3", "9", "99", "07"),
    *(
        "-1",
        "٣",
        "import",
        "copper",
        "shop",
        "shop:9",
        "house",
        "gb",
        "independent",
        "a_tea",
        "tea_1-b",
    ),
    *("university", "reward_flag_us", "b_yen", "assistant", "one"),
)


@pytest.mark.parametrize("seats", [2, 4])
def test_whatever_is_typed_has_a_reason_or_none(seats: int) -> None:
    told: set[str] = set()
    for n, moment in enumerate(moments(SetUp(YOKOHAMA, seats, {}), seed=19)):
        if n % 23 or n > 1200:
            continue
        for question in moment.before.questions:
            view = YOKOHAMA.view(moment.before.match, question.seat)
            for token in (f"{kind}:{id}" for kind in KINDS for id in IDS):
                reason = YOKOHAMA.why_not(view, question, token)
                if reason is not None and token not in question.tokens():
                    told.add(reason.key)
                    assert strict("en").say(reason, ("Ann", "Bo", "Cy", "Dee")).endswith(".")
    assert len(told) > 10


def test_nobody_is_told_what_another_hand_holds() -> None:
    table = asked(Who(orders=("order_01",)))
    for viewer in (1, None):
        view = YOKOHAMA.view(table.match, viewer)
        assert YOKOHAMA.why_not(view, table.asked(0), "order:01") is None
    assert YOKOHAMA.why_not(YOKOHAMA.view(table.match, 0), table.asked(0), "order:02") == msg(
        "yk-not-order"
    )
