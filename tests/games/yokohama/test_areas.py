"""Production, Bank, Chinatown, Employment Agency (YK-52, YK-53, YK-56, YK-57)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.yokohama.data import ACTIONS
from tests.games.yokohama.scenes import CityScene, Who, scene

BY_POWER = {
    "copper": ("copper", (0, 0, 1, 2, 3)),
    "silk": ("silk", (0, 1, 2, 3, 4)),
    "tea": ("tea", (1, 2, 3, 4, 5)),
    "fish_1": ("fish", (1, 2, 3, 4, 5)),
    "bank": ("yen", (1, 2, 3, 4, 5)),
}


def acting(area: str, power: int, **more: Any) -> CityScene:
    """A player acts there with this Power and no building to think of."""
    on = {area: power - 1} if power > 1 else {}
    cards = ("tram", *more.pop("technologies", ()))
    who = Who(hand=0, on=on, shops=0, technologies=cards, **more)
    return scene(who, tokens={area: None}).go(f"place none; walk {area}")


@pytest.mark.rule("YK-52")
@pytest.mark.parametrize("power", range(1, 6))
@pytest.mark.parametrize("area", BY_POWER)
def test_production_and_bank_by_power(area: str, power: int) -> None:
    what, gains = BY_POWER[area]
    player = acting(area, power).player()
    assert {**player.goods, "yen": player.yen}[what] == gains[power - 1]


@pytest.mark.rule("YK-53", "D-8")
@pytest.mark.parametrize("power", range(1, 6))
def test_chinatown_allows_as_many_exchanges_as_power(power: int) -> None:
    table = acting("chinatown", power, tea=9)
    for _ in range(power):
        assert table.name() == "exchange"
        table.go("sell tea")
    assert table.name() == "end"
    assert (table.player().yen, table.player().goods["tea"]) == (power, 9 - power)


@pytest.mark.rule("YK-53")
@pytest.mark.parametrize(
    ("token", "before", "after"),
    [
        ("sell copper", {"copper": 1}, {"yen": 2}),
        ("sell silk", {"silk": 1}, {"yen": 2}),
        ("sell tea", {"tea": 1}, {"yen": 1}),
        ("sell fish", {"fish": 1}, {"yen": 1}),
        ("buy copper", {"yen": 2}, {"copper": 1}),
        ("buy silk", {"yen": 2}, {"silk": 1}),
        ("buy tea", {"yen": 1}, {"tea": 1}),
        ("buy fish", {"yen": 1}, {"fish": 1}),
        ("buy import", {"yen": 4}, {"imports": 1}),
    ],
)
def test_every_exchange(token: str, before: dict[str, int], after: dict[str, int]) -> None:
    player = acting("chinatown", 2, **before).go(token).player()
    held = {**player.goods, "yen": player.yen, "imports": player.imports}
    assert {what: n for what, n in held.items() if n} == after


@pytest.mark.rule("YK-53")
def test_imports_are_bought_and_never_sold() -> None:
    table = acting("chinatown", 3, imports=2, yen=3)
    assert table.offers(0, "sell") == set()
    assert table.offers(0, "buy") == {"copper", "silk", "tea", "fish"}


@pytest.mark.rule("YK-53", "YK-117")
def test_the_result_of_an_exchange_may_be_used_in_the_next_or_one_stops() -> None:
    table = acting("chinatown", 5, copper=2).go("sell copper; sell copper; buy import")
    assert (table.player().imports, table.player().yen) == (1, 0)
    assert table.name() == "end"  # nothing left to exchange: not asked
    assert acting("chinatown", 5, tea=3).go("sell tea; done").name() == "end"


@pytest.mark.rule("YK-56", "YK-117", "D-11")
@pytest.mark.parametrize(("power", "most"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_the_agency_gives_up_to_four_pieces(power: int, most: int) -> None:
    table = acting("agency", power)
    assert table.name() == "hire"
    for _ in range(most):
        table.go("hire assistant")
    assert table.name() == "end"
    assert acting("agency", power).go("done").name() == "end"


@pytest.mark.rule("YK-56")
def test_several_assistants_come_by_one_answer() -> None:
    table = acting("agency", 5).go("hire assistants")
    assert table.player().assistants == 4 + 4
    assert table.name() == "end"


@pytest.mark.rule("YK-57", "CK-11")
def test_trading_houses_cost_four_five_six_seven() -> None:
    table = acting("agency", 5, yen=23)
    prices = [table.about(f"hire:{piece}") for piece in ("assistant", "shop", "house")]
    assert prices == ["free", "2 yen", "4 yen"]
    left = []
    for _ in range(4):
        table.go("hire house")
        left.append(table.player().yen)
    assert left == [19, 14, 8, 1]
    assert table.player().houses == 4


@pytest.mark.rule("YK-57", "YK-16")
def test_pieces_must_be_paid_for() -> None:
    assert acting("agency", 3, yen=1).offers(0, "hire") == {"assistant", "assistants"}
    table = acting("agency", 3, yen=2).go("hire shop")
    assert (table.player().yen, table.player().shops) == (0, 1)


@pytest.mark.rule("YK-142", "YK-57")
def test_only_what_is_left_comes_from_the_warehouse() -> None:
    who = Who(stored=0, on={"agency": 2}, yen=9, shops=2)
    table = scene(who).go("place tea; done; walk agency")
    assert table.offers(0, "hire") == {"shop", "house"}
    bare = Who(stored=0, on={"agency": 2}, yen=1)
    assert scene(bare).go("place tea; done; walk agency").name() == "end"


@pytest.mark.rule("YK-62")
def test_the_canal_has_no_action() -> None:
    assert ACTIONS["canal"].kind == "none"
    assert "canal" not in acting("bank", 1).offers(0, "walk")
