"""Cards that take effect once, when they are completed."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng
from tests.games.import_export.scenes import Who, complete, sea


@pytest.mark.rule("IE-201", "IE-528")
@pytest.mark.parametrize(("before", "after"), [(10, 24), (12, 22), (11 * 2, 32)])
def test_almonds(before: int, after: int) -> None:
    assert complete("almonds", Who(credits=before)).credits(0) == (after,)


@pytest.mark.rule("IE-202", "IE-61")
@pytest.mark.idle("ammunition")
def test_ammunition_is_paid_by_those_with_illegal_goods() -> None:
    armed = Who(goods=("snakes", "foxes"), credits=4)
    table = complete(
        "ammunition", None, armed, Who(goods=("rice",)), Who(goods=("tanks",), credits=0)
    )
    assert table.credits() == (18, 2, 10, 0)


@pytest.mark.rule("IE-203", "IE-430")
def test_apples_add_a_card_and_use_it() -> None:
    table = complete("apples", Who(hand=("rice", "cups")))
    assert table.tokens() == ("add:rice",)
    assert table.asked(0).secret
    table.go("add rice")
    assert table.player().completed == ["apples", "rice"]
    assert table.credits(0) == (10 + 10 + 4,)
    assert not table.said("ie-island", card="rice")


@pytest.mark.rule("IE-203")
@pytest.mark.idle("apples")
def test_apples_without_an_agriculture_card() -> None:
    table = complete("apples", Who(hand=("cups",)))
    assert table.tokens() == ("none",)
    assert table.go("none").player().completed == ["apples"]


@pytest.mark.rule("IE-203", "IE-259")
def test_apples_count_for_a_card_that_includes_itself() -> None:
    assert complete("apples", Who(hand=("onions",))).go("add onions").credits(0) == (22,)


@pytest.mark.rule("IE-203", "IE-430", "IE-205")
def test_bamboo_added_by_apples_may_be_contracted_at_once() -> None:
    own = Who(hand=("bamboo",), goods=("rice",))
    table = complete("apples", own).go("add bamboo; ship 2")
    assert table.player().completed == ["apples"]
    assert [made.card for made in table.ship(0, 2).contracts] == ["bamboo"]


@pytest.mark.rule("IE-205")
def test_bamboo_is_contracted_again() -> None:
    table = complete("bamboo", Who(colour="yellow")).go("ship 2")
    assert [made.card for made in table.ship(0, 2).contracts] == ["bamboo"]
    assert table.player().completed == []


@pytest.mark.rule("IE-205")
@pytest.mark.idle("bamboo")
def test_bamboo_needs_its_level_and_may_stay() -> None:
    assert complete("bamboo", Who(colour="red")).player().completed == ["bamboo"]
    assert complete("bamboo", Who(colour="yellow")).go("none").player().completed == ["bamboo"]


@pytest.mark.rule("IE-205")
def test_bamboo_needs_a_ship_in_port() -> None:
    own = Who(colour="yellow", ships=(sea("cups", "pens"),))
    assert complete("bamboo", own).player().completed == ["bamboo"]


@pytest.mark.rule("IE-207", "IE-533")
def test_beer_is_sold_to_the_island() -> None:
    table = complete("beer", None, deck=("rice",)).go("sell")
    assert table.credits(0) == (22,)
    assert table.table.island == ["rice", "beer"]
    assert table.player().completed == []


@pytest.mark.rule("IE-207")
@pytest.mark.idle("beer")
def test_beer_is_kept() -> None:
    table = complete("beer").go("none")
    assert (table.player().completed, table.credits(0)) == (["beer"], (16,))


@pytest.mark.rule("IE-220", "IE-430")
def test_animal_feed_is_bought_by_the_first_who_wants_it() -> None:
    table = complete("animal-feed", Who(completed=("onions",)))
    table.go("none", 1).go("buy", 2)
    assert table.credits() == (10 + 6 + 6 + 2, 10, 4)
    assert table.player(2).completed == ["animal-feed"]
    assert table.player(0).completed == ["onions"]


@pytest.mark.rule("IE-220", "IE-61")
@pytest.mark.idle("animal-feed")
def test_animal_feed_is_kept_if_nobody_buys() -> None:
    table = complete("animal-feed", None, Who(credits=4), Who())
    assert table.waiting == (2,)
    assert table.go("none", 2).player().completed == ["animal-feed"]
    assert complete("animal-feed", None, Who(credits=6), Who(credits=0)).waiting == (1,)


@pytest.mark.rule("IE-223", "IE-62")
def test_cups() -> None:
    table = complete("cups", None)
    assert len(table.hand()) == 5
    assert table.said("ie-drew", seat=0, n=5)


@pytest.mark.rule("IE-224", "IE-61")
@pytest.mark.idle("snakes")
def test_snakes() -> None:
    assert complete("snakes", None, Who(credits=0), Who()).credits() == (18, 0, 8)


@pytest.mark.rule("IE-226")
def test_dinosaur_bones() -> None:
    rival = Who(goods=("beer", "soap"))
    table = complete(
        "dinosaur-bones", Who(goods=("rice",)), rival, island=("cups",), deck=("pens",)
    )
    table.go("give beer", 1)
    assert table.table.island == ["cups", "pens", "rice", "beer"]
    table.go("take beer; take cups")
    assert table.name() == "end"  # two, and no third
    assert table.player().goods == ["beer", "cups"]
    assert table.table.island == ["pens", "rice"]


@pytest.mark.rule("IE-226", "IE-45")
def test_dinosaur_bones_take_no_more_than_there_is_room_for() -> None:
    own = Who(goods=("rice", "pens", "shoes", "coffee", "honey"))
    table = complete("dinosaur-bones", own, island=("cups", "soap"))
    assert table.offers(0, "take") == set()  # first a good is given: five of four
    table.go("give rice")
    assert len(table.player().goods) == 4
    assert table.name() == "end"


@pytest.mark.rule("IE-226")
@pytest.mark.idle("dinosaur-bones")
def test_dinosaur_bones_may_take_nothing() -> None:
    table = complete("dinosaur-bones", None, island=("cups",)).go("none")
    assert table.player().goods == []


@pytest.mark.rule("IE-232", "IE-813")
@pytest.mark.parametrize("seed", range(1, 6))
def test_flamethrowers(seed: int) -> None:
    heads = Rng(seed).below(2) == 0
    table = complete("flamethrowers", Who(credits=10), Who(credits=2), Who(), seed=seed)
    assert table.credits() == ((22, 0, 6) if heads else (12, 4, 12))
    assert bool(table.said("ie-heads")) is heads


@pytest.mark.rule("IE-235")
def test_down_jackets_count_themselves() -> None:
    own = Who(completed=("rice", "laptops"))
    assert complete("down-jackets", own).credits(0) == (10 + 6 + 6,)


@pytest.mark.rule("IE-241", "IE-603")
def test_hawaiian_salt() -> None:
    table = complete(
        "hawaiian-salt", Who(hand=("honey",)), Who(hand=("rice", "cups")), Who(hand=("coffee",))
    )
    assert table.credits(0) == (10 + 10 + 4,)
    assert set(table.hand()) == {"honey", "rice", "coffee"}
    assert table.hand(1) == ["cups"]
    assert len(table.said("ie-reveals")) == 3


@pytest.mark.rule("IE-243", "IE-432")
def test_honey_counts_all_agriculture_goods() -> None:
    table = complete(
        "honey", Who(goods=("rice",)), Who(goods=("coffee", "cups"), completed=("ferraris",))
    )
    assert table.credits(0) == (10 + 6 + 6,)


@pytest.mark.rule("IE-252", "IE-527", "IE-603")
@pytest.mark.parametrize(
    ("deck", "n", "credits"),
    [
        (("mri-machines", "teslas", "laptops"), 3, 4),
        (("rice", "honey"), 2, 2),
        (("rice", "cups", "teslas", "foxes", "laptops", "pens"), 6, 6),
    ],
)
def test_massage_tables(deck: tuple[str, ...], n: int, credits: int) -> None:
    table = complete("massage-tables", None, deck=("beer", *deck))  # beer comes to the island
    assert len(table.hand()) == n
    assert table.credits(0) == (10 + 10 + credits,)
    assert table.said("ie-drew-shown", seat=0)


@pytest.mark.rule("IE-252", "IE-809")
@pytest.mark.idle("massage-tables")
def test_massage_tables_with_a_short_deck() -> None:
    table = complete("massage-tables", None, deck=("beer", "rice"), only_deck=True)
    assert (table.hand(), table.credits(0)) == (["rice"], (22,))
    assert table.table.ended == "deck"


@pytest.mark.rule("IE-263")
def test_pens_count_all_consumer_goods() -> None:
    assert complete("pens", Who(goods=("cups",)), Who(goods=("soap", "rice"))).credits(0) == (24,)


@pytest.mark.rule("IE-268")
def test_potatoes() -> None:
    table = complete("potatoes")
    assert (table.credits(0), len(table.hand())) == ((18,), 2)
