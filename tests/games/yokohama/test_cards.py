"""Laboratories and ports (YK-14, YK-58 to YK-61, YK-121, YK-127, YK-128, YK-135)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.words import msg
from engine.games.yokohama import rules
from engine.games.yokohama.sheets import STANDARD
from engine.games.yokohama.texts import order_name
from tests.games.yokohama.scenes import CityScene, Who, scene

LAB = ("ball_1", "winery_1", "tram_1", "telegraph_1", "ball_2", "exposition_1")
PORT = tuple(f"order_{n}" for n in ("11", "12", "13", "14", "15", "16"))


def at_lab(power: int, cards: tuple[str, ...] = LAB, **more: Any) -> CityScene:
    """A player acts in Laboratory A with this Power."""
    on = {"lab_a": power - 1}
    given: dict[str, Any] = {"hand": 0, "on": on, "shops": 0}
    who = Who(**given | more)
    table = scene(who, boards={"lab_a": cards}, tokens={"lab_a": None})
    return table.go("place none; walk lab_a")


def at_port(
    power: int, cards: tuple[str, ...] = PORT, deck: tuple[str, ...] | None = None, **more: Any
) -> CityScene:
    """A player acts in Port A with this Power."""
    given: dict[str, Any] = {"hand": 0, "on": {"port_a": power - 1}, "shops": 0}
    who = Who(**given | more)
    table = scene(who, boards={"port_a": cards}, deck=deck, tokens={"port_a": None})
    return table.go("place none; walk port_a")


@pytest.mark.rule("YK-58", "D-12")
@pytest.mark.parametrize(
    ("power", "yen", "imports", "slots"),
    [
        (4, 0, 0, {"2"}),  # winery: value 4 on the first slots
        (5, 0, 0, {"1", "2", "4"}),  # ball 5, telegraph 4 + 1
        (5, 2, 0, {"1", "2", "3", "4"}),  # tram 5 + 1
        (5, 0, 2, {"1", "2", "3", "4", "5"}),  # the second ball on the fifth slot: 5 + 2
        (5, 4, 2, {"1", "2", "3", "4", "5", "6"}),  # exposition 7 + 2
        (2, 3, 0, set()),
        (2, 4, 0, {"2"}),
    ],
)
def test_cards_cost_value_and_surcharge(
    power: int, yen: int, imports: int, slots: set[str]
) -> None:
    table = at_lab(power, yen=yen, imports=imports)
    assert (table.offers(0, "take") if table.name() == "research" else set()) == slots
    assert table.player().technologies == []


@pytest.mark.rule("EX-15", "YK-59")
def test_luca_pays_two_yen_for_the_tram_on_the_third_slot() -> None:
    who = Who(hand=0, on={"lab_a": 3}, shop_on={"lab_a": 1}, shops=0, yen=3)
    table = scene(who, boards={"lab_a": LAB}, research=None, tokens={"lab_a": None}).go(
        "place none; walk lab_a; take 3"
    )
    assert table.player().yen == 1
    assert rules.owns(table.table, 0, "tram")
    cards = table.table.boards["lab_a"]
    assert cards[:5] == ["ball_1", "winery_1", "telegraph_1", "ball_2", "exposition_1"]
    assert len(cards) == 6
    assert table.sealed


@pytest.mark.rule("YK-59")
def test_with_an_empty_deck_the_slot_stays_empty() -> None:
    titles = list(dict.fromkeys(card.technology for card in STANDARD.cards.values()))
    doubles = [card for card in STANDARD.cards if card.endswith("_2") and card not in LAB]
    singles = [f"{title}_1" for title in titles if f"{title}_1" not in LAB]
    who = Who(hand=0, on={"lab_a": 4}, shops=0)
    others = (Who(technologies=singles), Who(technologies=doubles))
    table = scene(who, *others, boards={"lab_a": LAB}, research=(), tokens={"lab_a": None})
    table.go("place none; walk lab_a; take 2")
    assert table.table.boards["lab_a"] == [card for card in LAB if card != "winery_1"]
    assert not table.sealed


@pytest.mark.rule("YK-14", "YK-58")
def test_a_title_is_never_owned_twice() -> None:
    table = at_lab(5, yen=9, imports=3, technologies=("ball",), cards=("ball_2", *LAB[1:4]))
    assert table.offers(0, "take") & set("1234") == {"2", "3", "4"}


@pytest.mark.rule("YK-58", "YK-127", "CK-10")
@pytest.mark.parametrize(("yen", "imports", "legal"), [(1, 0, False), (2, 0, True), (0, 1, True)])
def test_the_fourth_technology_costs_extra(yen: int, imports: int, legal: bool) -> None:
    cards = ("winery_1", *("tram_1", "exposition_1", "ball_1"))
    owned = ("telegraph", "newspaper", "patent_system")
    table = at_lab(4, cards=cards, yen=yen, imports=imports, technologies=owned)
    assert (table.name() == "research" and "1" in table.offers(0, "take")) is legal
    if legal:
        table.go("take 1")
        assert (table.player().yen, table.player().imports) == (0, 0)


@pytest.mark.rule("YK-127")
def test_the_third_technology_does_not() -> None:
    table = at_lab(4, technologies=("newspaper", "patent_system"))
    assert table.offers(0, "take") == {"2"}


@pytest.mark.rule("HI-8", "YK-128", "YK-58")
@pytest.mark.parametrize(
    ("power", "yen", "imports", "shares"),
    [(4, 4, 2, [2]), (4, 3, 2, None), (5, 4, 2, [1, 2]), (4, 6, 2, [1, 2])],
)
def test_value_five_on_the_fifth_slot_with_three_owned(
    power: int, yen: int, imports: int, shares: list[int] | None
) -> None:
    owned = ("telegraph", "newspaper", "patent_system")
    cards = ("exposition_1", "station_1", "winery_1", "winery_2", "ball_1")
    table = at_lab(power, cards=cards, yen=yen, imports=imports, technologies=owned)
    assert ("5" in table.offers(0, "take")) is (shares is not None)
    if shares:
        table.go("take 5")
        offered = table.offers(0, "pay") if table.name() == "pay" else set()
        assert offered == ({str(n) for n in shares} if len(shares) > 1 else set())
        if offered:
            table.go(f"pay {shares[0]}")
            assert table.player().imports == imports - shares[0]
        else:
            assert (table.player().yen, table.player().imports) == (0, 0)


@pytest.mark.rule("YK-128")
def test_half_units_do_not_exist() -> None:
    table = at_lab(3, yen=3, imports=0, cards=("winery_1", "ball_1"))
    assert table.offers(0, "take") & set("12") == {"1"}
    assert table.go("take 1").player().yen == 1


@pytest.mark.rule("YK-116", "D-12")
def test_nobody_must_take_a_technology() -> None:
    table = at_lab(5).go("skip")
    assert table.player().technologies == []
    assert table.name() == "end"


@pytest.mark.rule("HI-9", "YK-58", "YK-71", "YK-72")
def test_after_gaining_a_technology() -> None:
    british = "order_01"
    who = Who(
        hand=0,
        on={"lab_a": 3},
        technologies=("patent_system", "printing_press"),
        completed=(british,),
    )
    table = scene(
        who, boards={"lab_a": ("gas_lighting_2", *LAB[:4])}, tiles={"lab_a": "building_01"}
    )
    table.go("place none; walk lab_a; take 1")
    assert (table.player().vp, table.player().yen) == (2, 1)
    assert table.player().agents == ["gb"]
    keys = [event.key for event in table.events]
    assert keys.index("yk-agent") > keys.index("yk-gained")
    assert keys.index("yk-refilled") > keys.index("yk-agent")
    table.go("build shop 1")
    assert table.player().vp == 2 + 3 + 2


@pytest.mark.rule("HI-4", "YK-81", "D-13")
def test_a_station_bought_here_gives_no_token_now() -> None:
    who = Who(hand=0, on={"lab_a": 3}, yen=4)
    table = scene(who, boards={"lab_a": ("station_1", *LAB[:4])})
    table.go("place none; walk lab_a; take 1")
    assert table.offers(0, "station") == set(table.table.city) - {"canal"}
    table.go("station lab_a")
    assert table.name() == "build"
    table.go("skip")
    assert rules.power(table.table, 1, "lab_a") == 1


@pytest.mark.rule("YK-60", "D-14")
@pytest.mark.parametrize(("power", "slots"), [(2, "12"), (3, "1234"), (4, "123456"), (5, "123456")])
def test_power_reaches_the_levels_of_slots(power: int, slots: str) -> None:
    assert at_port(power).offers(0, "take") == set(slots)


@pytest.mark.rule("YK-60", "YK-116", "YK-121", "HI-14")
def test_power_five_brings_three_points_also_without_a_card() -> None:
    assert at_port(5).go("skip").player().vp == 3
    full = at_port(5, orders=("order_01", "order_02", "order_03"))
    assert (full.player().vp, full.name()) == (3, "end")
    assert len(full.orders()) == 3


@pytest.mark.rule("YK-60", "EX-16", "YK-61")
def test_luca_takes_two_orders_of_port_a_for_two_yen() -> None:
    table = at_port(3, yen=2, orders=("order_01",)).go("take 1")
    assert table.offers(0, "take") == {"2", "3", "4"}
    table.go("take 3")
    assert table.orders() == ["order_01", "order_11", "order_13"]
    assert table.player().yen == 0
    assert table.table.boards["port_a"][:4] == ["order_12", "order_14", "order_15", "order_16"]
    assert len(table.table.boards["port_a"]) == 6
    assert table.sealed


@pytest.mark.rule("YK-60", "D-14")
def test_the_second_order_costs_two_yen_or_one_import() -> None:
    both = at_port(3, yen=2, imports=1).go("take 1")
    assert both.asked(0).prompt.args["price"] == msg("yk-units", yen=2, imports=1)
    assert both.option("take:2").final is None  # how to pay is asked first
    both.go("take 2")
    assert both.offers(0, "pay") == {"0", "1"}
    assert both.go("pay 1").player().yen == 2
    assert both.said("yk-took", paid=msg("yk-costs", what=(msg("yk-amount-imports", n=1),)))
    poor = at_port(3, yen=1).go("take 1")
    assert len(poor.orders()) == 1  # not asked: nobody could pay


@pytest.mark.rule("YK-121")
def test_before_a_second_order_one_reads_which_the_first_is() -> None:
    table = at_port(3, yen=2).go("take 2")
    asked = table.asked(0)
    assert asked.name == "second"
    assert asked.prompt.args["order"] == order_name(STANDARD.orders[PORT[1]])


@pytest.mark.parametrize(("held", "second"), [(0, True), (1, True), (2, False)])
def test_the_hand_limit_allows_a_pair_with_one_order_in_hand(held: int, second: bool) -> None:
    orders = ("order_01", "order_02")[:held]
    table = at_port(3, yen=4, orders=orders).go("take 1")
    assert (table.name() == "second") is second


@pytest.mark.rule("YK-121")
def test_a_pair_needs_two_cards_within_reach() -> None:
    table = at_port(2, yen=4, cards=PORT[:1], deck=())
    table.go("take 1")
    assert table.orders() == [PORT[0]]


@pytest.mark.rule("YK-60", "YK-117")
def test_one_card_is_free_and_lower_levels_may_be_taken() -> None:
    table = at_port(4, yen=2).go("take 1; done")
    assert (table.player().yen, len(table.orders())) == (2, 1)


@pytest.mark.rule("HI-14", "YK-61", "YK-91", "YK-135")
@pytest.mark.parametrize(
    ("deck", "ends"), [(("order_20",), True), (("order_20", "order_21"), False)]
)
def test_the_end_is_near_only_if_a_slot_stays_empty(deck: tuple[str, ...], ends: bool) -> None:
    table = at_port(3, yen=2, orders=("order_01",), deck=deck).go("take 2; take 3")
    assert table.table.boards["port_a"][:4] == ["order_11", "order_14", "order_15", "order_16"]
    assert table.table.boards["port_a"][4:] == list(deck)
    assert (table.table.last_round == 4) is ends
    assert bool(table.said("yk-end-near")) is ends


@pytest.mark.rule("HI-14", "YK-135")
def test_after_the_last_card_the_next_order_taken_anywhere_ends() -> None:
    table = at_port(2, deck=()).go("take 1")
    assert table.table.last_round == 4


def test_options_that_show_new_cards_say_so() -> None:
    table = at_port(3, yen=2).go("take 1")
    assert all(option.final is not None for option in table.asked(0).options)
    assert table.option("take:2").spends
    assert not table.option("done").spends
    empty = at_port(3, yen=2, deck=())
    assert empty.option("take:1").final is None
    assert not empty.go("take 1").option("take:2").spends
    first = at_port(2).option("take:1")
    assert (first.final is None, first.spends) == (False, False)  # the first order is free
    free, paid = at_lab(4), at_lab(3, yen=3)
    assert (free.option("take:2").spends, paid.option("take:2").spends) == (False, True)
    mixed = at_lab(4, yen=2, imports=1)
    assert (mixed.option("take:1").final, mixed.option("take:1").spends) == (None, False)
    assert all(option.final and option.spends for option in mixed.go("take 1").asked(0).options)


@pytest.mark.rule("YK-61")
def test_an_order_taken_goes_to_the_hand_and_everybody_sees_which() -> None:
    table = at_port(2).go("take 2")
    assert table.orders() == ["order_12"]
    assert table.said("yk-took", seat=0)
