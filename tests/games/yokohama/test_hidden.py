"""What is public and what is not (YK-12, YK-146)."""

from __future__ import annotations

import pytest

from engine.core.codec import copy
from engine.core.rng import Rng
from engine.core.words import Part
from engine.games.yokohama.game import YOKOHAMA
from tests.games.yokohama.scenes import Who, dealt, scene


@pytest.mark.rule("YK-12", "YK-146")
def test_no_view_names_what_is_hidden() -> None:
    match = dealt(3, seed=8).match
    hidden = {*match.state.box.orders, *match.state.box.removed}
    for viewer in (0, 1, 2, None):
        seen = str(YOKOHAMA.view(match, viewer))
        others = [hand for seat, hand in enumerate(match.state.hands) if seat != viewer]
        theirs = {order for hand in others for order in hand.orders}
        assert not [order for order in hidden | theirs if f"'{order}'" in seen]


@pytest.mark.rule("YK-12")
def test_how_many_orders_a_hand_and_a_deck_hold_is_open() -> None:
    table = scene(Who(orders=("order_01", "order_02")), Who(orders=("order_03",)))
    counts = YOKOHAMA.view(table.match, None).counts
    assert counts.hands == (2, 1, 0)
    assert counts.orders == len(table.state.box.orders)
    assert counts.technologies == len(table.state.box.technologies)


@pytest.mark.rule("YK-12")
def test_questions_that_show_orders_are_secret() -> None:
    table = scene(Who(tea=4, fish=1, orders=("order_01",)))
    assert table.asked(0).secret
    table.go("place bank; done; recall all")
    assert table.asked(0).secret


@pytest.mark.rule("YK-12", "YK-146")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_dealing_anew_what_is_unseen_changes_no_view(seat: int | None) -> None:
    table = dealt(3, seed=2)
    table.answer(1, f"keep {table.orders(1)[0][-2:]}")
    before = YOKOHAMA.view(table.match, seat)
    hands = set()
    for number in range(6):
        other = copy(YOKOHAMA, table.match)
        YOKOHAMA.blur(other, seat, Rng(number))
        assert YOKOHAMA.view(other, seat) == before
        assert list(YOKOHAMA.invariants(other)) == []
        kept = other.state.hands[1].chosen
        assert kept is not None
        assert f"order_{kept[0][-2:]}" in other.state.hands[1].orders
        hands.add(str([hand for s, hand in enumerate(other.state.hands) if s != seat]))
    assert len(hands) == 6


def _parts(table: object, seat: int | None) -> dict[str, Part]:
    view = YOKOHAMA.view(table.match, seat)  # type: ignore[attr-defined]
    return {part.name: part for part in YOKOHAMA.describe(view)}


@pytest.mark.rule("YK-12")
def test_the_hand_is_a_private_part_of_the_description() -> None:
    table = scene(Who(orders=("order_01",)), achievements=("a_tea",), rewards=())
    own = _parts(table, 0)
    assert own["hand"].private
    assert len(own["hand"].lines) == 2
    assert "hand" not in _parts(table, None)
    assert next(iter(own)) == "status"
    assert not [part for name, part in own.items() if part.private and name != "hand"]


def test_everything_on_the_table_is_described() -> None:
    who = Who(
        president="bank",
        on={"tea": 2},
        shop_on={"silk": 1},
        house_on=("silk",),
        technologies=("tram",),
        completed=("order_01",),
        agents=("us",),
        used_agents=("gb",),
        tokens=("p5_01",),
        church=(1,),
    )
    table = scene(who, station="tea", achievements=("a_tea",), done={"a_tea": (1,)})
    said = str(_parts(table, None))
    for key in (
        *("say-race", "say-player", "say-pieces", "say-technologies", "say-completed"),
        *("say-icons", "say-agents", "say-used", "say-tokens", "say-station-area", "say-canal"),
        *("say-president", "say-assistants", "say-shop", "say-house", "say-token", "say-board"),
        *("say-port-card", "say-technology", "say-space-taken", "say-achieved", "say-supply"),
    ):
        assert f"'yk-{key}'" in said, key


def test_the_last_round_is_told() -> None:
    assert "yk-say-one-more" in str(_parts(scene(round=3, last_round=4), None)["status"])
    assert "yk-say-last-round" in str(_parts(scene(round=4, last_round=4), None)["status"])
