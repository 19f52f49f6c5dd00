"""What a turn's message says: one cause a line, in few lines, the end last."""

from __future__ import annotations

import pytest

from tests.games.yokohama.scenes import NAMES, CityScene, Who, scene
from tests.locales.ftl import strict

BUILDER = Who(hand=1, yen=2, on={"tea": 3}, house_on=("bank", "church", "silk"), houses=1, shops=0)


def told(table: CityScene, language: str = "en") -> list[str]:
    """The public lines of what was typed last."""
    events = (event for event in table.events if event.to is None)
    return list(strict(language).turn(events, NAMES))


def test_a_turn_is_a_line_for_each_step() -> None:
    ann = Who(hand=1, yen=1, on={"silk": 3}, shops=1)
    table = scene(ann, Who(president="bank"), tiles={"silk": "building_01"})
    table.go("place bank; walk silk; build shop 2; end")
    assert told(table)[:3] == [
        "Ann places assistants: Bank: Bo +1 yen.",
        "Ann puts the president on Silk Mill: Power 4, +3 silk.",
        f"Ann builds a shop on Silk Mill: +{table.gained()[-1].replace('vp', 'VP')}, "
        "3 assistants back.",
    ]


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Ann places assistants: Bank (2)."), ("it", "Ann piazza assistenti: Banca (2).")],
)
@pytest.mark.rule("YK-20")
def test_an_area_that_got_two_assistants_is_named_once(language: str, line: str) -> None:
    table = scene(Who(hand=3, on={"silk": 1})).go("place bank; place bank; walk silk")
    assert line in told(table, language)


@pytest.mark.parametrize(
    ("language", "near"),
    [
        ("en", "Ann brings the end near: 4 trading houses. After this round one more is played."),
        (
            "it",
            "Ann avvicina la fine: 4 uffici commerciali. Dopo questo round se ne gioca un altro.",
        ),
    ],
)
@pytest.mark.rule("YK-87")
def test_that_the_end_is_near_is_said_behind_what_brought_it(language: str, near: str) -> None:
    table = scene(BUILDER).go("place bank; walk tea; build house; end")
    lines = told(table, language)
    assert lines[-2] == near  # before the next turn begins
    assert len(lines) <= 5


@pytest.mark.rule("YK-36")
def test_the_owner_of_the_trading_house_is_named_with_the_reason() -> None:
    table = scene(Who(hand=0, on={"tea": 2}), Who(house_on=("tea",))).go("place none; walk tea")
    assert told(table)[1:] == [
        "Ann puts the president on Tea Plantation: Power 3, +3 tea; "
        "Bo +1 yen (trading house on Tea Plantation).",
        "Ann recovers 2 assistants from Tea Plantation.",
    ]


@pytest.mark.rule("YK-93", "YK-98")
def test_the_final_score_is_a_line_for_each_player() -> None:
    people = Who(church=(1,), yen=5, tea=3), Who(imports=1), Who()
    table = scene(*people, last_round=3, active=2).go("place bank; done; recall all; end")
    assert told(table)[-3:] == [
        "Final scoring, Ann: +9 VP (Church bonus 6, yen left 2, products left 1).",
        "Final scoring, Bo: +1 VP (imports left 1).",
        "Final scoring, Cy: 0 VP.",
    ]


@pytest.mark.parametrize(("room", "invites"), [(2, "take an order."), (1, "or two for 2 yen or 1")])
@pytest.mark.rule("YK-121")
def test_a_port_offers_two_orders_only_where_two_can_be_taken(room: int, invites: str) -> None:
    held = ("order_01", "order_02")[:room]
    table = scene(Who(hand=0, yen=2, on={"port_a": 2}, orders=held)).go("place none; walk port_a")
    assert invites in strict("en").say(table.asked(0).prompt, NAMES)
