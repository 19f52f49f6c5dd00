"""Delivering to customers (RG-41 to RG-45)."""

from __future__ import annotations

import pytest

from engine.core.words import ref
from engine.games.river_of_gold.data import CUSTOMERS
from tests.games.river_of_gold.scenes import ALL_FULL, RiverScene, Who, goods, scene


def crane() -> RiverScene:
    """Crane holds what the merchant of the sixth region asks for."""
    who = Who(
        clan="crane",
        die=6,
        goods=goods(silk=1, rice=2),
        influence={6: 5},
        hand=("merchant_6", "elder_1"),
        boats=(14, 8),
    )
    return scene(who, deck=("monk_1", "monk_2", "monk_3"))


@pytest.mark.rule("WE-6", "RG-42", "RG-43", "RG-44", "RG-48", "D-17", "D-18")
def test_crane_delivers_to_the_merchant_of_the_bay() -> None:
    table = crane().answer(0, "deliver merchant_6")
    player = table.player(0)
    assert player.goods == goods()
    assert player.influence[6] == 8
    assert player.completed == ["merchant_6"]
    assert table.offers(0, "discard") == {"elder_1", "monk_1", "monk_2"}
    assert table.sealed
    table.answer(0, "discard elder_1")
    assert table.hand(0) == ["monk_1", "monk_2"]
    assert table.asked(0).name == "end"


@pytest.mark.rule("WE-6", "RG-43")
def test_from_then_on_each_journey_gives_three_koku_more() -> None:
    table = crane().answer(0, "deliver merchant_6; discard elder_1").end(0)
    for seat in (1, 2):
        table.answer(seat, "sail 1").end(seat)
    table.player(0).die = 1
    before = table.player(0).koku
    table.answer(0, "sail 1 koku")
    assert table.player(0).koku == before + 4 + 3 + 3


@pytest.mark.rule("RG-41", "D-18")
@pytest.mark.parametrize("die", range(1, 7))
def test_only_customers_of_the_region_of_the_die(die: int) -> None:
    hand = tuple(f"artisan_{region}" for region in range(1, 7))
    table = scene(Who(die=die, goods=ALL_FULL, hand=hand))
    assert table.offers(0, "deliver") == {f"artisan_{die}"}


@pytest.mark.rule("RG-42", "D-18")
@pytest.mark.parametrize("card", CUSTOMERS)
def test_the_goods_asked_for_must_all_be_held_and_are_handed_over(card: str) -> None:
    cost, region = CUSTOMERS[card].cost, CUSTOMERS[card].region
    other = "elder_1" if card != "elder_1" else "elder_2"
    who = Who(die=region, goods=cost, hand=(card, other), influence={region: 2})
    table = scene(who)
    assert card in table.offers(0, "deliver")
    table.answer(0, f"deliver {card}")
    assert table.player(0).goods == goods()
    for good in (good for good, n in cost.items() if n):
        short = Who(die=region, goods={**ALL_FULL, good: cost[good] - 1}, hand=(card,))
        assert scene(short).offers(0, "deliver") == set()


@pytest.mark.rule("RG-42", "RG-71")
def test_goods_may_first_be_traded() -> None:
    table = scene(Who(die=5, goods=goods(silk=2, rice=1), hand=("artisan_5",)))
    assert table.offers(0, "deliver") == set()
    table.answer(0, "trade silk>rice")
    assert table.offers(0, "deliver") == {"artisan_5"}


@pytest.mark.rule("RG-43")
def test_the_card_lies_open_and_the_others_see_it() -> None:
    table = crane().answer(0, "deliver merchant_6")
    assert table.said("rog-delivered", seat=0, customer=ref("customer", "merchant_6"))
    assert "merchant_6" not in table.hand(0)


@pytest.mark.rule("RG-44", "RG-105")
def test_drawing_two_and_discarding_one_is_not_optional() -> None:
    table = crane().answer(0, "deliver merchant_6")
    assert table.asked(0).at_least == 1
    assert {token.partition(":")[0] for token in table.asked(0).tokens()} == {"discard"}
    table.answer(0, "discard monk_2")
    assert table.hand(0) == ["elder_1", "monk_1"]


@pytest.mark.rule("RG-44")
def test_what_is_drawn_and_discarded_is_told_to_its_owner_only() -> None:
    table = crane().answer(0, "deliver merchant_6; discard elder_1")
    assert table.said("rog-drew", seat=0, n=2)
    assert table.said("rog-drew-what", seat=0, to=(0,))
    assert table.said("rog-discarded", seat=0)
    assert table.said("rog-discarded-what", to=(0,), customer=ref("customer", "elder_1"))
    public = [event for event in table.events if event.to is None]
    assert not [event for event in public if "elder_1" in str(event) or "monk" in str(event)]


@pytest.mark.rule("RG-45")
def test_a_short_deck_is_made_anew_from_the_discards() -> None:
    who = Who(die=3, goods=goods(silk=2), hand=("artisan_3", "elder_1"))
    table = scene(who, deck=("monk_1",), discarded=("monk_2",))
    discards = set(table.state.box.customers.discarded)
    table.answer(0, "deliver artisan_3")
    assert table.hand(0)[:2] == ["elder_1", "monk_1"]
    assert table.hand(0)[2] in discards
    assert table.state.box.customers.discarded == []
    assert set(table.state.box.customers.cards) == discards - set(table.hand(0))


@pytest.mark.rule("RG-45")
def test_the_new_deck_is_shuffled() -> None:
    who = Who(die=3, goods=goods(silk=2), hand=("artisan_3", "elder_1"))
    tables = [scene(who, deck=("monk_1",), seed=seed) for seed in range(8)]
    orders = {tuple(t.answer(0, "deliver artisan_3").state.box.customers.cards) for t in tables}
    assert len(orders) == len(tables)


def _last_cards(deck: tuple[str, ...]) -> RiverScene:
    """Everything but the deck is held or completed."""
    mine = ("artisan_3", "elder_1")
    cards = [card for card in CUSTOMERS if card not in (*mine, *deck)]
    nobles = tuple(card for card in cards if CUSTOMERS[card].type == "noble")
    others = tuple(card for card in cards if card not in nobles)
    who = Who(die=3, goods=goods(silk=2), hand=mine)
    rivals = Who(hand=(), completed=nobles), Who(hand=(), completed=others)
    return scene(who, *rivals, deck=deck)


@pytest.mark.rule("RG-107")
@pytest.mark.parametrize("deck", [(), ("monk_1",)])
def test_with_fewer_than_two_cards_nothing_is_discarded(deck: tuple[str, ...]) -> None:
    table = _last_cards(deck).answer(0, "deliver artisan_3")
    assert table.hand(0) == ["elder_1", *deck]
    assert table.asked(0).name == "end"


@pytest.mark.rule("RG-107")
def test_with_exactly_two_cards_one_is_discarded() -> None:
    table = _last_cards(("monk_1", "monk_2")).answer(0, "deliver artisan_3")
    assert table.offers(0, "discard") == {"elder_1", "monk_1", "monk_2"}
